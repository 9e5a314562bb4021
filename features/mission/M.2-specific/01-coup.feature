@ruleset:mission @section:M.2
Feature: M.2 Specific: Coup

  A Coup takes a clever head, an environ with a Coup rating, and luck: once one has succeeded there, its marker closes the
  environ to all others.

  Background:
    Given the scenario "The Varu Powderkeg"
    And it is the Rebel Player's Mission Phase

  @rule:M.2.1
  Rule: Coup needs an able mind

    Scenario Outline: <group>, whose best Intelligence is 1
      Given <group> are in Solvia Urban
      When the Rebel Player sends <group> on Coup in Solvia Urban
      Then the order should be refused

      Examples:
        | group                                  |
        | Agan Rafa and Frun Sentel              |
        | Agan Rafa, Frun Sentel and Scott Rubel |

    Scenario: Agan Rafa goes, and a clever friend beside him does not
      Given Agan Rafa and Zina Adora are in Solvia Urban
      When the Rebel Player sends Agan Rafa on Coup in Solvia Urban
      Then the order should be refused

    Scenario Outline: <group>, whose best Intelligence is <Intelligence>
      Given <group> are in Solvia Urban
      When the Rebel Player sends <group> on Coup in Solvia Urban
      Then the mission of <group> should be active

      Examples:
        | group                                   | Intelligence |
        | Agan Rafa and Ran Jayma                 | 2            |
        | Agan Rafa, Frun Sentel and Drakir Grebb | 3            |

    Scenario: Tourag alone, with an Intelligence of 2
      Given Tourag is in Solvia Urban
      When the Rebel Player sends Tourag on Coup in Solvia Urban
      Then the mission of Tourag should be active

    Scenario: The Imperial Player sends Jin Voles, with an Intelligence of 2
      Given it is the Imperial Player's Mission Phase
      And Jin Voles is in Solvia Urban
      When the Imperial Player sends Jin Voles on Coup in Solvia Urban
      Then the mission of Jin Voles should be active

  @rule:M.2.2
  Rule: No second Coup where one has succeeded

    Scenario Outline: A Coup of <letters> succeeds, and the Rebel Player tries the next
      Given Tourag is in Solvia Urban
      And the Rebel Player has sent Tourag on Coup in Solvia Urban
      And the Rebel Player has drawn <cards> in Solvia Urban
      And the Rebel Player has stopped the missions in Solvia Urban
      And both players have passed until the Imperial Player's Mission Phase
      And both players have passed until the Rebel Player's Mission Phase
      When the Rebel Player sends Tourag on Coup in Solvia Urban
      Then the order should be refused

      Examples:
        | letters     | cards           |
        | one letter  | card 77         |
        | two letters | cards 77 and 87 |

    Scenario: A Rebel Coup succeeds, and the Imperial Player tries the next
      Given Tourag is in Solvia Urban
      And Jin Voles is in Solvia Urban
      And the Rebel Player has sent Tourag on Coup in Solvia Urban
      And the Rebel Player has drawn card 77 in Solvia Urban
      And the Rebel Player has stopped the missions in Solvia Urban
      And both players have passed until the Imperial Player's Mission Phase
      When the Imperial Player sends Jin Voles on Coup in Solvia Urban
      Then the order should be refused

    Scenario: An Imperial Coup succeeds, and the Rebel Player tries the next
      Given it is the Imperial Player's Mission Phase
      And Tourag is in Solvia Urban
      And Jin Voles is in Solvia Urban
      And the Imperial Player has sent Jin Voles on Coup in Solvia Urban
      And the Imperial Player has drawn card 87 in Solvia Urban
      And the Imperial Player has stopped the missions in Solvia Urban
      And both players have passed until the Rebel Player's Mission Phase
      When the Rebel Player sends Tourag on Coup in Solvia Urban
      Then the order should be refused

    Scenario: A Rebel Coup comes to nothing, and the Imperial Player tries the next
      Given Tourag is in Solvia Urban
      And Jin Voles is in Solvia Urban
      And the Rebel Player has sent Tourag on Coup in Solvia Urban
      And the Rebel Player has drawn card 76 in Solvia Urban
      And the Rebel Player has stopped the missions in Solvia Urban
      And both players have passed until the Imperial Player's Mission Phase
      When the Imperial Player sends Jin Voles on Coup in Solvia Urban
      Then the mission of Jin Voles should be active
      And there should be no Coup marker in Solvia Urban

    Scenario: A Coup succeeds
      Given the loyalty of Solvia is Neutral
      And Tourag is in Solvia Urban
      And the Rebel Player has sent Tourag on Coup in Solvia Urban
      And the Rebel Player has drawn card 77 in Solvia Urban
      When the Rebel Player stops the missions in Solvia Urban
      Then the loyalty of Solvia should be Dissent
      And there should be a Coup marker in Solvia Urban

    Scenario: An Imperial Coup succeeds
      Given it is the Imperial Player's Mission Phase
      And the loyalty of Solvia is Neutral
      And Jin Voles is in Solvia Urban
      And the Imperial Player has sent Jin Voles on Coup in Solvia Urban
      And the Imperial Player has drawn card 87 in Solvia Urban
      When the Imperial Player stops the missions in Solvia Urban
      Then the loyalty of Solvia should be Loyal
      And there should be a Coup marker in Solvia Urban

  @rule:M.2.3
  Rule: Coup needs a rating and no earlier Coup

    Scenario Outline: <environ>, which has no Coup rating
      Given Tourag is in <environ>
      When the Rebel Player sends Tourag on Coup in <environ>
      Then the order should be refused

      Examples:
        | environ             |
        | Horon Liquid        |
        | Solvia Wild         |
        | Solvia Subterranean |

    Scenario Outline: <environ>, which has no Coup rating, and the <side> Player
      Given the scenario "Flight to Egrix"
      And it is the <side> Player's Mission Phase
      And Tourag is in Quibron Wild
      And <character> is in <environ>
      When the <side> Player sends <character> on Coup in <environ>
      Then the order should be refused

      Examples:
        | side     | character  | environ       |
        | Rebel    | Boccanegra | Charkhan Air  |
        | Imperial | Gelba      | Charkhan Wild |

    Scenario Outline: <environ>, which has a Coup marker
      Given the scenario "<scenario>"
      And Tourag is in <environ>
      And there is a Coup marker in <environ>
      When the Rebel Player sends Tourag on Coup in <environ>
      Then the order should be refused

      Examples:
        | scenario           | environ      |
        | The Varu Powderkeg | Solvia Urban |
        | Flight to Egrix    | Angoff Urban |

    Scenario: Solvia Urban, which has a Coup marker, and the Imperial Player
      Given it is the Imperial Player's Mission Phase
      And Jin Voles is in Solvia Urban
      And there is a Coup marker in Solvia Urban
      When the Imperial Player sends Jin Voles on Coup in Solvia Urban
      Then the order should be refused

    Scenario: Solvia Urban, which has a Coup rating and no marker, and the Imperial Player
      Given it is the Imperial Player's Mission Phase
      And Jin Voles is in Solvia Urban
      When the Imperial Player sends Jin Voles on Coup in Solvia Urban
      Then the mission of Jin Voles should be active

    Scenario Outline: <environ>, which has a Coup rating and no marker
      Given the scenario "<scenario>"
      And Tourag is in <environ>
      When the Rebel Player sends Tourag on Coup in <environ>
      Then the mission of Tourag should be active

      Examples:
        | scenario           | environ      |
        | The Varu Powderkeg | Solvia Urban |
        | Flight to Egrix    | Angoff Urban |

    Scenario: There is a Coup marker in Solvia Urban, and another mission goes there
      Given Tourag is in Solvia Urban
      And there is a Coup marker in Solvia Urban
      When the Rebel Player sends Tourag on Diplomacy in Solvia Urban
      Then the mission of Tourag should be active
