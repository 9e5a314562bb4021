@ruleset:mission @section:M.1
Feature: M.1 General: bonus draws

  Each group that is still at work when the ordinary Action Cards of an environ have been drawn takes its bonus draws.
  Three ordinary cards are drawn in Charkhan Wild, four in Quibron Wild. In a Wild environ card 71 keeps searches off, 82
  is about a rebellion, 84 detects the characters on missions, 86 allows a search, and 92 keeps creatures off. Doctor
  Sontag gathers information with six bonus draws: four for his Intelligence, and two of his own.

  Background:
    Given the scenario "Flight to Egrix"
    And it is the Rebel Player's Mission Phase
    And the loyalty of Charkhan is Loyal
    And the PDB on Charkhan is Up at level 1

  @rule:M.1.18
  Rule: Bonus draws need the full allowance

    Scenario Outline: Doctor Sontag asks for his bonus draws after <cards>
      Given Doctor Sontag is in Charkhan Wild
      And the Rebel Player has sent Doctor Sontag on Gather Information in Charkhan Wild
      And the Rebel Player has drawn <cards> in Charkhan Wild
      When the Rebel Player takes the bonus draws of Doctor Sontag from cards 68, 70, 72, 73, 74, 75, 78 and 80
      Then the order should be refused

      Examples:
        | cards           |
        | card 71         |
        | cards 71 and 84 |

    Scenario: Doctor Sontag asks for them when all three cards have been drawn
      Given Doctor Sontag is in Charkhan Wild
      And the Rebel Player has sent Doctor Sontag on Gather Information in Charkhan Wild
      And the Rebel Player has drawn cards 71, 84 and 92 in Charkhan Wild
      When the Rebel Player takes the bonus draws of Doctor Sontag from cards 68, 70, 72, 73, 74, 75, 78 and 80
      Then 6 Action Cards should be drawn

    Scenario: Doctor Sontag stops after two of the three cards
      Given Doctor Sontag is in Charkhan Wild
      And the Rebel Player has sent Doctor Sontag on Gather Information in Charkhan Wild
      And the Rebel Player has drawn cards 71 and 84 in Charkhan Wild
      And the Rebel Player has stopped the missions in Charkhan Wild
      When the Rebel Player takes the bonus draws of Doctor Sontag from cards 68, 70, 72, 73, 74, 75, 78 and 80
      Then the order should be refused

  @rule:M.1.30
  Rule: An aborted group gets no bonus draws

    Scenario: An agent unmasks Doctor Sontag, who asks for bonus draws
      Given Doctor Sontag and Boccanegra are in Charkhan Wild
      And the Rebel Player has sent Doctor Sontag on Gather Information in Charkhan Wild
      And the Rebel Player has sent Boccanegra on Start Rebel Camp in Charkhan Wild
      And an event will hit the group of Doctor Sontag in this order
      And the Rebel Player has drawn card 97 in Charkhan Wild
      And the Rebel Player has drawn cards 71 and 92 in Charkhan Wild
      When the Rebel Player takes the bonus draws of Doctor Sontag from cards 68, 70, 72, 73, 74, 75, 78 and 80
      Then the order should be refused

    Scenario: An agent unmasks Doctor Sontag, and Boccanegra asks for bonus draws
      Given Doctor Sontag and Boccanegra are in Charkhan Wild
      And the Rebel Player has sent Doctor Sontag on Gather Information in Charkhan Wild
      And the Rebel Player has sent Boccanegra on Start Rebel Camp in Charkhan Wild
      And an event will hit the group of Doctor Sontag in this order
      And the Rebel Player has drawn card 97 in Charkhan Wild
      And the Rebel Player has drawn cards 71 and 92 in Charkhan Wild
      When the Rebel Player takes the bonus draws of Boccanegra from cards 68, 70, 72, 73, 74, 75, 78 and 80
      Then 2 Action Cards should be drawn

    Scenario: An agent unmasks Boccanegra, and Doctor Sontag asks for bonus draws
      Given Doctor Sontag and Boccanegra are in Charkhan Wild
      And the Rebel Player has sent Doctor Sontag on Gather Information in Charkhan Wild
      And the Rebel Player has sent Boccanegra on Start Rebel Camp in Charkhan Wild
      And an event will hit the group of Boccanegra in this order
      And the Rebel Player has drawn card 97 in Charkhan Wild
      And the Rebel Player has drawn cards 71 and 92 in Charkhan Wild
      When the Rebel Player takes the bonus draws of Doctor Sontag from cards 68, 70, 72, 73, 74, 75, 78 and 80
      Then 6 Action Cards should be drawn

    Scenario: The Diplomacy of Rayner Derban fails for its protocol
      Given the loyalty of Charkhan is Neutral
      And Doctor Sontag and Rayner Derban are in Charkhan Wild
      And the Rebel Player has sent Doctor Sontag on Gather Information in Charkhan Wild
      And the Rebel Player has sent Rayner Derban on Diplomacy in Charkhan Wild
      And the Rebel Player has drawn cards 93, 71 and 92 in Charkhan Wild
      When the Rebel Player takes the bonus draws of Rayner Derban from cards 68, 70, 73, 74, 75, 78 and 80
      Then the order should be refused

    Scenario: The Diplomacy of Rayner Derban goes well
      Given the loyalty of Charkhan is Neutral
      And Doctor Sontag and Rayner Derban are in Charkhan Wild
      And the Rebel Player has sent Doctor Sontag on Gather Information in Charkhan Wild
      And the Rebel Player has sent Rayner Derban on Diplomacy in Charkhan Wild
      And the Rebel Player has drawn cards 84, 71 and 92 in Charkhan Wild
      When the Rebel Player takes the bonus draws of Rayner Derban from cards 68, 70, 73, 74, 75, 78 and 80
      Then 3 Action Cards should be drawn

  @rule:M.1.34
  Rule: Bonus draws come after all ordinary cards

    Scenario Outline: Vans Ka-Tie-A asks after card 86 and <cards>, where four are drawn
      Given it is the Imperial Player's Mission Phase
      And Quibron is in Rebellion
      And Vans Ka-Tie-A and Rebel Wild 2-1 1 are in Quibron Wild
      And the Imperial Player has sent Vans Ka-Tie-A on Gather Information in Quibron Wild
      And the Rebel Player will search with nobody
      And an event will hit the group of Vans Ka-Tie-A in this order
      And the Imperial Player has drawn card 86 in Quibron Wild
      And the Imperial Player has drawn <cards> in Quibron Wild
      When the Imperial Player takes the bonus draws of Vans Ka-Tie-A from cards 68, 70, 72, 73, 74, 75 and 78
      Then the order should be refused

      Examples:
        | cards           |
        | card 92         |
        | cards 92 and 84 |

    Scenario: Vans Ka-Tie-A asks after the fourth card
      Given it is the Imperial Player's Mission Phase
      And Quibron is in Rebellion
      And Vans Ka-Tie-A and Rebel Wild 2-1 1 are in Quibron Wild
      And the Imperial Player has sent Vans Ka-Tie-A on Gather Information in Quibron Wild
      And the Rebel Player will search with nobody
      And an event will hit the group of Vans Ka-Tie-A in this order
      And the Imperial Player has drawn card 86 in Quibron Wild
      And the Imperial Player has drawn cards 92, 84 and 71 in Quibron Wild
      When the Imperial Player takes the bonus draws of Vans Ka-Tie-A from cards 68, 70, 72, 73, 74, 75 and 78
      Then 3 Action Cards should be drawn

    Scenario: Three cards, which are enough in Charkhan Wild, are not in Quibron Wild
      Given Zina Adora is in Quibron Wild
      And the Rebel Player has sent Zina Adora on Gather Information in Quibron Wild
      And the Rebel Player has drawn cards 92, 71 and 84 in Quibron Wild
      When the Rebel Player takes the bonus draws of Zina Adora from cards 68, 70, 72, 73, 74, 75 and 78
      Then the order should be refused

    Scenario: The fourth card is enough in Quibron Wild
      Given Zina Adora is in Quibron Wild
      And the Rebel Player has sent Zina Adora on Gather Information in Quibron Wild
      And the Rebel Player has drawn cards 92, 71, 84 and 82 in Quibron Wild
      When the Rebel Player takes the bonus draws of Zina Adora from cards 68, 70, 72, 73, 74, 75 and 78
      Then 4 Action Cards should be drawn

    Scenario: Zina Adora stops one card early
      Given Zina Adora is in Quibron Wild
      And the Rebel Player has sent Zina Adora on Gather Information in Quibron Wild
      And the Rebel Player has drawn cards 92, 71 and 84 in Quibron Wild
      And the Rebel Player has stopped the missions in Quibron Wild
      When the Rebel Player takes the bonus draws of Zina Adora from cards 68, 70, 72, 73, 74, 75 and 78
      Then the order should be refused
