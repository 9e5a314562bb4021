@ruleset:mission @section:M.2
Feature: M.2 Specific: a Rebel Camp and events

  A Rebel Camp goes on missions by itself, and no event does anything to it.

  Background:
    Given the scenario "The Varu Powderkeg"
    And it is the Rebel Player's Mission Phase
    And the loyalty of Solvia is Loyal

  @rule:M.2.14
  Rule: Events cannot touch a camp

    Scenario: An agent cannot betray the camp
      Given there is a Rebel Camp in Solvia Wild
      And the Rebel Player has sent the Rebel Camp in Solvia Wild on Sabotage in Solvia Wild
      When the Rebel Player draws card 97 in Solvia Wild
      Then 1 Action Card should be drawn
      And the mission of the Rebel Camp in Solvia Wild should be active
      And there should be a Rebel Camp in Solvia Wild

    Scenario: An agent betrays Zina Adora
      Given Zina Adora is in Solvia Wild
      And the Rebel Player has sent Zina Adora on Sabotage in Solvia Wild
      When the Rebel Player draws card 97 in Solvia Wild
      Then Zina Adora should be detected
      And the mission of Zina Adora should be over

    Scenario: Chance would have the agent betray the camp, and he betrays Zina Adora
      Given there is a Rebel Camp in Solvia Wild
      And Zina Adora is in Solvia Wild
      And the Rebel Player has sent the Rebel Camp in Solvia Wild on Sabotage in Solvia Wild
      And the Rebel Player has sent Zina Adora on Gain Characters in Solvia Wild
      And an event will hit the group of the Rebel Camp in Solvia Wild and Zina Adora in this order
      When the Rebel Player draws card 97 in Solvia Wild
      Then the mission of the Rebel Camp in Solvia Wild should be active
      And the mission of Zina Adora should be over

    Scenario: After the agent the letters of the camp still count
      Given the PDB on Solvia is Up at level 2
      And there is a Rebel Camp in Solvia Wild
      And the Rebel Player has sent the Rebel Camp in Solvia Wild on Sabotage in Solvia Wild
      And the Rebel Player has drawn cards 84 and 97 in Solvia Wild
      And the Rebel Player will pick the PDB
      When the Rebel Player stops the missions in Solvia Wild
      Then the PDB on Solvia should be Down at level 2

    Scenario: The coup of the camp is not betrayed
      Given there is a Rebel Camp in Solvia Urban
      And the Rebel Player has sent the Rebel Camp in Solvia Urban on Coup in Solvia Urban
      And the coup aborted die would be 4
      When the Rebel Player draws card 92 in Solvia Urban
      Then 1 Action Card should be drawn
      And no coup aborted die should be rolled
      And the loyalty of Solvia should be Loyal
      And the mission of the Rebel Camp in Solvia Urban should be active

    Scenario: The camp breaks no protocol
      Given there is a Rebel Camp in Solvia Wild
      And the Rebel Player has sent the Rebel Camp in Solvia Wild on Diplomacy in Solvia Wild
      When the Rebel Player draws card 93 in Solvia Wild
      Then 1 Action Card should be drawn
      And the loyalty of Solvia should be Loyal
      And the mission of the Rebel Camp in Solvia Wild should be active

    Scenario: The camp wins its arguments without a diplomat
      Given there is a Rebel Camp in Solvia Urban
      And the Rebel Player has sent the Rebel Camp in Solvia Urban on Diplomacy in Solvia Urban
      When the Rebel Player draws card 91 in Solvia Urban
      Then 1 Action Card should be drawn
      And the mission of the Rebel Camp in Solvia Urban should be active

    Scenario: The Gadhars find nobody to attack but Kogus
      Given there is a Rebel Camp in Solvia Wild
      And Kogus is in Solvia Wild
      And the Rebel Player has sent the Rebel Camp in Solvia Wild on Sabotage in Solvia Wild
      And the Rebel Player has sent Kogus on Gain Characters in Solvia Wild
      And an event will hit the group of the Rebel Camp in Solvia Wild and Kogus in this order
      And nobody will try to break off
      And the combat defender die will be 6
      And the combat attacker die will be 1
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6 and 6
      And the combat attacker dice would be 6 and 6
      When the Rebel Player draws card 74 in Solvia Wild
      Then Kogus should have 2 wounds
      And the mission of the Rebel Camp in Solvia Wild should be active

    Scenario: The mob finds nobody to attack but Kogus
      Given there is a Rebel Camp in Solvia Wild
      And Kogus is in Solvia Wild
      And the Rebel Player has sent the Rebel Camp in Solvia Wild on Sabotage in Solvia Wild
      And the Rebel Player has sent Kogus on Gain Characters in Solvia Wild
      And an event will hit the group of the Rebel Camp in Solvia Wild and Kogus in this order
      And nobody will try to break off
      And the combat defender die will be 3
      And the combat attacker die will be 1
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6 and 6
      And the combat attacker dice would be 6 and 6
      When the Rebel Player draws card 91 in Solvia Wild
      Then Kogus should have 1 wound

    Scenario: Nobody betrays the camp to the troops whom it subverts
      Given the loyalty of Solvia is Patriotic
      And there is a Rebel Camp in Solvia Wild
      And Militia 1 is in Solvia Wild
      And the Rebel Player has sent the Rebel Camp in Solvia Wild on Subvert Troops in Solvia Wild
      When the Rebel Player draws card 73 in Solvia Wild
      Then 1 Action Card should be drawn
      And the mission of the Rebel Camp in Solvia Wild should be active

    Scenario: After the betrayal the camp still wins a Militia over
      Given the loyalty of Solvia is Patriotic
      And there is a Rebel Camp in Solvia Wild
      And Militia 1 is in Solvia Wild
      And the Rebel Player has sent the Rebel Camp in Solvia Wild on Subvert Troops in Solvia Wild
      And the Rebel Player has drawn cards 92 and 73 in Solvia Wild
      When the Rebel Player stops the missions in Solvia Wild
      Then 1 Rebel Wild 1-0 should be in Solvia Wild
      And Militia 1 should be out of play
