@ruleset:summary @section:4
Feature: 4 Control: replacement ships

  An Imperial Knight may replace a lost Imperial spaceship as the Imperial player-turn ends. Jin Voles, Els Taroff
  and Vans Ka-Tie-A are Knights; Barca and Saytar are not.

  Background:
    Given the scenario "The Varu Powderkeg"

  @rule:4.3
  Rule: An Imperial Knight may replace a lost spaceship

    Scenario: One of two spaceships is left, and a Knight is on Solvia
      Given it is the Imperial Player's End Phase
      And the Imperial Player began with 2 spaceships
      And Barca, Saytar and Jin Voles are in Solvia Wild
      And Barca holds Imperial Spaceship 1
      And Kogus is in Cercis Wild
      And Kogus holds the Star Cruiser
      When the Imperial Player receives a spaceship for Jin Voles
      Then Jin Voles should hold 1 Imperial Spaceship
      And Jin Voles should be in Solvia Wild
      And Saytar should hold 0 Imperial Spaceships
      And Barca should hold Imperial Spaceship 1

    Scenario: The only spaceship of the scenario is lost
      Given the scenario "Flight to Egrix"
      And it is the Imperial Player's End Phase
      And Boccanegra is in Quibron Wild
      And Vans Ka-Tie-A is in Angoff Urban
      When the Imperial Player receives a spaceship for Vans Ka-Tie-A
      Then Vans Ka-Tie-A should hold 1 Imperial Spaceship

    Scenario Outline: <character> asks on Solvia, <control>
      Given it is the Imperial Player's End Phase
      And the Imperial Player began with 2 spaceships
      And Solvia is <control>
      And Barca, Saytar and Jin Voles are in Solvia Wild
      And Barca holds Imperial Spaceship 1
      When the Imperial Player receives a spaceship for <character>
      Then the order should be refused

      Examples:
        | character | control                |
        | Saytar    | under Imperial Control |
        | Jin Voles | in Rebellion           |
        | Jin Voles | in Rebellion Stopped   |

    Scenario: Rebel units alone hold Solvia, and the PDB is Down
      Given it is the Imperial Player's End Phase
      And the Imperial Player began with 2 spaceships
      And Solvia is under Imperial Control
      And the PDB on Solvia is Down at level 1
      And Rebel Wild 2-1 1 is in Solvia Urban
      And Barca, Saytar and Jin Voles are in Solvia Wild
      And Barca holds Imperial Spaceship 1
      When the Imperial Player receives a spaceship for Jin Voles
      Then the order should be refused

    Scenario: The Knight is on Cercis, under Rebel Control
      Given it is the Imperial Player's End Phase
      And the Imperial Player began with 2 spaceships
      And Cercis is under Rebel Control
      And Barca and Saytar are in Solvia Wild
      And Jin Voles is in Cercis Wild
      And Barca holds Imperial Spaceship 1
      When the Imperial Player receives a spaceship for Jin Voles
      Then the order should be refused

    Scenario: There was one spaceship, and it is left
      Given it is the Imperial Player's End Phase
      And the Imperial Player began with 1 spaceship
      And Barca, Saytar and Jin Voles are in Solvia Wild
      And Barca holds Imperial Spaceship 1
      When the Imperial Player receives a spaceship for Jin Voles
      Then the order should be refused

    Scenario: There were two spaceships, and both are left
      Given it is the Imperial Player's End Phase
      And the Imperial Player began with 2 spaceships
      And Barca, Saytar and Jin Voles are in Solvia Wild
      And Barca holds Imperial Spaceship 1
      And Saytar holds Imperial Spaceship 2
      When the Imperial Player receives a spaceship for Jin Voles
      Then the order should be refused

    Scenario Outline: It is the <side> Player's <moment>
      Given it is the <side> Player's <moment>
      And the Imperial Player began with 2 spaceships
      And Barca, Saytar and Jin Voles are in Solvia Wild
      And Barca holds Imperial Spaceship 1
      When the Imperial Player receives a spaceship for Jin Voles
      Then the order should be refused

      Examples:
        | side     | moment           |
        | Imperial | Movement Segment |
        | Imperial | Mission Phase    |
        | Rebel    | End Phase        |

  @rule:4.4
  Rule: Replacement ships stop at the starting number

    Scenario: Of two spaceships one is lost, and a second Knight asks
      Given it is the Imperial Player's End Phase
      And the Imperial Player began with 2 spaceships
      And Barca, Jin Voles and Els Taroff are in Solvia Wild
      And Barca holds Imperial Spaceship 1
      And the Imperial Player has received a spaceship for Jin Voles
      When the Imperial Player receives a spaceship for Els Taroff
      Then the order should be refused

    Scenario: Of three spaceships two are lost, and a second Knight asks
      Given it is the Imperial Player's End Phase
      And the Imperial Player began with 3 spaceships
      And Barca, Jin Voles and Els Taroff are in Solvia Wild
      And Barca holds Imperial Spaceship 1
      And the Imperial Player has received a spaceship for Jin Voles
      When the Imperial Player receives a spaceship for Els Taroff
      Then Els Taroff should hold 1 Imperial Spaceship
      And Jin Voles should hold 1 Imperial Spaceship
      And Barca should hold 1 Imperial Spaceship

    Scenario: The only spaceship is lost, and Knights on two planets ask
      Given it is the Imperial Player's End Phase
      And the Imperial Player began with 1 spaceship
      And Jin Voles is in Solvia Wild
      And Els Taroff is in Horon Liquid
      And the Imperial Player has received a spaceship for Jin Voles
      When the Imperial Player receives a spaceship for Els Taroff
      Then the order should be refused
