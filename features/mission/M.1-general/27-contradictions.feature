@ruleset:mission @section:M.1
Feature: M.1 General: events that go against earlier ones

  Three ordinary cards are drawn in Charkhan Wild. In a Wild environ card 78 has rumours that cost bonus draws, and 77
  gives an extra one; 92 keeps creatures off, and 75 sends one. In Charkhan Wild that is a sentry robot, with a strength
  of 4 and an endurance of 2: Boccanegra fights with 5.

  Background:
    Given the scenario "Flight to Egrix"
    And it is the Rebel Player's Mission Phase

  @rule:M.1.27
  Rule: Contradicting events are ignored, at no cost

    Scenario: A fourth card is drawn in an environ of size 3, for one of them was against an earlier one
      Given the loyalty of Charkhan is Loyal
      And Boccanegra is in Charkhan Wild
      And the Rebel Player has sent Boccanegra on Start Rebel Camp in Charkhan Wild
      And the Rebel Player has drawn cards 78, 77 and 71 in Charkhan Wild
      When the Rebel Player draws card 92 in Charkhan Wild
      Then 1 Action Card should be drawn

    Scenario: A fourth card is not drawn where none was against an earlier one
      Given the loyalty of Charkhan is Loyal
      And Boccanegra is in Charkhan Wild
      And the Rebel Player has sent Boccanegra on Start Rebel Camp in Charkhan Wild
      And the Rebel Player has drawn cards 78, 84 and 71 in Charkhan Wild
      When the Rebel Player draws card 92 in Charkhan Wild
      Then the order should be refused

    Scenario: A fifth card is not drawn
      Given the loyalty of Charkhan is Loyal
      And Boccanegra is in Charkhan Wild
      And the Rebel Player has sent Boccanegra on Start Rebel Camp in Charkhan Wild
      And the Rebel Player has drawn cards 78, 77, 71 and 92 in Charkhan Wild
      When the Rebel Player draws card 84 in Charkhan Wild
      Then the order should be refused

    Scenario: Rumours come too late to cost bonus draws
      Given the loyalty of Charkhan is Loyal
      And Boccanegra is in Charkhan Wild
      And the Rebel Player has sent Boccanegra on Start Rebel Camp in Charkhan Wild
      And the Rebel Player has drawn cards 77, 78, 71 and 92 in Charkhan Wild
      When the Rebel Player takes the bonus draws of Boccanegra from cards 68, 69, 70, 72, 73 and 74
      Then 3 Action Cards should be drawn

    Scenario: Rumours that come too late are not counted either
      Given the loyalty of Charkhan is Loyal
      And Boccanegra is in Charkhan Wild
      And the Rebel Player has sent Boccanegra on Start Rebel Camp in Charkhan Wild
      And the Rebel Player has drawn cards 77, 78 and 71 in Charkhan Wild
      When the Rebel Player draws card 92 in Charkhan Wild
      Then 1 Action Card should be drawn

    Scenario: The card that called a search in vain is not counted
      Given Boccanegra is in Charkhan Wild
      And the Rebel Player has sent Boccanegra on Sabotage in Charkhan Wild
      And the Rebel Player has drawn cards 68, 86 and 92 in Charkhan Wild
      When the Rebel Player draws card 96 in Charkhan Wild
      Then 1 Action Card should be drawn

    Scenario: A sentry robot attacks
      Given the loyalty of Charkhan is Loyal
      And Boccanegra is in Charkhan Wild
      And the Rebel Player has sent Boccanegra on Start Rebel Camp in Charkhan Wild
      And nobody will try to break off
      And the combat defender die will be 4
      And the combat attacker die will be 1
      And an event will hit the group of Boccanegra in this order
      When the Rebel Player draws card 75 in Charkhan Wild
      Then 1 combat defender die should be rolled
      And Boccanegra should have 1 wound

    Scenario: A sentry robot attacks in vain where creatures are off season
      Given the loyalty of Charkhan is Loyal
      And Boccanegra is in Charkhan Wild
      And the Rebel Player has sent Boccanegra on Start Rebel Camp in Charkhan Wild
      And the Rebel Player has drawn card 92 in Charkhan Wild
      And nobody will try to break off
      And the combat defender dice would be 4 and 4
      And the combat attacker dice would be 1 and 1
      When the Rebel Player draws card 75 in Charkhan Wild
      Then 1 Action Card should be drawn
      And no combat defender die should be rolled
      And Boccanegra should be unwounded

    Scenario: The card that brought the robot in vain is not counted
      Given the loyalty of Charkhan is Loyal
      And Boccanegra is in Charkhan Wild
      And the Rebel Player has sent Boccanegra on Start Rebel Camp in Charkhan Wild
      And the Rebel Player has drawn cards 92, 75 and 71 in Charkhan Wild
      When the Rebel Player draws card 84 in Charkhan Wild
      Then 1 Action Card should be drawn
      And Boccanegra should be detected
