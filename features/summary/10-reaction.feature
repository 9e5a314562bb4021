@ruleset:summary @section:10
Feature: 10 Reaction

  The phasing player has moved, and the other may answer with reaction moves, from one environ of a
  planet to another. Each environ in which the phasing player has military units or detected characters
  can be the goal of one such move.

  Background:
    Given the scenario "The Varu Powderkeg"
    And the PDB on Solvia is Down at level 0
    And the PDB on Cercis is Down at level 0

  @rule:10.1
  Rule: The Enemy Reaction Segment is the other player's

    Scenario Outline: The <player> Player answers the <phasing> Player
      Given it is the <phasing> Player's Enemy Reaction Segment
      And Rebel Subterranean 2-1 1 and Zina Adora are in Cercis Subterranean
      And Patrol 1 and Redjac are in Cercis Wild
      And Zina Adora and Redjac are detected
      When the <player> Player reacts with <unit> to <environ>
      Then <unit> should be in <environ>

      Examples:
        | phasing  | player   | unit                     | environ             |
        | Rebel    | Imperial | Patrol 1                 | Cercis Subterranean |
        | Imperial | Rebel    | Rebel Subterranean 2-1 1 | Cercis Wild         |

    Scenario Outline: In the <phasing> Player's <moment> the <player> Player tries the same
      Given it is the <phasing> Player's <moment>
      And Rebel Subterranean 2-1 1 and Zina Adora are in Cercis Subterranean
      And Patrol 1 and Redjac are in Cercis Wild
      And Zina Adora and Redjac are detected
      When the <player> Player reacts with <unit> to <environ>
      Then the order should be refused

      Examples:
        | phasing  | moment                  | player   | unit                     | environ             |
        | Rebel    | Enemy Reaction Segment  | Rebel    | Rebel Subterranean 2-1 1 | Cercis Wild         |
        | Imperial | Enemy Reaction Segment  | Imperial | Patrol 1                 | Cercis Subterranean |
        | Rebel    | Movement Segment        | Imperial | Patrol 1                 | Cercis Subterranean |
        | Imperial | Movement Segment        | Imperial | Patrol 1                 | Cercis Subterranean |
        | Imperial | Movement Segment        | Rebel    | Rebel Subterranean 2-1 1 | Cercis Wild         |
        | Rebel    | Military Combat Segment | Imperial | Patrol 1                 | Cercis Subterranean |
        | Imperial | Military Combat Segment | Rebel    | Rebel Subterranean 2-1 1 | Cercis Wild         |
        | Rebel    | Mission Phase           | Imperial | Patrol 1                 | Cercis Subterranean |
        | Imperial | Search Phase            | Rebel    | Rebel Subterranean 2-1 1 | Cercis Wild         |

    Scenario: A Rebel unit that has moved in its own turn answers the Imperial Player
      Given it is the Rebel Player's Movement Segment
      And Rebel Subterranean 2-1 1 is in Solvia Urban
      And Patrol 1 and Redjac are in Cercis Wild
      And Redjac is detected
      And the Rebel Player has moved Rebel Subterranean 2-1 1 to Cercis Subterranean
      And both players have passed until the Imperial Player's Enemy Reaction Segment
      When the Rebel Player reacts with Rebel Subterranean 2-1 1 to Cercis Wild
      Then Rebel Subterranean 2-1 1 should be in Cercis Wild

  @rule:10.2
  Rule: One reaction move for each environ held

    Scenario Outline: The Rebel Player holds three environs, and <unit> reacts first
      Given it is the Rebel Player's Enemy Reaction Segment
      And Rebel Wild 2-1 1 and Zina Adora are in Solvia Urban
      And Rebel Wild 2-1 2 and Vudot Vodot are in Solvia Wild
      And Rebel Wild 2-1 3 and Kogus are in Cercis Wild
      And Zina Adora, Vudot Vodot and Kogus are detected
      And Militia 1 and Militia 2 are in Solvia Subterranean
      And Patrol 1 is in Cercis Subterranean
      When the Imperial Player reacts with <unit> to <environ>
      Then <unit> should be in <environ>

      Examples:
        | unit      | environ      |
        | Militia 1 | Solvia Urban |
        | Militia 1 | Solvia Wild  |
        | Patrol 1  | Cercis Wild  |

    Scenario Outline: After a reaction move into Solvia Urban, <unit> reacts into <environ>
      Given it is the Rebel Player's Enemy Reaction Segment
      And Rebel Wild 2-1 1 and Zina Adora are in Solvia Urban
      And Rebel Wild 2-1 2 and Vudot Vodot are in Solvia Wild
      And Rebel Wild 2-1 3 and Kogus are in Cercis Wild
      And Zina Adora, Vudot Vodot and Kogus are detected
      And Militia 1 and Militia 2 are in Solvia Subterranean
      And Patrol 1 is in Cercis Subterranean
      And the Imperial Player has reacted with Militia 1 to Solvia Urban
      When the Imperial Player reacts with <unit> to <environ>
      Then <unit> should be in <environ>
      And Militia 1 should be in Solvia Urban

      Examples:
        | unit      | environ     |
        | Militia 2 | Solvia Wild |
        | Patrol 1  | Cercis Wild |

    Scenario Outline: After <first> has reacted into <environ>, <second> tries to follow
      Given it is the Rebel Player's Enemy Reaction Segment
      And Rebel Wild 2-1 1 and Zina Adora are in Solvia Urban
      And Rebel Wild 2-1 2 and Vudot Vodot are in Solvia Wild
      And Zina Adora and Vudot Vodot are detected
      And Militia 1, Militia 2 and Redjac are in Solvia Subterranean
      And the Imperial Player has reacted with <first> to <environ>
      When the Imperial Player reacts with <second> to <environ>
      Then the order should be refused

      Examples:
        | environ      | first     | second    |
        | Solvia Urban | Militia 1 | Militia 2 |
        | Solvia Wild  | Militia 1 | Militia 2 |
        | Solvia Wild  | Militia 1 | Redjac    |
        | Solvia Wild  | Redjac    | Militia 1 |

    Scenario Outline: The Rebel Player holds Solvia Urban with two units and two characters, and <first> has reacted
      Given it is the Rebel Player's Enemy Reaction Segment
      And Rebel Wild 2-1 1, Rebel Wild 2-1 2, Zina Adora and Vudot Vodot are in Solvia Urban
      And Zina Adora and Vudot Vodot are detected
      And Militia 1, Militia 2 and Redjac are in Solvia Subterranean
      And the Imperial Player has reacted with <first> to Solvia Urban
      When the Imperial Player reacts with <second> to Solvia Urban
      Then the order should be refused

      Examples:
        | first     | second    |
        | Militia 1 | Militia 2 |
        | Redjac    | Militia 1 |

    Scenario: The Rebel Player still holds Solvia Wild in his next turn
      Given it is the Rebel Player's Enemy Reaction Segment
      And Rebel Wild 2-1 1 and Zina Adora are in Solvia Wild
      And Zina Adora is detected
      And Militia 1 and Militia 2 are in Solvia Subterranean
      And the Imperial Player has reacted with Militia 1 to Solvia Wild
      And both players have passed until the Imperial Player's Movement Segment
      And both players have passed until the Rebel Player's Enemy Reaction Segment
      When the Imperial Player reacts with Militia 2 to Solvia Wild
      Then Militia 1 and Militia 2 should be in Solvia Wild

    Scenario: Every environ has had its reaction move
      Given it is the Rebel Player's Enemy Reaction Segment
      And Rebel Wild 2-1 1 and Zina Adora are in Solvia Urban
      And Rebel Wild 2-1 2 and Vudot Vodot are in Solvia Wild
      And Zina Adora and Vudot Vodot are detected
      And Militia 1, Militia 2 and Redjac are in Solvia Subterranean
      And the Imperial Player has reacted with Militia 1 to Solvia Urban
      And the Imperial Player has reacted with Militia 2 to Solvia Wild
      When the Imperial Player reacts with Redjac to Solvia Urban
      Then the order should be refused

    Scenario: The Rebel Player reacts into both environs of the enemy
      Given it is the Imperial Player's Enemy Reaction Segment
      And Militia 1 and Gelba are in Solvia Wild
      And Line 1 and Redjac are in Solvia Subterranean
      And Gelba and Redjac are detected
      And Rebel Urban 2-1 1 and Rebel Urban 1-0 1 are in Solvia Urban
      And the Rebel Player has reacted with Rebel Urban 1-0 1 to Solvia Wild
      When the Rebel Player reacts with Rebel Urban 2-1 1 to Solvia Subterranean
      Then Rebel Urban 2-1 1 should be in Solvia Subterranean
      And Rebel Urban 1-0 1 should be in Solvia Wild

    Scenario: The Rebel Player reacts into the same environ twice
      Given it is the Imperial Player's Enemy Reaction Segment
      And Militia 1 and Gelba are in Solvia Wild
      And Line 1 and Redjac are in Solvia Subterranean
      And Gelba and Redjac are detected
      And Rebel Urban 2-1 1 and Rebel Urban 1-0 1 are in Solvia Urban
      And the Rebel Player has reacted with Rebel Urban 1-0 1 to Solvia Wild
      When the Rebel Player reacts with Rebel Urban 2-1 1 to Solvia Wild
      Then the order should be refused

  @rule:10.3
  Rule: What a reaction moves, and where it may go

    Scenario Outline: The goal holds an enemy unit, and the Imperial Player moves <pieces>
      Given it is the Rebel Player's Enemy Reaction Segment
      And Rebel Wild 2-1 1 is in Solvia Wild
      And Patrol 1, Patrol 2 and Barca are in Solvia Subterranean
      And Barca leads Patrol 1 and Patrol 2
      And Senator Dermond is in Solvia Subterranean
      When the Imperial Player reacts with <pieces> to Solvia Wild
      Then <pieces> should be in Solvia Wild
      And <left> should be in Solvia Subterranean

      Examples:
        | pieces             | left                                |
        | Patrol 1           | Patrol 2, Barca and Senator Dermond |
        | Patrol 2 and Barca | Patrol 1 and Senator Dermond        |
        | Senator Dermond    | Patrol 1, Patrol 2 and Barca        |

    Scenario Outline: The goal holds an enemy unit, and the Imperial Player tries to move <pieces>
      Given it is the Rebel Player's Enemy Reaction Segment
      And Rebel Wild 2-1 1 is in Solvia Wild
      And Patrol 1, Patrol 2 and Barca are in Solvia Subterranean
      And Barca leads Patrol 1 and Patrol 2
      And Senator Dermond and Saytar are in Solvia Subterranean
      When the Imperial Player reacts with <pieces> to Solvia Wild
      Then the order should be refused

      Examples:
        | pieces                       |
        | Patrol 1 and Patrol 2        |
        | Patrol 1, Patrol 2 and Barca |
        | Patrol 1, Barca and Saytar   |
        | Patrol 1 and Senator Dermond |
        | Senator Dermond and Saytar   |

    Scenario Outline: The goal holds nothing of the enemy, and the Imperial Player tries to move <piece>
      Given it is the Rebel Player's Enemy Reaction Segment
      And Rebel Wild 2-1 1 is in Solvia Urban
      And Patrol 1 and Senator Dermond are in Solvia Subterranean
      And Militia 1 is in <environ with friends>
      When the Imperial Player reacts with <piece> to Solvia Wild
      Then the order should be refused

      Examples:
        | piece           | environ with friends |
        | Patrol 1        | Solvia Urban         |
        | Patrol 1        | Solvia Wild          |
        | Senator Dermond | Solvia Urban         |

    Scenario: The goal holds an enemy character, undetected
      Given it is the Rebel Player's Enemy Reaction Segment
      And Zina Adora is in Solvia Wild
      And Zina Adora is undetected
      And Patrol 1 is in Solvia Subterranean
      When the Imperial Player reacts with Patrol 1 to Solvia Wild
      Then the order should be refused

    Scenario: The goal holds an enemy unit beside the character
      Given it is the Rebel Player's Enemy Reaction Segment
      And Rebel Wild 2-1 1 and Zina Adora are in Solvia Wild
      And Zina Adora is undetected
      And Patrol 1 is in Solvia Subterranean
      When the Imperial Player reacts with Patrol 1 to Solvia Wild
      Then Patrol 1 should be in Solvia Wild

    Scenario Outline: The Rebel Player moves <piece> to where the enemy is
      Given it is the Imperial Player's Enemy Reaction Segment
      And Line 1 is in Solvia Urban
      And Rebel Wild 1-0 1 and Kogus are in Solvia Wild
      When the Rebel Player reacts with <piece> to Solvia Urban
      Then <piece> should be in Solvia Urban

      Examples:
        | piece            |
        | Rebel Wild 1-0 1 |
        | Kogus            |

    Scenario Outline: The Rebel Player tries to move <piece> to where no enemy is
      Given it is the Imperial Player's Enemy Reaction Segment
      And Line 1 is in Solvia Urban
      And Rebel Wild 1-0 1 and Kogus are in Solvia Wild
      When the Rebel Player reacts with <piece> to Solvia Subterranean
      Then the order should be refused

      Examples:
        | piece            |
        | Rebel Wild 1-0 1 |
        | Kogus            |

  @rule:10.4
  Rule: A reaction stays on its planet

    Scenario Outline: <unit> is in <from>, on another planet than the enemy
      Given it is the <phasing> Player's Enemy Reaction Segment
      And Rebel Wild 2-1 1 and Kogus are in <Rebels>
      And Line 1 and Gelba are in <Imperials>
      And Kogus and Gelba are detected
      When the <player> Player reacts with <unit> to <to>
      Then the order should be refused

      Examples:
        | phasing  | player   | unit             | from         | to           | Rebels       | Imperials    |
        | Rebel    | Imperial | Line 1           | Horon Liquid | Solvia Urban | Solvia Urban | Horon Liquid |
        | Rebel    | Imperial | Line 1           | Solvia Wild  | Cercis Wild  | Cercis Wild  | Solvia Wild  |
        | Imperial | Rebel    | Rebel Wild 2-1 1 | Cercis Wild  | Solvia Urban | Cercis Wild  | Solvia Urban |

    Scenario Outline: <unit> is in <from>, on the same planet as the enemy
      Given it is the <phasing> Player's Enemy Reaction Segment
      And Rebel Wild 2-1 1 and Kogus are in <Rebels>
      And Line 1 and Gelba are in <Imperials>
      And Kogus and Gelba are detected
      When the <player> Player reacts with <unit> to <to>
      Then <unit> should be in <to>

      Examples:
        | phasing  | player   | unit             | from                | to           | Rebels       | Imperials           |
        | Rebel    | Imperial | Line 1           | Solvia Wild         | Solvia Urban | Solvia Urban | Solvia Wild         |
        | Rebel    | Imperial | Line 1           | Cercis Subterranean | Cercis Wild  | Cercis Wild  | Cercis Subterranean |
        | Imperial | Rebel    | Rebel Wild 2-1 1 | Solvia Wild         | Solvia Urban | Solvia Wild  | Solvia Urban        |

    Scenario: Boccanegra has a spaceship, and is on another planet than the enemy
      Given it is the Imperial Player's Enemy Reaction Segment
      And Line 1 and Gelba are in Solvia Urban
      And Gelba is detected
      And Boccanegra is in Cercis Wild
      And Boccanegra holds the Planetary Privateer
      When the Rebel Player reacts with Boccanegra and the Planetary Privateer to Solvia Urban
      Then the order should be refused

    Scenario: Boccanegra has a spaceship, and is on the same planet as the enemy
      Given it is the Imperial Player's Enemy Reaction Segment
      And Line 1 and Gelba are in Solvia Urban
      And Gelba is detected
      And Boccanegra is in Solvia Wild
      And Boccanegra holds the Planetary Privateer
      When the Rebel Player reacts with Boccanegra and the Planetary Privateer to Solvia Urban
      Then Boccanegra should be in Solvia Urban
      And Boccanegra should hold the Planetary Privateer

  @rule:10.5
  Rule: Units that reacted join those already there

    Scenario: A Line reaches another Line
      Given it is the Rebel Player's Enemy Reaction Segment
      And Rebel Wild 2-1 1 and Kogus are in Solvia Wild
      And Kogus is detected
      And Line 1 is in Solvia Urban
      And Line 2 is in Solvia Wild
      And the Imperial Player has reacted with Line 1 to Solvia Wild
      When the Imperial Player stacks Line 1 and Line 2
      Then Line 1 and Line 2 should be stacked together
      And Line 1 and Line 2 should be in Solvia Wild

    Scenario: A Line and its leader reach two units
      Given it is the Rebel Player's Enemy Reaction Segment
      And Rebel Wild 2-1 1 and Kogus are in Solvia Urban
      And Kogus is detected
      And Line 1 and Gelba are in Solvia Wild
      And Gelba leads Line 1
      And Militia 1 and Patrol 1 are in Solvia Urban
      And the Imperial Player has reacted with Line 1 and Gelba to Solvia Urban
      When the Imperial Player stacks Line 1, Gelba, Militia 1 and Patrol 1
      Then Line 1, Gelba, Militia 1 and Patrol 1 should be stacked together
      And Line 1, Gelba, Militia 1 and Patrol 1 should be in Solvia Urban

    Scenario: A Rebel unit reaches another
      Given it is the Imperial Player's Enemy Reaction Segment
      And Line 1 and Gelba are in Solvia Subterranean
      And Gelba is detected
      And Rebel Wild 2-1 1 is in Solvia Wild
      And Rebel Subterranean 1-0 1 is in Solvia Subterranean
      And the Rebel Player has reacted with Rebel Wild 2-1 1 to Solvia Subterranean
      When the Rebel Player stacks Rebel Wild 2-1 1 and Rebel Subterranean 1-0 1
      Then Rebel Wild 2-1 1 and Rebel Subterranean 1-0 1 should be stacked together
      And Rebel Wild 2-1 1 and Rebel Subterranean 1-0 1 should be in Solvia Subterranean

  @rule:10.6
  Rule: A pilot reacts without passengers

    Scenario: Kogus and his ship
      Given it is the Imperial Player's Enemy Reaction Segment
      And Line 1 and Gelba are in Solvia Urban
      And Gelba is detected
      And Kogus and Zina Adora are in Solvia Wild
      And Kogus holds the Star Cruiser
      When the Rebel Player reacts with Kogus and the Star Cruiser to Solvia Urban
      Then Kogus should be in Solvia Urban
      And Kogus should hold the Star Cruiser
      And Zina Adora should be in Solvia Wild

    Scenario Outline: Kogus, his ship and <passengers>
      Given it is the Imperial Player's Enemy Reaction Segment
      And Line 1 and Gelba are in Solvia Urban
      And Gelba is detected
      And Kogus, Zina Adora and Rayner Derban are in Solvia Wild
      And Kogus holds the Star Cruiser
      When the Rebel Player reacts with <passengers>, Kogus and the Star Cruiser to Solvia Urban
      Then the order should be refused

      Examples:
        | passengers                |
        | Zina Adora                |
        | Zina Adora, Rayner Derban |

    Scenario: Jon Kidu and his ship
      Given it is the Rebel Player's Enemy Reaction Segment
      And Rebel Wild 2-1 1 and Kogus are in Solvia Urban
      And Kogus is detected
      And Jon Kidu and Gelba are in Solvia Wild
      And Jon Kidu holds Imperial Spaceship 1
      When the Imperial Player reacts with Jon Kidu and Imperial Spaceship 1 to Solvia Urban
      Then Jon Kidu should be in Solvia Urban
      And Jon Kidu should hold Imperial Spaceship 1
      And Gelba should be in Solvia Wild

    Scenario: Jon Kidu, his ship and Gelba
      Given it is the Rebel Player's Enemy Reaction Segment
      And Rebel Wild 2-1 1 and Kogus are in Solvia Urban
      And Kogus is detected
      And Jon Kidu and Gelba are in Solvia Wild
      And Jon Kidu holds Imperial Spaceship 1
      When the Imperial Player reacts with Jon Kidu, Gelba and Imperial Spaceship 1 to Solvia Urban
      Then the order should be refused
