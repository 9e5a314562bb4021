@ruleset:mission @section:M.0
Feature: M.0 Mission

  Background:
    Given the scenario "The Varu Powderkeg"
    And it is the Rebel Player's Mission Phase

  @rule:M.0.1
  Rule: Nothing carries over between environs

    Background:
      Given the loyalty of Solvia is Loyal

    Scenario: A card with the letter of Zina Adora, who is in the next environ, and with detection
      Given Boccanegra is in Solvia Urban
      And Zina Adora is in Solvia Wild
      And Boccanegra and Zina Adora are undetected
      And the Rebel Player has sent Boccanegra on Scavenge for Possessions in Solvia Urban
      And the Rebel Player has sent Zina Adora on Gain Characters in Solvia Wild
      And chance will bring Kogus into play
      When the Rebel Player draws card 75 in Solvia Urban
      Then Boccanegra should be detected
      And Zina Adora should be undetected
      And Kogus should be out of play

    Scenario: What was met in one environ happens in the next as well
      Given Boccanegra is in Solvia Subterranean
      And Zina Adora is in Solvia Wild
      And Zina Adora is undetected
      And the Rebel Player has sent Boccanegra on Scavenge for Possessions in Solvia Subterranean
      And the Rebel Player has sent Zina Adora on Gain Characters in Solvia Wild
      And the Rebel Player has drawn card 70 in Solvia Subterranean
      And the Rebel Player has stopped the missions in Solvia Subterranean
      When the Rebel Player draws card 84 in Solvia Wild
      Then Zina Adora should be detected

    Scenario: Diplomacy in one environ does not suffer from a breach of protocol in the next
      Given the loyalty of Solvia is Neutral
      And Boccanegra is in Solvia Wild
      And Frun Sentel is in Solvia Urban
      And the Rebel Player has sent Boccanegra on Gain Characters in Solvia Wild
      And the Rebel Player has sent Frun Sentel on Diplomacy in Solvia Urban
      When the Rebel Player draws card 93 in Solvia Wild
      Then the loyalty of Solvia should be Neutral
      And the mission of Boccanegra should be active
      And the mission of Frun Sentel should be active

    Scenario: Where one environ gives shelter, the next does not
      Given Boccanegra is in Solvia Urban
      And Frun Sentel is in Solvia Wild
      And Line 1 is in Solvia Wild
      And the Rebel Player has sent Boccanegra on Scavenge for Possessions in Solvia Urban
      And the Rebel Player has sent Frun Sentel on Gain Characters in Solvia Wild
      And the Rebel Player has drawn card 76 in Solvia Urban
      And the Rebel Player has stopped the missions in Solvia Urban
      And an event will hit the group of Frun Sentel in this order
      And the Imperial Player will search with military units
      And the search die will be 6
      And the Imperial Player will not attack
      When the Rebel Player draws card 86 in Solvia Wild
      Then 1 search die should be rolled

    Scenario: Shelter where the search would be
      Given Boccanegra and Frun Sentel are in Solvia Wild
      And Line 1 is in Solvia Wild
      And the Rebel Player has sent Boccanegra on Scavenge for Possessions in Solvia Wild
      And the Rebel Player has sent Frun Sentel on Gain Characters in Solvia Wild
      And the Rebel Player has drawn card 88 in Solvia Wild
      And an event will hit the group of Frun Sentel in this order
      And the Imperial Player will search with military units
      And the search die would be 6
      And the Imperial Player will not attack
      When the Rebel Player draws card 86 in Solvia Wild
      Then no search die should be rolled
      And 1 Action Card should be drawn

    Scenario: Cards drawn in one environ do not count in the next
      Given Boccanegra is in Solvia Subterranean
      And Frun Sentel is in Solvia Wild
      And the Rebel Player has sent Boccanegra on Scavenge for Possessions in Solvia Subterranean
      And the Rebel Player has sent Frun Sentel on Start Rebel Camp in Solvia Wild
      And the Rebel Player has drawn cards 69, 70 and 95 in Solvia Subterranean
      And the Rebel Player has drawn cards 71, 84, 92 and 89 in Solvia Wild
      When the Rebel Player draws card 94 in Solvia Wild
      Then there should be a Rebel Camp in Solvia Wild

    Scenario Outline: Card <card> in Solvia Wild <means>, and the missions of the next environ have their own
      Given Boccanegra is in Solvia Wild
      And Doctor Sontag is in Solvia Subterranean
      And the Rebel Player has sent Boccanegra on Gain Characters in Solvia Wild
      And the Rebel Player has sent Doctor Sontag on Gather Information in Solvia Subterranean
      And the Rebel Player has drawn card <card> in Solvia Wild
      And the Rebel Player has stopped the missions in Solvia Wild
      And the Rebel Player has drawn cards 69, 70 and 95 in Solvia Subterranean
      When the Rebel Player takes the bonus draws of Doctor Sontag from cards 68, 72, 74, 75, 76, 77, 78 and 79
      Then 6 Action Cards should be drawn

      Examples:
        | card | means                   |
        | 89   | gives extra bonus draws |
        | 78   | forbids bonus draws     |

  @rule:M.0.2
  Rule: Finish one environ before the next

    Background:
      Given the loyalty of Solvia is Loyal

    Scenario: The missions in the city have begun, and those in the wilds have to wait
      Given Boccanegra is in Solvia Urban
      And Zina Adora is in Solvia Wild
      And the Rebel Player has sent Boccanegra on Gain Characters in Solvia Urban
      And the Rebel Player has sent Zina Adora on Start Rebel Camp in Solvia Wild
      And the Rebel Player has drawn card 76 in Solvia Urban
      When the Rebel Player draws card 94 in Solvia Wild
      Then the order should be refused

    Scenario: No card has been drawn yet
      Given Boccanegra is in Solvia Urban
      And Zina Adora is in Solvia Wild
      And the Rebel Player has sent Boccanegra on Gain Characters in Solvia Urban
      And the Rebel Player has sent Zina Adora on Start Rebel Camp in Solvia Wild
      When the Rebel Player draws card 94 in Solvia Wild
      Then there should be a Rebel Camp in Solvia Wild

    Scenario: The missions in the city have been stopped
      Given Boccanegra is in Solvia Urban
      And Zina Adora is in Solvia Wild
      And the Rebel Player has sent Boccanegra on Gain Characters in Solvia Urban
      And the Rebel Player has sent Zina Adora on Start Rebel Camp in Solvia Wild
      And the Rebel Player has drawn card 76 in Solvia Urban
      And the Rebel Player has stopped the missions in Solvia Urban
      When the Rebel Player draws card 94 in Solvia Wild
      Then there should be a Rebel Camp in Solvia Wild

    Scenario: The missions in the city have succeeded
      Given Boccanegra is in Solvia Urban
      And Zina Adora is in Solvia Wild
      And the Rebel Player has sent Boccanegra on Gain Characters in Solvia Urban
      And the Rebel Player has sent Zina Adora on Start Rebel Camp in Solvia Wild
      And chance will bring Kogus into play
      And the Rebel Player has drawn card 75 in Solvia Urban
      When the Rebel Player draws card 94 in Solvia Wild
      Then there should be a Rebel Camp in Solvia Wild
      And Kogus should be in Solvia Urban

    Scenario: One of the missions in the city has succeeded, and another has not
      Given Boccanegra and Tourag are in Solvia Urban
      And Zina Adora is in Solvia Wild
      And the Rebel Player has sent Boccanegra on Gain Characters in Solvia Urban
      And the Rebel Player has sent Tourag on Diplomacy in Solvia Urban
      And the Rebel Player has sent Zina Adora on Start Rebel Camp in Solvia Wild
      And chance will bring Kogus into play
      And the Rebel Player has drawn card 75 in Solvia Urban
      When the Rebel Player draws card 94 in Solvia Wild
      Then the order should be refused

    Scenario: One of the missions in the city has succeeded, and the other has been stopped
      Given Boccanegra and Tourag are in Solvia Urban
      And Zina Adora is in Solvia Wild
      And the Rebel Player has sent Boccanegra on Gain Characters in Solvia Urban
      And the Rebel Player has sent Tourag on Diplomacy in Solvia Urban
      And the Rebel Player has sent Zina Adora on Start Rebel Camp in Solvia Wild
      And chance will bring Kogus into play
      And the Rebel Player has drawn card 75 in Solvia Urban
      And the Rebel Player has stopped the missions in Solvia Urban
      When the Rebel Player draws card 94 in Solvia Wild
      Then there should be a Rebel Camp in Solvia Wild
      And Kogus should be in Solvia Urban

    Scenario: Boccanegra has taken his bonus draws, and Tourag has not taken his
      Given Boccanegra and Tourag are in Solvia Subterranean
      And Zina Adora is in Solvia Wild
      And the Rebel Player has sent Boccanegra on Start Rebel Camp in Solvia Subterranean
      And the Rebel Player has sent Tourag on Diplomacy in Solvia Subterranean
      And the Rebel Player has sent Zina Adora on Start Rebel Camp in Solvia Wild
      And the Rebel Player has drawn cards 69, 70 and 95 in Solvia Subterranean
      And the Rebel Player has taken the bonus draws of Boccanegra from cards 72, 73, 77 and 79
      When the Rebel Player draws card 94 in Solvia Wild
      Then the order should be refused

    Scenario: Boccanegra and Tourag have taken their bonus draws
      Given Boccanegra and Tourag are in Solvia Subterranean
      And Zina Adora is in Solvia Wild
      And the Rebel Player has sent Boccanegra on Start Rebel Camp in Solvia Subterranean
      And the Rebel Player has sent Tourag on Diplomacy in Solvia Subterranean
      And the Rebel Player has sent Zina Adora on Start Rebel Camp in Solvia Wild
      And the Rebel Player has drawn cards 69, 70 and 95 in Solvia Subterranean
      And the Rebel Player has taken the bonus draws of Boccanegra from cards 72, 73, 77 and 79
      And the Rebel Player has taken the bonus draws of Tourag from cards 80, 81, 82 and 83
      When the Rebel Player draws card 94 in Solvia Wild
      Then there should be a Rebel Camp in Solvia Wild

  @rule:M.0.3
  Rule: One card allowance for all groups together

    Scenario: Two groups, and a card beyond the size of three
      Given the loyalty of Solvia is Loyal
      And Boccanegra and Frun Sentel are in Solvia Subterranean
      And the Rebel Player has sent Boccanegra on Start Rebel Camp in Solvia Subterranean
      And the Rebel Player has sent Frun Sentel on Gain Characters in Solvia Subterranean
      And the Rebel Player has drawn cards 69, 70 and 95 in Solvia Subterranean
      When the Rebel Player draws card 71 in Solvia Subterranean
      Then the order should be refused

    Scenario: Two groups, and the third card of three
      Given the loyalty of Solvia is Loyal
      And Boccanegra and Frun Sentel are in Solvia Subterranean
      And the Rebel Player has sent Boccanegra on Start Rebel Camp in Solvia Subterranean
      And the Rebel Player has sent Frun Sentel on Gain Characters in Solvia Subterranean
      And the Rebel Player has drawn cards 70 and 95 in Solvia Subterranean
      And chance will bring Kogus into play
      When the Rebel Player draws card 73 in Solvia Subterranean
      Then Kogus should be in Solvia Subterranean

    Scenario: Three groups, and a card beyond the size of four
      Given the scenario "Flight to Egrix"
      And the loyalty of Quibron is Loyal
      And Boccanegra, Frun Sentel and Agan Rafa are in Quibron Wild
      And the Rebel Player has sent Boccanegra on Start Rebel Camp in Quibron Wild
      And the Rebel Player has sent Frun Sentel on Scavenge for Possessions in Quibron Wild
      And the Rebel Player has sent Agan Rafa on Gain Characters in Quibron Wild
      And the Rebel Player has drawn cards 84, 92, 89 and 82 in Quibron Wild
      When the Rebel Player draws card 88 in Quibron Wild
      Then the order should be refused

    Scenario: Three groups, and the fourth card of four
      Given the scenario "Flight to Egrix"
      And the loyalty of Quibron is Loyal
      And Boccanegra, Frun Sentel and Agan Rafa are in Quibron Wild
      And the Rebel Player has sent Boccanegra on Start Rebel Camp in Quibron Wild
      And the Rebel Player has sent Frun Sentel on Scavenge for Possessions in Quibron Wild
      And the Rebel Player has sent Agan Rafa on Gain Characters in Quibron Wild
      And the Rebel Player has drawn cards 84, 92 and 82 in Quibron Wild
      When the Rebel Player draws card 88 in Quibron Wild
      Then there should be a Rebel Camp in Quibron Wild

  @rule:M.0.4
  Rule: One letter can finish several missions

    Scenario: A card with the letters of two groups, and not of the third
      Given the loyalty of Solvia is Loyal
      And Boccanegra, Frun Sentel and Zina Adora are in Solvia Wild
      And the Rebel Player has sent Boccanegra on Gain Characters in Solvia Wild
      And the Rebel Player has sent Frun Sentel on Scavenge for Possessions in Solvia Wild
      And the Rebel Player has sent Zina Adora on Start Rebel Camp in Solvia Wild
      And chance will bring Kogus into play
      And chance will bring the Star Cruiser into play
      When the Rebel Player draws card 71 in Solvia Wild
      Then Kogus should be in Solvia Wild
      And Frun Sentel should hold the Star Cruiser
      And there should be no Rebel Camp in Solvia Wild

    Scenario: A rebellion and a recruit with one card
      Given the scenario "Flight to Egrix"
      And the loyalty of Quibron is Unrest
      And the PDB on Quibron is Down at level 1
      And Adam Starlight and Agan Rafa are in Quibron Wild
      And the Rebel Player has sent Adam Starlight on Start Rebellion in Quibron Wild
      And the Rebel Player has sent Agan Rafa on Gain Characters in Quibron Wild
      And the Rebel Player will raise no units
      And chance will bring Kogus into play
      When the Rebel Player draws card 70 in Quibron Wild
      Then Quibron should be in Rebellion
      And Kogus should be in Quibron Wild

    Scenario: A later card has the letter of a group that is done, and of one that is not
      Given Boccanegra and Zina Adora are in Solvia Wild
      And the Rebel Player has sent Boccanegra on Gain Characters in Solvia Wild
      And the Rebel Player has sent Zina Adora on Scavenge for Possessions in Solvia Wild
      And chance will bring Kogus into play
      And the Rebel Player has drawn card 87 in Solvia Wild
      And chance will bring Doctor Sontag into play
      And chance will bring the Star Cruiser into play
      When the Rebel Player draws card 71 in Solvia Wild
      Then Zina Adora should hold the Star Cruiser
      And Kogus should be in Solvia Wild
      And Doctor Sontag should be out of play
