@ruleset:summary @section:16
Feature: 16 Star System Scenarios: setting up

  The Imperial Player sets up first, then the Rebel Player; then the first game-turn begins. Each player sets
  up on the planets that he controls. Who controls none comes in from space.

  @rule:16.1
  Rule: Starting characters and ships share one environ

    Scenario Outline: The Imperial Player chooses <environ>
      Given a new game of "The Varu Powderkeg"
      When the Imperial Player places Redjac, Gelba and Redjac's Spaceship in <environ>
      Then Redjac and Gelba should be in <environ>
      And Redjac should hold Redjac's Spaceship

      Examples:
        | environ             |
        | Horon Liquid        |
        | Solvia Urban        |
        | Solvia Subterranean |
        | Solvia Wild         |

    Scenario: A planet of the enemy
      Given a new game of "The Varu Powderkeg"
      When the Imperial Player places Redjac, Gelba and Redjac's Spaceship in Cercis Wild
      Then the order should be refused

    Scenario: The second character follows the first
      Given a new game of "The Varu Powderkeg"
      And the Imperial Player has placed Redjac and Redjac's Spaceship in Solvia Wild
      When the Imperial Player places Gelba in Solvia Wild
      Then Redjac and Gelba should be in Solvia Wild

    Scenario Outline: The second character goes to <environ>, away from the first
      Given a new game of "The Varu Powderkeg"
      And the Imperial Player has placed Redjac and Redjac's Spaceship in Solvia Wild
      When the Imperial Player places Gelba in <environ>
      Then the order should be refused

      Examples:
        | environ      |
        | Solvia Urban |
        | Horon Liquid |

    Scenario: Units stand elsewhere
      Given a new game of "The Varu Powderkeg"
      And the Imperial Player has placed Line 1 and Militia 1 in Horon Liquid
      When the Imperial Player places Redjac, Gelba and Redjac's Spaceship in Solvia Urban
      Then Redjac and Gelba should be in Solvia Urban
      And Line 1 and Militia 1 should be in Horon Liquid

    Scenario Outline: The Rebel Player chooses <environ>
      Given a new game of "The Varu Powderkeg"
      And the Imperial Player has placed Redjac, Gelba and Redjac's Spaceship in Horon Liquid
      And the Imperial Player has placed Line 1, Line 2, Line 3, Militia 1, Militia 2 and Militia 3 in Horon Liquid
      When the Rebel Player places Vudot Vodot, Zina Adora, Kogus and Rayner Derban in <environ>
      Then Vudot Vodot, Zina Adora, Kogus and Rayner Derban should be in <environ>

      Examples:
        | environ             |
        | Cercis Subterranean |
        | Cercis Wild         |

    Scenario: The Rebel Player chooses a planet of the enemy
      Given a new game of "The Varu Powderkeg"
      And the Imperial Player has placed Redjac, Gelba and Redjac's Spaceship in Horon Liquid
      And the Imperial Player has placed Line 1, Line 2, Line 3, Militia 1, Militia 2 and Militia 3 in Horon Liquid
      When the Rebel Player places Vudot Vodot, Zina Adora, Kogus and Rayner Derban in Solvia Wild
      Then the order should be refused

  @rule:16.2
  Rule: Without a planet, characters come from space

    Scenario Outline: With a <die> the PDB on Quibron looks for the ship
      Given the scenario "Flight to Egrix"
      And it is the Rebel Player's Movement Segment
      And Boccanegra, Doctor Sontag and Frun Sentel are in space
      And Boccanegra holds the Planetary Privateer
      And the PDB on Quibron is Up at level 1
      And the detection dice will be <die> and <die>
      When the Rebel Player moves Boccanegra, Doctor Sontag, Frun Sentel and the Planetary Privateer to Quibron Wild
      Then 1 detection die should be rolled
      And Boccanegra, Doctor Sontag and Frun Sentel should be in Quibron Wild
      And Boccanegra, Doctor Sontag and Frun Sentel should be <condition>
      And Boccanegra should hold the Planetary Privateer

      Examples:
        | die | condition  |
        | 4   | undetected |
        | 6   | detected   |

    Scenario Outline: The ship lands in <environ>
      Given the scenario "Flight to Egrix"
      And it is the Rebel Player's Movement Segment
      And Boccanegra, Doctor Sontag and Frun Sentel are in space
      And Boccanegra holds the Planetary Privateer
      And the PDB on Angoff is Up at level 1
      And the PDB on Charkhan is Up at level 1
      And the detection dice will be 6 and 6
      When the Rebel Player moves Boccanegra, Doctor Sontag, Frun Sentel and the Planetary Privateer to <environ>
      Then Boccanegra, Doctor Sontag and Frun Sentel should be in <environ>
      And Boccanegra, Doctor Sontag and Frun Sentel should be detected

      Examples:
        | environ       |
        | Angoff Urban  |
        | Charkhan Air  |
        | Charkhan Wild |

    Scenario: The PDB on Quibron is Down
      Given the scenario "Flight to Egrix"
      And it is the Rebel Player's Movement Segment
      And Boccanegra, Doctor Sontag and Frun Sentel are in space
      And Boccanegra holds the Planetary Privateer
      And the PDB on Quibron is Down at level 1
      And the detection dice would be 6 and 6
      When the Rebel Player moves Boccanegra, Doctor Sontag, Frun Sentel and the Planetary Privateer to Quibron Wild
      Then no detection die should be rolled
      And Boccanegra, Doctor Sontag and Frun Sentel should be in Quibron Wild
      And Boccanegra, Doctor Sontag and Frun Sentel should be undetected
      And Boccanegra should hold the Planetary Privateer

    Scenario: The Rebels of Flight to Egrix are in space while the Imperial Player sets up
      Given a new game of "Flight to Egrix"
      And the Imperial Player has placed Jon Kidu, Vans Ka-Tie-A and Imperial Spaceship 1 in Angoff Urban
      When the Imperial Player places Line 1, Patrol 1, Patrol 2 and Patrol 3 in Angoff Urban
      Then Line 1, Patrol 1, Patrol 2 and Patrol 3 should be in Angoff Urban
      And Boccanegra, Doctor Sontag and Frun Sentel should be in play

    Scenario: The Rebels of Flight to Egrix come in when everything else is set up
      Given a new game of "Flight to Egrix"
      And the Imperial Player has placed Jon Kidu, Vans Ka-Tie-A and Imperial Spaceship 1 in Angoff Urban
      And the Imperial Player has placed Line 1, Patrol 1, Patrol 2 and Patrol 3 in Angoff Urban
      And the Imperial Player has placed Militia 1, Militia 2 and Militia 3 in Charkhan Air
      And the Rebel Player has given the Planetary Privateer to Boccanegra
      And the detection dice will be 6 and 6
      When the Rebel Player moves Boccanegra, Doctor Sontag, Frun Sentel and the Planetary Privateer to Quibron Wild
      Then 1 detection die should be rolled
      And Boccanegra, Doctor Sontag and Frun Sentel should be in Quibron Wild
      And Boccanegra, Doctor Sontag and Frun Sentel should be detected

    Scenario: With a planet of one's own, characters start there
      Given a new game of "The Varu Powderkeg"
      And the Imperial Player has placed Redjac, Gelba and Redjac's Spaceship in Horon Liquid
      And the Imperial Player has placed Line 1, Line 2, Line 3, Militia 1, Militia 2 and Militia 3 in Horon Liquid
      And the detection dice would be 6 and 6
      When the Rebel Player places Vudot Vodot, Zina Adora, Kogus and Rayner Derban in Cercis Wild
      Then no detection die should be rolled
      And Vudot Vodot, Zina Adora, Kogus and Rayner Derban should be in Cercis Wild
      And Vudot Vodot, Zina Adora, Kogus and Rayner Derban should be undetected

  @rule:16.3
  Rule: Starting units go on own planets

    Scenario Outline: <unit> starts in <environ>
      Given a new game of "The Varu Powderkeg"
      When the Imperial Player places <unit> in <environ>
      Then <unit> should be in <environ>

      Examples:
        | unit      | environ             |
        | Militia 1 | Horon Liquid        |
        | Militia 1 | Solvia Urban        |
        | Line 1    | Solvia Subterranean |
        | Line 1    | Solvia Wild         |

    Scenario Outline: <unit> starts on a planet of the enemy
      Given a new game of "The Varu Powderkeg"
      When the Imperial Player places <unit> in <environ>
      Then the order should be refused

      Examples:
        | unit      | environ             |
        | Militia 1 | Cercis Wild         |
        | Line 1    | Cercis Subterranean |

    Scenario: Other units of the player start elsewhere
      Given a new game of "The Varu Powderkeg"
      And the Imperial Player has placed Line 1 and Militia 1 in Solvia Wild
      When the Imperial Player places Line 2 and Militia 2 in Horon Liquid
      Then Line 1 and Militia 1 should be in Solvia Wild
      And Line 2 and Militia 2 should be in Horon Liquid

    Scenario: His characters start elsewhere
      Given a new game of "The Varu Powderkeg"
      And the Imperial Player has placed Redjac, Gelba and Redjac's Spaceship in Solvia Urban
      When the Imperial Player places Line 1 and Militia 1 in Horon Liquid
      Then Line 1 and Militia 1 should be in Horon Liquid

    Scenario Outline: A Rebel unit starts in Cercis <type>
      Given a new game of "The Varu Powderkeg"
      And the Imperial Player has placed Redjac, Gelba and Redjac's Spaceship in Horon Liquid
      And the Imperial Player has placed Line 1, Line 2, Line 3, Militia 1, Militia 2 and Militia 3 in Horon Liquid
      When the Rebel Player places Rebel <type> 2-1 1 in Cercis <type>
      Then Rebel <type> 2-1 1 should be in Cercis <type>

      Examples:
        | type         |
        | Wild         |
        | Subterranean |

    Scenario Outline: A Rebel unit starts in Solvia <type>, on a planet of the enemy
      Given a new game of "The Varu Powderkeg"
      And the Imperial Player has placed Redjac, Gelba and Redjac's Spaceship in Horon Liquid
      And the Imperial Player has placed Line 1, Line 2, Line 3, Militia 1, Militia 2 and Militia 3 in Horon Liquid
      When the Rebel Player places Rebel <type> 2-1 1 in Solvia <type>
      Then the order should be refused

      Examples:
        | type         |
        | Wild         |
        | Subterranean |

  @rule:16.4
  Rule: Set-up makes one stack per environ

    Background:
      Given a new game of "The Varu Powderkeg"

    Scenario: Characters start with units that were placed before them
      Given the Imperial Player has placed Redjac, Gelba and Redjac's Spaceship in Horon Liquid
      And the Imperial Player has placed Line 1, Line 2, Line 3, Militia 1, Militia 2 and Militia 3 in Horon Liquid
      And the Rebel Player has placed Rebel Subterranean 2-1 1 in Cercis Subterranean
      And the Rebel Player has placed Rebel Wild 2-1 1 in Cercis Wild
      And the Rebel Player has placed Rebel Wild 2-1 2 in Cercis Wild
      When the Rebel Player places Zina Adora, Vudot Vodot, Kogus, Rayner Derban and the Star Cruiser in Cercis Wild
      Then Rebel Wild 2-1 1, Rebel Wild 2-1 2, Zina Adora, Vudot Vodot, Kogus and Rayner Derban should be stacked together
      And the Rebel Player should have 1 stack in Cercis Wild
      And the Rebel Player should have 1 stack in Cercis Subterranean

    Scenario: Units start with characters that were placed before them
      Given the Imperial Player has placed Redjac, Gelba and Redjac's Spaceship in Horon Liquid
      And the Imperial Player has placed Line 1, Line 2, Line 3, Militia 1, Militia 2 and Militia 3 in Horon Liquid
      And the Rebel Player has placed Zina Adora, Vudot Vodot, Kogus, Rayner Derban and the Star Cruiser in Cercis Wild
      And the Rebel Player has placed Rebel Subterranean 2-1 1 in Cercis Subterranean
      And the Rebel Player has placed Rebel Wild 2-1 1 in Cercis Wild
      When the Rebel Player places Rebel Wild 2-1 2 in Cercis Wild
      Then Rebel Wild 2-1 1, Rebel Wild 2-1 2, Zina Adora, Vudot Vodot, Kogus and Rayner Derban should be stacked together
      And the Rebel Player should have 1 stack in Cercis Wild

    Scenario: Each environ of the Imperial Player holds one stack
      Given the Imperial Player has placed Line 1 in Solvia Wild
      And the Imperial Player has placed Redjac, Gelba and Redjac's Spaceship in Solvia Wild
      And the Imperial Player has placed Militia 1 in Solvia Wild
      And the Imperial Player has placed Line 2 in Solvia Urban
      And the Imperial Player has placed Line 3 in Solvia Urban
      And the Imperial Player has placed Militia 2 and Militia 3 in Horon Liquid
      And the Rebel Player has placed Zina Adora, Vudot Vodot, Kogus, Rayner Derban and the Star Cruiser in Cercis Wild
      And the Rebel Player has placed Rebel Wild 2-1 1 and Rebel Wild 2-1 2 in Cercis Wild
      When the Rebel Player places Rebel Subterranean 2-1 1 in Cercis Subterranean
      Then Line 1, Militia 1, Redjac and Gelba should be stacked together
      And the Imperial Player should have 1 stack in Solvia Wild
      And Line 2 and Line 3 should be stacked together
      And Militia 2 and Militia 3 should be stacked together
      And the Rebel Player should have 1 stack in Cercis Subterranean

  @rule:16.5
  Rule: Patrols and Lines start mobile side up

    Scenario: The Lines of The Varu Powderkeg
      Given a new game of "The Varu Powderkeg"
      And the Imperial Player has placed Line 3 in Horon Liquid
      When the Imperial Player places Line 1, Line 2 and Militia 1 in Solvia Urban
      Then Line 1, Line 2 and Line 3 should be mobile side up

    Scenario: The Line and the Patrols of Flight to Egrix
      Given a new game of "Flight to Egrix"
      When the Imperial Player places Line 1, Patrol 1, Patrol 2 and Patrol 3 in Angoff Urban
      Then Line 1, Patrol 1, Patrol 2 and Patrol 3 should be mobile side up

  @rule:16.6
  Rule: Rebel units start in environs of their type

    Background:
      Given a new game of "The Varu Powderkeg"
      And the Imperial Player has placed Redjac, Gelba and Redjac's Spaceship in Horon Liquid
      And the Imperial Player has placed Line 1, Line 2, Line 3, Militia 1, Militia 2 and Militia 3 in Horon Liquid

    Scenario Outline: A <unit> unit starts in Cercis <environ>
      When the Rebel Player places Rebel <unit> 2-1 1 in Cercis <environ>
      Then the order should be refused

      Examples:
        | unit         | environ      |
        | Wild         | Subterranean |
        | Subterranean | Wild         |

    Scenario Outline: A <unit> unit starts in Cercis <unit>
      When the Rebel Player places Rebel <unit> 2-1 1 in Cercis <unit>
      Then Rebel <unit> 2-1 1 should be in Cercis <unit>

      Examples:
        | unit         |
        | Wild         |
        | Subterranean |

  @rule:16.7
  Rule: The Imperial sets up before the Rebel

    Background:
      Given a new game of "The Varu Powderkeg"

    Scenario: The Imperial Player has placed nothing
      When the Rebel Player places Rebel Wild 2-1 1 in Cercis Wild
      Then the order should be refused

    Scenario: One of his units is left
      Given the Imperial Player has placed Line 1, Line 2, Line 3, Militia 1 and Militia 2 in Horon Liquid
      And the Imperial Player has placed Redjac, Gelba and Redjac's Spaceship in Horon Liquid
      When the Rebel Player places Rebel Wild 2-1 1 in Cercis Wild
      Then the order should be refused

    Scenario: His characters are left
      Given the Imperial Player has placed Line 1, Line 2, Line 3, Militia 1, Militia 2 and Militia 3 in Horon Liquid
      When the Rebel Player places Zina Adora, Vudot Vodot, Kogus and Rayner Derban in Cercis Wild
      Then the order should be refused

    Scenario: The Imperial Player has placed everything
      Given the Imperial Player has placed Line 1, Line 2, Line 3, Militia 1, Militia 2 and Militia 3 in Horon Liquid
      And the Imperial Player has placed Redjac, Gelba and Redjac's Spaceship in Horon Liquid
      When the Rebel Player places Rebel Wild 2-1 1 in Cercis Wild
      Then Rebel Wild 2-1 1 should be in Cercis Wild

  @rule:16.8
  Rule: Every game-turn opens with the Rebel

    Scenario: Set-up is over
      Given a new game of "The Varu Powderkeg"
      And the Imperial Player has placed Redjac, Gelba and Redjac's Spaceship in Horon Liquid
      And the Imperial Player has placed Line 1, Line 2, Line 3, Militia 1, Militia 2 and Militia 3 in Horon Liquid
      And the Rebel Player has placed Zina Adora, Vudot Vodot, Kogus, Rayner Derban and the Star Cruiser in Cercis Wild
      And the Rebel Player has placed Rebel Wild 2-1 1 and Rebel Wild 2-1 2 in Cercis Wild
      When the Rebel Player places Rebel Subterranean 2-1 1 in Cercis Subterranean
      Then it should be the Rebel Player's Movement Segment

    Scenario Outline: The Imperial player-turn of game-turn <before> is over
      Given the scenario "The Varu Powderkeg"
      And it is game-turn <before>
      And it is the Imperial Player's Movement Segment
      And Zina Adora is in Cercis Wild
      And Gelba is in Solvia Wild
      When both players pass until the player-turn ends
      Then it should be the Rebel Player's Movement Segment
      And it should be game-turn <after>

      Examples:
        | before | after |
        | 1      | 2     |
        | 2      | 3     |

    Scenario Outline: The Rebel player-turn of game-turn <turn> is over
      Given the scenario "The Varu Powderkeg"
      And it is game-turn <turn>
      And it is the Rebel Player's Movement Segment
      And Zina Adora is in Cercis Wild
      And Gelba is in Solvia Wild
      When both players pass until the player-turn ends
      Then it should be the Imperial Player's Movement Segment
      And it should be game-turn <turn>

      Examples:
        | turn |
        | 2    |
        | 3    |
