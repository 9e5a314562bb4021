@ruleset:summary @section:15
Feature: 15 Stacking: spaceships in stacks

  Spaceships stand with characters or with military units. Without units each flies by itself, and with a
  pilot: a character whose Navigation is 0 is none.

  Background:
    Given the scenario "The Varu Powderkeg"
    And the PDB on Solvia is Down at level 0

  @rule:15.11
  Rule: Without units, a stack needs a character

    Scenario: The Star Cruiser is to stand by itself
      Given it is the Rebel Player's Movement Segment
      And Zina Adora and Kogus are in Cercis Wild
      And Zina Adora holds the Star Cruiser
      When the Rebel Player stacks the Star Cruiser
      Then the order should be refused

    Scenario: Two spaceships are to stand by themselves
      Given it is the Imperial Player's Movement Segment
      And Jon Kidu, Gelba and Jin Voles are in Solvia Urban
      And Jon Kidu holds Imperial Spaceship 1
      And Gelba holds Imperial Spaceship 2
      When the Imperial Player stacks Imperial Spaceship 1 and Imperial Spaceship 2
      Then the order should be refused

    Scenario: Kogus is to leave the stack that he and the Star Cruiser are
      Given it is the Rebel Player's Movement Segment
      And Kogus and Zina Adora are in Cercis Wild
      And Kogus holds the Star Cruiser
      And Kogus and the Star Cruiser are stacked together
      And the Rebel Player has tried to stack Kogus
      When the Rebel Player moves Zina Adora to Cercis Subterranean
      Then Zina Adora should be in Cercis Subterranean
      And no more than 1 stack of the Rebel Player should be in Cercis Wild

    Scenario: The Star Cruiser stands with Zina Adora alone
      Given it is the Rebel Player's Movement Segment
      And Zina Adora and Kogus are in Cercis Wild
      And Zina Adora holds the Star Cruiser
      When the Rebel Player stacks Zina Adora and the Star Cruiser
      Then Zina Adora and the Star Cruiser should be stacked together
      And Zina Adora and Kogus should stand in different stacks

    Scenario: Three spaceships stand with those who hold them
      Given it is the Rebel Player's Movement Segment
      And Zina Adora, Ly Mantok, Boccanegra and Kogus are in Cercis Wild
      And Zina Adora holds the Star Cruiser
      And Ly Mantok holds the Explorer
      And Boccanegra holds the Planetary Privateer
      When the Rebel Player stacks Zina Adora, Ly Mantok, Boccanegra, the Star Cruiser, the Explorer and the Planetary Privateer
      Then Zina Adora, Ly Mantok, Boccanegra, the Star Cruiser, the Explorer and the Planetary Privateer should be stacked together
      And Zina Adora and Kogus should stand in different stacks

  @rule:15.12
  Rule: A stack with two ships cannot move as one

    Scenario Outline: Two spaceships in one move to <to>
      Given it is the Rebel Player's Movement Segment
      And Kogus and Ly Mantok are in <from>
      And Kogus holds the Star Cruiser
      And Ly Mantok holds the Explorer
      When the Rebel Player moves Kogus, Ly Mantok, the Star Cruiser and the Explorer to <to>
      Then the order should be refused

      Examples:
        | from        | to           |
        | Cercis Wild | Solvia Wild  |
        | Solvia Wild | Solvia Urban |

    Scenario Outline: The first of two spaceships moves to <to>
      Given it is the Rebel Player's Movement Segment
      And Kogus and Ly Mantok are in <from>
      And Kogus holds the Star Cruiser
      And Ly Mantok holds the Explorer
      When the Rebel Player moves Kogus and the Star Cruiser to <to>
      Then Kogus should be in <to>
      And Kogus should hold the Star Cruiser
      And Ly Mantok should be in <from>
      And Ly Mantok should hold the Explorer

      Examples:
        | from        | to           |
        | Cercis Wild | Solvia Wild  |
        | Solvia Wild | Solvia Urban |

    Scenario: The second of two spaceships follows
      Given it is the Rebel Player's Movement Segment
      And Kogus and Ly Mantok are in Cercis Wild
      And Kogus holds the Star Cruiser
      And Ly Mantok holds the Explorer
      And the Rebel Player has moved Kogus and the Star Cruiser to Solvia Wild
      When the Rebel Player moves Ly Mantok and the Explorer to Solvia Wild
      Then Kogus and Ly Mantok should be in Solvia Wild
      And Kogus should hold the Star Cruiser
      And Ly Mantok should hold the Explorer

  @rule:15.13
  Rule: A ship moves with units or with a navigator

    Scenario Outline: <character>, whose Navigation is 0, moves a spaceship
      Given it is the <side> Player's Movement Segment
      And the PDB on Cercis is Down at level 0
      And <character> is in Cercis Wild
      And <character> holds <ship>
      When the <side> Player moves <character> and <ship> to Solvia Wild
      Then the order should be refused

      Examples:
        | side     | character       | ship                 |
        | Rebel    | Vudot Vodot     | the Star Cruiser     |
        | Rebel    | Doctor Sontag   | the Star Cruiser     |
        | Imperial | Senator Dermond | Imperial Spaceship 1 |

    Scenario Outline: <character>, whose Navigation is <Navigation>, moves a spaceship
      Given it is the <side> Player's Movement Segment
      And the PDB on Cercis is Down at level 0
      And <character> is in Cercis Wild
      And <character> holds <ship>
      When the <side> Player moves <character> and <ship> to Solvia Wild
      Then <character> should be in Solvia Wild
      And <character> should hold <ship>

      Examples:
        | side     | character   | Navigation | ship                 |
        | Rebel    | Odene Hobar | 2          | the Star Cruiser     |
        | Imperial | Saytar      | 3          | Imperial Spaceship 1 |

    Scenario Outline: A unit takes along a spaceship whose holder has Navigation 0
      Given it is the <side> Player's Movement Segment
      And the PDB on Cercis is Down at level 0
      And <unit> and <character> are in Cercis Wild
      And <character> holds <ship>
      And <unit>, <character> and <ship> are stacked together
      When the <side> Player moves <unit>, <character> and <ship> to Solvia Wild
      Then <unit> and <character> should be in Solvia Wild
      And <character> should hold <ship>

      Examples:
        | side     | unit             | character       | ship                 |
        | Rebel    | Rebel Wild 2-1 1 | Vudot Vodot     | the Star Cruiser     |
        | Imperial | Patrol 1         | Senator Dermond | Imperial Spaceship 1 |
