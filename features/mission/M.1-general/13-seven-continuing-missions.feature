@ruleset:mission @section:M.1
Feature: M.1 General: the seven continuing missions

  A mission that knows degrees of success may go on when its letter has been drawn, for a greater effect. In a Wild
  environ the letter of Sabotage is on card 84, of Diplomacy on 82 and 97, of Subvert Troops on 86 and 92.

  Background:
    Given the scenario "Flight to Egrix"
    And it is the Rebel Player's Mission Phase

  @rule:M.1.42
  Rule: Seven missions know degrees of success

    Scenario: Coup moves the loyalty by two spaces
      Given the loyalty of Angoff is Neutral
      And Boccanegra and Scott Rubel are in Angoff Urban
      And the Rebel Player has sent Boccanegra on Coup in Angoff Urban
      And the Rebel Player has sent Scott Rubel on Gain Characters in Angoff Urban
      And the Rebel Player has drawn cards 77 and 78 in Angoff Urban
      When the Rebel Player stops the missions in Angoff Urban
      Then the loyalty of Angoff should be Unrest

    Scenario: Diplomacy moves the loyalty by two spaces
      Given the loyalty of Quibron is Neutral
      And Rayner Derban and Boccanegra are in Quibron Wild
      And the Rebel Player has sent Rayner Derban on Diplomacy in Quibron Wild
      And the Rebel Player has sent Boccanegra on Gather Information in Quibron Wild
      And an event will hit the group of Boccanegra in this order
      And the Rebel Player has drawn cards 82 and 97 in Quibron Wild
      When the Rebel Player stops the missions in Quibron Wild
      Then the loyalty of Quibron should be Unrest

    Scenario: Free Prisoners frees two captives
      Given Jon Kidu, Vans Ka-Tie-A, Boccanegra and Scott Rubel are in Charkhan Air
      And Jon Kidu holds Zina Adora captive
      And Vans Ka-Tie-A holds Vudot Vodot captive
      And the Rebel Player has sent Boccanegra on Free Prisoners in Charkhan Air
      And the Rebel Player has sent Scott Rubel on Gain Characters in Charkhan Air
      And the Rebel Player will pick Zina Adora
      And the Rebel Player has drawn card 95 in Charkhan Air
      And the Rebel Player has drawn card 92 in Charkhan Air
      And the Rebel Player will pick Zina Adora and Vudot Vodot
      And the Rebel Player will pick Zina Adora
      And the Rebel Player will pick Vudot Vodot
      When the Rebel Player stops the missions in Charkhan Air
      Then Zina Adora and Vudot Vodot should be free

    Scenario: Gather Information wins a Victory Point
      Given Boccanegra and Scott Rubel are in Charkhan Air
      And the Rebel Player has sent Boccanegra on Gather Information in Charkhan Air
      And the Rebel Player has sent Scott Rubel on Gain Characters in Charkhan Air
      And the Rebel Player has drawn cards 95 and 92 in Charkhan Air
      When the Rebel Player stops the missions in Charkhan Air
      Then the Rebel Player should have scored 1 point

    Scenario: Stop Rebellion ends the rebellion
      Given it is the Imperial Player's Mission Phase
      And Quibron is in Rebellion
      And Jon Kidu, Vans Ka-Tie-A and Rebel Wild 2-1 1 are in Quibron Wild
      And the Imperial Player has sent Jon Kidu on Stop Rebellion in Quibron Wild
      And the Imperial Player has sent Vans Ka-Tie-A on Gain Characters in Quibron Wild
      And the Imperial Player has drawn cards 89 and 92 in Quibron Wild
      When the Imperial Player stops the missions in Quibron Wild
      Then Quibron should be in Rebellion Stopped

    Scenario: Sabotage lowers the PDB
      Given the PDB on Charkhan is Up at level 1
      And Agan Rafa and Scott Rubel are in Charkhan Air
      And the Rebel Player has sent Agan Rafa on Sabotage in Charkhan Air
      And the Rebel Player has sent Scott Rubel on Gain Characters in Charkhan Air
      And the Rebel Player has drawn cards 69 and 70 in Charkhan Air
      When the Rebel Player stops the missions in Charkhan Air
      Then the PDB on Charkhan should be Down at level 0

    Scenario: Subvert Troops wins a whole Line over
      Given Boccanegra, Line 1 and Scott Rubel are in Charkhan Wild
      And the Rebel Player has sent Boccanegra on Subvert Troops in Charkhan Wild
      And the Rebel Player has sent Scott Rubel on Gain Characters in Charkhan Wild
      And the Imperial Player will search with nobody
      And an event will hit the group of Boccanegra in this order
      And the Rebel Player has drawn card 86 in Charkhan Wild
      And the Rebel Player has drawn card 92 in Charkhan Wild
      When the Rebel Player stops the missions in Charkhan Wild
      Then 1 Rebel Wild 2-1 should be in Charkhan Wild
      And Line 1 should be out of play

    Scenario: Scavenge for Possessions is completed by its first letter
      Given Boccanegra is in Quibron Wild
      And the Rebel Player has sent Boccanegra on Scavenge for Possessions in Quibron Wild
      And chance will bring the Star Cruiser into play
      When the Rebel Player draws card 71 in Quibron Wild
      Then Boccanegra should hold the Star Cruiser

    Scenario: Gain Characters is completed by its first letter
      Given Boccanegra is in Quibron Wild
      And the Rebel Player has sent Boccanegra on Gain Characters in Quibron Wild
      And chance will bring Scott Rubel into play
      When the Rebel Player draws card 71 in Quibron Wild
      Then Scott Rubel should be in Quibron Wild

    Scenario: Assassination is completed by its first letter
      Given Boccanegra and Jon Kidu are in Angoff Urban
      And Jon Kidu is detected
      And the Rebel Player has sent Boccanegra on Assassination of Jon Kidu in Angoff Urban
      When the Rebel Player draws card 76 in Angoff Urban
      Then Jon Kidu should be killed

    Scenario: Start Rebel Camp is completed by its first letter
      Given the loyalty of Quibron is Loyal
      And Boccanegra is in Quibron Wild
      And the Rebel Player has sent Boccanegra on Start Rebel Camp in Quibron Wild
      When the Rebel Player draws card 88 in Quibron Wild
      Then there should be a Rebel Camp in Quibron Wild

    Scenario: Start Rebellion is completed by its first letter
      Given the loyalty of Quibron is Unrest
      And Boccanegra is in Quibron Wild
      And the Rebel Player has sent Boccanegra on Start Rebellion in Quibron Wild
      And the Rebel Player will raise no units
      When the Rebel Player draws card 92 in Quibron Wild
      Then Quibron should be in Rebellion

  @rule:M.1.43
  Rule: The first letter need not end these missions

    Scenario: A Coup goes on after its letter
      Given the loyalty of Angoff is Neutral
      And Boccanegra is in Angoff Urban
      And the Rebel Player has sent Boccanegra on Coup in Angoff Urban
      And the Rebel Player has drawn card 77 in Angoff Urban
      When the Rebel Player draws card 75 in Angoff Urban
      Then 1 Action Card should be drawn
      And the loyalty of Angoff should be Neutral

    Scenario: A Coup ends after its letter, when the player stops it
      Given the loyalty of Angoff is Neutral
      And Boccanegra is in Angoff Urban
      And the Rebel Player has sent Boccanegra on Coup in Angoff Urban
      And the Rebel Player has drawn card 77 in Angoff Urban
      When the Rebel Player stops the missions in Angoff Urban
      Then the loyalty of Angoff should be Dissent

    Scenario: A Coup that went on after its letter has it still
      Given the loyalty of Angoff is Neutral
      And Boccanegra is in Angoff Urban
      And the Rebel Player has sent Boccanegra on Coup in Angoff Urban
      And the Rebel Player has drawn cards 77 and 75 in Angoff Urban
      When the Rebel Player stops the missions in Angoff Urban
      Then the loyalty of Angoff should be Dissent

    Scenario: Sabotage goes on after its letter
      Given the PDB on Charkhan is Up at level 0
      And Agan Rafa is in Charkhan Wild
      And the Rebel Player has sent Agan Rafa on Sabotage in Charkhan Wild
      And the Rebel Player has drawn card 84 in Charkhan Wild
      When the Rebel Player draws card 71 in Charkhan Wild
      Then 1 Action Card should be drawn
      And the PDB on Charkhan should be Up at level 0

    Scenario: Sabotage ends after its letter, when the player stops it
      Given the PDB on Charkhan is Up at level 0
      And Agan Rafa is in Charkhan Wild
      And the Rebel Player has sent Agan Rafa on Sabotage in Charkhan Wild
      And the Rebel Player has drawn card 84 in Charkhan Wild
      When the Rebel Player stops the missions in Charkhan Wild
      Then the PDB on Charkhan should be Down at level 0

  @rule:M.1.44
  Rule: More letters give the greater effect

    Scenario Outline: Sabotage with <cards>
      Given the PDB on Charkhan is Up at level 1
      And Agan Rafa and Scott Rubel are in Charkhan Air
      And the Rebel Player has sent Agan Rafa on Sabotage in Charkhan Air
      And the Rebel Player has sent Scott Rubel on Scavenge for Possessions in Charkhan Air
      And the Rebel Player has drawn <cards> in Charkhan Air
      When the Rebel Player stops the missions in Charkhan Air
      Then the PDB on Charkhan should be <PDB>

      Examples:
        | cards           | PDB             |
        | card 69         | Down at level 1 |
        | cards 70 and 95 | Down at level 1 |
        | cards 69 and 70 | Down at level 0 |

    Scenario: Sabotage with one letter cannot remove a Patrol
      Given the PDB on Charkhan is Down at level 1
      And Agan Rafa, Scott Rubel, Patrol 1 and Militia 1 are in Charkhan Air
      And the Rebel Player has sent Agan Rafa on Sabotage in Charkhan Air
      And the Rebel Player has sent Scott Rubel on Scavenge for Possessions in Charkhan Air
      And the Rebel Player has drawn card 69 in Charkhan Air
      And the Rebel Player will pick Patrol 1
      And the Rebel Player will pick Militia 1
      When the Rebel Player stops the missions in Charkhan Air
      Then Militia 1 should be out of play
      And Patrol 1 should be in Charkhan Air

    Scenario: Sabotage with two letters may remove a Line instead
      Given the PDB on Charkhan is Up at level 1
      And Agan Rafa, Scott Rubel and Line 1 are in Charkhan Air
      And the Rebel Player has sent Agan Rafa on Sabotage in Charkhan Air
      And the Rebel Player has sent Scott Rubel on Scavenge for Possessions in Charkhan Air
      And the Rebel Player will pick Line 1
      And the Rebel Player has drawn cards 69 and 70 in Charkhan Air
      And the Rebel Player will pick Line 1
      When the Rebel Player stops the missions in Charkhan Air
      Then Line 1 should be out of play
      And the PDB on Charkhan should be Up at level 1

    Scenario: A Coup with three letters moves the loyalty by three spaces
      Given the loyalty of Angoff is Patriotic
      And Boccanegra is in Angoff Urban
      And the Rebel Player has sent Boccanegra on Coup in Angoff Urban
      And an event will hit the group of Boccanegra in this order
      And nobody will try to break off
      And the combat defender die will be 3
      And the combat attacker die will be 1
      And the Rebel Player has drawn card 71 in Angoff Urban
      And the Rebel Player has drawn cards 77 and 78 in Angoff Urban
      When the Rebel Player stops the missions in Angoff Urban
      Then the loyalty of Angoff should be Dissent

    Scenario: Subvert Troops with one letter wins a Militia over
      Given Boccanegra and Militia 1 are in Charkhan Wild
      And the Rebel Player has sent Boccanegra on Subvert Troops in Charkhan Wild
      And the Rebel Player has drawn card 92 in Charkhan Wild
      When the Rebel Player stops the missions in Charkhan Wild
      Then 1 Rebel Wild 1-0 should be in Charkhan Wild
      And Militia 1 should be out of play

    Scenario: Subvert Troops with two letters wins a Patrol over
      Given Boccanegra, Scott Rubel and Patrol 1 are in Charkhan Wild
      And the Rebel Player has sent Boccanegra on Subvert Troops in Charkhan Wild
      And the Rebel Player has sent Scott Rubel on Gain Characters in Charkhan Wild
      And the Imperial Player will search with nobody
      And an event will hit the group of Boccanegra in this order
      And the Rebel Player has drawn card 86 in Charkhan Wild
      And the Rebel Player has drawn card 92 in Charkhan Wild
      When the Rebel Player stops the missions in Charkhan Wild
      Then 1 Rebel Wild 2-1 should be in Charkhan Wild
      And Patrol 1 should be out of play
