@ruleset:summary @section:13
Feature: 13 Search: searches that events call for

  Some events let the non-phasing player search for a group on missions. Cards 86 and 87
  bring such an event in a Wild environ, cards 86, 95 and 96 in an Urban one.

  Background:
    Given the scenario "Flight to Egrix"
    And it is the Rebel Player's Mission Phase

  @rule:13.5
  Rule: An event may call a search amid the missions

    Scenario Outline: The Imperial Player searches with <searchers>, and finds Frun Sentel on his mission
      Given Frun Sentel is in Quibron Wild
      And <units> in Quibron Wild
      And the Rebel Player has sent Frun Sentel on Gain Characters in Quibron Wild
      And an event will hit the group of Frun Sentel in this order
      And the Imperial Player will search with <searchers>
      And the search die will be 1
      And the Imperial Player will attack <weapon>
      And the Imperial Player will fight to kill
      And nobody will try to break off
      And the combat defender die will be <die>
      And the combat attacker die will be 6
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6 and 6
      And the combat attacker dice would be 6 and 6
      When the Rebel Player draws card 86 in Quibron Wild
      Then 1 search die should be rolled
      And Frun Sentel should have <wounds> wounds

      Examples:
        | units                          | searchers      | weapon              | die | wounds |
        | Line 1 is                      | military units | with military units | 2   | 2      |
        | Jon Kidu and Vans Ka-Tie-A are | characters     | by firefight        | 6   | 4      |

    Scenario: A Line lets Frun Sentel be
      Given Frun Sentel is in Quibron Wild
      And Line 1 is in Quibron Wild
      And the Rebel Player has sent Frun Sentel on Diplomacy in Quibron Wild
      And an event will hit the group of Frun Sentel in this order
      And the Imperial Player will search with nobody
      And the search die would be 1
      When the Rebel Player draws card 87 in Quibron Wild
      Then 1 Action Card should be drawn
      And no search die should be rolled
      And the game should wait for nobody

    Scenario: A Line cannot search where the event calls for none
      Given Frun Sentel is in Quibron Wild
      And Line 1 is in Quibron Wild
      And the Rebel Player has sent Frun Sentel on Diplomacy in Quibron Wild
      And the Imperial Player will search with military units
      And the search die would be 1
      When the Rebel Player draws card 84 in Quibron Wild
      Then Frun Sentel should be detected
      And no search die should be rolled

    Scenario: Rebel units search for Jin Voles on his mission
      Given the scenario "The Varu Powderkeg"
      And it is the Imperial Player's Mission Phase
      And Jin Voles is in Cercis Wild
      And Rebel Wild 2-1 1 and Rebel Wild 2-1 2 are in Cercis Wild
      And the Imperial Player has sent Jin Voles on Gain Characters in Cercis Wild
      And an event will hit the group of Jin Voles in this order
      And the Rebel Player will search with military units
      And the search die will be 6
      And the Rebel Player will not attack
      When the Imperial Player draws card 86 in Cercis Wild
      Then 1 search die should be rolled

  @rule:13.18
  Rule: A search called by an event interrupts play

    Scenario: The game waits for the Imperial Player, who may search
      Given Frun Sentel is in Quibron Wild
      And Line 1 is in Quibron Wild
      And the Rebel Player has sent Frun Sentel on Diplomacy in Quibron Wild
      And an event will hit the group of Frun Sentel in this order
      When the Rebel Player draws card 86 in Quibron Wild
      Then the game should wait for the Imperial Player to choose whether to search

    Scenario: No card is drawn until he has chosen
      Given Frun Sentel is in Quibron Wild
      And Line 1 is in Quibron Wild
      And the Rebel Player has sent Frun Sentel on Diplomacy in Quibron Wild
      And an event will hit the group of Frun Sentel in this order
      And the Rebel Player has drawn card 86 in Quibron Wild
      And the game waits for the Imperial Player
      When the Rebel Player draws card 88 in Quibron Wild
      Then the order should be refused

    Scenario: No mission is stopped until he has chosen
      Given Frun Sentel is in Quibron Wild
      And Line 1 is in Quibron Wild
      And the Rebel Player has sent Frun Sentel on Diplomacy in Quibron Wild
      And an event will hit the group of Frun Sentel in this order
      And the Rebel Player has drawn card 86 in Quibron Wild
      And the game waits for the Imperial Player
      When the Rebel Player stops the missions in Quibron Wild
      Then the order should be refused

    Scenario: The Imperial Player searches, finds Frun Sentel, and is to say whether he attacks
      Given Frun Sentel is in Quibron Wild
      And Line 1 is in Quibron Wild
      And the Rebel Player has sent Frun Sentel on Diplomacy in Quibron Wild
      And an event will hit the group of Frun Sentel in this order
      And the Rebel Player has drawn card 86 in Quibron Wild
      And an event will hit the group of Frun Sentel in this order
      And the search die will be 1
      When the Imperial Player chooses to search with military units
      Then 1 search die should be rolled
      And the game should wait for the Imperial Player to choose whether to attack

    Scenario: No card is drawn while he may attack
      Given Frun Sentel is in Quibron Wild
      And Line 1 is in Quibron Wild
      And the Rebel Player has sent Frun Sentel on Diplomacy in Quibron Wild
      And an event will hit the group of Frun Sentel in this order
      And the Imperial Player will search with military units
      And the search die will be 1
      And the Rebel Player has drawn card 86 in Quibron Wild
      And the game waits for the Imperial Player
      When the Rebel Player draws card 88 in Quibron Wild
      Then the order should be refused

    Scenario: No card is drawn while he is to say what he fights for
      Given Frun Sentel is in Quibron Wild
      And Line 1 is in Quibron Wild
      And the Rebel Player has sent Frun Sentel on Diplomacy in Quibron Wild
      And an event will hit the group of Frun Sentel in this order
      And the Imperial Player will search with military units
      And the search die will be 1
      And the Imperial Player will attack with military units
      And the Rebel Player has drawn card 86 in Quibron Wild
      And the game waits for the Imperial Player
      When the Rebel Player draws card 88 in Quibron Wild
      Then the order should be refused

    Scenario: The next card is drawn when all is over
      Given Frun Sentel is in Quibron Wild
      And Line 1 is in Quibron Wild
      And the Rebel Player has sent Frun Sentel on Diplomacy in Quibron Wild
      And an event will hit the group of Frun Sentel in this order
      And the Imperial Player will search with military units
      And the search die will be 1
      And the Imperial Player will attack with military units
      And the Imperial Player will fight to kill
      And nobody will try to break off
      And the combat defender die will be 2
      And the combat attacker die will be 6
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6 and 6
      And the combat attacker dice would be 6 and 6
      And the Rebel Player has drawn card 86 in Quibron Wild
      When the Rebel Player draws card 88 in Quibron Wild
      Then 1 Action Card should be drawn
      And Frun Sentel should have 2 wounds

  @rule:13.24
  Rule: An event search is for one group, at once

    Scenario Outline: Two groups are out, and chance picks <hit>
      Given Boccanegra and Frun Sentel are in Quibron Wild
      And Line 1 and Line 2 are in Quibron Wild
      And the Rebel Player has sent Boccanegra on Diplomacy in Quibron Wild
      And the Rebel Player has sent Frun Sentel on Gain Characters in Quibron Wild
      And an event will hit the group of <hit> and <spared> in this order
      And the Imperial Player will search with military units
      And the search dice will be 1
      And the search die would be 1
      And the Imperial Player will attack with military units
      And the Imperial Player will fight to kill
      And nobody will try to break off
      And the combat defender die will be 1
      And the combat attacker die will be 6
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6 and 6
      And the combat attacker dice would be 6 and 6
      When the Rebel Player draws card 86 in Quibron Wild
      Then 1 search die should be rolled
      And <hit> should have 2 wounds
      And <spared> should be unwounded

      Examples:
        | hit         | spared      |
        | Boccanegra  | Frun Sentel |
        | Frun Sentel | Boccanegra  |

    Scenario Outline: <searched> was searched for before, and chance would pick him again
      Given Boccanegra and Frun Sentel are in Quibron Wild
      And Line 1 and Line 2 are in Quibron Wild
      And the Rebel Player has sent Boccanegra on Diplomacy in Quibron Wild
      And the Rebel Player has sent Frun Sentel on Gather Information in Quibron Wild
      And an event will hit the group of <searched> and <other> in this order
      And the Imperial Player will search with military units
      And the search die will be 6
      And the Rebel Player has drawn card 86 in Quibron Wild
      And an event will hit the group of <searched> and <other> in this order
      And the Imperial Player will search with military units
      And the search die will be 1
      And the Imperial Player will attack with military units
      And the Imperial Player will fight to kill
      And nobody will try to break off
      And the combat defender die will be 1
      And the combat attacker die will be 6
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6 and 6
      And the combat attacker dice would be 6 and 6
      When the Rebel Player draws card 87 in Quibron Wild
      Then 1 search die should be rolled
      And <other> should have 2 wounds
      And <searched> should be unwounded

      Examples:
        | searched    | other       |
        | Boccanegra  | Frun Sentel |
        | Frun Sentel | Boccanegra  |

    Scenario: Both groups were searched for before
      Given Boccanegra and Frun Sentel are in Angoff Urban
      And Line 1 is in Angoff Urban
      And the Rebel Player has sent Boccanegra on Diplomacy in Angoff Urban
      And the Rebel Player has sent Frun Sentel on Sabotage in Angoff Urban
      And an event will hit the group of Frun Sentel in this order
      And the Imperial Player will search with military units
      And the search die will be 6
      And the Rebel Player has drawn card 86 in Angoff Urban
      And an event will hit the group of Boccanegra in this order
      And the Imperial Player will search with military units
      And the search die will be 6
      And the Rebel Player has drawn card 95 in Angoff Urban
      And the Imperial Player will search with military units
      And the Imperial Player will not attack
      And the search die would be 6
      When the Rebel Player draws card 96 in Angoff Urban
      Then 1 Action Card should be drawn
      And no search die should be rolled
