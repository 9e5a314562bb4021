@ruleset:mission @section:M.1
Feature: M.1 General: what bonus cards do

  Three ordinary cards are drawn in Charkhan Wild. In a Wild environ the letter of Start Rebel Camp is on card 95, and that
  of Sabotage on 84 and 85; 84 also detects the characters on missions, 70 has the locals raid, 78 has rumours that cost
  bonus draws, 89 gives an extra one, 91 stirs up a mob, and 97 unmasks a mission.

  Background:
    Given the scenario "Flight to Egrix"
    And it is the Rebel Player's Mission Phase
    And the loyalty of Charkhan is Loyal
    And the PDB on Charkhan is Up at level 1

  @rule:M.1.35
  Rule: Bonus draws help their own group only

    Scenario: The letter of Boccanegra's mission is on a card of Doctor Sontag
      Given Doctor Sontag and Boccanegra are in Charkhan Wild
      And the Rebel Player has sent Doctor Sontag on Gather Information in Charkhan Wild
      And the Rebel Player has sent Boccanegra on Start Rebel Camp in Charkhan Wild
      And the Rebel Player has drawn cards 71, 82 and 92 in Charkhan Wild
      When the Rebel Player takes the bonus draws of Doctor Sontag from cards 95, 68, 70, 72, 73 and 74
      Then 6 Action Cards should be drawn
      And there should be no Rebel Camp in Charkhan Wild

    Scenario: The letter of Boccanegra's mission is on a card of his own
      Given Doctor Sontag and Boccanegra are in Charkhan Wild
      And the Rebel Player has sent Doctor Sontag on Gather Information in Charkhan Wild
      And the Rebel Player has sent Boccanegra on Start Rebel Camp in Charkhan Wild
      And the Rebel Player has drawn cards 71, 82 and 92 in Charkhan Wild
      When the Rebel Player takes the bonus draws of Boccanegra from cards 70 and 95
      Then there should be a Rebel Camp in Charkhan Wild

    Scenario: Letters of Doctor Sontag's cards are not kept for Rayner Derban
      Given Doctor Sontag and Rayner Derban are in Charkhan Wild
      And the Rebel Player has sent Doctor Sontag on Gather Information in Charkhan Wild
      And the Rebel Player has sent Rayner Derban on Sabotage in Charkhan Wild
      And the Rebel Player has drawn cards 71, 82 and 92 in Charkhan Wild
      And the Rebel Player has taken the bonus draws of Doctor Sontag from cards 84, 85, 68, 70, 72 and 74
      When the Rebel Player takes the bonus draws of Rayner Derban from cards 78 and 83
      Then 2 Action Cards should be drawn
      And the PDB on Charkhan should be Up at level 1

    Scenario: The same letters are on Rayner Derban's own cards
      Given Doctor Sontag and Rayner Derban are in Charkhan Wild
      And the Rebel Player has sent Doctor Sontag on Gather Information in Charkhan Wild
      And the Rebel Player has sent Rayner Derban on Sabotage in Charkhan Wild
      And the Rebel Player has drawn cards 71, 82 and 92 in Charkhan Wild
      And the Rebel Player has taken the bonus draws of Doctor Sontag from cards 68, 70, 72, 74, 78 and 83
      When the Rebel Player takes the bonus draws of Rayner Derban from cards 84 and 85
      Then the PDB on Charkhan should be Down at level 0

  @rule:M.1.36
  Rule: All bonus cards are drawn in one go

    Scenario: Two letters of one order lower the PDB, which one alone would not
      Given Rayner Derban is in Charkhan Wild
      And the Rebel Player has sent Rayner Derban on Sabotage in Charkhan Wild
      And the Rebel Player has drawn cards 71, 82 and 92 in Charkhan Wild
      When the Rebel Player takes the bonus draws of Rayner Derban from cards 84 and 85
      Then 2 Action Cards should be drawn
      And the PDB on Charkhan should be Down at level 0
      And the game should wait for nobody

    Scenario: The letter comes with the second card of the order
      Given Rayner Derban is in Charkhan Wild
      And the Rebel Player has sent Rayner Derban on Sabotage in Charkhan Wild
      And the Rebel Player has drawn cards 71, 82 and 92 in Charkhan Wild
      When the Rebel Player takes the bonus draws of Rayner Derban from cards 68 and 85
      Then 2 Action Cards should be drawn
      And the PDB on Charkhan should be Down at level 1

    Scenario: Six cards are drawn in one go
      Given Doctor Sontag is in Charkhan Wild
      And the Rebel Player has sent Doctor Sontag on Gather Information in Charkhan Wild
      And the Rebel Player has drawn cards 71, 82 and 92 in Charkhan Wild
      When the Rebel Player takes the bonus draws of Doctor Sontag from cards 68, 70, 72, 73, 74, 75, 78 and 80
      Then 6 Action Cards should be drawn
      And the game should wait for nobody

  @rule:M.1.37
  Rule: Bonus cards bring letters but no events

    Scenario: A bonus card that would detect Rayner Derban brings him its letter alone
      Given Rayner Derban is in Charkhan Wild
      And Rayner Derban is undetected
      And the Rebel Player has sent Rayner Derban on Sabotage in Charkhan Wild
      And the Rebel Player has drawn cards 71, 82 and 92 in Charkhan Wild
      When the Rebel Player takes the bonus draws of Rayner Derban from cards 84 and 68
      Then the PDB on Charkhan should be Down at level 1
      And Rayner Derban should be undetected

    Scenario: A bonus card that would stir up the locals brings no fight
      Given Rayner Derban is in Charkhan Wild
      And the Rebel Player has sent Rayner Derban on Sabotage in Charkhan Wild
      And the Rebel Player has drawn cards 71, 82 and 92 in Charkhan Wild
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 1, 1, 1 and 1
      When the Rebel Player takes the bonus draws of Rayner Derban from cards 91 and 85
      Then 2 Action Cards should be drawn
      And no combat defender die should be rolled
      And Rayner Derban should be unwounded
      And the PDB on Charkhan should be Down at level 1

    Scenario: A bonus card that would have the locals raid the PDB leaves it alone
      Given Rayner Derban is in Charkhan Wild
      And the Rebel Player has sent Rayner Derban on Sabotage in Charkhan Wild
      And the Rebel Player has drawn cards 71, 82 and 92 in Charkhan Wild
      When the Rebel Player takes the bonus draws of Rayner Derban from cards 70 and 72
      Then 2 Action Cards should be drawn
      And the PDB on Charkhan should be Up at level 1

    Scenario: A bonus card that would betray Rayner Derban's Diplomacy furthers it
      Given the loyalty of Charkhan is Neutral
      And Rayner Derban is in Charkhan Wild
      And the Rebel Player has sent Rayner Derban on Diplomacy in Charkhan Wild
      And the Rebel Player has drawn cards 71, 84 and 92 in Charkhan Wild
      When the Rebel Player takes the bonus draws of Rayner Derban from cards 97, 68 and 70
      Then the loyalty of Charkhan should be Dissent

    Scenario Outline: A bonus card of Doctor Sontag <speaks>, and Boccanegra has two bonus draws as before
      Given Doctor Sontag and Boccanegra are in Charkhan Wild
      And the Rebel Player has sent Doctor Sontag on Gather Information in Charkhan Wild
      And the Rebel Player has sent Boccanegra on Start Rebel Camp in Charkhan Wild
      And the Rebel Player has drawn cards 71, 82 and 92 in Charkhan Wild
      And the Rebel Player has taken the bonus draws of Doctor Sontag from cards <card>, 68, 70, 72, 73 and 74
      When the Rebel Player takes the bonus draws of Boccanegra from cards 75, 80, 81, 83, 84 and 85
      Then 2 Action Cards should be drawn

      Examples:
        | speaks                      | card |
        | brings rumours              | 78   |
        | gives an extra bonus draw   | 89   |

    Scenario: Bonus cards that would give one more bonus draw give none
      Given Rayner Derban is in Charkhan Wild
      And the Rebel Player has sent Rayner Derban on Sabotage in Charkhan Wild
      And the Rebel Player has drawn cards 71, 82 and 92 in Charkhan Wild
      When the Rebel Player takes the bonus draws of Rayner Derban from cards 89, 77, 68 and 70
      Then 2 Action Cards should be drawn
