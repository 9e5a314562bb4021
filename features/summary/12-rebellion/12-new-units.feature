@ruleset:summary @section:12
Feature: 12 Rebellion: new units

  The units that a Rebellion raises come at once, as far as there is room for them beside other Rebel units.
  Solvia Subterranean has room for three units of each player.

  Background:
    Given the scenario "The Varu Powderkeg"
    And it is the Rebel Player's Mission Phase

  @rule:12.11
  Rule: Rebellion units appear at once

    Scenario: Another mission in Solvia Urban has yet to be resolved
      Given the loyalty of Solvia is Unrest
      And Kogus and Adam Starlight are in Solvia Urban
      And the Rebel Player has sent Kogus on Start Rebellion in Solvia Urban
      And the Rebel Player has sent Adam Starlight on Gather Information in Solvia Urban
      And the Rebel Player will raise 2 Rebel Urban 2-1s in Solvia Urban and 1 Rebel Wild 2-1 in Solvia Wild
      When the Rebel Player draws card 80 in Solvia Urban
      Then 2 Rebel Urban 2-1s should be in Solvia Urban
      And 1 Rebel Wild 2-1 should be in Solvia Wild
      And the mission of Adam Starlight should be active

    Scenario: Another mission in Solvia Wild has yet to begin
      Given the loyalty of Solvia is Unrest
      And Kogus is in Solvia Urban
      And Adam Starlight is in Solvia Wild
      And the Rebel Player has sent Kogus on Start Rebellion in Solvia Urban
      And the Rebel Player has sent Adam Starlight on Gather Information in Solvia Wild
      And the Rebel Player will raise 3 Rebel Wild 1-0s in Solvia Wild
      When the Rebel Player draws card 80 in Solvia Urban
      Then 3 Rebel Wild 1-0s should be in Solvia Wild
      And the mission of Adam Starlight should be active

    Scenario: No other mission is under way
      Given the loyalty of Horon is Unrest
      And Kogus is in Horon Liquid
      And the Rebel Player has sent Kogus on Start Rebellion in Horon Liquid
      And the Rebel Player will raise 3 Rebel Liquid 2-1s in Horon Liquid
      When the Rebel Player draws card 82 in Horon Liquid
      Then 3 Rebel Liquid 2-1s should be in Horon Liquid

  @rule:12.12
  Rule: Units without room wait for a later turn

    Scenario Outline: Beside <others> there is room for <number> of three
      Given the loyalty of Solvia is Unrest
      And Kogus is in Solvia Wild
      And <others> are in Solvia Subterranean
      And the Rebel Player has sent Kogus on Start Rebellion in Solvia Wild
      And the Rebel Player will raise 3 Rebel Subterranean 1-0s in Solvia Subterranean
      When the Rebel Player draws card 92 in Solvia Wild
      Then Solvia should be in Rebellion
      And <number> Rebel Subterranean 1-0s should be in Solvia Subterranean
      And 0 Rebel Subterranean 1-0s should be in Solvia Wild

      Examples:
        | others                                                   | number |
        | Rebel Wild 2-1 1 and Rebel Wild 2-1 2                    | 1      |
        | Rebel Wild 1-0 1 and Rebel Urban 2-1 1                   | 1      |
        | Rebel Wild 2-1 1, Rebel Wild 2-1 2 and Rebel Urban 1-0 1 | 0      |

    Scenario: In the next Rebel player-turn there is still no room
      Given the loyalty of Solvia is Unrest
      And the PDB on Solvia is Down at level 0
      And Kogus is in Solvia Wild
      And Rebel Wild 2-1 1 and Rebel Wild 2-1 2 are in Solvia Subterranean
      And the Rebel Player has sent Kogus on Start Rebellion in Solvia Wild
      And the Rebel Player will raise 3 Rebel Subterranean 1-0s in Solvia Subterranean
      And the Rebel Player has drawn card 92 in Solvia Wild
      When both players pass until the Rebel Player's Movement Segment
      Then 1 Rebel Subterranean 1-0 should be in Solvia Subterranean
      And 0 Rebel Subterranean 1-0s should be in Solvia Wild

    Scenario: A unit makes room in that Movement Segment, and nobody comes in the same player-turn
      Given the loyalty of Solvia is Unrest
      And the PDB on Solvia is Down at level 0
      And Kogus is in Solvia Wild
      And Rebel Wild 2-1 1 and Rebel Wild 2-1 2 are in Solvia Subterranean
      And the Rebel Player has sent Kogus on Start Rebellion in Solvia Wild
      And the Rebel Player will raise 3 Rebel Subterranean 1-0s in Solvia Subterranean
      And the Rebel Player has drawn card 92 in Solvia Wild
      And both players have passed until the Rebel Player's Movement Segment
      And the Rebel Player has moved Rebel Wild 2-1 1 to Solvia Wild
      When both players pass until the player-turn ends
      Then 1 Rebel Subterranean 1-0 should be in Solvia Subterranean
      And Rebel Wild 2-1 2 should be in Solvia Subterranean

    Scenario: A unit made room in the Rebel player-turn before
      Given the loyalty of Solvia is Unrest
      And the PDB on Solvia is Down at level 0
      And Kogus is in Solvia Wild
      And Rebel Wild 2-1 1 and Rebel Wild 2-1 2 are in Solvia Subterranean
      And the Rebel Player has sent Kogus on Start Rebellion in Solvia Wild
      And the Rebel Player will raise 3 Rebel Subterranean 1-0s in Solvia Subterranean
      And the Rebel Player has drawn card 92 in Solvia Wild
      And both players have passed until the Rebel Player's Movement Segment
      And the Rebel Player has moved Rebel Wild 2-1 1 to Solvia Wild
      When both players pass until the Rebel Player's Movement Segment
      Then 2 Rebel Subterranean 1-0s should be in Solvia Subterranean
      And Rebel Wild 2-1 2 should be in Solvia Subterranean
      And 0 Rebel Subterranean 1-0s should be in Solvia Wild

    Scenario: Two units made room in the Rebel player-turn before
      Given the loyalty of Solvia is Unrest
      And the PDB on Solvia is Down at level 0
      And Kogus is in Solvia Wild
      And Rebel Wild 2-1 1 and Rebel Wild 2-1 2 are in Solvia Subterranean
      And the Rebel Player has sent Kogus on Start Rebellion in Solvia Wild
      And the Rebel Player will raise 3 Rebel Subterranean 1-0s in Solvia Subterranean
      And the Rebel Player has drawn card 92 in Solvia Wild
      And both players have passed until the Rebel Player's Movement Segment
      And the Rebel Player has moved Rebel Wild 2-1 1 and Rebel Wild 2-1 2 to Solvia Wild
      When both players pass until the Rebel Player's Movement Segment
      Then 3 Rebel Subterranean 1-0s should be in Solvia Subterranean

    Scenario: Two units made room, and three Militia take none
      Given the loyalty of Solvia is Unrest
      And the PDB on Solvia is Down at level 0
      And Kogus is in Solvia Wild
      And Rebel Wild 2-1 1 and Rebel Wild 2-1 2 are in Solvia Subterranean
      And Militia 1, Militia 2 and Militia 3 are in Solvia Subterranean
      And the Rebel Player has sent Kogus on Start Rebellion in Solvia Wild
      And the Rebel Player will raise 3 Rebel Subterranean 1-0s in Solvia Subterranean
      And the Rebel Player will not attack
      And the Rebel Player has drawn card 92 in Solvia Wild
      And both players have passed until the Rebel Player's Movement Segment
      And the Rebel Player has moved Rebel Wild 2-1 1 and Rebel Wild 2-1 2 to Solvia Wild
      When both players pass until the Rebel Player's Movement Segment
      Then 3 Rebel Subterranean 1-0s should be in Solvia Subterranean
      And Militia 1, Militia 2 and Militia 3 should be in Solvia Subterranean

  @rule:12.13
  Rule: Units already there do not bar the new ones

    Scenario Outline: <pieces> are in Solvia Subterranean
      Given the loyalty of Solvia is Unrest
      And Kogus is in Solvia Wild
      And <pieces> are in Solvia Subterranean
      And the Rebel Player has sent Kogus on Start Rebellion in Solvia Wild
      And the Rebel Player will raise 2 Rebel Subterranean 1-0s in Solvia Subterranean
      And the Rebel Player will not attack
      When the Rebel Player draws card 92 in Solvia Wild
      Then 2 Rebel Subterranean 1-0s should be in Solvia Subterranean
      And <pieces> should be in Solvia Subterranean

      Examples:
        | pieces                                             |
        | Militia 1, Militia 2 and Militia 3                 |
        | Line 1 and Line 2                                  |
        | Rebel Wild 2-1 1 and Zina Adora                    |
        | Rebel Wild 2-1 1, Militia 1, Militia 2 and Line 1  |

  @rule:12.14
  Rule: Rebellion units move like any others

    Scenario Outline: <kind> goes from <from> to <to>
      Given the loyalty of Solvia is Unrest
      And the PDB on Solvia is Down at level 0
      And Kogus is in Solvia Wild
      And the Rebel Player has sent Kogus on Start Rebellion in Solvia Wild
      And the Rebel Player will raise 1 <kind> in <from>
      And the Rebel Player has drawn card 92 in Solvia Wild
      And both players have passed until the Rebel Player's Movement Segment
      When the Rebel Player moves 1 <kind> from <from> to <to>
      Then 1 <kind> should be in <to>
      And 0 <kind> should be in <from>

      Examples:
        | kind                   | from                | to                  |
        | Rebel Wild 1-0         | Solvia Wild         | Solvia Urban        |
        | Rebel Urban 2-1        | Solvia Urban        | Solvia Subterranean |
        | Rebel Urban 2-1        | Solvia Urban        | Cercis Wild         |
        | Rebel Subterranean 2-1 | Solvia Subterranean | Cercis Subterranean |

  @rule:12.15
  Rule: New Rebellion units may attack if wished

    Scenario: The new units attack a Militia
      Given the loyalty of Solvia is Unrest
      And Kogus is in Solvia Wild
      And Militia 1 is in Solvia Urban
      And the Rebel Player has sent Kogus on Start Rebellion in Solvia Wild
      And the Rebel Player will raise 2 Rebel Urban 2-1s in Solvia Urban
      And the Rebel Player will attack with military units
      And the military defender dice will be 6 and 6
      And the military attacker dice will be 6 and 6
      When the Rebel Player draws card 92 in Solvia Wild
      Then Militia 1 should be out of play
      And 1 military defender die should be rolled
      And 2 Rebel Urban 2-1s should be in Solvia Urban

    Scenario: The new units leave the Militia alone
      Given the loyalty of Solvia is Unrest
      And Kogus is in Solvia Wild
      And Militia 1 is in Solvia Urban
      And the Rebel Player has sent Kogus on Start Rebellion in Solvia Wild
      And the Rebel Player will raise 2 Rebel Urban 2-1s in Solvia Urban
      And the Rebel Player will not attack
      And the military defender dice would be 6 and 6
      And the military attacker dice would be 6 and 6
      When the Rebel Player draws card 92 in Solvia Wild
      Then 2 Rebel Urban 2-1s should be in Solvia Urban
      And Militia 1 should be in Solvia Urban
      And no military defender die should be rolled

    Scenario: A Patrol where new units are is attacked, and a Militia elsewhere is spared
      Given the loyalty of Solvia is Unrest
      And Kogus is in Solvia Urban
      And Patrol 1 is in Solvia Subterranean
      And Militia 1 is in Solvia Urban
      And the Rebel Player has sent Kogus on Start Rebellion in Solvia Urban
      And the Rebel Player will raise 1 Rebel Subterranean 2-1 in Solvia Subterranean
      And the Rebel Player will attack with military units
      And the military defender dice will be 6 and 6
      And the military attacker dice will be 6 and 6
      When the Rebel Player draws card 80 in Solvia Urban
      Then Patrol 1 should be out of play
      And Militia 1 should be in Solvia Urban
      And 1 military defender die should be rolled
      And 1 Rebel Subterranean 2-1 should be in Solvia Subterranean

    Scenario: New units attack in two environs
      Given the loyalty of Solvia is Unrest
      And Kogus is in Solvia Wild
      And Patrol 1 is in Solvia Subterranean
      And Militia 1 is in Solvia Urban
      And the Rebel Player has sent Kogus on Start Rebellion in Solvia Wild
      And the Rebel Player will raise 2 Rebel Urban 2-1s in Solvia Urban and 1 Rebel Subterranean 2-1 in Solvia Subterranean
      And the Rebel Player will attack with military units
      And the Rebel Player will attack with military units
      And the military defender dice will be 6 and 6
      And the military attacker dice will be 6 and 6
      When the Rebel Player draws card 92 in Solvia Wild
      Then Militia 1 should be out of play
      And Patrol 1 should be out of play
      And 2 military defender dice should be rolled

  @rule:12.27
  Rule: A rekindled Rebellion brings no units

    Scenario Outline: Solvia rebels after it was stopped, with <pieces> in Solvia Wild
      Given Solvia is in Rebellion Stopped
      And the loyalty of Solvia is Unrest
      And Kogus is in Solvia Wild
      And <pieces> are in Solvia Wild
      And the Rebel Player has sent Kogus on Start Rebellion in Solvia Wild
      And the Rebel Player would rather raise 1 Rebel Wild 2-1 in Solvia Wild
      When the Rebel Player draws card 92 in Solvia Wild
      Then Solvia should be in Rebellion
      And 0 Rebel Wild 2-1s should be in Solvia Wild

      Examples:
        | pieces                                |
        | Adam Starlight and Scott Rubel        |
        | Rebel Wild 1-0 1 and Rebel Wild 1-0 2 |

    Scenario: Solvia rebels for the first time
      Given Solvia is under Imperial Control
      And the loyalty of Solvia is Unrest
      And Kogus is in Solvia Wild
      And the Rebel Player has sent Kogus on Start Rebellion in Solvia Wild
      And the Rebel Player will raise 1 Rebel Wild 2-1 in Solvia Wild
      When the Rebel Player draws card 92 in Solvia Wild
      Then Solvia should be in Rebellion
      And 1 Rebel Wild 2-1 should be in Solvia Wild
