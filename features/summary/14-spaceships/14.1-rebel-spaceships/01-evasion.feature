@ruleset:summary @section:14.1
Feature: 14.1 Rebel Spaceships: evasion

  The evasion value of a spaceship is its Maneuver and the Navigation of its pilot, the larger of the two cut to one
  more than the smaller. Under the PDB on Solvia, at level 1, a ship passes undetected up to a die of 1 with an evasion
  value of 2 or 3, up to a 2 with 4, up to a 3 with 5 or 6, up to a 4 with 7 or 8.

  Background:
    Given the scenario "The Varu Powderkeg"
    And it is the Rebel Player's Movement Segment
    And the PDB on Solvia is Up at level 1

  @rule:14.1.2
  Rule: A nimbler ship evades detection better

    Scenario Outline: <pilot> crosses Solvia in the <ship>, Maneuver <Maneuver>, at a <die>
      Given <pilot> is in Solvia Wild
      And <pilot> holds the <ship>
      And the detection dice will be <die> and <die>
      When the Rebel Player moves <pilot> and the <ship> to Solvia Urban
      Then <pilot> should be in Solvia Urban
      And <pilot> should be <result>

      Examples: Odene Hobar, Navigation 2
        | pilot       | ship                | Maneuver | die | result     |
        | Odene Hobar | Solar Merchant      | 1        | 2   | detected   |
        | Odene Hobar | Star Cruiser        | 2        | 2   | undetected |
        | Odene Hobar | Star Cruiser        | 2        | 3   | detected   |
        | Odene Hobar | Planetary Privateer | 3        | 3   | undetected |

      Examples: Kogus, Navigation 3
        | pilot | ship               | Maneuver | die | result     |
        | Kogus | Interstellar Sloop | 2        | 4   | detected   |
        | Kogus | Stellar Courier    | 4        | 4   | undetected |

  @rule:14.1.3
  Rule: Evasion adds Maneuver and the pilot's Navigation

    Scenario Outline: Maneuver <Maneuver> and Navigation <Navigation>, at a <die>
      Given <pilot> is in Solvia Wild
      And <pilot> holds the <ship>
      And the detection dice will be <die> and <die>
      When the Rebel Player moves <pilot> and the <ship> to Solvia Subterranean
      Then <pilot> should be in Solvia Subterranean
      And <pilot> should be <result>

      Examples:
        | ship                | Maneuver | pilot        | Navigation | die | result     |
        | Planetary Privateer | 3        | Odene Hobar  | 2          | 3   | undetected |
        | Planetary Privateer | 3        | Odene Hobar  | 2          | 4   | detected   |
        | Solar Merchant      | 1        | Odene Hobar  | 2          | 1   | undetected |
        | Solar Merchant      | 1        | Odene Hobar  | 2          | 2   | detected   |
        | Explorer            | 4        | Tourag       | 4          | 4   | undetected |
        | Explorer            | 4        | Tourag       | 4          | 5   | detected   |

    Scenario: Navigation 2 at the helm of Maneuver 2, and Navigation 2 and 3 among the passengers
      Given Odene Hobar, Drakir Grebb and Sidir Ganang are in Solvia Wild
      And Odene Hobar holds the Star Cruiser
      And the detection dice will be 3 and 3
      When the Rebel Player moves Odene Hobar, Drakir Grebb, Sidir Ganang and the Star Cruiser to Solvia Urban
      Then Odene Hobar, Drakir Grebb and Sidir Ganang should be in Solvia Urban
      And Odene Hobar, Drakir Grebb and Sidir Ganang should be detected

  @rule:14.1.7
  Rule: The holder of the ship is its pilot

    Scenario Outline: <holder>, Navigation <Navigation>, holds the Star Cruiser, with <passenger> aboard
      Given Odene Hobar and Scott Rubel are in Solvia Wild
      And <holder> holds the Star Cruiser
      And the detection dice will be 3 and 3
      When the Rebel Player moves Odene Hobar, Scott Rubel and the Star Cruiser to Solvia Urban
      Then Odene Hobar and Scott Rubel should be in Solvia Urban
      And Odene Hobar and Scott Rubel should be <result>
      And <holder> should hold the Star Cruiser

      Examples:
        | holder      | Navigation | passenger   | result     |
        | Odene Hobar | 2          | Scott Rubel | detected   |
        | Scott Rubel | 5          | Odene Hobar | undetected |

  @rule:14.1.8
  Rule: A ship too nimble for its pilot is held back

    Scenario Outline: The <ship>, Maneuver <Maneuver>, under Navigation 1, at a <die>
      Given <pilot> is in Solvia Wild
      And <pilot> holds the <ship>
      And the detection dice will be <die> and <die>
      When the Rebel Player moves <pilot> and the <ship> to Solvia Urban
      Then <pilot> should be in Solvia Urban
      And <pilot> should be detected
      And the <ship> should be in play

      Examples:
        | ship                | Maneuver | pilot        | die |
        | Explorer            | 4        | Zina Adora   | 3   |
        | Stellar Courier     | 4        | Oneste Woada | 3   |
        | Planetary Privateer | 3        | Zina Adora   | 2   |

    Scenario: The Explorer, Maneuver 4, under Navigation 3: one point above is not too much
      Given Kogus is in Solvia Wild
      And Kogus holds the Explorer
      And the detection dice will be 4 and 4
      When the Rebel Player moves Kogus and the Explorer to Solvia Urban
      Then Kogus should be in Solvia Urban
      And Kogus should be undetected

    Scenario: The Star Cruiser, Maneuver 2, under Navigation 1: one point above is not too much
      Given Zina Adora is in Solvia Wild
      And Zina Adora holds the Star Cruiser
      And the detection dice will be 4 and 4
      When the Rebel Player moves Zina Adora and the Star Cruiser to Solvia Urban
      Then Zina Adora should be in Solvia Urban
      And Zina Adora should be detected
      And the Star Cruiser should be in play

  @rule:14.1.9
  Rule: The S-XIII keeps its whole Maneuver

    Scenario Outline: The S-XIII, Maneuver 6, under Navigation <Navigation>, at a <die>
      Given <pilot> is in Solvia Wild
      And <pilot> holds the S-XIII
      And the detection dice will be <die> and <die>
      When the Rebel Player moves <pilot> and the S-XIII to Solvia Urban
      Then <pilot> should be in Solvia Urban
      And <pilot> should be <result>
      And the S-XIII should be in play

      Examples:
        | pilot        | Navigation | die | result     |
        | Zina Adora   | 1          | 4   | undetected |
        | Zina Adora   | 1          | 5   | detected   |
        | Oneste Woada | 1          | 4   | undetected |
        | Odene Hobar  | 2          | 4   | undetected |
        | Odene Hobar  | 2          | 5   | detected   |

  @rule:14.1.10
  Rule: A pilot too good for his ship is held back

    Scenario Outline: <pilot>, Navigation <Navigation>, in the <ship>, Maneuver <Maneuver>, at a <die>
      Given <pilot> is in Solvia Wild
      And <pilot> holds the <ship>
      And the detection dice will be <die> and <die>
      When the Rebel Player moves <pilot> and the <ship> to Solvia Urban
      Then <pilot> should be in Solvia Urban
      And <pilot> should be detected
      And the <ship> should be in play

      Examples:
        | pilot       | Navigation | ship               | Maneuver | die |
        | Scott Rubel | 5          | Star Cruiser       | 2        | 4   |
        | Ran Jayma   | 5          | Interstellar Sloop | 2        | 4   |
        | Kogus       | 3          | Solar Merchant     | 1        | 2   |
        | Tourag      | 4          | Galactic Freighter | 0        | 1   |

    Scenario Outline: <pilot>, Navigation <Navigation>, in the <ship>: one point above is not too much
      Given <pilot> is in Solvia Wild
      And <pilot> holds the <ship>
      And the detection dice will be <die> and <die>
      When the Rebel Player moves <pilot> and the <ship> to Solvia Urban
      Then <pilot> should be in Solvia Urban
      And <pilot> should be <result>
      And the <ship> should be in play

      Examples:
        | pilot       | Navigation | ship           | die | result     |
        | Kogus       | 3          | Star Cruiser   | 3   | undetected |
        | Odene Hobar | 2          | Solar Merchant | 4   | detected   |
