@ruleset:summary @section:12
Feature: 12 Rebellion: irate locals

  Who lives on a planet that rose against the Emperor has no quarrel with Rebels. The mob of Solvia Urban has a strength
  and an endurance of 4, that of Cercis Subterranean of 6 each, and they shoot.

  Background:
    Given the scenario "The Varu Powderkeg"

  @rule:12.2
  Rule: No angry mob for Rebels where the planet rose

    Scenario Outline: A mob attacks Rayner Derban on a planet <control>
      Given it is the Rebel Player's Mission Phase
      And Cercis is <control>
      And Rayner Derban is in Cercis Subterranean
      And the Rebel Player has sent Rayner Derban on Gain Characters in Cercis Subterranean
      And nobody will try to break off
      And the combat defender die will be 3
      And the combat attacker die will be 1
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6 and 6
      And the combat attacker dice would be 6 and 6
      When the Rebel Player draws card 74 in Cercis Subterranean
      Then 1 combat defender die should be rolled
      And Rayner Derban should have 2 wounds

      Examples:
        | control                |
        | under Imperial Control |
        | in Rebellion Stopped   |

    Scenario Outline: No mob attacks Rayner Derban on a planet <control>
      Given it is the Rebel Player's Mission Phase
      And Cercis is <control>
      And Rayner Derban is in Cercis Subterranean
      And the Rebel Player has sent Rayner Derban on Gain Characters in Cercis Subterranean
      And nobody will try to break off
      And everybody will try to break off
      And the break off die would be 1
      And the combat defender dice would be 6 and 6
      And the combat attacker dice would be 6 and 6
      When the Rebel Player draws card 74 in Cercis Subterranean
      Then 1 Action Card should be drawn
      And no combat defender die should be rolled
      And Rayner Derban should be unwounded

      Examples:
        | control             |
        | in Rebellion        |
        | under Rebel Control |

    Scenario Outline: Another event happens to Rayner Derban on a planet <control>
      Given it is the Rebel Player's Mission Phase
      And Cercis is <control>
      And Rayner Derban is in Cercis Subterranean
      And Rayner Derban is undetected
      And the Rebel Player has sent Rayner Derban on Gain Characters in Cercis Subterranean
      When the Rebel Player draws card 70 in Cercis Subterranean
      Then Rayner Derban should be detected

      Examples:
        | control             |
        | in Rebellion        |
        | under Rebel Control |

    Scenario Outline: A mob attacks Jin Voles on a planet <control>
      Given it is the Imperial Player's Mission Phase
      And Cercis is <control>
      And Jin Voles is in Cercis Subterranean
      And the Imperial Player has sent Jin Voles on Gain Characters in Cercis Subterranean
      And nobody will try to break off
      And the combat defender die will be 3
      And the combat attacker die will be 1
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6 and 6
      And the combat attacker dice would be 6 and 6
      When the Imperial Player draws card 74 in Cercis Subterranean
      Then 1 combat defender die should be rolled
      And Jin Voles should have 2 wounds

      Examples:
        | control             |
        | in Rebellion        |
        | under Rebel Control |
