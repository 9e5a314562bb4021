@ruleset:mission @section:M.1
Feature: M.1 General: what the descriptions of creatures say

  By the general rules a creature fights round after round, and whoever has had enough may try to break off, on a 1 with
  success always. The description of a creature often knows better.

  Background:
    Given the scenario "The Varu Powderkeg"
    And it is the Rebel Player's Mission Phase

  @rule:M.1.31
  Rule: A creature's own text comes first

    Scenario: The Snorkas of Horon fight one round, and nobody breaks off
      Given Boccanegra is in Horon Liquid
      And the Rebel Player has sent Boccanegra on Gain Characters in Horon Liquid
      And everybody will try to break off
      And the break off die would be 1
      And the combat defender die will be 4
      And the combat attacker die will be 5
      And the combat defender dice would be 6, 6 and 6
      And the combat attacker dice would be 6, 6 and 6
      And an event will hit the group of Boccanegra in this order
      When the Rebel Player draws card 97 in Horon Liquid
      Then no break off die should be rolled
      And 1 combat defender die should be rolled
      And Boccanegra should have 1 wound

    Scenario: The Laboroid of Angoff lets nobody break off at once
      Given the scenario "Flight to Egrix"
      And Boccanegra is in Angoff Urban
      And the Rebel Player has sent Boccanegra on Gather Information in Angoff Urban
      And everybody will try to break off
      And the combat defender die will be 1
      And the combat attacker die will be 6
      And the break off die will be 1
      And the combat defender dice would be 6 and 6
      And the combat attacker dice would be 1 and 1
      And an event will hit the group of Boccanegra in this order
      When the Rebel Player draws card 68 in Angoff Urban
      Then 1 combat defender die should be rolled
      And 1 break off die should be rolled
      And Boccanegra should be unwounded

    Scenario: The Snow Giants of Quibron have no rules of their own
      Given the scenario "Flight to Egrix"
      And Boccanegra is in Quibron Wild
      And the Rebel Player has sent Boccanegra on Gather Information in Quibron Wild
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6 and 6
      And the combat attacker dice would be 1 and 1
      And an event will hit the group of Boccanegra in this order
      When the Rebel Player draws card 74 in Quibron Wild
      Then 1 break off die should be rolled
      And no combat defender die should be rolled
      And Boccanegra should be unwounded

    Scenario: The Telebots of Solvia are fought with Intelligence
      Given Boccanegra is in Solvia Urban
      And the Rebel Player has sent Boccanegra on Gather Information in Solvia Urban
      And the Rebel Player will pick Boccanegra
      And nobody will try to break off
      And the combat defender die will be 6
      And the combat attacker die will be 1
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6 and 6
      And the combat attacker dice would be 1 and 1
      And an event will hit the group of Boccanegra in this order
      When the Rebel Player draws card 68 in Solvia Urban
      Then 1 combat defender die should be rolled
      And Boccanegra should have 2 wounds
      And 1 break off die should be rolled

    Scenario: The Telebots of Solvia attack one character, whom his player chooses
      Given Boccanegra and Adam Starlight are in Solvia Urban
      And the Rebel Player has sent Boccanegra and Adam Starlight on Gather Information in Solvia Urban
      And the Rebel Player will pick Adam Starlight
      And nobody will try to break off
      And the combat defender die will be 6
      And the combat attacker die will be 1
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6 and 6
      And the combat attacker dice would be 1 and 1
      And an event will hit the group of Boccanegra in this order
      When the Rebel Player draws card 68 in Solvia Urban
      Then Adam Starlight should have 2 wounds
      And Boccanegra should be unwounded

    Scenario Outline: The Gadhars of Solvia grow by 2 as the third round begins, which then rolls a <die>
      Given Boccanegra is in Solvia Wild
      And the Rebel Player has sent Boccanegra on Gather Information in Solvia Wild
      And nobody will try to break off
      And nobody will try to break off
      And nobody will try to break off
      And the combat defender dice will be 2, 2 and <die>
      And the combat attacker dice will be 6, 6 and 6
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6 and 6
      And the combat attacker dice would be 1 and 1
      And an event will hit the group of Boccanegra in this order
      When the Rebel Player draws card 74 in Solvia Wild
      Then 3 combat defender dice should be rolled
      And Boccanegra should have 1 wound

      Examples:
        | die |
        | 2   |
        | 4   |

    Scenario: The Gadhars of Solvia grow once more as the fifth round begins
      Given Boccanegra is in Solvia Wild
      And the Rebel Player has sent Boccanegra on Gather Information in Solvia Wild
      And nobody will try to break off
      And nobody will try to break off
      And nobody will try to break off
      And nobody will try to break off
      And nobody will try to break off
      And the combat defender dice will be 1, 1, 1, 1 and 1
      And the combat attacker dice will be 6, 6, 6, 6 and 6
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6 and 6
      And the combat attacker dice would be 1 and 1
      And an event will hit the group of Boccanegra in this order
      When the Rebel Player draws card 74 in Solvia Wild
      Then 5 combat defender dice should be rolled
      And Boccanegra should have 1 wound

    Scenario: The Gadhars of Solvia, grown, survive what would have killed them
      Given Boccanegra is in Solvia Wild
      And the Rebel Player has sent Boccanegra on Gather Information in Solvia Wild
      And nobody will try to break off
      And nobody will try to break off
      And nobody will try to break off
      And the combat defender dice will be 1, 1 and 1
      And the combat attacker dice will be 3, 1 and 3
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6 and 6
      And the combat attacker dice would be 1 and 1
      And an event will hit the group of Boccanegra in this order
      When the Rebel Player draws card 74 in Solvia Wild
      Then 3 combat defender dice should be rolled
      And 1 break off die should be rolled

    Scenario: The Drants of Charkhan attack each character by himself, and nobody fights back
      Given the scenario "Flight to Egrix"
      And Boccanegra and Adam Starlight are in Charkhan Air
      And the Rebel Player has sent Boccanegra and Adam Starlight on Gather Information in Charkhan Air
      And everybody will try to break off
      And the break off dice would be 1 and 1
      And the combat defender dice will be 6 and 6
      And the combat attacker dice would be 1 and 1
      And the combat defender dice would be 6 and 6
      And an event will hit the group of Boccanegra in this order
      When the Rebel Player draws card 97 in Charkhan Air
      Then 2 combat defender dice should be rolled
      And no combat attacker die should be rolled
      And no break off die should be rolled
      And Boccanegra should have 2 wounds
      And Adam Starlight should have 2 wounds

    Scenario: The Leonus of Kelta surprises Boccanegra, in the first round alone
      Given the star system "Luine"
      And Boccanegra is in Kelta Wild
      And the Rebel Player has sent Boccanegra on Gather Information in Kelta Wild
      And nobody will try to break off
      And the combat defender dice will be 3 and 2
      And the combat attacker dice will be 6 and 6
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6 and 6
      And the combat attacker dice would be 1 and 1
      And an event will hit the group of Boccanegra in this order
      When the Rebel Player draws card 74 in Kelta Wild
      Then 2 combat defender dice should be rolled
      And Boccanegra should have 1 wound

    Scenario: The Frost Mist of Lonica rolls no die, and costs Boccanegra a wound after each round that it survives
      Given the star system "Wex"
      And Boccanegra is in Lonica Wild
      And the Rebel Player has sent Boccanegra on Gather Information in Lonica Wild
      And everybody will try to break off
      And the break off die would be 1
      And the combat attacker dice will be 1, 1 and 1
      And the combat defender dice would be 6, 6 and 6
      And the combat attacker dice would be 1 and 1
      And an event will hit the group of Boccanegra in this order
      When the Rebel Player draws card 74 in Lonica Wild
      Then no break off die should be rolled
      And no combat defender die should be rolled
      And 3 combat attacker dice should be rolled
      And Boccanegra should have 2 wounds

    Scenario: The Propang of Pronox is harder to break off from in the first round alone
      Given the star system "Ancore"
      And Boccanegra is in Pronox Urban
      And the Rebel Player has sent Boccanegra on Gather Information in Pronox Urban
      And everybody will try to break off
      And everybody will try to break off
      And the break off dice will be 3 and 3
      And the combat defender die will be 1
      And the combat attacker die will be 6
      And the combat defender dice would be 6 and 6
      And the combat attacker dice would be 1 and 1
      And an event will hit the group of Boccanegra in this order
      When the Rebel Player draws card 68 in Pronox Urban
      Then 2 break off dice should be rolled
      And 1 combat defender die should be rolled
      And Boccanegra should be unwounded

    Scenario: The Hysnatons of Barak fight on after two rounds
      Given the star system "Zakir"
      And Boccanegra is in Barak Urban
      And the Rebel Player has sent Boccanegra on Gather Information in Barak Urban
      And nobody will try to break off
      And nobody will try to break off
      And nobody will try to break off
      And the combat defender dice will be 1, 1 and 6
      And the combat attacker dice will be 6, 6 and 6
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6 and 6
      And the combat attacker dice would be 1 and 1
      And an event will hit the group of Boccanegra in this order
      When the Rebel Player draws card 68 in Barak Urban
      Then 3 combat defender dice should be rolled
      And Boccanegra should have 2 wounds

    Scenario: The Muggers of Diomas are gone after three rounds, and so is the Scrambler
      Given the star system "Bex"
      And Boccanegra is in Diomas Urban
      And Boccanegra bears Scrambler
      And the Rebel Player has sent Boccanegra on Gather Information in Diomas Urban
      And everybody will try to break off
      And the break off die would be 1
      And the combat defender dice will be 1, 1 and 1
      And the combat attacker dice will be 6, 6 and 6
      And the combat defender dice would be 6 and 6
      And the combat attacker dice would be 1 and 1
      And an event will hit the group of Boccanegra in this order
      And chance will draw Scrambler
      When the Rebel Player draws card 68 in Diomas Urban
      Then no break off die should be rolled
      And 3 combat defender dice should be rolled
      And Boccanegra should be unwounded
      And Scrambler should be in the deck

    Scenario: The Virus of Heliax lets nobody be inactive, and cannot be fought
      Given the star system "Erwind"
      And Boccanegra and Tourag are in Heliax Liquid
      And the Rebel Player has sent Boccanegra and Tourag on Gather Information in Heliax Liquid
      And Boccanegra will be active
      And nobody will try to break off
      And the combat defender die will be 4
      And Boccanegra will take 1 wound
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6 and 6
      And the combat attacker dice would be 1 and 1
      And an event will hit the group of Boccanegra in this order
      When the Rebel Player draws card 97 in Heliax Liquid
      Then 1 combat defender die should be rolled
      And no combat attacker die should be rolled
      And Boccanegra should have 1 wound
      And Tourag should be unwounded
