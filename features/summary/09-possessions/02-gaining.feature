@ruleset:summary @section:9
Feature: 9 Possessions

  Possessions come with the scenario, or they are found: a P on an Action Card completes Scavenge for Possessions. Cards
  68 and 71 have a P in their Wild section, cards 84 and 92 have none.

  @rule:9.4
  Rule: Possessions come with the set-up and during play

    Scenario: Zina Adora begins with the Star Cruiser
      Given a new game of "The Varu Powderkeg"
      And the Imperial Player has placed Line 1, Line 2, Line 3, Militia 1, Militia 2 and Militia 3 in Horon Liquid
      And the Imperial Player has placed Redjac, Gelba and Redjac's Spaceship in Horon Liquid
      And the Rebel Player has placed Zina Adora, Vudot Vodot, Kogus and Rayner Derban in Cercis Wild
      When the Rebel Player gives Star Cruiser to Zina Adora
      Then Zina Adora should bear Star Cruiser

    Scenario: Vudot Vodot finds the Scanner
      Given the scenario "The Varu Powderkeg"
      And it is the Rebel Player's Mission Phase
      And Vudot Vodot is in Solvia Wild
      And the Rebel Player has sent Vudot Vodot on Scavenge for Possessions in Solvia Wild
      And chance will draw Scanner
      And the Rebel Player will hand it to Vudot Vodot
      When the Rebel Player draws card 68 in Solvia Wild
      Then Vudot Vodot should bear Scanner

  @rule:9.9
  Rule: A starting possession goes to any Rebel

    Scenario Outline: <character> gets the Star Cruiser
      Given a new game of "The Varu Powderkeg"
      And the Imperial Player has placed Line 1, Line 2, Line 3, Militia 1, Militia 2 and Militia 3 in Horon Liquid
      And the Imperial Player has placed Redjac, Gelba and Redjac's Spaceship in Horon Liquid
      And the Rebel Player has placed Zina Adora, Vudot Vodot, Kogus and Rayner Derban in Cercis Wild
      When the Rebel Player gives Star Cruiser to <character>
      Then <character> should bear Star Cruiser

      Examples:
        | character     |
        | Zina Adora    |
        | Vudot Vodot   |
        | Kogus         |
        | Rayner Derban |

  @rule:9.7
  Rule: A completed Scavenge yields one possession

    Background:
      Given the scenario "The Varu Powderkeg"
      And it is the Rebel Player's Mission Phase

    Scenario Outline: Card <card> has a P
      Given Scott Rubel is in Solvia Wild
      And the Rebel Player has sent Scott Rubel on Scavenge for Possessions in Solvia Wild
      And chance will draw Scanner
      And chance will draw Charsot
      And the Rebel Player will hand it to Scott Rubel
      And the Rebel Player will hand it to Scott Rubel
      When the Rebel Player draws card <card> in Solvia Wild
      Then 1 possession should be drawn
      And Scott Rubel should bear Scanner
      And Charsot should be in the deck

      Examples:
        | card |
        | 68   |
        | 71   |

    Scenario: Two have gone, and one card comes
      Given Scott Rubel and Adam Starlight are in Solvia Wild
      And the Rebel Player has sent Scott Rubel and Adam Starlight on Scavenge for Possessions in Solvia Wild
      And chance will draw Scanner
      And chance will draw Charsot
      And the Rebel Player will hand it to Scott Rubel
      And the Rebel Player will hand it to Adam Starlight
      When the Rebel Player draws card 68 in Solvia Wild
      Then 1 possession should be drawn
      And Scott Rubel should bear Scanner
      And Charsot should be in the deck

    Scenario Outline: Card <card> has no P
      Given Scott Rubel is in Solvia Wild
      And the Rebel Player has sent Scott Rubel on Scavenge for Possessions in Solvia Wild
      And chance will draw Scanner
      And the Rebel Player will hand it to Scott Rubel
      When the Rebel Player draws card <card> in Solvia Wild
      Then 1 Action Card should be drawn
      And no possession should be drawn
      And Scanner should be in the deck

      Examples:
        | card |
        | 84   |
        | 92   |

    Scenario: The last card has no P
      Given Adam Starlight is in Cercis Wild
      And the Rebel Player has sent Adam Starlight on Scavenge for Possessions in Cercis Wild
      And the Rebel Player has drawn cards 84 and 92 in Cercis Wild
      And chance will draw Scanner
      And the Rebel Player will hand it to Adam Starlight
      When the Rebel Player draws card 94 in Cercis Wild
      Then 1 Action Card should be drawn
      And no possession should be drawn
      And Scanner should be in the deck

    Scenario: The last card alone has a P
      Given Adam Starlight is in Cercis Wild
      And the Rebel Player has sent Adam Starlight on Scavenge for Possessions in Cercis Wild
      And the Rebel Player has drawn cards 84 and 92 in Cercis Wild
      And chance will draw Scanner
      And the Rebel Player will hand it to Adam Starlight
      When the Rebel Player draws card 68 in Cercis Wild
      Then 1 possession should be drawn
      And Adam Starlight should bear Scanner

    Scenario: The bonus card of Tourag alone has a P
      Given Tourag is in Cercis Wild
      And the Rebel Player has sent Tourag on Scavenge for Possessions in Cercis Wild
      And the Rebel Player has drawn cards 84, 88 and 92 in Cercis Wild
      And chance will draw Scanner
      And the Rebel Player will hand it to Tourag
      When the Rebel Player takes the bonus draws of Tourag from cards 68 and 70
      Then 1 possession should be drawn
      And Tourag should bear Scanner

  @rule:9.8
  Rule: A new possession finds its holder before play goes on

    Background:
      Given the scenario "The Varu Powderkeg"
      And it is the Rebel Player's Mission Phase
      And Tourag, Scott Rubel and Ran Jayma are in Solvia Wild
      And the Rebel Player has sent Tourag and Scott Rubel on Scavenge for Possessions in Solvia Wild
      And the Rebel Player has sent Ran Jayma on Gain Characters in Solvia Wild
      And chance will draw Scanner

    Scenario: The Rebel Player has not said who gets the Scanner
      When the Rebel Player draws card 68 in Solvia Wild
      Then the game should wait for the Rebel Player to choose the recipient

    Scenario: He would draw on, and has not said it
      Given the Rebel Player has drawn card 68 in Solvia Wild
      When the Rebel Player draws card 92 in Solvia Wild
      Then the order should be refused

    Scenario: He would end the missions, and has not said it
      Given the Rebel Player has drawn card 68 in Solvia Wild
      When the Rebel Player stops the missions in Solvia Wild
      Then the order should be refused

    Scenario: He would leave it without a holder
      Given the Rebel Player has drawn card 68 in Solvia Wild
      And the game waits for the Rebel Player
      When the Rebel Player passes
      Then the order should be refused

    Scenario: He would use a Scrambler, and has not said it
      Given Tourag bears Scrambler
      And the PDB on Solvia is Up at level 1
      And the Rebel Player has drawn card 68 in Solvia Wild
      And the game waits for the Rebel Player
      And the possession repair dice would be 1 and 1
      When the Rebel Player uses Scrambler against the PDB of Solvia
      Then the order should be refused

    Scenario Outline: He says that it is <holder>
      Given the Rebel Player has drawn card 68 in Solvia Wild
      When the Rebel Player hands it to <holder>
      Then <holder> should bear Scanner
      And the game should wait for nobody

      Examples:
        | holder      |
        | Tourag      |
        | Scott Rubel |

    Scenario: He has said it, and draws on
      Given the Rebel Player will hand it to Scott Rubel
      And the Rebel Player has drawn card 68 in Solvia Wild
      When the Rebel Player draws card 92 in Solvia Wild
      Then 1 Action Card should be drawn
      And Scott Rubel should bear Scanner

  @rule:9.10
  Rule: Mission spoils stay with the group

    Background:
      Given the scenario "The Varu Powderkeg"
      And it is the Rebel Player's Mission Phase
      And Agan Rafa, Drakir Grebb, Sidir Ganang and Frun Sentel are in Solvia Wild
      And Ran Jayma is in Solvia Urban
      And Doctor Sontag is in Cercis Wild
      And the Rebel Player has sent Agan Rafa and Drakir Grebb on Scavenge for Possessions in Solvia Wild
      And the Rebel Player has sent Frun Sentel on Gather Information in Solvia Wild
      And chance will draw Medi-Kit of Ptolus
      And the Rebel Player has drawn card 71 in Solvia Wild

    Scenario Outline: <holder> is in the group
      When the Rebel Player hands it to <holder>
      Then <holder> should bear Medi-Kit of Ptolus

      Examples:
        | holder       |
        | Agan Rafa    |
        | Drakir Grebb |

    Scenario Outline: <outsider>, <whereabouts>, is not in the group
      When the Rebel Player hands it to <outsider>
      Then the order should be refused

      Examples:
        | outsider      | whereabouts                      |
        | Sidir Ganang  | who stands beside it             |
        | Frun Sentel   | who is on another mission there  |
        | Ran Jayma     | who is elsewhere on Solvia       |
        | Doctor Sontag | who is on another planet         |
