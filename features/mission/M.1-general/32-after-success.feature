@ruleset:mission @section:M.1
Feature: M.1 General: when one of several groups has succeeded

  Three ordinary cards are drawn in Charkhan Wild, four in Quibron Wild. The mobs of Quibron Wild have a strength of 5 and
  an endurance of 4: with Combat 5 a lone defender takes two wounds when a 4 is rolled, and a 1 disperses the mob.

  Background:
    Given the scenario "Flight to Egrix"
    And it is the Rebel Player's Mission Phase

  @rule:M.1.32
  Rule: A successful group is out of the drawing

    Scenario: Boccanegra has set up his camp when the mob comes
      Given the loyalty of Quibron is Loyal
      And Boccanegra and Frun Sentel are in Quibron Wild
      And the Rebel Player has sent Boccanegra on Start Rebel Camp in Quibron Wild
      And the Rebel Player has sent Frun Sentel on Gather Information in Quibron Wild
      And the Rebel Player has drawn card 88 in Quibron Wild
      And an event will hit the group of Boccanegra and Frun Sentel in this order
      And nobody will try to break off
      And the combat defender die will be 4
      And the combat attacker die will be 1
      When the Rebel Player draws card 91 in Quibron Wild
      Then Frun Sentel should have 2 wounds
      And Boccanegra should be unwounded

    Scenario: Boccanegra is still at it when the mob comes
      Given the loyalty of Quibron is Loyal
      And Boccanegra and Frun Sentel are in Quibron Wild
      And the Rebel Player has sent Boccanegra on Start Rebel Camp in Quibron Wild
      And the Rebel Player has sent Frun Sentel on Gather Information in Quibron Wild
      And the Rebel Player has drawn card 71 in Quibron Wild
      And an event will hit the group of Boccanegra and Frun Sentel in this order
      And nobody will try to break off
      And the combat defender die will be 4
      And the combat attacker die will be 1
      When the Rebel Player draws card 91 in Quibron Wild
      Then Boccanegra should have 2 wounds
      And Frun Sentel should be unwounded

    Scenario: Boccanegra has started his rebellion when would-be rebels lose heart
      Given the loyalty of Quibron is Unrest
      And Boccanegra and Frun Sentel are in Quibron Wild
      And Boccanegra and Frun Sentel are undetected
      And the Rebel Player has sent Boccanegra on Start Rebellion in Quibron Wild
      And the Rebel Player has sent Frun Sentel on Gather Information in Quibron Wild
      And the Rebel Player will raise no units
      And the Rebel Player has drawn card 92 in Quibron Wild
      When the Rebel Player draws card 83 in Quibron Wild
      Then 1 Action Card should be drawn
      And Quibron should be in Rebellion
      And Boccanegra and Frun Sentel should be undetected

    Scenario: A second letter brings no second character
      Given Boccanegra and Frun Sentel are in Quibron Wild
      And the Rebel Player has sent Boccanegra on Gain Characters in Quibron Wild
      And the Rebel Player has sent Frun Sentel on Gather Information in Quibron Wild
      And chance will bring Adam Starlight into play
      And the Rebel Player has drawn card 71 in Quibron Wild
      And chance will bring Scott Rubel into play
      And an event will hit the group of Frun Sentel in this order
      When the Rebel Player draws card 87 in Quibron Wild
      Then 1 Action Card should be drawn
      And Adam Starlight should be in Quibron Wild
      And Scott Rubel should be out of play

    Scenario: The second card brings the first letter
      Given Boccanegra and Frun Sentel are in Quibron Wild
      And the Rebel Player has sent Boccanegra on Gain Characters in Quibron Wild
      And the Rebel Player has sent Frun Sentel on Gather Information in Quibron Wild
      And the Rebel Player has drawn card 88 in Quibron Wild
      And chance will bring Scott Rubel into play
      And an event will hit the group of Boccanegra and Frun Sentel in this order
      When the Rebel Player draws card 87 in Quibron Wild
      Then Scott Rubel should be in Quibron Wild

    Scenario: Boccanegra has found a friend when a search is called
      Given Boccanegra and Frun Sentel are in Angoff Urban
      And Line 1 and Line 2 are in Angoff Urban
      And the Rebel Player has sent Boccanegra on Gain Characters in Angoff Urban
      And the Rebel Player has sent Frun Sentel on Scavenge for Possessions in Angoff Urban
      And chance will bring Adam Starlight into play
      And the Rebel Player has drawn card 92 in Angoff Urban
      And an event will hit the group of Boccanegra and Frun Sentel in this order
      And the Imperial Player will search with military units
      And the search die will be 1
      And the search die would be 1
      And the Imperial Player will attack with military units
      And the Imperial Player will fight to kill
      And nobody will try to break off
      And the combat defender die will be 1
      And the combat attacker die will be 6
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6 and 6
      And the combat attacker dice would be 6 and 6
      When the Rebel Player draws card 95 in Angoff Urban
      Then Frun Sentel should have 2 wounds
      And Boccanegra should be unwounded

    Scenario: Boccanegra has found a friend when the Gadhars attack
      Given the scenario "The Varu Powderkeg"
      And Boccanegra and Frun Sentel are in Solvia Wild
      And the Rebel Player has sent Boccanegra on Gain Characters in Solvia Wild
      And the Rebel Player has sent Frun Sentel on Sabotage in Solvia Wild
      And chance will bring Adam Starlight into play
      And the Rebel Player has drawn card 71 in Solvia Wild
      And an event will hit the group of Boccanegra and Frun Sentel in this order
      And nobody will try to break off
      And the combat defender die will be 6
      And the combat attacker die will be 1
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6 and 6
      And the combat attacker dice would be 6 and 6
      When the Rebel Player draws card 74 in Solvia Wild
      Then Frun Sentel should have 2 wounds
      And Boccanegra should be unwounded

    Scenario: Boccanegra has found a friend when an agent betrays a mission
      Given Boccanegra and Frun Sentel are in Quibron Wild
      And the Rebel Player has sent Boccanegra on Gain Characters in Quibron Wild
      And the Rebel Player has sent Frun Sentel on Gather Information in Quibron Wild
      And chance will bring Adam Starlight into play
      And the Rebel Player has drawn card 71 in Quibron Wild
      And an event will hit the group of Boccanegra and Frun Sentel in this order
      When the Rebel Player draws card 97 in Quibron Wild
      Then 1 Action Card should be drawn
      And the mission of Frun Sentel should be over

    Scenario: Boccanegra has found a friend when an accident happens, and the Rebel Player would name him
      Given Boccanegra and Frun Sentel are in Charkhan Air
      And the Rebel Player has sent Boccanegra on Gain Characters in Charkhan Air
      And the Rebel Player has sent Frun Sentel on Sabotage in Charkhan Air
      And chance will bring Adam Starlight into play
      And the Rebel Player has drawn card 73 in Charkhan Air
      And the Rebel Player will pick Boccanegra
      And the Rebel Player will pick Frun Sentel
      And an event will hit the group of Boccanegra and Frun Sentel in this order
      When the Rebel Player draws card 81 in Charkhan Air
      Then Frun Sentel should have 1 wound
      And Boccanegra should be unwounded

  @rule:M.1.33
  Rule: The rest draw on with what is left

    Scenario: Frun Sentel draws the third card, and gains a character
      Given the loyalty of Charkhan is Loyal
      And Boccanegra and Frun Sentel are in Charkhan Wild
      And the Rebel Player has sent Boccanegra on Start Rebel Camp in Charkhan Wild
      And the Rebel Player has sent Frun Sentel on Gain Characters in Charkhan Wild
      And the Rebel Player has drawn cards 88 and 84 in Charkhan Wild
      And chance will bring Adam Starlight into play
      And an event will hit the group of Frun Sentel in this order
      When the Rebel Player draws card 87 in Charkhan Wild
      Then there should be a Rebel Camp in Charkhan Wild
      And Adam Starlight should be in Charkhan Wild

    Scenario: Doctor Sontag draws no fourth card in Charkhan Wild
      Given the loyalty of Charkhan is Loyal
      And Boccanegra and Doctor Sontag are in Charkhan Wild
      And the Rebel Player has sent Boccanegra on Start Rebel Camp in Charkhan Wild
      And the Rebel Player has sent Doctor Sontag on Gather Information in Charkhan Wild
      And the Rebel Player has drawn cards 88, 84 and 92 in Charkhan Wild
      When the Rebel Player draws card 71 in Charkhan Wild
      Then the order should be refused

    Scenario: Doctor Sontag draws a fourth card in Quibron Wild
      Given the loyalty of Quibron is Loyal
      And Boccanegra and Doctor Sontag are in Quibron Wild
      And the Rebel Player has sent Boccanegra on Start Rebel Camp in Quibron Wild
      And the Rebel Player has sent Doctor Sontag on Gather Information in Quibron Wild
      And the Rebel Player has drawn cards 88, 84 and 92 in Quibron Wild
      When the Rebel Player draws card 78 in Quibron Wild
      Then 1 Action Card should be drawn

    Scenario: Frun Sentel draws no more
      Given the loyalty of Charkhan is Loyal
      And Boccanegra and Frun Sentel are in Charkhan Wild
      And the Rebel Player has sent Boccanegra on Start Rebel Camp in Charkhan Wild
      And the Rebel Player has sent Frun Sentel on Gain Characters in Charkhan Wild
      And the Rebel Player has drawn card 88 in Charkhan Wild
      When the Rebel Player stops the missions in Charkhan Wild
      Then there should be a Rebel Camp in Charkhan Wild
      And the missions in Charkhan Wild should be over
