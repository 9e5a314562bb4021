@ruleset:mission @section:M.2
Feature: M.2 Specific: bonus draws of Coup and Diplomacy

  A Coup draws by Leadership and by the coup rating of the environ, which is 3 in Angoff Urban and 2 in Solvia Urban.
  Diplomacy draws by the Diplomacy rating, one more for each other character, and by the loyalty of the planet: from two
  fewer to two more. In an Urban environ card 75 detects the characters on missions, 76 keeps searches off, 82 and 97 are
  about loyalty and rebellion, 84 has the locals raid, and 86 allows a search.

  Background:
    Given the scenario "Flight to Egrix"
    And it is the Rebel Player's Mission Phase

  @rule:M.2.4
  Rule: The coup rating counts in the Coup mission

    Scenario Outline: <group> in Angoff Urban, where the rating is 3
      Given the loyalty of Angoff is Dissent
      And <group> <are> in Angoff Urban
      And Militia 1 is in Angoff Urban
      And the PDB on Angoff is Down at level 0
      And the Rebel Player has sent <group> on Coup in Angoff Urban
      And the Rebel Player has drawn card 75 in Angoff Urban
      And an event will hit the group of <group> in this order
      And the Imperial Player will search with nobody
      And the Rebel Player has drawn card 86 in Angoff Urban
      And the Imperial Player will pick Militia 1
      And the Rebel Player has drawn card 84 in Angoff Urban
      And the Rebel Player has drawn cards 97, 82 and 76 in Angoff Urban
      When the Rebel Player takes the bonus draws of <group> from cards 68, 70, 72, 73, 74, 81, 83, 85 and 88
      Then <number> Action Cards should be drawn

      Examples:
        | group                         | are | number |
        | Boccanegra                    | is  | 5      |
        | Adam Starlight                | is  | 4      |
        | Adam Starlight and Boccanegra | are | 5      |

    Scenario Outline: <group> in Solvia Urban, where the rating is 2
      Given the scenario "The Varu Powderkeg"
      And the loyalty of Solvia is Dissent
      And <group> <are> in Solvia Urban
      And the Rebel Player has sent <group> on Coup in Solvia Urban
      And the Rebel Player has drawn cards 75, 97, 82 and 76 in Solvia Urban
      When the Rebel Player takes the bonus draws of <group> from cards 68, 70, 72, 73, 74, 81, 83, 85 and 88
      Then <number> Action Cards should be drawn

      Examples:
        | group                         | are | number |
        | Boccanegra                    | is  | 4      |
        | Adam Starlight                | is  | 3      |
        | Adam Starlight and Boccanegra | are | 4      |

    Scenario: The rating is nothing to another mission there
      Given the scenario "The Varu Powderkeg"
      And the loyalty of Solvia is Loyal
      And Boccanegra is in Solvia Urban
      And Militia 1 is in Solvia Urban
      And the PDB on Solvia is Down at level 0
      And the Rebel Player has sent Boccanegra on Start Rebel Camp in Solvia Urban
      And the Imperial Player will pick Militia 1
      And the Rebel Player has drawn card 84 in Solvia Urban
      And the Rebel Player has drawn cards 75, 97 and 76 in Solvia Urban
      When the Rebel Player takes the bonus draws of Boccanegra from cards 68, 70, 72, 73, 74, 81, 83 and 85
      Then 2 Action Cards should be drawn

  @rule:M.2.6
  Rule: Loyalty bears on Diplomacy

    Scenario Outline: Zina Adora and Odene Hobar negotiate on a planet that is <loyalty>
      Given the loyalty of Charkhan is <loyalty>
      And Zina Adora and Odene Hobar are in Charkhan Wild
      And the Rebel Player has sent Zina Adora and Odene Hobar on Diplomacy in Charkhan Wild
      And the Rebel Player has drawn cards 71, 84 and 92 in Charkhan Wild
      When the Rebel Player takes the bonus draws of Zina Adora from cards 68, 70, 73, 74, 75, 78, 79 and 80
      Then <number> Action Cards should be drawn

      Examples:
        | loyalty   | number |
        | Patriotic | 1      |
        | Loyal     | 2      |
        | Neutral   | 3      |
        | Dissent   | 4      |
        | Unrest    | 5      |

    Scenario Outline: Senator Dermond negotiates for the Emperor on a planet that is <loyalty>
      Given it is the Imperial Player's Mission Phase
      And the loyalty of Charkhan is <loyalty>
      And Senator Dermond is in Charkhan Wild
      And the Imperial Player has sent Senator Dermond on Diplomacy in Charkhan Wild
      And the Imperial Player has drawn cards 71, 84 and 92 in Charkhan Wild
      When the Imperial Player takes the bonus draws of Senator Dermond from cards 68, 70, 73, 74, 75, 78, 79 and 80
      Then <number> Action Cards should be drawn

      Examples:
        | loyalty   | number |
        | Patriotic | 6      |
        | Loyal     | 5      |
        | Neutral   | 4      |
        | Dissent   | 3      |
        | Unrest    | 2      |

  @rule:M.2.7
  Rule: Rebel Diplomacy by loyalty

    Scenario Outline: Rayner Derban and Boccanegra in <environ>, on a planet that is <loyalty>
      Given the loyalty of <planet> is <loyalty>
      And Rayner Derban and Boccanegra are in <environ>
      And the Rebel Player has sent Rayner Derban and Boccanegra on Diplomacy in <environ>
      And the Rebel Player has drawn cards <cards> in <environ>
      When the Rebel Player takes the bonus draws of Rayner Derban from cards 68, 70, 73, 74, 75, 78, 79 and 80
      Then <number> Action Cards should be drawn

      Examples:
        | planet   | environ       | loyalty   | cards             | number |
        | Charkhan | Charkhan Wild | Patriotic | 71, 84 and 92     | 2      |
        | Charkhan | Charkhan Wild | Neutral   | 71, 84 and 92     | 4      |
        | Charkhan | Charkhan Wild | Dissent   | 71, 84 and 92     | 5      |
        | Quibron  | Quibron Wild  | Patriotic | 71, 84, 92 and 94 | 2      |
        | Quibron  | Quibron Wild  | Neutral   | 71, 84, 92 and 94 | 4      |
        | Quibron  | Quibron Wild  | Dissent   | 71, 84, 92 and 94 | 5      |

  @rule:M.2.8
  Rule: No sovereign helps Diplomacy

    Scenario Outline: <group> in <environ>, which names <sovereign>
      Given it is the <side> Player's Mission Phase
      And the loyalty of <planet> is Neutral
      And <group> <are> in <environ>
      And the <side> Player has sent <group> on Diplomacy in <environ>
      And the <side> Player has drawn cards <cards> in <environ>
      When the <side> Player takes the bonus draws of <group> from cards 68, 70, 73, 74, 75, 78, 79 and 80
      Then <number> Action Cards should be drawn

      Examples:
        | side     | group                        | are | planet   | environ       | sovereign    | cards             | number |
        | Rebel    | Doctor Sontag                | is  | Charkhan | Charkhan Wild | Megda Sheels | 71, 84 and 92     | 3      |
        | Rebel    | Doctor Sontag                | is  | Quibron  | Quibron Wild  | nobody       | 71, 84, 92 and 94 | 3      |
        | Rebel    | Odene Hobar and Drakir Grebb | are | Charkhan | Charkhan Wild | Megda Sheels | 71, 84 and 92     | 3      |
        | Rebel    | Odene Hobar and Drakir Grebb | are | Quibron  | Quibron Wild  | nobody       | 71, 84, 92 and 94 | 3      |
        | Imperial | Senator Dermond              | is  | Charkhan | Charkhan Wild | Megda Sheels | 71, 84 and 92     | 4      |
        | Imperial | Senator Dermond              | is  | Quibron  | Quibron Wild  | nobody       | 71, 84, 92 and 94 | 4      |
