@ruleset:summary @section:9
Feature: 9 Possessions: spaceships and their seats

  A Rebel spaceship is a possession, an Imperial one is not. Companions need a seat aboard, weapons and objects do not:
  the Interstellar Sloop has four seats, the Planetary Privateer six.

  Background:
    Given the scenario "The Varu Powderkeg"
    And the PDB on Solvia is Down at level 0

  @rule:9.5
  Rule: Imperial ships are not among the possessions

    Scenario Outline: Scott Rubel scavenges, and chance would rather give him <ship>
      Given it is the Rebel Player's Mission Phase
      And Scott Rubel is in Cercis Wild
      And the Rebel Player has sent Scott Rubel on Scavenge for Possessions in Cercis Wild
      And chance will draw <ship> and the Scanner
      And the Rebel Player will hand it to Scott Rubel
      When the Rebel Player draws card 71 in Cercis Wild
      Then Scott Rubel should bear the Scanner
      And <ship> should be out of play

      Examples:
        | ship                 |
        | Imperial Spaceship 1 |
        | Imperial Spaceship 2 |
        | Imperial Spaceship 3 |
        | Redjac's Spaceship   |

    Scenario: Jin Voles has left Imperial Spaceship 1 behind, and chance would rather give it to Scott Rubel
      Given it is the Imperial Player's Movement Segment
      And Jin Voles is in Solvia Wild
      And Jin Voles holds Imperial Spaceship 1
      And Scott Rubel is in Cercis Wild
      And the Imperial Player has moved Jin Voles to Solvia Urban
      And both players have passed until the Rebel Player's Mission Phase
      And the Rebel Player has sent Scott Rubel on Scavenge for Possessions in Cercis Wild
      And chance will draw Imperial Spaceship 1 and the Scanner
      And the Rebel Player will hand it to Scott Rubel
      When the Rebel Player draws card 71 in Cercis Wild
      Then Scott Rubel should bear the Scanner
      And Imperial Spaceship 1 should be out of play

    Scenario: Scott Rubel scavenges, and chance would rather give him a Rebel ship
      Given it is the Rebel Player's Mission Phase
      And Scott Rubel is in Cercis Wild
      And the Rebel Player has sent Scott Rubel on Scavenge for Possessions in Cercis Wild
      And chance will draw the Galactic Freighter and the Scanner
      And the Rebel Player will hand it to Scott Rubel
      When the Rebel Player draws card 71 in Cercis Wild
      Then Scott Rubel should bear the Galactic Freighter

  @rule:9.6
  Rule: No Rebel has the use of an Imperial ship

    Scenario Outline: Imperial Spaceship 1 is to be assigned to <Rebel>
      Given it is the Imperial Player's Mission Phase
      And Jin Voles, Gelba, Boccanegra and Scott Rubel are in Solvia Wild
      And Jin Voles holds Imperial Spaceship 1
      When the Imperial Player gives Imperial Spaceship 1 to <Rebel>
      Then the order should be refused

      Examples:
        | Rebel       |
        | Boccanegra  |
        | Scott Rubel |

    Scenario: Imperial Spaceship 1 is assigned to Gelba
      Given it is the Imperial Player's Mission Phase
      And Jin Voles, Gelba, Boccanegra and Scott Rubel are in Solvia Wild
      And Jin Voles holds Imperial Spaceship 1
      When the Imperial Player gives Imperial Spaceship 1 to Gelba
      Then Gelba should hold Imperial Spaceship 1

    Scenario: The Rebel Player would assign Imperial Spaceship 1 to Boccanegra
      Given it is the Rebel Player's Mission Phase
      And Jin Voles and Boccanegra are in Solvia Wild
      And Jin Voles holds Imperial Spaceship 1
      When the Rebel Player gives Imperial Spaceship 1 to Boccanegra
      Then the order should be refused

    Scenario: Boccanegra would fly in Imperial Spaceship 1
      Given it is the Rebel Player's Movement Segment
      And Jin Voles and Boccanegra are in Solvia Wild
      And Jin Voles holds Imperial Spaceship 1
      When the Rebel Player moves Boccanegra and Imperial Spaceship 1 to Solvia Urban
      Then the order should be refused

    Scenario: Boccanegra flies in the Planetary Privateer
      Given it is the Rebel Player's Movement Segment
      And Jin Voles and Boccanegra are in Solvia Wild
      And Boccanegra holds the Planetary Privateer
      When the Rebel Player moves Boccanegra and the Planetary Privateer to Solvia Urban
      Then Boccanegra should be in Solvia Urban
      And Boccanegra should hold the Planetary Privateer

    Scenario: Jin Voles flies in Imperial Spaceship 1
      Given it is the Imperial Player's Movement Segment
      And Jin Voles and Boccanegra are in Solvia Wild
      And Jin Voles holds Imperial Spaceship 1
      When the Imperial Player moves Jin Voles and Imperial Spaceship 1 to Solvia Urban
      Then Jin Voles should be in Solvia Urban
      And Jin Voles should hold Imperial Spaceship 1

  @rule:9.27
  Rule: A companion takes a seat

    Scenario Outline: Four characters, one with <companion>, would fly in the Interstellar Sloop
      Given it is the Rebel Player's Movement Segment
      And Agan Rafa, Ran Jayma, Tourag and Kogus are in Solvia Wild
      And Kogus holds the Interstellar Sloop
      And Ran Jayma bears <companion>
      When the Rebel Player moves Agan Rafa, Ran Jayma, Tourag, Kogus and the Interstellar Sloop to Solvia Urban
      Then the order should be refused

      Examples:
        | companion           |
        | Cervac Mk V         |
        | Norrocks            |
        | Charsot             |
        | the Advisor Android |

    Scenario Outline: Three characters, one with <companion>, fly in the Interstellar Sloop
      Given it is the Rebel Player's Movement Segment
      And Agan Rafa, Ran Jayma, Tourag and Kogus are in Solvia Wild
      And Kogus holds the Interstellar Sloop
      And Ran Jayma bears <companion>
      When the Rebel Player moves Ran Jayma, Tourag, Kogus and the Interstellar Sloop to Solvia Urban
      Then Ran Jayma, Tourag and Kogus should be in Solvia Urban
      And Ran Jayma should bear <companion>
      And Agan Rafa should be in Solvia Wild

      Examples:
        | companion           |
        | Cervac Mk V         |
        | Norrocks            |
        | Charsot             |
        | the Advisor Android |

    Scenario: Two companions take the last two seats of the Planetary Privateer
      Given it is the Rebel Player's Movement Segment
      And Agan Rafa, Ran Jayma, Tourag and Kogus are in Solvia Wild
      And Kogus holds the Planetary Privateer
      And Ran Jayma bears Norrocks
      And Tourag bears Charsot
      When the Rebel Player moves Agan Rafa, Ran Jayma, Tourag, Kogus and the Planetary Privateer to Solvia Urban
      Then Agan Rafa, Ran Jayma, Tourag and Kogus should be in Solvia Urban

    Scenario: Three companions and four characters are too many for the Planetary Privateer
      Given it is the Rebel Player's Movement Segment
      And Agan Rafa, Ran Jayma, Tourag and Kogus are in Solvia Wild
      And Kogus holds the Planetary Privateer
      And Ran Jayma bears Norrocks
      And Tourag bears Charsot
      And Agan Rafa bears the Advisor Android
      When the Rebel Player moves Agan Rafa, Ran Jayma, Tourag, Kogus and the Planetary Privateer to Solvia Urban
      Then the order should be refused

  @rule:9.30
  Rule: Weapons and objects need no seat

    Scenario Outline: Six characters, one with <thing>, fly in the Planetary Privateer
      Given it is the Rebel Player's Movement Segment
      And Scott Rubel, Tourag, Ran Jayma, Frun Sentel, Agan Rafa and Kogus are in Solvia Wild
      And Tourag holds the Planetary Privateer
      And Frun Sentel bears <thing>
      When the Rebel Player moves the Planetary Privateer, Scott Rubel, Tourag, Ran Jayma, Frun Sentel, Agan Rafa and Kogus to Solvia Subterranean
      Then Scott Rubel, Tourag, Ran Jayma, Frun Sentel, Agan Rafa and Kogus should be in Solvia Subterranean
      And Frun Sentel should bear <thing>

      Examples: weapons
        | thing                          |
        | the High Energy Sniper's Rifle |
        | the Assassin's Blade           |

      Examples: objects
        | thing                    |
        | the Scrambler            |
        | the Personal Body Shield |
        | the Medi-Kit of Ptolus   |

    Scenario: Three characters with two weapons and three objects, and Norrocks, fill the Interstellar Sloop
      Given it is the Rebel Player's Movement Segment
      And Scott Rubel, Tourag and Ran Jayma are in Solvia Wild
      And Scott Rubel holds the Interstellar Sloop
      And Tourag bears the Assassin's Blade, the Scrambler, the Personal Body Shield and Norrocks
      And Ran Jayma bears the High Energy Sniper's Rifle and the Cache of Rare Gems
      When the Rebel Player moves Scott Rubel, Tourag, Ran Jayma and the Interstellar Sloop to Solvia Subterranean
      Then Scott Rubel, Tourag and Ran Jayma should be in Solvia Subterranean
      And Tourag should bear the Assassin's Blade, the Scrambler, the Personal Body Shield and Norrocks

    Scenario: Three characters with as many things, and two companions, are one too many for the Interstellar Sloop
      Given it is the Rebel Player's Movement Segment
      And Scott Rubel, Tourag and Ran Jayma are in Solvia Wild
      And Scott Rubel holds the Interstellar Sloop
      And Tourag bears the Assassin's Blade, the Scrambler, the Personal Body Shield and Norrocks
      And Ran Jayma bears the High Energy Sniper's Rifle, the Cache of Rare Gems and Charsot
      When the Rebel Player moves Scott Rubel, Tourag, Ran Jayma and the Interstellar Sloop to Solvia Subterranean
      Then the order should be refused
