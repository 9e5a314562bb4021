@ruleset:summary @section:6.3
Feature: 6.3 Detection and Searching

  Background:
    Given the scenario "The Varu Powderkeg"
    And it is the Imperial Player's Search Phase

  @rule:6.3.1
  Rule: Characters who search give themselves away

    Scenario: Boccanegra and Doctor Sontag search for Jin Voles, and fail
      Given Jin Voles is in Solvia Subterranean
      And Jin Voles is detected
      And Boccanegra and Doctor Sontag are in Solvia Subterranean
      And Boccanegra and Doctor Sontag are undetected
      And the Rebel Player has declared a search of Solvia Subterranean with Boccanegra and Doctor Sontag
      And the search die will be 6
      When the Rebel Player searches Solvia Subterranean with the characters
      Then Boccanegra and Doctor Sontag should be detected

    Scenario: Boccanegra and Doctor Sontag find Jin Voles
      Given Jin Voles is in Solvia Subterranean
      And Jin Voles is detected
      And Boccanegra and Doctor Sontag are in Solvia Subterranean
      And Boccanegra and Doctor Sontag are undetected
      And the Rebel Player has declared a search of Solvia Subterranean with Boccanegra and Doctor Sontag
      And the search die will be 1
      And the Rebel Player will not attack
      When the Rebel Player searches Solvia Subterranean with the characters
      Then Boccanegra and Doctor Sontag should be detected

    Scenario: Boccanegra leaves the search to Rebel units
      Given Jin Voles is in Solvia Subterranean
      And Jin Voles is detected
      And Boccanegra and Rebel Wild 2-1 1 are in Solvia Subterranean
      And Boccanegra is undetected
      And the Rebel Player has declared a search of Solvia Subterranean with military units
      And the search die will be 6
      When the Rebel Player searches Solvia Subterranean with the military units
      Then 1 search die should be rolled
      And Boccanegra should be undetected
