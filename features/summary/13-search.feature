@ruleset:summary @section:13
Feature: 13 Search

  In the Search Phase the non-phasing player looks for detected enemy characters with his military units, with his
  characters, or with both. A search value is set against a hiding value, and one die decides. A lone character hides
  with his Intelligence plus the size of the environ less one: Zina Adora with 5 in Solvia Subterranean, Scott Rubel
  and Frun Sentel with 3.

  Background:
    Given the scenario "The Varu Powderkeg"
    And it is the Rebel Player's Search Phase

  @rule:13.1
  Rule: Units that find someone fight as a squad

    Scenario Outline: Frun Sentel meets the squad of <strength>, and a <die> is rolled
      Given Frun Sentel is in Solvia Subterranean
      And Frun Sentel is detected
      And <units> in Solvia Subterranean
      And the Imperial Player has declared a search of Solvia Subterranean with military units
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
      When the Imperial Player searches Solvia Subterranean with the military units
      Then 1 search die should be rolled
      And Frun Sentel should have <wounds> wounds

      Examples:
        | strength | units                               | die | wounds |
        | 1        | Patrol 1 is                         | 3   | 0      |
        | 1        | Patrol 1 is                         | 4   | 2      |
        | 2        | Patrol 1 and Patrol 2 are           | 2   | 0      |
        | 2        | Patrol 1 and Patrol 2 are           | 3   | 2      |
        | 3        | Line 1 is                           | 1   | 0      |
        | 3        | Line 1 is                           | 2   | 2      |
        | 3        | Patrol 1, Patrol 2 and Patrol 3 are | 2   | 2      |
        | 6        | Line 1 and Line 2 are               | 1   | 2      |
        | 6        | Line 1 and Line 2 are               | 4   | 4      |
        | 9        | Line 1, Line 2 and Line 3 are       | 2   | 4      |

    Scenario Outline: Frun Sentel hits back at the squad of <units>
      Given Frun Sentel is in Solvia Subterranean
      And Frun Sentel is detected
      And <units> in Solvia Subterranean
      And the Imperial Player has declared a search of Solvia Subterranean with military units
      And the search die will be 1
      And the Imperial Player will attack with military units
      And the Imperial Player will fight to kill
      And nobody will try to break off
      And the combat defender die will be 1
      And the combat attacker die will be 1
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
        | units                     | left                            | second rounds |
        | Patrol 1 is               | Patrol 1 should be              | 0             |
        | Patrol 1 and Patrol 2 are | Patrol 1 and Patrol 2 should be | 0             |
        | Line 1 is                 | Line 1 should be                | 1             |

  @rule:13.2
  Rule: Detected characters draw reaction and search

    Scenario: Rebel units react to Jon Kidu, who is detected
      Given it is the Imperial Player's Enemy Reaction Segment
      And Jon Kidu is in Solvia Wild
      And Jon Kidu is detected
      And Rebel Wild 2-1 1 is in Solvia Urban
      When the Rebel Player reacts with Rebel Wild 2-1 1 to Solvia Wild
      Then Rebel Wild 2-1 1 should be in Solvia Wild

    Scenario: Rebel units react to Jon Kidu, who is undetected
      Given it is the Imperial Player's Enemy Reaction Segment
      And Jon Kidu is in Solvia Wild
      And Jon Kidu is undetected
      And Rebel Wild 2-1 1 is in Solvia Urban
      When the Rebel Player reacts with Rebel Wild 2-1 1 to Solvia Wild
      Then the order should be refused

    Scenario: Rebel units search for Jon Kidu, who is detected
      Given it is the Imperial Player's Search Phase
      And Jon Kidu is in Solvia Wild
      And Jon Kidu is detected
      And Rebel Wild 2-1 1 is in Solvia Wild
      When the Rebel Player declares a search of Solvia Wild with military units
      Then a search of Solvia Wild with military units should be declared

    Scenario: Rebel units search for Jon Kidu, who is undetected
      Given it is the Imperial Player's Search Phase
      And Jon Kidu is in Solvia Wild
      And Jon Kidu is undetected
      And Rebel Wild 2-1 1 is in Solvia Wild
      When the Rebel Player declares a search of Solvia Wild with military units
      Then the order should be refused

  @rule:13.3
  Rule: Events and searches detect characters

    Scenario Outline: Jin Voles is on a mission in <environ>, and card <card> leaves him <condition>
      Given it is the Imperial Player's Mission Phase
      And Jin Voles is in <environ>
      And the Imperial Player has sent Jin Voles on Diplomacy in <environ>
      When the Imperial Player draws card <card> in <environ>
      Then Jin Voles should be <condition>
      And 1 Action Card should be drawn

      Examples:
        | environ      | card | condition  |
        | Solvia Wild  | 84   | detected   |
        | Solvia Wild  | 71   | undetected |
        | Horon Liquid | 70   | detected   |
        | Horon Liquid | 82   | undetected |

    Scenario: An event detects those who lose heart
      Given it is the Rebel Player's Mission Phase
      And Scott Rubel is in Solvia Subterranean
      And the Rebel Player has sent Scott Rubel on Start Rebellion in Solvia Subterranean
      When the Rebel Player draws card 71 in Solvia Subterranean
      Then Scott Rubel should be detected

    Scenario Outline: Zina Adora searches for Jin Voles with a <die>, and is seen
      Given it is the Imperial Player's Search Phase
      And Jin Voles is in Solvia Subterranean
      And Jin Voles is detected
      And Zina Adora is in Solvia Subterranean
      And Zina Adora is undetected
      And the Rebel Player has declared a search of Solvia Subterranean with Zina Adora
      And the search die will be <die>
      And the Rebel Player will not attack
      When the Rebel Player searches Solvia Subterranean with the characters
      Then Zina Adora should be detected

      Examples:
        | die |
        | 1   |
        | 6   |

  @rule:13.4
  Rule: Characters or units alone suffice to search

    Scenario: The Imperial Player has only a Line there
      Given Frun Sentel is in Solvia Subterranean
      And Frun Sentel is detected
      And Line 1 is in Solvia Subterranean
      When the Imperial Player declares a search of Solvia Subterranean with military units
      Then a search of Solvia Subterranean with military units should be declared

    Scenario: The Imperial Player has only Jon Kidu there
      Given Frun Sentel is in Solvia Subterranean
      And Frun Sentel is detected
      And Jon Kidu is in Solvia Subterranean
      When the Imperial Player declares a search of Solvia Subterranean with Jon Kidu
      Then a search of Solvia Subterranean with Jon Kidu should be declared

    Scenario: The Imperial Player has a Line and Jon Kidu there
      Given Frun Sentel is in Solvia Subterranean
      And Frun Sentel is detected
      And Line 1 and Jon Kidu are in Solvia Subterranean
      When the Imperial Player declares a search of Solvia Subterranean with military units
      Then a search of Solvia Subterranean with military units should be declared

    Scenario: Jon Kidu makes his search, and finds Zina Adora
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

  @rule:13.5
  Rule: An event may call a search amid the missions

    Scenario Outline: <units> found Frun Sentel on his mission
      Given the scenario "Flight to Egrix"
      And it is the Rebel Player's Mission Phase
      And Frun Sentel is in Quibron Wild
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
      Given the scenario "Flight to Egrix"
      And it is the Rebel Player's Mission Phase
      And Frun Sentel is in Quibron Wild
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
      Given the scenario "Flight to Egrix"
      And it is the Rebel Player's Mission Phase
      And Frun Sentel is in Quibron Wild
      And Line 1 is in Quibron Wild
      And the Rebel Player has sent Frun Sentel on Diplomacy in Quibron Wild
      And the Imperial Player will search with military units
      And the search die would be 1
      When the Rebel Player draws card 84 in Quibron Wild
      Then Frun Sentel should be detected
      And no search die should be rolled

    Scenario: Rebel units search for Jin Voles on his mission
      Given it is the Imperial Player's Mission Phase
      And Jin Voles is in Cercis Wild
      And Rebel Wild 2-1 1 and Rebel Wild 2-1 2 are in Cercis Wild
      And the Imperial Player has sent Jin Voles on Gain Characters in Cercis Wild
      And an event will hit the group of Jin Voles in this order
      And the Rebel Player will search with military units
      And the search die will be 6
      And the Rebel Player will not attack
      When the Imperial Player draws card 86 in Cercis Wild
      Then 1 search die should be rolled

  @rule:13.6
  Rule: The Search Table decides a search

    Scenario Outline: Units search with <search> where <hider> hides with <hiding>: a <die> finds
      Given <hider> is in <environ>
      And <hider> is detected
      And <units> in <environ>
      And the Imperial Player has declared a search of <environ> with military units
      And the search die will be <die>
      And the Imperial Player will attack with military units
      And the Imperial Player will fight to kill
      And the combat defender dice will be 6 and 6
      And the combat attacker dice will be 6 and 6
      When the Imperial Player searches <environ> with the military units
      Then <hider> should be killed

      Examples:
        | hiding | hider       | environ             | search | units                                                 | die |
        | 3      | Scott Rubel | Solvia Subterranean | 1      | Patrol 1 is                                           | 1   |
        | 3      | Scott Rubel | Solvia Subterranean | 3      | Line 1 is                                             | 1   |
        | 3      | Scott Rubel | Solvia Subterranean | 6      | Line 1 and Line 2 are                                 | 2   |
        | 3      | Scott Rubel | Solvia Subterranean | 9      | Line 1, Line 2 and Line 3 are                         | 3   |
        | 5      | Zina Adora  | Solvia Subterranean | 3      | Line 1 is                                             | 1   |
        | 5      | Zina Adora  | Solvia Subterranean | 6      | Line 1 and Line 2 are                                 | 1   |
        | 5      | Zina Adora  | Solvia Subterranean | 9      | Line 1, Line 2 and Line 3 are                         | 2   |
        | 6      | Zina Adora  | Solvia Urban        | 6      | Line 1 and Line 2 are                                 | 1   |
        | 6      | Zina Adora  | Solvia Urban        | 12     | Line 1, Line 2, Line 3 and Line 4 are                 | 2   |
        | 7      | Zina Adora  | Solvia Wild         | 15     | Line 1, Line 2, Line 3, Line 4 and Line 5 are         | 2   |
        | 8      | Zina Adora  | Horon Liquid        | 9      | Line 1, Line 2 and Line 3 are                         | 1   |
        | 8      | Zina Adora  | Horon Liquid        | 18     | Line 1, Line 2, Line 3, Line 4, Line 5 and Line 6 are | 2   |

    Scenario Outline: Units search with <search> where <hider> hides with <hiding>: a <die> does not find
      Given <hider> is in <environ>
      And <hider> is detected
      And <units> in <environ>
      And the Imperial Player has declared a search of <environ> with military units
      And the search die will be <die>
      And the Imperial Player will attack with military units
      And the Imperial Player will fight to kill
      And the combat defender dice would be 6 and 6
      And the combat attacker dice would be 6 and 6
      When the Imperial Player searches <environ> with the military units
      Then 1 search die should be rolled
      And <hider> should be in <environ>
      And <hider> should be unwounded

      Examples:
        | hiding | hider       | environ             | search | units                                                 | die |
        | 3      | Scott Rubel | Solvia Subterranean | 1      | Patrol 1 is                                           | 2   |
        | 3      | Scott Rubel | Solvia Subterranean | 3      | Line 1 is                                             | 2   |
        | 3      | Scott Rubel | Solvia Subterranean | 6      | Line 1 and Line 2 are                                 | 3   |
        | 3      | Scott Rubel | Solvia Subterranean | 9      | Line 1, Line 2 and Line 3 are                         | 4   |
        | 5      | Zina Adora  | Solvia Subterranean | 3      | Line 1 is                                             | 2   |
        | 5      | Zina Adora  | Solvia Subterranean | 6      | Line 1 and Line 2 are                                 | 2   |
        | 5      | Zina Adora  | Solvia Subterranean | 9      | Line 1, Line 2 and Line 3 are                         | 3   |
        | 6      | Zina Adora  | Solvia Urban        | 6      | Line 1 and Line 2 are                                 | 2   |
        | 6      | Zina Adora  | Solvia Urban        | 12     | Line 1, Line 2, Line 3 and Line 4 are                 | 3   |
        | 7      | Zina Adora  | Solvia Wild         | 15     | Line 1, Line 2, Line 3, Line 4 and Line 5 are         | 3   |
        | 8      | Zina Adora  | Horon Liquid        | 9      | Line 1, Line 2 and Line 3 are                         | 2   |
        | 8      | Zina Adora  | Horon Liquid        | 18     | Line 1, Line 2, Line 3, Line 4, Line 5 and Line 6 are | 3   |

    Scenario Outline: Characters search with <search> where <hider> hides with <hiding>: a <die> finds
      Given <hider> is in Solvia Subterranean
      And <hider> is detected
      And <searchers> are in Solvia Subterranean
      And the Imperial Player has declared a search of Solvia Subterranean with <searchers>
      And the search die will be <die>
      And the Imperial Player will attack by firefight
      And the Imperial Player will fight to kill
      And the combat defender dice will be 6 and 6
      And the combat attacker dice will be 6 and 6
      When the Imperial Player searches Solvia Subterranean with the characters
      Then <hider> should be killed

      Examples:
        | hiding | hider       | search | searchers                                                                | die |
        | 3      | Scott Rubel | 7      | Saytar and Telmen                                                        | 3   |
        | 3      | Scott Rubel | 24     | Barca, Saytar, Senator Dermond, Thysa Kymbo, Telmen, Jon Kidu and Redjac | 6   |
        | 5      | Zina Adora  | 5      | Jon Kidu and Gelba                                                       | 1   |
        | 5      | Zina Adora  | 12     | Barca, Saytar and Senator Dermond                                        | 3   |

    Scenario Outline: Characters search with <search> where <hider> hides with <hiding>: a <die> does not find
      Given <hider> is in Solvia Subterranean
      And <hider> is detected
      And <searchers> are in Solvia Subterranean
      And the Imperial Player has declared a search of Solvia Subterranean with <searchers>
      And the search die will be <die>
      And the Imperial Player will attack by firefight
      And the Imperial Player will fight to kill
      And the combat defender dice would be 6 and 6
      And the combat attacker dice would be 6 and 6
      When the Imperial Player searches Solvia Subterranean with the characters
      Then 1 search die should be rolled
      And <hider> should be in Solvia Subterranean
      And <hider> should be unwounded

      Examples:
        | hiding | hider       | search | searchers                         | die |
        | 3      | Scott Rubel | 7      | Saytar and Telmen                 | 4   |
        | 5      | Zina Adora  | 5      | Jon Kidu and Gelba                | 2   |
        | 5      | Zina Adora  | 12     | Barca, Saytar and Senator Dermond | 4   |

    Scenario: Three in a small environ hide with 1: a Line finds them with a 2
      Given Agan Rafa, Frun Sentel and Scott Rubel are in Solvia Subterranean
      And Agan Rafa, Frun Sentel and Scott Rubel are detected
      And Line 1 is in Solvia Subterranean
      And the Imperial Player has declared a search of Solvia Subterranean with military units
      And the search die will be 2
      And the Imperial Player will attack with military units
      And the Imperial Player will fight to kill
      And Agan Rafa, Frun Sentel and Scott Rubel will be active
      And everybody will try to break off
      And the break off dice will be 1 and 1
      And the combat defender die would be 6
      And the combat attacker die would be 6
      When the Imperial Player searches Solvia Subterranean with the military units
      Then 1 break off die should be rolled

    Scenario: Three in a small environ hide with 1: a Line does not find them with a 3
      Given Agan Rafa, Frun Sentel and Scott Rubel are in Solvia Subterranean
      And Agan Rafa, Frun Sentel and Scott Rubel are detected
      And Line 1 is in Solvia Subterranean
      And the Imperial Player has declared a search of Solvia Subterranean with military units
      And the search die will be 3
      And the Imperial Player will attack with military units
      And the Imperial Player will fight to kill
      And Agan Rafa, Frun Sentel and Scott Rubel will be active
      And everybody will try to break off
      And the break off die would be 1
      And the combat defender die would be 6
      And the combat attacker die would be 6
      When the Imperial Player searches Solvia Subterranean with the military units
      Then 1 search die should be rolled
      And no break off die should be rolled

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

  @rule:13.8
  Rule: Characters with units do not search

    Scenario: Jon Kidu is stacked with a Line
      Given Frun Sentel is in Solvia Subterranean
      And Frun Sentel is detected
      And Line 1 and Jon Kidu are in Solvia Subterranean
      And Line 1 and Jon Kidu are stacked together
      When the Imperial Player declares a search of Solvia Subterranean with Jon Kidu
      Then the order should be refused

    Scenario: Jon Kidu stands apart from the Line
      Given Frun Sentel is in Solvia Subterranean
      And Frun Sentel is detected
      And Line 1 and Jon Kidu are in Solvia Subterranean
      When the Imperial Player declares a search of Solvia Subterranean with Jon Kidu
      Then a search of Solvia Subterranean with Jon Kidu should be declared

    Scenario: One of two searchers is stacked with a Line
      Given Frun Sentel is in Solvia Subterranean
      And Frun Sentel is detected
      And Line 1, Jon Kidu and Gelba are in Solvia Subterranean
      And Line 1 and Gelba are stacked together
      When the Imperial Player declares a search of Solvia Subterranean with Jon Kidu and Gelba
      Then the order should be refused

    Scenario: Two searchers stand apart from the Line
      Given Frun Sentel is in Solvia Subterranean
      And Frun Sentel is detected
      And Line 1, Jon Kidu and Gelba are in Solvia Subterranean
      When the Imperial Player declares a search of Solvia Subterranean with Jon Kidu and Gelba
      Then a search of Solvia Subterranean with Jon Kidu and Gelba should be declared

  @rule:13.9
  Rule: A character may leave the units and search

    Scenario: Jon Kidu leaves the Line
      Given Frun Sentel is in Solvia Subterranean
      And Frun Sentel is detected
      And Line 1 and Jon Kidu are in Solvia Subterranean
      And Line 1 and Jon Kidu are stacked together
      When the Imperial Player stacks Jon Kidu
      Then Line 1 and Jon Kidu should stand in different stacks
      And Line 1 and Jon Kidu should be in Solvia Subterranean

    Scenario: Jon Kidu has left the Line, and is to search
      Given Frun Sentel is in Solvia Subterranean
      And Frun Sentel is detected
      And Line 1 and Jon Kidu are in Solvia Subterranean
      And Line 1 and Jon Kidu are stacked together
      And the Imperial Player has stacked Jon Kidu
      When the Imperial Player declares a search of Solvia Subterranean with Jon Kidu
      Then a search of Solvia Subterranean with Jon Kidu should be declared

    Scenario: Jon Kidu has left the Line, and searches
      Given Frun Sentel is in Solvia Subterranean
      And Frun Sentel is detected
      And Line 1 and Jon Kidu are in Solvia Subterranean
      And Line 1 and Jon Kidu are stacked together
      And the Imperial Player has stacked Jon Kidu
      And the Imperial Player has declared a search of Solvia Subterranean with Jon Kidu
      And the search die will be 6
      When the Imperial Player searches Solvia Subterranean with the characters
      Then 1 search die should be rolled
      And Frun Sentel should be in Solvia Subterranean

  @rule:13.10
  Rule: A leader does not search as a character

    Scenario: Jon Kidu leads the Line
      Given Frun Sentel is in Solvia Subterranean
      And Frun Sentel is detected
      And Line 1, Jon Kidu and Gelba are in Solvia Subterranean
      And Jon Kidu leads Line 1
      When the Imperial Player declares a search of Solvia Subterranean with Jon Kidu
      Then the order should be refused

    Scenario: Gelba leads the Line
      Given Frun Sentel is in Solvia Subterranean
      And Frun Sentel is detected
      And Line 1, Jon Kidu and Gelba are in Solvia Subterranean
      And Gelba leads Line 1
      When the Imperial Player declares a search of Solvia Subterranean with Jon Kidu
      Then a search of Solvia Subterranean with Jon Kidu should be declared

    Scenario: Jon Kidu leads the Line, and would join Gelba in a search
      Given Frun Sentel is in Solvia Subterranean
      And Frun Sentel is detected
      And Line 1, Jon Kidu and Gelba are in Solvia Subterranean
      And Jon Kidu leads Line 1
      When the Imperial Player declares a search of Solvia Subterranean with Jon Kidu and Gelba
      Then the order should be refused

  @rule:13.11
  Rule: Units and characters search apart

    Scenario: Two searches of one environ are declared
      Given Scott Rubel is in Solvia Subterranean
      And Scott Rubel is detected
      And Line 1 and Jon Kidu are in Solvia Subterranean
      And the Imperial Player has declared a search of Solvia Subterranean with military units
      When the Imperial Player also declares a search of Solvia Subterranean with Jon Kidu
      Then 2 searches should be declared
      And a search of Solvia Subterranean with military units should be declared
      And a search of Solvia Subterranean with Jon Kidu should be declared

    Scenario: A 2 is too much for 3 and for 3, though not for 6: Jon Kidu searches last
      Given Scott Rubel is in Solvia Subterranean
      And Scott Rubel is detected
      And Line 1 and Jon Kidu are in Solvia Subterranean
      And the Imperial Player has declared a search of Solvia Subterranean with military units
      And the Imperial Player has declared a search of Solvia Subterranean with Jon Kidu
      And the search die will be 2
      And the Imperial Player has searched Solvia Subterranean with the military units
      And the search die will be 2
      And the Imperial Player will attack hand-to-hand
      And the Imperial Player will fight to kill
      And the combat defender dice would be 6 and 6
      And the combat attacker dice would be 6 and 6
      When the Imperial Player searches Solvia Subterranean with the characters
      Then 1 search die should be rolled
      And no combat defender die should be rolled
      And Scott Rubel should be in Solvia Subterranean
      And Scott Rubel should be unwounded

    Scenario: A 2 is too much for 3 and for 3, though not for 6: the Line searches last
      Given Scott Rubel is in Solvia Subterranean
      And Scott Rubel is detected
      And Line 1 and Jon Kidu are in Solvia Subterranean
      And the Imperial Player has declared a search of Solvia Subterranean with military units
      And the Imperial Player has declared a search of Solvia Subterranean with Jon Kidu
      And the search die will be 2
      And the Imperial Player has searched Solvia Subterranean with the characters
      And the search die will be 2
      And the Imperial Player will attack with military units
      And the Imperial Player will fight to kill
      And the combat defender dice would be 6 and 6
      And the combat attacker dice would be 6 and 6
      When the Imperial Player searches Solvia Subterranean with the military units
      Then 1 search die should be rolled
      And no combat defender die should be rolled
      And Scott Rubel should be in Solvia Subterranean
      And Scott Rubel should be unwounded

    Scenario: The Line fails, and Jon Kidu does not
      Given Scott Rubel is in Solvia Subterranean
      And Scott Rubel is detected
      And Line 1 and Jon Kidu are in Solvia Subterranean
      And the Imperial Player has declared a search of Solvia Subterranean with military units
      And the Imperial Player has declared a search of Solvia Subterranean with Jon Kidu
      And the search die will be 6
      And the Imperial Player has searched Solvia Subterranean with the military units
      And the search die will be 1
      And the Imperial Player will attack by firefight
      And the Imperial Player will fight to kill
      And the combat defender dice will be 6 and 6
      And the combat attacker dice will be 6 and 6
      When the Imperial Player searches Solvia Subterranean with the characters
      Then 1 search die should be rolled
      And Scott Rubel should be killed

    Scenario: Jon Kidu fails, and the Line does not
      Given Scott Rubel is in Solvia Subterranean
      And Scott Rubel is detected
      And Line 1 and Jon Kidu are in Solvia Subterranean
      And the Imperial Player has declared a search of Solvia Subterranean with military units
      And the Imperial Player has declared a search of Solvia Subterranean with Jon Kidu
      And the search die will be 6
      And the Imperial Player has searched Solvia Subterranean with the characters
      And the search die will be 1
      And the Imperial Player will attack with military units
      And the Imperial Player will fight to kill
      And the combat defender dice will be 6 and 6
      And the combat attacker dice will be 6 and 6
      When the Imperial Player searches Solvia Subterranean with the military units
      Then 1 search die should be rolled
      And Scott Rubel should be killed

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

  @rule:13.13
  Rule: All searches are declared before the first die

    Scenario: A third search is added after the first was carried out
      Given Frun Sentel is in Solvia Urban
      And Scott Rubel is in Solvia Wild
      And Boccanegra is in Horon Liquid
      And Frun Sentel, Scott Rubel and Boccanegra are detected
      And Line 1 and Line 2 are in Solvia Urban
      And Line 3 and Line 4 are in Solvia Wild
      And Line 5, Line 6 and Line 7 are in Horon Liquid
      And the Imperial Player has declared a search of Solvia Urban with military units
      And the Imperial Player has declared a search of Solvia Wild with military units
      And the search die will be 6
      And the Imperial Player has searched Solvia Urban with the military units
      When the Imperial Player also declares a search of Horon Liquid with military units
      Then the order should be refused

    Scenario: A third search is added before the first is carried out
      Given Frun Sentel is in Solvia Urban
      And Scott Rubel is in Solvia Wild
      And Boccanegra is in Horon Liquid
      And Frun Sentel, Scott Rubel and Boccanegra are detected
      And Line 1 and Line 2 are in Solvia Urban
      And Line 3 and Line 4 are in Solvia Wild
      And Line 5, Line 6 and Line 7 are in Horon Liquid
      And the Imperial Player has declared a search of Solvia Urban with military units
      And the Imperial Player has declared a search of Solvia Wild with military units
      When the Imperial Player also declares a search of Horon Liquid with military units
      Then 3 searches should be declared
      And a search of Horon Liquid with military units should be declared

    Scenario: The second search is withdrawn after the first was carried out
      Given Frun Sentel is in Solvia Urban
      And Scott Rubel is in Solvia Wild
      And Boccanegra is in Horon Liquid
      And Frun Sentel, Scott Rubel and Boccanegra are detected
      And Line 1 and Line 2 are in Solvia Urban
      And Line 3 and Line 4 are in Solvia Wild
      And Line 5, Line 6 and Line 7 are in Horon Liquid
      And the Imperial Player has declared a search of Solvia Urban with military units
      And the Imperial Player has declared a search of Solvia Wild with military units
      And the search die will be 6
      And the Imperial Player has searched Solvia Urban with the military units
      When the Imperial Player declares a search of Solvia Urban with military units
      Then the order should be refused

    Scenario: The second search is withdrawn before the first is carried out
      Given Frun Sentel is in Solvia Urban
      And Scott Rubel is in Solvia Wild
      And Boccanegra is in Horon Liquid
      And Frun Sentel, Scott Rubel and Boccanegra are detected
      And Line 1 and Line 2 are in Solvia Urban
      And Line 3 and Line 4 are in Solvia Wild
      And Line 5, Line 6 and Line 7 are in Horon Liquid
      And the Imperial Player has declared a search of Solvia Urban with military units
      And the Imperial Player has declared a search of Solvia Wild with military units
      When the Imperial Player declares a search of Solvia Urban with military units
      Then 1 search should be declared
      And a search of Solvia Urban with military units should be declared

  @rule:13.14
  Rule: Searching gives characters away

    Scenario: Jon Kidu and Gelba find nobody
      Given Frun Sentel is in Solvia Subterranean
      And Frun Sentel is detected
      And Jon Kidu and Gelba are in Solvia Subterranean
      And Jon Kidu and Gelba are undetected
      And the Imperial Player has declared a search of Solvia Subterranean with Jon Kidu and Gelba
      And the search die will be 6
      When the Imperial Player searches Solvia Subterranean with the characters
      Then Jon Kidu and Gelba should be detected

    Scenario: Jon Kidu and Gelba find Frun Sentel, and let him be
      Given Frun Sentel is in Solvia Subterranean
      And Frun Sentel is detected
      And Jon Kidu and Gelba are in Solvia Subterranean
      And Jon Kidu and Gelba are undetected
      And the Imperial Player has declared a search of Solvia Subterranean with Jon Kidu and Gelba
      And the search die will be 1
      And the Imperial Player will not attack
      When the Imperial Player searches Solvia Subterranean with the characters
      Then Jon Kidu and Gelba should be detected

    Scenario: A Line searches, and Jon Kidu does not
      Given Frun Sentel is in Solvia Subterranean
      And Frun Sentel is detected
      And Line 1 and Jon Kidu are in Solvia Subterranean
      And Jon Kidu is undetected
      And the Imperial Player has declared a search of Solvia Subterranean with military units
      And the search die will be 6
      When the Imperial Player searches Solvia Subterranean with the military units
      Then 1 search die should be rolled
      And Jon Kidu should be undetected

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

  @rule:13.17
  Rule: No search but in its phase or by a card

    Scenario Outline: The Imperial Player wants to search in the <turn> Player's <moment>
      Given it is the <turn> Player's <moment>
      And Frun Sentel is in Solvia Subterranean
      And Frun Sentel is detected
      And Line 1 and Jon Kidu are in Solvia Subterranean
      When the Imperial Player declares a search of Solvia Subterranean with military units
      Then the order should be refused

      Examples:
        | turn     | moment                  |
        | Rebel    | Movement Segment        |
        | Rebel    | Enemy Reaction Segment  |
        | Rebel    | Military Combat Segment |
        | Imperial | Movement Segment        |
        | Imperial | Search Phase            |

    Scenario: The Imperial Player wants to search in the Rebel Player's Search Phase
      Given Frun Sentel is in Solvia Subterranean
      And Frun Sentel is detected
      And Line 1 and Jon Kidu are in Solvia Subterranean
      When the Imperial Player declares a search of Solvia Subterranean with military units
      Then a search of Solvia Subterranean with military units should be declared

    Scenario: The Rebel Player wants to search in the Rebel Player's Search Phase
      Given Jon Kidu is in Solvia Subterranean
      And Jon Kidu is detected
      And Frun Sentel is in Solvia Subterranean
      When the Rebel Player declares a search of Solvia Subterranean with Frun Sentel
      Then the order should be refused

    Scenario: The Rebel Player wants to search in the Imperial Player's Search Phase
      Given it is the Imperial Player's Search Phase
      And Jon Kidu is in Solvia Subterranean
      And Jon Kidu is detected
      And Frun Sentel is in Solvia Subterranean
      When the Rebel Player declares a search of Solvia Subterranean with Frun Sentel
      Then a search of Solvia Subterranean with Frun Sentel should be declared

  @rule:13.18
  Rule: A search called by an event interrupts play

    Scenario: The game waits for the Imperial Player, who may search
      Given the scenario "Flight to Egrix"
      And it is the Rebel Player's Mission Phase
      And Frun Sentel is in Quibron Wild
      And Line 1 is in Quibron Wild
      And the Rebel Player has sent Frun Sentel on Diplomacy in Quibron Wild
      And an event will hit the group of Frun Sentel in this order
      When the Rebel Player draws card 86 in Quibron Wild
      Then the game should wait for the Imperial Player to choose whether to search

    Scenario: No card is drawn until he has chosen
      Given the scenario "Flight to Egrix"
      And it is the Rebel Player's Mission Phase
      And Frun Sentel is in Quibron Wild
      And Line 1 is in Quibron Wild
      And the Rebel Player has sent Frun Sentel on Diplomacy in Quibron Wild
      And an event will hit the group of Frun Sentel in this order
      And the Rebel Player has drawn card 86 in Quibron Wild
      When the Rebel Player draws card 88 in Quibron Wild
      Then the order should be refused

    Scenario: No mission is stopped until he has chosen
      Given the scenario "Flight to Egrix"
      And it is the Rebel Player's Mission Phase
      And Frun Sentel is in Quibron Wild
      And Line 1 is in Quibron Wild
      And the Rebel Player has sent Frun Sentel on Diplomacy in Quibron Wild
      And an event will hit the group of Frun Sentel in this order
      And the Rebel Player has drawn card 86 in Quibron Wild
      When the Rebel Player stops the missions in Quibron Wild
      Then the order should be refused

    Scenario: He searches
      Given the scenario "Flight to Egrix"
      And it is the Rebel Player's Mission Phase
      And Frun Sentel is in Quibron Wild
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
      Given the scenario "Flight to Egrix"
      And it is the Rebel Player's Mission Phase
      And Frun Sentel is in Quibron Wild
      And Line 1 is in Quibron Wild
      And the Rebel Player has sent Frun Sentel on Diplomacy in Quibron Wild
      And an event will hit the group of Frun Sentel in this order
      And the Imperial Player will search with military units
      And the search die will be 1
      And the Rebel Player has drawn card 86 in Quibron Wild
      When the Rebel Player draws card 88 in Quibron Wild
      Then the order should be refused

    Scenario: No card is drawn while he is to say what he fights for
      Given the scenario "Flight to Egrix"
      And it is the Rebel Player's Mission Phase
      And Frun Sentel is in Quibron Wild
      And Line 1 is in Quibron Wild
      And the Rebel Player has sent Frun Sentel on Diplomacy in Quibron Wild
      And an event will hit the group of Frun Sentel in this order
      And the Imperial Player will search with military units
      And the search die will be 1
      And the Imperial Player will attack with military units
      And the Rebel Player has drawn card 86 in Quibron Wild
      When the Rebel Player draws card 88 in Quibron Wild
      Then the order should be refused

    Scenario: The next card is drawn when all is over
      Given the scenario "Flight to Egrix"
      And it is the Rebel Player's Mission Phase
      And Frun Sentel is in Quibron Wild
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

  @rule:13.19
  Rule: Both sides must be present for a search

    Scenario: The Line is next door
      Given Frun Sentel is in Solvia Wild
      And Frun Sentel is detected
      And Line 1 is in Solvia Urban
      When the Imperial Player declares a search of Solvia Wild with military units
      Then the order should be refused

    Scenario: The Line is there
      Given Frun Sentel is in Solvia Wild
      And Frun Sentel is detected
      And Line 1 is in Solvia Wild
      When the Imperial Player declares a search of Solvia Wild with military units
      Then a search of Solvia Wild with military units should be declared

    Scenario: Jon Kidu is next door
      Given Frun Sentel is in Solvia Wild
      And Frun Sentel is detected
      And Jon Kidu is in Solvia Urban
      When the Imperial Player declares a search of Solvia Wild with Jon Kidu
      Then the order should be refused

    Scenario: Jon Kidu is there
      Given Frun Sentel is in Solvia Wild
      And Frun Sentel is detected
      And Jon Kidu is in Solvia Wild
      When the Imperial Player declares a search of Solvia Wild with Jon Kidu
      Then a search of Solvia Wild with Jon Kidu should be declared

    Scenario: Frun Sentel is undetected
      Given Frun Sentel is in Solvia Wild
      And Frun Sentel is undetected
      And Line 1 is in Solvia Wild
      When the Imperial Player declares a search of Solvia Wild with military units
      Then the order should be refused

    Scenario: Frun Sentel is detected next door
      Given Frun Sentel is in Solvia Urban
      And Frun Sentel is detected
      And Line 1 is in Solvia Wild
      When the Imperial Player declares a search of Solvia Wild with military units
      Then the order should be refused

  @rule:13.20
  Rule: Characters with units cannot be searched for

    Scenario: Rayner Derban is stacked with a unit
      Given Rayner Derban and Rebel Wild 2-1 1 are in Solvia Wild
      And Rayner Derban is detected
      And Line 1 is in Solvia Wild
      And Rayner Derban and Rebel Wild 2-1 1 are stacked together
      When the Imperial Player declares a search of Solvia Wild with military units
      Then the order should be refused

    Scenario: Rayner Derban stands apart from the unit
      Given Rayner Derban and Rebel Wild 2-1 1 are in Solvia Wild
      And Rayner Derban is detected
      And Line 1 is in Solvia Wild
      When the Imperial Player declares a search of Solvia Wild with military units
      Then a search of Solvia Wild with military units should be declared

    Scenario: Zina Adora stands apart, and Rayner Derban with the unit
      Given Zina Adora is in Solvia Subterranean
      And Zina Adora is detected
      And Rayner Derban and Rebel Wild 2-1 1 are in Solvia Subterranean
      And Rayner Derban is detected
      And Rayner Derban and Rebel Wild 2-1 1 are stacked together
      And Line 1, Line 2 and Line 3 are in Solvia Subterranean
      And the Imperial Player has declared a search of Solvia Subterranean with military units
      And the search die will be 1
      And the Imperial Player will attack with military units
      And the Imperial Player will fight to kill
      And the combat defender dice will be 6 and 6
      And the combat attacker dice will be 6 and 6
      When the Imperial Player searches Solvia Subterranean with the military units
      Then Zina Adora should be killed
      And Rayner Derban should be in Solvia Subterranean
      And Rayner Derban should be unwounded

  @rule:13.21
  Rule: Lone characters, groups and crews can be searched for

    Scenario Outline: <hiders> there, without a ship
      Given <hiders> in Solvia Subterranean
      And <hiders> detected
      And Line 1, Line 2 and Line 3 are in Solvia Subterranean
      When the Imperial Player declares a search of Solvia Subterranean with military units
      Then a search of Solvia Subterranean with military units should be declared

      Examples:
        | hiders                                        |
        | Zina Adora is                                 |
        | Zina Adora and Vudot Vodot are                |
        | Zina Adora, Vudot Vodot and Doctor Sontag are |

    Scenario Outline: <hiders> there, with the Solar Merchant
      Given <hiders> in Solvia Subterranean
      And <hiders> detected
      And Zina Adora holds the Solar Merchant
      And Line 1, Line 2 and Line 3 are in Solvia Subterranean
      When the Imperial Player declares a search of Solvia Subterranean with military units
      Then a search of Solvia Subterranean with military units should be declared

      Examples:
        | hiders                                        |
        | Zina Adora is                                 |
        | Zina Adora and Vudot Vodot are                |
        | Zina Adora, Vudot Vodot and Doctor Sontag are |

    Scenario Outline: <hiders> are found, and flee
      Given <hiders> are in Solvia Subterranean
      And <hiders> are detected
      And Zina Adora holds the Solar Merchant
      And Line 1, Line 2 and Line 3 are in Solvia Subterranean
      And the Imperial Player has declared a search of Solvia Subterranean with military units
      And the search die will be 1
      And the Imperial Player will attack with military units
      And the Imperial Player will fight to kill
      And <hiders> will be active
      And everybody will try to break off
      And the break off dice will be 1 and 1
      And the combat defender die would be 6
      And the combat attacker die would be 6
      When the Imperial Player searches Solvia Subterranean with the military units
      Then 1 break off die should be rolled
      And <hiders> should be in Solvia Subterranean
      And Zina Adora should hold the Solar Merchant

      Examples:
        | hiders                                    |
        | Zina Adora and Vudot Vodot                |
        | Zina Adora, Vudot Vodot and Doctor Sontag |

  @rule:13.22
  Rule: Every qualifying environ may be searched

    Scenario: A second environ
      Given Frun Sentel is in Solvia Urban
      And Scott Rubel is in Solvia Wild
      And Boccanegra is in Horon Liquid
      And Frun Sentel, Scott Rubel and Boccanegra are detected
      And Line 1 and Line 2 are in Solvia Urban
      And Line 3 and Line 4 are in Solvia Wild
      And Line 5, Line 6 and Line 7 are in Horon Liquid
      And the Imperial Player has declared a search of Solvia Urban with military units
      When the Imperial Player also declares a search of Solvia Wild with military units
      Then 2 searches should be declared
      And a search of Solvia Urban with military units should be declared
      And a search of Solvia Wild with military units should be declared

    Scenario: A third environ
      Given Frun Sentel is in Solvia Urban
      And Scott Rubel is in Solvia Wild
      And Boccanegra is in Horon Liquid
      And Frun Sentel, Scott Rubel and Boccanegra are detected
      And Line 1 and Line 2 are in Solvia Urban
      And Line 3 and Line 4 are in Solvia Wild
      And Line 5, Line 6 and Line 7 are in Horon Liquid
      And the Imperial Player has declared a search of Solvia Urban with military units
      And the Imperial Player has declared a search of Solvia Wild with military units
      When the Imperial Player also declares a search of Horon Liquid with military units
      Then 3 searches should be declared
      And a search of Solvia Urban with military units should be declared
      And a search of Solvia Wild with military units should be declared
      And a search of Horon Liquid with military units should be declared

    Scenario: The third of three searches is carried out
      Given Frun Sentel is in Solvia Urban
      And Scott Rubel is in Solvia Wild
      And Boccanegra is in Horon Liquid
      And Frun Sentel, Scott Rubel and Boccanegra are detected
      And Line 1 and Line 2 are in Solvia Urban
      And Line 3 and Line 4 are in Solvia Wild
      And Line 5, Line 6 and Line 7 are in Horon Liquid
      And the Imperial Player has declared a search of Solvia Urban with military units
      And the Imperial Player has declared a search of Solvia Wild with military units
      And the Imperial Player has declared a search of Horon Liquid with military units
      And the search die will be 6
      And the Imperial Player has searched Solvia Urban with the military units
      And the search die will be 6
      And the Imperial Player has searched Solvia Wild with the military units
      And the search dice will be 6 and 6
      When the Imperial Player searches Horon Liquid with the military units
      Then 1 search die should be rolled
      And Boccanegra should be in Horon Liquid

  @rule:13.23
  Rule: Successful searchers are the attackers

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

  @rule:13.24
  Rule: An event search is for one group, at once

    Scenario Outline: Two groups are out, and chance picks <hit>
      Given the scenario "Flight to Egrix"
      And it is the Rebel Player's Mission Phase
      And Boccanegra and Frun Sentel are in Quibron Wild
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
      Given the scenario "Flight to Egrix"
      And it is the Rebel Player's Mission Phase
      And Boccanegra and Frun Sentel are in Quibron Wild
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
      Given the scenario "Flight to Egrix"
      And it is the Rebel Player's Mission Phase
      And Boccanegra and Frun Sentel are in Angoff Urban
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
