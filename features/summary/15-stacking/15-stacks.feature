@ruleset:summary @section:15
Feature: 15 Stacking: what a stack holds

  Pieces of one player in one environ stand in stacks. Military units take up the room of the environ:
  Cercis Wild and Solvia Subterranean have size 3, Solvia Urban and Cercis Subterranean 4, Horon Liquid 6.

  Background:
    Given the scenario "The Varu Powderkeg"
    And the PDB on Solvia is Down at level 0

  @rule:15.1
  Rule: A stack may be as large as you like

    Scenario: Ten characters
      Given it is the Rebel Player's Movement Segment
      And Zina Adora, Adam Starlight, Agan Rafa, Frun Sentel and Odene Hobar are in Cercis Wild
      And Kogus, Doctor Sontag, Scott Rubel, Boccanegra and Drakir Grebb are in Cercis Wild
      And Zina Adora, Adam Starlight, Agan Rafa, Frun Sentel and Odene Hobar are stacked together
      And Kogus, Doctor Sontag, Scott Rubel, Boccanegra and Drakir Grebb are stacked together
      When the Rebel Player stacks Zina Adora, Adam Starlight, Agan Rafa, Frun Sentel, Odene Hobar, Kogus, Doctor Sontag, Scott Rubel, Boccanegra and Drakir Grebb
      Then Zina Adora, Adam Starlight, Agan Rafa, Frun Sentel, Odene Hobar, Kogus, Doctor Sontag, Scott Rubel, Boccanegra and Drakir Grebb should be stacked together

    Scenario: As many military units as Horon Liquid holds
      Given it is the Imperial Player's Movement Segment
      And Patrol 1, Patrol 2, Patrol 3, Line 1, Line 2 and Line 3 are in Horon Liquid
      And Patrol 1, Patrol 2 and Patrol 3 are stacked together
      And Line 1, Line 2 and Line 3 are stacked together
      When the Imperial Player stacks Patrol 1, Patrol 2, Patrol 3, Line 1, Line 2 and Line 3
      Then Patrol 1, Patrol 2, Patrol 3, Line 1, Line 2 and Line 3 should be stacked together

    Scenario: Units that fill Cercis Wild, characters and spaceships
      Given it is the Rebel Player's Movement Segment
      And Rebel Wild 2-1 1, Rebel Wild 2-1 2 and Rebel Wild 2-1 3 are in Cercis Wild
      And Zina Adora, Kogus, Boccanegra and Doctor Sontag are in Cercis Wild
      And Kogus holds the Star Cruiser
      And Boccanegra holds the Planetary Privateer
      When the Rebel Player stacks Rebel Wild 2-1 1, Rebel Wild 2-1 2, Rebel Wild 2-1 3, Zina Adora, Kogus, Boccanegra, Doctor Sontag, the Star Cruiser and the Planetary Privateer
      Then Rebel Wild 2-1 1, Rebel Wild 2-1 2, Rebel Wild 2-1 3, Zina Adora, Kogus, Boccanegra and Doctor Sontag should be stacked together
      And Kogus should hold the Star Cruiser
      And Boccanegra should hold the Planetary Privateer

  @rule:15.2
  Rule: Units in a stack stay within the environ size

    Scenario Outline: One unit too many for <environ>
      Given it is the <side> Player's Movement Segment
      And <there> are in <environ>
      And <unit> is in <from>
      When the <side> Player moves <unit> to <environ>
      Then the order should be refused

      Examples:
        | side     | environ             | there                                                                         | unit             | from         |
        | Rebel    | Solvia Subterranean | Rebel Wild 2-1 1, Rebel Wild 2-1 2 and Rebel Wild 2-1 3                       | Rebel Wild 2-1 4 | Solvia Wild  |
        | Rebel    | Solvia Urban        | Rebel Urban 1-0 1, Rebel Urban 1-0 2, Rebel Urban 1-0 3 and Rebel Urban 1-0 4 | Rebel Wild 1-0 1 | Solvia Wild  |
        | Imperial | Solvia Subterranean | Militia 1, Patrol 1 and Line 1                                                | Patrol 2         | Solvia Urban |

    Scenario Outline: The last unit that <environ> holds
      Given it is the <side> Player's Movement Segment
      And <there> are in <environ>
      And <unit> is in <from>
      When the <side> Player moves <unit> to <environ>
      Then <there> should be in <environ>
      And <unit> should be in <environ>

      Examples:
        | side     | environ             | there                                                      | unit             | from         |
        | Rebel    | Solvia Subterranean | Rebel Wild 2-1 1 and Rebel Wild 2-1 2                      | Rebel Wild 2-1 4 | Solvia Wild  |
        | Rebel    | Solvia Urban        | Rebel Urban 1-0 1, Rebel Urban 1-0 2 and Rebel Urban 1-0 3 | Rebel Wild 1-0 1 | Solvia Wild  |
        | Imperial | Solvia Subterranean | Militia 1 and Line 1                                       | Patrol 2         | Solvia Urban |

    Scenario: Two units move to where there is room for one
      Given it is the Rebel Player's Movement Segment
      And Rebel Wild 2-1 1 and Rebel Wild 2-1 2 are in Solvia Subterranean
      And Rebel Wild 2-1 3 and Rebel Wild 2-1 4 are in Solvia Wild
      When the Rebel Player moves Rebel Wild 2-1 3 and Rebel Wild 2-1 4 to Solvia Subterranean
      Then the order should be refused

    Scenario: A unit reacts to where there is no room for it
      Given it is the Rebel Player's Enemy Reaction Segment
      And Rebel Wild 2-1 1 is in Solvia Subterranean
      And Militia 1, Patrol 1 and Line 1 are in Solvia Subterranean
      And Militia 2 is in Solvia Urban
      When the Imperial Player reacts with Militia 2 to Solvia Subterranean
      Then the order should be refused

    Scenario: A unit reacts to where there is room for one
      Given it is the Rebel Player's Enemy Reaction Segment
      And Rebel Wild 2-1 1 is in Solvia Subterranean
      And Militia 1 and Line 1 are in Solvia Subterranean
      And Militia 2 is in Solvia Urban
      When the Imperial Player reacts with Militia 2 to Solvia Subterranean
      Then Militia 1, Line 1 and Militia 2 should be in Solvia Subterranean

    Scenario: A Line is due, and the Imperial Player would place it where there is no room for it
      Given it is game-turn 2
      And it is the Imperial Player's Movement Segment
      And 2 Lines are due to the Imperial Player
      And Militia 1, Militia 2 and Militia 3 are in Solvia Subterranean
      And the Imperial Player will give up Line 1
      And the Imperial Player has tried to place Line 1 in Solvia Subterranean
      When the Imperial Player places Line 2 in Solvia Wild
      Then Line 2 should be in Solvia Wild
      And 0 Lines should be in Solvia Subterranean
      And 3 Militia should be in Solvia Subterranean

    Scenario: Four units are set up together in Charkhan Wild, which holds three
      Given a new game of "Flight to Egrix"
      When the Imperial Player places Patrol 1, Patrol 2, Militia 1 and Militia 2 in Charkhan Wild
      Then the order should be refused

    Scenario: Three units are set up together in Charkhan Wild
      Given a new game of "Flight to Egrix"
      When the Imperial Player places Patrol 1, Patrol 2 and Militia 1 in Charkhan Wild
      Then Patrol 1, Patrol 2 and Militia 1 should be in Charkhan Wild

    Scenario: A fourth unit is set up in Charkhan Wild, after three
      Given a new game of "Flight to Egrix"
      And the Imperial Player has placed Patrol 1, Patrol 2 and Militia 1 in Charkhan Wild
      When the Imperial Player places Militia 2 in Charkhan Wild
      Then the order should be refused

  @rule:15.3
  Rule: Characters, units and ships mix in a stack

    Scenario Outline: One of two units, a character and his spaceship, of the <side> Player
      Given it is the <side> Player's Movement Segment
      And <unit>, <other unit> and <character> are in <environ>
      And <unit> and <other unit> are stacked together
      And <character> holds <ship>
      When the <side> Player stacks <unit>, <character> and <ship>
      Then <unit>, <character> and <ship> should be stacked together
      And <other unit> and <unit> should stand in different stacks
      And <character> should hold <ship>

      Examples:
        | side     | environ      | unit             | other unit       | character     | ship                 |
        | Rebel    | Cercis Wild  | Rebel Wild 2-1 1 | Rebel Wild 2-1 2 | Rayner Derban | the Star Cruiser     |
        | Imperial | Solvia Urban | Militia 1        | Line 1           | Jin Voles     | Imperial Spaceship 1 |

  @rule:15.5
  Rule: Free stacking until Operations ends

    Scenario: A third stack is split off
      Given it is the Rebel Player's Movement Segment
      And Zina Adora, Kogus, Rayner Derban, Vudot Vodot and Rebel Wild 2-1 1 are in Cercis Wild
      When the Rebel Player stacks Zina Adora and Kogus
      Then Zina Adora and Kogus should be stacked together
      And Rayner Derban and Vudot Vodot should be stacked together
      And the Rebel Player should have 3 stacks in Cercis Wild

    Scenario: A fourth stack is split off
      Given it is the Rebel Player's Movement Segment
      And Zina Adora, Kogus, Rayner Derban, Vudot Vodot and Rebel Wild 2-1 1 are in Cercis Wild
      And Zina Adora and Kogus are stacked together
      And Rayner Derban and Vudot Vodot are stacked together
      When the Rebel Player stacks Vudot Vodot
      Then Zina Adora and Kogus should be stacked together
      And Rayner Derban and Vudot Vodot should stand in different stacks
      And the Rebel Player should have 4 stacks in Cercis Wild

    Scenario: Two stacks with a unit and a character each
      Given it is the Rebel Player's Movement Segment
      And Rebel Wild 2-1 1, Rebel Wild 2-1 2, Zina Adora and Kogus are in Cercis Wild
      And Rebel Wild 2-1 1 and Zina Adora are stacked together
      When the Rebel Player stacks Rebel Wild 2-1 2 and Kogus
      Then Rebel Wild 2-1 2 and Kogus should be stacked together
      And Rebel Wild 2-1 1 and Zina Adora should be stacked together
      And Zina Adora and Kogus should stand in different stacks

    Scenario: Three stacks become one
      Given it is the Rebel Player's Movement Segment
      And Zina Adora, Kogus, Rayner Derban, Vudot Vodot and Rebel Wild 2-1 1 are in Cercis Wild
      And Zina Adora and Kogus are stacked together
      And Rayner Derban and Vudot Vodot are stacked together
      When the Rebel Player stacks Zina Adora, Kogus, Rayner Derban, Vudot Vodot and Rebel Wild 2-1 1
      Then Zina Adora, Kogus, Rayner Derban, Vudot Vodot and Rebel Wild 2-1 1 should be stacked together
      And the Rebel Player should have 1 stack in Cercis Wild

    Scenario: A character joins the units before they fight
      Given it is the Imperial Player's Military Combat Segment
      And Line 1, Jon Kidu and Gelba are in Solvia Urban
      When the Imperial Player stacks Line 1 and Jon Kidu
      Then Line 1 and Jon Kidu should be stacked together
      And Jon Kidu and Gelba should stand in different stacks

    Scenario: A character who has just arrived joins those who were there
      Given it is the Rebel Player's Movement Segment
      And Zina Adora, Rayner Derban and Rebel Wild 2-1 1 are in Cercis Wild
      And Kogus is in Cercis Subterranean
      And the Rebel Player has moved Kogus to Cercis Wild
      When the Rebel Player stacks Kogus, Zina Adora and Rebel Wild 2-1 1
      Then Kogus, Zina Adora and Rebel Wild 2-1 1 should be stacked together
      And Zina Adora and Rayner Derban should stand in different stacks
