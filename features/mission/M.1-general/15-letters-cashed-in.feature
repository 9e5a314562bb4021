@ruleset:mission @section:M.1
Feature: M.1 General: how letters held are cashed in

  A mission that holds letters ends when the player stops it, or when no card is left for it. Three ordinary cards are
  drawn in Charkhan Wild, five in Charkhan Air.

  Background:
    Given the scenario "Flight to Egrix"
    And it is the Rebel Player's Mission Phase

  @rule:M.1.49
  Rule: Stopping cashes in the letters held

    Scenario: A Coup stops with two letters
      Given the loyalty of Angoff is Loyal
      And Adam Starlight is in Angoff Urban
      And the Rebel Player has sent Adam Starlight on Coup in Angoff Urban
      And the Rebel Player has drawn cards 78, 75 and 77 in Angoff Urban
      When the Rebel Player stops the missions in Angoff Urban
      Then the loyalty of Angoff should be Dissent
      And there should be a Coup marker in Angoff Urban

    Scenario: Diplomacy stops with one letter
      Given the loyalty of Charkhan is Neutral
      And Boccanegra is in Charkhan Wild
      And the Rebel Player has sent Boccanegra on Diplomacy in Charkhan Wild
      And the Rebel Player has drawn cards 82 and 71 in Charkhan Wild
      When the Rebel Player stops the missions in Charkhan Wild
      Then the loyalty of Charkhan should be Dissent

    Scenario: One mission stops, and the other goes on
      Given the PDB on Charkhan is Up at level 1
      And Agan Rafa and Boccanegra are in Charkhan Air
      And the Rebel Player has sent Agan Rafa on Sabotage in Charkhan Air
      And the Rebel Player has sent Boccanegra on Gather Information in Charkhan Air
      And the Rebel Player has drawn card 69 in Charkhan Air
      When the Rebel Player stops the mission of Agan Rafa in Charkhan Air
      Then the PDB on Charkhan should be Down at level 1
      And the mission of Boccanegra should be active

  @rule:M.1.50
  Rule: The last card cashes in the letters held

    Scenario Outline: Sabotage draws <earlier>, and at last <last>
      Given the scenario "The Varu Powderkeg"
      And the PDB on Solvia is Up at level 2
      And Agan Rafa is in Solvia Subterranean
      And the Rebel Player has sent Agan Rafa on Sabotage in Solvia Subterranean
      And the Rebel Player has drawn <earlier> in Solvia Subterranean
      When the Rebel Player draws <last> in Solvia Subterranean
      Then the PDB on Solvia should be <PDB>

      Examples:
        | earlier         | last    | PDB             |
        | cards 70 and 73 | card 95 | Down at level 2 |
        | cards 73 and 95 | card 70 | Down at level 2 |
        | cards 69 and 95 | card 70 | Down at level 1 |

    Scenario: Diplomacy draws the last card
      Given the loyalty of Charkhan is Neutral
      And Boccanegra is in Charkhan Wild
      And the Rebel Player has sent Boccanegra on Diplomacy in Charkhan Wild
      And the Rebel Player has drawn cards 82 and 84 in Charkhan Wild
      When the Rebel Player draws card 92 in Charkhan Wild
      Then the loyalty of Charkhan should be Dissent

    Scenario: Subvert Troops draws the last card
      Given Professor Mareg and Militia 1 are in Charkhan Wild
      And the Rebel Player has sent Professor Mareg on Subvert Troops in Charkhan Wild
      And the Rebel Player has drawn cards 71 and 84 in Charkhan Wild
      When the Rebel Player draws card 92 in Charkhan Wild
      Then 1 Rebel Wild 1-0 should be in Charkhan Wild
      And Militia 1 should be out of play

  @rule:M.1.51
  Rule: Bonus draws may add to letters held

    Scenario Outline: Rayner Derban holds one letter of Diplomacy, and draws <bonus>
      Given the loyalty of Charkhan is Neutral
      And Rayner Derban is in Charkhan Wild
      And the Rebel Player has sent Rayner Derban on Diplomacy in Charkhan Wild
      And the Rebel Player has drawn cards 71, 82 and 92 in Charkhan Wild
      When the Rebel Player takes the bonus draws of Rayner Derban from <bonus>
      Then 3 Action Cards should be drawn
      And the loyalty of Charkhan should be <loyalty>

      Examples:
        | bonus               | loyalty |
        | cards 68, 97 and 70 | Unrest  |
        | cards 68, 74 and 70 | Dissent |

    Scenario Outline: Rayner Derban holds one letter of Sabotage, and draws <bonus>
      Given the PDB on Charkhan is Up at level 1
      And Rayner Derban is in Charkhan Wild
      And the Rebel Player has sent Rayner Derban on Sabotage in Charkhan Wild
      And the Rebel Player has drawn cards 71, 84 and 92 in Charkhan Wild
      When the Rebel Player takes the bonus draws of Rayner Derban from <bonus>
      Then 2 Action Cards should be drawn
      And the PDB on Charkhan should be <PDB>

      Examples:
        | bonus           | PDB             |
        | cards 68 and 85 | Down at level 0 |
        | cards 68 and 74 | Down at level 1 |
