@ruleset:summary @section:6.1
Feature: 6.1 Detection using a PDB

  A spaceship that meets a PDB of the enemy undergoes the Detection Routine: one die, read in the
  column of its evasion value. The Solar Merchant with Zina Adora evades with 2, the Planetary
  Privateer with Boccanegra with 7.

  Background:
    Given the scenario "Flight to Egrix"
    And it is the Rebel Player's Movement Segment

  @rule:6.1.1
  Rule: An Up PDB watches ships coming, going and crossing

    Scenario Outline: The Solar Merchant is <passage>
      Given the PDB on Quibron is <Quibron>
      And the PDB on Charkhan is <Charkhan>
      And Zina Adora is in <from>
      And Zina Adora holds the Solar Merchant
      And the detection dice will be 2, 2 and 2
      When the Rebel Player moves Zina Adora and the Solar Merchant to <to>
      Then Zina Adora should be in <to>
      And Zina Adora should be detected

      Examples:
        | passage           | from          | to           | Quibron         | Charkhan        |
        | reaching Quibron  | Charkhan Wild | Quibron Wild | Up at level 1   | Down at level 1 |
        | leaving Quibron   | Quibron Wild  | Charkhan Air | Up at level 1   | Down at level 1 |
        | crossing Charkhan | Charkhan Wild | Charkhan Air | Down at level 1 | Up at level 1   |

  @rule:6.1.2
  Rule: When a PDB may look for a ship

    Scenario Outline: The enemy controls <planet>, and the ship is <passage> it
      Given the PDB on Quibron is <Quibron>
      And the PDB on Charkhan is <Charkhan>
      And Zina Adora is in Charkhan Wild
      And Zina Adora holds the Solar Merchant
      And the detection dice will be 2 and 2
      When the Rebel Player moves Zina Adora and the Solar Merchant to Quibron Wild
      Then Zina Adora should be in Quibron Wild
      And Zina Adora should be detected

      Examples:
        | planet   | passage  | Quibron         | Charkhan        |
        | Quibron  | reaching | Up at level 1   | Down at level 1 |
        | Charkhan | leaving  | Down at level 1 | Up at level 1   |

    Scenario Outline: Quibron is <control> with its PDB <Quibron>
      Given Quibron is <control>
      And the PDB on Quibron is <Quibron>
      And the PDB on Charkhan is Down at level 0
      And Zina Adora is in <from>
      And Zina Adora holds the Solar Merchant
      And the detection dice would be 2 and 2
      When the Rebel Player moves Zina Adora and the Solar Merchant to <to>
      Then Zina Adora should be in <to>
      And Zina Adora should be undetected
      And no detection die should be rolled

      Examples:
        | from          | to            | control                | Quibron         |
        | Charkhan Wild | Quibron Wild  | under Imperial Control | Down at level 1 |
        | Charkhan Wild | Quibron Wild  | under Rebel Control    | Up at level 1   |
        | Charkhan Wild | Quibron Wild  | in Rebellion           | Up at level 1   |
        | Quibron Wild  | Charkhan Wild | under Imperial Control | Down at level 1 |
        | Quibron Wild  | Charkhan Wild | under Rebel Control    | Up at level 1   |
        | Quibron Wild  | Charkhan Wild | in Rebellion           | Up at level 1   |

    Scenario: The Rebel Player controls the planet that an Imperial ship reaches
      Given it is the Imperial Player's Movement Segment
      And Quibron is under Rebel Control
      And the PDB on Quibron is Up at level 1
      And the PDB on Charkhan is Down at level 0
      And Jon Kidu is in Charkhan Wild
      And Jon Kidu holds Imperial Spaceship 1
      And the detection dice will be 2 and 2
      When the Imperial Player moves Jon Kidu and Imperial Spaceship 1 to Quibron Wild
      Then Jon Kidu should be in Quibron Wild
      And Jon Kidu should be detected

  @rule:6.1.3
  Rule: Four outcomes of the Detection Routine

    Scenario Outline: A <die> in the column of evasion 2
      Given the PDB on Charkhan is Down at level 0
      And the PDB on Quibron is Up at level 1
      And Zina Adora is in Charkhan Wild
      And Zina Adora holds the Solar Merchant
      And the detection die will be <die>
      When the Rebel Player moves Zina Adora and the Solar Merchant to Quibron Wild
      Then 1 detection die should be rolled
      And Zina Adora should be <Zina Adora>
      And the Solar Merchant should be <Solar Merchant>

      Examples:
        | die | Zina Adora | Solar Merchant |
        | 1   | undetected | in play        |
        | 2   | detected   | in play        |
        | 3   | detected   | in play        |
        | 4   | detected   | out of play    |
        | 5   | detected   | out of play    |
        | 6   | killed     | out of play    |

  @rule:6.1.4
  Rule: Undetected: the ship slips through

    Scenario: Boccanegra and Doctor Sontag were detected
      Given the PDB on Charkhan is Up at level 1
      And Boccanegra and Doctor Sontag are in Charkhan Wild
      And Boccanegra holds the Planetary Privateer
      And Boccanegra and Doctor Sontag are detected
      And the detection die will be 3
      When the Rebel Player moves Boccanegra, Doctor Sontag and the Planetary Privateer to Charkhan Air
      Then Boccanegra and Doctor Sontag should be in Charkhan Air
      And Boccanegra and Doctor Sontag should be undetected
      And Boccanegra should hold the Planetary Privateer

    Scenario: Boccanegra and Doctor Sontag were undetected
      Given the PDB on Charkhan is Up at level 1
      And Boccanegra and Doctor Sontag are in Charkhan Wild
      And Boccanegra holds the Planetary Privateer
      And the detection die will be 3
      When the Rebel Player moves Boccanegra, Doctor Sontag and the Planetary Privateer to Charkhan Air
      Then Boccanegra and Doctor Sontag should be in Charkhan Air
      And Boccanegra and Doctor Sontag should be undetected
      And Boccanegra should hold the Planetary Privateer

  @rule:6.1.5
  Rule: Detected: everyone aboard is seen, the ship flies on

    Scenario: Three aboard the Solar Merchant
      Given the PDB on Charkhan is Down at level 0
      And the PDB on Quibron is Up at level 1
      And Zina Adora, Doctor Sontag and Frun Sentel are in Charkhan Wild
      And Zina Adora holds the Solar Merchant
      And the detection die will be 2
      When the Rebel Player moves Zina Adora, Doctor Sontag, Frun Sentel and the Solar Merchant to Quibron Wild
      Then Zina Adora, Doctor Sontag and Frun Sentel should be in Quibron Wild
      And Zina Adora, Doctor Sontag and Frun Sentel should be detected
      And Zina Adora should hold the Solar Merchant

    Scenario: The ship is seen as it leaves, and flies on
      Given the PDB on Quibron is Up at level 1
      And the PDB on Charkhan is Down at level 1
      And Zina Adora, Doctor Sontag and Frun Sentel are in Quibron Wild
      And Zina Adora holds the Solar Merchant
      And the detection die will be 3
      When the Rebel Player moves Zina Adora, Doctor Sontag, Frun Sentel and the Solar Merchant to Charkhan Air
      Then Zina Adora, Doctor Sontag and Frun Sentel should be in Charkhan Air
      And Zina Adora, Doctor Sontag and Frun Sentel should be detected
      And Zina Adora should hold the Solar Merchant

  @rule:6.1.6
  Rule: Damage to the ship exposes all aboard

    Scenario: Three aboard the Solar Merchant when it is hit
      Given the PDB on Charkhan is Down at level 0
      And the PDB on Quibron is Up at level 1
      And Zina Adora, Doctor Sontag and Frun Sentel are in Charkhan Wild
      And Zina Adora holds the Solar Merchant
      And the detection die will be 4
      When the Rebel Player moves Zina Adora, Doctor Sontag, Frun Sentel and the Solar Merchant to Quibron Wild
      Then Zina Adora, Doctor Sontag and Frun Sentel should be detected

  @rule:6.1.7
  Rule: A damaged ship is lost on arrival, its passengers safe

    Scenario: The ship is damaged as it arrives
      Given the PDB on Charkhan is Down at level 0
      And the PDB on Quibron is Up at level 1
      And Zina Adora, Doctor Sontag and Frun Sentel are in Charkhan Wild
      And Zina Adora holds the Solar Merchant
      And the detection die will be 4
      When the Rebel Player moves Zina Adora, Doctor Sontag, Frun Sentel and the Solar Merchant to Quibron Wild
      Then Zina Adora, Doctor Sontag and Frun Sentel should be in Quibron Wild
      And Zina Adora, Doctor Sontag and Frun Sentel should be unwounded
      And the Solar Merchant should be out of play

    Scenario: The ship is damaged as it leaves, and flies on
      Given the PDB on Quibron is Up at level 1
      And the PDB on Charkhan is Up at level 1
      And Zina Adora, Doctor Sontag and Frun Sentel are in Quibron Wild
      And Zina Adora holds the Solar Merchant
      And the detection dice will be 4 and 1
      When the Rebel Player moves Zina Adora, Doctor Sontag, Frun Sentel and the Solar Merchant to Charkhan Wild
      Then 2 detection dice should be rolled
      And Zina Adora, Doctor Sontag and Frun Sentel should be in Charkhan Wild
      And Zina Adora, Doctor Sontag and Frun Sentel should be unwounded
      And the Solar Merchant should be out of play

  @rule:6.1.8
  Rule: Eliminated: ship and all aboard are lost

    Scenario: Three aboard the Solar Merchant when it is destroyed
      Given the PDB on Charkhan is Down at level 0
      And the PDB on Quibron is Up at level 1
      And Zina Adora, Doctor Sontag and Frun Sentel are in Charkhan Wild
      And Zina Adora holds the Solar Merchant
      And the detection die will be 6
      When the Rebel Player moves Zina Adora, Doctor Sontag, Frun Sentel and the Solar Merchant to Quibron Wild
      Then Zina Adora, Doctor Sontag and Frun Sentel should be killed
      And the Solar Merchant should be out of play

  @rule:6.1.9
  Rule: A level 0 PDB detects but never harms

    Scenario Outline: Charkhan rolls a <die>
      Given the PDB on Charkhan is Up at level 0
      And Zina Adora and Doctor Sontag are in Charkhan Wild
      And Zina Adora holds the Solar Merchant
      And the detection die will be <die>
      When the Rebel Player moves Zina Adora, Doctor Sontag and the Solar Merchant to Charkhan Air
      Then Zina Adora and Doctor Sontag should be in Charkhan Air
      And Zina Adora and Doctor Sontag should be <status>
      And Zina Adora should hold the Solar Merchant

      Examples:
        | die | status     |
        | 1   | undetected |
        | 2   | detected   |
        | 4   | detected   |
        | 6   | detected   |

  @rule:6.1.10
  Rule: A Down PDB detects nothing

    Scenario Outline: From <from> to <to>, with Quibron at level <level>
      Given the PDB on Charkhan is Down at level 1
      And the PDB on Quibron is Down at level <level>
      And Zina Adora is in <from>
      And Zina Adora holds the Solar Merchant
      And the detection dice would be 2 and 2
      When the Rebel Player moves Zina Adora and the Solar Merchant to <to>
      Then no detection die should be rolled
      And Zina Adora should be in <to>
      And Zina Adora should be undetected

      Examples:
        | level | from          | to            |
        | 0     | Charkhan Wild | Quibron Wild  |
        | 1     | Charkhan Wild | Quibron Wild  |
        | 2     | Charkhan Wild | Quibron Wild  |
        | 2     | Quibron Wild  | Charkhan Wild |
        | 2     | Charkhan Wild | Charkhan Air  |

    Scenario: The PDB on Quibron is Up at level 1
      Given the PDB on Charkhan is Down at level 1
      And the PDB on Quibron is Up at level 1
      And Zina Adora is in Charkhan Wild
      And Zina Adora holds the Solar Merchant
      And the detection dice will be 2 and 2
      When the Rebel Player moves Zina Adora and the Solar Merchant to Quibron Wild
      Then 1 detection die should be rolled
      And Zina Adora should be in Quibron Wild
      And Zina Adora should be detected

  @rule:6.1.11
  Rule: A flight between two hostile planets is checked twice

    Scenario: From Quibron, which misses the ship, to Angoff, which destroys it
      Given the PDB on Quibron is Up at level 1
      And the PDB on Angoff is Up at level 2
      And Zina Adora is in Quibron Wild
      And Zina Adora holds the Solar Merchant
      And the detection dice will be 1, 4 and 4
      When the Rebel Player moves Zina Adora and the Solar Merchant to Angoff Urban
      Then 2 detection dice should be rolled
      And Zina Adora should be killed
      And the Solar Merchant should be out of play

    Scenario: From Quibron, which sees the ship, to Charkhan, which loses it again
      Given the PDB on Quibron is Up at level 1
      And the PDB on Charkhan is Up at level 1
      And Boccanegra is in Quibron Wild
      And Boccanegra holds the Planetary Privateer
      And the detection dice will be 5, 1 and 6
      When the Rebel Player moves Boccanegra and the Planetary Privateer to Charkhan Wild
      Then 2 detection dice should be rolled
      And Boccanegra should be in Charkhan Wild
      And Boccanegra should be undetected

  @rule:6.1.12
  Rule: A flight within one planet is checked once

    Scenario: From Charkhan Wild to Charkhan Air
      Given the PDB on Charkhan is Up at level 2
      And Boccanegra is in Charkhan Wild
      And Boccanegra holds the Planetary Privateer
      And the detection dice will be 3 and 1
      When the Rebel Player moves Boccanegra and the Planetary Privateer to Charkhan Air
      Then 1 detection die should be rolled
      And Boccanegra should be in Charkhan Air
      And Boccanegra should be detected

  @rule:6.1.13
  Rule: No Detection Routine without a ship of one's own

    Scenario: Zina Adora flies the Solar Merchant
      Given the PDB on Charkhan is Down at level 0
      And the PDB on Quibron is Up at level 1
      And Zina Adora is in Charkhan Wild
      And Zina Adora holds the Solar Merchant
      And the detection dice will be 6 and 6
      When the Rebel Player moves Zina Adora and the Solar Merchant to Quibron Wild
      Then 1 detection die should be rolled
      And Zina Adora should be killed

    Scenario: Zina Adora and the Solar Merchant travel with a military unit
      Given the PDB on Charkhan is Down at level 0
      And the PDB on Quibron is Up at level 1
      And Rebel Wild 2-1 1 and Zina Adora are in Charkhan Wild
      And Zina Adora holds the Solar Merchant
      And the detection dice would be 6 and 6
      And the PDB attack die will be 1
      And the PDB loss die will be 6
      When the Rebel Player moves Rebel Wild 2-1 1, Zina Adora and the Solar Merchant to Quibron Wild
      Then no detection die should be rolled
      And Rebel Wild 2-1 1 and Zina Adora should be in Quibron Wild
      And Zina Adora should hold the Solar Merchant

    Scenario: A military unit travels alone
      Given the PDB on Charkhan is Down at level 0
      And the PDB on Quibron is Up at level 1
      And Rebel Wild 2-1 1 is in Charkhan Wild
      And the detection dice would be 6 and 6
      And the PDB attack die will be 1
      And the PDB loss die will be 6
      When the Rebel Player moves Rebel Wild 2-1 1 to Quibron Wild
      Then no detection die should be rolled
      And Rebel Wild 2-1 1 should be in Quibron Wild

    Scenario: Zina Adora walks across Charkhan
      Given the PDB on Charkhan is Up at level 1
      And Zina Adora is in Charkhan Wild
      And the detection dice would be 6 and 6
      When the Rebel Player moves Zina Adora to Charkhan Air
      Then no detection die should be rolled
      And Zina Adora should be in Charkhan Air
      And Zina Adora should be undetected

  @rule:6.1.14
  Rule: A stack with units counts as detected by PDBs

    Scenario: Nobody who leaves Quibron with the unit is detected
      Given the PDB on Quibron is Up at level 1
      And the PDB on Charkhan is Down at level 0
      And Rebel Wild 2-1 1 and Kogus are in Quibron Wild
      And the detection dice would be 6 and 6
      And the PDB attack die will be 1
      And the PDB loss die will be 3
      When the Rebel Player moves Rebel Wild 2-1 1 and Kogus to Charkhan Wild
      Then 1 PDB attack die should be rolled
      And no detection die should be rolled
      And the PDB on Quibron should be Down at level 1
      And Rebel Wild 2-1 1 and Kogus should be in Charkhan Wild

    Scenario: Kogus leaves Quibron without a unit
      Given the PDB on Quibron is Up at level 1
      And the PDB on Charkhan is Down at level 0
      And Kogus is in Quibron Wild
      And Kogus holds the Star Cruiser
      And the detection die will be 1
      And the PDB attack die would be 1
      And the PDB loss die would be 3
      When the Rebel Player moves Kogus and the Star Cruiser to Charkhan Wild
      Then no PDB attack die should be rolled
      And 1 detection die should be rolled
      And the PDB on Quibron should be Up at level 1
      And Kogus should be in Charkhan Wild

  @rule:6.1.15
  Rule: One Detection Routine per ship

    Scenario: The Solar Merchant slips through, the Galactic Freighter after it does not
      Given the PDB on Charkhan is Down at level 0
      And the PDB on Quibron is Up at level 1
      And Zina Adora and Frun Sentel are in Charkhan Wild
      And Zina Adora holds the Solar Merchant
      And Frun Sentel holds the Galactic Freighter
      And the detection die will be 1
      And the Rebel Player has moved Zina Adora and the Solar Merchant to Quibron Wild
      And the detection die will be 6
      When the Rebel Player moves Frun Sentel and the Galactic Freighter to Quibron Wild
      Then 1 detection die should be rolled
      And Frun Sentel should be killed
      And the Galactic Freighter should be out of play
      And Zina Adora should be in Quibron Wild
      And Zina Adora should hold the Solar Merchant

    Scenario: The Galactic Freighter is destroyed, the Solar Merchant after it slips through
      Given the PDB on Charkhan is Down at level 0
      And the PDB on Quibron is Up at level 1
      And Zina Adora and Frun Sentel are in Charkhan Wild
      And Zina Adora holds the Solar Merchant
      And Frun Sentel holds the Galactic Freighter
      And the detection die will be 6
      And the Rebel Player has moved Frun Sentel and the Galactic Freighter to Quibron Wild
      And the detection die will be 1
      When the Rebel Player moves Zina Adora and the Solar Merchant to Quibron Wild
      Then 1 detection die should be rolled
      And Zina Adora should be in Quibron Wild
      And Zina Adora should be undetected
      And Zina Adora should hold the Solar Merchant

    Scenario: Each ship evades with a value of its own
      Given the PDB on Charkhan is Down at level 0
      And the PDB on Quibron is Up at level 1
      And Zina Adora and Frun Sentel are in Charkhan Wild
      And Zina Adora holds the Solar Merchant
      And Frun Sentel holds the Galactic Freighter
      And the detection die will be 3
      And the Rebel Player has moved Zina Adora and the Solar Merchant to Quibron Wild
      And the detection die will be 3
      When the Rebel Player moves Frun Sentel and the Galactic Freighter to Quibron Wild
      Then the Galactic Freighter should be out of play
      And Frun Sentel should be in Quibron Wild
      And Zina Adora should hold the Solar Merchant
