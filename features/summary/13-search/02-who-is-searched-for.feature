@ruleset:summary @section:13
Feature: 13 Search: who is searched for

  Only detected characters draw a search, and only those who stand apart from military units of their own.

  Background:
    Given the scenario "The Varu Powderkeg"
    And it is the Rebel Player's Search Phase

  @rule:13.2
  Rule: Detected characters draw reaction and search

    Scenario: Rebel units react to Jon Kidu, who is detected
      Given it is the Imperial Player's Enemy Reaction Segment
      And Jon Kidu is in Solvia Wild
      And Jon Kidu is detected
      And Rebel Wild 2-1 1 is in Solvia Urban
      When the Rebel Player reacts with Rebel Wild 2-1 1 to Solvia Wild
      Then Rebel Wild 2-1 1 should be in Solvia Wild

    Scenario: Rebel units react to Jon Kidu, who is undetected
      Given it is the Imperial Player's Enemy Reaction Segment
      And Jon Kidu is in Solvia Wild
      And Jon Kidu is undetected
      And Rebel Wild 2-1 1 is in Solvia Urban
      When the Rebel Player reacts with Rebel Wild 2-1 1 to Solvia Wild
      Then the order should be refused

    Scenario: Rebel units search for Jon Kidu, who is detected
      Given it is the Imperial Player's Search Phase
      And Jon Kidu is in Solvia Wild
      And Jon Kidu is detected
      And Rebel Wild 2-1 1 is in Solvia Wild
      When the Rebel Player declares a search of Solvia Wild with military units
      Then a search of Solvia Wild with military units should be declared

    Scenario: Rebel units search for Jon Kidu, who is undetected
      Given it is the Imperial Player's Search Phase
      And Jon Kidu is in Solvia Wild
      And Jon Kidu is undetected
      And Rebel Wild 2-1 1 is in Solvia Wild
      When the Rebel Player declares a search of Solvia Wild with military units
      Then the order should be refused

  @rule:13.19
  Rule: Both sides must be present for a search

    Scenario: The Line is next door
      Given Frun Sentel is in Solvia Wild
      And Frun Sentel is detected
      And Line 1 is in Solvia Urban
      When the Imperial Player declares a search of Solvia Wild with military units
      Then the order should be refused

    Scenario: The Line is there
      Given Frun Sentel is in Solvia Wild
      And Frun Sentel is detected
      And Line 1 is in Solvia Wild
      When the Imperial Player declares a search of Solvia Wild with military units
      Then a search of Solvia Wild with military units should be declared

    Scenario: Jon Kidu is next door
      Given Frun Sentel is in Solvia Wild
      And Frun Sentel is detected
      And Jon Kidu is in Solvia Urban
      When the Imperial Player declares a search of Solvia Wild with Jon Kidu
      Then the order should be refused

    Scenario: Jon Kidu is there
      Given Frun Sentel is in Solvia Wild
      And Frun Sentel is detected
      And Jon Kidu is in Solvia Wild
      When the Imperial Player declares a search of Solvia Wild with Jon Kidu
      Then a search of Solvia Wild with Jon Kidu should be declared

    Scenario: Frun Sentel is undetected
      Given Frun Sentel is in Solvia Wild
      And Frun Sentel is undetected
      And Line 1 is in Solvia Wild
      When the Imperial Player declares a search of Solvia Wild with military units
      Then the order should be refused

    Scenario: Frun Sentel is detected next door
      Given Frun Sentel is in Solvia Urban
      And Frun Sentel is detected
      And Line 1 is in Solvia Wild
      When the Imperial Player declares a search of Solvia Wild with military units
      Then the order should be refused

    Scenario: Only Rebel units are there
      Given Rebel Wild 2-1 1 is in Solvia Wild
      And Line 1 is in Solvia Wild
      When the Imperial Player declares a search of Solvia Wild with military units
      Then the order should be refused

    Scenario: Frun Sentel is undetected, and Jon Kidu, who is with the searchers, detected
      Given Frun Sentel is in Solvia Wild
      And Frun Sentel is undetected
      And Line 1 and Jon Kidu are in Solvia Wild
      And Jon Kidu is detected
      When the Imperial Player declares a search of Solvia Wild with military units
      Then the order should be refused

    Scenario Outline: Only Zina Adora is there, whom <captor> holds captive
      Given Line 1 and <captor> are in Solvia Wild
      And <captor> holds Zina Adora captive
      And Zina Adora is detected
      When the Imperial Player declares a search of Solvia Wild with military units
      Then the order should be refused

      Examples:
        | captor |
        | Line 2 |
        | Gelba  |

    Scenario: Frun Sentel is there beside Zina Adora, whom Line 2 holds captive
      Given Line 1 and Line 2 are in Solvia Wild
      And Line 2 holds Zina Adora captive
      And Frun Sentel is in Solvia Wild
      And Zina Adora and Frun Sentel are detected
      When the Imperial Player declares a search of Solvia Wild with military units
      Then a search of Solvia Wild with military units should be declared

  @rule:13.20
  Rule: Characters with units cannot be searched for

    Scenario: Rayner Derban is stacked with a unit
      Given Rayner Derban and Rebel Wild 2-1 1 are in Solvia Wild
      And Rayner Derban is detected
      And Line 1 is in Solvia Wild
      And Rayner Derban and Rebel Wild 2-1 1 are stacked together
      When the Imperial Player declares a search of Solvia Wild with military units
      Then the order should be refused

    Scenario: Rayner Derban stands apart from the unit
      Given Rayner Derban and Rebel Wild 2-1 1 are in Solvia Wild
      And Rayner Derban is detected
      And Line 1 is in Solvia Wild
      When the Imperial Player declares a search of Solvia Wild with military units
      Then a search of Solvia Wild with military units should be declared

    Scenario: Zina Adora stands apart, and Rayner Derban with the unit
      Given Zina Adora is in Solvia Subterranean
      And Zina Adora is detected
      And Rayner Derban and Rebel Wild 2-1 1 are in Solvia Subterranean
      And Rayner Derban is detected
      And Rayner Derban and Rebel Wild 2-1 1 are stacked together
      And Line 1, Line 2 and Line 3 are in Solvia Subterranean
      And the Imperial Player has declared a search of Solvia Subterranean with military units
      And the search die will be 1
      And the Imperial Player will attack with military units
      And the Imperial Player will fight to kill
      And the combat defender dice will be 6 and 6
      And the combat attacker dice will be 6 and 6
      When the Imperial Player searches Solvia Subterranean with the military units
      Then Zina Adora should be killed
      And Rayner Derban should be in Solvia Subterranean
      And Rayner Derban should be unwounded

  @rule:13.21
  Rule: Lone characters, groups and crews can be searched for

    Scenario Outline: <hiders> there, without a ship
      Given <hiders> in Solvia Subterranean
      And <hiders> detected
      And Line 1, Line 2 and Line 3 are in Solvia Subterranean
      When the Imperial Player declares a search of Solvia Subterranean with military units
      Then a search of Solvia Subterranean with military units should be declared

      Examples:
        | hiders                                        |
        | Zina Adora is                                 |
        | Zina Adora and Vudot Vodot are                |
        | Zina Adora, Vudot Vodot and Doctor Sontag are |

    Scenario Outline: <hiders> there, with the Solar Merchant
      Given <hiders> in Solvia Subterranean
      And <hiders> detected
      And Zina Adora holds the Solar Merchant
      And Line 1, Line 2 and Line 3 are in Solvia Subterranean
      When the Imperial Player declares a search of Solvia Subterranean with military units
      Then a search of Solvia Subterranean with military units should be declared

      Examples:
        | hiders                                        |
        | Zina Adora is                                 |
        | Zina Adora and Vudot Vodot are                |
        | Zina Adora, Vudot Vodot and Doctor Sontag are |

    Scenario Outline: <hiders> are found, and flee
      Given <hiders> are in Solvia Subterranean
      And <hiders> are detected
      And Zina Adora holds the Solar Merchant
      And Line 1, Line 2 and Line 3 are in Solvia Subterranean
      And the Imperial Player has declared a search of Solvia Subterranean with military units
      And the search die will be 1
      And the Imperial Player will attack with military units
      And the Imperial Player will fight to kill
      And <hiders> will be active
      And everybody will try to break off
      And the break off dice will be 1 and 1
      And the combat defender die would be 6
      And the combat attacker die would be 6
      When the Imperial Player searches Solvia Subterranean with the military units
      Then 1 break off die should be rolled
      And <hiders> should be in Solvia Subterranean
      And Zina Adora should hold the Solar Merchant

      Examples:
        | hiders                                    |
        | Zina Adora and Vudot Vodot                |
        | Zina Adora, Vudot Vodot and Doctor Sontag |
