@ruleset:summary @section:17
Feature: 17 Changes to the Official Rules

  Under the changed PDB rule no die decides whether a ship is seen: the Detection Routine is read as
  if the best possible roll had come.

  Background:
    Given the scenario "The Varu Powderkeg"
    And it is the Rebel Player's Movement Segment
    And the changed PDB rule is in force

  @rule:17.1
  Rule: The PDB roll of 20

    Scenario: The Planetary Privateer, which a die could miss, is seen
      Given the PDB on Solvia is Down at level 0
      And the PDB on Horon is Up at level 1
      And Boccanegra is in Solvia Wild
      And Boccanegra holds the Planetary Privateer
      And the detection dice would be 1 and 1
      When the Rebel Player moves Boccanegra and the Planetary Privateer to Horon Liquid
      Then no detection die should be rolled
      And Boccanegra should be in Horon Liquid
      And Boccanegra should be detected
      And Boccanegra should hold the Planetary Privateer

    Scenario: The Solar Merchant has no chance
      Given the PDB on Solvia is Down at level 0
      And the PDB on Horon is Up at level 1
      And Zina Adora is in Solvia Wild
      And Zina Adora holds the Solar Merchant
      And the detection dice would be 1 and 1
      When the Rebel Player moves Zina Adora and the Solar Merchant to Horon Liquid
      Then Zina Adora should be killed
      And the Solar Merchant should be out of play

    Scenario: A level 2 PDB shifts the column first
      Given the PDB on Horon is Down at level 1
      And the PDB on Solvia is Up at level 2
      And Boccanegra is in Horon Liquid
      And Boccanegra holds the Planetary Privateer
      And the detection dice would be 1 and 1
      When the Rebel Player moves Boccanegra and the Planetary Privateer to Solvia Wild
      Then Boccanegra should be in Solvia Wild
      And Boccanegra should be detected
      And the Planetary Privateer should be out of play

    Scenario: A level 0 PDB still does no worse than see
      Given the PDB on Solvia is Up at level 0
      And Zina Adora is in Solvia Wild
      And Zina Adora holds the Solar Merchant
      And the detection dice would be 1 and 1
      When the Rebel Player moves Zina Adora and the Solar Merchant to Solvia Urban
      Then Zina Adora should be in Solvia Urban
      And Zina Adora should be detected
      And Zina Adora should hold the Solar Merchant

    Scenario: Kogus is detected already, which shifts the column too
      Given the PDB on Solvia is Up at level 1
      And Kogus is in Solvia Wild
      And Kogus holds the Star Cruiser
      And Kogus is detected
      And the detection dice would be 1 and 1
      When the Rebel Player moves Kogus and the Star Cruiser to Solvia Urban
      Then Kogus should be in Solvia Urban
      And Kogus should be detected
      And the Star Cruiser should be out of play

    Scenario: Kogus is undetected, and keeps his ship
      Given the PDB on Solvia is Up at level 1
      And Kogus is in Solvia Wild
      And Kogus holds the Star Cruiser
      And Kogus is undetected
      And the detection dice would be 1 and 1
      When the Rebel Player moves Kogus and the Star Cruiser to Solvia Urban
      Then Kogus should be in Solvia Urban
      And Kogus should be detected
      And Kogus should hold the Star Cruiser

    Scenario: A PDB that is Down sees nobody
      Given the PDB on Solvia is Down at level 1
      And Boccanegra is in Solvia Wild
      And Boccanegra holds the Planetary Privateer
      And the detection dice would be 1 and 1
      When the Rebel Player moves Boccanegra and the Planetary Privateer to Solvia Urban
      Then no detection die should be rolled
      And Boccanegra should be in Solvia Urban
      And Boccanegra should be undetected

    Scenario: A PDB that attacks military units rolls as before
      Given the PDB on Solvia is Down at level 0
      And the PDB on Horon is Up at level 1
      And Rebel Wild 2-1 1 is in Solvia Wild
      And the PDB attack dice will be 1 and 1
      And the PDB loss dice will be 6 and 6
      When the Rebel Player moves Rebel Wild 2-1 1 to Horon Liquid
      Then 1 PDB attack die should be rolled
      And Rebel Wild 2-1 1 should be in Horon Liquid

    Scenario: The roll is the same for a ship that leaves
      Given the PDB on Horon is Up at level 1
      And the PDB on Solvia is Down at level 0
      And Boccanegra is in Horon Liquid
      And Boccanegra holds the Planetary Privateer
      And the detection dice would be 1 and 1
      When the Rebel Player moves Boccanegra and the Planetary Privateer to Solvia Wild
      Then no detection die should be rolled
      And Boccanegra should be in Solvia Wild
      And Boccanegra should be detected

    Scenario: Imperial ships meet a Rebel PDB in the same way
      Given it is the Imperial Player's Movement Segment
      And Cercis is under Rebel Control
      And the PDB on Cercis is Up at level 1
      And the PDB on Solvia is Down at level 0
      And Vans Ka-Tie-A is in Solvia Wild
      And Vans Ka-Tie-A holds Imperial Spaceship 1
      And the detection dice would be 1 and 1
      When the Imperial Player moves Vans Ka-Tie-A and Imperial Spaceship 1 to Cercis Wild
      Then no detection die should be rolled
      And Vans Ka-Tie-A should be in Cercis Wild
      And Vans Ka-Tie-A should be detected
      And Vans Ka-Tie-A should hold Imperial Spaceship 1
