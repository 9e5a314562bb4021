@ruleset:mission @section:M.0
Feature: M.0 Mission

  Background:
    Given the scenario "Flight to Egrix"
    And it is the Rebel Player's Mission Phase

  @rule:M.0.4
  Rule: One letter can finish several missions

    Scenario: A36
      Given the scenario "The Varu Powderkeg"
      And the loyalty of Solvia is Loyal
      And Boccanegra and Zina Adora are in Solvia Subterranean
      And Militia 1 is in Solvia Subterranean
      And the Rebel Player has sent Boccanegra on Start Rebel Camp in Solvia Subterranean
      And the Rebel Player has sent Zina Adora on Sabotage in Solvia Subterranean
      And the Rebel Player will pick the PDB
      When the Rebel Player draws card 68 in Solvia Subterranean
      Then there should be a Rebel Camp in Solvia Subterranean
      And the PDB on Solvia should be Down at level 2

    Scenario: A8
      Given the loyalty of Angoff is Neutral
      And Adam Starlight is in Angoff Urban
      And Militia 1 is in Angoff Urban
      And the Rebel Player has sent Adam Starlight on Coup in Angoff Urban
      And the coup aborted die will be 6
      When the Rebel Player draws card 93 in Angoff Urban
      Then Adam Starlight should be captured
      And the loyalty of Angoff should be Loyal

    Scenario: A20
      Given the loyalty of Angoff is Unrest
      And Boccanegra and Doctor Sontag are in Angoff Urban
      And the Rebel Player has sent Boccanegra on Start Rebellion in Angoff Urban
      And the Rebel Player has sent Doctor Sontag on Gather Information in Angoff Urban
      And the Rebel Player will raise 1 Rebel Urban 2-1 in Angoff Urban
      When the Rebel Player draws card 80 in Angoff Urban
      Then 1 Rebel Urban 2-1 should be in Angoff Urban
      And Angoff should be in Rebellion
      And the mission of Doctor Sontag should be active
      And the mission of Boccanegra should be completed

    Scenario: A27
      Given Boccanegra and Frun Sentel are in Quibron Wild
      And Line 1 is in Quibron Wild
      And the Rebel Player has sent Boccanegra on Diplomacy in Quibron Wild
      And the Rebel Player has sent Frun Sentel on Sabotage in Quibron Wild
      And the Rebel Player has drawn card 86 in Quibron Wild
      And an event will hit the group of Frun Sentel in this order
      And the search die will be 1
      And the Imperial Player will not attack
      When the Imperial Player chooses to search with military units
      Then 1 search die should be rolled

    Scenario: A37
      Given the loyalty of Quibron is Unrest
      And Zina Adora and Agan Rafa are in Quibron Wild
      And the Rebel Player has sent Zina Adora on Start Rebellion in Quibron Wild
      And nobody will try to break off
      And the combat defender dice will be 4
      And the combat attacker dice will be 1
      When the Rebel Player draws card 91 in Quibron Wild
      Then Quibron should be under Imperial Control
      And Zina Adora should be killed

    Scenario: Bonus
      Given Doctor Sontag is in Charkhan Wild
      And the Rebel Player has sent Doctor Sontag on Gather Information in Charkhan Wild
      And the Rebel Player has drawn cards 71, 84 and 92 in Charkhan Wild
      When the Rebel Player takes the bonus draws of Doctor Sontag from cards 68, 69, 70, 72, 73, 74, 75, 76 and 77
      Then 6 Action Cards should be drawn
      And the missions in Charkhan Wild should be over
      And the Rebel Player should have scored 0 points
