@ruleset:summary @section:6.1
Feature: 6.1 Detection using a PDB

  A spaceship that meets a PDB of the enemy undergoes the Detection Routine: one die, read in the
  column of its evasion value. The Solar Merchant with Zina Adora evades with 2, the Planetary
  Privateer with Boccanegra with 7.

  Background:
    Given the scenario "The Varu Powderkeg"
    And it is the Rebel Player's Movement Segment

  @rule:6.1.1
  Rule: An Up PDB watches ships coming, going and crossing

    Scenario Outline: The Solar Merchant is <passage>
      Given the PDB on Horon is <Horon>
      And the PDB on Solvia is <Solvia>
      And Zina Adora is in <from>
      And Zina Adora holds the Solar Merchant
      And the detection dice will be 2, 2 and 2
      When the Rebel Player moves Zina Adora and the Solar Merchant to <to>
      Then Zina Adora should be in <to>
      And Zina Adora should be detected

      Examples:
        | passage         | from         | to           | Horon           | Solvia          |
        | reaching Horon  | Solvia Wild  | Horon Liquid | Up at level 1   | Down at level 1 |
        | leaving Horon   | Horon Liquid | Solvia Urban | Up at level 1   | Down at level 1 |
        | crossing Solvia | Solvia Wild  | Solvia Urban | Down at level 1 | Up at level 1   |

    Scenario: An Imperial ship reaches a planet of the Rebel Player
      Given it is the Imperial Player's Movement Segment
      And Cercis is under Rebel Control
      And the PDB on Cercis is Up at level 1
      And the PDB on Solvia is Down at level 1
      And Jon Kidu is in Solvia Wild
      And Jon Kidu holds Imperial Spaceship 1
      And the detection dice will be 2 and 2
      When the Imperial Player moves Jon Kidu and Imperial Spaceship 1 to Cercis Wild
      Then Jon Kidu should be in Cercis Wild
      And Jon Kidu should be detected

  @rule:6.1.2
  Rule: When a PDB may look for a ship

    Scenario Outline: The enemy controls <planet>, and the ship is <passage> it
      Given the PDB on Horon is <Horon>
      And the PDB on Solvia is <Solvia>
      And Zina Adora is in Solvia Wild
      And Zina Adora holds the Solar Merchant
      And the detection dice will be 2 and 2
      When the Rebel Player moves Zina Adora and the Solar Merchant to Horon Liquid
      Then Zina Adora should be in Horon Liquid
      And Zina Adora should be detected

      Examples:
        | planet | passage  | Horon           | Solvia          |
        | Horon  | reaching | Up at level 1   | Down at level 1 |
        | Solvia | leaving  | Down at level 1 | Up at level 1   |

    Scenario Outline: From <from> to <to>, with <planet> <control> and its PDB <PDB>
      Given <planet> is <control>
      And the PDB on <planet> is <PDB>
      And the PDB on Solvia is Down at level 0
      And Zina Adora is in <from>
      And Zina Adora holds the Solar Merchant
      And the detection dice would be 2 and 2
      When the Rebel Player moves Zina Adora and the Solar Merchant to <to>
      Then Zina Adora should be in <to>
      And Zina Adora should be undetected
      And no detection die should be rolled

      Examples:
        | from         | to           | planet | control                | PDB             |
        | Solvia Wild  | Horon Liquid | Horon  | under Imperial Control | Down at level 1 |
        | Solvia Wild  | Cercis Wild  | Cercis | under Rebel Control    | Up at level 1   |
        | Solvia Wild  | Horon Liquid | Horon  | in Rebellion           | Up at level 1   |
        | Solvia Wild  | Horon Liquid | Horon  | in Rebellion Stopped   | Up at level 1   |
        | Horon Liquid | Solvia Wild  | Horon  | under Imperial Control | Down at level 1 |
        | Cercis Wild  | Solvia Wild  | Cercis | under Rebel Control    | Up at level 1   |
        | Horon Liquid | Solvia Wild  | Horon  | in Rebellion           | Up at level 1   |

    Scenario: The Rebel Player controls the planet that an Imperial ship reaches
      Given it is the Imperial Player's Movement Segment
      And Cercis is under Rebel Control
      And the PDB on Cercis is Up at level 1
      And the PDB on Solvia is Down at level 0
      And Jon Kidu is in Solvia Wild
      And Jon Kidu holds Imperial Spaceship 1
      And the detection dice will be 2 and 2
      When the Imperial Player moves Jon Kidu and Imperial Spaceship 1 to Cercis Wild
      Then Jon Kidu should be in Cercis Wild
      And Jon Kidu should be detected

  @rule:6.1.3
  Rule: Four outcomes of the Detection Routine

    Scenario Outline: A <die> in the column of evasion 2
      Given the PDB on Solvia is Down at level 0
      And the PDB on Horon is Up at level 1
      And Zina Adora is in Solvia Wild
      And Zina Adora holds the Solar Merchant
      And the detection die will be <die>
      When the Rebel Player moves Zina Adora and the Solar Merchant to Horon Liquid
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

    Scenario Outline: A <die> for Boccanegra, <status>, from a PDB of level <level>
      Given the PDB on Solvia is Up at level <level>
      And Boccanegra is in Solvia Wild
      And Boccanegra holds the Planetary Privateer
      And Boccanegra is <status>
      And the detection die will be <die>
      When the Rebel Player moves Boccanegra and the Planetary Privateer to Solvia Urban
      Then 1 detection die should be rolled
      And Boccanegra should be <Boccanegra>
      And the Planetary Privateer should be <Privateer>

      Examples:
        | level | status     | die | Boccanegra | Privateer   |
        | 1     | undetected | 4   | undetected | in play     |
        | 1     | undetected | 5   | detected   | in play     |
        | 1     | detected   | 3   | undetected | in play     |
        | 1     | detected   | 4   | detected   | in play     |
        | 2     | undetected | 2   | undetected | in play     |
        | 2     | undetected | 3   | detected   | in play     |
        | 2     | undetected | 6   | detected   | out of play |
        | 2     | detected   | 1   | undetected | in play     |
        | 2     | detected   | 2   | detected   | in play     |
        | 2     | detected   | 5   | detected   | out of play |

    Scenario Outline: A <die> for the Galactic Freighter, which evades with 1, from a PDB of level 2
      Given the PDB on Solvia is Up at level 2
      And Frun Sentel is in Solvia Wild
      And Frun Sentel holds the Galactic Freighter
      And the detection die will be <die>
      When the Rebel Player moves Frun Sentel and the Galactic Freighter to Solvia Urban
      Then 1 detection die should be rolled
      And Frun Sentel should be <Frun Sentel>
      And the Galactic Freighter should be out of play

      Examples:
        | die | Frun Sentel |
        | 1   | detected    |
        | 4   | killed      |

  @rule:6.1.4
  Rule: Undetected: the ship slips through

    Scenario: Boccanegra and Doctor Sontag were detected
      Given the PDB on Solvia is Up at level 1
      And Boccanegra and Doctor Sontag are in Solvia Wild
      And Boccanegra holds the Planetary Privateer
      And Boccanegra and Doctor Sontag are detected
      And the detection die will be 3
      When the Rebel Player moves Boccanegra, Doctor Sontag and the Planetary Privateer to Solvia Urban
      Then Boccanegra and Doctor Sontag should be in Solvia Urban
      And Boccanegra and Doctor Sontag should be undetected
      And Boccanegra should hold the Planetary Privateer

    Scenario: The ship slips through as it leaves
      Given the PDB on Horon is Up at level 1
      And the PDB on Solvia is Down at level 0
      And Boccanegra and Doctor Sontag are in Horon Liquid
      And Boccanegra holds the Planetary Privateer
      And Boccanegra and Doctor Sontag are detected
      And the detection die will be 3
      When the Rebel Player moves Boccanegra, Doctor Sontag and the Planetary Privateer to Solvia Urban
      Then 1 detection die should be rolled
      And Boccanegra and Doctor Sontag should be in Solvia Urban
      And Boccanegra and Doctor Sontag should be undetected
      And Boccanegra should hold the Planetary Privateer

    Scenario: Boccanegra and Doctor Sontag were undetected
      Given the PDB on Solvia is Up at level 1
      And Boccanegra and Doctor Sontag are in Solvia Wild
      And Boccanegra holds the Planetary Privateer
      And the detection die will be 3
      When the Rebel Player moves Boccanegra, Doctor Sontag and the Planetary Privateer to Solvia Urban
      Then Boccanegra and Doctor Sontag should be in Solvia Urban
      And Boccanegra and Doctor Sontag should be undetected
      And Boccanegra should hold the Planetary Privateer

  @rule:6.1.5
  Rule: Detected: everyone aboard is seen, the ship flies on

    Scenario: Three aboard the Solar Merchant
      Given the PDB on Solvia is Down at level 0
      And the PDB on Horon is Up at level 1
      And Zina Adora, Doctor Sontag and Frun Sentel are in Solvia Wild
      And Zina Adora holds the Solar Merchant
      And the detection die will be 2
      When the Rebel Player moves Zina Adora, Doctor Sontag, Frun Sentel and the Solar Merchant to Horon Liquid
      Then Zina Adora, Doctor Sontag and Frun Sentel should be in Horon Liquid
      And Zina Adora, Doctor Sontag and Frun Sentel should be detected
      And Zina Adora should hold the Solar Merchant

    Scenario: The ship is seen as it leaves, and flies on
      Given the PDB on Horon is Up at level 1
      And the PDB on Solvia is Down at level 1
      And Zina Adora, Doctor Sontag and Frun Sentel are in Horon Liquid
      And Zina Adora holds the Solar Merchant
      And the detection die will be 3
      When the Rebel Player moves Zina Adora, Doctor Sontag, Frun Sentel and the Solar Merchant to Solvia Urban
      Then Zina Adora, Doctor Sontag and Frun Sentel should be in Solvia Urban
      And Zina Adora, Doctor Sontag and Frun Sentel should be detected
      And Zina Adora should hold the Solar Merchant

  @rule:6.1.6
  Rule: Damage to the ship exposes all aboard

    Scenario: Three aboard the Solar Merchant when it is hit
      Given the PDB on Solvia is Down at level 0
      And the PDB on Horon is Up at level 1
      And Zina Adora, Doctor Sontag and Frun Sentel are in Solvia Wild
      And Zina Adora holds the Solar Merchant
      And the detection die will be 4
      When the Rebel Player moves Zina Adora, Doctor Sontag, Frun Sentel and the Solar Merchant to Horon Liquid
      Then Zina Adora, Doctor Sontag and Frun Sentel should be detected

    Scenario Outline: The ship is hit on its way from <from> to <to>
      Given the PDB on Solvia is Up at level 1
      And the PDB on Horon is Down at level 0
      And Zina Adora, Doctor Sontag and Frun Sentel are in <from>
      And Zina Adora holds the Solar Merchant
      And the detection die will be 4
      When the Rebel Player moves Zina Adora, Doctor Sontag, Frun Sentel and the Solar Merchant to <to>
      Then Zina Adora, Doctor Sontag and Frun Sentel should be in <to>
      And Zina Adora, Doctor Sontag and Frun Sentel should be detected

      Examples:
        | from        | to           |
        | Solvia Wild | Horon Liquid |
        | Solvia Wild | Solvia Urban |

  @rule:6.1.7
  Rule: A damaged ship is lost on arrival, its passengers safe

    Scenario: The ship is damaged as it arrives
      Given the PDB on Solvia is Down at level 0
      And the PDB on Horon is Up at level 1
      And Zina Adora, Doctor Sontag and Frun Sentel are in Solvia Wild
      And Zina Adora holds the Solar Merchant
      And the detection die will be 4
      When the Rebel Player moves Zina Adora, Doctor Sontag, Frun Sentel and the Solar Merchant to Horon Liquid
      Then Zina Adora, Doctor Sontag and Frun Sentel should be in Horon Liquid
      And Zina Adora, Doctor Sontag and Frun Sentel should be unwounded
      And the Solar Merchant should be out of play

    Scenario: The ship is damaged as it leaves, and flies on
      Given the PDB on Horon is Up at level 1
      And the PDB on Solvia is Up at level 1
      And Zina Adora, Doctor Sontag and Frun Sentel are in Horon Liquid
      And Zina Adora holds the Solar Merchant
      And the detection dice will be 4 and 1
      When the Rebel Player moves Zina Adora, Doctor Sontag, Frun Sentel and the Solar Merchant to Solvia Wild
      Then 2 detection dice should be rolled
      And Zina Adora, Doctor Sontag and Frun Sentel should be in Solvia Wild
      And Zina Adora, Doctor Sontag and Frun Sentel should be unwounded
      And the Solar Merchant should be out of play

  @rule:6.1.8
  Rule: Eliminated: ship and all aboard are lost

    Scenario: Three aboard the Solar Merchant when it is destroyed, and two friends elsewhere
      Given the PDB on Solvia is Down at level 0
      And the PDB on Horon is Up at level 1
      And Tourag, Zina Adora, Doctor Sontag and Frun Sentel are in Solvia Wild
      And Kogus is in Horon Liquid
      And Zina Adora holds the Solar Merchant
      And the detection die will be 6
      When the Rebel Player moves Zina Adora, Doctor Sontag, Frun Sentel and the Solar Merchant to Horon Liquid
      Then Zina Adora, Doctor Sontag and Frun Sentel should be killed
      And the Solar Merchant should be out of play
      And Tourag should be in Solvia Wild
      And Kogus should be in Horon Liquid

    Scenario: The ship is destroyed as it leaves
      Given the PDB on Horon is Up at level 1
      And the PDB on Solvia is Down at level 0
      And Zina Adora, Doctor Sontag and Frun Sentel are in Horon Liquid
      And Zina Adora holds the Solar Merchant
      And the detection die will be 6
      When the Rebel Player moves Zina Adora, Doctor Sontag, Frun Sentel and the Solar Merchant to Solvia Wild
      Then Zina Adora, Doctor Sontag and Frun Sentel should be killed
      And the Solar Merchant should be out of play

  @rule:6.1.9
  Rule: A level 0 PDB detects but never harms

    Scenario Outline: Solvia rolls a <die> for a ship from <from>
      Given the PDB on Solvia is Up at level 0
      And the PDB on Horon is Down at level 1
      And Zina Adora and Doctor Sontag are in <from>
      And Zina Adora holds the Solar Merchant
      And the detection die will be <die>
      When the Rebel Player moves Zina Adora, Doctor Sontag and the Solar Merchant to <to>
      Then 1 detection die should be rolled
      And Zina Adora and Doctor Sontag should be in <to>
      And Zina Adora and Doctor Sontag should be <status>
      And Zina Adora should hold the Solar Merchant

      Examples:
        | from         | to           | die | status     |
        | Solvia Wild  | Solvia Urban | 1   | undetected |
        | Solvia Wild  | Solvia Urban | 2   | detected   |
        | Solvia Wild  | Solvia Urban | 4   | detected   |
        | Solvia Wild  | Solvia Urban | 6   | detected   |
        | Horon Liquid | Solvia Urban | 6   | detected   |
        | Solvia Wild  | Horon Liquid | 6   | detected   |

  @rule:6.1.10
  Rule: A Down PDB detects nothing

    Scenario Outline: From <from> to <to>, with Horon at level <level>
      Given the PDB on Solvia is Down at level 1
      And the PDB on Horon is Down at level <level>
      And Zina Adora is in <from>
      And Zina Adora holds the Solar Merchant
      And the detection dice would be 2 and 2
      When the Rebel Player moves Zina Adora and the Solar Merchant to <to>
      Then no detection die should be rolled
      And Zina Adora should be in <to>
      And Zina Adora should be undetected

      Examples:
        | level | from         | to           |
        | 0     | Solvia Wild  | Horon Liquid |
        | 1     | Solvia Wild  | Horon Liquid |
        | 2     | Solvia Wild  | Horon Liquid |
        | 2     | Horon Liquid | Solvia Wild  |
        | 2     | Solvia Wild  | Solvia Urban |

    Scenario: The PDB on Horon is Up at level 1
      Given the PDB on Solvia is Down at level 1
      And the PDB on Horon is Up at level 1
      And Zina Adora is in Solvia Wild
      And Zina Adora holds the Solar Merchant
      And the detection dice will be 2 and 2
      When the Rebel Player moves Zina Adora and the Solar Merchant to Horon Liquid
      Then 1 detection die should be rolled
      And Zina Adora should be in Horon Liquid
      And Zina Adora should be detected

  @rule:6.1.11
  Rule: A flight between two hostile planets is checked twice

    Scenario: From Horon, which misses the ship, to Solvia, which destroys it
      Given the PDB on Horon is Up at level 1
      And the PDB on Solvia is Up at level 2
      And Zina Adora is in Horon Liquid
      And Zina Adora holds the Solar Merchant
      And the detection dice will be 1, 4 and 4
      When the Rebel Player moves Zina Adora and the Solar Merchant to Solvia Urban
      Then 2 detection dice should be rolled
      And Zina Adora should be killed
      And the Solar Merchant should be out of play

    Scenario: From Horon, which can do no more than see the ship, to Solvia, which hits it
      Given the PDB on Horon is Up at level 0
      And the PDB on Solvia is Up at level 2
      And Zina Adora is in Horon Liquid
      And Zina Adora holds the Solar Merchant
      And the detection dice will be 6, 1 and 1
      When the Rebel Player moves Zina Adora and the Solar Merchant to Solvia Urban
      Then 2 detection dice should be rolled
      And Zina Adora should be in Solvia Urban
      And Zina Adora should be detected
      And the Solar Merchant should be out of play

    Scenario: From Horon, which sees the ship, to Solvia, which loses it again
      Given the PDB on Horon is Up at level 1
      And the PDB on Solvia is Up at level 1
      And Boccanegra is in Horon Liquid
      And Boccanegra holds the Planetary Privateer
      And the detection dice will be 5, 1 and 6
      When the Rebel Player moves Boccanegra and the Planetary Privateer to Solvia Wild
      Then 2 detection dice should be rolled
      And Boccanegra should be in Solvia Wild
      And Boccanegra should be undetected

  @rule:6.1.12
  Rule: A flight within one planet is checked once

    Scenario: From Solvia Wild to Solvia Urban
      Given the PDB on Solvia is Up at level 2
      And Boccanegra is in Solvia Wild
      And Boccanegra holds the Planetary Privateer
      And the detection dice will be 3 and 1
      When the Rebel Player moves Boccanegra and the Planetary Privateer to Solvia Urban
      Then 1 detection die should be rolled
      And Boccanegra should be in Solvia Urban
      And Boccanegra should be detected

  @rule:6.1.13
  Rule: No Detection Routine without a ship of one's own

    Scenario: Zina Adora flies the Solar Merchant
      Given the PDB on Solvia is Down at level 0
      And the PDB on Horon is Up at level 1
      And Zina Adora is in Solvia Wild
      And Zina Adora holds the Solar Merchant
      And the detection dice will be 6 and 6
      When the Rebel Player moves Zina Adora and the Solar Merchant to Horon Liquid
      Then 1 detection die should be rolled
      And Zina Adora should be killed

    Scenario: Zina Adora and the Solar Merchant travel with a military unit
      Given the PDB on Solvia is Down at level 0
      And the PDB on Horon is Up at level 1
      And Rebel Wild 2-1 1 and Zina Adora are in Solvia Wild
      And Zina Adora holds the Solar Merchant
      And the detection dice would be 6 and 6
      And the PDB attack die will be 1
      And the PDB loss die will be 6
      When the Rebel Player moves Rebel Wild 2-1 1, Zina Adora and the Solar Merchant to Horon Liquid
      Then no detection die should be rolled
      And Rebel Wild 2-1 1 and Zina Adora should be in Horon Liquid
      And Zina Adora should hold the Solar Merchant

    Scenario: A military unit travels alone
      Given the PDB on Solvia is Down at level 0
      And the PDB on Horon is Up at level 1
      And Rebel Wild 2-1 1 is in Solvia Wild
      And the detection dice would be 6 and 6
      And the PDB attack die will be 1
      And the PDB loss die will be 6
      When the Rebel Player moves Rebel Wild 2-1 1 to Horon Liquid
      Then no detection die should be rolled
      And Rebel Wild 2-1 1 should be in Horon Liquid

    Scenario: Zina Adora walks across Solvia
      Given the PDB on Solvia is Up at level 1
      And Zina Adora is in Solvia Wild
      And the detection dice would be 6 and 6
      When the Rebel Player moves Zina Adora to Solvia Urban
      Then no detection die should be rolled
      And Zina Adora should be in Solvia Urban
      And Zina Adora should be undetected

    Scenario: Zina Adora crosses Solvia with a military unit
      Given the PDB on Solvia is Up at level 1
      And Rebel Wild 2-1 1 and Zina Adora are in Solvia Wild
      And the detection dice would be 6 and 6
      When the Rebel Player moves Rebel Wild 2-1 1 and Zina Adora to Solvia Urban
      Then no detection die should be rolled
      And Rebel Wild 2-1 1 and Zina Adora should be in Solvia Urban

  @rule:6.1.14
  Rule: A stack with units counts as detected by PDBs

    Scenario: Nobody who leaves Horon with the unit is detected
      Given the PDB on Horon is Up at level 1
      And the PDB on Solvia is Down at level 0
      And Rebel Wild 2-1 1 and Kogus are in Horon Liquid
      And the detection dice would be 6 and 6
      And the PDB attack die will be 1
      And the PDB loss die will be 6
      When the Rebel Player moves Rebel Wild 2-1 1 and Kogus to Solvia Wild
      Then 1 PDB attack die should be rolled
      And no detection die should be rolled
      And Rebel Wild 2-1 1 and Kogus should be in Solvia Wild

    Scenario: Kogus leaves Horon without a unit
      Given the PDB on Horon is Up at level 1
      And the PDB on Solvia is Down at level 0
      And Kogus is in Horon Liquid
      And Kogus holds the Star Cruiser
      And the detection die will be 1
      And the PDB attack die would be 1
      And the PDB loss die would be 3
      When the Rebel Player moves Kogus and the Star Cruiser to Solvia Wild
      Then no PDB attack die should be rolled
      And 1 detection die should be rolled
      And the PDB on Horon should be Up at level 1
      And Kogus should be in Solvia Wild

  @rule:6.1.15
  Rule: One Detection Routine per ship

    Scenario: The Solar Merchant slips through, the Galactic Freighter after it does not
      Given the PDB on Solvia is Down at level 0
      And the PDB on Horon is Up at level 1
      And Zina Adora and Frun Sentel are in Solvia Wild
      And Zina Adora holds the Solar Merchant
      And Frun Sentel holds the Galactic Freighter
      And the detection die will be 1
      And the Rebel Player has moved Zina Adora and the Solar Merchant to Horon Liquid
      And the detection die will be 6
      When the Rebel Player moves Frun Sentel and the Galactic Freighter to Horon Liquid
      Then 1 detection die should be rolled
      And Frun Sentel should be killed
      And the Galactic Freighter should be out of play
      And Zina Adora should be in Horon Liquid
      And Zina Adora should hold the Solar Merchant

    Scenario: The Galactic Freighter is destroyed, the Solar Merchant after it slips through
      Given the PDB on Solvia is Down at level 0
      And the PDB on Horon is Up at level 1
      And Zina Adora and Frun Sentel are in Solvia Wild
      And Zina Adora holds the Solar Merchant
      And Frun Sentel holds the Galactic Freighter
      And the detection die will be 6
      And the Rebel Player has moved Frun Sentel and the Galactic Freighter to Horon Liquid
      And the detection die will be 1
      When the Rebel Player moves Zina Adora and the Solar Merchant to Horon Liquid
      Then 1 detection die should be rolled
      And Zina Adora should be in Horon Liquid
      And Zina Adora should be undetected
      And Zina Adora should hold the Solar Merchant

    Scenario: Each ship evades with a value of its own
      Given the PDB on Solvia is Down at level 0
      And the PDB on Horon is Up at level 1
      And Zina Adora and Frun Sentel are in Solvia Wild
      And Zina Adora holds the Solar Merchant
      And Frun Sentel holds the Galactic Freighter
      And the detection die will be 3
      And the Rebel Player has moved Zina Adora and the Solar Merchant to Horon Liquid
      And the detection die will be 3
      When the Rebel Player moves Frun Sentel and the Galactic Freighter to Horon Liquid
      Then the Galactic Freighter should be out of play
      And Frun Sentel should be in Horon Liquid
      And Zina Adora should hold the Solar Merchant
