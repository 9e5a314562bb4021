@ruleset:summary @section:14.1
Feature: 14.1 Rebel Spaceships: owners and newcomers

  Eight of the possessions are spaceships. Any Rebel may be given one, and may hand it on as the Rebel Mission Phase
  begins. Ly Mantok, Tourag and Boccanegra bring ships of their own when they join in the course of the game, as
  somebody does who is won by the letter G.

  Background:
    Given the scenario "The Varu Powderkeg"
    And it is the Rebel Player's Mission Phase

  @rule:14.1.1
  Rule: Eight possession cards are Rebel spaceships

    Scenario Outline: Card <card> is the <ship>
      Given it is the Rebel Player's Movement Segment
      And the PDB on Solvia is Down at level 0
      And Scott Rubel is in Solvia Wild
      And the <ship> is destroyed
      When the Rebel Player moves Scott Rubel to Solvia Urban
      Then Scott Rubel should be in Solvia Urban
      And the type of the <ship> should be spaceship
      And the card of the <ship> should be number <card>

      Examples:
        | card | ship                |
        | 33   | Explorer            |
        | 34   | Galactic Freighter  |
        | 35   | Interstellar Sloop  |
        | 36   | Planetary Privateer |
        | 37   | Solar Merchant      |
        | 38   | Star Cruiser        |
        | 39   | Stellar Courier     |
        | 40   | S-XIII              |

    Scenario Outline: The <ship> takes Scott Rubel to another planet
      Given it is the Rebel Player's Movement Segment
      And the PDB on Solvia is Down at level 0
      And the PDB on Horon is Down at level 0
      And Scott Rubel is in Solvia Wild
      And Scott Rubel holds the <ship>
      When the Rebel Player moves Scott Rubel and the <ship> to Horon Liquid
      Then Scott Rubel should be in Horon Liquid
      And Scott Rubel should hold the <ship>

      Examples:
        | card | ship                |
        | 33   | Explorer            |
        | 34   | Galactic Freighter  |
        | 35   | Interstellar Sloop  |
        | 36   | Planetary Privateer |
        | 37   | Solar Merchant      |
        | 38   | Star Cruiser        |
        | 39   | Stellar Courier     |
        | 40   | S-XIII              |

  @rule:14.1.5
  Rule: Any Rebel may be given a ship, and give it on

    Scenario Outline: <holder> hands the <ship> to <heir>
      Given <holder>, <heir> and Drakir Grebb are in Solvia Wild
      And <holder> holds the <ship>
      When the Rebel Player gives the <ship> to <heir>
      Then <heir> should hold the <ship>

      Examples:
        | holder      | ship                | heir          |
        | Kogus       | Star Cruiser        | Rayner Derban |
        | Kogus       | Star Cruiser        | Vudot Vodot   |
        | Kogus       | Planetary Privateer | Boccanegra    |
        | Boccanegra  | Planetary Privateer | Doctor Sontag |
        | Vudot Vodot | S-XIII              | Scott Rubel   |

    Scenario: Rayner Derban, who was given the Star Cruiser, hands it to Ran Jayma
      Given Kogus, Rayner Derban and Ran Jayma are in Solvia Wild
      And Kogus holds the Star Cruiser
      And the Rebel Player has given the Star Cruiser to Rayner Derban
      When the Rebel Player gives the Star Cruiser to Ran Jayma
      Then Ran Jayma should hold the Star Cruiser

    Scenario: Rayner Derban, who was given the Star Cruiser, hands it back in the next game-turn
      Given Kogus, Rayner Derban and Ran Jayma are in Solvia Wild
      And Kogus holds the Star Cruiser
      And the Rebel Player has given the Star Cruiser to Rayner Derban
      And both players have passed until the Imperial Player's Movement Segment
      And both players have passed until the Rebel Player's Mission Phase
      When the Rebel Player gives the Star Cruiser to Kogus
      Then Kogus should hold the Star Cruiser

  @rule:14.1.11
  Rule: A newcomer brings his own ship into play

    Scenario Outline: <newcomer>, the owner of the <ship>, joins
      Given Scott Rubel is in Cercis Wild
      And the Rebel Player has sent Scott Rubel on Gain Characters in Cercis Wild
      And chance will bring <newcomer> into play
      When the Rebel Player draws card 71 in Cercis Wild
      Then <newcomer> should be in Cercis Wild
      And the <ship> should be in play

      Examples:
        | newcomer   | ship                |
        | Ly Mantok  | Explorer            |
        | Tourag     | Solar Merchant      |
        | Boccanegra | Planetary Privateer |

    Scenario Outline: <newcomer>, who owns no ship, joins
      Given Scott Rubel is in Cercis Wild
      And the Rebel Player has sent Scott Rubel on Gain Characters in Cercis Wild
      And chance will bring <newcomer> into play
      When the Rebel Player draws card 71 in Cercis Wild
      Then <newcomer> should be in Cercis Wild
      And the Explorer, the Galactic Freighter, the Interstellar Sloop and the Planetary Privateer should be out of play
      And the Solar Merchant, the Star Cruiser, the Stellar Courier and the S-XIII should be out of play

      Examples:
        | newcomer       |
        | Adam Starlight |
        | Agan Rafa      |

  @rule:14.1.12
  Rule: The newcomer himself holds his ship

    Scenario Outline: <newcomer> is won by Scott Rubel and Ran Jayma
      Given Scott Rubel and Ran Jayma are in Cercis Wild
      And the Rebel Player has sent Scott Rubel and Ran Jayma on Gain Characters in Cercis Wild
      And chance will bring <newcomer> into play
      And the Rebel Player will hand it to Ran Jayma
      When the Rebel Player draws card 71 in Cercis Wild
      Then <newcomer> should be in Cercis Wild
      And <newcomer> should hold the <ship>

      Examples:
        | newcomer   | ship                |
        | Ly Mantok  | Explorer            |
        | Tourag     | Solar Merchant      |
        | Boccanegra | Planetary Privateer |

  @rule:14.1.13
  Rule: A ship got with its owner may change hands

    Scenario Outline: <newcomer> joined with the <ship>, and hands it to <heir> in the next game-turn
      Given Scott Rubel and Vudot Vodot are in Cercis Wild
      And the Rebel Player has sent Scott Rubel on Gain Characters in Cercis Wild
      And chance will bring <newcomer> into play
      And the Rebel Player has drawn card 71 in Cercis Wild
      And both players have passed until the Imperial Player's Movement Segment
      And both players have passed until the Rebel Player's Mission Phase
      When the Rebel Player gives the <ship> to <heir>
      Then <heir> should hold the <ship>

      Examples:
        | newcomer   | ship                | heir        |
        | Ly Mantok  | Explorer            | Scott Rubel |
        | Tourag     | Solar Merchant      | Vudot Vodot |
        | Boccanegra | Planetary Privateer | Scott Rubel |

  @rule:14.1.14
  Rule: An owner's ship already in play stays where it is

    Scenario Outline: <newcomer> joins, and <holder> has the <ship> in <place>
      Given Scott Rubel is in Cercis Wild
      And <holder> is in <place>
      And <holder> holds the <ship>
      And the Rebel Player has sent Scott Rubel on Gain Characters in Cercis Wild
      And chance will bring <newcomer> into play
      And the Rebel Player will hand it to <newcomer>
      When the Rebel Player draws card 71 in Cercis Wild
      Then <newcomer> should be in Cercis Wild
      And <holder> should hold the <ship>
      And <holder> should be in <place>
      And the Galactic Freighter, the Interstellar Sloop, the Star Cruiser, the Stellar Courier and the S-XIII should be out of play

      Examples:
        | newcomer   | ship                | holder      | place        |
        | Ly Mantok  | Explorer            | Kogus       | Cercis Wild  |
        | Ly Mantok  | Explorer            | Kogus       | Horon Liquid |
        | Tourag     | Solar Merchant      | Scott Rubel | Cercis Wild  |
        | Boccanegra | Planetary Privateer | Kogus       | Solvia Urban |

    Scenario: Ly Mantok joins, and a military unit has the Explorer
      Given Scott Rubel and Rebel Wild 2-1 1 are in Cercis Wild
      And Rebel Wild 2-1 1 holds the Explorer
      And Rebel Wild 2-1 1 and the Explorer are stacked together
      And the Rebel Player has sent Scott Rubel on Gain Characters in Cercis Wild
      And chance will bring Ly Mantok into play
      When the Rebel Player draws card 71 in Cercis Wild
      Then Ly Mantok should be in Cercis Wild
      And Rebel Wild 2-1 1 should hold the Explorer
