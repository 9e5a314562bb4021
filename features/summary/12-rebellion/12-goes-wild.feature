@ruleset:summary @section:12
Feature: 12 Rebellion: Populace Goes Wild

  The event Populace Goes Wild, on cards 82 and 94 in a Wild environ, 85 and 97 in an Urban one and 75 and 95
  in a special one, doubles the force points of its environ if the planet rebels in the same Mission Phase.
  Solvia Urban yields 7 points, the Subterranean and the Wild environ 3 each; Horon yields 10.

  Background:
    Given the scenario "The Varu Powderkeg"
    And it is the Rebel Player's Mission Phase

  @rule:12.22
  Rule: Populace Goes Wild doubles the force points

    Scenario: Solvia Wild has gone wild, and yields 6
      Given the loyalty of Solvia is Unrest
      And Kogus is in Solvia Wild
      And the Rebel Player has sent Kogus on Start Rebellion in Solvia Wild
      And the Rebel Player has drawn card 82 in Solvia Wild
      And the Rebel Player would rather raise 1 Rebel Wild 2-1 in Solvia Wild and 4 Rebel Wild 1-0s in Solvia Wild
      And the Rebel Player will raise 1 Rebel Wild 2-1 in Solvia Wild and 3 Rebel Wild 1-0s in Solvia Wild
      When the Rebel Player draws card 92 in Solvia Wild
      Then 1 Rebel Wild 2-1 should be in Solvia Wild
      And 3 Rebel Wild 1-0s should be in Solvia Wild

    Scenario Outline: Solvia Wild has gone wild, and <environ> yields no more than otherwise
      Given the loyalty of Solvia is Unrest
      And Kogus is in Solvia Wild
      And the Rebel Player has sent Kogus on Start Rebellion in Solvia Wild
      And the Rebel Player has drawn card 82 in Solvia Wild
      And the Rebel Player would rather raise <more> in <environ>
      And the Rebel Player will raise <number> <kind> in <environ>
      When the Rebel Player draws card 92 in Solvia Wild
      Then <number> <kind> should be in <environ>

      Examples:
        | environ             | more                     | number | kind                   |
        | Solvia Urban        | 3 Rebel Urban 2-1s       | 2      | Rebel Urban 2-1        |
        | Solvia Subterranean | 2 Rebel Subterranean 2-1s | 1     | Rebel Subterranean 2-1 |

    Scenario: Solvia Urban has gone wild, and Solvia Wild rebels
      Given the loyalty of Solvia is Unrest
      And Kogus is in Solvia Wild
      And Adam Starlight is in Solvia Urban
      And the Rebel Player has sent Kogus on Start Rebellion in Solvia Wild
      And the Rebel Player has sent Adam Starlight on Gather Information in Solvia Urban
      And the Rebel Player has drawn card 97 in Solvia Urban
      And the Rebel Player has stopped the missions in Solvia Urban
      And the Rebel Player will raise 4 Rebel Urban 2-1s in Solvia Urban
      When the Rebel Player draws card 92 in Solvia Wild
      Then 4 Rebel Urban 2-1s should be in Solvia Urban

    Scenario: Solvia Urban has gone wild, and Solvia Wild yields no more than otherwise
      Given the loyalty of Solvia is Unrest
      And Kogus is in Solvia Wild
      And Adam Starlight is in Solvia Urban
      And the Rebel Player has sent Kogus on Start Rebellion in Solvia Wild
      And the Rebel Player has sent Adam Starlight on Gather Information in Solvia Urban
      And the Rebel Player has drawn card 97 in Solvia Urban
      And the Rebel Player has stopped the missions in Solvia Urban
      And the Rebel Player would rather raise 2 Rebel Wild 2-1s in Solvia Wild
      And the Rebel Player will raise 1 Rebel Wild 2-1 in Solvia Wild
      When the Rebel Player draws card 92 in Solvia Wild
      Then 1 Rebel Wild 2-1 should be in Solvia Wild

    Scenario: Solvia Urban has gone wild twice, and does not yield 15
      Given the loyalty of Solvia is Unrest
      And Kogus is in Solvia Urban
      And the Rebel Player has sent Kogus on Start Rebellion in Solvia Urban
      And the Rebel Player has drawn cards 85 and 97 in Solvia Urban
      And the Rebel Player would rather raise 5 Rebel Urban 2-1s in Solvia Urban
      And the Rebel Player will raise 3 Rebel Urban 2-1s in Solvia Urban
      When the Rebel Player draws card 80 in Solvia Urban
      Then 3 Rebel Urban 2-1s should be in Solvia Urban

    Scenario: Solvia Wild went wild in the Mission Phase before
      Given the loyalty of Solvia is Unrest
      And Kogus is in Solvia Wild
      And the Rebel Player has sent Kogus on Start Rebellion in Solvia Wild
      And the Rebel Player has drawn card 82 in Solvia Wild
      And the Rebel Player has stopped the missions in Solvia Wild
      And both players have passed until the Rebel Player's Mission Phase
      And the Rebel Player has sent Kogus on Start Rebellion in Solvia Wild
      And the Rebel Player would rather raise 2 Rebel Wild 2-1s in Solvia Wild
      And the Rebel Player will raise 1 Rebel Wild 2-1 in Solvia Wild
      When the Rebel Player draws card 92 in Solvia Wild
      Then 1 Rebel Wild 2-1 should be in Solvia Wild

    Scenario: The populace goes wild while the Rebellion of Solvia is stopped
      Given Solvia is in Rebellion Stopped
      And the loyalty of Solvia is Unrest
      And Kogus is in Solvia Wild
      And the Rebel Player has sent Kogus on Start Rebellion in Solvia Wild
      And the Rebel Player has drawn card 82 in Solvia Wild
      And the Rebel Player would rather raise 1 Rebel Wild 2-1 in Solvia Wild
      When the Rebel Player draws card 92 in Solvia Wild
      Then Solvia should be in Rebellion
      And 0 Rebel Wild 2-1s should be in Solvia Wild

  @rule:12.23
  Rule: Populace Goes Wild comes too late

    Scenario: Solvia Wild goes wild after it has rebelled
      Given the loyalty of Solvia is Unrest
      And Kogus and Adam Starlight are in Solvia Wild
      And the Rebel Player has sent Kogus on Start Rebellion in Solvia Wild
      And the Rebel Player has sent Adam Starlight on Gather Information in Solvia Wild
      And the Rebel Player will raise 1 Rebel Wild 2-1 in Solvia Wild
      And the Rebel Player has drawn card 92 in Solvia Wild
      And the Rebel Player would rather raise 1 Rebel Wild 1-0 in Solvia Wild
      When the Rebel Player draws card 82 in Solvia Wild
      Then 1 Action Card should be drawn
      And 1 Rebel Wild 2-1 should be in Solvia Wild
      And 0 Rebel Wild 1-0s should be in Solvia Wild

    Scenario: Solvia Wild goes wild and rebels after that
      Given the loyalty of Solvia is Unrest
      And Kogus and Adam Starlight are in Solvia Wild
      And the Rebel Player has sent Kogus on Start Rebellion in Solvia Wild
      And the Rebel Player has sent Adam Starlight on Gather Information in Solvia Wild
      And the Rebel Player has drawn card 82 in Solvia Wild
      And the Rebel Player will raise 2 Rebel Wild 2-1s in Solvia Wild
      When the Rebel Player draws card 92 in Solvia Wild
      Then 2 Rebel Wild 2-1s should be in Solvia Wild

    Scenario: Solvia Urban goes wild after Solvia Wild has rebelled
      Given the loyalty of Solvia is Unrest
      And Kogus is in Solvia Wild
      And Adam Starlight is in Solvia Urban
      And the Rebel Player has sent Kogus on Start Rebellion in Solvia Wild
      And the Rebel Player has sent Adam Starlight on Gather Information in Solvia Urban
      And the Rebel Player will raise 1 Rebel Urban 2-1 in Solvia Urban
      And the Rebel Player has drawn card 92 in Solvia Wild
      And the Rebel Player would rather raise 2 Rebel Urban 2-1s in Solvia Urban
      When the Rebel Player draws card 97 in Solvia Urban
      Then 1 Action Card should be drawn
      And 1 Rebel Urban 2-1 should be in Solvia Urban
