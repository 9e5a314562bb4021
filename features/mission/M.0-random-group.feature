@ruleset:mission @section:M.0
Feature: M.0 Mission: the group that a card strikes

  The mob of Quibron Wild has a strength of 5 and an endurance of 4: with Combat 5 a lone defender takes two wounds
  when a 4 is rolled, and a 1 disperses the mob.

  Background:
    Given the scenario "Flight to Egrix"
    And it is the Rebel Player's Mission Phase

  @rule:M.0.5
  Rule: Chance picks the active group a card strikes

    Scenario Outline: Chance picks <hit> rather than <spared>
      Given Boccanegra and Frun Sentel are in Quibron Wild
      And the Rebel Player has sent <sent> on Gain Characters in Quibron Wild
      And the Rebel Player has sent <also> on Sabotage in Quibron Wild
      And an event will hit the group of <hit> and <spared> in this order
      And nobody will try to break off
      And the combat defender die will be 4
      And the combat attacker die will be 1
      And the combat defender dice would be 4 and 4
      And the combat attacker dice would be 1 and 1
      When the Rebel Player draws card 91 in Quibron Wild
      Then <hit> should have 2 wounds
      And <spared> should be unwounded

      Examples:
        | hit         | spared      | sent        | also        |
        | Boccanegra  | Frun Sentel | Boccanegra  | Frun Sentel |
        | Frun Sentel | Boccanegra  | Boccanegra  | Frun Sentel |
        | Boccanegra  | Frun Sentel | Frun Sentel | Boccanegra  |
        | Frun Sentel | Boccanegra  | Frun Sentel | Boccanegra  |

    Scenario: A group that has finished is not picked
      Given Boccanegra and Frun Sentel are in Quibron Wild
      And the Rebel Player has sent Boccanegra on Gain Characters in Quibron Wild
      And the Rebel Player has sent Frun Sentel on Sabotage in Quibron Wild
      And chance will bring Adam Starlight into play
      And the Rebel Player has drawn card 71 in Quibron Wild
      And an event will hit the group of Boccanegra and Frun Sentel in this order
      And nobody will try to break off
      And the combat defender die will be 4
      And the combat attacker die will be 1
      And the combat defender dice would be 4 and 4
      And the combat attacker dice would be 1 and 1
      When the Rebel Player draws card 91 in Quibron Wild
      Then Frun Sentel should have 2 wounds
      And Boccanegra should be unwounded

    Scenario: Characters who were not sent are not picked
      Given Boccanegra, Frun Sentel and Adam Starlight are in Quibron Wild
      And the Rebel Player has sent Boccanegra on Gain Characters in Quibron Wild
      And the Rebel Player has sent Frun Sentel on Sabotage in Quibron Wild
      And an event will hit the group of Adam Starlight, Frun Sentel and Boccanegra in this order
      And nobody will try to break off
      And the combat defender die will be 4
      And the combat attacker die will be 1
      And the combat defender dice would be 4 and 4
      And the combat attacker dice would be 1 and 1
      When the Rebel Player draws card 91 in Quibron Wild
      Then Frun Sentel should have 2 wounds
      And Boccanegra and Adam Starlight should be unwounded

    Scenario: An accident happens, and the Rebel Player would name somebody who was not sent
      Given Frun Sentel and Ran Jayma are in Charkhan Air
      And the Rebel Player has sent Frun Sentel on Sabotage in Charkhan Air
      And the Rebel Player will pick Ran Jayma
      And the Rebel Player will pick Frun Sentel
      And an event will hit the group of Ran Jayma and Frun Sentel in this order
      When the Rebel Player draws card 81 in Charkhan Air
      Then Frun Sentel should have 1 wound
      And Ran Jayma should be unwounded
