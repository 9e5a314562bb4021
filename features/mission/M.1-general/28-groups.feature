@ruleset:mission @section:M.1
Feature: M.1 General: which group an event hits

  An event for one mission group hits the one that chance picks, out of those still at work. The mobs of Quibron Wild
  and Charkhan Wild have a strength of 5 and an endurance of 4, and those of Angoff Urban of 6 and 2. With Combat 5 a
  lone defender takes two wounds when a 4 is rolled, or a 3 at Angoff, and a 1 disperses the mob.

  Background:
    Given the scenario "Flight to Egrix"
    And it is the Rebel Player's Mission Phase

  @rule:M.1.28
  Rule: A one-group event falls on a random group

    Scenario Outline: Chance picks <first>, and a mob attacks
      Given Boccanegra, Frun Sentel and Agan Rafa are in Charkhan Wild
      And the Rebel Player has sent Boccanegra on Gather Information in Charkhan Wild
      And the Rebel Player has sent Frun Sentel on Sabotage in Charkhan Wild
      And the Rebel Player has sent Agan Rafa on Diplomacy in Charkhan Wild
      And an event will hit the group of <first>, <second> and <third> in this order
      And nobody will try to break off
      And the combat defender die will be 4
      And the combat attacker die will be 1
      And the combat defender dice would be 4 and 4
      And the combat attacker dice would be 1 and 1
      When the Rebel Player draws card 91 in Charkhan Wild
      Then <first> should have 2 wounds
      And <second> and <third> should be unwounded

      Examples:
        | first       | second      | third      |
        | Boccanegra  | Frun Sentel | Agan Rafa  |
        | Frun Sentel | Agan Rafa   | Boccanegra |
        | Agan Rafa   | Frun Sentel | Boccanegra |

    Scenario Outline: Chance picks <first>, and an agent betrays the mission
      Given Boccanegra, Frun Sentel and Agan Rafa are in Quibron Wild
      And the Rebel Player has sent Boccanegra on Gather Information in Quibron Wild
      And the Rebel Player has sent Frun Sentel on Sabotage in Quibron Wild
      And the Rebel Player has sent Agan Rafa on Gain Characters in Quibron Wild
      And an event will hit the group of <first>, <second> and <third> in this order
      When the Rebel Player draws card 97 in Quibron Wild
      Then the mission of <first> should be over
      And the mission of <second> should be active
      And the mission of <third> should be active

      Examples:
        | first       | second      | third      |
        | Boccanegra  | Frun Sentel | Agan Rafa  |
        | Frun Sentel | Agan Rafa   | Boccanegra |
        | Agan Rafa   | Frun Sentel | Boccanegra |

    Scenario Outline: Chance picks <first>, and a sentry robot attacks
      Given Boccanegra and Frun Sentel are in Charkhan Wild
      And the Rebel Player has sent Boccanegra on Gather Information in Charkhan Wild
      And the Rebel Player has sent Frun Sentel on Gain Characters in Charkhan Wild
      And an event will hit the group of <first> and <second> in this order
      And nobody will try to break off
      And the combat defender die will be 4
      And the combat attacker die will be 1
      And the combat defender dice would be 4 and 4
      And the combat attacker dice would be 1 and 1
      When the Rebel Player draws card 75 in Charkhan Wild
      Then <first> should have 1 wound
      And <second> should be unwounded

      Examples:
        | first       | second      |
        | Boccanegra  | Frun Sentel |
        | Frun Sentel | Boccanegra  |

    Scenario: Chance picks Jin Voles, and the mob attacks an Imperial group
      Given it is the Imperial Player's Mission Phase
      And Jon Kidu and Jin Voles are in Quibron Wild
      And Rebel Wild 2-1 1 is in Quibron Wild
      And the Imperial Player has sent Jon Kidu on Diplomacy in Quibron Wild
      And the Imperial Player has sent Jin Voles on Sabotage in Quibron Wild
      And an event will hit the group of Jin Voles and Jon Kidu in this order
      And nobody will try to break off
      And the combat defender die will be 4
      And the combat attacker die will be 1
      And the combat defender dice would be 4 and 4
      And the combat attacker dice would be 1 and 1
      When the Imperial Player draws card 91 in Quibron Wild
      Then Jin Voles should have 2 wounds
      And Jon Kidu should be unwounded

  @rule:M.1.29
  Rule: An aborted group is out of later events

    Scenario: Both groups are at work when the mob comes
      Given Boccanegra and Frun Sentel are in Angoff Urban
      And the Rebel Player has sent Boccanegra on Gather Information in Angoff Urban
      And the Rebel Player has sent Frun Sentel on Sabotage in Angoff Urban
      And an event will hit the group of Frun Sentel and Boccanegra in this order
      And nobody will try to break off
      And the combat defender die will be 3
      And the combat attacker die will be 1
      When the Rebel Player draws card 72 in Angoff Urban
      Then Frun Sentel should have 2 wounds
      And Boccanegra should be unwounded

    Scenario: An agent has betrayed Frun Sentel when the mob comes
      Given Boccanegra and Frun Sentel are in Angoff Urban
      And the Rebel Player has sent Boccanegra on Gather Information in Angoff Urban
      And the Rebel Player has sent Frun Sentel on Sabotage in Angoff Urban
      And an event will hit the group of Frun Sentel and Boccanegra in this order
      And the Rebel Player has drawn card 74 in Angoff Urban
      And an event will hit the group of Frun Sentel and Boccanegra in this order
      And nobody will try to break off
      And the combat defender die will be 3
      And the combat attacker die will be 1
      When the Rebel Player draws card 72 in Angoff Urban
      Then Boccanegra should have 2 wounds
      And Frun Sentel should be unwounded

    Scenario Outline: Boccanegra's Diplomacy is aborted by <cause> when the mob comes
      Given Boccanegra and Frun Sentel are in Quibron Wild
      And the Rebel Player has sent Boccanegra on Diplomacy in Quibron Wild
      And the Rebel Player has sent Frun Sentel on Gather Information in Quibron Wild
      And the Rebel Player has drawn card <card> in Quibron Wild
      And an event will hit the group of Boccanegra and Frun Sentel in this order
      And nobody will try to break off
      And the combat defender die will be 4
      And the combat attacker die will be 1
      When the Rebel Player draws card 91 in Quibron Wild
      Then Frun Sentel should have 2 wounds
      And Boccanegra should be unwounded

      Examples:
        | cause                | card |
        | a breach of protocol | 93   |
        | a political quarrel  | 81   |

    Scenario: An agent has betrayed Boccanegra's Diplomacy when its protocol is breached
      Given the loyalty of Quibron is Neutral
      And Boccanegra and Frun Sentel are in Quibron Wild
      And the Rebel Player has sent Boccanegra on Diplomacy in Quibron Wild
      And the Rebel Player has sent Frun Sentel on Gather Information in Quibron Wild
      And an event will hit the group of Boccanegra and Frun Sentel in this order
      And the Rebel Player has drawn card 97 in Quibron Wild
      When the Rebel Player draws card 93 in Quibron Wild
      Then 1 Action Card should be drawn
      And the loyalty of Quibron should be Neutral

    Scenario: An agent has betrayed Frun Sentel when the protocol of Boccanegra's Diplomacy is breached
      Given the loyalty of Quibron is Neutral
      And Boccanegra and Frun Sentel are in Quibron Wild
      And the Rebel Player has sent Boccanegra on Diplomacy in Quibron Wild
      And the Rebel Player has sent Frun Sentel on Gather Information in Quibron Wild
      And an event will hit the group of Frun Sentel and Boccanegra in this order
      And the Rebel Player has drawn card 97 in Quibron Wild
      When the Rebel Player draws card 93 in Quibron Wild
      Then the loyalty of Quibron should be Loyal
      And the mission of Boccanegra should be over

    Scenario: Boccanegra's Diplomacy is aborted when a search is called
      Given Boccanegra and Frun Sentel are in Angoff Urban
      And Line 1 and Line 2 are in Angoff Urban
      And the Rebel Player has sent Boccanegra on Diplomacy in Angoff Urban
      And the Rebel Player has sent Frun Sentel on Scavenge for Possessions in Angoff Urban
      And the Rebel Player has drawn card 90 in Angoff Urban
      And an event will hit the group of Boccanegra and Frun Sentel in this order
      And the Imperial Player will search with military units
      And the search die will be 1
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
      When the Rebel Player draws card 95 in Angoff Urban
      Then Frun Sentel should have 2 wounds
      And Boccanegra should be unwounded

    Scenario: Boccanegra's Diplomacy is aborted when the Gadhars attack
      Given the scenario "The Varu Powderkeg"
      And Boccanegra and Frun Sentel are in Solvia Wild
      And the Rebel Player has sent Boccanegra on Diplomacy in Solvia Wild
      And the Rebel Player has sent Frun Sentel on Sabotage in Solvia Wild
      And the Rebel Player has drawn card 90 in Solvia Wild
      And an event will hit the group of Boccanegra and Frun Sentel in this order
      And nobody will try to break off
      And the combat defender die will be 6
      And the combat attacker die will be 1
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6 and 6
      And the combat attacker dice would be 6 and 6
      When the Rebel Player draws card 74 in Solvia Wild
      Then Frun Sentel should have 2 wounds
      And Boccanegra should be unwounded

    Scenario: Boccanegra's Diplomacy is aborted when an agent betrays a mission
      Given Boccanegra and Frun Sentel are in Quibron Wild
      And the Rebel Player has sent Boccanegra on Diplomacy in Quibron Wild
      And the Rebel Player has sent Frun Sentel on Gather Information in Quibron Wild
      And the Rebel Player has drawn card 93 in Quibron Wild
      And an event will hit the group of Boccanegra and Frun Sentel in this order
      When the Rebel Player draws card 97 in Quibron Wild
      Then 1 Action Card should be drawn
      And the mission of Frun Sentel should be over

    Scenario: An agent has betrayed Boccanegra when an accident happens, and the Rebel Player would name him
      Given Boccanegra and Frun Sentel are in Charkhan Air
      And the Rebel Player has sent Boccanegra on Gain Characters in Charkhan Air
      And the Rebel Player has sent Frun Sentel on Sabotage in Charkhan Air
      And an event will hit the group of Boccanegra and Frun Sentel in this order
      And the Rebel Player has drawn card 90 in Charkhan Air
      And the Rebel Player will pick Boccanegra
      And the Rebel Player will pick Frun Sentel
      And an event will hit the group of Boccanegra and Frun Sentel in this order
      When the Rebel Player draws card 81 in Charkhan Air
      Then Frun Sentel should have 1 wound
      And Boccanegra should be unwounded
