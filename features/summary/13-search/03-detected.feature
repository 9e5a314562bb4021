@ruleset:summary @section:13
Feature: 13 Search: who is detected

  Not a PDB alone detects characters: events do so as well, and so do the searches that they make themselves.

  Background:
    Given the scenario "The Varu Powderkeg"
    And it is the Rebel Player's Search Phase

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

    Scenario Outline: <group> and <other> are on different missions, and card 84 detects both
      Given it is the Rebel Player's Mission Phase
      And Frun Sentel and Boccanegra are in Solvia Wild
      And Frun Sentel and Boccanegra are undetected
      And the Rebel Player has sent <group> on Gain Characters in Solvia Wild
      And the Rebel Player has sent <other> on Diplomacy in Solvia Wild
      When the Rebel Player draws card 84 in Solvia Wild
      Then Frun Sentel and Boccanegra should be detected

      Examples:
        | group       | other       |
        | Frun Sentel | Boccanegra  |
        | Boccanegra  | Frun Sentel |

    Scenario: An event calls for a search, and Frun Sentel is detected though nobody searches
      Given the scenario "Flight to Egrix"
      And it is the Rebel Player's Mission Phase
      And Frun Sentel is in Quibron Wild
      And Frun Sentel is undetected
      And Line 1 is in Quibron Wild
      And the Rebel Player has sent Frun Sentel on Diplomacy in Quibron Wild
      And an event will hit the group of Frun Sentel in this order
      And the Imperial Player will search with nobody
      And the search die would be 6
      When the Rebel Player draws card 86 in Quibron Wild
      Then Frun Sentel should be detected
      And no search die should be rolled

    Scenario: The event that aborts Start Rebellion detects the group
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

    Scenario: Jon Kidu searches for a group on its mission
      Given the scenario "Flight to Egrix"
      And it is the Rebel Player's Mission Phase
      And Frun Sentel is in Quibron Wild
      And Jon Kidu is in Quibron Wild
      And Jon Kidu is undetected
      And the Rebel Player has sent Frun Sentel on Diplomacy in Quibron Wild
      And an event will hit the group of Frun Sentel in this order
      And the Imperial Player will search with characters
      And the search die will be 6
      When the Rebel Player draws card 86 in Quibron Wild
      Then 1 search die should be rolled
      And Jon Kidu should be detected
