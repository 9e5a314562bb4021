@ruleset:mission @section:M.1
Feature: M.1 General: one environ after the other

  In an Urban environ the letter of Gain Characters is on card 75. In a Wild one card 71 has it, and that of Scavenge for
  Possessions as well; the letter of Start Rebel Camp is on 88 and 94. Three cards are drawn in Charkhan Wild.

  Background:
    Given it is the Rebel Player's Mission Phase

  @rule:M.1.6
  Rule: No switching between environs midway

    Scenario: One of two groups in Angoff Urban is done, and the other still at work
      Given the scenario "Flight to Egrix"
      And the loyalty of Quibron is Loyal
      And Boccanegra and Frun Sentel are in Angoff Urban
      And Adam Starlight is in Quibron Wild
      And the Rebel Player has sent Boccanegra on Gain Characters in Angoff Urban
      And the Rebel Player has sent Frun Sentel on Scavenge for Possessions in Angoff Urban
      And the Rebel Player has sent Adam Starlight on Start Rebel Camp in Quibron Wild
      And chance will bring Kogus into play
      And the Rebel Player has drawn card 75 in Angoff Urban
      When the Rebel Player draws card 88 in Quibron Wild
      Then the order should be refused

    Scenario: The other group has been stopped
      Given the scenario "Flight to Egrix"
      And the loyalty of Quibron is Loyal
      And Boccanegra and Frun Sentel are in Angoff Urban
      And Adam Starlight is in Quibron Wild
      And the Rebel Player has sent Boccanegra on Gain Characters in Angoff Urban
      And the Rebel Player has sent Frun Sentel on Scavenge for Possessions in Angoff Urban
      And the Rebel Player has sent Adam Starlight on Start Rebel Camp in Quibron Wild
      And chance will bring Kogus into play
      And the Rebel Player has drawn card 75 in Angoff Urban
      And the Rebel Player has stopped the missions in Angoff Urban
      When the Rebel Player draws card 88 in Quibron Wild
      Then there should be a Rebel Camp in Quibron Wild

    Scenario: The other group has drawn the letter it was waiting for
      Given the scenario "Flight to Egrix"
      And the loyalty of Quibron is Loyal
      And Boccanegra and Frun Sentel are in Charkhan Wild
      And Adam Starlight is in Quibron Wild
      And the Rebel Player has sent Boccanegra on Gain Characters in Charkhan Wild
      And the Rebel Player has sent Frun Sentel on Scavenge for Possessions in Charkhan Wild
      And the Rebel Player has sent Adam Starlight on Start Rebel Camp in Quibron Wild
      And chance will bring Kogus into play
      And chance will bring the Star Cruiser into play
      And the Rebel Player has drawn card 71 in Charkhan Wild
      When the Rebel Player draws card 94 in Quibron Wild
      Then there should be a Rebel Camp in Quibron Wild

    Scenario: Two cards in Angoff Urban, and none of them of use
      Given the scenario "Flight to Egrix"
      And the loyalty of Quibron is Loyal
      And Boccanegra is in Angoff Urban
      And Adam Starlight is in Quibron Wild
      And the Rebel Player has sent Boccanegra on Gain Characters in Angoff Urban
      And the Rebel Player has sent Adam Starlight on Start Rebel Camp in Quibron Wild
      And the Rebel Player has drawn cards 76 and 97 in Angoff Urban
      When the Rebel Player draws card 88 in Quibron Wild
      Then the order should be refused

    Scenario: All cards have been drawn in Charkhan Wild, and Doctor Sontag has bonus draws there
      Given the scenario "Flight to Egrix"
      And the loyalty of Quibron is Loyal
      And Doctor Sontag is in Charkhan Wild
      And Adam Starlight is in Quibron Wild
      And the Rebel Player has sent Doctor Sontag on Gather Information in Charkhan Wild
      And the Rebel Player has sent Adam Starlight on Start Rebel Camp in Quibron Wild
      And the Rebel Player has drawn cards 71, 84 and 92 in Charkhan Wild
      When the Rebel Player draws card 88 in Quibron Wild
      Then the order should be refused

    Scenario: Doctor Sontag has taken his bonus draws
      Given the scenario "Flight to Egrix"
      And the loyalty of Quibron is Loyal
      And Doctor Sontag is in Charkhan Wild
      And Adam Starlight is in Quibron Wild
      And the Rebel Player has sent Doctor Sontag on Gather Information in Charkhan Wild
      And the Rebel Player has sent Adam Starlight on Start Rebel Camp in Quibron Wild
      And the Rebel Player has drawn cards 71, 84 and 92 in Charkhan Wild
      And the Rebel Player has taken the bonus draws of Doctor Sontag from cards 68, 70, 72, 73, 74 and 75
      When the Rebel Player draws card 88 in Quibron Wild
      Then there should be a Rebel Camp in Quibron Wild

  @rule:M.1.7
  Rule: The phasing player picks the order of environs

    Scenario Outline: First <first>, then <second>, then <third>
      Given the scenario "The Varu Powderkeg"
      And the loyalty of Solvia is Loyal
      And Boccanegra is in Solvia Urban
      And Zina Adora is in Solvia Wild
      And Frun Sentel is in Horon Liquid
      And Boccanegra, Zina Adora and Frun Sentel are undetected
      And the Rebel Player has sent Boccanegra on Scavenge for Possessions in Solvia Urban
      And the Rebel Player has sent Zina Adora on Start Rebel Camp in Solvia Wild
      And the Rebel Player has sent Frun Sentel on Gain Characters in Horon Liquid
      And the Rebel Player has drawn card <card> in <first>
      And the Rebel Player has stopped the missions in <first>
      And the Rebel Player has drawn card <another> in <second>
      And the Rebel Player has stopped the missions in <second>
      When the Rebel Player draws card <last> in <third>
      Then <character> should be detected

      Examples:
        | first        | card | second       | another | third        | last | character   |
        | Solvia Urban | 76   | Solvia Wild  | 92      | Horon Liquid | 70   | Frun Sentel |
        | Solvia Urban | 76   | Horon Liquid | 69      | Solvia Wild  | 84   | Zina Adora  |
        | Solvia Wild  | 92   | Solvia Urban | 76      | Horon Liquid | 70   | Frun Sentel |
        | Solvia Wild  | 92   | Horon Liquid | 69      | Solvia Urban | 75   | Boccanegra  |
        | Horon Liquid | 69   | Solvia Urban | 76      | Solvia Wild  | 84   | Zina Adora  |
        | Horon Liquid | 69   | Solvia Wild  | 92      | Solvia Urban | 75   | Boccanegra  |

    Scenario Outline: <environ> comes first of three
      Given the scenario "The Varu Powderkeg"
      And the loyalty of Solvia is Loyal
      And Boccanegra is in Solvia Urban
      And Zina Adora is in Solvia Wild
      And Frun Sentel is in Horon Liquid
      And Boccanegra, Zina Adora and Frun Sentel are undetected
      And the Rebel Player has sent Boccanegra on Scavenge for Possessions in Solvia Urban
      And the Rebel Player has sent Zina Adora on Start Rebel Camp in Solvia Wild
      And the Rebel Player has sent Frun Sentel on Gain Characters in Horon Liquid
      When the Rebel Player draws card <card> in <environ>
      Then <character> should be detected

      Examples:
        | environ      | card | character   |
        | Solvia Urban | 75   | Boccanegra  |
        | Solvia Wild  | 84   | Zina Adora  |
        | Horon Liquid | 70   | Frun Sentel |
