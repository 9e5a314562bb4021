@ruleset:summary @section:12
Feature: 12 Rebellion: force points

  As a planet goes into Rebellion, every environ yields force points: Solvia Urban 7, its Subterranean and its
  Wild environ 3 each. They buy units there, a 1-0 for one point and a 2-1 for three.

  Background:
    Given the scenario "The Varu Powderkeg"
    And it is the Rebel Player's Mission Phase

  @rule:12.17
  Rule: Force points by resource rating

    Scenario Outline: <environ> yields <points>
      Given the scenario "<scenario>"
      And the loyalty of <planet> is Unrest
      And Kogus is in <environ>
      And the Rebel Player has sent Kogus on Start Rebellion in <environ>
      And the Rebel Player would rather raise <2-1s> Rebel <type> 2-1s in <environ> and <too many> Rebel <type> 1-0s in <environ>
      And the Rebel Player will raise <2-1s> Rebel <type> 2-1s in <environ> and <1-0s> Rebel <type> 1-0s in <environ>
      When the Rebel Player draws card <card> in <environ>
      Then <2-1s> Rebel <type> 2-1s should be in <environ>
      And <1-0s> Rebel <type> 1-0s should be in <environ>

      Examples:
        | scenario           | planet   | environ       | type   | points | 2-1s | 1-0s | too many | card |
        | The Varu Powderkeg | Horon    | Horon Liquid  | Liquid | 10     | 3    | 1    | 2        | 82   |
        | The Varu Powderkeg | Solvia   | Solvia Urban  | Urban  | 7      | 2    | 1    | 2        | 80   |
        | Flight to Egrix    | Quibron  | Quibron Wild  | Wild   | 6      | 1    | 3    | 4        | 92   |
        | Flight to Egrix    | Angoff   | Angoff Urban  | Urban  | 9      | 2    | 3    | 4        | 80   |
        | Flight to Egrix    | Charkhan | Charkhan Air  | Air    | 7      | 2    | 1    | 2        | 82   |
        | Flight to Egrix    | Charkhan | Charkhan Wild | Wild   | 5      | 1    | 2    | 3        | 92   |

    Scenario: All environs of Solvia yield theirs
      Given the loyalty of Solvia is Unrest
      And Kogus is in Solvia Wild
      And the Rebel Player has sent Kogus on Start Rebellion in Solvia Wild
      And the Rebel Player will raise 2 Rebel Urban 2-1s in Solvia Urban and 1 Rebel Subterranean 2-1 in Solvia Subterranean and 3 Rebel Wild 1-0s in Solvia Wild
      When the Rebel Player draws card 92 in Solvia Wild
      Then 2 Rebel Urban 2-1s should be in Solvia Urban
      And 1 Rebel Subterranean 2-1 should be in Solvia Subterranean
      And 3 Rebel Wild 1-0s should be in Solvia Wild

  @rule:12.18
  Rule: A 1-0 costs one force point

    Scenario Outline: Three points buy <number>
      Given the loyalty of Solvia is Unrest
      And Kogus is in Solvia Wild
      And the Rebel Player has sent Kogus on Start Rebellion in Solvia Wild
      And the Rebel Player has drawn card 92 in Solvia Wild
      When the Rebel Player raises <number> Rebel Wild 1-0s in Solvia Wild
      Then <number> Rebel Wild 1-0s should be in Solvia Wild

      Examples:
        | number |
        | 1      |
        | 2      |
        | 3      |

    Scenario: Three points do not buy four
      Given the loyalty of Solvia is Unrest
      And Kogus is in Solvia Wild
      And the Rebel Player has sent Kogus on Start Rebellion in Solvia Wild
      And the Rebel Player has drawn card 92 in Solvia Wild
      When the Rebel Player raises 4 Rebel Wild 1-0s in Solvia Wild
      Then the order should be refused

    Scenario: Six points buy three beside a 2-1
      Given the scenario "Flight to Egrix"
      And the loyalty of Quibron is Unrest
      And Kogus is in Quibron Wild
      And the Rebel Player has sent Kogus on Start Rebellion in Quibron Wild
      And the Rebel Player has drawn card 92 in Quibron Wild
      When the Rebel Player raises 1 Rebel Wild 2-1 in Quibron Wild and 3 Rebel Wild 1-0s in Quibron Wild
      Then 3 Rebel Wild 1-0s should be in Quibron Wild
      And 1 Rebel Wild 2-1 should be in Quibron Wild

    Scenario: Seven points buy one beside two 2-1s, and no second
      Given the loyalty of Solvia is Unrest
      And Kogus is in Solvia Urban
      And the Rebel Player has sent Kogus on Start Rebellion in Solvia Urban
      And the Rebel Player has drawn card 80 in Solvia Urban
      When the Rebel Player raises 2 Rebel Urban 2-1s in Solvia Urban and 2 Rebel Urban 1-0s in Solvia Urban
      Then the order should be refused

  @rule:12.19
  Rule: A 2-1 costs three force points

    Scenario: Six points buy two
      Given the scenario "Flight to Egrix"
      And the loyalty of Quibron is Unrest
      And Kogus is in Quibron Wild
      And the Rebel Player has sent Kogus on Start Rebellion in Quibron Wild
      And the Rebel Player has drawn card 92 in Quibron Wild
      When the Rebel Player raises 2 Rebel Wild 2-1s in Quibron Wild
      Then 2 Rebel Wild 2-1s should be in Quibron Wild

    Scenario: Six points do not buy two and a 1-0
      Given the scenario "Flight to Egrix"
      And the loyalty of Quibron is Unrest
      And Kogus is in Quibron Wild
      And the Rebel Player has sent Kogus on Start Rebellion in Quibron Wild
      And the Rebel Player has drawn card 92 in Quibron Wild
      When the Rebel Player raises 2 Rebel Wild 2-1s in Quibron Wild and 1 Rebel Wild 1-0 in Quibron Wild
      Then the order should be refused

    Scenario: Three points buy one
      Given the loyalty of Solvia is Unrest
      And Kogus is in Solvia Wild
      And the Rebel Player has sent Kogus on Start Rebellion in Solvia Wild
      And the Rebel Player has drawn card 92 in Solvia Wild
      When the Rebel Player raises 1 Rebel Subterranean 2-1 in Solvia Subterranean
      Then 1 Rebel Subterranean 2-1 should be in Solvia Subterranean

    Scenario: Five points do not buy two
      Given the scenario "Flight to Egrix"
      And the loyalty of Charkhan is Unrest
      And Kogus is in Charkhan Wild
      And the Rebel Player has sent Kogus on Start Rebellion in Charkhan Wild
      And the Rebel Player has drawn card 92 in Charkhan Wild
      When the Rebel Player raises 2 Rebel Wild 2-1s in Charkhan Wild
      Then the order should be refused

  @rule:12.20
  Rule: Force points stay in their environ

    Scenario Outline: <units> in Charkhan Wild for its 5 points, and none in Charkhan Air for its 7
      Given the scenario "Flight to Egrix"
      And the loyalty of Charkhan is Unrest
      And Kogus is in Charkhan Air
      And the Rebel Player has sent Kogus on Start Rebellion in Charkhan Air
      And the Rebel Player has drawn card 82 in Charkhan Air
      When the Rebel Player raises <units> in Charkhan Wild
      Then the order should be refused

      Examples:
        | units              |
        | 2 Rebel Wild 2-1s  |
        | 3 Rebel Wild 2-1s  |
        | 6 Rebel Wild 1-0s  |

    Scenario: What the 5 points of Charkhan Wild pay for
      Given the scenario "Flight to Egrix"
      And the loyalty of Charkhan is Unrest
      And Kogus is in Charkhan Air
      And the Rebel Player has sent Kogus on Start Rebellion in Charkhan Air
      And the Rebel Player has drawn card 82 in Charkhan Air
      When the Rebel Player raises 1 Rebel Wild 2-1 in Charkhan Wild and 2 Rebel Wild 1-0s in Charkhan Wild
      Then 1 Rebel Wild 2-1 should be in Charkhan Wild
      And 2 Rebel Wild 1-0s should be in Charkhan Wild

    Scenario: Solvia Wild does not lend to Solvia Urban
      Given the loyalty of Solvia is Unrest
      And Kogus is in Solvia Wild
      And the Rebel Player has sent Kogus on Start Rebellion in Solvia Wild
      And the Rebel Player has drawn card 92 in Solvia Wild
      When the Rebel Player raises 3 Rebel Urban 2-1s in Solvia Urban
      Then the order should be refused

  @rule:12.21
  Rule: Force points buy the environ's own type

    Scenario Outline: No <kind> for the points of <environ>
      Given the loyalty of Solvia is Unrest
      And Kogus is in Solvia Wild
      And the Rebel Player has sent Kogus on Start Rebellion in Solvia Wild
      And the Rebel Player has drawn card 92 in Solvia Wild
      When the Rebel Player raises 1 <kind> in <environ>
      Then the order should be refused

      Examples:
        | kind                   | environ             |
        | Rebel Urban 1-0        | Solvia Wild         |
        | Rebel Air 2-1          | Solvia Wild         |
        | Rebel Wild 1-0         | Solvia Urban        |
        | Rebel Wild 2-1         | Solvia Subterranean |
        | Rebel Liquid 1-0       | Solvia Subterranean |
        | Rebel Subterranean 2-1 | Solvia Urban        |

    Scenario Outline: A <kind> for the points of <environ>
      Given the loyalty of Solvia is Unrest
      And Kogus is in Solvia Wild
      And the Rebel Player has sent Kogus on Start Rebellion in Solvia Wild
      And the Rebel Player has drawn card 92 in Solvia Wild
      When the Rebel Player raises 1 <kind> in <environ>
      Then 1 <kind> should be in <environ>

      Examples:
        | kind                   | environ             |
        | Rebel Wild 1-0         | Solvia Wild         |
        | Rebel Wild 2-1         | Solvia Wild         |
        | Rebel Urban 1-0        | Solvia Urban        |
        | Rebel Urban 2-1        | Solvia Urban        |
        | Rebel Subterranean 1-0 | Solvia Subterranean |
        | Rebel Subterranean 2-1 | Solvia Subterranean |
