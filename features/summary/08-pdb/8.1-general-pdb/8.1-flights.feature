@ruleset:summary @section:8.1
Feature: 8.1 General PDB: flights

  A PDB looks for characters who travel in a spaceship, and for nobody else.
  Kogus in the Star Cruiser and Jin Voles in an Imperial spaceship both evade with 5: a 4 detects them, whatever
  the level of the PDB.

  Background:
    Given the scenario "The Varu Powderkeg"
    And it is the Rebel Player's Movement Segment

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

  @rule:8.1.12
  Rule: Units crossing a planet are not detected

    Scenario: A Rebel unit takes Kogus and his ship along
      Given the PDB on Solvia is Up at level 1
      And Rebel Wild 2-1 1 and Kogus are in Solvia Urban
      And Kogus holds the Star Cruiser
      And the detection dice would be 6 and 6
      And the PDB attack dice would be 1 and 1
      And the PDB loss dice would be 6 and 6
      When the Rebel Player moves Rebel Wild 2-1 1, Kogus and the Star Cruiser to Solvia Wild
      Then no detection die should be rolled
      And Rebel Wild 2-1 1 and Kogus should be in Solvia Wild
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

    Scenario: A Rebel unit takes Kogus along, who has no ship
      Given the PDB on Solvia is Up at level 1
      And Rebel Wild 2-1 1 and Kogus are in Solvia Urban
      And the detection dice would be 4 and 4
      And the PDB attack dice would be 1 and 1
      And the PDB loss dice would be 6 and 6
      When the Rebel Player moves Rebel Wild 2-1 1 and Kogus to Solvia Wild
      Then no detection die should be rolled
      And Rebel Wild 2-1 1 and Kogus should be in Solvia Wild

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
