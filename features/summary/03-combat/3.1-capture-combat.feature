@ruleset:summary @section:3.1
Feature: 3.1 Capture Combat

  Under this heading the rules summary prints one rule, on the room that military units take up.
  Solvia Subterranean has size 3: it takes three military units of each player.

  Background:
    Given the scenario "The Varu Powderkeg"
    And the PDB on Solvia is Down at level 0

  @rule:3.1.1
  Rule: Each side fills an environ on its own account

    Scenario Outline: Three units of the <side> Player join three of the enemy
      Given it is the <side> Player's Movement Segment
      And <enemies> are in Solvia Subterranean
      And <units> are in Solvia Wild
      When the <side> Player moves <units> to Solvia Subterranean
      Then <units> should be in Solvia Subterranean
      And <enemies> should be in Solvia Subterranean

      Examples:
        | side     | units                                                   | enemies                                                 |
        | Rebel    | Rebel Wild 2-1 1, Rebel Wild 2-1 2 and Rebel Wild 2-1 3 | Militia 1, Militia 2 and Militia 3                      |
        | Imperial | Patrol 1, Patrol 2 and Patrol 3                         | Rebel Wild 2-1 1, Rebel Wild 2-1 2 and Rebel Wild 2-1 3 |

    Scenario Outline: Three units of the <side> Player join three of the enemy, and two more of his are next door
      Given it is the <side> Player's Movement Segment
      And <enemies> are in Solvia Subterranean
      And <units> are in Solvia Wild
      And <others> are in Solvia Urban
      When the <side> Player moves <units> to Solvia Subterranean
      Then <units> should be in Solvia Subterranean
      And <others> should be in Solvia Urban

      Examples:
        | side     | units                                                   | others                                  | enemies                                                 |
        | Rebel    | Rebel Wild 2-1 1, Rebel Wild 2-1 2 and Rebel Wild 2-1 3 | Rebel Urban 2-1 1 and Rebel Urban 2-1 2 | Militia 1, Militia 2 and Militia 3                      |
        | Imperial | Patrol 1, Patrol 2 and Patrol 3                         | Militia 1 and Militia 2                 | Rebel Wild 2-1 1, Rebel Wild 2-1 2 and Rebel Wild 2-1 3 |

    Scenario Outline: A fourth unit of the <side> Player would follow
      Given it is the <side> Player's Movement Segment
      And <enemies> are in Solvia Subterranean
      And <units> are in Solvia Subterranean
      And <fourth> is in Solvia Wild
      When the <side> Player moves <fourth> to Solvia Subterranean
      Then the order should be refused

      Examples:
        | side     | units                                                   | enemies                                                 | fourth           |
        | Rebel    | Rebel Wild 2-1 1, Rebel Wild 2-1 2 and Rebel Wild 2-1 3 | Militia 1, Militia 2 and Militia 3                      | Rebel Wild 2-1 4 |
        | Imperial | Patrol 1, Patrol 2 and Patrol 3                         | Rebel Wild 2-1 1, Rebel Wild 2-1 2 and Rebel Wild 2-1 3 | Patrol 4         |
