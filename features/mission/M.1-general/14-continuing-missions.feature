@ruleset:mission @section:M.1
Feature: M.1 General: what becomes of letters held

  A mission that goes on holds its letters, without effect until it ends. In a Wild environ the letter of Sabotage is on
  card 84, and of Diplomacy on 82 and 97, where an agent comes first. In the Air that of Sabotage is on cards 69 and 70,
  card 81 brings an accident, and 68 has the locals raid. In an Urban environ the letter of a Coup is on 77 and 78.

  Background:
    Given the scenario "Flight to Egrix"
    And it is the Rebel Player's Mission Phase

  @rule:M.1.45
  Rule: Going on means no effect yet

    Scenario: Diplomacy that goes on has not moved the loyalty
      Given the loyalty of Quibron is Neutral
      And Boccanegra is in Quibron Wild
      And the Rebel Player has sent Boccanegra on Diplomacy in Quibron Wild
      And the Rebel Player has drawn card 82 in Quibron Wild
      When the Rebel Player draws card 71 in Quibron Wild
      Then 1 Action Card should be drawn
      And the loyalty of Quibron should be Neutral

    Scenario: Diplomacy has moved it when it stops
      Given the loyalty of Quibron is Neutral
      And Boccanegra is in Quibron Wild
      And the Rebel Player has sent Boccanegra on Diplomacy in Quibron Wild
      And the Rebel Player has drawn cards 82 and 71 in Quibron Wild
      When the Rebel Player stops the missions in Quibron Wild
      Then the loyalty of Quibron should be Dissent

    Scenario: Sabotage that goes on has not put the PDB Down
      Given the PDB on Charkhan is Up at level 1
      And Agan Rafa is in Charkhan Air
      And the Rebel Player has sent Agan Rafa on Sabotage in Charkhan Air
      And the Rebel Player has drawn card 69 in Charkhan Air
      When the Rebel Player draws card 95 in Charkhan Air
      Then 1 Action Card should be drawn
      And the PDB on Charkhan should be Up at level 1

    Scenario: A Coup with two letters that goes on has not moved the loyalty
      Given the loyalty of Angoff is Neutral
      And Boccanegra is in Angoff Urban
      And the Rebel Player has sent Boccanegra on Coup in Angoff Urban
      And the Rebel Player has drawn cards 77 and 78 in Angoff Urban
      When the Rebel Player draws card 75 in Angoff Urban
      Then 1 Action Card should be drawn
      And the loyalty of Angoff should be Neutral
      And there should be no Coup marker in Angoff Urban

    Scenario: Gathered information detects nobody yet
      Given Boccanegra is in Charkhan Air
      And Jon Kidu is in Charkhan Wild
      And Jon Kidu is undetected
      And the Rebel Player has sent Boccanegra on Gather Information in Charkhan Air
      And the Rebel Player has drawn card 95 in Charkhan Air
      When the Rebel Player draws card 69 in Charkhan Air
      Then 1 Action Card should be drawn
      And Jon Kidu should be undetected

    Scenario: Gathered information detects Jon Kidu when the mission stops
      Given Boccanegra is in Charkhan Air
      And Jon Kidu is in Charkhan Wild
      And Jon Kidu is undetected
      And the Rebel Player has sent Boccanegra on Gather Information in Charkhan Air
      And the Rebel Player has drawn cards 95 and 69 in Charkhan Air
      When the Rebel Player stops the missions in Charkhan Air
      Then Jon Kidu should be detected

  @rule:M.1.46
  Rule: Aborted while going on, all letters are lost

    Scenario: An agent unmasks a Diplomacy that holds a letter
      Given the loyalty of Quibron is Neutral
      And Boccanegra is in Quibron Wild
      And the Rebel Player has sent Boccanegra on Diplomacy in Quibron Wild
      And the Rebel Player has drawn card 82 in Quibron Wild
      And an event will hit the group of Boccanegra in this order
      When the Rebel Player draws card 97 in Quibron Wild
      Then 1 Action Card should be drawn
      And the loyalty of Quibron should be Neutral

    Scenario: A Coup with two letters is aborted
      Given the loyalty of Angoff is Neutral
      And Boccanegra is in Angoff Urban
      And the Rebel Player has sent Boccanegra on Coup in Angoff Urban
      And the Rebel Player has drawn cards 77 and 78 in Angoff Urban
      And the coup aborted die will be 1
      When the Rebel Player draws card 93 in Angoff Urban
      Then 1 Action Card should be drawn
      And the loyalty of Angoff should be Neutral
      And there should be no Coup marker in Angoff Urban

    Scenario Outline: An agent unmasks <victim>, and then the missions stop
      Given the loyalty of Quibron is Neutral
      And Boccanegra, Doctor Sontag and Scott Rubel are in Quibron Wild
      And Jon Kidu is in Quibron Wild
      And Jon Kidu is undetected
      And the Rebel Player has sent Boccanegra on Diplomacy in Quibron Wild
      And the Rebel Player has sent Doctor Sontag on Gather Information in Quibron Wild
      And the Rebel Player has sent Scott Rubel on Scavenge for Possessions in Quibron Wild
      And the Rebel Player has drawn cards 82 and 77 in Quibron Wild
      And an event will hit the group of <victim> in this order
      And the Rebel Player has drawn card 97 in Quibron Wild
      When the Rebel Player stops the missions in Quibron Wild
      Then the loyalty of Quibron should be <loyalty>
      And Jon Kidu should be <Kidu>

      Examples:
        | victim        | loyalty | Kidu       |
        | Boccanegra    | Neutral | detected   |
        | Doctor Sontag | Unrest  | undetected |

    Scenario Outline: Diplomacy that holds a letter is aborted by <cause>
      Given the loyalty of Quibron is Neutral
      And Boccanegra is in Quibron Wild
      And the Rebel Player has sent Boccanegra on Diplomacy in Quibron Wild
      And the Rebel Player has drawn card 82 in Quibron Wild
      When the Rebel Player draws card <card> in Quibron Wild
      Then 1 Action Card should be drawn
      And the loyalty of Quibron should be <loyalty>

      Examples:
        | cause                | card | loyalty |
        | a political quarrel  | 81   | Neutral |
        | a breach of protocol | 93   | Loyal   |

    Scenario: Subvert Troops, which holds a letter, is betrayed to the Militia
      Given Boccanegra and Militia 1 are in Quibron Wild
      And the Rebel Player has sent Boccanegra on Subvert Troops in Quibron Wild
      And the Rebel Player has drawn card 92 in Quibron Wild
      And the Imperial Player will attack with military units
      And the Imperial Player will fight to kill
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6 and 6
      And the combat attacker dice would be 6 and 6
      When the Rebel Player draws card 73 in Quibron Wild
      Then 1 Action Card should be drawn
      And the mission of Boccanegra should be over
      And 0 Rebel Wild 1-0s should be in Quibron Wild
      And Militia 1 should be in Quibron Wild

  @rule:M.1.47
  Rule: Letters die with the whole group

    Scenario: Zina Adora, who holds a letter, is killed by an accident
      Given Zina Adora is in Charkhan Air
      And Boccanegra is in Quibron Wild
      And Zina Adora has 1 wound
      And the PDB on Charkhan is Up at level 1
      And the Rebel Player has sent Zina Adora on Sabotage in Charkhan Air
      And the Rebel Player has drawn card 69 in Charkhan Air
      And the Rebel Player will pick Zina Adora
      And an event will hit the group of Zina Adora in this order
      When the Rebel Player draws card 81 in Charkhan Air
      Then Zina Adora should be killed
      And the PDB on Charkhan should be Up at level 1

    Scenario: Zina Adora, who holds a letter, is killed by the locals
      Given Zina Adora is in Quibron Wild
      And Boccanegra is in Charkhan Wild
      And the PDB on Quibron is Up at level 1
      And the Rebel Player has sent Zina Adora on Sabotage in Quibron Wild
      And the Rebel Player has drawn card 84 in Quibron Wild
      And an event will hit the group of Zina Adora in this order
      And nobody will try to break off
      And the combat defender die will be 4
      And the combat attacker die will be 1
      And the combat defender dice would be 6 and 6
      And the combat attacker dice would be 6 and 6
      When the Rebel Player draws card 91 in Quibron Wild
      Then Zina Adora should be killed
      And the PDB on Quibron should be Up at level 1

    Scenario: Zina Adora and Vudot Vodot hold a letter, and one of them survives the accident
      Given Zina Adora and Vudot Vodot are in Charkhan Air
      And Zina Adora has 1 wound
      And Vudot Vodot has 1 wound
      And the PDB on Charkhan is Up at level 1
      And the Rebel Player has sent Zina Adora and Vudot Vodot on Sabotage in Charkhan Air
      And the Rebel Player has drawn card 69 in Charkhan Air
      And the Rebel Player will pick Zina Adora
      And an event will hit the group of Zina Adora in this order
      And the Rebel Player has drawn card 81 in Charkhan Air
      When the Rebel Player stops the missions in Charkhan Air
      Then the PDB on Charkhan should be Down at level 1

    Scenario: Frun Sentel, who holds a letter, is captured
      Given the PDB on Charkhan is Up at level 1
      And Frun Sentel and Line 1 are in Charkhan Wild
      And Boccanegra is in Quibron Wild
      And the Rebel Player has sent Frun Sentel on Sabotage in Charkhan Wild
      And the Rebel Player has drawn card 84 in Charkhan Wild
      And an event will hit the group of Frun Sentel in this order
      And the Imperial Player will search with military units
      And the search die will be 1
      And the Imperial Player will attack with military units
      And the Imperial Player will fight to capture
      And nobody will try to break off
      And the combat defender die will be 3
      And the combat attacker die will be 6
      And the captive will be drawn from Frun Sentel in this order
      And the combat defender dice would be 1 and 1
      And the combat attacker dice would be 6 and 6
      When the Rebel Player draws card 87 in Charkhan Wild
      Then Frun Sentel should be captured
      And the PDB on Charkhan should be Up at level 1

    Scenario: Zina Adora is killed with her letter, and then the other mission stops
      Given Zina Adora and Boccanegra are in Charkhan Air
      And Zina Adora has 1 wound
      And the PDB on Charkhan is Up at level 1
      And the Rebel Player has sent Zina Adora on Sabotage in Charkhan Air
      And the Rebel Player has sent Boccanegra on Gain Characters in Charkhan Air
      And the Rebel Player has drawn card 69 in Charkhan Air
      And the Rebel Player will pick Zina Adora
      And an event will hit the group of Zina Adora in this order
      And the Rebel Player has drawn card 81 in Charkhan Air
      When the Rebel Player stops the missions in Charkhan Air
      Then Zina Adora should be killed
      And the PDB on Charkhan should be Up at level 1

    Scenario: Frun Sentel is captured with his letter, and then the other mission stops
      Given the PDB on Charkhan is Up at level 1
      And Frun Sentel, Boccanegra and Line 1 are in Charkhan Wild
      And the Rebel Player has sent Frun Sentel on Sabotage in Charkhan Wild
      And the Rebel Player has sent Boccanegra on Gain Characters in Charkhan Wild
      And the Rebel Player has drawn card 84 in Charkhan Wild
      And an event will hit the group of Frun Sentel in this order
      And the Imperial Player will search with military units
      And the search die will be 1
      And the Imperial Player will attack with military units
      And the Imperial Player will fight to capture
      And nobody will try to break off
      And the combat defender die will be 3
      And the combat attacker die will be 6
      And the captive will be drawn from Frun Sentel in this order
      And the combat defender dice would be 1 and 1
      And the combat attacker dice would be 6 and 6
      And the Rebel Player has drawn card 86 in Charkhan Wild
      When the Rebel Player stops the missions in Charkhan Wild
      Then Frun Sentel should be captured
      And the PDB on Charkhan should be Up at level 1

  @rule:M.1.48
  Rule: Stop between two cards only

    Scenario: The Imperial Player has yet to choose what the locals raid
      Given the PDB on Charkhan is Up at level 1
      And Agan Rafa and Militia 1 are in Charkhan Air
      And the Rebel Player has sent Agan Rafa on Sabotage in Charkhan Air
      And the Rebel Player has drawn card 69 in Charkhan Air
      And the Rebel Player has drawn card 68 in Charkhan Air
      And the game waits for the Imperial Player
      When the Rebel Player stops the missions in Charkhan Air
      Then the order should be refused

    Scenario: The Imperial Player has chosen
      Given the PDB on Charkhan is Up at level 1
      And Agan Rafa and Militia 1 are in Charkhan Air
      And the Rebel Player has sent Agan Rafa on Sabotage in Charkhan Air
      And the Rebel Player has drawn card 69 in Charkhan Air
      And the Imperial Player will pick Militia 1
      And the Rebel Player has drawn card 68 in Charkhan Air
      When the Rebel Player stops the missions in Charkhan Air
      Then the PDB on Charkhan should be Down at level 1

    Scenario: The Imperial Player has yet to choose whether to search
      Given the PDB on Charkhan is Up at level 1
      And Agan Rafa and Line 1 are in Charkhan Wild
      And the Rebel Player has sent Agan Rafa on Sabotage in Charkhan Wild
      And the Rebel Player has drawn card 84 in Charkhan Wild
      And an event will hit the group of Agan Rafa in this order
      And the Rebel Player has drawn card 87 in Charkhan Wild
      And the game waits for the Imperial Player
      When the Rebel Player stops the mission of Agan Rafa in Charkhan Wild
      Then the order should be refused

    Scenario: The Imperial Player does not search
      Given the PDB on Charkhan is Up at level 1
      And Agan Rafa and Line 1 are in Charkhan Wild
      And the Rebel Player has sent Agan Rafa on Sabotage in Charkhan Wild
      And the Rebel Player has drawn card 84 in Charkhan Wild
      And the Imperial Player will search with nobody
      And an event will hit the group of Agan Rafa in this order
      And the Rebel Player has drawn card 87 in Charkhan Wild
      When the Rebel Player stops the mission of Agan Rafa in Charkhan Wild
      Then the PDB on Charkhan should be Down at level 1
