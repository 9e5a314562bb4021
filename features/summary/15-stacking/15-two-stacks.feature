@ruleset:summary @section:15
Feature: 15 Stacking: two stacks

  A player has two stacks in an environ at most as the Movement Segment ends, and again as the Operations
  Phase does: his military units with whoever goes along, and the characters who are free for missions.

  Background:
    Given the scenario "The Varu Powderkeg"
    And the PDB on Solvia is Down at level 0

  @rule:15.4
  Rule: Two stacks per player when Operations ends

    Scenario: Two stacks of characters beside a unit
      Given it is the Rebel Player's Military Combat Segment
      And Zina Adora, Kogus, Rayner Derban, Vudot Vodot and Rebel Wild 2-1 1 are in Cercis Wild
      And Zina Adora and Kogus are stacked together
      And Rayner Derban and Vudot Vodot are stacked together
      When both players pass until the Operations Phase is over, the Rebel Player stacking Zina Adora, Kogus, Rayner Derban and Vudot Vodot if need be
      Then no more than 2 stacks of the Rebel Player should be in Cercis Wild
      And Zina Adora, Kogus, Rayner Derban, Vudot Vodot and Rebel Wild 2-1 1 should be in Cercis Wild

    Scenario: Two stacks of units beside one of characters
      Given it is the Rebel Player's Military Combat Segment
      And Rebel Wild 2-1 1, Rebel Wild 2-1 2, Rebel Wild 2-1 3 and Rebel Wild 2-1 4 are in Cercis Subterranean
      And Zina Adora and Kogus are in Cercis Subterranean
      And Rebel Wild 2-1 1 and Rebel Wild 2-1 2 are stacked together
      And Rebel Wild 2-1 3 and Rebel Wild 2-1 4 are stacked together
      When both players pass until the Operations Phase is over, the Rebel Player stacking Rebel Wild 2-1 1, Rebel Wild 2-1 2, Rebel Wild 2-1 3 and Rebel Wild 2-1 4 if need be
      Then no more than 2 stacks of the Rebel Player should be in Cercis Subterranean
      And Rebel Wild 2-1 1, Rebel Wild 2-1 2, Rebel Wild 2-1 3 and Rebel Wild 2-1 4 should be in Cercis Subterranean
      And Zina Adora and Kogus should be in Cercis Subterranean

    Scenario: Three stacks of the Imperial Player, who has been reacting
      Given it is the Rebel Player's Enemy Reaction Segment
      And Jon Kidu, Gelba, Jin Voles, Vans Ka-Tie-A and Militia 1 are in Solvia Urban
      And Jon Kidu and Gelba are stacked together
      And Jin Voles and Vans Ka-Tie-A are stacked together
      When both players pass until the Operations Phase is over, the Imperial Player stacking Jon Kidu, Gelba, Jin Voles and Vans Ka-Tie-A if need be
      Then no more than 2 stacks of the Imperial Player should be in Solvia Urban
      And Jon Kidu, Gelba, Jin Voles, Vans Ka-Tie-A and Militia 1 should be in Solvia Urban

    Scenario: One stack of characters beside a unit
      Given it is the Rebel Player's Military Combat Segment
      And Zina Adora, Kogus, Rayner Derban, Vudot Vodot and Rebel Wild 2-1 1 are in Cercis Wild
      When both players pass until the Operations Phase is over
      Then Zina Adora, Kogus, Rayner Derban and Vudot Vodot should be stacked together
      And the Rebel Player should have 2 stacks in Cercis Wild

  @rule:15.14
  Rule: Sort each environ into two stacks after moving

    Scenario: Two stacks of characters, one with a spaceship, beside a unit
      Given it is the Rebel Player's Movement Segment
      And Zina Adora, Kogus, Rayner Derban and Rebel Wild 2-1 1 are in Cercis Wild
      And Rayner Derban holds the Star Cruiser
      And Zina Adora and Kogus are stacked together
      And Rayner Derban and the Star Cruiser are stacked together
      When both players pass until the Movement Segment is over, the Rebel Player stacking Zina Adora, Kogus, Rayner Derban and the Star Cruiser if need be
      Then Zina Adora, Kogus, Rayner Derban and the Star Cruiser should be stacked together
      And Zina Adora and Rebel Wild 2-1 1 should stand in different stacks
      And Zina Adora, Kogus and Rayner Derban should be free for missions

    Scenario Outline: Two stacks of units beside characters of the <side> Player
      Given it is the <side> Player's Movement Segment
      And <units> are in <environ>
      And <characters> are in <environ>
      And <pair> are stacked together
      And <other pair> are stacked together
      When both players pass until the Movement Segment is over, the <side> Player stacking <units> if need be
      Then <units> should be stacked together
      And <characters> should be stacked together
      And the <side> Player should have 2 stacks in <environ>
      And <characters> should be free for missions

      Examples:
        | side     | environ             | units                                                                     | pair                                  | other pair                            | characters              |
        | Rebel    | Cercis Subterranean | Rebel Wild 2-1 1, Rebel Wild 2-1 2, Rebel Wild 2-1 3 and Rebel Wild 2-1 4 | Rebel Wild 2-1 1 and Rebel Wild 2-1 2 | Rebel Wild 2-1 3 and Rebel Wild 2-1 4 | Kogus and Rayner Derban |
        | Imperial | Solvia Urban        | Line 1, Line 2, Patrol 1 and Patrol 2                                     | Line 1 and Patrol 1                   | Line 2 and Patrol 2                   | Jon Kidu and Gelba      |

    Scenario: Two stacks of units, one with a character, beside characters
      Given it is the Rebel Player's Movement Segment
      And Rebel Wild 2-1 1, Rebel Wild 2-1 2 and Rebel Wild 2-1 3 are in Cercis Subterranean
      And Zina Adora, Kogus and Rayner Derban are in Cercis Subterranean
      And Rebel Wild 2-1 1 and Zina Adora are stacked together
      And Rebel Wild 2-1 2 and Rebel Wild 2-1 3 are stacked together
      When both players pass until the Movement Segment is over, the Rebel Player stacking Rebel Wild 2-1 1, Rebel Wild 2-1 2, Rebel Wild 2-1 3 and Zina Adora if need be
      Then Rebel Wild 2-1 1, Rebel Wild 2-1 2 and Rebel Wild 2-1 3 should be stacked together
      And Kogus and Rayner Derban should be stacked together
      And the Rebel Player should have 2 stacks in Cercis Subterranean
      And Kogus and Rayner Derban should be free for missions

  @rule:15.15
  Rule: Only the mission stack goes on missions

    Scenario Outline: <character> of the <side> Player stands with <unit> as the Movement Segment ends
      Given it is the <side> Player's Movement Segment
      And <character>, <friend> and <unit> are in Solvia Urban
      And <character> and <unit> are stacked together
      And both players have passed until the <side> Player's Mission Phase
      When the <side> Player sends <character> on Gain Characters in Solvia Urban
      Then the order should be refused

      Examples:
        | side     | character | friend   | unit             |
        | Rebel    | Kogus     | Tourag   | Rebel Wild 2-1 1 |
        | Imperial | Gelba     | Jon Kidu | Line 1           |

    Scenario Outline: <friend> of the <side> Player stands apart from <unit> as the Movement Segment ends
      Given it is the <side> Player's Movement Segment
      And <character>, <friend> and <unit> are in Solvia Urban
      And <character> and <unit> are stacked together
      And both players have passed until the <side> Player's Mission Phase
      When the <side> Player sends <friend> on Gain Characters in Solvia Urban
      Then the mission of <friend> should be active

      Examples:
        | side     | character | friend   | unit             |
        | Rebel    | Kogus     | Tourag   | Rebel Wild 2-1 1 |
        | Imperial | Gelba     | Jon Kidu | Line 1           |

    Scenario: Kogus stood with a unit, and stacks apart before the Movement Segment ends
      Given it is the Rebel Player's Movement Segment
      And Kogus and Rebel Wild 2-1 1 are in Solvia Urban
      And Kogus and Rebel Wild 2-1 1 are stacked together
      And the Rebel Player has stacked Kogus
      And both players have passed until the Rebel Player's Mission Phase
      When the Rebel Player sends Kogus on Gain Characters in Solvia Urban
      Then the mission of Kogus should be active

    Scenario: Kogus stood with a unit as the Movement Segment ended, and stacks apart after it
      Given it is the Rebel Player's Movement Segment
      And Kogus and Rebel Wild 2-1 1 are in Solvia Urban
      And Kogus and Rebel Wild 2-1 1 are stacked together
      And Line 1 is in Solvia Urban
      And Tourag is in Solvia Wild
      And both players have passed until the Rebel Player's Military Combat Segment
      And the Rebel Player has tried to stack Kogus
      And both players have passed until the Rebel Player's Mission Phase
      When the Rebel Player sends Kogus on Gain Characters in Solvia Urban
      Then the order should be refused

    Scenario: Kogus stood with a unit in one player-turn, and stacks apart in the next
      Given it is the Rebel Player's Movement Segment
      And Kogus and Rebel Wild 2-1 1 are in Solvia Urban
      And Kogus and Rebel Wild 2-1 1 are stacked together
      And Line 1 is in Horon Liquid
      And both players have passed until the Imperial Player's Movement Segment
      And both players have passed until the Rebel Player's Movement Segment
      And the Rebel Player has stacked Kogus
      And both players have passed until the Rebel Player's Mission Phase
      When the Rebel Player sends Kogus on Gain Characters in Solvia Urban
      Then the mission of Kogus should be active

    Scenario: Kogus stands with a unit, and would go with Tourag, who does not
      Given it is the Rebel Player's Movement Segment
      And Kogus, Tourag and Rebel Wild 2-1 1 are in Solvia Urban
      And Kogus and Rebel Wild 2-1 1 are stacked together
      And both players have passed until the Rebel Player's Mission Phase
      When the Rebel Player sends Kogus and Tourag on Gain Characters in Solvia Urban
      Then the order should be refused
