@ruleset:mission @section:M.1
Feature: M.1 General: first the event of a card, then its letters

  Card 68 has the locals raid a Subterranean environ, and card 70 a Wild one. In an Urban environ card 72 stirs up a mob,
  and card 74 unmasks a mission. The mobs of Solvia Urban have a strength and an endurance of 4: with Combat 5 a lone
  defender takes two wounds when a 4 is rolled, and a 1 disperses the mob.

  Background:
    Given the scenario "The Varu Powderkeg"
    And it is the Rebel Player's Mission Phase

  @rule:M.1.19
  Rule: Event first, letters afterwards

    Background:
      Given the loyalty of Solvia is Loyal

    Scenario: The Imperial Player has yet to say what the locals raid, and there is no camp
      Given Boccanegra is in Solvia Subterranean
      And Militia 1 is in Solvia Subterranean
      And the PDB on Solvia is Up at level 1
      And the Rebel Player has sent Boccanegra on Start Rebel Camp in Solvia Subterranean
      When the Rebel Player draws card 68 in Solvia Subterranean
      Then the game should wait for the Imperial Player to choose the target
      And there should be no Rebel Camp in Solvia Subterranean

    Scenario: The Imperial Player has said what the locals raid, and there is a camp
      Given Boccanegra is in Solvia Subterranean
      And Militia 1 is in Solvia Subterranean
      And the PDB on Solvia is Up at level 1
      And the Rebel Player has sent Boccanegra on Start Rebel Camp in Solvia Subterranean
      And the Imperial Player will pick Militia 1
      When the Rebel Player draws card 68 in Solvia Subterranean
      Then Militia 1 should be out of play
      And the PDB on Solvia should be Up at level 1
      And there should be a Rebel Camp in Solvia Subterranean

    Scenario: Locals raid the PDB while the Imperial Player still controls it, and rebel then
      Given the loyalty of Solvia is Unrest
      And the PDB on Solvia is Up at level 1
      And Adam Starlight is in Solvia Wild
      And the Rebel Player has sent Adam Starlight on Start Rebellion in Solvia Wild
      And the Imperial Player will pick the PDB
      And the Rebel Player will raise no units
      When the Rebel Player draws card 70 in Solvia Wild
      Then Solvia should be in Rebellion
      And the PDB on Solvia should be Down at level 1

    Scenario: An agent gives Boccanegra away before he has found anything
      Given Boccanegra is in Solvia Urban
      And Boccanegra is undetected
      And the Rebel Player has sent Boccanegra on Scavenge for Possessions in Solvia Urban
      And an event will hit the group of Boccanegra in this order
      And chance will bring the Star Cruiser into play
      When the Rebel Player draws card 74 in Solvia Urban
      Then Boccanegra should be detected
      And the Star Cruiser should be out of play

    Scenario: The locals attack Boccanegra, who has yet to gain a character
      Given Boccanegra is in Solvia Urban
      And the Rebel Player has sent Boccanegra on Gain Characters in Solvia Urban
      And chance will bring Kogus into play
      And nobody will try to break off
      And the combat defender die will be 4
      And the combat attacker die will be 1
      And an event will hit the group of Boccanegra in this order
      When the Rebel Player draws card 72 in Solvia Urban
      Then Boccanegra should have 2 wounds
      And Kogus should be in Solvia Urban
      And Kogus should be unwounded

  @rule:M.1.20
  Rule: A group wiped out by the card gains no letter

    Scenario: The locals of Solvia Urban kill Zina Adora, who looks for possessions
      Given Zina Adora is in Solvia Urban
      And Boccanegra is in Horon Liquid
      And the Rebel Player has sent Zina Adora on Scavenge for Possessions in Solvia Urban
      And an event will hit the group of Zina Adora in this order
      And chance will bring the Star Cruiser into play
      And nobody will try to break off
      And the combat defender dice will be 6 and 6
      And the combat attacker dice will be 6 and 6
      When the Rebel Player draws card 72 in Solvia Urban
      Then Zina Adora should be killed
      And the Star Cruiser should be out of play

    Scenario: Agan Rafa looks for possessions, and beats the locals
      Given Agan Rafa is in Solvia Urban
      And the Rebel Player has sent Agan Rafa on Scavenge for Possessions in Solvia Urban
      And an event will hit the group of Agan Rafa in this order
      And chance will bring the Star Cruiser into play
      And nobody will try to break off
      And the combat defender dice will be 1 and 1
      And the combat attacker dice will be 1 and 1
      When the Rebel Player draws card 72 in Solvia Urban
      Then Agan Rafa should be unwounded
      And Agan Rafa should hold the Star Cruiser

    Scenario: Of two, Agan Rafa survives the locals, and goes on looking
      Given Agan Rafa and Zina Adora are in Solvia Urban
      And the Rebel Player has sent Agan Rafa and Zina Adora on Scavenge for Possessions in Solvia Urban
      And an event will hit the group of Agan Rafa in this order
      And chance will bring the Star Cruiser into play
      And Agan Rafa and Zina Adora will be active
      And nobody will try to break off
      And Zina Adora will take 2 wounds
      And the combat defender dice will be 6 and 6
      And the combat attacker dice will be 1 and 1
      When the Rebel Player draws card 72 in Solvia Urban
      Then Zina Adora should be killed
      And Agan Rafa should hold the Star Cruiser

    Scenario Outline: <character> is to start a rebellion on Quibron, and the locals come first
      Given the scenario "Flight to Egrix"
      And the loyalty of Quibron is Unrest
      And <character> is in Quibron Wild
      And Adam Starlight is in Angoff Urban
      And the Rebel Player has sent <character> on Start Rebellion in Quibron Wild
      And an event will hit the group of <character> in this order
      And nobody will try to break off
      And the combat defender dice will be <defender> and <defender>
      And the combat attacker dice will be 1 and 1
      And the Rebel Player will raise no units
      When the Rebel Player draws card 91 in Quibron Wild
      Then <character> should be <fate>
      And Quibron should be <state>

      Examples:
        | character  | defender | fate      | state                  |
        | Zina Adora | 4        | killed    | under Imperial Control |
        | Agan Rafa  | 1        | unwounded | in Rebellion           |

    Scenario Outline: A search for Frun Sentel, who is to gain a character, comes to <end>
      Given the scenario "Flight to Egrix"
      And Frun Sentel and Line 1 are in Charkhan Wild
      And Boccanegra is in Quibron Wild
      And the Rebel Player has sent Frun Sentel on Gain Characters in Charkhan Wild
      And chance will bring Kogus into play
      And an event will hit the group of Frun Sentel in this order
      And the Imperial Player will search with military units
      And the search die will be <search>
      And the Imperial Player will attack with military units
      And the Imperial Player will fight to capture
      And nobody will try to break off
      And the combat defender dice would be 3, 1 and 1
      And the combat attacker dice would be 6, 6 and 6
      And the captive will be drawn from Frun Sentel in this order
      When the Rebel Player draws card 87 in Charkhan Wild
      Then Frun Sentel should be <fate>
      And Kogus should be <place>

      Examples:
        | end         | search | fate     | place       |
        | his capture | 1      | captured | out of play |
        | nothing     | 6      | free     | in play     |
