@ruleset:summary @section:14.2
Feature: 14.2 Imperial Spaceships: as Rebel ships

  The three Imperial Spaceships have Maneuver 2 and four seats. What limits Rebel ships limits them.

  Background:
    Given the scenario "The Varu Powderkeg"
    And the PDB on Solvia is Down at level 0

  @rule:14.2.8
  Rule: Imperial ships obey the Rebel ship rules

    Scenario Outline: <pilot>, whose Navigation is 0, holds an Imperial Spaceship
      Given it is the Imperial Player's Movement Segment
      And <pilot> and Jin Voles are in Solvia Wild
      And <pilot> holds Imperial Spaceship 1
      When the Imperial Player moves <pilot>, Jin Voles and Imperial Spaceship 1 to Solvia Urban
      Then the order should be refused

      Examples:
        | pilot           |
        | Senator Dermond |
        | Thysa Kymbo     |

    Scenario: Jin Voles, whose Navigation is 5, holds an Imperial Spaceship
      Given it is the Imperial Player's Movement Segment
      And Senator Dermond and Jin Voles are in Solvia Wild
      And Jin Voles holds Imperial Spaceship 1
      When the Imperial Player moves Senator Dermond, Jin Voles and Imperial Spaceship 1 to Solvia Urban
      Then Senator Dermond and Jin Voles should be in Solvia Urban
      And Jin Voles should hold Imperial Spaceship 1

    Scenario: Five fly in an Imperial Spaceship, which has four seats
      Given it is the Imperial Player's Movement Segment
      And Jin Voles, Barca, Saytar, Telmen and Gelba are in Solvia Wild
      And Jin Voles holds Imperial Spaceship 1
      When the Imperial Player moves Jin Voles, Barca, Saytar, Telmen, Gelba and Imperial Spaceship 1 to Solvia Urban
      Then the order should be refused

    Scenario: Four fly in an Imperial Spaceship, which has four seats
      Given it is the Imperial Player's Movement Segment
      And Jin Voles, Barca, Saytar, Telmen and Gelba are in Solvia Wild
      And Jin Voles holds Imperial Spaceship 1
      When the Imperial Player moves Jin Voles, Barca, Saytar, Telmen and Imperial Spaceship 1 to Solvia Urban
      Then Jin Voles, Barca, Saytar and Telmen should be in Solvia Urban
      And Gelba should be in Solvia Wild

    Scenario: Five fly in Redjac's Spaceship, which has four seats too
      Given it is the Imperial Player's Movement Segment
      And Redjac, Barca, Saytar, Telmen and Gelba are in Solvia Wild
      And Redjac holds Redjac's Spaceship
      When the Imperial Player moves Redjac, Barca, Saytar, Telmen, Gelba and Redjac's Spaceship to Solvia Urban
      Then the order should be refused

    Scenario: Four fly in Redjac's Spaceship
      Given it is the Imperial Player's Movement Segment
      And Redjac, Barca, Saytar, Telmen and Gelba are in Solvia Wild
      And Redjac holds Redjac's Spaceship
      When the Imperial Player moves Redjac, Barca, Saytar, Telmen and Redjac's Spaceship to Solvia Urban
      Then Redjac, Barca, Saytar and Telmen should be in Solvia Urban
      And Redjac should hold Redjac's Spaceship
      And Gelba should be in Solvia Wild

    Scenario: Barca would react in his ship, and take Telmen with him
      Given it is the Rebel Player's Enemy Reaction Segment
      And Rebel Wild 2-1 1 is in Solvia Urban
      And Barca and Telmen are in Solvia Wild
      And Barca holds Imperial Spaceship 2
      When the Imperial Player reacts with Barca, Telmen and Imperial Spaceship 2 to Solvia Urban
      Then the order should be refused

    Scenario: Senator Dermond, whose Navigation is 0, would react in his ship
      Given it is the Rebel Player's Enemy Reaction Segment
      And Rebel Wild 2-1 1 is in Solvia Urban
      And Senator Dermond and Telmen are in Solvia Wild
      And Senator Dermond holds Imperial Spaceship 2
      When the Imperial Player reacts with Senator Dermond and Imperial Spaceship 2 to Solvia Urban
      Then the order should be refused

    Scenario: Barca reacts in his ship alone
      Given it is the Rebel Player's Enemy Reaction Segment
      And Rebel Wild 2-1 1 is in Solvia Urban
      And Barca and Telmen are in Solvia Wild
      And Barca holds Imperial Spaceship 2
      When the Imperial Player reacts with Barca and Imperial Spaceship 2 to Solvia Urban
      Then Barca should be in Solvia Urban
      And Barca should hold Imperial Spaceship 2
      And Telmen should be in Solvia Wild

    Scenario: Jin Voles flies, and Senator Dermond would bring a second ship aboard
      Given it is the Imperial Player's Movement Segment
      And Jin Voles, Senator Dermond and Gelba are in Solvia Wild
      And Jin Voles holds Imperial Spaceship 1
      And Senator Dermond holds Imperial Spaceship 2
      When the Imperial Player moves Imperial Spaceship 1, Jin Voles, Senator Dermond and Imperial Spaceship 2 to Solvia Urban
      Then the order should be refused

    Scenario: Jin Voles flies, and Senator Dermond comes without his ship
      Given it is the Imperial Player's Movement Segment
      And Jin Voles, Senator Dermond and Gelba are in Solvia Wild
      And Jin Voles holds Imperial Spaceship 1
      And Senator Dermond holds Imperial Spaceship 2
      When the Imperial Player moves Imperial Spaceship 1, Jin Voles and Senator Dermond to Solvia Urban
      Then Jin Voles and Senator Dermond should be in Solvia Urban
      And Jin Voles should hold Imperial Spaceship 1

    Scenario: Jin Voles, who has a ship, asks for another
      Given it is the Imperial Player's End Phase
      And the Imperial Player began with 2 spaceships
      And Jin Voles is in Solvia Wild
      And Jin Voles holds Imperial Spaceship 1
      When the Imperial Player receives a spaceship for Jin Voles
      Then the order should be refused

    Scenario: Vans Ka-Tie-A, who has no ship, asks beside him
      Given it is the Imperial Player's End Phase
      And the Imperial Player began with 2 spaceships
      And Jin Voles and Vans Ka-Tie-A are in Solvia Wild
      And Jin Voles holds Imperial Spaceship 1
      When the Imperial Player receives a spaceship for Vans Ka-Tie-A
      Then Vans Ka-Tie-A should hold 1 Imperial Spaceship
      And Jin Voles should hold 1 Imperial Spaceship

    Scenario: Barca, who has a ship, is offered another
      Given it is the Imperial Player's Mission Phase
      And Jin Voles, Barca and Saytar are in Solvia Wild
      And Jin Voles holds Imperial Spaceship 1
      And Barca holds Imperial Spaceship 2
      When the Imperial Player gives Imperial Spaceship 1 to Barca
      Then the order should be refused

    Scenario: Saytar, who has no ship, is offered one
      Given it is the Imperial Player's Mission Phase
      And Jin Voles, Barca and Saytar are in Solvia Wild
      And Jin Voles holds Imperial Spaceship 1
      And Barca holds Imperial Spaceship 2
      When the Imperial Player gives Imperial Spaceship 1 to Saytar
      Then Saytar should hold Imperial Spaceship 1
      And Barca should hold Imperial Spaceship 2

    Scenario Outline: <pilot>, whose Navigation is <Navigation>, passes the PDB on Cercis at a <die>
      Given it is the Imperial Player's Movement Segment
      And Cercis is under Rebel Control
      And the PDB on Cercis is Up at level 1
      And <pilot> is in Solvia Wild
      And <pilot> holds Imperial Spaceship 1
      And the detection dice will be <die> and <die>
      When the Imperial Player moves <pilot> and Imperial Spaceship 1 to Cercis Wild
      Then <pilot> should be in Cercis Wild
      And <pilot> should be <result>

      Examples: the larger rating is cut
        | pilot     | Navigation | die | result     |
        | Jin Voles | 5          | 4   | detected   |
        | Jin Voles | 5          | 3   | undetected |
        | Barca     | 4          | 4   | detected   |

      Examples: one point above is not too much
        | pilot  | Navigation | die | result     |
        | Saytar | 3          | 3   | undetected |

    Scenario: Gelba walks away from her ship, and nobody stays with it
      Given it is the Imperial Player's Movement Segment
      And Gelba is in Solvia Wild
      And Gelba holds Imperial Spaceship 3
      When the Imperial Player moves Gelba to Solvia Urban
      Then Gelba should be in Solvia Urban
      And Imperial Spaceship 3 should be out of play

    Scenario: Gelba walks away from her ship, and Telmen stays with it
      Given it is the Imperial Player's Movement Segment
      And Gelba and Telmen are in Solvia Wild
      And Gelba holds Imperial Spaceship 3
      When the Imperial Player moves Gelba to Solvia Urban
      Then Gelba should be in Solvia Urban
      And Imperial Spaceship 3 should be in play
      And Telmen should be in Solvia Wild

    Scenario: Gelba walks away from her ship, and a Patrol stays with it
      Given it is the Imperial Player's Movement Segment
      And Gelba and Patrol 1 are in Solvia Wild
      And Gelba holds Imperial Spaceship 3
      And Gelba, Patrol 1 and Imperial Spaceship 3 are stacked together
      When the Imperial Player moves Gelba to Solvia Urban
      Then Gelba should be in Solvia Urban
      And Imperial Spaceship 3 should be in play
      And Patrol 1 should be in Solvia Wild
