@ruleset:summary @section:13
Feature: 13 Search: when searches are made

  All searches of a Search Phase are declared before the first of them is carried out.

  Background:
    Given the scenario "The Varu Powderkeg"
    And it is the Rebel Player's Search Phase

  @rule:13.13
  Rule: All searches are declared before the first die

    Scenario: A third search is added after the first was carried out
      Given Frun Sentel is in Solvia Urban
      And Scott Rubel is in Solvia Wild
      And Boccanegra is in Horon Liquid
      And Frun Sentel, Scott Rubel and Boccanegra are detected
      And Line 1 and Line 2 are in Solvia Urban
      And Line 3 and Line 4 are in Solvia Wild
      And Line 5, Line 6 and Line 7 are in Horon Liquid
      And the Imperial Player has declared a search of Solvia Urban with military units
      And the Imperial Player has declared a search of Solvia Wild with military units
      And the search die will be 6
      And the Imperial Player has searched Solvia Urban with the military units
      When the Imperial Player also declares a search of Horon Liquid with military units
      Then the order should be refused

    Scenario: A third search is added before the first is carried out
      Given Frun Sentel is in Solvia Urban
      And Scott Rubel is in Solvia Wild
      And Boccanegra is in Horon Liquid
      And Frun Sentel, Scott Rubel and Boccanegra are detected
      And Line 1 and Line 2 are in Solvia Urban
      And Line 3 and Line 4 are in Solvia Wild
      And Line 5, Line 6 and Line 7 are in Horon Liquid
      And the Imperial Player has declared a search of Solvia Urban with military units
      And the Imperial Player has declared a search of Solvia Wild with military units
      When the Imperial Player also declares a search of Horon Liquid with military units
      Then 3 searches should be declared
      And a search of Horon Liquid with military units should be declared

    Scenario: The second search is withdrawn after the first was carried out
      Given Frun Sentel is in Solvia Urban
      And Scott Rubel is in Solvia Wild
      And Boccanegra is in Horon Liquid
      And Frun Sentel, Scott Rubel and Boccanegra are detected
      And Line 1 and Line 2 are in Solvia Urban
      And Line 3 and Line 4 are in Solvia Wild
      And Line 5, Line 6 and Line 7 are in Horon Liquid
      And the Imperial Player has declared a search of Solvia Urban with military units
      And the Imperial Player has declared a search of Solvia Wild with military units
      And the search die will be 6
      And the Imperial Player has searched Solvia Urban with the military units
      When the Imperial Player declares a search of Solvia Urban with military units
      Then the order should be refused

    Scenario: The second search is withdrawn before the first is carried out
      Given Frun Sentel is in Solvia Urban
      And Scott Rubel is in Solvia Wild
      And Boccanegra is in Horon Liquid
      And Frun Sentel, Scott Rubel and Boccanegra are detected
      And Line 1 and Line 2 are in Solvia Urban
      And Line 3 and Line 4 are in Solvia Wild
      And Line 5, Line 6 and Line 7 are in Horon Liquid
      And the Imperial Player has declared a search of Solvia Urban with military units
      And the Imperial Player has declared a search of Solvia Wild with military units
      When the Imperial Player declares a search of Solvia Urban with military units
      Then 1 search should be declared
      And a search of Solvia Urban with military units should be declared

    Scenario: The search that was declared second is carried out first
      Given Frun Sentel is in Solvia Urban
      And Scott Rubel is in Solvia Wild
      And Frun Sentel and Scott Rubel are detected
      And Line 1 and Line 2 are in Solvia Urban
      And Line 3 and Line 4 are in Solvia Wild
      And the Imperial Player has declared a search of Solvia Urban with military units
      And the Imperial Player has declared a search of Solvia Wild with military units
      And the search die will be 6
      When the Imperial Player searches Solvia Wild with the military units
      Then 1 search die should be rolled
      And a search of Solvia Urban with military units should be declared

    Scenario: The Lines search Solvia Subterranean after Jon Kidu, and were not declared
      Given Frun Sentel is in Solvia Subterranean
      And Frun Sentel is detected
      And Line 1, Line 2 and Jon Kidu are in Solvia Subterranean
      And the Imperial Player has declared a search of Solvia Subterranean with Jon Kidu
      And the search die will be 6
      And the Imperial Player has searched Solvia Subterranean with the characters
      And the search die would be 6
      When the Imperial Player searches Solvia Subterranean with the military units
      Then the order should be refused

    Scenario: The Lines search Solvia Subterranean after Jon Kidu, and were declared
      Given Frun Sentel is in Solvia Subterranean
      And Frun Sentel is detected
      And Line 1, Line 2 and Jon Kidu are in Solvia Subterranean
      And the Imperial Player has declared a search of Solvia Subterranean with Jon Kidu
      And the Imperial Player has declared a search of Solvia Subterranean with military units
      And the search die will be 6
      And the Imperial Player has searched Solvia Subterranean with the characters
      And the search die will be 6
      When the Imperial Player searches Solvia Subterranean with the military units
      Then 1 search die should be rolled

  @rule:13.17
  Rule: No search but in its phase or by a card

    Scenario Outline: The Imperial Player wants to search in the <turn> Player's <moment>
      Given it is the <turn> Player's <moment>
      And Frun Sentel is in Solvia Subterranean
      And Frun Sentel is detected
      And Line 1 and Jon Kidu are in Solvia Subterranean
      When the Imperial Player declares a search of Solvia Subterranean with military units
      Then the order should be refused

      Examples:
        | turn     | moment                  |
        | Rebel    | Movement Segment        |
        | Rebel    | Enemy Reaction Segment  |
        | Rebel    | Military Combat Segment |
        | Rebel    | Mission Phase           |
        | Rebel    | End Phase               |
        | Imperial | Movement Segment        |
        | Imperial | Search Phase            |
        | Imperial | Mission Phase           |

    Scenario: The Imperial Player wants to search in the Rebel Player's Search Phase
      Given Frun Sentel is in Solvia Subterranean
      And Frun Sentel is detected
      And Line 1 and Jon Kidu are in Solvia Subterranean
      When the Imperial Player declares a search of Solvia Subterranean with military units
      Then a search of Solvia Subterranean with military units should be declared

    Scenario: The Rebel Player wants to search in the Rebel Player's Search Phase
      Given Jon Kidu is in Solvia Subterranean
      And Jon Kidu is detected
      And Frun Sentel is in Solvia Subterranean
      When the Rebel Player declares a search of Solvia Subterranean with Frun Sentel
      Then the order should be refused

    Scenario: The Rebel Player wants to search in the Imperial Player's Search Phase
      Given it is the Imperial Player's Search Phase
      And Jon Kidu is in Solvia Subterranean
      And Jon Kidu is detected
      And Frun Sentel is in Solvia Subterranean
      When the Rebel Player declares a search of Solvia Subterranean with Frun Sentel
      Then a search of Solvia Subterranean with Frun Sentel should be declared

    Scenario: The Imperial Player has declared a search, and makes it when the Search Phase is over
      Given Frun Sentel is in Solvia Subterranean
      And Frun Sentel is detected
      And Line 1 and Line 2 are in Solvia Subterranean
      And the Imperial Player has declared a search of Solvia Subterranean with military units
      And both players have passed until the Rebel Player's Mission Phase
      And the search die would be 6
      When the Imperial Player searches Solvia Subterranean with the military units
      Then the order should be refused
