@ruleset:mission @section:M.1
Feature: M.1 General: Action Cards and their letters

  A mission is completed by its letter: B sets up a Rebel Camp, G gains a character, P finds a possession, A assassinates.
  Which letters and which event of a card count depends on the environ.

  Background:
    Given the scenario "The Varu Powderkeg"
    And it is the Rebel Player's Mission Phase

  @rule:M.1.5
  Rule: Action Cards decide missions

    Background:
      Given the loyalty of Solvia is Loyal

    Scenario Outline: Card <card> has the letter of Start Rebel Camp
      Given Boccanegra is in Solvia Wild
      And the Rebel Player has sent Boccanegra on Start Rebel Camp in Solvia Wild
      When the Rebel Player draws card <card> in Solvia Wild
      Then there should be a Rebel Camp in Solvia Wild

      Examples:
        | card |
        | 76   |
        | 88   |
        | 94   |

    Scenario Outline: Card <card> has not the letter of Start Rebel Camp
      Given Boccanegra is in Solvia Wild
      And the Rebel Player has sent Boccanegra on Start Rebel Camp in Solvia Wild
      When the Rebel Player draws card <card> in Solvia Wild
      Then 1 Action Card should be drawn
      And there should be no Rebel Camp in Solvia Wild

      Examples:
        | card |
        | 71   |
        | 84   |
        | 92   |

    Scenario Outline: In <environ> card <card> has the letter of Gain Characters after another one
      Given Zina Adora is in <environ>
      And the Rebel Player has sent Zina Adora on Gain Characters in <environ>
      And chance will bring Scott Rubel into play
      When the Rebel Player draws card <card> in <environ>
      Then Scott Rubel should be in <environ>

      Examples:
        | environ             | card |
        | Solvia Wild         | 71   |
        | Solvia Urban        | 75   |
        | Solvia Subterranean | 94   |

    Scenario: Not one of four cards has the letter
      Given Zina Adora is in Solvia Wild
      And the Rebel Player has sent Zina Adora on Gain Characters in Solvia Wild
      And the Rebel Player has drawn cards 84, 92 and 89 in Solvia Wild
      And chance will bring Scott Rubel into play
      When the Rebel Player draws card 94 in Solvia Wild
      Then 1 Action Card should be drawn
      And Scott Rubel should be out of play

    Scenario: The letter of Assassination ends a life, and no die is rolled
      Given Boccanegra is in Solvia Urban
      And Redjac is in Solvia Urban
      And Redjac is detected
      And the Rebel Player has sent Boccanegra on Assassination of Redjac in Solvia Urban
      And the assassination failed die would be 6
      When the Rebel Player draws card 76 in Solvia Urban
      Then Redjac should be killed
      And no assassination failed die should be rolled

    Scenario: Another letter does Redjac no harm
      Given Boccanegra is in Solvia Urban
      And Redjac is in Solvia Urban
      And Redjac is detected
      And the Rebel Player has sent Boccanegra on Assassination of Redjac in Solvia Urban
      And the assassination failed die would be 6
      When the Rebel Player draws card 97 in Solvia Urban
      Then Redjac should be in Solvia Urban
      And 1 Action Card should be drawn

  @rule:M.1.13
  Rule: The environ type selects the card section

    Background:
      Given the loyalty of Solvia is Loyal

    Scenario Outline: Card <card> brings a new character to <environ>
      Given Zina Adora is in <environ>
      And the Rebel Player has sent Zina Adora on Gain Characters in <environ>
      And chance will bring Scott Rubel into play
      And an event will hit the group of Zina Adora in this order
      When the Rebel Player draws card <card> in <environ>
      Then Scott Rubel should be in <environ>

      Examples:
        | card | environ             |
        | 82   | Solvia Urban        |
        | 73   | Solvia Subterranean |
        | 87   | Solvia Wild         |

    Scenario Outline: Card <card> brings nobody to <environ>
      Given Zina Adora is in <environ>
      And the Rebel Player has sent Zina Adora on Gain Characters in <environ>
      And chance will bring Scott Rubel into play
      When the Rebel Player draws card <card> in <environ>
      Then 1 Action Card should be drawn
      And Scott Rubel should be out of play

      Examples:
        | card | environ             |
        | 82   | Solvia Subterranean |
        | 82   | Solvia Wild         |
        | 73   | Solvia Urban        |
        | 73   | Solvia Wild         |
        | 87   | Solvia Urban        |
        | 87   | Solvia Subterranean |

    Scenario Outline: Card <card> has a bad word for diplomats in <environ>
      Given Frun Sentel is in <environ>
      And the Rebel Player has sent Frun Sentel on Diplomacy in <environ>
      When the Rebel Player draws card <card> in <environ>
      Then the loyalty of Solvia should be Patriotic

      Examples:
        | card | environ             |
        | 80   | Solvia Subterranean |
        | 90   | Solvia Urban        |
        | 93   | Solvia Wild         |

    Scenario Outline: Card <card> says nothing of diplomats in <environ>
      Given Frun Sentel is in <environ>
      And the Rebel Player has sent Frun Sentel on Diplomacy in <environ>
      When the Rebel Player draws card <card> in <environ>
      Then 1 Action Card should be drawn
      And the loyalty of Solvia should be Loyal

      Examples:
        | card | environ             |
        | 80   | Solvia Urban        |
        | 80   | Solvia Wild         |
        | 93   | Solvia Urban        |
        | 93   | Solvia Subterranean |

    Scenario Outline: In <environ> the bonus cards <bonus> bring a Rebel Camp
      Given Rayner Derban is in <environ>
      And the Rebel Player has sent Rayner Derban on Start Rebel Camp in <environ>
      And the Rebel Player has drawn cards <ordinary> in <environ>
      When the Rebel Player takes the bonus draws of Rayner Derban from cards <bonus>
      Then there should be a Rebel Camp in <environ>

      Examples:
        | environ             | ordinary              | bonus                 |
        | Solvia Urban        | 75, 76, 97 and 78     | 68, 71, 88, 79 and 90 |
        | Solvia Subterranean | 69, 70 and 95         | 79, 88, 90 and 71     |
        | Solvia Wild         | 71, 84, 92, 82 and 89 | 68, 74, 90, 91 and 88 |

    Scenario Outline: In <environ> the bonus cards <bonus> bring no Rebel Camp
      Given Rayner Derban is in <environ>
      And the Rebel Player has sent Rayner Derban on Start Rebel Camp in <environ>
      And the Rebel Player has drawn cards <ordinary> in <environ>
      When the Rebel Player takes the bonus draws of Rayner Derban from cards <bonus>
      Then <number> Action Cards should be drawn
      And there should be no Rebel Camp in <environ>

      Examples:
        | environ             | ordinary              | bonus                 | number |
        | Solvia Urban        | 75, 76, 97 and 78     | 68, 71, 88, 79 and 74 | 5      |
        | Solvia Subterranean | 69, 70 and 95         | 79, 88, 90 and 91     | 4      |
        | Solvia Wild         | 71, 84, 92, 82 and 89 | 68, 74, 90, 91 and 70 | 5      |
