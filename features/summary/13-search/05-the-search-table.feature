@ruleset:summary @section:13
Feature: 13 Search: the Search Table

  A search value is set against a hiding value, and one die decides. Units search with their combat strength, characters
  with their Intelligence. Who hides, hides with the best Intelligence of the group plus the size of the environ, less
  one for each of the group: Zina Adora with 5 in Solvia Subterranean, Scott Rubel with 3. Here whoever is found breaks
  off from the fight at once, with a 1.

  Background:
    Given the scenario "The Varu Powderkeg"
    And it is the Rebel Player's Search Phase

  @rule:13.6
  Rule: The Search Table decides a search

    Scenario Outline: Units search with <search> where <hider> hides with <hiding>: a <die> <outcome>
      Given <hider> is in <environ>
      And <hider> is detected
      And <units> in <environ>
      And the Imperial Player has declared a search of <environ> with military units
      And the search die will be <die>
      And the Imperial Player will attack with military units
      And the Imperial Player will fight to kill
      And everybody will try to break off
      And the break off dice will be 1 and 1
      And the combat defender die would be 6
      And the combat attacker die would be 6
      When the Imperial Player searches <environ> with the military units
      Then 1 search die should be rolled
      And <tries> break off dice should be rolled

      Examples:
        | hiding | hider       | environ             | search | units                                                     | die | outcome      | tries |
        | 3      | Scott Rubel | Solvia Subterranean | 1      | Patrol 1 is                                               | 1   | finds him    | 1     |
        | 3      | Scott Rubel | Solvia Subterranean | 1      | Patrol 1 is                                               | 2   | finds nobody | 0     |
        | 3      | Scott Rubel | Solvia Subterranean | 2      | Patrol 1 and Patrol 2 are                                 | 1   | finds him    | 1     |
        | 3      | Scott Rubel | Solvia Subterranean | 2      | Patrol 1 and Patrol 2 are                                 | 2   | finds nobody | 0     |
        | 3      | Scott Rubel | Solvia Subterranean | 6      | Line 1 and Line 2 are                                     | 2   | finds him    | 1     |
        | 3      | Scott Rubel | Solvia Subterranean | 6      | Line 1 and Line 2 are                                     | 3   | finds nobody | 0     |
        | 3      | Scott Rubel | Solvia Subterranean | 9      | Line 1, Line 2 and Line 3 are                             | 3   | finds him    | 1     |
        | 3      | Scott Rubel | Solvia Subterranean | 9      | Line 1, Line 2 and Line 3 are                             | 4   | finds nobody | 0     |
        | 4      | Scott Rubel | Solvia Urban        | 1      | Patrol 1 is                                               | 1   | finds nobody | 0     |
        | 4      | Scott Rubel | Solvia Urban        | 3      | Line 1 is                                                 | 1   | finds him    | 1     |
        | 4      | Scott Rubel | Solvia Urban        | 3      | Line 1 is                                                 | 2   | finds nobody | 0     |
        | 4      | Scott Rubel | Solvia Urban        | 4      | Line 1 and Patrol 1 are                                   | 1   | finds him    | 1     |
        | 4      | Scott Rubel | Solvia Urban        | 4      | Line 1 and Patrol 1 are                                   | 2   | finds nobody | 0     |
        | 4      | Scott Rubel | Solvia Urban        | 7      | Line 1, Line 2 and Patrol 1 are                           | 2   | finds him    | 1     |
        | 4      | Scott Rubel | Solvia Urban        | 7      | Line 1, Line 2 and Patrol 1 are                           | 3   | finds nobody | 0     |
        | 4      | Scott Rubel | Solvia Urban        | 12     | Line 1, Line 2, Line 3 and Line 4 are                     | 3   | finds him    | 1     |
        | 4      | Scott Rubel | Solvia Urban        | 12     | Line 1, Line 2, Line 3 and Line 4 are                     | 4   | finds nobody | 0     |
        | 5      | Zina Adora  | Solvia Subterranean | 3      | Line 1 is                                                 | 1   | finds her    | 1     |
        | 5      | Zina Adora  | Solvia Subterranean | 3      | Line 1 is                                                 | 2   | finds nobody | 0     |
        | 5      | Zina Adora  | Solvia Subterranean | 6      | Line 1 and Line 2 are                                     | 1   | finds her    | 1     |
        | 5      | Zina Adora  | Solvia Subterranean | 6      | Line 1 and Line 2 are                                     | 2   | finds nobody | 0     |
        | 5      | Zina Adora  | Solvia Subterranean | 9      | Line 1, Line 2 and Line 3 are                             | 2   | finds her    | 1     |
        | 5      | Zina Adora  | Solvia Subterranean | 9      | Line 1, Line 2 and Line 3 are                             | 3   | finds nobody | 0     |
        | 6      | Zina Adora  | Solvia Urban        | 1      | Patrol 1 is                                               | 1   | finds nobody | 0     |
        | 6      | Zina Adora  | Solvia Urban        | 3      | Line 1 is                                                 | 1   | finds nobody | 0     |
        | 6      | Zina Adora  | Solvia Urban        | 4      | Line 1 and Patrol 1 are                                   | 1   | finds her    | 1     |
        | 6      | Zina Adora  | Solvia Urban        | 4      | Line 1 and Patrol 1 are                                   | 2   | finds nobody | 0     |
        | 6      | Zina Adora  | Solvia Urban        | 9      | Line 1, Line 2 and Line 3 are                             | 1   | finds her    | 1     |
        | 6      | Zina Adora  | Solvia Urban        | 9      | Line 1, Line 2 and Line 3 are                             | 2   | finds nobody | 0     |
        | 6      | Zina Adora  | Solvia Urban        | 10     | Line 1, Line 2, Line 3 and Patrol 1 are                   | 2   | finds her    | 1     |
        | 6      | Zina Adora  | Solvia Urban        | 10     | Line 1, Line 2, Line 3 and Patrol 1 are                   | 3   | finds nobody | 0     |
        | 7      | Zina Adora  | Solvia Wild         | 13     | Line 1, Line 2, Line 3, Line 4 and Patrol 1 are           | 2   | finds her    | 1     |
        | 7      | Zina Adora  | Solvia Wild         | 13     | Line 1, Line 2, Line 3, Line 4 and Patrol 1 are           | 3   | finds nobody | 0     |
        | 7      | Zina Adora  | Solvia Wild         | 15     | Line 1, Line 2, Line 3, Line 4 and Line 5 are             | 2   | finds her    | 1     |
        | 7      | Zina Adora  | Solvia Wild         | 15     | Line 1, Line 2, Line 3, Line 4 and Line 5 are             | 3   | finds nobody | 0     |
        | 8      | Zina Adora  | Horon Liquid        | 1      | Patrol 1 is                                               | 1   | finds nobody | 0     |
        | 8      | Zina Adora  | Horon Liquid        | 3      | Line 1 is                                                 | 1   | finds nobody | 0     |
        | 8      | Zina Adora  | Horon Liquid        | 6      | Line 1 and Line 2 are                                     | 1   | finds nobody | 0     |
        | 8      | Zina Adora  | Horon Liquid        | 7      | Line 1, Line 2 and Patrol 1 are                           | 1   | finds her    | 1     |
        | 8      | Zina Adora  | Horon Liquid        | 7      | Line 1, Line 2 and Patrol 1 are                           | 2   | finds nobody | 0     |
        | 8      | Zina Adora  | Horon Liquid        | 13     | Line 1, Line 2, Line 3, Line 4 and Patrol 1 are           | 1   | finds her    | 1     |
        | 8      | Zina Adora  | Horon Liquid        | 13     | Line 1, Line 2, Line 3, Line 4 and Patrol 1 are           | 2   | finds nobody | 0     |
        | 8      | Zina Adora  | Horon Liquid        | 14     | Line 1, Line 2, Line 3, Line 4, Patrol 1 and Patrol 2 are | 1   | finds her    | 1     |
        | 8      | Zina Adora  | Horon Liquid        | 14     | Line 1, Line 2, Line 3, Line 4, Patrol 1 and Patrol 2 are | 2   | finds nobody | 0     |
        | 8      | Zina Adora  | Horon Liquid        | 18     | Line 1, Line 2, Line 3, Line 4, Line 5 and Line 6 are     | 2   | finds her    | 1     |
        | 8      | Zina Adora  | Horon Liquid        | 18     | Line 1, Line 2, Line 3, Line 4, Line 5 and Line 6 are     | 3   | finds nobody | 0     |

    Scenario Outline: Characters search with <search> where <hider> hides with <hiding>: a <die> <outcome>
      Given <hider> is in <environ>
      And <hider> is detected
      And <searchers> are in <environ>
      And the Imperial Player has declared a search of <environ> with <searchers>
      And the search die will be <die>
      And the Imperial Player will attack by firefight
      And the Imperial Player will fight to kill
      And everybody will try to break off
      And the break off dice will be 1 and 1
      And the combat defender die would be 6
      And the combat attacker die would be 6
      When the Imperial Player searches <environ> with the characters
      Then 1 search die should be rolled
      And <tries> break off dice should be rolled

      Examples:
        | hiding | hider       | environ             | search | searchers                                                                | die | outcome      | tries |
        | 3      | Scott Rubel | Solvia Subterranean | 7      | Saytar and Telmen                                                        | 3   | finds him    | 1     |
        | 3      | Scott Rubel | Solvia Subterranean | 7      | Saytar and Telmen                                                        | 4   | finds nobody | 0     |
        | 3      | Scott Rubel | Solvia Subterranean | 10     | Barca, Saytar and Gelba                                                  | 4   | finds him    | 1     |
        | 3      | Scott Rubel | Solvia Subterranean | 10     | Barca, Saytar and Gelba                                                  | 5   | finds nobody | 0     |
        | 3      | Scott Rubel | Solvia Subterranean | 17     | Barca, Saytar, Thysa Kymbo, Telmen and Jon Kidu                          | 4   | finds him    | 1     |
        | 3      | Scott Rubel | Solvia Subterranean | 17     | Barca, Saytar, Thysa Kymbo, Telmen and Jon Kidu                          | 5   | finds nobody | 0     |
        | 3      | Scott Rubel | Solvia Subterranean | 18     | Barca, Saytar, Senator Dermond, Thysa Kymbo and Telmen                   | 5   | finds him    | 1     |
        | 3      | Scott Rubel | Solvia Subterranean | 18     | Barca, Saytar, Senator Dermond, Thysa Kymbo and Telmen                   | 6   | finds nobody | 0     |
        | 3      | Scott Rubel | Solvia Subterranean | 23     | Barca, Saytar, Senator Dermond, Thysa Kymbo, Telmen, Jon Kidu and Gelba  | 6   | finds him    | 1     |
        | 5      | Zina Adora  | Solvia Subterranean | 5      | Jon Kidu and Gelba                                                       | 1   | finds her    | 1     |
        | 5      | Zina Adora  | Solvia Subterranean | 5      | Jon Kidu and Gelba                                                       | 2   | finds nobody | 0     |
        | 5      | Zina Adora  | Solvia Subterranean | 13     | Barca, Saytar, Thysa Kymbo and Gelba                                     | 3   | finds her    | 1     |
        | 5      | Zina Adora  | Solvia Subterranean | 13     | Barca, Saytar, Thysa Kymbo and Gelba                                     | 4   | finds nobody | 0     |
        | 5      | Zina Adora  | Solvia Subterranean | 14     | Barca, Saytar, Thysa Kymbo and Telmen                                    | 4   | finds her    | 1     |
        | 5      | Zina Adora  | Solvia Subterranean | 14     | Barca, Saytar, Thysa Kymbo and Telmen                                    | 5   | finds nobody | 0     |
        | 5      | Zina Adora  | Solvia Subterranean | 22     | Barca, Saytar, Senator Dermond, Thysa Kymbo, Telmen, Gelba and Jin Voles | 4   | finds her    | 1     |
        | 5      | Zina Adora  | Solvia Subterranean | 22     | Barca, Saytar, Senator Dermond, Thysa Kymbo, Telmen, Gelba and Jin Voles | 5   | finds nobody | 0     |
        | 5      | Zina Adora  | Solvia Subterranean | 23     | Barca, Saytar, Senator Dermond, Thysa Kymbo, Telmen, Jon Kidu and Gelba  | 5   | finds her    | 1     |
        | 5      | Zina Adora  | Solvia Subterranean | 23     | Barca, Saytar, Senator Dermond, Thysa Kymbo, Telmen, Jon Kidu and Gelba  | 6   | finds nobody | 0     |
        | 6      | Zina Adora  | Solvia Urban        | 17     | Barca, Saytar, Thysa Kymbo, Telmen and Jon Kidu                          | 2   | finds her    | 1     |
        | 6      | Zina Adora  | Solvia Urban        | 17     | Barca, Saytar, Thysa Kymbo, Telmen and Jon Kidu                          | 3   | finds nobody | 0     |
        | 6      | Zina Adora  | Solvia Urban        | 22     | Barca, Saytar, Senator Dermond, Thysa Kymbo, Telmen, Gelba and Jin Voles | 3   | finds her    | 1     |
        | 6      | Zina Adora  | Solvia Urban        | 22     | Barca, Saytar, Senator Dermond, Thysa Kymbo, Telmen, Gelba and Jin Voles | 4   | finds nobody | 0     |
        | 6      | Zina Adora  | Solvia Urban        | 23     | Barca, Saytar, Senator Dermond, Thysa Kymbo, Telmen, Jon Kidu and Gelba  | 4   | finds her    | 1     |
        | 6      | Zina Adora  | Solvia Urban        | 23     | Barca, Saytar, Senator Dermond, Thysa Kymbo, Telmen, Jon Kidu and Gelba  | 5   | finds nobody | 0     |
        | 8      | Zina Adora  | Horon Liquid        | 23     | Barca, Saytar, Senator Dermond, Thysa Kymbo, Telmen, Jon Kidu and Gelba  | 3   | finds her    | 1     |
        | 8      | Zina Adora  | Horon Liquid        | 23     | Barca, Saytar, Senator Dermond, Thysa Kymbo, Telmen, Jon Kidu and Gelba  | 4   | finds nobody | 0     |

    Scenario Outline: Units search with <search> where <hiders> hide with <hiding>: a <die> <outcome>
      Given <hiders> are in Solvia Subterranean
      And <hiders> are detected
      And <units> in Solvia Subterranean
      And the Imperial Player has declared a search of Solvia Subterranean with military units
      And the search die will be <die>
      And the Imperial Player will attack with military units
      And the Imperial Player will fight to kill
      And <hiders> will be active
      And everybody will try to break off
      And the break off dice will be 1 and 1
      And the combat defender die would be 6
      And the combat attacker die would be 6
      When the Imperial Player searches Solvia Subterranean with the military units
      Then 1 search die should be rolled
      And <tries> break off dice should be rolled

      Examples:
        | hiding | hiders                                 | search | units                           | die | outcome      | tries |
        | 1      | Agan Rafa, Frun Sentel and Scott Rubel | 1      | Patrol 1 is                     | 1   | finds them   | 1     |
        | 1      | Agan Rafa, Frun Sentel and Scott Rubel | 1      | Patrol 1 is                     | 2   | finds nobody | 0     |
        | 1      | Agan Rafa, Frun Sentel and Scott Rubel | 2      | Patrol 1 and Patrol 2 are       | 2   | finds them   | 1     |
        | 1      | Agan Rafa, Frun Sentel and Scott Rubel | 2      | Patrol 1 and Patrol 2 are       | 3   | finds nobody | 0     |
        | 1      | Agan Rafa, Frun Sentel and Scott Rubel | 3      | Line 1 is                       | 2   | finds them   | 1     |
        | 1      | Agan Rafa, Frun Sentel and Scott Rubel | 3      | Line 1 is                       | 3   | finds nobody | 0     |
        | 1      | Agan Rafa, Frun Sentel and Scott Rubel | 4      | Line 1 and Patrol 1 are         | 3   | finds them   | 1     |
        | 1      | Agan Rafa, Frun Sentel and Scott Rubel | 4      | Line 1 and Patrol 1 are         | 4   | finds nobody | 0     |
        | 1      | Agan Rafa, Frun Sentel and Scott Rubel | 6      | Line 1 and Line 2 are           | 3   | finds them   | 1     |
        | 1      | Agan Rafa, Frun Sentel and Scott Rubel | 6      | Line 1 and Line 2 are           | 4   | finds nobody | 0     |
        | 1      | Agan Rafa, Frun Sentel and Scott Rubel | 7      | Line 1, Line 2 and Patrol 1 are | 4   | finds them   | 1     |
        | 1      | Agan Rafa, Frun Sentel and Scott Rubel | 7      | Line 1, Line 2 and Patrol 1 are | 5   | finds nobody | 0     |
        | 1      | Agan Rafa, Frun Sentel and Scott Rubel | 9      | Line 1, Line 2 and Line 3 are   | 4   | finds them   | 1     |
        | 1      | Agan Rafa, Frun Sentel and Scott Rubel | 9      | Line 1, Line 2 and Line 3 are   | 5   | finds nobody | 0     |
        | 2      | Agan Rafa and Scott Rubel              | 6      | Line 1 and Line 2 are           | 2   | finds them   | 1     |
        | 2      | Agan Rafa and Scott Rubel              | 6      | Line 1 and Line 2 are           | 3   | finds nobody | 0     |

    Scenario Outline: Characters search with <search> where <hiders> hide with <hiding>: a <die> <outcome>
      Given <hiders> are in Solvia Subterranean
      And <hiders> are detected
      And <searchers> are in Solvia Subterranean
      And the Imperial Player has declared a search of Solvia Subterranean with <searchers>
      And the search die will be <die>
      And the Imperial Player will attack by firefight
      And the Imperial Player will fight to kill
      And <hiders> will be active
      And everybody will try to break off
      And the break off dice will be 1 and 1
      And the combat defender die would be 6
      And the combat attacker die would be 6
      When the Imperial Player searches Solvia Subterranean with the characters
      Then 1 search die should be rolled
      And <tries> break off dice should be rolled

      Examples:
        | hiding | hiders                                 | search | searchers                                                               | die | outcome      | tries |
        | 1      | Agan Rafa, Frun Sentel and Scott Rubel | 10     | Barca, Saytar and Gelba                                                 | 4   | finds them   | 1     |
        | 1      | Agan Rafa, Frun Sentel and Scott Rubel | 10     | Barca, Saytar and Gelba                                                 | 5   | finds nobody | 0     |
        | 1      | Agan Rafa, Frun Sentel and Scott Rubel | 13     | Barca, Saytar, Thysa Kymbo and Gelba                                    | 4   | finds them   | 1     |
        | 1      | Agan Rafa, Frun Sentel and Scott Rubel | 13     | Barca, Saytar, Thysa Kymbo and Gelba                                    | 5   | finds nobody | 0     |
        | 1      | Agan Rafa, Frun Sentel and Scott Rubel | 14     | Barca, Saytar, Thysa Kymbo and Telmen                                   | 5   | finds them   | 1     |
        | 1      | Agan Rafa, Frun Sentel and Scott Rubel | 14     | Barca, Saytar, Thysa Kymbo and Telmen                                   | 6   | finds nobody | 0     |
        | 1      | Agan Rafa, Frun Sentel and Scott Rubel | 18     | Barca, Saytar, Senator Dermond, Thysa Kymbo and Telmen                  | 6   | finds them   | 1     |
        | 1      | Agan Rafa, Frun Sentel and Scott Rubel | 23     | Barca, Saytar, Senator Dermond, Thysa Kymbo, Telmen, Jon Kidu and Gelba | 6   | finds them   | 1     |

    Scenario Outline: Line 1 and Gelba, who leads it, search with 6 where Scott Rubel hides with 3: a <die> <outcome>
      Given Scott Rubel is in Solvia Subterranean
      And Scott Rubel is detected
      And Line 1 and Gelba are in Solvia Subterranean
      And Gelba leads Line 1
      And the Imperial Player has declared a search of Solvia Subterranean with military units
      And the search die will be <die>
      And the Imperial Player will attack with military units
      And the Imperial Player will fight to kill
      And everybody will try to break off
      And the break off dice will be 1 and 1
      And the combat defender die would be 6
      And the combat attacker die would be 6
      When the Imperial Player searches Solvia Subterranean with the military units
      Then 1 search die should be rolled
      And <tries> break off dice should be rolled

      Examples:
        | die | outcome      | tries |
        | 2   | finds him    | 1     |
        | 3   | finds nobody | 0     |

    Scenario Outline: Scott Rubel hides with 4, and Frun Sentel beside him stands with a unit: a <die> <outcome>
      Given Scott Rubel, Frun Sentel and Rebel Urban 2-1 1 are in Solvia Urban
      And Frun Sentel and Rebel Urban 2-1 1 are stacked together
      And Scott Rubel is detected
      And Line 1 and Patrol 1 are in Solvia Urban
      And the Imperial Player has declared a search of Solvia Urban with military units
      And the search die will be <die>
      And the Imperial Player will attack with military units
      And the Imperial Player will fight to kill
      And everybody will try to break off
      And the break off dice will be 1 and 1
      And the combat defender die would be 6
      And the combat attacker die would be 6
      When the Imperial Player searches Solvia Urban with the military units
      Then 1 search die should be rolled
      And <tries> break off dice should be rolled

      Examples:
        | die | outcome      | tries |
        | 1   | finds him    | 1     |
        | 2   | finds nobody | 0     |

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
