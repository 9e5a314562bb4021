@ruleset:summary @section:8.2
Feature: 8.2 PDB Combat

  A PDB attacks the military units of the enemy as they leave its planet or reach it. One die is read
  for what the units lose, another for what the PDB loses.

  Background:
    Given the scenario "Flight to Egrix"
    And it is the Imperial Player's Movement Segment

  @rule:8.2.1
  Rule: Spaceships are no target of military combat

    Scenario: The Imperial Player attacks a spaceship
      Given it is the Imperial Player's Military Combat Segment
      And Line 1 is in Angoff Urban
      And Rebel Wild 2-1 1 and Boccanegra are in Angoff Urban
      And Boccanegra holds the Planetary Privateer
      And the military defender dice would be 6 and 6
      And the military attacker dice would be 6 and 6
      When the Imperial Player attacks the Planetary Privateer in Angoff Urban
      Then the order should be refused

    Scenario: The Imperial Player attacks the military unit beside it
      Given it is the Imperial Player's Military Combat Segment
      And Line 1 is in Angoff Urban
      And Rebel Wild 2-1 1 and Boccanegra are in Angoff Urban
      And Boccanegra holds the Planetary Privateer
      And the military defender dice will be 6 and 6
      And the military attacker dice will be 6 and 6
      When the Imperial Player attacks the military units in Angoff Urban
      Then Rebel Wild 2-1 1 should be out of play
      And Boccanegra should hold the Planetary Privateer

    Scenario: There is nothing but the spaceship and its pilot
      Given it is the Imperial Player's Military Combat Segment
      And Line 1 is in Angoff Urban
      And Boccanegra is in Angoff Urban
      And Boccanegra holds the Planetary Privateer
      And the military defender dice would be 6 and 6
      And the military attacker dice would be 6 and 6
      When the Imperial Player attacks the military units in Angoff Urban
      Then the order should be refused

  @rule:8.2.2
  Rule: A level 2 PDB attacks at 3-1

    Scenario Outline: A <die> against <units>
      Given Angoff is under Rebel Control
      And the PDB on Angoff is Up at level 2
      And <units> are in Quibron Wild
      And the PDB attack dice will be <die> and <die>
      And the PDB loss dice will be 6 and 6
      And the Imperial Player will give up <lost>
      When the Imperial Player moves <units> to Angoff Urban
      Then 1 PDB attack die should be rolled
      And <left> <kind> should be in Angoff Urban

      Examples:
        | die | units                                   | lost                                    | left | kind    |
        | 3   | Line 1 and Patrol 1                     | Line 1                                  | 1    | Patrol  |
        | 3   | Line 1, Line 2 and Line 3               | Line 1                                  | 2    | Lines   |
        | 3   | Patrol 1, Patrol 2, Patrol 3 and Patrol 4 | Patrol 1, Patrol 2 and Patrol 3       | 1    | Patrol  |
        | 1   | Patrol 1, Patrol 2, Patrol 3 and Patrol 4 | Patrol 1 and Patrol 2                 | 2    | Patrols |

    Scenario: A 3 against a lone Line
      Given Angoff is under Rebel Control
      And the PDB on Angoff is Up at level 2
      And Line 1 is in Quibron Wild
      And the PDB attack dice will be 3 and 3
      And the PDB loss dice will be 6 and 6
      When the Imperial Player moves Line 1 to Angoff Urban
      Then Line 1 should be out of play

  @rule:8.2.3
  Rule: A level 1 PDB attacks at 1-1

    Scenario Outline: A <die> against <units>
      Given Angoff is under Rebel Control
      And the PDB on Angoff is Up at level 1
      And <units> are in Quibron Wild
      And the PDB attack dice will be <die> and <die>
      And the PDB loss dice will be 6 and 6
      And the Imperial Player will give up <lost>
      When the Imperial Player moves <units> to Angoff Urban
      Then 1 PDB attack die should be rolled
      And <left> <kind> should be in Angoff Urban

      Examples:
        | die | units                                     | lost                            | left | kind    |
        | 2   | Patrol 1, Patrol 2, Patrol 3 and Patrol 4 | Patrol 1                        | 3    | Patrols |
        | 6   | Patrol 1, Patrol 2, Patrol 3 and Patrol 4 | Patrol 1, Patrol 2 and Patrol 3 | 1    | Patrol  |
        | 5   | Line 1, Line 2 and Line 3                 | Line 1                          | 3    | Lines   |
        | 6   | Line 1, Line 2 and Line 3                 | Line 1                          | 2    | Lines   |

    Scenario: A 2 against a lone Patrol
      Given Angoff is under Rebel Control
      And the PDB on Angoff is Up at level 1
      And Patrol 1 is in Quibron Wild
      And the PDB attack dice will be 2 and 2
      And the PDB loss dice will be 6 and 6
      When the Imperial Player moves Patrol 1 to Angoff Urban
      Then Patrol 1 should be out of play

  @rule:8.2.4
  Rule: A level 0 PDB never attacks

    Scenario Outline: Angoff, where the PDB is Up at level <level>
      Given Angoff is under Rebel Control
      And the PDB on Angoff is Up at level <level>
      And Patrol 1, Patrol 2, Patrol 3 and Patrol 4 are in <from>
      And the PDB attack dice will be 6 and 6
      And the PDB loss dice will be 6 and 6
      And the Imperial Player will give up Patrol 1, Patrol 2 and Patrol 3
      When the Imperial Player moves Patrol 1, Patrol 2, Patrol 3 and Patrol 4 to <to>
      Then <attacks> PDB attack dice should be rolled
      And <left> Patrols should be in <to>

      Examples:
        | level | from         | to           | attacks | left |
        | 0     | Quibron Wild | Angoff Urban | 0       | 4    |
        | 1     | Quibron Wild | Angoff Urban | 1       | 1    |
        | 0     | Angoff Urban | Quibron Wild | 0       | 4    |
        | 1     | Angoff Urban | Quibron Wild | 1       | 1    |

  @rule:8.2.5
  Rule: Survivors of a PDB attack finish their move

    Scenario: One of four Patrols is lost on reaching Angoff
      Given Angoff is under Rebel Control
      And the PDB on Angoff is Up at level 1
      And Patrol 1, Patrol 2, Patrol 3 and Patrol 4 are in Quibron Wild
      And the PDB attack die will be 3
      And the PDB loss die will be 6
      And the Imperial Player will give up Patrol 1
      When the Imperial Player moves Patrol 1, Patrol 2, Patrol 3 and Patrol 4 to Angoff Urban
      Then 3 Patrols should be in Angoff Urban
      And 0 Patrols should be in Quibron Wild

    Scenario: One of four Patrols is lost on leaving Angoff
      Given Angoff is under Rebel Control
      And the PDB on Angoff is Up at level 1
      And Patrol 1, Patrol 2, Patrol 3 and Patrol 4 are in Angoff Urban
      And the PDB attack die will be 3
      And the PDB loss die will be 6
      And the Imperial Player will give up Patrol 1
      When the Imperial Player moves Patrol 1, Patrol 2, Patrol 3 and Patrol 4 to Quibron Wild
      Then 3 Patrols should be in Quibron Wild
      And 0 Patrols should be in Angoff Urban

  @rule:8.2.6
  Rule: A loss of 2 puts the PDB Down

    Scenario Outline: A level <level> PDB attacks and rolls a <die> for its own loss
      Given Angoff is under Rebel Control
      And the PDB on Angoff is Up at level <level>
      And Line 1 is in Quibron Wild
      And the PDB attack die will be 1
      And the PDB loss die will be <die>
      When the Imperial Player moves Line 1 to Angoff Urban
      Then the PDB on Angoff should be Down at level <level>

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
      And the PDB on <planet> is Up at level <level>
      And the PDB on Charkhan is Down at level 0
      And Rebel Wild 2-1 1 and Rebel Wild 2-1 2 are in <from>
      And the PDB attack die will be 1
      And the PDB loss die will be <die>
      And the Rebel Player will give up Rebel Wild 2-1 1
      When the Rebel Player moves Rebel Wild 2-1 1 and Rebel Wild 2-1 2 to Charkhan Wild
      Then the PDB on <planet> should be Down at level <level>

      Examples:
        | planet  | from         | level | die |
        | Quibron | Quibron Wild | 1     | 3   |
        | Angoff  | Angoff Urban | 2     | 2   |

  @rule:8.2.8
  Rule: A loss of 3 also costs the PDB a level

    Scenario Outline: A level <level> PDB attacks and rolls a <die> for its own loss
      Given Angoff is under Rebel Control
      And the PDB on Angoff is Up at level <level>
      And Line 1 is in Quibron Wild
      And the PDB attack die will be 1
      And the PDB loss die will be <die>
      When the Imperial Player moves Line 1 to Angoff Urban
      Then the PDB on Angoff should be Down at level <after>

      Examples:
        | level | die | after |
        | 2     | 1   | 1     |
        | 1     | 2   | 0     |

  @rule:8.2.9
  Rule: A loss of 1 leaves the PDB alone

    Scenario Outline: A level <level> PDB attacks and rolls a <die> for its own loss
      Given Angoff is under Rebel Control
      And the PDB on Angoff is Up at level <level>
      And Line 1 is in Quibron Wild
      And the PDB attack die will be 1
      And the PDB loss die will be <die>
      When the Imperial Player moves Line 1 to Angoff Urban
      Then 1 PDB attack die should be rolled
      And the PDB on Angoff should be <status> at level <level>

      Examples:
        | level | die | status |
        | 2     | 4   | Up     |
        | 2     | 3   | Down   |
        | 1     | 5   | Up     |

  @rule:8.2.10
  Rule: Nothing attacks a PDB

    Scenario: Rebel units attack the PDB
      Given it is the Rebel Player's Military Combat Segment
      And Rebel Wild 2-1 1 and Rebel Wild 2-1 2 are in Angoff Urban
      And Militia 1 is in Angoff Urban
      And the military defender dice would be 6 and 6
      And the military attacker dice would be 6 and 6
      When the Rebel Player attacks the PDB of Angoff in Angoff Urban
      Then the order should be refused

    Scenario: Rebel units attack the Militia beside it
      Given it is the Rebel Player's Military Combat Segment
      And Rebel Wild 2-1 1 and Rebel Wild 2-1 2 are in Angoff Urban
      And Militia 1 is in Angoff Urban
      And the military defender dice will be 6 and 6
      And the military attacker dice will be 6 and 6
      When the Rebel Player attacks the military units in Angoff Urban
      Then Militia 1 should be out of play
      And the PDB on Angoff should be Up at level 2

    Scenario: The PDB stands alone
      Given it is the Rebel Player's Military Combat Segment
      And Rebel Wild 2-1 1 and Rebel Wild 2-1 2 are in Angoff Urban
      And the military defender dice would be 6 and 6
      And the military attacker dice would be 6 and 6
      When the Rebel Player attacks the PDB of Angoff in Angoff Urban
      Then the order should be refused

  @rule:8.2.11
  Rule: At most two PDB encounters per move

    Scenario: A Line moves between two planets of the enemy
      Given Quibron is under Rebel Control
      And Angoff is under Rebel Control
      And the PDB on Quibron is Up at level 1
      And the PDB on Angoff is Up at level 1
      And Line 1 is in Quibron Wild
      And the PDB attack dice will be 1, 1, 6 and 6
      And the PDB loss dice will be 6, 6, 6 and 6
      When the Imperial Player moves Line 1 to Angoff Urban
      Then 2 PDB attack dice should be rolled
      And Line 1 should be in Angoff Urban

    Scenario: The Planetary Privateer flies between two planets of the enemy
      Given it is the Rebel Player's Movement Segment
      And the PDB on Quibron is Up at level 1
      And the PDB on Charkhan is Up at level 1
      And Boccanegra is in Quibron Wild
      And Boccanegra holds the Planetary Privateer
      And the detection dice will be 1, 1, 6 and 6
      When the Rebel Player moves Boccanegra and the Planetary Privateer to Charkhan Wild
      Then 2 detection dice should be rolled
      And Boccanegra should be in Charkhan Wild
      And Boccanegra should be undetected

    Scenario: The Line has moved before
      Given Quibron is under Rebel Control
      And the PDB on Quibron is Up at level 1
      And Line 1 is in Charkhan Wild
      And the Imperial Player has moved Line 1 to Charkhan Air
      And the PDB attack dice would be 1 and 1
      And the PDB loss dice would be 6 and 6
      When the Imperial Player moves Line 1 to Quibron Wild
      Then the order should be refused

    Scenario: The Line has not moved before
      Given Quibron is under Rebel Control
      And the PDB on Quibron is Up at level 1
      And Line 1 is in Charkhan Air
      And the PDB attack dice will be 1 and 1
      And the PDB loss dice will be 6 and 6
      When the Imperial Player moves Line 1 to Quibron Wild
      Then 1 PDB attack die should be rolled
      And Line 1 should be in Quibron Wild

  @rule:8.2.12
  Rule: A ship that leaves unwatched is no longer detected

    Scenario Outline: Charkhan is <control> with its PDB <Charkhan>
      Given it is the Rebel Player's Movement Segment
      And Charkhan is <control>
      And the PDB on Charkhan is <Charkhan>
      And the PDB on Quibron is Up at level 1
      And Zina Adora is in Charkhan Wild
      And Zina Adora holds the Star Cruiser
      And Zina Adora is detected
      And the detection dice will be 4 and 4
      When the Rebel Player moves Zina Adora and the Star Cruiser to Quibron Wild
      Then 1 detection die should be rolled
      And Zina Adora should be in Quibron Wild
      And Zina Adora should hold the Star Cruiser

      Examples:
        | control                | Charkhan        |
        | under Imperial Control | Down at level 1 |
        | under Rebel Control    | Up at level 1   |
        | in Rebellion           | Up at level 1   |

    Scenario: Charkhan looks, and the ship stays detected
      Given it is the Rebel Player's Movement Segment
      And the PDB on Charkhan is Up at level 1
      And the PDB on Quibron is Up at level 1
      And Zina Adora is in Charkhan Wild
      And Zina Adora holds the Star Cruiser
      And Zina Adora is detected
      And the detection dice will be 2 and 4
      When the Rebel Player moves Zina Adora and the Star Cruiser to Quibron Wild
      Then 2 detection dice should be rolled
      And Zina Adora should be in Quibron Wild
      And the Star Cruiser should be out of play

  @rule:8.2.13
  Rule: To a PDB, a stack with units is always detected

    Scenario: Jon Kidu, undetected, goes with a Line
      Given Angoff is under Rebel Control
      And the PDB on Angoff is Up at level 2
      And Line 1 and Jon Kidu are in Quibron Wild
      And the detection dice would be 6 and 6
      And the PDB attack die will be 1
      And the PDB loss die will be 3
      When the Imperial Player moves Line 1 and Jon Kidu to Angoff Urban
      Then 1 PDB attack die should be rolled
      And no detection die should be rolled
      And the PDB on Angoff should be Down at level 2
      And Line 1 and Jon Kidu should be in Angoff Urban

    Scenario: Jon Kidu goes by ship, without the Line
      Given Angoff is under Rebel Control
      And the PDB on Angoff is Up at level 2
      And Line 1 and Jon Kidu are in Quibron Wild
      And Jon Kidu holds Imperial Spaceship 1
      And the detection dice will be 2 and 2
      And the PDB attack die would be 1
      And the PDB loss die would be 3
      When the Imperial Player moves Jon Kidu and Imperial Spaceship 1 to Angoff Urban
      Then no PDB attack die should be rolled
      And 1 detection die should be rolled
      And the PDB on Angoff should be Up at level 2
      And Line 1 should be in Quibron Wild
      And Jon Kidu should be in Angoff Urban
