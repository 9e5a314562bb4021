@ruleset:summary @section:13
Feature: 13 Search: the Search Table

  A search value is set against a hiding value, and one die decides. Units search with their combat strength, characters
  with their Intelligence. Who hides, hides with the best Intelligence of the group plus the size of the environ, less
  one for each of the group: Zina Adora with 5 in Solvia Subterranean, Scott Rubel and Frun Sentel with 3.

  Background:
    Given the scenario "The Varu Powderkeg"
    And it is the Rebel Player's Search Phase

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
