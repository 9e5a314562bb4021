@ruleset:summary @section:12
Feature: 12 Rebellion: loyalty and control

  Nobody controls a planet in Rebellion, and its loyalty is out of the question: no Coup, no Diplomacy, and no
  event that moves the loyalty marker.

  Background:
    Given the scenario "The Varu Powderkeg"
    And it is the Rebel Player's Mission Phase

  @rule:12.16
  Rule: Rebellion ends Imperial control

    Scenario Outline: <pieces> are in Solvia Urban, and the PDB is <PDB>
      Given the loyalty of Solvia is Unrest
      And the PDB on Solvia is <PDB>
      And <pieces> are in Solvia Urban
      And Kogus is in Solvia Wild
      And the Rebel Player has sent Kogus on Start Rebellion in Solvia Wild
      And the Rebel Player will raise 1 Rebel Wild 1-0 in Solvia Wild
      When the Rebel Player draws card 92 in Solvia Wild
      Then Solvia should be controlled by nobody
      And <pieces> should be in Solvia Urban
      And Horon should be controlled by the Imperial Player

      Examples:
        | PDB             | pieces                                |
        | Up at level 2   | Line 1 and Line 2                     |
        | Up at level 0   | Militia 1 and Militia 2               |
        | Down at level 1 | Line 1 and Patrol 1                   |
        | Up at level 2   | Redjac and Gelba                      |

    Scenario: The planet does not rebel
      Given the loyalty of Solvia is Unrest
      And the PDB on Solvia is Up at level 2
      And Line 1 and Line 2 are in Solvia Urban
      And Kogus is in Solvia Wild
      And the Rebel Player has sent Kogus on Start Rebellion in Solvia Wild
      When the Rebel Player draws card 71 in Solvia Wild
      Then 1 Action Card should be drawn
      And Solvia should be controlled by the Imperial Player

    Scenario: A ship comes to Solvia, which has rebelled
      Given the loyalty of Solvia is Unrest
      And the PDB on Solvia is Up at level 2
      And Line 1 is in Solvia Urban
      And Kogus is in Solvia Wild
      And Adam Starlight is in Cercis Wild
      And Adam Starlight holds the Star Cruiser
      And the Rebel Player has sent Kogus on Start Rebellion in Solvia Wild
      And the Rebel Player will raise 1 Rebel Wild 1-0 in Solvia Wild
      And the Rebel Player has drawn card 92 in Solvia Wild
      And both players have passed until the Rebel Player's Movement Segment
      And the detection die would be 1
      When the Rebel Player moves Adam Starlight and the Star Cruiser to Solvia Subterranean
      Then Adam Starlight should be in Solvia Subterranean
      And 0 detection dice should be rolled

    Scenario: A ship comes to Solvia, which has not rebelled
      Given the loyalty of Solvia is Unrest
      And the PDB on Solvia is Up at level 2
      And Line 1 is in Solvia Urban
      And Kogus is in Solvia Wild
      And Adam Starlight is in Cercis Wild
      And Adam Starlight holds the Star Cruiser
      And the Rebel Player has sent Kogus on Start Rebellion in Solvia Wild
      And the Rebel Player has drawn card 71 in Solvia Wild
      And the Rebel Player has stopped the missions in Solvia Wild
      And both players have passed until the Rebel Player's Movement Segment
      And the detection die would be 1
      When the Rebel Player moves Adam Starlight and the Star Cruiser to Solvia Subterranean
      Then Adam Starlight should be in Solvia Subterranean
      And 1 detection die should be rolled

  @rule:12.24
  Rule: No Coup or Diplomacy during Rebellion

    Scenario Outline: <character> is sent on <mission> in <environ>, in Rebellion
      Given it is the <side> Player's Mission Phase
      And Solvia is in Rebellion
      And <character> is in <environ>
      When the <side> Player sends <character> on <mission> in <environ>
      Then the order should be refused

      Examples:
        | side     | character   | mission   | environ             |
        | Rebel    | Odene Hobar | Coup      | Solvia Urban        |
        | Rebel    | Odene Hobar | Diplomacy | Solvia Urban        |
        | Rebel    | Odene Hobar | Diplomacy | Solvia Subterranean |
        | Imperial | Saytar      | Coup      | Solvia Urban        |
        | Imperial | Saytar      | Diplomacy | Solvia Urban        |
        | Imperial | Saytar      | Diplomacy | Solvia Wild         |

    Scenario Outline: <character> is sent on <mission> in <environ>, under Imperial Control
      Given it is the <side> Player's Mission Phase
      And Solvia is under Imperial Control
      And <character> is in <environ>
      When the <side> Player sends <character> on <mission> in <environ>
      Then the mission of <character> should be active

      Examples:
        | side     | character   | mission   | environ             |
        | Rebel    | Odene Hobar | Coup      | Solvia Urban        |
        | Rebel    | Odene Hobar | Diplomacy | Solvia Urban        |
        | Rebel    | Odene Hobar | Diplomacy | Solvia Subterranean |
        | Imperial | Saytar      | Coup      | Solvia Urban        |
        | Imperial | Saytar      | Diplomacy | Solvia Urban        |
        | Imperial | Saytar      | Diplomacy | Solvia Wild         |

    Scenario: Solvia has just rebelled, in another environ
      Given the loyalty of Solvia is Unrest
      And Kogus is in Solvia Wild
      And Odene Hobar is in Solvia Urban
      And the Rebel Player has sent Kogus on Start Rebellion in Solvia Wild
      And the Rebel Player will raise 1 Rebel Wild 1-0 in Solvia Wild
      And the Rebel Player has drawn card 92 in Solvia Wild
      When the Rebel Player sends Odene Hobar on Diplomacy in Solvia Urban
      Then the order should be refused

  @rule:12.25
  Rule: Rebellion freezes the loyalty marker

    Scenario Outline: A civil war is blamed on the <side> Player
      Given it is the <side> Player's Mission Phase
      And Solvia is in Rebellion
      And <character> is in Solvia Wild
      And the <side> Player has sent <character> on Gather Information in Solvia Wild
      When the <side> Player draws card 79 in Solvia Wild
      Then 1 Action Card should be drawn
      And no loyalty but Unrest should be in use on Solvia
      And Solvia should be in Rebellion

      Examples:
        | side     | character |
        | Rebel    | Kogus     |
        | Imperial | Saytar    |

    Scenario: A civil war without Rebellion
      Given Solvia is under Imperial Control
      And the loyalty of Solvia is Unrest
      And Kogus is in Solvia Wild
      And the Rebel Player has sent Kogus on Gather Information in Solvia Wild
      When the Rebel Player draws card 79 in Solvia Wild
      Then the loyalty of Solvia should be Neutral

    Scenario: A Coup is betrayed after Angoff has rebelled
      Given the scenario "Flight to Egrix"
      And the loyalty of Angoff is Unrest
      And Kogus, Adam Starlight and Scott Rubel are in Angoff Urban
      And the Rebel Player has sent Kogus on Start Rebellion in Angoff Urban
      And the Rebel Player has sent Adam Starlight on Coup in Angoff Urban
      And the Rebel Player has sent Scott Rubel on Gather Information in Angoff Urban
      And the Rebel Player will raise 1 Rebel Urban 2-1 in Angoff Urban
      And the Rebel Player has drawn card 80 in Angoff Urban
      And the coup aborted die would be 4
      When the Rebel Player draws card 93 in Angoff Urban
      Then 1 Action Card should be drawn
      And no loyalty but Unrest should be in use on Angoff
      And Angoff should be in Rebellion

    Scenario: A Coup is betrayed on Angoff at peace
      Given the scenario "Flight to Egrix"
      And the loyalty of Angoff is Unrest
      And Kogus and Adam Starlight are in Angoff Urban
      And the Rebel Player has sent Kogus on Gather Information in Angoff Urban
      And the Rebel Player has sent Adam Starlight on Coup in Angoff Urban
      And the Rebel Player has drawn card 80 in Angoff Urban
      And the coup aborted die will be 4
      When the Rebel Player draws card 93 in Angoff Urban
      Then the loyalty of Angoff should be Dissent

    Scenario: Diplomacy goes wrong after Solvia has rebelled
      Given the loyalty of Solvia is Unrest
      And Kogus, Odene Hobar and Adam Starlight are in Solvia Wild
      And the Rebel Player has sent Kogus on Start Rebellion in Solvia Wild
      And the Rebel Player has sent Odene Hobar on Diplomacy in Solvia Wild
      And the Rebel Player has sent Adam Starlight on Gain Characters in Solvia Wild
      And the Rebel Player will raise 1 Rebel Wild 1-0 in Solvia Wild
      And the Rebel Player has drawn card 92 in Solvia Wild
      When the Rebel Player draws card 93 in Solvia Wild
      Then 1 Action Card should be drawn
      And no loyalty but Unrest should be in use on Solvia
      And Solvia should be in Rebellion

    Scenario: Diplomacy goes wrong on Solvia at peace
      Given the loyalty of Solvia is Unrest
      And Odene Hobar and Adam Starlight are in Solvia Wild
      And the Rebel Player has sent Odene Hobar on Diplomacy in Solvia Wild
      And the Rebel Player has sent Adam Starlight on Gain Characters in Solvia Wild
      And the Rebel Player has drawn card 92 in Solvia Wild
      When the Rebel Player draws card 93 in Solvia Wild
      Then the loyalty of Solvia should be Dissent

    Scenario: The loyalty marker lies where it was when a Rebellion with a civil war is over
      Given Solvia is in Rebellion
      And Kogus is in Solvia Wild
      And Saytar is in Solvia Subterranean
      And the Rebel Player has sent Kogus on Gather Information in Solvia Wild
      And the Rebel Player has drawn card 79 in Solvia Wild
      And the Rebel Player has stopped the missions in Solvia Wild
      And both players have passed until the Imperial Player's Mission Phase
      And the Imperial Player has sent Saytar on Stop Rebellion in Solvia Subterranean
      And the Imperial Player has drawn cards 70 and 85 in Solvia Subterranean
      When the Imperial Player draws card 82 in Solvia Subterranean
      Then Solvia should be in Rebellion Stopped
      And the loyalty of Solvia should be Unrest
