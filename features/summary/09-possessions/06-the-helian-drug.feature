@ruleset:summary @section:9
Feature: 9 Possessions

  The Helian Drug adds 2 to one rating of its bearer. A 4 leaves Odene Hobar unseen in the Planetary Privateer if its
  Evasion is 7, with the drug, and not if it is 5, without.

  @rule:9.31
  Rule: How long the Helian Drug works

    Background:
      Given the scenario "The Varu Powderkeg"
      And it is game-turn 2
      And Odene Hobar is in Solvia Wild
      And Odene Hobar is undetected
      And Odene Hobar holds Planetary Privateer
      And Odene Hobar bears Helian Drug
      And the PDB on Solvia is Up at level 1
      And the PDB on Horon is Down at level 0

    Scenario: Odene Hobar flies without the drug
      Given it is the Rebel Player's Movement Segment
      And the detection die will be 4
      When the Rebel Player moves Odene Hobar and the Planetary Privateer to Solvia Urban
      Then Odene Hobar should be in Solvia Urban
      And Odene Hobar should be detected

    Scenario: He has taken it in this Movement Segment
      Given it is the Rebel Player's Movement Segment
      And the Rebel Player has used Helian Drug to raise navigation
      And the detection die will be 4
      When the Rebel Player moves Odene Hobar and the Planetary Privateer to Solvia Urban
      Then Odene Hobar should be in Solvia Urban
      And Odene Hobar should be undetected

    Scenario: He has taken it in the last Movement Segment
      Given it is the Rebel Player's Movement Segment
      And the Rebel Player has used Helian Drug to raise navigation
      And both players have passed until the Rebel Player's Mission Phase
      And both players have passed until the Rebel Player's Movement Segment
      And the detection die will be 4
      When the Rebel Player moves Odene Hobar and the Planetary Privateer to Solvia Urban
      Then Odene Hobar should be in Solvia Urban
      And Odene Hobar should be detected

    Scenario: He has taken it in the last Military Combat Segment
      Given it is the Rebel Player's Military Combat Segment
      And the Rebel Player has used Helian Drug to raise navigation
      And both players have passed until the Rebel Player's Movement Segment
      And the detection die will be 4
      When the Rebel Player moves Odene Hobar and the Planetary Privateer to Solvia Urban
      Then Odene Hobar should be in Solvia Urban
      And Odene Hobar should be undetected

    Scenario: He has taken it in the last Mission Phase
      Given it is the Rebel Player's Mission Phase
      And the Rebel Player has used Helian Drug to raise navigation
      And both players have passed until the Rebel Player's Movement Segment
      And the detection die will be 4
      When the Rebel Player moves Odene Hobar and the Planetary Privateer to Solvia Urban
      Then Odene Hobar should be in Solvia Urban
      And Odene Hobar should be undetected

    Scenario Outline: He has taken it in a <moment> of the <side> Player, two game-turns ago
      Given it is the <side> Player's <moment>
      And the Rebel Player has used Helian Drug to raise navigation
      And both players have passed until the Rebel Player's Movement Segment
      And both players have passed until the Rebel Player's Mission Phase
      And both players have passed until the Rebel Player's Movement Segment
      And the detection die will be 4
      When the Rebel Player moves Odene Hobar and the Planetary Privateer to Solvia Urban
      Then Odene Hobar should be in Solvia Urban
      And Odene Hobar should be detected

      Examples:
        | side     | moment           |
        | Imperial | Movement Segment |
        | Rebel    | Search Phase     |
