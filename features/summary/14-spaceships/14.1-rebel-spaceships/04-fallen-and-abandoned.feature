@ruleset:summary @section:14.1
Feature: 14.1 Rebel Spaceships: ships of the fallen, and abandoned ships

  The ship of a holder who falls may go to a friend who was stacked with him, or to military units that are there. A ship
  with which nobody stays is lost.

  Background:
    Given the scenario "The Varu Powderkeg"
    And the PDB on Solvia is Down at level 0

  @rule:14.1.15
  Rule: A fallen holder's ship may pass on at once

    Scenario Outline: Zina Adora is killed in the Search Phase, and the Star Cruiser goes to <heir>
      Given it is the Rebel Player's Search Phase
      And Zina Adora, Odene Hobar and Frun Sentel are in Solvia Subterranean
      And Zina Adora, Odene Hobar and Frun Sentel are detected
      And Zina Adora holds the Star Cruiser
      And Redjac, Jin Voles and Vans Ka-Tie-A are in Solvia Subterranean
      And the Imperial Player has declared a search of Solvia Subterranean with Redjac, Jin Voles and Vans Ka-Tie-A
      And the search die will be 1
      And the Imperial Player will attack hand-to-hand
      And the Imperial Player will fight to kill
      And nobody will try to break off
      And Zina Adora, Odene Hobar and Frun Sentel will be active
      And the combat defender die will be 4
      And the combat attacker die will be 6
      And Zina Adora will take 2 wounds
      And the Rebel Player will hand it to <heir>
      And everybody will try to break off
      And Odene Hobar and Frun Sentel will be active
      And the break off die will be 1
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Imperial Player searches Solvia Subterranean with the characters
      Then Zina Adora should be killed
      And <heir> should hold the Star Cruiser
      And <heir> should be in Solvia Subterranean

      Examples:
        | heir        |
        | Odene Hobar |
        | Frun Sentel |

    Scenario: Zina Adora is captured in the Search Phase, and the Star Cruiser goes to Odene Hobar
      Given it is the Rebel Player's Search Phase
      And Zina Adora and Odene Hobar are in Solvia Subterranean
      And Zina Adora and Odene Hobar are detected
      And Zina Adora holds the Star Cruiser
      And Jin Voles and Vans Ka-Tie-A are in Solvia Subterranean
      And the Imperial Player has declared a search of Solvia Subterranean with Jin Voles and Vans Ka-Tie-A
      And the search die will be 1
      And the Imperial Player will attack hand-to-hand
      And the Imperial Player will fight to capture
      And nobody will try to break off
      And Zina Adora and Odene Hobar will be active
      And the combat defender die will be 4
      And the combat attacker die will be 6
      And Odene Hobar will take 1 wound
      And the captive will be drawn from Zina Adora and Odene Hobar in this order
      And Jin Voles will guard the captive
      And the Rebel Player will hand it to Odene Hobar
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Imperial Player searches Solvia Subterranean with the characters
      Then Zina Adora should be captured
      And Odene Hobar should be free
      And Odene Hobar should hold the Star Cruiser

    Scenario: Zina Adora, alone, is killed, and military units take the Star Cruiser
      Given it is the Rebel Player's Search Phase
      And Zina Adora and Rebel Wild 2-1 1 are in Solvia Subterranean
      And Zina Adora is detected
      And Zina Adora holds the Star Cruiser
      And Jin Voles and Vans Ka-Tie-A are in Solvia Subterranean
      And the Imperial Player has declared a search of Solvia Subterranean with Jin Voles and Vans Ka-Tie-A
      And the search die will be 1
      And the Imperial Player will attack hand-to-hand
      And the Imperial Player will fight to kill
      And nobody will try to break off
      And the combat defender die will be 4
      And the combat attacker die will be 6
      And the Rebel Player will hand it to the military units
      When the Imperial Player searches Solvia Subterranean with the characters
      Then Zina Adora should be killed
      And Rebel Wild 2-1 1 should hold the Star Cruiser
      And Rebel Wild 2-1 1 should be in Solvia Subterranean

    Scenario: Zina Adora is killed as she attacks in the Imperial player-turn, and the Star Cruiser goes to Odene Hobar
      Given it is the Imperial Player's Search Phase
      And Zina Adora and Odene Hobar are in Solvia Subterranean
      And Zina Adora holds the Star Cruiser
      And Redjac is in Solvia Subterranean
      And Redjac is detected
      And the Rebel Player has declared a search of Solvia Subterranean with Zina Adora and Odene Hobar
      And the search die will be 1
      And the Rebel Player will attack hand-to-hand
      And the Rebel Player will fight to kill
      And nobody will try to break off
      And the combat defender die will be 1
      And the combat attacker die will be 3
      And Zina Adora will take 2 wounds
      And the Rebel Player will hand it to Odene Hobar
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 1, 1, 1 and 1
      When the Rebel Player searches Solvia Subterranean with the characters
      Then Zina Adora should be killed
      And Odene Hobar should hold the Star Cruiser

    Scenario Outline: Irate locals kill Zina Adora on her mission, and the Star Cruiser goes to <heir> beside her
      Given it is the Rebel Player's Mission Phase
      And Zina Adora and <heir> are in Solvia Wild
      And Zina Adora holds the Star Cruiser
      And the Rebel Player has sent Zina Adora on Scavenge for Possessions in Solvia Wild
      And an event will hit the group of Zina Adora in this order
      And nobody will try to break off
      And the combat defender die will be 4
      And the combat attacker die will be 6
      And the Rebel Player will hand it to <heir>
      When the Rebel Player draws card 91 in Solvia Wild
      Then Zina Adora should be killed
      And <heir> should hold the Star Cruiser

      Examples:
        | heir        |
        | Odene Hobar |
        | Vudot Vodot |

    Scenario: Redjac assassinates Zina Adora, and the Star Cruiser goes to Odene Hobar
      Given it is the Imperial Player's Mission Phase
      And Zina Adora and Odene Hobar are in Solvia Urban
      And Zina Adora and Odene Hobar are detected
      And Zina Adora holds the Star Cruiser
      And Redjac is in Solvia Urban
      And the Imperial Player has sent Redjac on Assassination of Zina Adora in Solvia Urban
      And the Rebel Player will hand it to Odene Hobar
      When the Imperial Player draws card 76 in Solvia Urban
      Then Zina Adora should be killed
      And Odene Hobar should hold the Star Cruiser

    Scenario: Zina Adora and Odene Hobar fall together in a Coup, and both ships find a holder
      Given it is the Rebel Player's Mission Phase
      And Zina Adora, Odene Hobar, Frun Sentel and Vudot Vodot are in Solvia Urban
      And Zina Adora holds the Star Cruiser
      And Odene Hobar holds the Stellar Courier
      And the Rebel Player has sent Zina Adora and Odene Hobar on Coup in Solvia Urban
      And the coup aborted die will be 6
      And the Rebel Player will hand it to Frun Sentel
      And the Rebel Player will hand it to Vudot Vodot
      When the Rebel Player draws card 92 in Solvia Urban
      Then Zina Adora and Odene Hobar should be killed
      And the Star Cruiser and the Stellar Courier should be in play

    Scenario Outline: Zina Adora is killed, and the Rebel Player would hand the Star Cruiser to <heir>
      Given it is the Rebel Player's Search Phase
      And Zina Adora, Odene Hobar and Frun Sentel are in Solvia Subterranean
      And Zina Adora, Odene Hobar and Frun Sentel are detected
      And Scott Rubel is in Horon Liquid
      And Zina Adora holds the Star Cruiser
      And Redjac, Jin Voles and Vans Ka-Tie-A are in Solvia Subterranean
      And the Imperial Player has declared a search of Solvia Subterranean with Redjac, Jin Voles and Vans Ka-Tie-A
      And the search die will be 1
      And the Imperial Player will attack hand-to-hand
      And the Imperial Player will fight to kill
      And nobody will try to break off
      And Zina Adora, Odene Hobar and Frun Sentel will be active
      And the combat defender die will be 4
      And the combat attacker die will be 6
      And Zina Adora will take 2 wounds
      And everybody will try to break off
      And Odene Hobar and Frun Sentel will be active
      And the break off die will be 1
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      And the Imperial Player has searched Solvia Subterranean with the characters
      And everybody will try to break off
      And Odene Hobar and Frun Sentel will be active
      And the break off die will be 1
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Rebel Player hands it to <heir>
      Then the order should be refused

      Examples:
        | heir        |
        | Jin Voles   |
        | Scott Rubel |

    Scenario Outline: Zina Adora is killed, and the Rebel Player hands the Star Cruiser to <heir>, who stood by her
      Given it is the Rebel Player's Search Phase
      And Zina Adora, Odene Hobar and Frun Sentel are in Solvia Subterranean
      And Zina Adora, Odene Hobar and Frun Sentel are detected
      And Scott Rubel is in Horon Liquid
      And Zina Adora holds the Star Cruiser
      And Redjac, Jin Voles and Vans Ka-Tie-A are in Solvia Subterranean
      And the Imperial Player has declared a search of Solvia Subterranean with Redjac, Jin Voles and Vans Ka-Tie-A
      And the search die will be 1
      And the Imperial Player will attack hand-to-hand
      And the Imperial Player will fight to kill
      And nobody will try to break off
      And Zina Adora, Odene Hobar and Frun Sentel will be active
      And the combat defender die will be 4
      And the combat attacker die will be 6
      And Zina Adora will take 2 wounds
      And everybody will try to break off
      And Odene Hobar and Frun Sentel will be active
      And the break off die will be 1
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      And the Imperial Player has searched Solvia Subterranean with the characters
      And everybody will try to break off
      And Odene Hobar and Frun Sentel will be active
      And the break off die will be 1
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Rebel Player hands it to <heir>
      Then <heir> should hold the Star Cruiser
      And <heir> should be in Solvia Subterranean

      Examples:
        | heir        |
        | Odene Hobar |
        | Frun Sentel |

    Scenario: Zina Adora is killed, and the Rebel Player would hand the Star Cruiser to Frun Sentel, who escorts military units
      Given it is the Rebel Player's Search Phase
      And Zina Adora, Odene Hobar, Frun Sentel and Rebel Wild 2-1 1 are in Solvia Subterranean
      And Frun Sentel and Rebel Wild 2-1 1 are stacked together
      And Zina Adora and Odene Hobar are detected
      And Zina Adora holds the Star Cruiser
      And Zina Adora, Odene Hobar and the Star Cruiser are stacked together
      And Jin Voles and Vans Ka-Tie-A are in Solvia Subterranean
      And the Imperial Player has declared a search of Solvia Subterranean with Jin Voles and Vans Ka-Tie-A
      And the search die will be 1
      And the Imperial Player will attack hand-to-hand
      And the Imperial Player will fight to kill
      And nobody will try to break off
      And Zina Adora and Odene Hobar will be active
      And the combat defender die will be 4
      And the combat attacker die will be 6
      And Zina Adora will take 2 wounds
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      And the Imperial Player has searched Solvia Subterranean with the characters
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Rebel Player hands it to Frun Sentel
      Then the order should be refused

    Scenario: Zina Adora is killed, and nobody takes the Star Cruiser
      Given it is the Rebel Player's Search Phase
      And Zina Adora and Odene Hobar are in Solvia Subterranean
      And Zina Adora and Odene Hobar are detected
      And Zina Adora holds the Star Cruiser
      And Jin Voles and Vans Ka-Tie-A are in Solvia Subterranean
      And the Imperial Player has declared a search of Solvia Subterranean with Jin Voles and Vans Ka-Tie-A
      And the search die will be 1
      And the Imperial Player will attack hand-to-hand
      And the Imperial Player will fight to kill
      And nobody will try to break off
      And Zina Adora and Odene Hobar will be active
      And the combat defender die will be 4
      And the combat attacker die will be 6
      And Zina Adora will take 2 wounds
      And the Rebel Player will hand it to nobody
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Imperial Player searches Solvia Subterranean with the characters
      Then Zina Adora should be killed
      And the Star Cruiser should be out of play

  @rule:14.1.21
  Rule: An abandoned ship is lost

    Scenario: Kogus walks away from the Star Cruiser, and nobody stays with it
      Given it is the Rebel Player's Movement Segment
      And Kogus is in Solvia Wild
      And Kogus holds the Star Cruiser
      When the Rebel Player moves Kogus to Solvia Urban
      Then Kogus should be in Solvia Urban
      And the Star Cruiser should be out of play

    Scenario: Kogus walks away from the Star Cruiser, and Vudot Vodot stays with it
      Given it is the Rebel Player's Movement Segment
      And Kogus and Vudot Vodot are in Solvia Wild
      And Kogus holds the Star Cruiser
      And Kogus, Vudot Vodot and the Star Cruiser are stacked together
      When the Rebel Player moves Kogus to Solvia Urban
      Then Kogus should be in Solvia Urban
      And the Star Cruiser should be in play
      And Vudot Vodot should be in Solvia Wild

    Scenario: Kogus walks away from the Star Cruiser, and a military unit stays with it
      Given it is the Rebel Player's Movement Segment
      And Kogus and Rebel Wild 2-1 1 are in Solvia Wild
      And Kogus holds the Star Cruiser
      And Kogus, Rebel Wild 2-1 1 and the Star Cruiser are stacked together
      When the Rebel Player moves Kogus to Solvia Urban
      Then Kogus should be in Solvia Urban
      And the Star Cruiser should be in play
      And Rebel Wild 2-1 1 should be in Solvia Wild

    Scenario: Kogus walks away from the Star Cruiser, and Vudot Vodot stands in the environ with Frun Sentel, in another stack
      Given it is the Rebel Player's Movement Segment
      And Kogus, Vudot Vodot and Frun Sentel are in Solvia Wild
      And Kogus holds the Star Cruiser
      And Kogus and the Star Cruiser are stacked together
      And Vudot Vodot and Frun Sentel are stacked together
      When the Rebel Player moves Kogus to Solvia Urban
      Then Kogus should be in Solvia Urban
      And Vudot Vodot and Frun Sentel should be in Solvia Wild
      And the Star Cruiser should be out of play

    Scenario: Kogus reacts on foot, and nobody stays with the Star Cruiser
      Given it is the Imperial Player's Enemy Reaction Segment
      And Patrol 1 is in Solvia Urban
      And Kogus is in Solvia Wild
      And Kogus holds the Star Cruiser
      When the Rebel Player reacts with Kogus to Solvia Urban
      Then Kogus should be in Solvia Urban
      And the Star Cruiser should be out of play

    Scenario: Kogus reacts on foot, and Vudot Vodot stays with the Star Cruiser
      Given it is the Imperial Player's Enemy Reaction Segment
      And Patrol 1 is in Solvia Urban
      And Kogus and Vudot Vodot are in Solvia Wild
      And Kogus holds the Star Cruiser
      And Kogus, Vudot Vodot and the Star Cruiser are stacked together
      When the Rebel Player reacts with Kogus to Solvia Urban
      Then Kogus should be in Solvia Urban
      And the Star Cruiser should be in play
      And Vudot Vodot should be in Solvia Wild

    Scenario: Kogus flies away in the Stellar Courier of Scott Rubel, and leaves the Star Cruiser behind
      Given it is the Rebel Player's Movement Segment
      And the PDB on Horon is Down at level 0
      And Kogus and Scott Rubel are in Solvia Wild
      And Kogus holds the Star Cruiser
      And Scott Rubel holds the Stellar Courier
      When the Rebel Player moves Scott Rubel, Kogus and the Stellar Courier to Horon Liquid
      Then Kogus and Scott Rubel should be in Horon Liquid
      And Scott Rubel should hold the Stellar Courier
      And the Star Cruiser should be out of play

    Scenario: The military unit that has the Star Cruiser moves on without it
      Given it is the Rebel Player's Movement Segment
      And Rebel Wild 2-1 1 is in Solvia Wild
      And Rebel Wild 2-1 1 holds the Star Cruiser
      And Rebel Wild 2-1 1 and the Star Cruiser are stacked together
      When the Rebel Player moves Rebel Wild 2-1 1 to Solvia Urban
      Then Rebel Wild 2-1 1 should be in Solvia Urban
      And the Star Cruiser should be out of play

    Scenario: The military unit that has the Star Cruiser falls in combat
      Given it is the Imperial Player's Military Combat Segment
      And Rebel Wild 2-1 1 is in Solvia Urban
      And Rebel Wild 2-1 1 holds the Star Cruiser
      And Rebel Wild 2-1 1 and the Star Cruiser are stacked together
      And Line 1, Line 2 and Line 3 are in Solvia Urban
      And the military defender die will be 6
      And the military attacker die will be 6
      When the Imperial Player attacks the military units in Solvia Urban
      Then Rebel Wild 2-1 1 should be out of play
      And the Star Cruiser should be out of play
      And 3 Lines should be in Solvia Urban
