@ruleset:mission @section:M.1
Feature: M.1 General: who is not free for missions

  Background:
    Given the scenario "Flight to Egrix"
    And it is the Rebel Player's Mission Phase

  @rule:M.1.41
  Rule: Who is not free for missions

    Scenario: Boccanegra is stacked with a Rebel unit
      Given Boccanegra and Rebel Wild 2-1 1 are in Charkhan Wild
      And Boccanegra and Rebel Wild 2-1 1 are stacked together
      When the Rebel Player sends Boccanegra on Gather Information in Charkhan Wild
      Then the order should be refused

    Scenario: Boccanegra stands apart from the Rebel unit
      Given Boccanegra and Rebel Wild 2-1 1 are in Charkhan Wild
      When the Rebel Player sends Boccanegra on Gather Information in Charkhan Wild
      Then the mission of Boccanegra should be active

    Scenario: Jon Kidu leads a Patrol
      Given it is the Imperial Player's Mission Phase
      And Jon Kidu and Patrol 1 are in Charkhan Wild
      And Jon Kidu leads Patrol 1
      When the Imperial Player sends Jon Kidu on Gain Characters in Charkhan Wild
      Then the order should be refused

    Scenario: Jon Kidu stands beside the Patrol
      Given it is the Imperial Player's Mission Phase
      And Jon Kidu and Patrol 1 are in Charkhan Wild
      When the Imperial Player sends Jon Kidu on Gain Characters in Charkhan Wild
      Then the mission of Jon Kidu should be active

    Scenario: Boccanegra guards Jon Kidu
      Given Boccanegra and Doctor Sontag are in Charkhan Wild
      And Boccanegra holds Jon Kidu captive
      When the Rebel Player sends Boccanegra on Gather Information in Charkhan Wild
      Then the order should be refused

    Scenario: Doctor Sontag guards Jon Kidu, and Boccanegra goes
      Given Boccanegra and Doctor Sontag are in Charkhan Wild
      And Doctor Sontag holds Jon Kidu captive
      When the Rebel Player sends Boccanegra on Gather Information in Charkhan Wild
      Then the mission of Boccanegra should be active

    Scenario: Nor does the guard go along with others
      Given Boccanegra and Doctor Sontag are in Charkhan Wild
      And Doctor Sontag holds Jon Kidu captive
      When the Rebel Player sends Boccanegra and Doctor Sontag on Gather Information in Charkhan Wild
      Then the order should be refused

    Scenario: Boccanegra is wounded, and may go rather than rest
      Given Boccanegra is in Charkhan Wild
      And Boccanegra has 2 wounds
      When the Rebel Player sends Boccanegra on Gather Information in Charkhan Wild
      Then the mission of Boccanegra should be active

    Scenario: Boccanegra goes on a mission, and Adam Starlight heals
      Given Boccanegra and Adam Starlight are in Charkhan Wild
      And Boccanegra has 2 wounds
      And Adam Starlight has 3 wounds
      And the Rebel Player has sent Boccanegra on Gather Information in Charkhan Wild
      And the Rebel Player has drawn card 71 in Charkhan Wild
      And the Rebel Player has stopped the missions in Charkhan Wild
      When both players pass until the player-turn ends
      Then Boccanegra should have 2 wounds
      And Adam Starlight should be unwounded

    Scenario: Adam Starlight goes on a mission, and Boccanegra heals
      Given Boccanegra and Adam Starlight are in Charkhan Wild
      And Boccanegra has 2 wounds
      And Adam Starlight has 3 wounds
      And the Rebel Player has sent Adam Starlight on Gather Information in Charkhan Wild
      And the Rebel Player has drawn card 71 in Charkhan Wild
      And the Rebel Player has stopped the missions in Charkhan Wild
      When both players pass until the player-turn ends
      Then Boccanegra should be unwounded
      And Adam Starlight should have 3 wounds
