@ruleset:summary @section:8.1
Feature: 8.1 General PDB

  Every planet has a planetary defence base, the PDB. Its level is 0, 1 or 2, and it is Up or Down. It
  looks for the spaceships of the enemy and attacks his military units. Kogus in the Star Cruiser and
  Jin Voles in an Imperial spaceship both evade with 5: a 4 detects them, whatever the level.

  Background:
    Given the scenario "The Varu Powderkeg"
    And it is the Rebel Player's Movement Segment

  @rule:8.1.1
  Rule: Whoever controls the planet controls its PDB

    Scenario Outline: Cercis is <control>, and a ship of the <side> Player arrives
      Given it is the <side> Player's Movement Segment
      And Cercis is <control>
      And the PDB on Cercis is Up at level 1
      And the PDB on Solvia is Down at level 0
      And <pilot> is in Solvia Wild
      And <pilot> holds <ship>
      And the detection dice will be 4 and 4
      When the <side> Player moves <pilot> and <ship> to Cercis Wild
      Then <dice> detection dice should be rolled
      And <pilot> should be in Cercis Wild
      And <pilot> should be <status>

      Examples:
        | control                | side     | pilot     | ship                 | dice | status     |
        | under Rebel Control    | Imperial | Jin Voles | Imperial Spaceship 1 | 1    | detected   |
        | under Rebel Control    | Rebel    | Kogus     | the Star Cruiser     | 0    | undetected |
        | under Imperial Control | Imperial | Jin Voles | Imperial Spaceship 1 | 0    | undetected |
        | under Imperial Control | Rebel    | Kogus     | the Star Cruiser     | 1    | detected   |

  @rule:8.1.2
  Rule: One PDB per planet

    Scenario Outline: A Rebel ship reaches <planet>
      Given the scenario "<scenario>"
      And the PDB on <start> is Down at level 0
      And Kogus is in <from>
      And Kogus holds the Star Cruiser
      And the detection dice will be 4 and 4
      When the Rebel Player moves Kogus and the Star Cruiser to <to>
      Then 1 detection die should be rolled
      And Kogus should be in <to>
      And Kogus should be detected

      Examples:
        | scenario           | start   | from         | planet   | to           |
        | The Varu Powderkeg | Solvia  | Solvia Wild  | Horon    | Horon Liquid |
        | The Varu Powderkeg | Horon   | Horon Liquid | Solvia   | Solvia Urban |
        | Flight to Egrix    | Angoff  | Angoff Urban | Quibron  | Quibron Wild |
        | Flight to Egrix    | Quibron | Quibron Wild | Angoff   | Angoff Urban |
        | Flight to Egrix    | Quibron | Quibron Wild | Charkhan | Charkhan Air |

    Scenario: An Imperial ship reaches Cercis
      Given it is the Imperial Player's Movement Segment
      And Jin Voles is in Solvia Wild
      And Jin Voles holds Imperial Spaceship 1
      And the detection dice will be 4 and 4
      When the Imperial Player moves Jin Voles and Imperial Spaceship 1 to Cercis Wild
      Then 1 detection die should be rolled
      And Jin Voles should be in Cercis Wild
      And Jin Voles should be detected

  @rule:8.1.3
  Rule: PDB levels are 0, 1 and 2

    Scenario: The printed levels of the Varu system
      Given Kogus is in Solvia Wild
      When the Rebel Player moves Kogus to Solvia Urban
      Then Kogus should be in Solvia Urban
      And the PDB on Horon should be Up at level 1
      And the PDB on Solvia should be Up at level 2
      And the PDB on Cercis should be Up at level 1

    Scenario: The printed levels of the Egrix system
      Given the scenario "Flight to Egrix"
      And Kogus is in Charkhan Wild
      When the Rebel Player moves Kogus to Charkhan Air
      Then Kogus should be in Charkhan Air
      And the PDB on Quibron should be Up at level 1
      And the PDB on Angoff should be Up at level 2
      And the PDB on Charkhan should be Up at level 0

    Scenario Outline: A level <level> PDB rolls a <die> for its own loss
      Given it is the Imperial Player's Movement Segment
      And Cercis is under Rebel Control
      And the PDB on Cercis is Up at level <level>
      And Line 1 is in Solvia Wild
      And the PDB attack die will be 1
      And the PDB loss die will be <die>
      When the Imperial Player moves Line 1 to Cercis Subterranean
      Then the PDB on Cercis should be Down at level <after>

      Examples:
        | level | die | after |
        | 2     | 1   | 1     |
        | 1     | 2   | 0     |
        | 1     | 1   | 0     |

  @rule:8.1.4
  Rule: A PDB is either Up or Down, whatever its level

    Scenario Outline: A Rebel ship reaches Solvia, where the PDB is <PDB>
      Given the PDB on Horon is Down at level 0
      And the PDB on Solvia is <PDB>
      And Kogus is in Horon Liquid
      And Kogus holds the Star Cruiser
      And the detection dice will be 4 and 4
      When the Rebel Player moves Kogus and the Star Cruiser to Solvia Wild
      Then <dice> detection dice should be rolled
      And Kogus should be in Solvia Wild
      And Kogus should be <status>
      And the PDB on Solvia should be <PDB>

      Examples:
        | PDB             | dice | status     |
        | Up at level 2   | 1    | detected   |
        | Up at level 1   | 1    | detected   |
        | Up at level 0   | 1    | detected   |
        | Down at level 2 | 0    | undetected |
        | Down at level 1 | 0    | undetected |
        | Down at level 0 | 0    | undetected |

  @rule:8.1.5
  Rule: Up works, Down does not

    Scenario Outline: The PDB on Solvia is <PDB>, and a Rebel ship goes from <from> to <to>
      Given the PDB on Horon is Down at level 0
      And the PDB on Solvia is <PDB>
      And Kogus is in <from>
      And Kogus holds the Star Cruiser
      And the detection dice will be 4 and 4
      When the Rebel Player moves Kogus and the Star Cruiser to <to>
      Then <dice> detection dice should be rolled
      And Kogus should be in <to>
      And Kogus should be <status>

      Examples:
        | PDB             | from         | to           | dice | status     |
        | Up at level 1   | Horon Liquid | Solvia Wild  | 1    | detected   |
        | Up at level 1   | Solvia Wild  | Horon Liquid | 1    | detected   |
        | Up at level 1   | Solvia Wild  | Solvia Urban | 1    | detected   |
        | Down at level 1 | Horon Liquid | Solvia Wild  | 0    | undetected |
        | Down at level 1 | Solvia Wild  | Horon Liquid | 0    | undetected |
        | Down at level 1 | Solvia Wild  | Solvia Urban | 0    | undetected |

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

    Scenario Outline: A unit of the <side> Player reaches <planet>, <control>
      Given it is the <side> Player's Movement Segment
      And <planet> is <control>
      And the PDB on <planet> is Up at level 1
      And the PDB on Horon is Down at level 0
      And <unit> is in Horon Liquid
      And the PDB attack dice will be 1 and 1
      And the PDB loss dice will be 3 and 3
      When the <side> Player moves <unit> to <to>
      Then <attacks> PDB attack dice should be rolled
      And <unit> should be in <to>
      And the PDB on <planet> should be <PDB>

      Examples:
        | side     | unit             | planet | control                | to          | attacks | PDB             |
        | Rebel    | Rebel Wild 2-1 1 | Solvia | under Imperial Control | Solvia Wild | 1       | Down at level 1 |
        | Rebel    | Rebel Wild 2-1 1 | Solvia | in Rebellion           | Solvia Wild | 0       | Up at level 1   |
        | Rebel    | Rebel Wild 2-1 1 | Solvia | in Rebellion Stopped   | Solvia Wild | 0       | Up at level 1   |
        | Imperial | Line 1           | Solvia | in Rebellion           | Solvia Wild | 0       | Up at level 1   |
        | Imperial | Line 1           | Cercis | under Rebel Control    | Cercis Wild | 1       | Down at level 1 |
        | Imperial | Line 1           | Cercis | in Rebellion           | Cercis Wild | 0       | Up at level 1   |

  @rule:8.1.7
  Rule: A PDB level never rises

    Scenario Outline: The <side> Player restores the PDB on <planet>, which is <before>
      Given it is game-turn <game-turn>
      And it is the <side> Player's Movement Segment
      And the PDB on <planet> is <before>
      When the <side> Player restores the PDB on <planet>
      Then the PDB on <planet> should be <after>

      Examples:
        | game-turn | side     | planet | before          | after         |
        | 2         | Imperial | Solvia | Down at level 1 | Up at level 1 |
        | 2         | Imperial | Solvia | Down at level 0 | Up at level 0 |
        | 4         | Imperial | Solvia | Down at level 2 | Up at level 2 |
        | 2         | Imperial | Horon  | Down at level 0 | Up at level 0 |
        | 3         | Rebel    | Cercis | Down at level 0 | Up at level 0 |

    Scenario Outline: The PDB on <planet> is Up already, below its first level
      Given it is game-turn <game-turn>
      And it is the <side> Player's Movement Segment
      And the PDB on <planet> is <PDB>
      When the <side> Player restores the PDB on <planet>
      Then the order should be refused

      Examples:
        | game-turn | side     | planet | PDB           |
        | 2         | Imperial | Solvia | Up at level 1 |
        | 2         | Imperial | Horon  | Up at level 0 |
        | 3         | Rebel    | Cercis | Up at level 0 |

  @rule:8.1.8
  Rule: The three flights a PDB may check

    Scenario Outline: <pilot> flies from <from> to <to>, watched by <planet> alone
      Given it is the <side> Player's Movement Segment
      And the PDB on <planet> is Up at level 1
      And the PDB on Horon is Down at level 0
      And <pilot> is in <from>
      And <pilot> holds <ship>
      And the detection dice will be 4 and 4
      When the <side> Player moves <pilot> and <ship> to <to>
      Then 1 detection die should be rolled
      And <pilot> should be in <to>
      And <pilot> should be detected

      Examples:
        | side     | pilot     | ship                 | planet | from         | to                  |
        | Rebel    | Kogus     | the Star Cruiser     | Solvia | Horon Liquid | Solvia Wild         |
        | Rebel    | Kogus     | the Star Cruiser     | Solvia | Solvia Wild  | Horon Liquid        |
        | Rebel    | Kogus     | the Star Cruiser     | Solvia | Solvia Wild  | Solvia Urban        |
        | Imperial | Jin Voles | Imperial Spaceship 1 | Cercis | Horon Liquid | Cercis Wild         |
        | Imperial | Jin Voles | Imperial Spaceship 1 | Cercis | Cercis Wild  | Horon Liquid        |
        | Imperial | Jin Voles | Imperial Spaceship 1 | Cercis | Cercis Wild  | Cercis Subterranean |

  @rule:8.1.9
  Rule: Only an Up PDB is of use

    Scenario Outline: The PDB on Cercis is <PDB>, and Jin Voles flies from <from> to <to>
      Given it is the Imperial Player's Movement Segment
      And the PDB on Cercis is <PDB>
      And Jin Voles is in <from>
      And Jin Voles holds Imperial Spaceship 1
      And the detection dice will be 4 and 4
      When the Imperial Player moves Jin Voles and Imperial Spaceship 1 to <to>
      Then <dice> detection dice should be rolled
      And Jin Voles should be in <to>
      And Jin Voles should be <status>

      Examples:
        | PDB             | from        | to                  | dice | status     |
        | Down at level 1 | Solvia Wild | Cercis Wild         | 0    | undetected |
        | Up at level 1   | Solvia Wild | Cercis Wild         | 1    | detected   |
        | Down at level 1 | Cercis Wild | Solvia Wild         | 0    | undetected |
        | Up at level 1   | Cercis Wild | Solvia Wild         | 1    | detected   |
        | Down at level 1 | Cercis Wild | Cercis Subterranean | 0    | undetected |
        | Up at level 1   | Cercis Wild | Cercis Subterranean | 1    | detected   |

    Scenario Outline: The PDB on Cercis is <PDB>, and Patrols go from <from> to <to>
      Given it is the Imperial Player's Movement Segment
      And the PDB on Cercis is <PDB>
      And Patrol 1 and Patrol 2 are in <from>
      And the PDB attack dice will be 2 and 2
      And the PDB loss dice will be 6 and 6
      When the Imperial Player moves Patrol 1 and Patrol 2 to <to>
      Then <attacks> PDB attack dice should be rolled
      And <left> Patrols should be in <to>

      Examples:
        | PDB             | from        | to          | attacks | left |
        | Down at level 1 | Solvia Wild | Cercis Wild | 0       | 2    |
        | Up at level 1   | Solvia Wild | Cercis Wild | 1       | 1    |
        | Down at level 1 | Cercis Wild | Solvia Wild | 0       | 2    |
        | Up at level 1   | Cercis Wild | Solvia Wild | 1       | 1    |

  @rule:8.1.10
  Rule: A Down PDB serves no purpose at all

    Scenario Outline: The PDB on Solvia is <PDB>, and Kogus flies from <from> to <to>
      Given the PDB on Horon is Down at level 0
      And the PDB on Solvia is <PDB>
      And Kogus is in <from>
      And Kogus holds the Star Cruiser
      And the detection dice will be 4 and 4
      When the Rebel Player moves Kogus and the Star Cruiser to <to>
      Then <dice> detection dice should be rolled
      And Kogus should be in <to>
      And Kogus should be <status>

      Examples:
        | PDB             | from         | to           | dice | status     |
        | Down at level 2 | Horon Liquid | Solvia Wild  | 0    | undetected |
        | Down at level 2 | Solvia Wild  | Horon Liquid | 0    | undetected |
        | Down at level 2 | Solvia Wild  | Solvia Urban | 0    | undetected |
        | Up at level 2   | Solvia Wild  | Solvia Urban | 1    | detected   |

    Scenario Outline: The PDB on Solvia is <PDB>, and Rebel units go from <from> to <to>
      Given the PDB on Horon is Down at level 0
      And the PDB on Solvia is <PDB>
      And Rebel Wild 2-1 1 and Rebel Wild 2-1 2 are in <from>
      And the PDB attack dice will be 1 and 1
      And the PDB loss dice will be 6 and 6
      When the Rebel Player moves Rebel Wild 2-1 1 and Rebel Wild 2-1 2 to <to>
      Then <attacks> PDB attack dice should be rolled
      And <left> Rebel Wild 2-1s should be in <to>

      Examples:
        | PDB             | from         | to           | attacks | left |
        | Down at level 2 | Horon Liquid | Solvia Wild  | 0       | 2    |
        | Down at level 2 | Solvia Wild  | Horon Liquid | 0       | 2    |
        | Up at level 2   | Solvia Wild  | Horon Liquid | 1       | 1    |

  @rule:8.1.11
  Rule: Sabotage and Locals Raid put a PDB Down

    Scenario Outline: Kogus sabotages the PDB, which is Up at level <level>
      Given it is the Rebel Player's Mission Phase
      And the PDB on Solvia is Up at level <level>
      And Kogus is in Solvia Wild
      And Militia 1 is in Solvia Wild
      And the Rebel Player has sent Kogus on Sabotage in Solvia Wild
      And the Rebel Player has drawn card 84 in Solvia Wild
      And the Rebel Player will pick the PDB
      When the Rebel Player stops the missions in Solvia Wild
      Then the PDB on Solvia should be Down at level <level>
      And Militia 1 should be in Solvia Wild

      Examples:
        | level |
        | 0     |
        | 1     |
        | 2     |

    Scenario: Kogus does not come near the PDB
      Given it is the Rebel Player's Mission Phase
      And the PDB on Solvia is Up at level 2
      And Kogus is in Solvia Wild
      And Militia 1 is in Solvia Wild
      And the Rebel Player has sent Kogus on Sabotage in Solvia Wild
      And the Imperial Player will pick the PDB
      When the Rebel Player draws card 88 in Solvia Wild
      Then 1 Action Card should be drawn
      And the PDB on Solvia should be Up at level 2

    Scenario Outline: Locals in <environ> strike the PDB, which is Up at level <level>
      Given it is the Rebel Player's Mission Phase
      And the PDB on Solvia is Up at level <level>
      And Kogus is in <environ>
      And Militia 1 is in <environ>
      And the Rebel Player has sent Kogus on Diplomacy in <environ>
      And the Imperial Player will pick the PDB
      When the Rebel Player draws card <card> in <environ>
      Then the PDB on Solvia should be Down at level <level>
      And Militia 1 should be in <environ>

      Examples:
        | environ             | card | level |
        | Solvia Subterranean | 68   | 1     |
        | Solvia Wild         | 70   | 2     |
        | Solvia Wild         | 70   | 0     |
        | Solvia Urban        | 84   | 2     |

    Scenario: Locals strike the Militia instead
      Given it is the Rebel Player's Mission Phase
      And the PDB on Solvia is Up at level 2
      And Kogus is in Solvia Wild
      And Militia 1 is in Solvia Wild
      And the Rebel Player has sent Kogus on Diplomacy in Solvia Wild
      And the Imperial Player will pick Militia 1
      When the Rebel Player draws card 70 in Solvia Wild
      Then Militia 1 should be out of play
      And the PDB on Solvia should be Up at level 2

    Scenario: Imperial characters sabotage a Rebel PDB
      Given it is the Imperial Player's Mission Phase
      And Cercis is under Rebel Control
      And the PDB on Cercis is Up at level 1
      And Jin Voles is in Cercis Wild
      And the Imperial Player has sent Jin Voles on Sabotage in Cercis Wild
      And the Imperial Player has drawn card 84 in Cercis Wild
      And the Imperial Player will pick the PDB
      When the Imperial Player stops the missions in Cercis Wild
      Then the PDB on Cercis should be Down at level 1

  @rule:8.1.12
  Rule: Units crossing a planet are not detected

    Scenario: A Rebel unit takes Kogus and his ship along
      Given the PDB on Solvia is Up at level 1
      And Rebel Wild 2-1 1 and Kogus are in Solvia Urban
      And Kogus holds the Star Cruiser
      And the detection dice would be 4 and 4
      And the PDB attack dice would be 1 and 1
      And the PDB loss dice would be 6 and 6
      When the Rebel Player moves Rebel Wild 2-1 1, Kogus and the Star Cruiser to Solvia Wild
      Then no detection die should be rolled
      And Rebel Wild 2-1 1 and Kogus should be in Solvia Wild
      And Kogus should be undetected
      And Kogus should hold the Star Cruiser

    Scenario: Kogus and his ship go without the unit
      Given the PDB on Solvia is Up at level 1
      And Rebel Wild 2-1 1 and Kogus are in Solvia Urban
      And Kogus holds the Star Cruiser
      And the detection dice will be 4 and 4
      When the Rebel Player moves Kogus and the Star Cruiser to Solvia Wild
      Then 1 detection die should be rolled
      And Rebel Wild 2-1 1 should be in Solvia Urban
      And Kogus should be in Solvia Wild
      And Kogus should be detected

    Scenario: A Rebel unit goes alone
      Given the PDB on Solvia is Up at level 1
      And Rebel Wild 2-1 1 is in Solvia Urban
      And the detection dice would be 6 and 6
      And the PDB attack dice would be 1 and 1
      And the PDB loss dice would be 6 and 6
      When the Rebel Player moves Rebel Wild 2-1 1 to Solvia Wild
      Then no detection die should be rolled
      And Rebel Wild 2-1 1 should be in Solvia Wild

    Scenario: A Line takes Jin Voles and his ship along
      Given it is the Imperial Player's Movement Segment
      And Cercis is under Rebel Control
      And the PDB on Cercis is Up at level 1
      And Line 1 and Jin Voles are in Cercis Wild
      And Jin Voles holds Imperial Spaceship 1
      And the detection dice would be 4 and 4
      And the PDB attack dice would be 1 and 1
      And the PDB loss dice would be 6 and 6
      When the Imperial Player moves Line 1, Jin Voles and Imperial Spaceship 1 to Cercis Subterranean
      Then no detection die should be rolled
      And Line 1 and Jin Voles should be in Cercis Subterranean
      And Jin Voles should be undetected
      And Jin Voles should hold Imperial Spaceship 1

  @rule:8.1.13
  Rule: Walkers crossing a planet are not detected

    Scenario: Kogus and Doctor Sontag walk
      Given the PDB on Solvia is Up at level 2
      And Kogus and Doctor Sontag are in Solvia Wild
      And the detection dice would be 4 and 4
      When the Rebel Player moves Kogus and Doctor Sontag to Solvia Urban
      Then no detection die should be rolled
      And Kogus and Doctor Sontag should be in Solvia Urban
      And Kogus and Doctor Sontag should be undetected

    Scenario: Doctor Sontag walks, and Kogus stays with the ship
      Given the PDB on Solvia is Up at level 2
      And Kogus and Doctor Sontag are in Solvia Wild
      And Kogus holds the Star Cruiser
      And the detection dice would be 4 and 4
      When the Rebel Player moves Doctor Sontag to Solvia Urban
      Then no detection die should be rolled
      And Doctor Sontag should be in Solvia Urban
      And Kogus should be in Solvia Wild
      And Kogus and Doctor Sontag should be undetected

    Scenario: Kogus and Doctor Sontag take the ship
      Given the PDB on Solvia is Up at level 2
      And Kogus and Doctor Sontag are in Solvia Wild
      And Kogus holds the Star Cruiser
      And the detection dice will be 4 and 4
      When the Rebel Player moves Kogus, Doctor Sontag and the Star Cruiser to Solvia Urban
      Then 1 detection die should be rolled
      And Kogus and Doctor Sontag should be in Solvia Urban
      And Kogus and Doctor Sontag should be detected

    Scenario: Jin Voles walks
      Given it is the Imperial Player's Movement Segment
      And Cercis is under Rebel Control
      And the PDB on Cercis is Up at level 1
      And Jin Voles is in Cercis Wild
      And the detection dice would be 4 and 4
      When the Imperial Player moves Jin Voles to Cercis Subterranean
      Then no detection die should be rolled
      And Jin Voles should be in Cercis Subterranean
      And Jin Voles should be undetected

  @rule:8.1.14
  Rule: Characters with a ship are taken to fly

    Scenario: Frun Sentel and Doctor Sontag take the Galactic Freighter, and are seen
      Given the PDB on Solvia is Up at level 1
      And Frun Sentel and Doctor Sontag are in Solvia Wild
      And Frun Sentel holds the Galactic Freighter
      And the detection dice will be 2 and 2
      When the Rebel Player moves Frun Sentel, Doctor Sontag and the Galactic Freighter to Solvia Urban
      Then 1 detection die should be rolled
      And Frun Sentel and Doctor Sontag should be in Solvia Urban
      And Frun Sentel and Doctor Sontag should be detected

    Scenario: Frun Sentel and Doctor Sontag take the Galactic Freighter, and are shot down
      Given the PDB on Solvia is Up at level 1
      And Frun Sentel and Doctor Sontag are in Solvia Wild
      And Frun Sentel holds the Galactic Freighter
      And the detection dice will be 6 and 6
      When the Rebel Player moves Frun Sentel, Doctor Sontag and the Galactic Freighter to Solvia Urban
      Then 1 detection die should be rolled
      And Frun Sentel and Doctor Sontag should be killed
      And the Galactic Freighter should be out of play

    Scenario: Frun Sentel and Doctor Sontag have no ship
      Given the PDB on Solvia is Up at level 1
      And Frun Sentel and Doctor Sontag are in Solvia Wild
      And the detection dice would be 6 and 6
      When the Rebel Player moves Frun Sentel and Doctor Sontag to Solvia Urban
      Then no detection die should be rolled
      And Frun Sentel and Doctor Sontag should be in Solvia Urban
      And Frun Sentel and Doctor Sontag should be undetected
