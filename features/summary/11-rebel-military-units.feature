@ruleset:summary @section:11
Feature: 11 Rebel Military Units

  The Rebel Player has units of the strength 1-0, bound to their planet, and mobile ones of 2-1. Each has
  the type of an environ.

  Background:
    Given the scenario "The Varu Powderkeg"
    And it is the Rebel Player's Movement Segment

  @rule:11.1
  Rule: Rebel units are 1-0 or 2-1

    Scenario Outline: A Rebellion raises no <kind>
      Given it is the Rebel Player's Mission Phase
      And the loyalty of Solvia is Unrest
      And Kogus is in Solvia Wild
      And the Rebel Player has sent Kogus on Start Rebellion in Solvia Wild
      And the Rebel Player would rather raise 1 <kind> in Solvia Wild
      And the Rebel Player will raise 1 Rebel Wild 1-0 in Solvia Wild
      When the Rebel Player draws card 92 in Solvia Wild
      Then 1 Rebel Wild 1-0 should be in Solvia Wild

      Examples:
        | kind           |
        | Rebel Wild 2-3 |
        | Rebel Wild 4-3 |
        | Rebel Wild 1-2 |
        | Militia        |
        | Patrol         |
        | Line           |

    Scenario Outline: A Rebellion raises a <kind>
      Given it is the Rebel Player's Mission Phase
      And the loyalty of Solvia is Unrest
      And Kogus is in Solvia Wild
      And the Rebel Player has sent Kogus on Start Rebellion in Solvia Wild
      And the Rebel Player will raise 1 <kind> in Solvia Wild
      When the Rebel Player draws card 92 in Solvia Wild
      Then 1 <kind> should be in Solvia Wild

      Examples:
        | kind           |
        | Rebel Wild 1-0 |
        | Rebel Wild 2-1 |

    Scenario Outline: A <unit> that changes sides with two letters becomes a 2-1
      Given it is the Rebel Player's Mission Phase
      And Kogus is in Solvia Urban
      And <unit> 1 is in Solvia Urban
      And the Rebel Player has sent Kogus on Subvert Troops in Solvia Urban
      And the Rebel Player has drawn cards 75, 97 and 88 in Solvia Urban
      And the Imperial Player will search with nobody
      And the Rebel Player will pick <unit> 1
      When the Rebel Player draws card 96 in Solvia Urban
      Then <unit> 1 should be out of play
      And 1 Rebel Urban 2-1 should be in Solvia Urban

      Examples:
        | unit   |
        | Patrol |
        | Line   |

    Scenario: A Militia that changes sides with one letter becomes a 1-0
      Given it is the Rebel Player's Mission Phase
      And Kogus is in Solvia Urban
      And Militia 1 is in Solvia Urban
      And the Rebel Player has sent Kogus on Subvert Troops in Solvia Urban
      And the Rebel Player has drawn cards 75, 97 and 88 in Solvia Urban
      And the Rebel Player will pick Militia 1
      When the Rebel Player draws card 76 in Solvia Urban
      Then Militia 1 should be out of play
      And 1 Rebel Urban 1-0 should be in Solvia Urban

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

    Scenario: A 2-1 goes alone, and leaves a 1-0 behind
      Given the PDB on Solvia is Down at level 0
      And Rebel Wild 2-1 1 and Rebel Wild 1-0 1 are in Cercis Wild
      When the Rebel Player moves Rebel Wild 2-1 1 to Solvia Wild
      Then Rebel Wild 2-1 1 should be in Solvia Wild
      And Rebel Wild 1-0 1 should be in Cercis Wild

    Scenario: The 1-0 tries to go, and leave the 2-1 behind
      Given the PDB on Solvia is Down at level 0
      And Rebel Wild 2-1 1 and Rebel Wild 1-0 1 are in Cercis Wild
      When the Rebel Player moves Rebel Wild 1-0 1 to Solvia Wild
      Then the order should be refused

  @rule:11.3
  Rule: A Rebel 1-0 stays on its planet

    Scenario Outline: <unit> tries to go from Cercis to Solvia
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

    Scenario: Two 1-0s try to go together
      Given the PDB on Solvia is Down at level 0
      And Rebel Wild 1-0 1 and Rebel Wild 1-0 2 are in Cercis Wild
      When the Rebel Player moves Rebel Wild 1-0 1 and Rebel Wild 1-0 2 to Solvia Wild
      Then the order should be refused

    Scenario: A 2-1 goes from Cercis to Solvia
      Given the PDB on Solvia is Down at level 0
      And Rebel Wild 2-1 1 is in Cercis Wild
      When the Rebel Player moves Rebel Wild 2-1 1 to Solvia Wild
      Then Rebel Wild 2-1 1 should be in Solvia Wild

    Scenario Outline: <unit> goes from <from> to <to>
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

    Scenario: A mobile unit has been set up
      Given a new game of "The Varu Powderkeg"
      And the Imperial Player has placed Redjac, Gelba and Redjac's Spaceship in Horon Liquid
      And the Imperial Player has placed Line 1, Line 2, Line 3, Militia 1, Militia 2 and Militia 3 in Horon Liquid
      When the Rebel Player places Rebel Wild 2-1 1 in Cercis Wild
      Then Rebel Wild 2-1 1 should be in Cercis Wild
      And the Imperial Player should see that Rebel Wild 2-1 1 is a Rebel Wild 2-1

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

  @rule:11.5
  Rule: Both strengths exist for each environ type

    Scenario Outline: A <kind> is raised on <planet>
      Given the scenario "<scenario>"
      And it is the Rebel Player's Mission Phase
      And the loyalty of <planet> is Unrest
      And Frun Sentel is in <environ>
      And the Rebel Player has sent Frun Sentel on Start Rebellion in <environ>
      And the Rebel Player will raise 1 <kind> in <environ>
      When the Rebel Player draws card <card> in <environ>
      Then 1 <kind> should be in <environ>

      Examples:
        | kind                   | scenario           | planet   | environ             | card |
        | Rebel Urban 1-0        | The Varu Powderkeg | Solvia   | Solvia Urban        | 80   |
        | Rebel Urban 2-1        | The Varu Powderkeg | Solvia   | Solvia Urban        | 80   |
        | Rebel Wild 1-0         | The Varu Powderkeg | Solvia   | Solvia Wild         | 92   |
        | Rebel Wild 2-1         | The Varu Powderkeg | Solvia   | Solvia Wild         | 92   |
        | Rebel Subterranean 1-0 | The Varu Powderkeg | Solvia   | Solvia Subterranean | 82   |
        | Rebel Subterranean 2-1 | The Varu Powderkeg | Solvia   | Solvia Subterranean | 82   |
        | Rebel Liquid 1-0       | The Varu Powderkeg | Horon    | Horon Liquid        | 82   |
        | Rebel Liquid 2-1       | The Varu Powderkeg | Horon    | Horon Liquid        | 82   |
        | Rebel Air 1-0          | Flight to Egrix    | Charkhan | Charkhan Air        | 82   |
        | Rebel Air 2-1          | Flight to Egrix    | Charkhan | Charkhan Air        | 82   |

    Scenario Outline: A <kind> is raised on Xan
      Given the star system "Zakir"
      And it is the Rebel Player's Mission Phase
      And the loyalty of Xan is Unrest
      And Frun Sentel is in Xan Fire
      And the Rebel Player has sent Frun Sentel on Start Rebellion in Xan Fire
      And the Rebel Player will raise 1 <kind> in Xan Fire
      When the Rebel Player draws card 82 in Xan Fire
      Then 1 <kind> should be in Xan Fire

      Examples:
        | kind           |
        | Rebel Fire 1-0 |
        | Rebel Fire 2-1 |

  @rule:11.6
  Rule: A Rebel unit takes its birthplace's type

    Scenario Outline: Horon Liquid raises no <kind>
      Given it is the Rebel Player's Mission Phase
      And the loyalty of Horon is Unrest
      And Kogus is in Horon Liquid
      And the Rebel Player has sent Kogus on Start Rebellion in Horon Liquid
      And the Rebel Player would rather raise 1 <kind> in Horon Liquid
      And the Rebel Player will raise 1 Rebel Liquid 1-0 in Horon Liquid
      When the Rebel Player draws card 82 in Horon Liquid
      Then 1 Rebel Liquid 1-0 should be in Horon Liquid
      And 0 <kind> should be in Horon Liquid

      Examples:
        | kind                   |
        | Rebel Urban 1-0        |
        | Rebel Wild 2-1         |
        | Rebel Subterranean 1-0 |
        | Rebel Air 2-1          |
        | Rebel Fire 1-0         |

    Scenario Outline: Horon Liquid raises a <kind>
      Given it is the Rebel Player's Mission Phase
      And the loyalty of Horon is Unrest
      And Kogus is in Horon Liquid
      And the Rebel Player has sent Kogus on Start Rebellion in Horon Liquid
      And the Rebel Player will raise 1 <kind> in Horon Liquid
      When the Rebel Player draws card 82 in Horon Liquid
      Then 1 <kind> should be in Horon Liquid

      Examples:
        | kind             |
        | Rebel Liquid 1-0 |
        | Rebel Liquid 2-1 |

    Scenario Outline: A Militia changes sides in <environ>
      Given it is the Rebel Player's Mission Phase
      And Kogus is in <environ>
      And Militia 1 is in <environ>
      And the Rebel Player has sent Kogus on Subvert Troops in <environ>
      And the Rebel Player has drawn card <card> in <environ>
      And the Rebel Player will pick Militia 1
      When the Rebel Player stops the missions in <environ>
      Then Militia 1 should be out of play
      And 1 <kind> should be in <environ>

      Examples:
        | environ      | card | kind            |
        | Solvia Urban | 88   | Rebel Urban 1-0 |
        | Solvia Wild  | 92   | Rebel Wild 1-0  |

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

    Scenario: A Rebel Wild 1-0 tries to reach another type on another planet
      Given the PDB on Solvia is Down at level 0
      And Rebel Wild 1-0 1 is in Cercis Subterranean
      When the Rebel Player moves Rebel Wild 1-0 1 to Solvia Urban
      Then the order should be refused
