@ruleset:mission @section:M.1
Feature: M.1 General: the sections of an Action Card

  An Action Card is printed in three sections. Which of them is read depends on the environ: Urban, Wild, and special
  for Subterranean, Liquid, Air and Fire. A letter there completes the mission that bears it: G gains a character, B
  sets up a Rebel Camp.

  Background:
    Given the scenario "The Varu Powderkeg"
    And it is the Rebel Player's Mission Phase

  @rule:M.1.21
  Rule: Action Cards have three sections

    Scenario Outline: Card <card> has a letter for Rayner Derban in <environ>
      Given Rayner Derban is in <environ>
      And the Rebel Player has sent Rayner Derban on Gain Characters in <environ>
      And chance will bring Adam Starlight into play
      And an event will hit the group of Rayner Derban in this order
      When the Rebel Player draws card <card> in <environ>
      Then Adam Starlight should be in <environ>

      Examples:
        | card | environ             |
        | 92   | Solvia Urban        |
        | 73   | Solvia Subterranean |
        | 87   | Solvia Wild         |

    Scenario Outline: Card <card> has no letter for Rayner Derban in <environ>
      Given Rayner Derban is in <environ>
      And the Rebel Player has sent Rayner Derban on Gain Characters in <environ>
      And chance will bring Adam Starlight into play
      When the Rebel Player draws card <card> in <environ>
      Then Adam Starlight should be out of play
      And the mission of Rayner Derban should be active

      Examples:
        | card | environ             |
        | 92   | Solvia Subterranean |
        | 92   | Solvia Wild         |
        | 73   | Solvia Urban        |
        | 73   | Solvia Wild         |
        | 87   | Solvia Urban        |
        | 87   | Solvia Subterranean |

    Scenario: The locals raid where card 83 is read for an Urban environ
      Given Rayner Derban and Militia 1 are in Solvia Urban
      And the Rebel Player has sent Rayner Derban on Gain Characters in Solvia Urban
      And the Imperial Player will pick Militia 1
      And the Imperial Player will search with nobody
      When the Rebel Player draws card 83 in Solvia Urban
      Then Militia 1 should be out of play
      And Rayner Derban should be undetected

    Scenario: Characters are seen where card 83 is read for a special environ
      Given Rayner Derban and Militia 1 are in Solvia Subterranean
      And the Rebel Player has sent Rayner Derban on Gain Characters in Solvia Subterranean
      And the Imperial Player will pick Militia 1
      And the Imperial Player will search with nobody
      And an event will hit the group of Rayner Derban in this order
      When the Rebel Player draws card 83 in Solvia Subterranean
      Then Militia 1 should be in Solvia Subterranean
      And Rayner Derban should be detected

    Scenario: Nothing happens where card 83 is read for a Wild environ
      Given Rayner Derban and Militia 1 are in Solvia Wild
      And the Rebel Player has sent Rayner Derban on Gain Characters in Solvia Wild
      And the Imperial Player will pick Militia 1
      And the Imperial Player will search with nobody
      When the Rebel Player draws card 83 in Solvia Wild
      Then 1 Action Card should be drawn
      And Militia 1 should be in Solvia Wild
      And Rayner Derban should be undetected

  @rule:M.1.22
  Rule: Urban environs read the urban section

    Scenario: Card 93 brings a Rebel Camp in its urban section alone
      Given the loyalty of Solvia is Loyal
      And Kogus is in Solvia Urban
      And the Rebel Player has sent Kogus on Start Rebel Camp in Solvia Urban
      When the Rebel Player draws card 93 in Solvia Urban
      Then there should be a Rebel Camp in Solvia Urban

    Scenario Outline: Card <card> brings a Rebel Camp in its <section> section alone
      Given the loyalty of Solvia is Loyal
      And Kogus is in Solvia Urban
      And the Rebel Player has sent Kogus on Start Rebel Camp in Solvia Urban
      When the Rebel Player draws card <card> in Solvia Urban
      Then there should be no Rebel Camp in Solvia Urban
      And 1 Action Card should be drawn
      And the mission of Kogus should be active

      Examples:
        | card | section |
        | 88   | wild    |
        | 94   | wild    |

    Scenario: Card 75 gives characters away in its urban section alone
      Given Kogus is in Solvia Urban
      And the Rebel Player has sent Kogus on Diplomacy in Solvia Urban
      When the Rebel Player draws card 75 in Solvia Urban
      Then Kogus should be detected

    Scenario: Card 84 gives characters away in its wild section alone
      Given Kogus is in Solvia Urban
      And Militia 1 is in Solvia Urban
      And the Rebel Player has sent Kogus on Diplomacy in Solvia Urban
      And the Imperial Player will pick Militia 1
      When the Rebel Player draws card 84 in Solvia Urban
      Then Kogus should be undetected
      And Militia 1 should be out of play

    Scenario Outline: Boccanegra gains a character in Angoff Urban by <letters>
      Given the scenario "Flight to Egrix"
      And Boccanegra is in Angoff Urban
      And the Rebel Player has sent Boccanegra on Gain Characters in Angoff Urban
      And chance will bring Adam Starlight into play
      When the Rebel Player draws card <card> in Angoff Urban
      Then Adam Starlight should be <result>
      And 1 Action Card should be drawn

      Examples:
        | letters                   | card | result      |
        | S and G, in urban         | 92   | in play     |
        | D, and G in special       | 73   | out of play |
        | S and C, and G in wild    | 87   | out of play |
        | D and Q, and G in special | 94   | out of play |

  @rule:M.1.23
  Rule: Wild environs read the wild section

    Scenario: Card 88 brings a Rebel Camp in its wild section alone
      Given the loyalty of Solvia is Loyal
      And Kogus is in Solvia Wild
      And the Rebel Player has sent Kogus on Start Rebel Camp in Solvia Wild
      When the Rebel Player draws card 88 in Solvia Wild
      Then there should be a Rebel Camp in Solvia Wild

    Scenario Outline: Card <card> brings a Rebel Camp in its <section> section alone
      Given the loyalty of Solvia is Loyal
      And Kogus is in Solvia Wild
      And the Rebel Player has sent Kogus on Start Rebel Camp in Solvia Wild
      When the Rebel Player draws card <card> in Solvia Wild
      Then there should be no Rebel Camp in Solvia Wild
      And 1 Action Card should be drawn
      And the mission of Kogus should be active

      Examples:
        | card | section |
        | 93   | urban   |
        | 71   | special |
        | 68   | special |

    Scenario: Card 84 gives characters away in its wild section alone
      Given Kogus is in Solvia Wild
      And the Rebel Player has sent Kogus on Diplomacy in Solvia Wild
      When the Rebel Player draws card 84 in Solvia Wild
      Then Kogus should be detected

    Scenario: Card 70 gives characters away in its special section alone
      Given Kogus is in Solvia Wild
      And Militia 1 is in Solvia Wild
      And the Rebel Player has sent Kogus on Diplomacy in Solvia Wild
      And the Imperial Player will pick Militia 1
      When the Rebel Player draws card 70 in Solvia Wild
      Then Kogus should be undetected
      And Militia 1 should be out of play

    Scenario Outline: Boccanegra gains a character in Quibron Wild by <letters>
      Given the scenario "Flight to Egrix"
      And Boccanegra is in Quibron Wild
      And the Rebel Player has sent Boccanegra on Gain Characters in Quibron Wild
      And chance will bring Adam Starlight into play
      And an event will hit the group of Boccanegra in this order
      When the Rebel Player draws card <card> in Quibron Wild
      Then Adam Starlight should be <result>
      And 1 Action Card should be drawn

      Examples:
        | letters                 | card | result      |
        | F and G, in wild        | 87   | in play     |
        | R and T, and G in urban | 92   | out of play |
        | D, and G in urban       | 82   | out of play |
        | D and H, and G in urban | 72   | out of play |
