@ruleset:mission @section:M.1
Feature: M.1 General: how many cards are drawn, and when

  As many ordinary Action Cards are drawn in an environ as it has size: four in Solvia Urban, three in Solvia Subterranean.
  In an Urban environ the letter of Sabotage is on card 78, and 75 detects the characters on missions. In a Subterranean
  one the letter of Gain Characters is on cards 73 and 94, and 68 has the locals raid.

  Background:
    Given the scenario "The Varu Powderkeg"
    And it is the Rebel Player's Mission Phase

  @rule:M.1.15
  Rule: A group's draws end at the environ size

    Background:
      Given the loyalty of Solvia is Loyal

    Scenario: The fourth card of one group, in an environ of size four
      Given Doctor Sontag is in Solvia Urban
      And the Rebel Player has sent Doctor Sontag on Start Rebel Camp in Solvia Urban
      And the Rebel Player has drawn cards 75, 76 and 97 in Solvia Urban
      When the Rebel Player draws card 90 in Solvia Urban
      Then there should be a Rebel Camp in Solvia Urban

    Scenario: A card more
      Given Doctor Sontag is in Solvia Urban
      And the Rebel Player has sent Doctor Sontag on Start Rebel Camp in Solvia Urban
      And the Rebel Player has drawn cards 75, 76, 97 and 78 in Solvia Urban
      When the Rebel Player draws card 90 in Solvia Urban
      Then the order should be refused

    Scenario: A group of three has no card more than a group of one
      Given Doctor Sontag, Frun Sentel and Adam Starlight are in Solvia Subterranean
      And the Rebel Player has sent Doctor Sontag, Frun Sentel and Adam Starlight on Gain Characters in Solvia Subterranean
      And the Rebel Player has drawn cards 69, 70 and 95 in Solvia Subterranean
      When the Rebel Player draws card 94 in Solvia Subterranean
      Then the order should be refused

    Scenario: Nor a card less
      Given Doctor Sontag, Frun Sentel and Adam Starlight are in Solvia Subterranean
      And the Rebel Player has sent Doctor Sontag, Frun Sentel and Adam Starlight on Gain Characters in Solvia Subterranean
      And the Rebel Player has drawn cards 69 and 70 in Solvia Subterranean
      And chance will bring Kogus into play
      When the Rebel Player draws card 94 in Solvia Subterranean
      Then Kogus should be in Solvia Subterranean

  @rule:M.1.16
  Rule: The player may stop drawing early

    Scenario Outline: The saboteurs are content with what <cards> brought
      Given the PDB on Solvia is Down at level 0
      And Boccanegra and Militia 1 are in Solvia Urban
      And the Rebel Player has sent Boccanegra on Sabotage in Solvia Urban
      And the Rebel Player has drawn <cards> in Solvia Urban
      And the Rebel Player will pick Militia 1
      When the Rebel Player stops the missions in Solvia Urban
      Then Militia 1 should be out of play

      Examples:
        | cards               |
        | card 78             |
        | cards 78 and 76     |
        | cards 76 and 78     |
        | cards 78, 76 and 97 |

    Scenario: The saboteurs are not content
      Given the PDB on Solvia is Down at level 0
      And Boccanegra and Line 1 are in Solvia Urban
      And Boccanegra is undetected
      And the Rebel Player has sent Boccanegra on Sabotage in Solvia Urban
      And the Rebel Player has drawn card 78 in Solvia Urban
      When the Rebel Player draws card 75 in Solvia Urban
      Then Boccanegra should be detected
      And Line 1 should be in Solvia Urban

    Scenario: Nothing is drawn for those who have stopped
      Given Boccanegra is in Solvia Urban
      And the Rebel Player has sent Boccanegra on Gain Characters in Solvia Urban
      And the Rebel Player has drawn card 76 in Solvia Urban
      And the Rebel Player has stopped the missions in Solvia Urban
      When the Rebel Player draws card 75 in Solvia Urban
      Then the order should be refused

    Scenario: Those who have not stopped draw on
      Given Boccanegra is in Solvia Urban
      And the Rebel Player has sent Boccanegra on Gain Characters in Solvia Urban
      And the Rebel Player has drawn card 76 in Solvia Urban
      And chance will bring Kogus into play
      When the Rebel Player draws card 75 in Solvia Urban
      Then Kogus should be in Solvia Urban

  @rule:M.1.17
  Rule: One card at a time

    Background:
      Given the loyalty of Solvia is Loyal
      And Boccanegra, Frun Sentel and Militia 1 are in Solvia Subterranean
      And the PDB on Solvia is Up at level 1
      And the Rebel Player has sent Boccanegra on Start Rebel Camp in Solvia Subterranean
      And the Rebel Player has sent Frun Sentel on Gain Characters in Solvia Subterranean

    Scenario: The locals are about to raid, and it is open what
      When the Rebel Player draws card 68 in Solvia Subterranean
      Then the game should wait for the Imperial Player to choose the target
      And Militia 1 should be in Solvia Subterranean
      And the PDB on Solvia should be Up at level 1

    Scenario: The next card, before the Imperial Player has said what the locals raid
      Given the Rebel Player has drawn card 68 in Solvia Subterranean
      And the game waits for the Imperial Player
      And chance will bring Kogus into play
      When the Rebel Player draws card 73 in Solvia Subterranean
      Then the order should be refused

    Scenario: The end of the missions, before the Imperial Player has said what the locals raid
      Given the Rebel Player has drawn card 68 in Solvia Subterranean
      And the game waits for the Imperial Player
      When the Rebel Player stops the missions in Solvia Subterranean
      Then the order should be refused

    Scenario: The Imperial Player says what the locals raid
      Given the Rebel Player has drawn card 68 in Solvia Subterranean
      And the game waits for the Imperial Player
      When the Imperial Player picks the PDB
      Then the PDB on Solvia should be Down at level 1
      And Militia 1 should be in Solvia Subterranean
      And there should be a Rebel Camp in Solvia Subterranean

    Scenario: The next card, after the Imperial Player has said what the locals raid
      Given the Imperial Player will pick the PDB
      And the Rebel Player has drawn card 68 in Solvia Subterranean
      And chance will bring Kogus into play
      When the Rebel Player draws card 73 in Solvia Subterranean
      Then Kogus should be in Solvia Subterranean
      And Militia 1 should be in Solvia Subterranean
