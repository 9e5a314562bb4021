@ruleset:mission @section:M.2
Feature: M.2 Specific: who attacks a mission group

  Where an environ names no creature, sentry robots may come in its place: one with a strength of 4 and an endurance
  of 2, two with 7 and 4. A mob is as strong as the Irate Locals Chart has it for the race that lives in the environ.

  Background:
    Given the scenario "The Varu Powderkeg"
    And it is the Rebel Player's Mission Phase

  @rule:M.2.19
  Rule: Sentry robots stand in for a missing creature

    Scenario Outline: In <environ> card <card> speaks of <robots>
      Given <planet> is under Imperial Control
      And Rayner Derban is in <environ>
      And the Rebel Player has sent Rayner Derban on Gain Characters in <environ>
      And nobody will try to break off
      And the combat defender die will be <die>
      And the combat attacker die will be 1
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6 and 6
      And the combat attacker dice would be 6 and 6
      When the Rebel Player draws card <card> in <environ>
      Then 1 combat defender die should be rolled
      And Rayner Derban should have <wounds> wounds
      And <tries> break off dice should be rolled

      Examples:
        | planet | environ             | card | robots     | die | wounds | tries |
        | Cercis | Cercis Wild         | 75   | one robot  | 3   | 0      | 0     |
        | Cercis | Cercis Wild         | 75   | one robot  | 4   | 1      | 0     |
        | Cercis | Cercis Wild         | 85   | two robots | 3   | 1      | 1     |
        | Cercis | Cercis Wild         | 95   | two robots | 5   | 2      | 1     |
        | Solvia | Solvia Subterranean | 76   | one robot  | 4   | 1      | 0     |
        | Solvia | Solvia Subterranean | 84   | two robots | 5   | 2      | 1     |

    Scenario: Jin Voles meets a robot on a planet under Rebel Control
      Given it is the Imperial Player's Mission Phase
      And Cercis is under Rebel Control
      And Jin Voles is in Cercis Wild
      And the Imperial Player has sent Jin Voles on Gain Characters in Cercis Wild
      And nobody will try to break off
      And the combat defender die will be 4
      And the combat attacker die will be 1
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6 and 6
      And the combat attacker dice would be 6 and 6
      When the Imperial Player draws card 75 in Cercis Wild
      Then 1 combat defender die should be rolled
      And Jin Voles should have 1 wound

    Scenario Outline: Rayner Derban meets no robot in <environ>, <control>
      Given <planet> is <control>
      And Rayner Derban is in <environ>
      And the Rebel Player has sent Rayner Derban on Gain Characters in <environ>
      And nobody will try to break off
      And everybody will try to break off
      And the break off die would be 1
      And the combat defender dice would be 4 and 4
      And the combat attacker dice would be 1 and 1
      When the Rebel Player draws card <card> in <environ>
      Then 1 Action Card should be drawn
      And no combat defender die should be rolled
      And Rayner Derban should be unwounded

      Examples:
        | planet | environ             | control             | card |
        | Cercis | Cercis Wild         | under Rebel Control | 75   |
        | Solvia | Solvia Subterranean | in Rebellion        | 76   |

    Scenario: Card 74 speaks of no robots
      Given Cercis is under Imperial Control
      And Rayner Derban is in Cercis Wild
      And the Rebel Player has sent Rayner Derban on Gain Characters in Cercis Wild
      And nobody will try to break off
      And the combat defender dice would be 4 and 4
      And the combat attacker dice would be 1 and 1
      When the Rebel Player draws card 74 in Cercis Wild
      Then 1 Action Card should be drawn
      And no combat defender die should be rolled
      And Rayner Derban should be unwounded

    Scenario: Snow Giants keep the robots away
      Given the scenario "Flight to Egrix"
      And Rayner Derban is in Quibron Wild
      And the Rebel Player has sent Rayner Derban on Gain Characters in Quibron Wild
      And nobody will try to break off
      And the combat defender die will be 6
      And the combat attacker die will be 1
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6 and 6
      And the combat attacker dice would be 6 and 6
      When the Rebel Player draws card 75 in Quibron Wild
      Then 1 combat defender die should be rolled
      And Rayner Derban should have 2 wounds
      And 1 break off die should be rolled

  @rule:M.2.20
  Rule: The mob is the people of the environ

    Scenario Outline: <race> attack in <environ>, and a <die> and a <own> are rolled
      Given the scenario "<scenario>"
      And Rayner Derban is in <environ>
      And the Rebel Player has sent Rayner Derban on Sabotage in <environ>
      And nobody will try to break off
      And the combat defender die will be <die>
      And the combat attacker die will be <own>
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6 and 6
      And the combat attacker dice would be 6 and 6
      When the Rebel Player draws card <card> in <environ>
      Then 1 combat defender die should be rolled
      And Rayner Derban should have <wounds> wounds
      And <tries> break off dice should be rolled

      Examples:
        | scenario           | environ             | race      | card | die | own | wounds | tries |
        | The Varu Powderkeg | Solvia Urban        | Susperans | 72   | 3   | 1   | 0      | 0     |
        | The Varu Powderkeg | Solvia Urban        | Susperans | 72   | 6   | 4   | 2      | 1     |
        | Flight to Egrix    | Angoff Urban        | Yesters   | 72   | 3   | 1   | 2      | 0     |
        | Flight to Egrix    | Angoff Urban        | Yesters   | 71   | 3   | 4   | 2      | 0     |
        | Flight to Egrix    | Charkhan Air        | Yesters   | 74   | 3   | 1   | 2      | 0     |
        | Flight to Egrix    | Charkhan Air        | Yesters   | 74   | 3   | 4   | 2      | 1     |
        | Flight to Egrix    | Quibron Wild        | Saurians  | 91   | 3   | 1   | 0      | 0     |
        | Flight to Egrix    | Quibron Wild        | Saurians  | 91   | 6   | 4   | 4      | 1     |
        | The Varu Powderkeg | Solvia Wild         | Thoks     | 91   | 3   | 1   | 1      | 1     |
        | The Varu Powderkeg | Horon Liquid        | Henones   | 74   | 3   | 1   | 2      | 1     |
        | The Varu Powderkeg | Solvia Subterranean | Piorads   | 74   | 3   | 1   | 2      | 1     |

  @rule:M.2.21
  Rule: Among several races the chart picks the mob

    Scenario Outline: Suvans and Rhones live in Akubera Urban, and a <die> and a <own> are rolled
      Given the star system "Aziza"
      And Rayner Derban is in Akubera Urban
      And the Rebel Player has sent Rayner Derban on Sabotage in Akubera Urban
      And nobody will try to break off
      And the combat defender die will be <die>
      And the combat attacker die will be <own>
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6 and 6
      And the combat attacker dice would be 6 and 6
      When the Rebel Player draws card <card> in Akubera Urban
      Then 1 combat defender die should be rolled
      And Rayner Derban should have <wounds> wounds
      And <tries> break off dice should be rolled

      Examples:
        | card | die | own | wounds | tries |
        | 71   | 3   | 1   | 0      | 0     |
        | 72   | 3   | 1   | 0      | 0     |
        | 72   | 3   | 4   | 0      | 1     |

    Scenario: Suvans alone live in Akubera Liquid
      Given the star system "Aziza"
      And Rayner Derban is in Akubera Liquid
      And the Rebel Player has sent Rayner Derban on Sabotage in Akubera Liquid
      And nobody will try to break off
      And the combat defender die will be 3
      And the combat attacker die will be 1
      When the Rebel Player draws card 74 in Akubera Liquid
      Then 1 combat defender die should be rolled
      And Rayner Derban should have 2 wounds

  @rule:M.2.22
  Rule: A rebellious planet has no mob for Rebels

    Scenario Outline: Rayner Derban meets the mob of Solvia Wild, <control>
      Given Solvia is <control>
      And Rayner Derban is in Solvia Wild
      And the Rebel Player has sent Rayner Derban on Gain Characters in Solvia Wild
      And nobody will try to break off
      And the combat defender die will be 3
      And the combat attacker die will be 1
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6 and 6
      And the combat attacker dice would be 6 and 6
      When the Rebel Player draws card 91 in Solvia Wild
      Then 1 combat defender die should be rolled
      And Rayner Derban should have 1 wound

      Examples:
        | control                |
        | under Imperial Control |
        | in Rebellion Stopped   |

    Scenario Outline: Rayner Derban meets no mob in <environ>, <control>
      Given <planet> is <control>
      And Rayner Derban is in <environ>
      And the Rebel Player has sent Rayner Derban on Gain Characters in <environ>
      And nobody will try to break off
      And everybody will try to break off
      And the break off die would be 1
      And the combat defender dice would be 6 and 6
      And the combat attacker dice would be 6 and 6
      When the Rebel Player draws card 91 in <environ>
      Then 1 Action Card should be drawn
      And no combat defender die should be rolled
      And Rayner Derban should be unwounded

      Examples:
        | planet | environ     | control             |
        | Solvia | Solvia Wild | in Rebellion        |
        | Cercis | Cercis Wild | under Rebel Control |

    Scenario Outline: Jin Voles meets the mob of <environ>, <control>
      Given it is the Imperial Player's Mission Phase
      And <planet> is <control>
      And Jin Voles is in <environ>
      And the Imperial Player has sent Jin Voles on Gain Characters in <environ>
      And nobody will try to break off
      And the combat defender die will be <die>
      And the combat attacker die will be 1
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6 and 6
      And the combat attacker dice would be 6 and 6
      When the Imperial Player draws card 91 in <environ>
      Then 1 combat defender die should be rolled
      And Jin Voles should have <wounds> wounds

      Examples:
        | planet | environ     | control             | die | wounds |
        | Solvia | Solvia Wild | in Rebellion        | 3   | 1      |
        | Cercis | Cercis Wild | under Rebel Control | 4   | 2      |
