@ruleset:summary @section:13
Feature: 13 Search: attacks on those who were found

  Whoever has found enemy characters may attack them, at once or never: characters themselves, military units by a squad.

  Background:
    Given the scenario "The Varu Powderkeg"
    And it is the Rebel Player's Search Phase

  @rule:13.1
  Rule: Units that find someone fight as a squad

    Scenario Outline: Frun Sentel meets the squad of <strength>, and a <die> is rolled
      Given Frun Sentel is in <environ>
      And Frun Sentel is detected
      And <units> in <environ>
      And the Imperial Player has declared a search of <environ> with military units
      And the search die will be 1
      And the Imperial Player will attack with military units
      And the Imperial Player will fight to kill
      And nobody will try to break off
      And the combat defender die will be <die>
      And the combat attacker die will be 6
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Imperial Player searches <environ> with the military units
      Then 1 search die should be rolled
      And Frun Sentel should have <wounds> wounds

      Examples:
        | strength | units                                             | environ             | die | wounds |
        | 1        | Patrol 1 is                                       | Solvia Subterranean | 3   | 0      |
        | 1        | Patrol 1 is                                       | Solvia Subterranean | 4   | 2      |
        | 2        | Patrol 1 and Patrol 2 are                         | Solvia Subterranean | 2   | 0      |
        | 2        | Patrol 1 and Patrol 2 are                         | Solvia Subterranean | 3   | 2      |
        | 3        | Line 1 is                                         | Solvia Subterranean | 1   | 0      |
        | 3        | Line 1 is                                         | Solvia Subterranean | 2   | 2      |
        | 4        | Line 1 and Patrol 1 are                           | Solvia Subterranean | 1   | 0      |
        | 4        | Line 1 and Patrol 1 are                           | Solvia Subterranean | 4   | 2      |
        | 5        | Line 1, Patrol 1 and Patrol 2 are                 | Solvia Subterranean | 1   | 2      |
        | 5        | Line 1, Patrol 1 and Patrol 2 are                 | Solvia Subterranean | 4   | 4      |
        | 6        | Line 1 and Line 2 are                             | Solvia Subterranean | 1   | 2      |
        | 6        | Line 1 and Line 2 are                             | Solvia Subterranean | 4   | 4      |
        | 7        | Line 1, Line 2 and Patrol 1 are                   | Solvia Subterranean | 2   | 2      |
        | 8        | Line 1, Line 2, Patrol 1 and Patrol 2 are         | Solvia Urban        | 1   | 2      |
        | 8        | Line 1, Line 2, Patrol 1 and Patrol 2 are         | Solvia Urban        | 2   | 4      |
        | 9        | Line 1, Line 2 and Line 3 are                     | Solvia Subterranean | 2   | 4      |
        | 11       | Line 1, Line 2, Line 3, Patrol 1 and Patrol 2 are | Solvia Wild         | 2   | 4      |

    Scenario Outline: Redjac meets the squad of Rebel units of <strength>, and a <die> is rolled
      Given it is the Imperial Player's Search Phase
      And Redjac is in Horon Liquid
      And Redjac is detected
      And <units> are in Horon Liquid
      And the Rebel Player has declared a search of Horon Liquid with military units
      And the search die will be 1
      And the Rebel Player will attack with military units
      And the Rebel Player will fight to kill
      And nobody will try to break off
      And the combat defender die will be <die>
      And the combat attacker die will be 6
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Rebel Player searches Horon Liquid with the military units
      Then 1 search die should be rolled
      And Redjac should have <wounds> wounds

      Examples:
        | strength | units                                                                                                                     | die | wounds |
        | 11       | Rebel Liquid 2-1 1, Rebel Liquid 2-1 2, Rebel Liquid 2-1 3, Rebel Liquid 2-1 4, Rebel Liquid 2-1 5 and Rebel Liquid 1-0 1 | 2   | 2      |
        | 12       | Rebel Liquid 2-1 1, Rebel Liquid 2-1 2, Rebel Liquid 2-1 3, Rebel Liquid 2-1 4, Rebel Liquid 2-1 5 and Rebel Liquid 2-1 6 | 2   | 4      |
        | 12       | Rebel Liquid 2-1 1, Rebel Liquid 2-1 2, Rebel Liquid 2-1 3, Rebel Liquid 2-1 4, Rebel Liquid 2-1 5 and Rebel Liquid 2-1 6 | 1   | 2      |

    Scenario Outline: Frun Sentel hits back at the squad of <strength>, and a <die> is rolled
      Given Frun Sentel is in Solvia Subterranean
      And Frun Sentel is detected
      And <units> in Solvia Subterranean
      And the Imperial Player has declared a search of Solvia Subterranean with military units
      And the search die will be 1
      And the Imperial Player will attack with military units
      And the Imperial Player will fight to kill
      And nobody will try to break off
      And the combat defender die will be 1
      And the combat attacker die will be <die>
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Imperial Player searches Solvia Subterranean with the military units
      Then 1 search die should be rolled
      And Frun Sentel should be unwounded
      And Frun Sentel should be in Solvia Subterranean
      And <left> in Solvia Subterranean
      And <second rounds> break off dice should be rolled

      Examples:
        | strength | units                     | left                            | die | second rounds |
        | 1        | Patrol 1 is               | Patrol 1 should be              | 1   | 0             |
        | 1        | Patrol 1 is               | Patrol 1 should be              | 4   | 1             |
        | 2        | Patrol 1 and Patrol 2 are | Patrol 1 and Patrol 2 should be | 1   | 0             |
        | 2        | Patrol 1 and Patrol 2 are | Patrol 1 and Patrol 2 should be | 2   | 1             |
        | 3        | Line 1 is                 | Line 1 should be                | 1   | 1             |

    Scenario Outline: <friends> hit back at the squad of <strength>, and a <die> is rolled
      Given <friends> are in <environ>
      And <friends> are detected
      And <units> in <environ>
      And the Imperial Player has declared a search of <environ> with military units
      And the search die will be 1
      And the Imperial Player will attack with military units
      And the Imperial Player will fight to kill
      And <friends> will be active
      And nobody will try to break off
      And the combat defender die will be 1
      And the combat attacker die will be <die>
      And <friends> will be active
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Imperial Player searches <environ> with the military units
      Then 1 search die should be rolled
      And <friends> should be unwounded
      And <second rounds> break off dice should be rolled

      Examples:
        | strength | units                                     | environ             | friends                                                    | die | second rounds |
        | 3        | Line 1 is                                 | Solvia Subterranean | Agan Rafa, Frun Sentel and Ran Jayma                       | 1   | 0             |
        | 4        | Line 1 and Patrol 1 are                   | Solvia Subterranean | Agan Rafa, Frun Sentel and Ran Jayma                       | 4   | 1             |
        | 5        | Line 1, Patrol 1 and Patrol 2 are         | Solvia Subterranean | Agan Rafa, Frun Sentel and Ran Jayma                       | 1   | 0             |
        | 5        | Line 1, Patrol 1 and Patrol 2 are         | Solvia Subterranean | Agan Rafa, Frun Sentel and Ran Jayma                       | 4   | 1             |
        | 7        | Line 1, Line 2 and Patrol 1 are           | Solvia Subterranean | Agan Rafa, Frun Sentel and Ran Jayma                       | 1   | 0             |
        | 8        | Line 1, Line 2, Patrol 1 and Patrol 2 are | Solvia Urban        | Agan Rafa, Frun Sentel and Ran Jayma                       | 1   | 1             |
        | 9        | Line 1, Line 2 and Line 3 are             | Solvia Subterranean | Agan Rafa, Frun Sentel, Kogus and Rayner Derban            | 1   | 0             |
        | 9        | Line 1, Line 2 and Line 3 are             | Solvia Subterranean | Agan Rafa, Frun Sentel and Ran Jayma                       | 1   | 1             |
        | 12       | Line 1, Line 2, Line 3 and Line 4 are     | Solvia Urban        | Agan Rafa, Frun Sentel, Kogus, Rayner Derban and Ran Jayma | 1   | 0             |
        | 12       | Line 1, Line 2, Line 3 and Line 4 are     | Solvia Urban        | Agan Rafa, Frun Sentel, Kogus and Rayner Derban            | 1   | 1             |

  @rule:13.7
  Rule: Who was found may be attacked

    Scenario: Lines find Zina Adora
      Given Zina Adora is in Solvia Subterranean
      And Zina Adora is detected
      And Line 1, Line 2 and Line 3 are in Solvia Subterranean
      And the Imperial Player has declared a search of Solvia Subterranean with military units
      And the search die will be 2
      And the Imperial Player will attack with military units
      And the Imperial Player will fight to kill
      And the combat defender dice will be 6 and 6
      And the combat attacker dice will be 6 and 6
      When the Imperial Player searches Solvia Subterranean with the military units
      Then Zina Adora should be killed

    Scenario: Lines do not find Zina Adora
      Given Zina Adora is in Solvia Subterranean
      And Zina Adora is detected
      And Line 1, Line 2 and Line 3 are in Solvia Subterranean
      And the Imperial Player has declared a search of Solvia Subterranean with military units
      And the search die will be 3
      And the Imperial Player will attack with military units
      And the Imperial Player will fight to kill
      And the combat defender dice would be 6 and 6
      And the combat attacker dice would be 6 and 6
      When the Imperial Player searches Solvia Subterranean with the military units
      Then 1 search die should be rolled
      And no combat defender die should be rolled
      And Zina Adora should be in Solvia Subterranean
      And Zina Adora should be unwounded

    Scenario: Jon Kidu finds Zina Adora
      Given Zina Adora is in Solvia Subterranean
      And Zina Adora is detected
      And Jon Kidu is in Solvia Subterranean
      And the Imperial Player has declared a search of Solvia Subterranean with Jon Kidu
      And the search die will be 1
      And the Imperial Player will attack hand-to-hand
      And the Imperial Player will fight to kill
      And the combat defender dice will be 6 and 6
      And the combat attacker dice will be 6 and 6
      When the Imperial Player searches Solvia Subterranean with the characters
      Then Zina Adora should be killed

    Scenario: Jon Kidu does not find Zina Adora
      Given Zina Adora is in Solvia Subterranean
      And Zina Adora is detected
      And Jon Kidu is in Solvia Subterranean
      And the Imperial Player has declared a search of Solvia Subterranean with Jon Kidu
      And the search die will be 2
      And the Imperial Player will attack hand-to-hand
      And the Imperial Player will fight to kill
      And the combat defender dice would be 6 and 6
      And the combat attacker dice would be 6 and 6
      When the Imperial Player searches Solvia Subterranean with the characters
      Then 1 search die should be rolled
      And no combat defender die should be rolled
      And Zina Adora should be in Solvia Subterranean
      And Zina Adora should be unwounded

    Scenario: Lines did not find Zina Adora, and attack all the same
      Given Zina Adora is in Solvia Subterranean
      And Zina Adora is detected
      And Line 1, Line 2 and Line 3 are in Solvia Subterranean
      And the Imperial Player has declared a search of Solvia Subterranean with military units
      And the search die will be 3
      And the Imperial Player has searched Solvia Subterranean with the military units
      And the Imperial Player will fight to kill
      And the combat defender dice would be 6 and 6
      And the combat attacker dice would be 6 and 6
      When the Imperial Player chooses to attack with military units
      Then the order should be refused

  @rule:13.12
  Rule: A failed searcher does not attack

    Scenario: Jon Kidu failed, the Lines found Zina Adora, and he attacks
      Given Zina Adora is in Solvia Subterranean
      And Zina Adora is detected
      And Line 1, Line 2, Line 3 and Jon Kidu are in Solvia Subterranean
      And the Imperial Player has declared a search of Solvia Subterranean with military units
      And the Imperial Player has declared a search of Solvia Subterranean with Jon Kidu
      And the search die will be 6
      And the Imperial Player has searched Solvia Subterranean with the characters
      And the search die will be 1
      And the Imperial Player has searched Solvia Subterranean with the military units
      And the Imperial Player will fight to kill
      And the combat defender dice would be 6 and 6
      And the combat attacker dice would be 6 and 6
      When the Imperial Player chooses to attack hand-to-hand
      Then the order should be refused

    Scenario: Jon Kidu failed, the Lines found Zina Adora, and they attack
      Given Zina Adora is in Solvia Subterranean
      And Zina Adora is detected
      And Line 1, Line 2, Line 3 and Jon Kidu are in Solvia Subterranean
      And the Imperial Player has declared a search of Solvia Subterranean with military units
      And the Imperial Player has declared a search of Solvia Subterranean with Jon Kidu
      And the search die will be 6
      And the Imperial Player has searched Solvia Subterranean with the characters
      And the search die will be 1
      And the Imperial Player has searched Solvia Subterranean with the military units
      And the Imperial Player will fight to kill
      And the combat defender dice will be 6 and 6
      And the combat attacker dice will be 6 and 6
      When the Imperial Player chooses to attack with military units
      Then Zina Adora should be killed

    Scenario: The Lines failed, Jon Kidu found Zina Adora, and they attack
      Given Zina Adora is in Solvia Subterranean
      And Zina Adora is detected
      And Line 1, Line 2, Line 3 and Jon Kidu are in Solvia Subterranean
      And the Imperial Player has declared a search of Solvia Subterranean with military units
      And the Imperial Player has declared a search of Solvia Subterranean with Jon Kidu
      And the search die will be 6
      And the Imperial Player has searched Solvia Subterranean with the military units
      And the search die will be 1
      And the Imperial Player has searched Solvia Subterranean with the characters
      And the Imperial Player will fight to kill
      And the combat defender dice would be 6 and 6
      And the combat attacker dice would be 6 and 6
      When the Imperial Player chooses to attack with military units
      Then the order should be refused

    Scenario: The Lines failed, Jon Kidu found Zina Adora, and he attacks
      Given Zina Adora is in Solvia Subterranean
      And Zina Adora is detected
      And Line 1, Line 2, Line 3 and Jon Kidu are in Solvia Subterranean
      And the Imperial Player has declared a search of Solvia Subterranean with military units
      And the Imperial Player has declared a search of Solvia Subterranean with Jon Kidu
      And the search die will be 6
      And the Imperial Player has searched Solvia Subterranean with the military units
      And the search die will be 1
      And the Imperial Player has searched Solvia Subterranean with the characters
      And the Imperial Player will fight to kill
      And the combat defender dice will be 6 and 6
      And the combat attacker dice will be 6 and 6
      When the Imperial Player chooses to attack hand-to-hand
      Then Zina Adora should be killed

  @rule:13.15
  Rule: Nobody has to fight after a search

    Scenario: Lines find Zina Adora, and let her be
      Given Zina Adora is in Solvia Subterranean
      And Zina Adora is detected
      And Line 1, Line 2 and Line 3 are in Solvia Subterranean
      And the Imperial Player has declared a search of Solvia Subterranean with military units
      And the search die will be 1
      And the Imperial Player will not attack
      And the combat defender dice would be 6 and 6
      And the combat attacker dice would be 6 and 6
      When the Imperial Player searches Solvia Subterranean with the military units
      Then 1 search die should be rolled
      And no combat defender die should be rolled
      And the game should wait for nobody
      And Zina Adora should be in Solvia Subterranean
      And Zina Adora should be unwounded

    Scenario: Lines find Zina Adora, and attack
      Given Zina Adora is in Solvia Subterranean
      And Zina Adora is detected
      And Line 1, Line 2 and Line 3 are in Solvia Subterranean
      And the Imperial Player has declared a search of Solvia Subterranean with military units
      And the search die will be 1
      And the Imperial Player will attack with military units
      And the Imperial Player will fight to kill
      And the combat defender dice will be 6 and 6
      And the combat attacker dice will be 6 and 6
      When the Imperial Player searches Solvia Subterranean with the military units
      Then Zina Adora should be killed

    Scenario: Jon Kidu finds Zina Adora, and lets her be
      Given Zina Adora is in Solvia Subterranean
      And Zina Adora is detected
      And Jon Kidu is in Solvia Subterranean
      And the Imperial Player has declared a search of Solvia Subterranean with Jon Kidu
      And the search die will be 1
      And the Imperial Player will not attack
      And the combat defender dice would be 6 and 6
      And the combat attacker dice would be 6 and 6
      When the Imperial Player searches Solvia Subterranean with the characters
      Then 1 search die should be rolled
      And no combat defender die should be rolled
      And the game should wait for nobody
      And Zina Adora should be in Solvia Subterranean
      And Zina Adora should be unwounded

    Scenario: Jon Kidu finds Zina Adora, and attacks
      Given Zina Adora is in Solvia Subterranean
      And Zina Adora is detected
      And Jon Kidu is in Solvia Subterranean
      And the Imperial Player has declared a search of Solvia Subterranean with Jon Kidu
      And the search die will be 1
      And the Imperial Player will attack hand-to-hand
      And the Imperial Player will fight to kill
      And the combat defender dice will be 6 and 6
      And the combat attacker dice will be 6 and 6
      When the Imperial Player searches Solvia Subterranean with the characters
      Then Zina Adora should be killed

  @rule:13.16
  Rule: Attack the found at once or not at all

    Scenario: Zina Adora was found, let go, and is attacked after another search
      Given Zina Adora is in Solvia Subterranean
      And Zina Adora is detected
      And Line 1, Line 2 and Line 3 are in Solvia Subterranean
      And Frun Sentel is in Solvia Urban
      And Frun Sentel is detected
      And Line 4 and Line 5 are in Solvia Urban
      And the Imperial Player has declared a search of Solvia Subterranean with military units
      And the Imperial Player has declared a search of Solvia Urban with military units
      And the search die will be 1
      And the Imperial Player will not attack
      And the Imperial Player has searched Solvia Subterranean with the military units
      And the search die will be 6
      And the Imperial Player has searched Solvia Urban with the military units
      And the Imperial Player will fight to kill
      And the combat defender dice would be 6 and 6
      And the combat attacker dice would be 6 and 6
      When the Imperial Player chooses to attack with military units
      Then the order should be refused

    Scenario: Zina Adora was found, and is attacked at once
      Given Zina Adora is in Solvia Subterranean
      And Zina Adora is detected
      And Line 1, Line 2 and Line 3 are in Solvia Subterranean
      And Frun Sentel is in Solvia Urban
      And Frun Sentel is detected
      And Line 4 and Line 5 are in Solvia Urban
      And the Imperial Player has declared a search of Solvia Subterranean with military units
      And the Imperial Player has declared a search of Solvia Urban with military units
      And the search die will be 1
      And the Imperial Player has searched Solvia Subterranean with the military units
      And the Imperial Player will fight to kill
      And the combat defender dice will be 6 and 6
      And the combat attacker dice will be 6 and 6
      When the Imperial Player chooses to attack with military units
      Then Zina Adora should be killed

    Scenario: Zina Adora was found, and another search is to come before the attack
      Given Zina Adora is in Solvia Subterranean
      And Zina Adora is detected
      And Line 1, Line 2 and Line 3 are in Solvia Subterranean
      And Frun Sentel is in Solvia Urban
      And Frun Sentel is detected
      And Line 4 and Line 5 are in Solvia Urban
      And the Imperial Player has declared a search of Solvia Subterranean with military units
      And the Imperial Player has declared a search of Solvia Urban with military units
      And the search die will be 1
      And the Imperial Player has searched Solvia Subterranean with the military units
      And the search die would be 6
      And the game waits for the Imperial Player
      When the Imperial Player searches Solvia Urban with the military units
      Then the order should be refused

    Scenario: Zina Adora was found, let go, and is searched for again
      Given Zina Adora is in Solvia Subterranean
      And Zina Adora is detected
      And Line 1, Line 2 and Line 3 are in Solvia Subterranean
      And Frun Sentel is in Solvia Urban
      And Frun Sentel is detected
      And Line 4 and Line 5 are in Solvia Urban
      And the Imperial Player has declared a search of Solvia Subterranean with military units
      And the Imperial Player has declared a search of Solvia Urban with military units
      And the search die will be 1
      And the Imperial Player will not attack
      And the Imperial Player has searched Solvia Subterranean with the military units
      And the search die would be 1
      And the Imperial Player will attack with military units
      And the Imperial Player will fight to kill
      And the combat defender dice would be 6 and 6
      And the combat attacker dice would be 6 and 6
      When the Imperial Player searches Solvia Subterranean with the military units
      Then the order should be refused

    Scenario: Zina Adora is searched for, found and attacked
      Given Zina Adora is in Solvia Subterranean
      And Zina Adora is detected
      And Line 1, Line 2 and Line 3 are in Solvia Subterranean
      And Frun Sentel is in Solvia Urban
      And Frun Sentel is detected
      And Line 4 and Line 5 are in Solvia Urban
      And the Imperial Player has declared a search of Solvia Subterranean with military units
      And the Imperial Player has declared a search of Solvia Urban with military units
      And the search die will be 1
      And the Imperial Player will attack with military units
      And the Imperial Player will fight to kill
      And the combat defender dice will be 6 and 6
      And the combat attacker dice will be 6 and 6
      When the Imperial Player searches Solvia Subterranean with the military units
      Then Zina Adora should be killed

  @rule:13.23
  Rule: Successful searchers are the attackers

    Scenario: Vans Ka-Tie-A finds Adam Starlight alone, at +1, and with Jon Kidu it would be +4
      Given Adam Starlight is in Solvia Subterranean
      And Adam Starlight is detected
      And Vans Ka-Tie-A and Jon Kidu are in Solvia Subterranean
      And the Imperial Player has declared a search of Solvia Subterranean with Vans Ka-Tie-A
      And the search die will be 1
      And the Imperial Player will attack hand-to-hand
      And the Imperial Player will fight to kill
      And nobody will try to break off
      And the combat defender die will be 2
      And the combat attacker die will be 3
      And Vans Ka-Tie-A will take 1 wound
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Imperial Player searches Solvia Subterranean with the characters
      Then Adam Starlight should be unwounded
      And Vans Ka-Tie-A should have 1 wound
      And Jon Kidu should be unwounded

    Scenario: Saytar finds Agan Rafa, who is the stronger
      Given Agan Rafa is in Solvia Subterranean
      And Agan Rafa is detected
      And Saytar is in Solvia Subterranean
      And the Imperial Player has declared a search of Solvia Subterranean with Saytar
      And the search die will be 1
      And the Imperial Player will attack hand-to-hand
      And the Imperial Player will fight to kill
      And nobody will try to break off
      And the combat defender die will be 6
      And the combat attacker die will be 6
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Imperial Player searches Solvia Subterranean with the characters
      Then Agan Rafa should have 1 wound
      And Saytar should be unwounded

    Scenario: Rayner Derban and Professor Mareg find Jin Voles, who is the weaker
      Given it is the Imperial Player's Search Phase
      And Jin Voles is in Solvia Subterranean
      And Jin Voles is detected
      And Rayner Derban and Professor Mareg are in Solvia Subterranean
      And the Rebel Player has declared a search of Solvia Subterranean with Rayner Derban and Professor Mareg
      And the search die will be 1
      And the Rebel Player will attack hand-to-hand
      And the Rebel Player will fight to kill
      And nobody will try to break off
      And the combat defender die will be 6
      And the combat attacker die will be 6
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Rebel Player searches Solvia Subterranean with the characters
      Then Jin Voles should have 2 wounds
      And Rayner Derban and Professor Mareg should be unwounded
