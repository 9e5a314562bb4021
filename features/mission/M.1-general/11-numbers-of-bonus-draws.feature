@ruleset:mission @section:M.1
Feature: M.1 General: numbers of bonus draws

  How many bonus draws a group has is added up from its mission card, from what its characters bring, and from events.
  Three ordinary cards are drawn in Charkhan Wild. In a Wild environ card 71 keeps searches off, 82 is about a rebellion,
  84 detects the characters on missions, 92 keeps creatures off, and 89 gives an extra bonus draw.

  Background:
    Given the scenario "Flight to Egrix"
    And it is the Rebel Player's Mission Phase
    And the loyalty of Charkhan is Loyal

  @rule:M.1.38
  Rule: Each group has its own number of bonus draws

    Scenario Outline: <group> on <mission>
      Given <group> <are> in Charkhan Wild
      And the Rebel Player has sent <group> on <mission> in Charkhan Wild
      And the Rebel Player has drawn cards 71, 82 and 92 in Charkhan Wild
      When the Rebel Player takes the bonus draws of <group> from cards 68, 70, 72, 73, 74, 75, 78, 80 and 81
      Then <number> Action Cards should be drawn

      Examples: By the mission card alone
        | group                        | are | mission            | number |
        | Boccanegra                   | is  | Gather Information | 2      |
        | Odene Hobar                  | is  | Gather Information | 3      |
        | Rayner Derban                | is  | Gather Information | 4      |
        | Boccanegra and Odene Hobar   | are | Gather Information | 3      |
        | Boccanegra                   | is  | Start Rebel Camp   | 2      |
        | Rayner Derban                | is  | Start Rebel Camp   | 4      |
        | Rayner Derban and Boccanegra | are | Start Rebel Camp   | 4      |

      Examples: With bonuses
        | group                      | are | mission            | number |
        | Zina Adora                 | is  | Gather Information | 4      |
        | Doctor Sontag              | is  | Gather Information | 6      |
        | Boccanegra and Agan Rafa   | are | Gather Information | 3      |
        | Frun Sentel                | is  | Start Rebel Camp   | 2      |
        | Sidir Ganang               | is  | Start Rebel Camp   | 1      |

    Scenario Outline: <helper>, on another mission, is no help to Boccanegra on <mission>
      Given Boccanegra and <helper> are in Charkhan Wild
      And the Rebel Player has sent <helper> on <other> in Charkhan Wild
      And the Rebel Player has sent Boccanegra on <mission> in Charkhan Wild
      And the Rebel Player has drawn cards 71, 82 and 92 in Charkhan Wild
      When the Rebel Player takes the bonus draws of Boccanegra from cards 68, 70, 72, 73, 74, 75, 78, 80 and 81
      Then 2 Action Cards should be drawn

      Examples:
        | helper        | other            | mission            |
        | Doctor Sontag | Start Rebel Camp | Gather Information |
        | Rayner Derban | Sabotage         | Start Rebel Camp   |

    Scenario: Doctor Sontag has had his bonus draws
      Given Doctor Sontag and Boccanegra are in Charkhan Wild
      And the Rebel Player has sent Doctor Sontag on Gather Information in Charkhan Wild
      And the Rebel Player has sent Boccanegra on Start Rebel Camp in Charkhan Wild
      And the Rebel Player has drawn cards 71, 82 and 92 in Charkhan Wild
      And the Rebel Player has taken the bonus draws of Doctor Sontag from cards 68, 70, 72, 73, 74 and 75
      When the Rebel Player takes the bonus draws of Doctor Sontag from cards 78, 80, 81, 83, 85 and 87
      Then the order should be refused

    Scenario: Doctor Sontag draws first, and Boccanegra has his own number
      Given Doctor Sontag and Boccanegra are in Charkhan Wild
      And the Rebel Player has sent Doctor Sontag on Gather Information in Charkhan Wild
      And the Rebel Player has sent Boccanegra on Start Rebel Camp in Charkhan Wild
      And the Rebel Player has drawn cards 71, 82 and 92 in Charkhan Wild
      And the Rebel Player has taken the bonus draws of Doctor Sontag from cards 68, 70, 72, 73, 74 and 75
      When the Rebel Player takes the bonus draws of Boccanegra from cards 78, 80, 81, 83, 85 and 87
      Then 2 Action Cards should be drawn

    Scenario: Boccanegra draws first, and Doctor Sontag has his own number
      Given Doctor Sontag and Boccanegra are in Charkhan Wild
      And the Rebel Player has sent Boccanegra on Start Rebel Camp in Charkhan Wild
      And the Rebel Player has sent Doctor Sontag on Gather Information in Charkhan Wild
      And the Rebel Player has drawn cards 71, 82 and 92 in Charkhan Wild
      And the Rebel Player has taken the bonus draws of Boccanegra from cards 78 and 80
      When the Rebel Player takes the bonus draws of Doctor Sontag from cards 68, 70, 72, 73, 74, 75, 81 and 83
      Then 6 Action Cards should be drawn

  @rule:M.1.39
  Rule: A bonus counts even if the card gives none

    Scenario: Rayner Derban knows about Sabotage
      Given the PDB on Charkhan is Up at level 1
      And Rayner Derban is in Charkhan Wild
      And the Rebel Player has sent Rayner Derban on Sabotage in Charkhan Wild
      And the Rebel Player has drawn cards 71, 82 and 92 in Charkhan Wild
      When the Rebel Player takes the bonus draws of Rayner Derban from cards 68, 85, 70 and 72
      Then 2 Action Cards should be drawn
      And the PDB on Charkhan should be Down at level 1

    Scenario Outline: <expert> knows about Sabotage
      Given it is the Imperial Player's Mission Phase
      And Quibron is in Rebellion
      And <expert> and Rebel Wild 2-1 1 are in Quibron Wild
      And the Imperial Player has sent <expert> on Sabotage in Quibron Wild
      And the Rebel Player will search with nobody
      And an event will hit the group of <expert> in this order
      And the Imperial Player has drawn card 86 in Quibron Wild
      And the Imperial Player has drawn cards 92, 84 and 71 in Quibron Wild
      When the Imperial Player takes the bonus draws of <expert> from cards 68, 70, 72 and 74
      Then <number> Action Cards should be drawn

      Examples:
        | expert     | number |
        | Barca      | 2      |
        | Els Taroff | 1      |

    Scenario Outline: <character> has an extra draw by an event on <mission>
      Given <character> is in Charkhan Wild
      And the Rebel Player has sent <character> on <mission> in Charkhan Wild
      And the Rebel Player has drawn cards <cards> in Charkhan Wild
      When the Rebel Player takes the bonus draws of <character> from cards 74, 81 and 95
      Then 1 Action Card should be drawn

      Examples:
        | character  | mission                  | cards         |
        | Agan Rafa  | Sabotage                 | 71, 89 and 92 |
        | Boccanegra | Gain Characters          | 84, 89 and 92 |
        | Boccanegra | Scavenge for Possessions | 84, 89 and 92 |

  @rule:M.1.40
  Rule: Where extra bonus draws come from

    Scenario Outline: <character> on <mission>, with cards <cards>
      Given the PDB on Charkhan is Up at level 1
      And <character> is in Charkhan Wild
      And the Rebel Player has sent <character> on <mission> in Charkhan Wild
      And the Rebel Player has drawn cards <cards> in Charkhan Wild
      When the Rebel Player takes the bonus draws of <character> from cards 68, 70, 72, 74, 75, 78, 81 and 83
      Then <number> Action Cards should be drawn

      Examples: No special ability
        | character   | mission            | cards         | number |
        | Odene Hobar | Gather Information | 71, 82 and 92 | 3      |
        | Odene Hobar | Gather Information | 71, 89 and 92 | 4      |

      Examples: A special ability
        | character     | mission            | cards         | number |
        | Zina Adora    | Gather Information | 71, 82 and 92 | 4      |
        | Zina Adora    | Gather Information | 71, 89 and 92 | 5      |
        | Rayner Derban | Sabotage           | 71, 82 and 92 | 2      |
        | Rayner Derban | Sabotage           | 71, 89 and 92 | 3      |

      Examples: A special ability for another mission
        | character     | mission            | cards         | number |
        | Rayner Derban | Gather Information | 71, 82 and 92 | 4      |
        | Ran Jayma     | Gather Information | 71, 89 and 92 | 3      |

    Scenario Outline: An event gives <group> its extra draw, as it does the other group
      Given Zina Adora and Boccanegra are in Charkhan Wild
      And the Rebel Player has sent Zina Adora on Gather Information in Charkhan Wild
      And the Rebel Player has sent Boccanegra on Start Rebel Camp in Charkhan Wild
      And the Rebel Player has drawn cards 71, 89 and 92 in Charkhan Wild
      When the Rebel Player takes the bonus draws of <group> from cards 68, 70, 72, 73, 74, 75, 78 and 80
      Then <number> Action Cards should be drawn

      Examples:
        | group      | number |
        | Zina Adora | 5      |
        | Boccanegra | 3      |

    Scenario: An accident has killed Zina Adora, and Odene Hobar draws without her
      Given Zina Adora and Odene Hobar are in Charkhan Air
      And Zina Adora has 1 wound
      And the PDB on Charkhan is Up at level 1
      And the Rebel Player has sent Zina Adora and Odene Hobar on Gather Information in Charkhan Air
      And the Imperial Player will pick the PDB
      And the Rebel Player has drawn card 68 in Charkhan Air
      And the Rebel Player will pick Zina Adora
      And the Rebel Player has drawn card 81 in Charkhan Air
      And the Rebel Player has drawn cards 69, 70 and 75 in Charkhan Air
      When the Rebel Player takes the bonus draws of Odene Hobar from cards 71, 72, 74, 77, 78 and 80
      Then 3 Action Cards should be drawn
