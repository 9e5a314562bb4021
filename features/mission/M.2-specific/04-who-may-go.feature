@ruleset:mission @section:M.2
Feature: M.2 Specific: missions of one player

  To subvert troops, to search for possessions and to found camps is work for Rebels; and whoever would gather
  information on a planet of his own must have it to himself.

  Background:
    Given the scenario "The Varu Powderkeg"

  @rule:M.2.9
  Rule: Subverting and scavenging are Rebel work

    Scenario Outline: The Imperial Player sends <character> on <mission>
      Given it is the Imperial Player's Mission Phase
      And <character> is in <environ>
      And <unit> is in <environ>
      And Zina Adora is in Horon Liquid
      When the Imperial Player sends <character> on <mission> in <environ>
      Then the order should be refused

      Examples:
        | character | mission                  | environ     | unit             |
        | Gelba     | Subvert Troops           | Cercis Wild | Rebel Wild 1-0 1 |
        | Redjac    | Subvert Troops           | Solvia Wild | Militia 1        |
        | Gelba     | Scavenge for Possessions | Solvia Wild | Rebel Wild 1-0 1 |
        | Redjac    | Scavenge for Possessions | Solvia Wild | Militia 1        |

    Scenario Outline: The Rebel Player sends <character> on <mission>
      Given it is the Rebel Player's Mission Phase
      And <character> is in Solvia Wild
      And Militia 1 is in Solvia Wild
      When the Rebel Player sends <character> on <mission> in Solvia Wild
      Then the mission of <character> should be active

      Examples:
        | character   | mission                  |
        | Zina Adora  | Subvert Troops           |
        | Zina Adora  | Scavenge for Possessions |
        | Vudot Vodot | Scavenge for Possessions |

    Scenario: Zina Adora subverts a Militia
      Given it is the Rebel Player's Mission Phase
      And Zina Adora is in Solvia Wild
      And Militia 1 and Line 1 are in Solvia Wild
      And the Rebel Player has sent Zina Adora on Subvert Troops in Solvia Wild
      And the Rebel Player has drawn card 92 in Solvia Wild
      And the Rebel Player will pick Militia 1
      When the Rebel Player stops the missions in Solvia Wild
      Then Militia 1 should be out of play
      And 1 Rebel Wild 1-0 should be in Solvia Wild
      And Line 1 should be in Solvia Wild

  @rule:M.2.10
  Rule: Only Rebels found camps

    Scenario Outline: The Imperial Player sends <group>
      Given it is the Imperial Player's Mission Phase
      And the loyalty of Solvia is <loyalty>
      And <group> <are> in <environ>
      When the Imperial Player sends <group> on Start Rebel Camp in <environ>
      Then the order should be refused

      Examples:
        | group            | are | environ      | loyalty   |
        | Gelba            | is  | Solvia Wild  | Loyal     |
        | Redjac           | is  | Solvia Urban | Patriotic |
        | Gelba and Redjac | are | Solvia Wild  | Loyal     |

    Scenario Outline: The Rebel Player sends <group>
      Given it is the Rebel Player's Mission Phase
      And the loyalty of Solvia is <loyalty>
      And <group> <are> in <environ>
      When the Rebel Player sends <group> on Start Rebel Camp in <environ>
      Then the mission of <group> should be active

      Examples:
        | group                | are | environ      | loyalty   |
        | Kogus                | is  | Solvia Wild  | Loyal     |
        | Tourag               | is  | Solvia Urban | Patriotic |
        | Tourag and Ran Jayma | are | Solvia Wild  | Loyal     |

    Scenario: Tourag founds a camp
      Given it is the Rebel Player's Mission Phase
      And the loyalty of Solvia is Patriotic
      And Tourag is in Solvia Wild
      And the Rebel Player has sent Tourag on Start Rebel Camp in Solvia Wild
      When the Rebel Player draws card 88 in Solvia Wild
      Then there should be a Rebel Camp in Solvia Wild

  @rule:M.2.25
  Rule: No spying at home under enemy eyes

    Scenario Outline: <spy> and <enemy> meet in <environ>
      Given it is the <side> Player's Mission Phase
      And the PDB on <planet> is Up at level 1
      And <spy> is in <environ>
      And <enemy> is in <environ>
      When the <side> Player sends <spy> on Gather Information in <environ>
      Then the order should be refused

      Examples:
        | side     | planet | spy         | environ             | enemy            |
        | Imperial | Horon  | Redjac      | Horon Liquid        | Vudot Vodot      |
        | Imperial | Solvia | Gelba       | Solvia Subterranean | Rebel Wild 2-1 1 |
        | Rebel    | Cercis | Vudot Vodot | Cercis Wild         | Barca            |
        | Rebel    | Cercis | Zina Adora  | Cercis Subterranean | Patrol 1         |

    Scenario Outline: No enemy is on <planet> when <spy> goes, but <friend> is there
      Given it is the <side> Player's Mission Phase
      And the PDB on <planet> is Up at level 1
      And <spy> is in <environ>
      And <friend> is in <environ>
      When the <side> Player sends <spy> on Gather Information in <environ>
      Then the mission of <spy> should be active

      Examples:
        | side     | planet | spy         | environ             | friend           |
        | Imperial | Horon  | Redjac      | Horon Liquid        | Barca            |
        | Imperial | Solvia | Gelba       | Solvia Subterranean | Patrol 1         |
        | Rebel    | Cercis | Vudot Vodot | Cercis Wild         | Tourag           |
        | Rebel    | Cercis | Zina Adora  | Cercis Subterranean | Rebel Wild 2-1 1 |

    Scenario Outline: <spy> goes on <planet>, which <controller> controls, and meets <enemy> there
      Given it is the <side> Player's Mission Phase
      And <planet> is <state>
      And the PDB on <planet> is Up at level 1
      And <spy> is in <environ>
      And <enemy> is in <environ>
      When the <side> Player sends <spy> on Gather Information in <environ>
      Then the mission of <spy> should be active

      Examples:
        | side     | planet | state                  | controller | spy         | environ      | enemy            |
        | Rebel    | Solvia | under Imperial Control | the enemy  | Vudot Vodot | Solvia Wild  | Barca            |
        | Rebel    | Horon  | under Imperial Control | the enemy  | Zina Adora  | Horon Liquid | Line 1           |
        | Imperial | Cercis | under Rebel Control    | the enemy  | Redjac      | Cercis Wild  | Vudot Vodot      |
        | Imperial | Solvia | in Rebellion           | nobody     | Gelba       | Solvia Wild  | Rebel Wild 2-1 1 |
