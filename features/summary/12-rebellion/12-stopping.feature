@ruleset:summary @section:12
Feature: 12 Rebellion: stopping one

  The mission Stop Rebellion, with two letters, ends a Rebellion; the planet may rebel again. In Solvia
  Subterranean, where three cards are drawn, and in Cercis Subterranean, where four are, 82 and 85 carry its letter.

  Background:
    Given the scenario "The Varu Powderkeg"
    And it is the Imperial Player's Mission Phase

  @rule:12.3
  Rule: Only the Imperial attempts Stop Rebellion

    Scenario Outline: <character> of the Rebel Player on <planet>, <control>
      Given it is the Rebel Player's Mission Phase
      And <planet> is <control>
      And <character> is in <environ>
      When the Rebel Player sends <character> on Stop Rebellion in <environ>
      Then the order should be refused

      Examples:
        | character | planet | control             | environ     |
        | Kogus     | Solvia | in Rebellion        | Solvia Wild |
        | Kogus     | Cercis | under Rebel Control | Cercis Wild |

    Scenario Outline: <character> of the Imperial Player on <planet>, <control>
      Given <planet> is <control>
      And <character> is in <environ>
      When the Imperial Player sends <character> on Stop Rebellion in <environ>
      Then the mission of <character> should be active

      Examples:
        | character | planet | control             | environ     |
        | Saytar    | Solvia | in Rebellion        | Solvia Wild |
        | Saytar    | Cercis | under Rebel Control | Cercis Wild |

  @rule:12.4
  Rule: Stop Rebellion takes two letters

    Scenario Outline: Two letters on a planet <control>
      Given <planet> is <control>
      And Saytar is in <planet> Subterranean
      And the Imperial Player has sent Saytar on Stop Rebellion in <planet> Subterranean
      And the Imperial Player has drawn <cards> in <planet> Subterranean
      When the Imperial Player draws card 82 in <planet> Subterranean
      Then <planet> should be in Rebellion Stopped

      Examples:
        | planet | control             | cards                |
        | Solvia | in Rebellion        | cards 70 and 85      |
        | Cercis | under Rebel Control | cards 70, 86 and 85  |

    Scenario: One letter in three cards
      Given Solvia is in Rebellion
      And Saytar is in Solvia Subterranean
      And the Imperial Player has sent Saytar on Stop Rebellion in Solvia Subterranean
      And the Imperial Player has drawn cards 70 and 85 in Solvia Subterranean
      When the Imperial Player draws card 73 in Solvia Subterranean
      Then 1 Action Card should be drawn
      And Solvia should be in Rebellion

    Scenario: One letter in this player-turn, and one in the last
      Given Solvia is in Rebellion
      And the PDB on Solvia is Down at level 0
      And Saytar is in Solvia Subterranean
      And the Imperial Player has sent Saytar on Stop Rebellion in Solvia Subterranean
      And the Imperial Player has drawn cards 70, 85 and 73 in Solvia Subterranean
      And both players have passed until the Rebel Player's Mission Phase
      And both players have passed until the Imperial Player's Mission Phase
      And the Imperial Player has sent Saytar on Stop Rebellion in Solvia Subterranean
      And the Imperial Player has drawn cards 70 and 82 in Solvia Subterranean
      When the Imperial Player draws card 94 in Solvia Subterranean
      Then 1 Action Card should be drawn
      And Solvia should be in Rebellion

    Scenario Outline: Beside a Sabotage, <letters> come before the Imperial Player stops
      Given Solvia is in Rebellion
      And Saytar and Telmen are in Solvia Wild
      And Rebel Wild 1-0 1 and Rebel Wild 2-1 1 are in Solvia Wild
      And the Imperial Player has sent Saytar on Stop Rebellion in Solvia Wild
      And the Imperial Player has sent Telmen on Sabotage in Solvia Wild
      And the Imperial Player has drawn <cards> in Solvia Wild
      And the Imperial Player will pick Rebel Wild 1-0 1
      When the Imperial Player stops the missions in Solvia Wild
      Then Rebel Wild 1-0 1 should be out of play
      And Rebel Wild 2-1 1 should be in Solvia Wild
      And Solvia should be <control>

      Examples:
        | letters     | cards            | control              |
        | no letter   | card 84          | in Rebellion         |
        | one letter  | cards 84 and 92  | in Rebellion         |
        | two letters | cards 84, 92 and 89 | in Rebellion Stopped |

  @rule:12.6
  Rule: The Imperial may try to end a Rebellion

    Scenario Outline: <character> in <environ>, where <pieces> are
      Given Solvia is in Rebellion
      And the PDB on Solvia is <PDB>
      And <character> is in <environ>
      And <pieces> are in <environ>
      When the Imperial Player sends <character> on Stop Rebellion in <environ>
      Then the mission of <character> should be active

      Examples:
        | character | environ             | pieces                                 | PDB           |
        | Saytar    | Solvia Wild         | Line 1 and Line 2                      | Up at level 2 |
        | Saytar    | Solvia Wild         | Rebel Wild 2-1 1 and Rebel Wild 1-0 1  | Up at level 2 |
        | Telmen    | Solvia Urban        | Rebel Urban 2-1 1 and Militia 1        | Down at level 1 |
        | Gelba     | Solvia Subterranean | Kogus and Zina Adora                   | Down at level 0 |

    Scenario: Three Knights go together
      Given Solvia is in Rebellion
      And Jin Voles, Els Taroff and Vans Ka-Tie-A are in Solvia Urban
      When the Imperial Player sends Jin Voles, Els Taroff and Vans Ka-Tie-A on Stop Rebellion in Solvia Urban
      Then the mission of Jin Voles, Els Taroff and Vans Ka-Tie-A should be active

    Scenario: Telmen tries it against a Rebel garrison, and both letters come
      Given Solvia is in Rebellion
      And Telmen is in Solvia Subterranean
      And Rebel Urban 2-1 1 and Rebel Urban 1-0 1 are in Solvia Urban
      And the Imperial Player has sent Telmen on Stop Rebellion in Solvia Subterranean
      And the Imperial Player has drawn cards 70 and 85 in Solvia Subterranean
      When the Imperial Player draws card 82 in Solvia Subterranean
      Then Solvia should be in Rebellion Stopped
      And Rebel Urban 2-1 1 and Rebel Urban 1-0 1 should be in Solvia Urban

  @rule:12.10
  Rule: Stop Rebellion is the means to end one

    Scenario: Saytar is on Stop Rebellion, and both letters come
      Given Solvia is in Rebellion
      And Saytar is in Solvia Subterranean
      And Rebel Subterranean 1-0 1 is in Solvia Subterranean
      And the Imperial Player has sent Saytar on Stop Rebellion in Solvia Subterranean
      And the Imperial Player has drawn card 70 in Solvia Subterranean
      And the Rebel Player will search with nobody
      And the Imperial Player has drawn card 85 in Solvia Subterranean
      When the Imperial Player draws card 82 in Solvia Subterranean
      Then Solvia should be in Rebellion Stopped
      And Rebel Subterranean 1-0 1 should be in Solvia Subterranean

    Scenario: Saytar is on Sabotage, and the same cards come
      Given Solvia is in Rebellion
      And Saytar is in Solvia Subterranean
      And Rebel Subterranean 1-0 1 is in Solvia Subterranean
      And the Imperial Player has sent Saytar on Sabotage in Solvia Subterranean
      And the Imperial Player has drawn card 70 in Solvia Subterranean
      And the Rebel Player will search with nobody
      And the Imperial Player has drawn card 85 in Solvia Subterranean
      And the Imperial Player will pick Rebel Subterranean 1-0 1
      When the Imperial Player draws card 82 in Solvia Subterranean
      Then Rebel Subterranean 1-0 1 should be out of play
      And Solvia should be in Rebellion

    Scenario: A Sabotage with one letter is stopped
      Given Solvia is in Rebellion
      And Saytar is in Solvia Wild
      And Rebel Wild 1-0 1 is in Solvia Wild
      And the Imperial Player has sent Saytar on Sabotage in Solvia Wild
      And the Imperial Player has drawn cards 84, 92 and 89 in Solvia Wild
      And the Imperial Player will pick Rebel Wild 1-0 1
      When the Imperial Player stops the missions in Solvia Wild
      Then Rebel Wild 1-0 1 should be out of play
      And Solvia should be in Rebellion

  @rule:12.26
  Rule: A planet may rebel again and again

    Scenario: Solvia rebels once more after it was stopped
      Given it is the Rebel Player's Mission Phase
      And Solvia is in Rebellion Stopped
      And the loyalty of Solvia is Unrest
      And Kogus is in Solvia Wild
      And the Rebel Player has sent Kogus on Start Rebellion in Solvia Wild
      When the Rebel Player draws card 92 in Solvia Wild
      Then Solvia should be in Rebellion

    Scenario: Solvia is stopped for the second time
      Given it is the Rebel Player's Mission Phase
      And the loyalty of Solvia is Unrest
      And the PDB on Solvia is Down at level 0
      And Kogus is in Solvia Wild
      And Saytar is in Solvia Subterranean
      And the Rebel Player has sent Kogus on Start Rebellion in Solvia Wild
      And the Rebel Player will raise 1 Rebel Urban 1-0 in Solvia Urban
      And the Rebel Player has drawn card 92 in Solvia Wild
      And both players have passed until the Imperial Player's Mission Phase
      And the Imperial Player has sent Saytar on Stop Rebellion in Solvia Subterranean
      And the Imperial Player has drawn cards 70, 85 and 82 in Solvia Subterranean
      And both players have passed until the Rebel Player's Mission Phase
      And the Rebel Player has sent Kogus on Start Rebellion in Solvia Wild
      And the Rebel Player has drawn card 92 in Solvia Wild
      And both players have passed until the Imperial Player's Mission Phase
      And the Imperial Player has sent Saytar on Stop Rebellion in Solvia Subterranean
      And the Imperial Player has drawn cards 70 and 85 in Solvia Subterranean
      When the Imperial Player draws card 82 in Solvia Subterranean
      Then Solvia should be in Rebellion Stopped

    Scenario: Solvia rebels for the third time
      Given it is the Rebel Player's Mission Phase
      And the loyalty of Solvia is Unrest
      And the PDB on Solvia is Down at level 0
      And Kogus is in Solvia Wild
      And Saytar is in Solvia Subterranean
      And the Rebel Player has sent Kogus on Start Rebellion in Solvia Wild
      And the Rebel Player will raise 1 Rebel Urban 1-0 in Solvia Urban
      And the Rebel Player has drawn card 92 in Solvia Wild
      And both players have passed until the Imperial Player's Mission Phase
      And the Imperial Player has sent Saytar on Stop Rebellion in Solvia Subterranean
      And the Imperial Player has drawn cards 70, 85 and 82 in Solvia Subterranean
      And both players have passed until the Rebel Player's Mission Phase
      And the Rebel Player has sent Kogus on Start Rebellion in Solvia Wild
      And the Rebel Player has drawn card 92 in Solvia Wild
      And both players have passed until the Imperial Player's Mission Phase
      And the Imperial Player has sent Saytar on Stop Rebellion in Solvia Subterranean
      And the Imperial Player has drawn cards 70, 85 and 82 in Solvia Subterranean
      And both players have passed until the Rebel Player's Mission Phase
      And the Rebel Player has sent Kogus on Start Rebellion in Solvia Wild
      When the Rebel Player draws card 92 in Solvia Wild
      Then Solvia should be in Rebellion
