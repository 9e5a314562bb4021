@ruleset:summary @section:9
Feature: 9 Possessions

  The cards of the possession deck: what there is, and that chance draws among them. Cervac Mk V, Norrocks, Charsot and
  the Advisor Android travel with their bearer; ships carry him.

  Background:
    Given the scenario "The Varu Powderkeg"
    And it is the Rebel Player's Mission Phase

  @rule:9.1
  Rule: Twenty possessions, no more and no fewer

    Scenario Outline: The <possession> turns up
      Given Kogus is in Solvia Wild
      And the Rebel Player has sent Kogus on Scavenge for Possessions in Solvia Wild
      And chance will draw <possession>
      And the Rebel Player will hand it to Kogus
      When the Rebel Player draws card 68 in Solvia Wild
      Then Kogus should bear <possession>
      And 1 possession should be drawn

      Examples:
        | possession                 |
        | Explorer                   |
        | Galactic Freighter         |
        | Interstellar Sloop         |
        | Planetary Privateer        |
        | Solar Merchant             |
        | Star Cruiser               |
        | Stellar Courier            |
        | S-XIII                     |
        | High Energy Sniper's Rifle |
        | Assassin's Blade           |
        | Helian Drug                |
        | Scanner                    |
        | Scrambler                  |
        | Medi-Kit of Ptolus         |
        | Personal Body Shield       |
        | Cache of Rare Gems         |
        | Cervac Mk V                |
        | Norrocks                   |
        | Charsot                    |
        | Advisor Android            |

    Scenario: Nineteen are in play, and the twentieth is all that is left
      Given Kogus, Boccanegra, Ly Mantok, Tourag, Ran Jayma, Scott Rubel, Agan Rafa and Frun Sentel are in Solvia Wild
      And Ly Mantok holds Explorer
      And Kogus holds Galactic Freighter
      And Ran Jayma holds Interstellar Sloop
      And Boccanegra holds Planetary Privateer
      And Tourag holds Solar Merchant
      And Scott Rubel holds Star Cruiser
      And Agan Rafa holds Stellar Courier
      And Frun Sentel holds S-XIII
      And Kogus bears High Energy Sniper's Rifle, Assassin's Blade, Helian Drug and Cervac Mk V
      And Tourag bears Scrambler, Medi-Kit of Ptolus, Personal Body Shield, Cache of Rare Gems and Norrocks
      And Ly Mantok bears Charsot
      And Scott Rubel bears Advisor Android
      And the Rebel Player has sent Boccanegra on Scavenge for Possessions in Solvia Wild
      And chance will draw Imperial Spaceship 1, Redjac's Spaceship, Explorer, Galactic Freighter, Interstellar Sloop, Planetary Privateer, Solar Merchant, Star Cruiser, Stellar Courier, S-XIII, High Energy Sniper's Rifle, Assassin's Blade, Helian Drug, Scrambler, Medi-Kit of Ptolus, Personal Body Shield, Cache of Rare Gems, Cervac Mk V, Norrocks, Charsot, Advisor Android and Scanner
      And the Rebel Player will hand it to Boccanegra
      When the Rebel Player draws card 68 in Solvia Wild
      Then Boccanegra should bear Scanner
      And Boccanegra should hold Planetary Privateer
      And Redjac's Spaceship should be out of play

  @rule:9.2
  Rule: Four types of possession

    Scenario: Kogus makes Zina Adora a present
      Given Kogus and Zina Adora are in Solvia Wild
      And Kogus bears High Energy Sniper's Rifle, Scanner and Norrocks
      When the Rebel Player gives Scanner to Zina Adora
      Then Zina Adora should bear Scanner
      And the type of High Energy Sniper's Rifle should be weapon
      And the type of Scanner should be object
      And the type of Norrocks should be companion

    Scenario: Zina Adora makes Kogus a present
      Given Kogus and Zina Adora are in Solvia Wild
      And Zina Adora bears Assassin's Blade, Helian Drug, Medi-Kit of Ptolus and Charsot
      When the Rebel Player gives Assassin's Blade to Kogus
      Then Kogus should bear Assassin's Blade
      And the type of Assassin's Blade should be weapon
      And the type of Helian Drug should be object
      And the type of Medi-Kit of Ptolus should be object
      And the type of Charsot should be companion

    Scenario: Kogus keeps the Body Shield, and the Explorer is out of the game
      Given Kogus and Zina Adora are in Solvia Wild
      And Kogus bears Personal Body Shield and Cervac Mk V
      And Explorer is destroyed
      When the Rebel Player gives Cervac Mk V to Zina Adora
      Then Zina Adora should bear Cervac Mk V
      And the type of Personal Body Shield should be object
      And the type of Cervac Mk V should be companion
      And the type of Explorer should be spaceship

  @rule:9.21
  Rule: Chance picks the possession drawn

    Scenario Outline: Chance wants the <wanted>
      Given Kogus is in Solvia Wild
      And the Rebel Player has sent Kogus on Scavenge for Possessions in Solvia Wild
      And chance will draw <wanted>
      And the Rebel Player will hand it to Kogus
      When the Rebel Player draws card 71 in Solvia Wild
      Then Kogus should bear <wanted>
      And 1 possession should be drawn

      Examples:
        | wanted          |
        | Explorer        |
        | Solar Merchant  |
        | Scanner         |
        | Charsot         |
        | Advisor Android |

    Scenario: Chance wants what Zina Adora bears, and then the Scanner
      Given Kogus and Zina Adora are in Solvia Wild
      And Zina Adora bears Medi-Kit of Ptolus
      And the Rebel Player has sent Kogus on Scavenge for Possessions in Solvia Wild
      And chance will draw Medi-Kit of Ptolus, Scanner and Charsot
      And the Rebel Player will hand it to Kogus
      When the Rebel Player draws card 71 in Solvia Wild
      Then Kogus should bear Scanner
      And Zina Adora should bear Medi-Kit of Ptolus
      And Charsot should be in the deck

  @rule:9.26
  Rule: The four companions

    Scenario Outline: The <possession> is a companion
      Given Rayner Derban and Kogus are in Solvia Wild
      And Rayner Derban bears <possession>
      When the Rebel Player gives <possession> to Kogus
      Then Kogus should bear <possession>
      And the type of <possession> should be companion
      And the card of <possession> should be number <card>

      Examples:
        | card | possession      |
        | 49   | Cervac Mk V     |
        | 50   | Norrocks        |
        | 51   | Charsot         |
        | 52   | Advisor Android |

  @rule:9.28
  Rule: The two weapons

    Scenario Outline: The <possession> is a weapon
      Given Rayner Derban and Kogus are in Solvia Wild
      And Rayner Derban bears <possession>
      When the Rebel Player gives <possession> to Kogus
      Then Kogus should bear <possession>
      And the type of <possession> should be weapon
      And the card of <possession> should be number <card>

      Examples:
        | card | possession                 |
        | 41   | High Energy Sniper's Rifle |
        | 42   | Assassin's Blade           |

  @rule:9.29
  Rule: The six objects

    Scenario Outline: The <possession> is an object
      Given Rayner Derban and Kogus are in Solvia Wild
      And Rayner Derban bears <possession>
      When the Rebel Player gives <possession> to Kogus
      Then Kogus should bear <possession>
      And the type of <possession> should be object
      And the card of <possession> should be number <card>

      Examples:
        | card | possession           |
        | 43   | Helian Drug          |
        | 44   | Scanner              |
        | 45   | Scrambler            |
        | 46   | Medi-Kit of Ptolus   |
        | 47   | Personal Body Shield |
        | 48   | Cache of Rare Gems   |
