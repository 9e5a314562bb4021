@ruleset:summary @section:15
Feature: 15 Stacking

  Pieces of one player in one environ stand in stacks: they move, fight and are led stack by stack.
  Cercis Wild and Solvia Subterranean have size 3, Solvia Urban and Cercis Subterranean 4, Horon
  Liquid 6.

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

  @rule:15.6
  Rule: With a unit aboard, a stack moves as units do

    Scenario Outline: A stack with a spaceship and <unit> leaves <planet>
      Given it is the <side> Player's Movement Segment
      And the PDB on <planet> is Up at level 1
      And <unit> and <character> are in <from>
      And <character> holds <ship>
      And <unit>, <character> and <ship> are stacked together
      And the PDB attack dice will be 1 and 1
      And the PDB loss dice will be 3 and 3
      And the detection dice would be 6 and 6
      When the <side> Player moves <unit>, <character> and <ship> to Solvia Wild
      Then 1 PDB attack die should be rolled
      And no detection die should be rolled
      And <unit> and <character> should be in Solvia Wild
      And <character> should hold <ship>
      And the PDB on <planet> should be Down at level 1

      Examples:
        | side     | planet | from                | unit             | character  | ship                    |
        | Imperial | Cercis | Cercis Subterranean | Line 1           | Jin Voles  | Imperial Spaceship 1    |
        | Rebel    | Horon  | Horon Liquid        | Rebel Wild 2-1 1 | Boccanegra | the Planetary Privateer |

    Scenario Outline: The spaceship leaves <planet> without <unit>
      Given it is the <side> Player's Movement Segment
      And the PDB on <planet> is Up at level 1
      And <unit> and <character> are in <from>
      And <character> holds <ship>
      And the PDB attack dice would be 1 and 1
      And the PDB loss dice would be 3 and 3
      And the detection dice will be 1 and 1
      When the <side> Player moves <character> and <ship> to Solvia Wild
      Then no PDB attack die should be rolled
      And 1 detection die should be rolled
      And <unit> should be in <from>
      And <character> should be in Solvia Wild
      And <character> should hold <ship>
      And the PDB on <planet> should be Up at level 1

      Examples:
        | side     | planet | from                | unit             | character  | ship                    |
        | Imperial | Cercis | Cercis Subterranean | Line 1           | Jin Voles  | Imperial Spaceship 1    |
        | Rebel    | Horon  | Horon Liquid        | Rebel Wild 2-1 1 | Boccanegra | the Planetary Privateer |

    Scenario: A unit takes along more characters than their spaceship has seats for
      Given it is the Rebel Player's Movement Segment
      And Rebel Wild 2-1 1, Kogus, Zina Adora, Doctor Sontag, Boccanegra and Vudot Vodot are in Cercis Wild
      And Kogus holds the Interstellar Sloop
      And Rebel Wild 2-1 1, Kogus, Zina Adora, Doctor Sontag, Boccanegra, Vudot Vodot and the Interstellar Sloop are stacked together
      When the Rebel Player moves Rebel Wild 2-1 1, Kogus, Zina Adora, Doctor Sontag, Boccanegra, Vudot Vodot and the Interstellar Sloop to Solvia Wild
      Then Rebel Wild 2-1 1, Kogus, Zina Adora, Doctor Sontag, Boccanegra and Vudot Vodot should be in Solvia Wild
      And Kogus should hold the Interstellar Sloop

  @rule:15.7
  Rule: With a unit aboard, a stack fights as units do

    Scenario: Lines search for Kogus, who is stacked with units
      Given it is the Rebel Player's Search Phase
      And Rebel Wild 2-1 1, Rebel Wild 2-1 2 and Kogus are in Solvia Urban
      And Rebel Wild 2-1 1, Rebel Wild 2-1 2 and Kogus are stacked together
      And Kogus is detected
      And Line 1 and Line 2 are in Solvia Urban
      When the Imperial Player declares a search of Solvia Urban with military units
      Then the order should be refused

    Scenario: Lines search for Kogus, who stands apart from the units
      Given it is the Rebel Player's Search Phase
      And Rebel Wild 2-1 1, Rebel Wild 2-1 2 and Kogus are in Solvia Urban
      And Kogus is detected
      And Line 1 and Line 2 are in Solvia Urban
      When the Imperial Player declares a search of Solvia Urban with military units
      Then a search of Solvia Urban with military units should be declared

    Scenario: Lines attack the stack of Kogus, and one of its units is lost
      Given it is the Imperial Player's Military Combat Segment
      And Rebel Wild 2-1 1, Rebel Wild 2-1 2 and Kogus are in Solvia Urban
      And Rebel Wild 2-1 1, Rebel Wild 2-1 2 and Kogus are stacked together
      And Kogus is detected
      And Line 1 and Line 2 are in Solvia Urban
      And the military defender die will be 5
      And the military attacker die will be 6
      And the Rebel Player will give up Rebel Wild 2-1 1
      When the Imperial Player attacks the military units in Solvia Urban
      Then 1 Rebel Wild 2-1 should be in Solvia Urban
      And Kogus should be in Solvia Urban
      And Kogus should be unwounded
      And the game should wait for nobody

    Scenario: Lines attack Kogus himself
      Given it is the Imperial Player's Military Combat Segment
      And Rebel Wild 2-1 1, Rebel Wild 2-1 2 and Kogus are in Solvia Urban
      And Rebel Wild 2-1 1, Rebel Wild 2-1 2 and Kogus are stacked together
      And Kogus is detected
      And Line 1 and Line 2 are in Solvia Urban
      And the military defender die would be 5
      And the military attacker die would be 6
      When the Imperial Player attacks Kogus in Solvia Urban
      Then the order should be refused

    Scenario: The stack of Kogus attacks a Line
      Given it is the Rebel Player's Military Combat Segment
      And Rebel Wild 2-1 1, Rebel Wild 2-1 2 and Kogus are in Solvia Urban
      And Rebel Wild 2-1 1, Rebel Wild 2-1 2 and Kogus are stacked together
      And Kogus is detected
      And Line 1 is in Solvia Urban
      And the military defender die will be 6
      And the military attacker die will be 6
      When the Rebel Player attacks the military units in Solvia Urban
      Then Line 1 should be out of play
      And Rebel Wild 2-1 1, Rebel Wild 2-1 2 and Kogus should be in Solvia Urban
      And Kogus should be unwounded

  @rule:15.8
  Rule: PDBs see every stack that has a unit in it

    Scenario: Boccanegra, undetected, goes with two units
      Given it is the Rebel Player's Movement Segment
      And the PDB on Horon is Up at level 1
      And Rebel Wild 2-1 1, Rebel Wild 2-1 2 and Boccanegra are in Solvia Wild
      And Boccanegra is undetected
      And Boccanegra holds the Planetary Privateer
      And Rebel Wild 2-1 1, Rebel Wild 2-1 2, Boccanegra and the Planetary Privateer are stacked together
      And the detection dice would be 6 and 6
      And the PDB attack dice will be 5 and 5
      And the PDB loss dice will be 6 and 6
      And the Rebel Player will give up Rebel Wild 2-1 1
      When the Rebel Player moves Rebel Wild 2-1 1, Rebel Wild 2-1 2, Boccanegra and the Planetary Privateer to Horon Liquid
      Then 1 PDB attack die should be rolled
      And no detection die should be rolled
      And 1 Rebel Wild 2-1 should be in Horon Liquid
      And Boccanegra should be in Horon Liquid
      And Boccanegra should hold the Planetary Privateer

    Scenario: Boccanegra, undetected, goes without the units
      Given it is the Rebel Player's Movement Segment
      And the PDB on Horon is Up at level 1
      And Rebel Wild 2-1 1, Rebel Wild 2-1 2 and Boccanegra are in Solvia Wild
      And Boccanegra is undetected
      And Boccanegra holds the Planetary Privateer
      And the detection dice will be 1 and 1
      And the PDB attack dice would be 5 and 5
      And the PDB loss dice would be 6 and 6
      When the Rebel Player moves Boccanegra and the Planetary Privateer to Horon Liquid
      Then no PDB attack die should be rolled
      And 1 detection die should be rolled
      And 2 Rebel Wild 2-1s should be in Solvia Wild
      And Boccanegra should be in Horon Liquid
      And Boccanegra should be undetected

  @rule:15.9
  Rule: Leadership makes a character eligible to lead

    Scenario Outline: <character>, whose Leadership is <Leadership>, is named
      Given it is the <side> Player's Movement Segment
      And <unit> and <character> are in <environ>
      And <unit> and <character> are stacked together
      When the <side> Player names <character> leader in <environ>
      Then <character> should lead <unit>

      Examples:
        | side     | character      | Leadership | unit             | environ      |
        | Rebel    | Adam Starlight | 1          | Rebel Wild 2-1 1 | Cercis Wild  |
        | Rebel    | Doctor Sontag  | 1          | Rebel Wild 2-1 1 | Cercis Wild  |
        | Rebel    | Boccanegra     | 2          | Rebel Wild 2-1 1 | Cercis Wild  |
        | Rebel    | Rayner Derban  | 4          | Rebel Wild 2-1 1 | Cercis Wild  |
        | Imperial | Thysa Kymbo    | 1          | Line 1           | Solvia Urban |

    Scenario Outline: <character>, whose Leadership is 0, cannot lead
      Given it is the <side> Player's Movement Segment
      And <unit> and <character> are in <environ>
      And <unit> and <character> are stacked together
      When the <side> Player names <character> leader in <environ>
      Then the order should be refused

      Examples:
        | side     | character       | unit             | environ      |
        | Rebel    | Kogus           | Rebel Wild 2-1 1 | Cercis Wild  |
        | Rebel    | Oneste Woada    | Rebel Wild 2-1 1 | Cercis Wild  |
        | Imperial | Senator Dermond | Line 1           | Solvia Urban |

    Scenario: Rayner Derban, who is in another environ, cannot lead
      Given it is the Rebel Player's Movement Segment
      And Rebel Wild 2-1 1 and Zina Adora are in Cercis Wild
      And Rebel Wild 2-1 1 and Zina Adora are stacked together
      And Rebel Wild 2-1 2 and Rayner Derban are in Cercis Subterranean
      And Rebel Wild 2-1 2 and Rayner Derban are stacked together
      When the Rebel Player names Rayner Derban leader in Cercis Wild
      Then the order should be refused

    Scenario: Rayner Derban, once named, leads the attack
      Given it is the Rebel Player's Military Combat Segment
      And Rebel Wild 2-1 1, Rebel Wild 2-1 2 and Rayner Derban are in Solvia Urban
      And Rebel Wild 2-1 1, Rebel Wild 2-1 2 and Rayner Derban are stacked together
      And Patrol 1, Patrol 2, Patrol 3 and Patrol 4 are in Solvia Urban
      And the Rebel Player has named Rayner Derban leader in Solvia Urban
      And the military defender dice will be 1 and 1
      And the military attacker dice will be 6 and 6
      When the Rebel Player attacks the military units in Solvia Urban
      Then 1 Patrol should be in Solvia Urban
      And 2 Rebel Wild 2-1s should be in Solvia Urban

  @rule:15.10
  Rule: The leader may be replaced at any moment

    Scenario Outline: Rayner Derban takes over in the <side> Player's <moment>
      Given it is the <side> Player's <moment>
      And Rebel Wild 2-1 1, Zina Adora and Rayner Derban are in Cercis Wild
      And Zina Adora leads Rebel Wild 2-1 1 and Rayner Derban
      When the Rebel Player names Rayner Derban leader in Cercis Wild
      Then Rayner Derban should lead Rebel Wild 2-1 1 and Zina Adora

      Examples:
        | side     | moment                  |
        | Rebel    | Movement Segment        |
        | Rebel    | Enemy Reaction Segment  |
        | Rebel    | Military Combat Segment |
        | Rebel    | Search Phase            |
        | Rebel    | Mission Phase           |
        | Imperial | Movement Segment        |
        | Imperial | Enemy Reaction Segment  |
        | Imperial | Military Combat Segment |
        | Imperial | Search Phase            |
        | Imperial | Mission Phase           |

    Scenario: Zina Adora takes over from Rayner Derban, who has just taken over
      Given it is the Rebel Player's Movement Segment
      And Rebel Wild 2-1 1, Adam Starlight, Zina Adora and Rayner Derban are in Cercis Wild
      And Adam Starlight leads Rebel Wild 2-1 1, Zina Adora and Rayner Derban
      And the Rebel Player has named Rayner Derban leader in Cercis Wild
      When the Rebel Player names Zina Adora leader in Cercis Wild
      Then Zina Adora should lead Rebel Wild 2-1 1, Adam Starlight and Rayner Derban

    Scenario: Professor Mareg, who has no Leadership, is to take over
      Given it is the Rebel Player's Movement Segment
      And Rebel Wild 2-1 1, Zina Adora and Professor Mareg are in Cercis Wild
      And Zina Adora leads Rebel Wild 2-1 1 and Professor Mareg
      When the Rebel Player names Professor Mareg leader in Cercis Wild
      Then the order should be refused

    Scenario Outline: Rebel units attack, and <who> leads
      Given it is the Rebel Player's Military Combat Segment
      And Rebel Wild 2-1 1, Rebel Wild 2-1 2, Zina Adora and Rayner Derban are in Solvia Urban
      And <former> leads Rebel Wild 2-1 1, Rebel Wild 2-1 2 and <other>
      And Patrol 1, Patrol 2, Patrol 3 and Patrol 4 are in Solvia Urban
      And the Rebel Player has named <leader> leader in Solvia Urban
      And the military defender dice will be 1 and 1
      And the military attacker dice will be 6 and 6
      When the Rebel Player attacks the military units in Solvia Urban
      Then <left> <kind> should be in Solvia Urban
      And 2 Rebel Wild 2-1s should be in Solvia Urban

      Examples:
        | who                                 | former        | other         | leader        | left | kind    |
        | Rayner Derban instead of Zina Adora | Zina Adora    | Rayner Derban | Rayner Derban | 1    | Patrol  |
        | Zina Adora instead of Rayner Derban | Rayner Derban | Zina Adora    | Zina Adora    | 2    | Patrols |

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
      And both players have passed until the Rebel Player's Military Combat Segment
      And the Rebel Player has stacked Kogus
      And both players have passed until the Rebel Player's Mission Phase
      When the Rebel Player sends Kogus on Gain Characters in Solvia Urban
      Then the order should be refused

    Scenario: Kogus stood with a unit in one player-turn, and stacks apart in the next
      Given it is the Rebel Player's Movement Segment
      And Kogus and Rebel Wild 2-1 1 are in Solvia Urban
      And Kogus and Rebel Wild 2-1 1 are stacked together
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

  @rule:15.16
  Rule: No leader without the one who led

    Scenario: Rayner Derban, who led, walks away
      Given it is the Rebel Player's Movement Segment
      And Rebel Wild 2-1 1, Rebel Wild 2-1 2, Zina Adora and Rayner Derban are in Solvia Urban
      And Rayner Derban leads Rebel Wild 2-1 1, Rebel Wild 2-1 2 and Zina Adora
      When the Rebel Player moves Rayner Derban to Solvia Wild
      Then nobody should lead Rebel Wild 2-1 1 and Rebel Wild 2-1 2
      And Rayner Derban should be in Solvia Wild

    Scenario: Rayner Derban, who led, stacks apart
      Given it is the Rebel Player's Movement Segment
      And Rebel Wild 2-1 1, Rebel Wild 2-1 2, Zina Adora and Rayner Derban are in Solvia Urban
      And Rayner Derban leads Rebel Wild 2-1 1, Rebel Wild 2-1 2 and Zina Adora
      When the Rebel Player stacks Rayner Derban
      Then nobody should lead Rebel Wild 2-1 1 and Rebel Wild 2-1 2
      And Rayner Derban and Zina Adora should stand in different stacks

    Scenario: Rayner Derban, who led two units, goes with one of them
      Given it is the Rebel Player's Movement Segment
      And Rebel Wild 2-1 1, Rebel Wild 2-1 2, Zina Adora and Rayner Derban are in Solvia Urban
      And Rayner Derban leads Rebel Wild 2-1 1, Rebel Wild 2-1 2 and Zina Adora
      When the Rebel Player moves Rebel Wild 2-1 1 and Rayner Derban to Solvia Wild
      Then nobody should lead Rebel Wild 2-1 2
      And Rebel Wild 2-1 1 and Rayner Derban should be in Solvia Wild

    Scenario: Zina Adora, who did not lead, walks away
      Given it is the Rebel Player's Movement Segment
      And Rebel Wild 2-1 1, Rebel Wild 2-1 2, Zina Adora and Rayner Derban are in Solvia Urban
      And Rayner Derban leads Rebel Wild 2-1 1, Rebel Wild 2-1 2 and Zina Adora
      When the Rebel Player moves Zina Adora to Solvia Wild
      Then Rayner Derban should lead Rebel Wild 2-1 1 and Rebel Wild 2-1 2
      And Zina Adora should be in Solvia Wild

    Scenario: The units attack after Rayner Derban, who led, has walked away
      Given it is the Rebel Player's Movement Segment
      And Rebel Wild 2-1 1, Rebel Wild 2-1 2, Zina Adora and Rayner Derban are in Solvia Urban
      And Rayner Derban leads Rebel Wild 2-1 1, Rebel Wild 2-1 2 and Zina Adora
      And Patrol 1, Patrol 2, Patrol 3 and Patrol 4 are in Solvia Urban
      And the Rebel Player has moved Rayner Derban to Solvia Wild
      And both players have passed until the Rebel Player's Military Combat Segment
      And the military defender dice will be 1 and 1
      And the military attacker dice will be 6 and 6
      When the Rebel Player attacks the military units in Solvia Urban
      Then 1 military defender die should be rolled
      And 4 Patrols should be in Solvia Urban
      And 2 Rebel Wild 2-1s should be in Solvia Urban
