@ruleset:summary @section:8.2
Feature: 8.2 PDB Combat

  A PDB attacks the military units of the enemy as they leave its planet or reach it. One die is read
  for what the units lose, another for what the PDB loses.

  Background:
    Given the scenario "The Varu Powderkeg"
    And it is the Imperial Player's Movement Segment

  @rule:8.2.1
  Rule: Spaceships are no target of military combat

    Scenario: The Imperial Player attacks a spaceship
      Given it is the Imperial Player's Military Combat Segment
      And Line 1 is in Solvia Urban
      And Rebel Wild 2-1 1 and Boccanegra are in Solvia Urban
      And Boccanegra holds the Planetary Privateer
      And the military defender dice would be 6 and 6
      And the military attacker dice would be 6 and 6
      When the Imperial Player attacks the Planetary Privateer in Solvia Urban
      Then the order should be refused

    Scenario: The Imperial Player attacks the military unit beside it
      Given it is the Imperial Player's Military Combat Segment
      And Line 1 is in Solvia Urban
      And Rebel Wild 2-1 1 and Boccanegra are in Solvia Urban
      And Boccanegra holds the Planetary Privateer
      And the military defender dice will be 6 and 6
      And the military attacker dice will be 6 and 6
      When the Imperial Player attacks the military units in Solvia Urban
      Then Rebel Wild 2-1 1 should be out of play
      And Boccanegra should hold the Planetary Privateer

    Scenario: There is nothing but the spaceship and its pilot
      Given it is the Imperial Player's Military Combat Segment
      And Line 1 is in Solvia Urban
      And Boccanegra is in Solvia Urban
      And Boccanegra holds the Planetary Privateer
      And the military defender dice would be 6 and 6
      And the military attacker dice would be 6 and 6
      When the Imperial Player attacks the military units in Solvia Urban
      Then the order should be refused

    Scenario Outline: The spaceship flies past a PDB, which rolls a <die> and leaves it <status>
      Given it is the Rebel Player's Movement Segment
      And the PDB on Solvia is Down at level 1
      And the PDB on Horon is Up at level 2
      And Boccanegra is in Solvia Wild
      And Boccanegra holds the Planetary Privateer
      And the detection die will be <die>
      And the PDB attack dice would be 6 and 6
      And the PDB loss dice would be 2 and 2
      When the Rebel Player moves Boccanegra and the Planetary Privateer to Horon Liquid
      Then no PDB attack die should be rolled
      And the PDB on Horon should be Up at level 2
      And Boccanegra should be in Horon Liquid
      And Boccanegra should hold the Planetary Privateer

      Examples:
        | die | status     |
        | 1   | undetected |
        | 3   | detected   |

  @rule:8.2.2
  Rule: A level 2 PDB attacks at 3-1

    Scenario Outline: A <die> against <units>
      Given Cercis is under Rebel Control
      And the PDB on Cercis is Up at level 2
      And <units> are in Solvia Wild
      And the PDB attack dice will be <die> and <die>
      And the PDB loss dice will be 6 and 6
      And the Imperial Player will give up <lost>
      When the Imperial Player moves <units> to Cercis Subterranean
      Then 1 PDB attack die should be rolled
      And <left> <kind> should be in Cercis Subterranean

      Examples:
        | die | units                                     | lost                            | left | kind    |
        | 3   | Line 1, Line 2 and Line 3                 | Line 1                          | 2    | Lines   |
        | 3   | Patrol 1, Patrol 2, Patrol 3 and Patrol 4 | Patrol 1, Patrol 2 and Patrol 3 | 1    | Patrol  |
        | 1   | Patrol 1, Patrol 2, Patrol 3 and Patrol 4 | Patrol 1 and Patrol 2           | 2    | Patrols |

    Scenario: A 3 against a lone Line
      Given Cercis is under Rebel Control
      And the PDB on Cercis is Up at level 2
      And Line 1 is in Solvia Wild
      And the PDB attack dice will be 3 and 3
      And the PDB loss dice will be 6 and 6
      When the Imperial Player moves Line 1 to Cercis Subterranean
      Then Line 1 should be out of play

  @rule:8.2.3
  Rule: A level 1 PDB attacks at 1-1

    Scenario Outline: A <die> against <units>
      Given Cercis is under Rebel Control
      And the PDB on Cercis is Up at level 1
      And <units> are in Solvia Wild
      And the PDB attack dice will be <die> and <die>
      And the PDB loss dice will be 6 and 6
      And the Imperial Player will give up <lost>
      When the Imperial Player moves <units> to Cercis Subterranean
      Then 1 PDB attack die should be rolled
      And <left> <kind> should be in Cercis Subterranean

      Examples:
        | die | units                                     | lost                            | left | kind    |
        | 2   | Patrol 1, Patrol 2, Patrol 3 and Patrol 4 | Patrol 1                        | 3    | Patrols |
        | 6   | Patrol 1, Patrol 2, Patrol 3 and Patrol 4 | Patrol 1, Patrol 2 and Patrol 3 | 1    | Patrol  |
        | 5   | Line 1, Line 2 and Line 3                 | Line 1                          | 3    | Lines   |
        | 6   | Line 1, Line 2 and Line 3                 | Line 1                          | 2    | Lines   |

    Scenario: A 2 against a lone Patrol
      Given Cercis is under Rebel Control
      And the PDB on Cercis is Up at level 1
      And Patrol 1 is in Solvia Wild
      And the PDB attack dice will be 2 and 2
      And the PDB loss dice will be 6 and 6
      When the Imperial Player moves Patrol 1 to Cercis Subterranean
      Then Patrol 1 should be out of play

  @rule:8.2.4
  Rule: A level 0 PDB never attacks

    Scenario Outline: Cercis, where the PDB is Up at level <level>
      Given Cercis is under Rebel Control
      And the PDB on Cercis is Up at level <level>
      And Patrol 1, Patrol 2, Patrol 3 and Patrol 4 are in <from>
      And the PDB attack dice will be 6 and 6
      And the PDB loss dice will be 6 and 6
      And the Imperial Player will give up Patrol 1, Patrol 2 and Patrol 3
      When the Imperial Player moves Patrol 1, Patrol 2, Patrol 3 and Patrol 4 to <to>
      Then <attacks> PDB attack dice should be rolled
      And <left> Patrols should be in <to>

      Examples:
        | level | from                | to                  | attacks | left |
        | 0     | Solvia Wild         | Cercis Subterranean | 0       | 4    |
        | 1     | Solvia Wild         | Cercis Subterranean | 1       | 1    |
        | 0     | Cercis Subterranean | Solvia Wild         | 0       | 4    |
        | 1     | Cercis Subterranean | Solvia Wild         | 1       | 1    |

  @rule:8.2.5
  Rule: Survivors of a PDB attack finish their move

    Scenario: One of four Patrols is lost on reaching Cercis
      Given Cercis is under Rebel Control
      And the PDB on Cercis is Up at level 1
      And Patrol 1, Patrol 2, Patrol 3 and Patrol 4 are in Solvia Wild
      And the PDB attack die will be 3
      And the PDB loss die will be 6
      And the Imperial Player will give up Patrol 1
      When the Imperial Player moves Patrol 1, Patrol 2, Patrol 3 and Patrol 4 to Cercis Subterranean
      Then 3 Patrols should be in Cercis Subterranean
      And 0 Patrols should be in Solvia Wild

    Scenario: One of four Patrols is lost on leaving Cercis
      Given Cercis is under Rebel Control
      And the PDB on Cercis is Up at level 1
      And Patrol 1, Patrol 2, Patrol 3 and Patrol 4 are in Cercis Subterranean
      And the PDB attack die will be 3
      And the PDB loss die will be 6
      And the Imperial Player will give up Patrol 1
      When the Imperial Player moves Patrol 1, Patrol 2, Patrol 3 and Patrol 4 to Solvia Wild
      Then 3 Patrols should be in Solvia Wild
      And 0 Patrols should be in Cercis Subterranean

  @rule:8.2.6
  Rule: A loss of 2 puts the PDB Down

    Scenario Outline: A level <level> PDB attacks and rolls a <die> for its own loss
      Given Cercis is under Rebel Control
      And the PDB on Cercis is Up at level <level>
      And Line 1 is in Solvia Wild
      And the PDB attack die will be 1
      And the PDB loss die will be <die>
      When the Imperial Player moves Line 1 to Cercis Subterranean
      Then the PDB on Cercis should be Down at level <level>

      Examples:
        | level | die |
        | 2     | 2   |
        | 2     | 3   |
        | 1     | 3   |
        | 1     | 4   |

  @rule:8.2.7
  Rule: An attacking PDB goes Down on a loss of 2

    Scenario Outline: Rebel units leave <from>, and a level <level> PDB rolls a <die> for its own loss
      Given it is the Rebel Player's Movement Segment
      And Cercis is under Rebel Control
      And the PDB on <planet> is Up at level <level>
      And Rebel Wild 2-1 1 and Rebel Wild 2-1 2 are in <from>
      And the PDB attack die will be 1
      And the PDB loss die will be <die>
      And the Rebel Player will give up Rebel Wild 2-1 1
      When the Rebel Player moves Rebel Wild 2-1 1 and Rebel Wild 2-1 2 to Cercis Wild
      Then the PDB on <planet> should be Down at level <level>

      Examples:
        | planet | from         | level | die |
        | Horon  | Horon Liquid | 1     | 3   |
        | Solvia | Solvia Urban | 2     | 2   |

  @rule:8.2.8
  Rule: A loss of 3 also costs the PDB a level

    Scenario Outline: A level <level> PDB attacks and rolls a <die> for its own loss
      Given Cercis is under Rebel Control
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

  @rule:8.2.9
  Rule: A loss of 1 leaves the PDB alone

    Scenario Outline: A level <level> PDB attacks and rolls a <die> for its own loss
      Given Cercis is under Rebel Control
      And the PDB on Cercis is Up at level <level>
      And Line 1 is in Solvia Wild
      And the PDB attack die will be 1
      And the PDB loss die will be <die>
      When the Imperial Player moves Line 1 to Cercis Subterranean
      Then 1 PDB attack die should be rolled
      And the PDB on Cercis should be <status> at level <level>

      Examples:
        | level | die | status |
        | 2     | 4   | Up     |
        | 2     | 3   | Down   |
        | 1     | 5   | Up     |

  @rule:8.2.10
  Rule: Nothing attacks a PDB

    Scenario: Rebel units attack the PDB
      Given it is the Rebel Player's Military Combat Segment
      And Rebel Wild 2-1 1 and Rebel Wild 2-1 2 are in Solvia Urban
      And Militia 1 is in Solvia Urban
      And the military defender dice would be 6 and 6
      And the military attacker dice would be 6 and 6
      When the Rebel Player attacks the PDB of Solvia in Solvia Urban
      Then the order should be refused

    Scenario: Rebel units attack the Militia beside it
      Given it is the Rebel Player's Military Combat Segment
      And Rebel Wild 2-1 1 and Rebel Wild 2-1 2 are in Solvia Urban
      And Militia 1 is in Solvia Urban
      And the military defender dice will be 6 and 6
      And the military attacker dice will be 6 and 6
      When the Rebel Player attacks the military units in Solvia Urban
      Then Militia 1 should be out of play
      And the PDB on Solvia should be Up at level 2

    Scenario: The PDB stands alone
      Given it is the Rebel Player's Military Combat Segment
      And Rebel Wild 2-1 1 and Rebel Wild 2-1 2 are in Solvia Urban
      And the military defender dice would be 6 and 6
      And the military attacker dice would be 6 and 6
      When the Rebel Player attacks the PDB of Solvia in Solvia Urban
      Then the order should be refused

    Scenario: A Line attacks a Rebel PDB
      Given it is the Imperial Player's Military Combat Segment
      And Cercis is under Rebel Control
      And Line 1 is in Cercis Wild
      And Rebel Wild 1-0 1 is in Cercis Wild
      And the military defender dice would be 6 and 6
      And the military attacker dice would be 6 and 6
      When the Imperial Player attacks the PDB of Cercis in Cercis Wild
      Then the order should be refused

    Scenario: A Line attacks the Rebel unit beside it
      Given it is the Imperial Player's Military Combat Segment
      And Cercis is under Rebel Control
      And Line 1 is in Cercis Wild
      And Rebel Wild 1-0 1 is in Cercis Wild
      And the military defender dice will be 6 and 6
      And the military attacker dice will be 6 and 6
      When the Imperial Player attacks the military units in Cercis Wild
      Then Rebel Wild 1-0 1 should be out of play
      And the PDB on Cercis should be Up at level 1

  @rule:8.2.11
  Rule: At most two PDB encounters per move

    Scenario: A unit moves between two planets of the enemy
      Given it is the Rebel Player's Movement Segment
      And the PDB on Horon is Up at level 1
      And the PDB on Solvia is Up at level 1
      And Rebel Wild 2-1 1 is in Horon Liquid
      And the PDB attack dice will be 1, 1, 6 and 6
      And the PDB loss dice will be 6, 6, 6 and 6
      When the Rebel Player moves Rebel Wild 2-1 1 to Solvia Wild
      Then 2 PDB attack dice should be rolled
      And Rebel Wild 2-1 1 should be in Solvia Wild

    Scenario: Three units move between two planets of the enemy, and one is lost on the way out
      Given it is the Rebel Player's Movement Segment
      And the PDB on Solvia is Up at level 2
      And the PDB on Horon is Up at level 1
      And Rebel Wild 2-1 1, Rebel Wild 2-1 2 and Rebel Wild 2-1 3 are in Solvia Wild
      And the PDB attack dice will be 1, 1, 6 and 6
      And the PDB loss dice will be 6, 6, 6 and 6
      And the Rebel Player will give up Rebel Wild 2-1 1
      When the Rebel Player moves Rebel Wild 2-1 1, Rebel Wild 2-1 2 and Rebel Wild 2-1 3 to Horon Liquid
      Then 2 PDB attack dice should be rolled
      And 2 Rebel Wild 2-1s should be in Horon Liquid

    Scenario: The Planetary Privateer flies between two planets of the enemy
      Given it is the Rebel Player's Movement Segment
      And the PDB on Horon is Up at level 1
      And the PDB on Solvia is Up at level 1
      And Boccanegra is in Horon Liquid
      And Boccanegra holds the Planetary Privateer
      And the detection dice will be 1, 1, 6 and 6
      When the Rebel Player moves Boccanegra and the Planetary Privateer to Solvia Wild
      Then 2 detection dice should be rolled
      And Boccanegra should be in Solvia Wild
      And Boccanegra should be undetected

    Scenario: A unit crosses a planet of the enemy
      Given it is the Rebel Player's Movement Segment
      And the PDB on Solvia is Up at level 1
      And Rebel Wild 2-1 1 is in Solvia Wild
      And the PDB attack dice would be 6 and 6
      And the PDB loss dice would be 3 and 3
      When the Rebel Player moves Rebel Wild 2-1 1 to Solvia Urban
      Then no PDB attack die should be rolled
      And Rebel Wild 2-1 1 should be in Solvia Urban
      And the PDB on Solvia should be Up at level 1

    Scenario: The unit has moved before
      Given it is the Rebel Player's Movement Segment
      And the PDB on Horon is Up at level 1
      And the PDB on Solvia is Down at level 1
      And Rebel Wild 2-1 1 is in Solvia Wild
      And the Rebel Player has moved Rebel Wild 2-1 1 to Solvia Urban
      And the PDB attack dice would be 1 and 1
      And the PDB loss dice would be 6 and 6
      When the Rebel Player moves Rebel Wild 2-1 1 to Horon Liquid
      Then the order should be refused

    Scenario Outline: <who> has gone from <from> to <to>, and would go on
      Given it is the Rebel Player's Movement Segment
      And the PDB on Horon is Down at level 0
      And the PDB on Solvia is Down at level 0
      And <group> are in <from>
      And the Rebel Player has moved <group> to <to>
      When the Rebel Player moves <who> to <next>
      Then the order should be refused

      Examples:
        | who              | group                                 | from                | to           | next                |
        | Rebel Wild 2-1 1 | Rebel Wild 2-1 1 and Rebel Wild 2-1 2 | Solvia Wild         | Cercis Wild  | Solvia Urban        |
        | Rebel Wild 2-1 1 | Rebel Wild 2-1 1 and Rebel Wild 2-1 2 | Cercis Wild         | Solvia Urban | Solvia Wild         |
        | Zina Adora       | Rebel Wild 2-1 1 and Zina Adora       | Cercis Wild         | Solvia Urban | Solvia Wild         |
        | Zina Adora       | Kogus and Zina Adora                  | Solvia Subterranean | Solvia Urban | Solvia Wild         |

    Scenario Outline: <who> has flown to Solvia with the Star Cruiser, and would go on
      Given it is the Rebel Player's Movement Segment
      And the PDB on Horon is Down at level 0
      And the PDB on Solvia is Down at level 0
      And Kogus and Zina Adora are in Horon Liquid
      And Kogus holds the Star Cruiser
      And the Rebel Player has moved Kogus, Zina Adora and the Star Cruiser to Solvia Urban
      When the Rebel Player moves <pieces> to Solvia Wild
      Then the order should be refused

      Examples:
        | who                      | pieces                                 |
        | Zina Adora, a passenger, | Zina Adora                             |
        | Kogus, the pilot,        | Kogus and the Star Cruiser             |
        | Everybody                | Kogus, Zina Adora and the Star Cruiser |

    Scenario: Zina Adora walks on from where the Star Cruiser has landed without her
      Given it is the Rebel Player's Movement Segment
      And the PDB on Horon is Down at level 0
      And the PDB on Solvia is Down at level 0
      And Kogus is in Horon Liquid
      And Zina Adora is in Solvia Urban
      And Kogus holds the Star Cruiser
      And the Rebel Player has moved Kogus and the Star Cruiser to Solvia Urban
      When the Rebel Player moves Zina Adora to Solvia Wild
      Then Zina Adora should be in Solvia Wild
      And Kogus should be in Solvia Urban

    Scenario: Three of four Patrols have come through an attack, and would go on
      Given Cercis is under Rebel Control
      And the PDB on Cercis is Up at level 1
      And Patrol 1, Patrol 2, Patrol 3 and Patrol 4 are in Solvia Wild
      And the PDB attack die will be 3
      And the PDB loss die will be 6
      And the Imperial Player will give up Patrol 1
      And the Imperial Player has moved Patrol 1, Patrol 2, Patrol 3 and Patrol 4 to Cercis Subterranean
      When the Imperial Player moves Patrol 2, Patrol 3 and Patrol 4 to Cercis Wild
      Then the order should be refused

    Scenario: The unit moved in the turn before
      Given it is the Rebel Player's Movement Segment
      And the PDB on Horon is Up at level 1
      And the PDB on Solvia is Down at level 1
      And Rebel Wild 2-1 1 is in Solvia Wild
      And Line 1 is in Solvia Subterranean
      And the Rebel Player has moved Rebel Wild 2-1 1 to Solvia Urban
      And both players have passed until the Imperial Player's Movement Segment
      And both players have passed until the Rebel Player's Movement Segment
      And the PDB attack dice will be 1 and 1
      And the PDB loss dice will be 6 and 6
      When the Rebel Player moves Rebel Wild 2-1 1 to Horon Liquid
      Then 1 PDB attack die should be rolled
      And Rebel Wild 2-1 1 should be in Horon Liquid

    Scenario: The unit has not moved before
      Given it is the Rebel Player's Movement Segment
      And the PDB on Horon is Up at level 1
      And the PDB on Solvia is Down at level 1
      And Rebel Wild 2-1 1 is in Solvia Urban
      And the PDB attack dice will be 1 and 1
      And the PDB loss dice will be 6 and 6
      When the Rebel Player moves Rebel Wild 2-1 1 to Horon Liquid
      Then 1 PDB attack die should be rolled
      And Rebel Wild 2-1 1 should be in Horon Liquid

    Scenario: The Planetary Privateer has moved before
      Given it is the Rebel Player's Movement Segment
      And the PDB on Horon is Up at level 1
      And the PDB on Solvia is Down at level 1
      And Boccanegra is in Solvia Wild
      And Boccanegra holds the Planetary Privateer
      And the Rebel Player has moved Boccanegra and the Planetary Privateer to Solvia Urban
      And the detection dice would be 1 and 1
      When the Rebel Player moves Boccanegra and the Planetary Privateer to Horon Liquid
      Then the order should be refused

  @rule:8.2.12
  Rule: A ship that leaves unwatched is no longer detected

    Scenario Outline: It leaves <from>, with <planet> <control> and its PDB <PDB>
      Given it is the Rebel Player's Movement Segment
      And <planet> is <control>
      And the PDB on <planet> is <PDB>
      And the PDB on Horon is Up at level 1
      And Zina Adora is in <from>
      And Zina Adora holds the Star Cruiser
      And Zina Adora is detected
      And the detection dice will be 4 and 4
      When the Rebel Player moves Zina Adora and the Star Cruiser to Horon Liquid
      Then 1 detection die should be rolled
      And Zina Adora should be in Horon Liquid
      And Zina Adora should hold the Star Cruiser

      Examples:
        | from        | planet | control                | PDB             |
        | Solvia Wild | Solvia | under Imperial Control | Down at level 1 |
        | Cercis Wild | Cercis | under Rebel Control    | Up at level 1   |
        | Solvia Wild | Solvia | in Rebellion           | Up at level 1   |

    Scenario: Solvia looks, and the ship stays detected
      Given it is the Rebel Player's Movement Segment
      And the PDB on Solvia is Up at level 1
      And the PDB on Horon is Up at level 1
      And Zina Adora is in Solvia Wild
      And Zina Adora holds the Star Cruiser
      And Zina Adora is detected
      And the detection dice will be 2 and 4
      When the Rebel Player moves Zina Adora and the Star Cruiser to Horon Liquid
      Then 2 detection dice should be rolled
      And Zina Adora should be in Horon Liquid
      And the Star Cruiser should be out of play

  @rule:8.2.13
  Rule: To a PDB, a stack with units is always detected

    Scenario: Jon Kidu, undetected, goes with a Line
      Given Cercis is under Rebel Control
      And the PDB on Cercis is Up at level 2
      And Line 1 and Jon Kidu are in Solvia Wild
      And the detection dice would be 6 and 6
      And the PDB attack die will be 1
      And the PDB loss die will be 6
      When the Imperial Player moves Line 1 and Jon Kidu to Cercis Subterranean
      Then 1 PDB attack die should be rolled
      And no detection die should be rolled
      And Line 1 and Jon Kidu should be in Cercis Subterranean

    Scenario: Jon Kidu goes by ship, without the Line
      Given Cercis is under Rebel Control
      And the PDB on Cercis is Up at level 2
      And Line 1 and Jon Kidu are in Solvia Wild
      And Jon Kidu holds Imperial Spaceship 1
      And the detection dice will be 2 and 2
      And the PDB attack die would be 1
      And the PDB loss die would be 3
      When the Imperial Player moves Jon Kidu and Imperial Spaceship 1 to Cercis Subterranean
      Then no PDB attack die should be rolled
      And 1 detection die should be rolled
      And the PDB on Cercis should be Up at level 2
      And Line 1 should be in Solvia Wild
      And Jon Kidu should be in Cercis Subterranean
