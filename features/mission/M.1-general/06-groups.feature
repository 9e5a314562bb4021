@ruleset:mission @section:M.1
Feature: M.1 General: who goes with whom

  Characters who go on a mission together are a mission group. Other groups may be at work in the same environ, each on a
  mission of its own.

  Background:
    Given the scenario "The Varu Powderkeg"

  @rule:M.1.9
  Rule: Divide the characters into groups at will

    Background:
      Given it is the Rebel Player's Mission Phase
      And Boccanegra, Frun Sentel and Zina Adora are in Solvia Urban

    Scenario: All three on one mission
      When the Rebel Player sends Boccanegra, Frun Sentel and Zina Adora on Gain Characters in Solvia Urban
      Then the mission of Boccanegra, Frun Sentel and Zina Adora should be active

    Scenario: Each on a mission of his own
      Given the Rebel Player has sent Boccanegra on Gain Characters in Solvia Urban
      And the Rebel Player has sent Frun Sentel on Diplomacy in Solvia Urban
      When the Rebel Player sends Zina Adora on Scavenge for Possessions in Solvia Urban
      Then the mission of Boccanegra should be active
      And the mission of Frun Sentel should be active
      And the mission of Zina Adora should be active

    Scenario: A pair, then one alone
      Given the Rebel Player has sent Boccanegra and Frun Sentel on Diplomacy in Solvia Urban
      When the Rebel Player sends Zina Adora on Scavenge for Possessions in Solvia Urban
      Then the mission of Boccanegra and Frun Sentel should be active
      And the mission of Zina Adora should be active

    Scenario: One alone, then a pair
      Given the Rebel Player has sent Frun Sentel on Gain Characters in Solvia Urban
      When the Rebel Player sends Boccanegra and Zina Adora on Diplomacy in Solvia Urban
      Then the mission of Frun Sentel should be active
      And the mission of Boccanegra and Zina Adora should be active

    Scenario: A card is drawn for a pair and for one alone, and finds them all
      Given Boccanegra, Frun Sentel and Zina Adora are undetected
      And the Rebel Player has sent Boccanegra and Frun Sentel on Diplomacy in Solvia Urban
      And the Rebel Player has sent Zina Adora on Scavenge for Possessions in Solvia Urban
      When the Rebel Player draws card 75 in Solvia Urban
      Then Boccanegra, Frun Sentel and Zina Adora should be detected

  @rule:M.1.10
  Rule: One mission per character and phase

    Scenario Outline: <group> on a second mission, though <why>
      Given it is the Rebel Player's Mission Phase
      And Boccanegra, Frun Sentel and Zina Adora are in Solvia Urban
      And the Rebel Player has sent Boccanegra and Zina Adora on Gain Characters in Solvia Urban
      When the Rebel Player sends <group> on Scavenge for Possessions in Solvia Urban
      Then the order should be refused

      Examples:
        | group                      | why                    |
        | Boccanegra                 | he has one             |
        | Boccanegra and Zina Adora  | they have one          |
        | Zina Adora and Frun Sentel | one of the two has one |

    Scenario: A second mission, for one who has none
      Given it is the Rebel Player's Mission Phase
      And Boccanegra, Frun Sentel and Zina Adora are in Solvia Urban
      And the Rebel Player has sent Boccanegra and Zina Adora on Gain Characters in Solvia Urban
      When the Rebel Player sends Frun Sentel on Scavenge for Possessions in Solvia Urban
      Then the mission of Frun Sentel should be active
      And the mission of Boccanegra and Zina Adora should be active

    Scenario: An Imperial character on a second mission
      Given it is the Imperial Player's Mission Phase
      And Els Taroff and Jin Voles are in Solvia Urban
      And the Imperial Player has sent Els Taroff on Gain Characters in Solvia Urban
      When the Imperial Player sends Els Taroff and Jin Voles on Diplomacy in Solvia Urban
      Then the order should be refused

    Scenario: An Imperial character on his first mission
      Given it is the Imperial Player's Mission Phase
      And Els Taroff and Jin Voles are in Solvia Urban
      And the Imperial Player has sent Els Taroff on Gain Characters in Solvia Urban
      When the Imperial Player sends Jin Voles on Diplomacy in Solvia Urban
      Then the mission of Els Taroff should be active
      And the mission of Jin Voles should be active

    Scenario: Boccanegra has gained a character, and is to go on a second mission
      Given it is the Rebel Player's Mission Phase
      And Boccanegra is in Solvia Wild
      And the Rebel Player has sent Boccanegra on Gain Characters in Solvia Wild
      And chance will bring Kogus into play
      And the Rebel Player has drawn card 71 in Solvia Wild
      When the Rebel Player sends Boccanegra on Scavenge for Possessions in Solvia Wild
      Then the order should be refused

    Scenario: Boccanegra has stopped without a success, and is to go on a second mission
      Given it is the Rebel Player's Mission Phase
      And Boccanegra is in Solvia Wild
      And the Rebel Player has sent Boccanegra on Gain Characters in Solvia Wild
      And the Rebel Player has drawn card 84 in Solvia Wild
      And the Rebel Player has stopped the missions in Solvia Wild
      When the Rebel Player sends Boccanegra on Scavenge for Possessions in Solvia Wild
      Then the order should be refused

    Scenario: Boccanegra goes on another mission in his next Mission Phase
      Given it is the Rebel Player's Mission Phase
      And Boccanegra is in Solvia Wild
      And the Rebel Player has sent Boccanegra on Gain Characters in Solvia Wild
      And the Rebel Player has drawn card 84 in Solvia Wild
      And the Rebel Player has stopped the missions in Solvia Wild
      And both players have passed until the Imperial Player's Mission Phase
      And both players have passed until the Rebel Player's Mission Phase
      When the Rebel Player sends Boccanegra on Scavenge for Possessions in Solvia Wild
      Then the mission of Boccanegra should be active
