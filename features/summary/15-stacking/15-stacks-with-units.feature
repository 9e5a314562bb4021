@ruleset:summary @section:15
Feature: 15 Stacking: stacks with military units

  A stack in which there is one military unit moves and fights as military units do: PDBs attack it without
  looking for it first, and nobody searches for the characters in it.

  Background:
    Given the scenario "The Varu Powderkeg"
    And the PDB on Solvia is Down at level 0

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

    Scenario Outline: The <side> Player attacks, and the unit of Kogus and the Militia are both lost
      Given it is the <side> Player's Military Combat Segment
      And Rebel Wild 1-0 1 and Kogus are in Solvia Urban
      And Rebel Wild 1-0 1 and Kogus are stacked together
      And Kogus is detected
      And Militia 1 is in Solvia Urban
      And the military defender die will be 6
      And the military attacker die will be 1
      When the <side> Player attacks the military units in Solvia Urban
      Then Rebel Wild 1-0 1 and Militia 1 should be out of play
      And Kogus should be in Solvia Urban
      And Kogus should be unwounded
      And the game should wait for nobody

      Examples:
        | side     |
        | Rebel    |
        | Imperial |

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
