@ruleset:summary @section:16
Feature: 16 Star System Scenarios: reinforcements

  Some units arrive later: they are placed at the beginning of a Movement Segment, or not at all.

  @rule:16.9
  Rule: Reinforcements may land on any own planet

    Background:
      Given the scenario "The Varu Powderkeg"
      And it is game-turn 2
      And it is the Imperial Player's Movement Segment
      And 1 Line is due to the Imperial Player

    Scenario Outline: <environ>, which is under Imperial Control
      Given Solvia is under Imperial Control
      And Horon is under Imperial Control
      And Rebel Wild 2-1 1 is in Solvia Wild
      And Militia 1 is in Solvia Urban
      When the Imperial Player places Line 1 in <environ>
      Then Line 1 should be in <environ>
      And 0 Lines should be due to the Imperial Player

      Examples:
        | environ             |
        | Horon Liquid        |
        | Solvia Urban        |
        | Solvia Subterranean |

    Scenario: An environ with a unit of the enemy
      Given Solvia is under Imperial Control
      And Rebel Wild 2-1 1 is in Solvia Wild
      When the Imperial Player places Line 1 in Solvia Wild
      Then Line 1 and Rebel Wild 2-1 1 should be in Solvia Wild
      And 0 Lines should be due to the Imperial Player

    Scenario: A planet of the enemy
      Given Cercis is under Rebel Control
      When the Imperial Player places Line 1 in Cercis Subterranean
      Then the order should be refused

  @rule:16.10
  Rule: Reinforcements on a planet nobody controls

    Background:
      Given the scenario "The Varu Powderkeg"
      And it is game-turn 2
      And it is the Imperial Player's Movement Segment
      And 1 Line is due to the Imperial Player

    Scenario Outline: Rebel units stand elsewhere on Solvia, which is in Rebellion
      Given Solvia is in Rebellion
      And Rebel Wild 2-1 1 is in Solvia Wild
      When the Imperial Player places Line 1 in <environ>
      Then Line 1 should be in <environ>
      And 0 Lines should be due to the Imperial Player

      Examples:
        | environ             |
        | Solvia Urban        |
        | Solvia Subterranean |

    Scenario: Kogus, who is no unit, stands in the environ
      Given Solvia is in Rebellion
      And Kogus is in Solvia Urban
      When the Imperial Player places Line 1 in Solvia Urban
      Then Line 1 should be in Solvia Urban
      And Kogus should be in Solvia Urban
      And 0 Lines should be due to the Imperial Player

    Scenario: A Rebel unit stands in the environ
      Given Solvia is in Rebellion
      And Rebel Wild 2-1 1 is in Solvia Wild
      When the Imperial Player places Line 1 in Solvia Wild
      Then the order should be refused

    Scenario: A Rebel unit and a Militia stand in the environ
      Given Solvia is in Rebellion
      And Rebel Wild 2-1 1 is in Solvia Wild
      And Militia 1 is in Solvia Wild
      When the Imperial Player places Line 1 in Solvia Wild
      Then the order should be refused

    Scenario: Cercis is in Rebellion
      Given Cercis is in Rebellion
      When the Imperial Player places Line 1 in Cercis Subterranean
      Then Line 1 should be in Cercis Subterranean

    Scenario: Cercis is under Rebel Control
      Given Cercis is under Rebel Control
      When the Imperial Player places Line 1 in Cercis Subterranean
      Then the order should be refused

  @rule:16.11
  Rule: Reinforcements with nowhere to go are forfeited

    Background:
      Given the scenario "The Varu Powderkeg"
      And it is game-turn 2
      And it is the Imperial Player's Movement Segment
      And 1 Line is due to the Imperial Player
      And Cercis is under Rebel Control
      And Horon is in Rebellion
      And Solvia is in Rebellion
      And the PDB on Horon is Down at level 1
      And the PDB on Solvia is Down at level 1
      And Rebel Liquid 2-1 1 is in Horon Liquid
      And Rebel Subterranean 2-1 1 is in Solvia Subterranean
      And Rebel Wild 2-1 1 is in Solvia Wild
      And Militia 1 is in Horon Liquid
      And Militia 2 is in Solvia Wild

    Scenario: Solvia Urban is open
      When the Imperial Player places Line 1 in Solvia Urban
      Then Line 1 should be in Solvia Urban
      And 0 Lines should be due to the Imperial Player

    Scenario: Rebel units stand in every environ of Horon and Solvia
      Given Rebel Urban 2-1 1 is in Solvia Urban
      When the Imperial Player places Line 1 in Solvia Urban
      Then the order should be refused

    Scenario: The player-turn ends and the Line has found no place
      Given Rebel Urban 2-1 1 is in Solvia Urban
      When both players pass until the player-turn ends
      Then 0 Lines should be due to the Imperial Player
      And 0 Lines should be in Horon Liquid
      And 0 Lines should be in Solvia Urban
      And 0 Lines should be in Solvia Subterranean
      And 0 Lines should be in Solvia Wild
      And 0 Lines should be in Cercis Subterranean
      And 0 Lines should be in Cercis Wild

    Scenario: Solvia Urban is open one game-turn too late
      Given Rebel Urban 2-1 1 is in Solvia Urban
      And both players have passed until the Rebel Player's Movement Segment
      And the Rebel Player has moved Rebel Urban 2-1 1 to Cercis Wild
      And both players have passed until the Imperial Player's Movement Segment
      When the Imperial Player places Line 1 in Solvia Urban
      Then the order should be refused
