@ruleset:summary @section:8.1
Feature: 8.1 General PDB: whom it serves

  A planetary defence base, the PDB, looks for the spaceships of the enemy and attacks his military units. It does
  so for whoever controls its planet, and for nobody where nobody does.
  Kogus in the Star Cruiser and Jin Voles in an Imperial spaceship both evade with 5: a 4 detects them, whatever
  the level of the PDB.

  Background:
    Given the scenario "The Varu Powderkeg"
    And it is the Rebel Player's Movement Segment

  @rule:8.1.1
  Rule: Whoever controls the planet controls its PDB

    Scenario Outline: Cercis is <control>, and a ship of the <side> Player flies from <from> to <to>
      Given it is the <side> Player's Movement Segment
      And Cercis is <control>
      And the PDB on Cercis is Up at level 1
      And the PDB on Solvia is Down at level 0
      And <pilot> is in <from>
      And <pilot> holds <ship>
      And the detection dice will be 4 and 4
      When the <side> Player moves <pilot> and <ship> to <to>
      Then <dice> detection dice should be rolled
      And <pilot> should be in <to>
      And <pilot> should be <status>

      Examples:
        | control                | side     | pilot     | ship                 | from        | to                  | dice | status     |
        | under Rebel Control    | Imperial | Jin Voles | Imperial Spaceship 1 | Solvia Wild | Cercis Wild         | 1    | detected   |
        | under Rebel Control    | Rebel    | Kogus     | the Star Cruiser     | Solvia Wild | Cercis Wild         | 0    | undetected |
        | under Rebel Control    | Rebel    | Kogus     | the Star Cruiser     | Cercis Wild | Solvia Wild         | 0    | undetected |
        | under Rebel Control    | Rebel    | Kogus     | the Star Cruiser     | Cercis Wild | Cercis Subterranean | 0    | undetected |
        | under Imperial Control | Imperial | Jin Voles | Imperial Spaceship 1 | Solvia Wild | Cercis Wild         | 0    | undetected |
        | under Imperial Control | Imperial | Jin Voles | Imperial Spaceship 1 | Cercis Wild | Solvia Wild         | 0    | undetected |
        | under Imperial Control | Imperial | Jin Voles | Imperial Spaceship 1 | Cercis Wild | Cercis Subterranean | 0    | undetected |
        | under Imperial Control | Rebel    | Kogus     | the Star Cruiser     | Solvia Wild | Cercis Wild         | 1    | detected   |

    Scenario Outline: Cercis is <control>, and a unit of the <side> Player arrives
      Given it is the <side> Player's Movement Segment
      And Cercis is <control>
      And the PDB on Cercis is Up at level 1
      And the PDB on Solvia is Down at level 0
      And <unit> is in Solvia Wild
      And the PDB attack dice will be 1 and 1
      And the PDB loss dice will be <loss> and <loss>
      When the <side> Player moves <unit> to Cercis Wild
      Then <attacks> PDB attack dice should be rolled
      And <unit> should be in Cercis Wild
      And the PDB on Cercis should be Up at level 1

      Examples:
        | control                | side     | unit             | loss | attacks |
        | under Rebel Control    | Imperial | Line 1           | 6    | 1       |
        | under Rebel Control    | Rebel    | Rebel Wild 2-1 1 | 3    | 0       |
        | under Imperial Control | Imperial | Line 1           | 3    | 0       |
        | under Imperial Control | Rebel    | Rebel Wild 2-1 1 | 6    | 1       |

    Scenario: The Rebellion on Cercis wins, and its PDB turns against the next Imperial ship
      Given it is the Imperial Player's End Phase
      And Cercis is in Rebellion
      And the PDB on Cercis is Up at level 1
      And the PDB on Solvia is Down at level 0
      And Rebel Wild 2-1 1 is in Cercis Wild
      And Jin Voles is in Solvia Wild
      And Jin Voles holds Imperial Spaceship 1
      And both players have passed until the Imperial Player's Movement Segment
      And the detection dice will be 4 and 4
      When the Imperial Player moves Jin Voles and Imperial Spaceship 1 to Cercis Subterranean
      Then 1 detection die should be rolled
      And Jin Voles should be in Cercis Subterranean
      And Jin Voles should be detected

  @rule:8.1.6
  Rule: Nobody's planet, nobody's PDB

    Scenario Outline: A ship of the <side> Player reaches <planet>, <control>
      Given it is the <side> Player's Movement Segment
      And <planet> is <control>
      And the PDB on <planet> is Up at level 1
      And the PDB on Horon is Down at level 0
      And <pilot> is in Horon Liquid
      And <pilot> holds <ship>
      And the detection dice will be 4 and 4
      When the <side> Player moves <pilot> and <ship> to <to>
      Then <dice> detection dice should be rolled
      And <pilot> should be in <to>
      And <pilot> should be <status>

      Examples:
        | side     | pilot     | ship                 | planet | control                | to          | dice | status     |
        | Rebel    | Kogus     | the Star Cruiser     | Solvia | under Imperial Control | Solvia Wild | 1    | detected   |
        | Rebel    | Kogus     | the Star Cruiser     | Solvia | in Rebellion           | Solvia Wild | 0    | undetected |
        | Rebel    | Kogus     | the Star Cruiser     | Solvia | in Rebellion Stopped   | Solvia Wild | 0    | undetected |
        | Imperial | Jin Voles | Imperial Spaceship 1 | Solvia | in Rebellion           | Solvia Wild | 0    | undetected |
        | Imperial | Jin Voles | Imperial Spaceship 1 | Cercis | under Rebel Control    | Cercis Wild | 1    | detected   |
        | Imperial | Jin Voles | Imperial Spaceship 1 | Cercis | in Rebellion           | Cercis Wild | 0    | undetected |
        | Imperial | Jin Voles | Imperial Spaceship 1 | Cercis | in Rebellion Stopped   | Cercis Wild | 0    | undetected |

    Scenario Outline: A Rebel ship flies from <from> to <to>, and Solvia is <control>
      Given Solvia is <control>
      And the PDB on Solvia is Up at level 1
      And the PDB on Horon is Down at level 0
      And Kogus is in <from>
      And Kogus holds the Star Cruiser
      And the detection dice will be 4 and 4
      When the Rebel Player moves Kogus and the Star Cruiser to <to>
      Then <dice> detection dice should be rolled
      And Kogus should be in <to>
      And Kogus should be <status>

      Examples:
        | control                | from        | to           | dice | status     |
        | under Imperial Control | Solvia Wild | Solvia Urban | 1    | detected   |
        | in Rebellion           | Solvia Wild | Solvia Urban | 0    | undetected |
        | in Rebellion Stopped   | Solvia Wild | Solvia Urban | 0    | undetected |
        | under Imperial Control | Solvia Wild | Horon Liquid | 1    | detected   |
        | in Rebellion           | Solvia Wild | Horon Liquid | 0    | undetected |
        | in Rebellion Stopped   | Solvia Wild | Horon Liquid | 0    | undetected |

    Scenario Outline: A unit of the <side> Player moves from <from> to <to>, and <planet> is <control>
      Given it is the <side> Player's Movement Segment
      And <planet> is <control>
      And the PDB on <planet> is Up at level 1
      And the PDB on Horon is Down at level 0
      And <unit> is in <from>
      And the PDB attack dice will be 1 and 1
      And the PDB loss dice will be <loss> and <loss>
      When the <side> Player moves <unit> to <to>
      Then <attacks> PDB attack dice should be rolled
      And <unit> should be in <to>
      And the PDB on <planet> should be Up at level 1

      Examples:
        | side     | unit             | planet | control                | from         | to           | loss | attacks |
        | Rebel    | Rebel Wild 2-1 1 | Solvia | under Imperial Control | Horon Liquid | Solvia Wild  | 6    | 1       |
        | Rebel    | Rebel Wild 2-1 1 | Solvia | in Rebellion           | Horon Liquid | Solvia Wild  | 3    | 0       |
        | Rebel    | Rebel Wild 2-1 1 | Solvia | in Rebellion Stopped   | Horon Liquid | Solvia Wild  | 3    | 0       |
        | Rebel    | Rebel Wild 2-1 1 | Solvia | in Rebellion Stopped   | Solvia Wild  | Horon Liquid | 3    | 0       |
        | Imperial | Line 1           | Solvia | in Rebellion           | Horon Liquid | Solvia Wild  | 3    | 0       |
        | Imperial | Line 1           | Cercis | under Rebel Control    | Horon Liquid | Cercis Wild  | 6    | 1       |
        | Imperial | Line 1           | Cercis | in Rebellion           | Horon Liquid | Cercis Wild  | 3    | 0       |
        | Imperial | Line 1           | Cercis | in Rebellion           | Cercis Wild  | Horon Liquid | 3    | 0       |
