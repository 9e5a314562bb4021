@ruleset:summary @section:13
Feature: 13 Search: who searches

  In the Search Phase the non-phasing player looks for detected enemy characters: with his military units, with his
  characters, or with both, in each environ where he has them.

  Background:
    Given the scenario "The Varu Powderkeg"
    And it is the Rebel Player's Search Phase

  @rule:13.4
  Rule: Characters or units alone suffice to search

    Scenario: The Imperial Player has only a Line there
      Given Frun Sentel is in Solvia Subterranean
      And Frun Sentel is detected
      And Line 1 is in Solvia Subterranean
      When the Imperial Player declares a search of Solvia Subterranean with military units
      Then a search of Solvia Subterranean with military units should be declared

    Scenario: The Imperial Player has only Jon Kidu there
      Given Frun Sentel is in Solvia Subterranean
      And Frun Sentel is detected
      And Jon Kidu is in Solvia Subterranean
      When the Imperial Player declares a search of Solvia Subterranean with Jon Kidu
      Then a search of Solvia Subterranean with Jon Kidu should be declared

    Scenario: The Imperial Player has a Line and Jon Kidu there
      Given Frun Sentel is in Solvia Subterranean
      And Frun Sentel is detected
      And Line 1 and Jon Kidu are in Solvia Subterranean
      When the Imperial Player declares a search of Solvia Subterranean with military units
      Then a search of Solvia Subterranean with military units should be declared

    Scenario: Jon Kidu makes his search, and finds Zina Adora
      Given Zina Adora is in Solvia Subterranean
      And Zina Adora is detected
      And Jon Kidu is in Solvia Subterranean
      And the Imperial Player has declared a search of Solvia Subterranean with Jon Kidu
      And the search die will be 1
      And the Imperial Player will attack hand-to-hand
      And the Imperial Player will fight to kill
      And the combat defender dice will be 6 and 6
      And the combat attacker dice will be 6 and 6
      When the Imperial Player searches Solvia Subterranean with the characters
      Then Zina Adora should be killed

  @rule:13.8
  Rule: Characters with units do not search

    Scenario: Jon Kidu is stacked with a Line
      Given Frun Sentel is in Solvia Subterranean
      And Frun Sentel is detected
      And Line 1 and Jon Kidu are in Solvia Subterranean
      And Line 1 and Jon Kidu are stacked together
      When the Imperial Player declares a search of Solvia Subterranean with Jon Kidu
      Then the order should be refused

    Scenario: Jon Kidu stands apart from the Line
      Given Frun Sentel is in Solvia Subterranean
      And Frun Sentel is detected
      And Line 1 and Jon Kidu are in Solvia Subterranean
      When the Imperial Player declares a search of Solvia Subterranean with Jon Kidu
      Then a search of Solvia Subterranean with Jon Kidu should be declared

    Scenario: One of two searchers is stacked with a Line
      Given Frun Sentel is in Solvia Subterranean
      And Frun Sentel is detected
      And Line 1, Jon Kidu and Gelba are in Solvia Subterranean
      And Line 1 and Gelba are stacked together
      When the Imperial Player declares a search of Solvia Subterranean with Jon Kidu and Gelba
      Then the order should be refused

    Scenario: Two searchers stand apart from the Line
      Given Frun Sentel is in Solvia Subterranean
      And Frun Sentel is detected
      And Line 1, Jon Kidu and Gelba are in Solvia Subterranean
      When the Imperial Player declares a search of Solvia Subterranean with Jon Kidu and Gelba
      Then a search of Solvia Subterranean with Jon Kidu and Gelba should be declared

    Scenario: Rayner Derban is stacked with a Rebel unit
      Given it is the Imperial Player's Search Phase
      And Jon Kidu is in Solvia Subterranean
      And Jon Kidu is detected
      And Rebel Wild 2-1 1 and Rayner Derban are in Solvia Subterranean
      And Rebel Wild 2-1 1 and Rayner Derban are stacked together
      When the Rebel Player declares a search of Solvia Subterranean with Rayner Derban
      Then the order should be refused

    Scenario: Rayner Derban stands apart from the Rebel unit
      Given it is the Imperial Player's Search Phase
      And Jon Kidu is in Solvia Subterranean
      And Jon Kidu is detected
      And Rebel Wild 2-1 1 and Rayner Derban are in Solvia Subterranean
      When the Rebel Player declares a search of Solvia Subterranean with Rayner Derban
      Then a search of Solvia Subterranean with Rayner Derban should be declared

    Scenario: An event calls for a search, and Gelba is stacked with a Line
      Given the scenario "Flight to Egrix"
      And it is the Rebel Player's Mission Phase
      And Frun Sentel is in Quibron Wild
      And Line 1, Jon Kidu and Gelba are in Quibron Wild
      And Line 1 and Gelba are stacked together
      And Jon Kidu and Gelba are undetected
      And the Rebel Player has sent Frun Sentel on Diplomacy in Quibron Wild
      And an event will hit the group of Frun Sentel in this order
      And the Imperial Player will search with characters
      And the search die will be 6
      When the Rebel Player draws card 86 in Quibron Wild
      Then 1 search die should be rolled
      And Jon Kidu should be detected
      And Gelba should be undetected

  @rule:13.9
  Rule: A character may leave the units and search

    Scenario: Jon Kidu leaves the Line
      Given Frun Sentel is in Solvia Subterranean
      And Frun Sentel is detected
      And Line 1 and Jon Kidu are in Solvia Subterranean
      And Line 1 and Jon Kidu are stacked together
      When the Imperial Player stacks Jon Kidu
      Then Line 1 and Jon Kidu should stand in different stacks
      And Line 1 and Jon Kidu should be in Solvia Subterranean

    Scenario: Jon Kidu has left the Line, and is to search
      Given Frun Sentel is in Solvia Subterranean
      And Frun Sentel is detected
      And Line 1 and Jon Kidu are in Solvia Subterranean
      And Line 1 and Jon Kidu are stacked together
      And the Imperial Player has stacked Jon Kidu
      When the Imperial Player declares a search of Solvia Subterranean with Jon Kidu
      Then a search of Solvia Subterranean with Jon Kidu should be declared

    Scenario: Jon Kidu has left the Line, and searches
      Given Frun Sentel is in Solvia Subterranean
      And Frun Sentel is detected
      And Line 1 and Jon Kidu are in Solvia Subterranean
      And Line 1 and Jon Kidu are stacked together
      And the Imperial Player has stacked Jon Kidu
      And the Imperial Player has declared a search of Solvia Subterranean with Jon Kidu
      And the search die will be 6
      When the Imperial Player searches Solvia Subterranean with the characters
      Then 1 search die should be rolled
      And Frun Sentel should be in Solvia Subterranean

  @rule:13.10
  Rule: A leader does not search as a character

    Scenario: Jon Kidu leads the Line
      Given Frun Sentel is in Solvia Subterranean
      And Frun Sentel is detected
      And Line 1, Jon Kidu and Gelba are in Solvia Subterranean
      And Jon Kidu leads Line 1
      When the Imperial Player declares a search of Solvia Subterranean with Jon Kidu
      Then the order should be refused

    Scenario: Gelba leads the Line
      Given Frun Sentel is in Solvia Subterranean
      And Frun Sentel is detected
      And Line 1, Jon Kidu and Gelba are in Solvia Subterranean
      And Gelba leads Line 1
      When the Imperial Player declares a search of Solvia Subterranean with Jon Kidu
      Then a search of Solvia Subterranean with Jon Kidu should be declared

    Scenario: Jon Kidu leads the Line, and would join Gelba in a search
      Given Frun Sentel is in Solvia Subterranean
      And Frun Sentel is detected
      And Line 1, Jon Kidu and Gelba are in Solvia Subterranean
      And Jon Kidu leads Line 1
      When the Imperial Player declares a search of Solvia Subterranean with Jon Kidu and Gelba
      Then the order should be refused

  @rule:13.22
  Rule: Every qualifying environ may be searched

    Scenario: A second environ
      Given Frun Sentel is in Solvia Urban
      And Scott Rubel is in Solvia Wild
      And Boccanegra is in Horon Liquid
      And Frun Sentel, Scott Rubel and Boccanegra are detected
      And Line 1 and Line 2 are in Solvia Urban
      And Line 3 and Line 4 are in Solvia Wild
      And Line 5, Line 6 and Line 7 are in Horon Liquid
      And the Imperial Player has declared a search of Solvia Urban with military units
      When the Imperial Player also declares a search of Solvia Wild with military units
      Then 2 searches should be declared
      And a search of Solvia Urban with military units should be declared
      And a search of Solvia Wild with military units should be declared

    Scenario: A third environ
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
      And a search of Solvia Urban with military units should be declared
      And a search of Solvia Wild with military units should be declared
      And a search of Horon Liquid with military units should be declared

    Scenario: The third of three searches is carried out
      Given Frun Sentel is in Solvia Urban
      And Scott Rubel is in Solvia Wild
      And Boccanegra is in Horon Liquid
      And Frun Sentel, Scott Rubel and Boccanegra are detected
      And Line 1 and Line 2 are in Solvia Urban
      And Line 3 and Line 4 are in Solvia Wild
      And Line 5, Line 6 and Line 7 are in Horon Liquid
      And the Imperial Player has declared a search of Solvia Urban with military units
      And the Imperial Player has declared a search of Solvia Wild with military units
      And the Imperial Player has declared a search of Horon Liquid with military units
      And the search die will be 6
      And the Imperial Player has searched Solvia Urban with the military units
      And the search die will be 6
      And the Imperial Player has searched Solvia Wild with the military units
      And the search dice will be 6 and 6
      When the Imperial Player searches Horon Liquid with the military units
      Then 1 search die should be rolled
      And Boccanegra should be in Horon Liquid
