@ruleset:summary @section:4
Feature: 4 Control: loyalty

  Nobody argues about loyalty under Rebel Control. Where a rebellion was stopped it is argued about again, and
  the Rebel Control marker lies on the political track beside the loyalty marker.

  Background:
    Given the scenario "The Varu Powderkeg"

  @rule:4.6
  Rule: No Coup or Diplomacy under Rebel Control

    Scenario Outline: The <side> Player sends <character> on <mission>
      Given it is the <side> Player's Mission Phase
      And Solvia is under Rebel Control
      And Cercis is under Imperial Control
      And <character> is in Solvia Urban
      When the <side> Player sends <character> on <mission> in Solvia Urban
      Then the order should be refused

      Examples:
        | side     | character   | mission   |
        | Rebel    | Vudot Vodot | Coup      |
        | Rebel    | Vudot Vodot | Diplomacy |
        | Imperial | Gelba       | Coup      |
        | Imperial | Gelba       | Diplomacy |

    Scenario Outline: The <side> Player sends <character> on <mission>, while a Line holds Solvia and nobody controls it
      Given it is the <side> Player's Mission Phase
      And Solvia is under Rebel Control
      And Cercis is under Imperial Control
      And the PDB on Solvia is Down at level 1
      And Line 1 is in Solvia Wild
      And <character> is in Solvia Urban
      When the <side> Player sends <character> on <mission> in Solvia Urban
      Then the order should be refused

      Examples:
        | side     | character   | mission   |
        | Rebel    | Vudot Vodot | Coup      |
        | Rebel    | Vudot Vodot | Diplomacy |
        | Imperial | Gelba       | Coup      |
        | Imperial | Gelba       | Diplomacy |

    Scenario Outline: The <side> Player sends <character> on <mission>, under Imperial Control
      Given it is the <side> Player's Mission Phase
      And Solvia is under Imperial Control
      And <character> is in Solvia Urban
      When the <side> Player sends <character> on <mission> in Solvia Urban
      Then the mission of <character> should be active

      Examples:
        | side     | character   | mission   |
        | Rebel    | Vudot Vodot | Coup      |
        | Rebel    | Vudot Vodot | Diplomacy |
        | Imperial | Gelba       | Coup      |
        | Imperial | Gelba       | Diplomacy |

    Scenario Outline: The <side> Player sends <character> on <mission>, in Rebellion Stopped
      Given it is the <side> Player's Mission Phase
      And Solvia is in Rebellion Stopped
      And the loyalty of Solvia is Dissent
      And the Rebel Control marker of Solvia is on Dissent
      And <character> is in Solvia Urban
      When the <side> Player sends <character> on <mission> in Solvia Urban
      Then the mission of <character> should be active

      Examples:
        | side     | character   | mission   |
        | Rebel    | Vudot Vodot | Coup      |
        | Rebel    | Vudot Vodot | Diplomacy |
        | Imperial | Gelba       | Coup      |
        | Imperial | Gelba       | Diplomacy |

    Scenario Outline: The <side> Player sends <character> on Gather Information, under Rebel Control
      Given it is the <side> Player's Mission Phase
      And Solvia is under Rebel Control
      And Cercis is under Imperial Control
      And <character> is in Solvia Urban
      When the <side> Player sends <character> on Gather Information in Solvia Urban
      Then the mission of <character> should be active

      Examples:
        | side     | character   |
        | Rebel    | Vudot Vodot |
        | Imperial | Gelba       |

  @rule:4.7
  Rule: Both markers shift together in Rebellion Stopped

    Scenario Outline: <mission> of the <side> Player, with <letters>, from <before>
      Given it is the <side> Player's Mission Phase
      And Solvia is in Rebellion Stopped
      And the loyalty of Solvia is <before>
      And the Rebel Control marker of Solvia is on <before>
      And <character> is in Solvia Urban
      And the <side> Player has sent <character> on <mission> in Solvia Urban
      And the <side> Player has drawn <cards> in Solvia Urban
      When the <side> Player stops the missions in Solvia Urban
      Then the loyalty of Solvia should be <after>
      And the Rebel Control marker of Solvia should be on <after>

      Examples:
        | side     | character       | mission   | letters     | cards           | before  | after   |
        | Imperial | Jon Kidu        | Coup      | one letter  | card 77         | Unrest  | Dissent |
        | Imperial | Jon Kidu        | Coup      | two letters | cards 77 and 87 | Unrest  | Neutral |
        | Rebel    | Tourag          | Coup      | one letter  | card 77         | Dissent | Unrest  |
        | Imperial | Senator Dermond | Diplomacy | one letter  | card 73         | Unrest  | Dissent |
        | Rebel    | Tourag          | Diplomacy | one letter  | card 73         | Dissent | Unrest  |

    Scenario: Odd manners spoil Diplomacy, and loyalty shifts
      Given it is the Rebel Player's Mission Phase
      And Solvia is in Rebellion Stopped
      And the loyalty of Solvia is Unrest
      And the Rebel Control marker of Solvia is on Unrest
      And Tourag is in Solvia Urban
      And the Rebel Player has sent Tourag on Diplomacy in Solvia Urban
      When the Rebel Player draws card 90 in Solvia Urban
      Then the loyalty of Solvia should be Dissent
      And the Rebel Control marker of Solvia should be on Dissent

    Scenario Outline: A civil war makes the <side> Player lose what he has won, from <before>
      Given it is the <side> Player's Mission Phase
      And Solvia is in Rebellion Stopped
      And the loyalty of Solvia is <before>
      And the Rebel Control marker of Solvia is on <before>
      And <character> is in Solvia Urban
      And the <side> Player has sent <character> on Diplomacy in Solvia Urban
      When the <side> Player draws card 82 in Solvia Urban
      Then the loyalty of Solvia should be Neutral
      And the Rebel Control marker of Solvia should be on Neutral

      Examples:
        | side     | character       | before  |
        | Rebel    | Tourag          | Unrest  |
        | Rebel    | Tourag          | Dissent |
        | Imperial | Senator Dermond | Loyal   |

    Scenario: A second shift, in the next Mission Phase
      Given it is the Rebel Player's Mission Phase
      And Solvia is in Rebellion Stopped
      And the loyalty of Solvia is Unrest
      And the Rebel Control marker of Solvia is on Unrest
      And Tourag is in Solvia Urban
      And Jon Kidu is in Solvia Urban
      And the Rebel Player has sent Tourag on Diplomacy in Solvia Urban
      And the Rebel Player has drawn card 90 in Solvia Urban
      And both players have passed until the Imperial Player's Mission Phase
      And the Imperial Player has sent Jon Kidu on Coup in Solvia Urban
      And the Imperial Player has drawn card 77 in Solvia Urban
      When the Imperial Player stops the missions in Solvia Urban
      Then the loyalty of Solvia should be Neutral
      And the Rebel Control marker of Solvia should be on Neutral
