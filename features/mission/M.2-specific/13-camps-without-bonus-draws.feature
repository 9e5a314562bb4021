@ruleset:mission @section:M.2
Feature: M.2 Specific: Rebel Camps and bonus draws

  In a Wild environ card 89 gives every mission an extra bonus draw, and in an Urban one card 80 does. The coup rating of
  Solvia Urban is 2.

  Background:
    Given the scenario "Flight to Egrix"
    And it is the Rebel Player's Mission Phase

  @rule:M.2.13
  Rule: Camps have no bonus draws

    Scenario: A camp gathers information
      Given the loyalty of Charkhan is Loyal
      And there is a Rebel Camp in Charkhan Wild
      And the Rebel Player has sent the Rebel Camp in Charkhan Wild on Gather Information in Charkhan Wild
      And the Rebel Player has drawn cards 71, 82 and 92 in Charkhan Wild
      When the Rebel Player takes the bonus draws of the Rebel Camp in Charkhan Wild from cards 68, 70, 72, 73 and 74
      Then the order should be refused

    Scenario: Doctor Sontag gathers information
      Given the loyalty of Charkhan is Loyal
      And there is a Rebel Camp in Charkhan Wild
      And Doctor Sontag is in Charkhan Wild
      And the Rebel Player has sent Doctor Sontag on Gather Information in Charkhan Wild
      And the Rebel Player has drawn cards 71, 82 and 92 in Charkhan Wild
      When the Rebel Player takes the bonus draws of Doctor Sontag from cards 68, 70, 72, 73, 74, 75, 78 and 80
      Then 6 Action Cards should be drawn

    Scenario: A camp on Sabotage, with an event that gives an extra draw
      Given the loyalty of Charkhan is Loyal
      And there is a Rebel Camp in Charkhan Wild
      And the Rebel Player has sent the Rebel Camp in Charkhan Wild on Sabotage in Charkhan Wild
      And the Rebel Player has drawn cards 71, 89 and 92 in Charkhan Wild
      When the Rebel Player takes the bonus draws of the Rebel Camp in Charkhan Wild from cards 68, 70 and 72
      Then the order should be refused

    Scenario: Agan Rafa on Sabotage, with the same event
      Given the loyalty of Charkhan is Loyal
      And there is a Rebel Camp in Charkhan Wild
      And Agan Rafa is in Charkhan Wild
      And the Rebel Player has sent Agan Rafa on Sabotage in Charkhan Wild
      And the Rebel Player has drawn cards 71, 89 and 92 in Charkhan Wild
      When the Rebel Player takes the bonus draws of Agan Rafa from cards 68, 70 and 72
      Then 1 Action Card should be drawn

    Scenario: A camp plots a Coup, where the coup rating is 2 and an event gives an extra draw
      Given the scenario "The Varu Powderkeg"
      And the loyalty of Solvia is Loyal
      And there is a Rebel Camp in Solvia Urban
      And Militia 1 is in Solvia Urban
      And the PDB on Solvia is Down at level 0
      And the Rebel Player has sent the Rebel Camp in Solvia Urban on Coup in Solvia Urban
      And the Imperial Player will pick Militia 1
      And the Rebel Player has drawn card 84 in Solvia Urban
      And the Rebel Player has drawn cards 97, 80 and 76 in Solvia Urban
      When the Rebel Player takes the bonus draws of the Rebel Camp in Solvia Urban from cards 68, 70, 72 and 73
      Then the order should be refused

    Scenario: Boccanegra plots a Coup there, with the same event
      Given the scenario "The Varu Powderkeg"
      And the loyalty of Solvia is Loyal
      And there is a Rebel Camp in Solvia Urban
      And Boccanegra is in Solvia Urban
      And Militia 1 is in Solvia Urban
      And the PDB on Solvia is Down at level 0
      And the Rebel Player has sent Boccanegra on Coup in Solvia Urban
      And the Imperial Player will pick Militia 1
      And the Rebel Player has drawn card 84 in Solvia Urban
      And the Rebel Player has drawn cards 97, 80 and 76 in Solvia Urban
      When the Rebel Player takes the bonus draws of Boccanegra from cards 68, 70, 72, 73, 74 and 81
      Then 5 Action Cards should be drawn
