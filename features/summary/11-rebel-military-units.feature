@ruleset:summary @section:11
Feature: 11 Rebel Military Units

  The Rebel Player has units of the strength 1-0, bound to their planet, and mobile ones of 2-1. Each has
  the type of an environ.

  Background:
    Given the scenario "The Varu Powderkeg"
    And it is the Rebel Player's Movement Segment

  @rule:11.2
  Rule: A Rebel 2-1 is mobile

    Scenario Outline: <unit> goes from Cercis to Solvia
      Given the PDB on Solvia is Down at level 0
      And <unit> is in Cercis Wild
      When the Rebel Player moves <unit> to Solvia Wild
      Then <unit> should be in Solvia Wild

      Examples:
        | unit                     |
        | Rebel Urban 2-1 1        |
        | Rebel Wild 2-1 1         |
        | Rebel Liquid 2-1 1       |
        | Rebel Subterranean 2-1 1 |
        | Rebel Air 2-1 1          |
        | Rebel Fire 2-1 1         |

    Scenario: It goes alone, and leaves a 1-0 behind
      Given the PDB on Solvia is Down at level 0
      And Rebel Wild 2-1 1 and Rebel Wild 1-0 1 are in Cercis Wild
      When the Rebel Player moves Rebel Wild 2-1 1 to Solvia Wild
      Then Rebel Wild 2-1 1 should be in Solvia Wild
      And Rebel Wild 1-0 1 should be in Cercis Wild

    Scenario: A 1-0 is not mobile
      Given the PDB on Solvia is Down at level 0
      And Rebel Wild 2-1 1 and Rebel Wild 1-0 1 are in Cercis Wild
      When the Rebel Player moves Rebel Wild 1-0 1 to Solvia Wild
      Then the order should be refused

  @rule:11.3
  Rule: A Rebel 1-0 stays on its planet

    Scenario Outline: <unit> goes from Cercis to Solvia
      Given the PDB on Solvia is Down at level 0
      And <unit> is in Cercis Wild
      When the Rebel Player moves <unit> to Solvia Wild
      Then the order should be refused

      Examples:
        | unit                     |
        | Rebel Urban 1-0 1        |
        | Rebel Wild 1-0 1         |
        | Rebel Liquid 1-0 1       |
        | Rebel Subterranean 1-0 1 |
        | Rebel Air 1-0 1          |
        | Rebel Fire 1-0 1         |

    Scenario: Two of them go together
      Given the PDB on Solvia is Down at level 0
      And Rebel Wild 1-0 1 and Rebel Wild 1-0 2 are in Cercis Wild
      When the Rebel Player moves Rebel Wild 1-0 1 and Rebel Wild 1-0 2 to Solvia Wild
      Then the order should be refused

    Scenario: A 2-1 goes there
      Given the PDB on Solvia is Down at level 0
      And Rebel Wild 2-1 1 is in Cercis Wild
      When the Rebel Player moves Rebel Wild 2-1 1 to Solvia Wild
      Then Rebel Wild 2-1 1 should be in Solvia Wild

    Scenario Outline: <unit> stays on Cercis
      Given <unit> is in <from>
      When the Rebel Player moves <unit> to <to>
      Then <unit> should be in <to>

      Examples:
        | unit                     | from                | to                  |
        | Rebel Wild 1-0 1         | Cercis Wild         | Cercis Subterranean |
        | Rebel Subterranean 1-0 1 | Cercis Wild         | Cercis Subterranean |
        | Rebel Wild 1-0 1         | Cercis Subterranean | Cercis Wild         |

  @rule:11.4
  Rule: Rebel units lie open

    Scenario: Units of both strengths have moved
      Given Rebel Wild 1-0 1 and Rebel Wild 2-1 1 are in Solvia Wild
      When the Rebel Player moves Rebel Wild 1-0 1 and Rebel Wild 2-1 1 to Solvia Urban
      Then Rebel Wild 1-0 1 and Rebel Wild 2-1 1 should be in Solvia Urban
      And the Imperial Player should see that Rebel Wild 1-0 1 is a Rebel Wild 1-0
      And the Imperial Player should see that Rebel Wild 2-1 1 is a Rebel Wild 2-1

    Scenario: A mobile unit has come from another planet
      Given the PDB on Solvia is Down at level 0
      And Rebel Subterranean 2-1 1 is in Cercis Subterranean
      When the Rebel Player moves Rebel Subterranean 2-1 1 to Solvia Subterranean
      Then Rebel Subterranean 2-1 1 should be in Solvia Subterranean
      And the Imperial Player should see that Rebel Subterranean 2-1 1 is a Rebel Subterranean 2-1

    Scenario: Units of both strengths have fought
      Given it is the Rebel Player's Military Combat Segment
      And Line 1 is in Solvia Urban
      And Rebel Wild 1-0 1 and Rebel Wild 2-1 1 are in Solvia Urban
      And the military defender dice will be 6 and 6
      And the military attacker dice will be 6 and 6
      When the Rebel Player attacks the military units in Solvia Urban
      Then Line 1 should be out of play
      And the Imperial Player should see that Rebel Wild 1-0 1 is a Rebel Wild 1-0
      And the Imperial Player should see that Rebel Wild 2-1 1 is a Rebel Wild 2-1

  @rule:11.7
  Rule: A Rebel unit may enter other environ types

    Scenario Outline: A <kind> goes from <from> to <to>
      Given the PDB on Horon is Down at level 0
      And the PDB on Solvia is Down at level 0
      And <kind> 1 is in <from>
      When the Rebel Player moves <kind> 1 to <to>
      Then <kind> 1 should be in <to>
      And 1 <kind> should be in <to>

      Examples:
        | kind                   | from                | to                  |
        | Rebel Wild 1-0         | Solvia Wild         | Solvia Urban        |
        | Rebel Wild 1-0         | Solvia Wild         | Solvia Subterranean |
        | Rebel Urban 1-0        | Solvia Urban        | Solvia Wild         |
        | Rebel Subterranean 1-0 | Cercis Subterranean | Cercis Wild         |
        | Rebel Wild 2-1         | Cercis Wild         | Horon Liquid        |
        | Rebel Wild 2-1         | Cercis Wild         | Solvia Urban        |
        | Rebel Liquid 2-1       | Horon Liquid        | Solvia Subterranean |
        | Rebel Subterranean 2-1 | Cercis Subterranean | Solvia Wild         |

    Scenario: It is the planet that a Rebel Wild 1-0 may not leave
      Given the PDB on Solvia is Down at level 0
      And Rebel Wild 1-0 1 is in Cercis Subterranean
      When the Rebel Player moves Rebel Wild 1-0 1 to Solvia Urban
      Then the order should be refused
