@ruleset:summary @section:14.1
Feature: 14.1 Rebel Spaceships: pilots and seats

  A spaceship flies with a pilot, who has Navigation, and with no more characters and companions than it has seats: the
  Interstellar Sloop and the Stellar Courier have four, the S-XIII five, the Planetary Privateer six, the Explorer eight.

  Background:
    Given the scenario "The Varu Powderkeg"
    And it is the Rebel Player's Movement Segment
    And the PDB on Solvia is Down at level 0
    And the PDB on Horon is Down at level 0

  @rule:14.1.4
  Rule: A moving ship takes no more than its seats

    Scenario Outline: One more than the <seats> whom the <ship> takes
      Given <crew> are in Solvia Wild
      And Scott Rubel holds the <ship>
      When the Rebel Player moves the <ship>, <crew> to <to>
      Then the order should be refused

      Examples:
        | ship                | seats | to           | crew                                                                                  |
        | Interstellar Sloop  | four  | Solvia Urban | Scott Rubel, Tourag, Ran Jayma, Frun Sentel and Agan Rafa                             |
        | Interstellar Sloop  | four  | Horon Liquid | Scott Rubel, Tourag, Ran Jayma, Frun Sentel and Agan Rafa                             |
        | Stellar Courier     | four  | Solvia Urban | Scott Rubel, Tourag, Ran Jayma, Frun Sentel and Agan Rafa                             |
        | S-XIII              | five  | Solvia Urban | Scott Rubel, Tourag, Ran Jayma, Frun Sentel, Agan Rafa and Odene Hobar                |
        | Planetary Privateer | six   | Solvia Urban | Scott Rubel, Tourag, Ran Jayma, Frun Sentel, Agan Rafa, Odene Hobar and Rayner Derban |

    Scenario Outline: The <seats> whom the <ship> takes
      Given <crew> are in Solvia Wild
      And Rayner Derban is in Solvia Wild
      And Scott Rubel holds the <ship>
      When the Rebel Player moves the <ship>, <crew> to <to>
      Then <crew> should be in <to>
      And Scott Rubel should hold the <ship>
      And Rayner Derban should be in Solvia Wild

      Examples:
        | ship                | seats | to           | crew                                                                   |
        | Interstellar Sloop  | four  | Solvia Urban | Scott Rubel, Tourag, Ran Jayma and Frun Sentel                         |
        | Interstellar Sloop  | four  | Horon Liquid | Scott Rubel, Tourag, Ran Jayma and Frun Sentel                         |
        | Stellar Courier     | four  | Solvia Urban | Scott Rubel, Tourag, Ran Jayma and Frun Sentel                         |
        | S-XIII              | five  | Solvia Urban | Scott Rubel, Tourag, Ran Jayma, Frun Sentel and Agan Rafa              |
        | Planetary Privateer | six   | Solvia Urban | Scott Rubel, Tourag, Ran Jayma, Frun Sentel, Agan Rafa and Odene Hobar |

    Scenario: Nine in the Explorer, which takes eight
      Given Scott Rubel, Tourag, Ran Jayma, Frun Sentel, Agan Rafa, Odene Hobar and Yarro Latac are in Solvia Wild
      And Rayner Derban and Drakir Grebb are in Solvia Wild
      And Scott Rubel holds the Explorer
      When the Rebel Player moves the Explorer, Scott Rubel, Tourag, Ran Jayma, Frun Sentel, Agan Rafa, Odene Hobar, Yarro Latac, Rayner Derban and Drakir Grebb to Solvia Urban
      Then the order should be refused

    Scenario: Eight in the Explorer, which takes eight
      Given Scott Rubel, Tourag, Ran Jayma, Frun Sentel, Agan Rafa, Odene Hobar and Yarro Latac are in Solvia Wild
      And Rayner Derban and Drakir Grebb are in Solvia Wild
      And Scott Rubel holds the Explorer
      When the Rebel Player moves the Explorer, Scott Rubel, Tourag, Ran Jayma, Frun Sentel, Agan Rafa, Odene Hobar, Yarro Latac and Rayner Derban to Solvia Urban
      Then Scott Rubel, Tourag, Ran Jayma and Frun Sentel should be in Solvia Urban
      And Agan Rafa, Odene Hobar, Yarro Latac and Rayner Derban should be in Solvia Urban
      And Scott Rubel should hold the Explorer
      And Drakir Grebb should be in Solvia Wild

  @rule:14.1.6
  Rule: A pilot needs Navigation

    Scenario Outline: <pilot>, whose Navigation is 0, holds the <ship>, and sets out for <to>
      Given <pilot> is in Solvia Wild
      And <pilot> holds the <ship>
      When the Rebel Player moves <pilot> and the <ship> to <to>
      Then the order should be refused

      Examples:
        | pilot         | ship           | to           |
        | Vudot Vodot   | Solar Merchant | Solvia Urban |
        | Doctor Sontag | S-XIII         | Solvia Urban |
        | Vudot Vodot   | Solar Merchant | Horon Liquid |

    Scenario Outline: <pilot>, whose Navigation is 2, holds the <ship>, and sets out for <to>
      Given <pilot> is in Solvia Wild
      And <pilot> holds the <ship>
      When the Rebel Player moves <pilot> and the <ship> to <to>
      Then <pilot> should be in <to>
      And <pilot> should hold the <ship>

      Examples:
        | pilot           | ship           | to           |
        | Odene Hobar     | Solar Merchant | Solvia Urban |
        | Professor Mareg | S-XIII         | Solvia Urban |
        | Odene Hobar     | Solar Merchant | Horon Liquid |

    Scenario: Vudot Vodot, whose Navigation is 0, would react in the Solar Merchant
      Given it is the Imperial Player's Enemy Reaction Segment
      And Patrol 1 is in Solvia Urban
      And Vudot Vodot is in Solvia Wild
      And Vudot Vodot holds the Solar Merchant
      When the Rebel Player reacts with Vudot Vodot and the Solar Merchant to Solvia Urban
      Then the order should be refused

    Scenario: Odene Hobar, whose Navigation is 2, reacts in the Solar Merchant
      Given it is the Imperial Player's Enemy Reaction Segment
      And Patrol 1 is in Solvia Urban
      And Odene Hobar is in Solvia Wild
      And Odene Hobar holds the Solar Merchant
      When the Rebel Player reacts with Odene Hobar and the Solar Merchant to Solvia Urban
      Then Odene Hobar should be in Solvia Urban
      And Odene Hobar should hold the Solar Merchant

    Scenario: Vudot Vodot, whose Navigation is 0, holds the Explorer, and a good pilot is aboard
      Given Vudot Vodot and Ran Jayma are in Solvia Wild
      And Vudot Vodot holds the Explorer
      When the Rebel Player moves Vudot Vodot, Ran Jayma and the Explorer to Solvia Urban
      Then the order should be refused

    Scenario: The good pilot holds the Explorer, and Vudot Vodot is aboard
      Given Vudot Vodot and Ran Jayma are in Solvia Wild
      And Ran Jayma holds the Explorer
      When the Rebel Player moves Vudot Vodot, Ran Jayma and the Explorer to Solvia Urban
      Then Vudot Vodot and Ran Jayma should be in Solvia Urban
      And Ran Jayma should hold the Explorer

  @rule:14.1.16
  Rule: A reaction by ship carries the pilot only

    Scenario Outline: Ran Jayma would react in the Explorer and take <passengers> with him
      Given it is the Imperial Player's Enemy Reaction Segment
      And Patrol 1 is in Solvia Subterranean
      And Ran Jayma, Frun Sentel and Vudot Vodot are in Solvia Wild
      And Ran Jayma holds the Explorer
      When the Rebel Player reacts with Ran Jayma, the Explorer, <passengers> to Solvia Subterranean
      Then the order should be refused

      Examples:
        | passengers                  |
        | Frun Sentel                 |
        | Vudot Vodot                 |
        | Frun Sentel and Vudot Vodot |

    Scenario: Ran Jayma reacts in the Explorer alone
      Given it is the Imperial Player's Enemy Reaction Segment
      And Patrol 1 is in Solvia Subterranean
      And Ran Jayma, Frun Sentel and Vudot Vodot are in Solvia Wild
      And Ran Jayma holds the Explorer
      When the Rebel Player reacts with Ran Jayma and the Explorer to Solvia Subterranean
      Then Ran Jayma should be in Solvia Subterranean
      And Ran Jayma should hold the Explorer
      And Frun Sentel and Vudot Vodot should be in Solvia Wild

  @rule:14.1.17
  Rule: Seats are for characters and companions alike

    Scenario Outline: Four characters and <companion> would fly in the Interstellar Sloop, which has four seats
      Given Scott Rubel, Tourag, Ran Jayma and Frun Sentel are in Solvia Wild
      And Scott Rubel holds the Interstellar Sloop
      And <bearer> bears <companion>
      When the Rebel Player moves Scott Rubel, Tourag, Ran Jayma, Frun Sentel and the Interstellar Sloop to Solvia Urban
      Then the order should be refused

      Examples:
        | bearer      | companion   |
        | Tourag      | Charsot     |
        | Scott Rubel | Cervac Mk V |

    Scenario: Three characters and Charsot fly in the Interstellar Sloop
      Given Scott Rubel, Tourag, Ran Jayma and Frun Sentel are in Solvia Wild
      And Scott Rubel holds the Interstellar Sloop
      And Tourag bears Charsot
      When the Rebel Player moves Scott Rubel, Tourag, Ran Jayma and the Interstellar Sloop to Solvia Urban
      Then Scott Rubel, Tourag and Ran Jayma should be in Solvia Urban
      And Tourag should bear Charsot
      And Frun Sentel should be in Solvia Wild

    Scenario: Charsot's bearer stays behind, and four characters fly in the Interstellar Sloop
      Given Scott Rubel, Tourag, Ran Jayma, Frun Sentel and Agan Rafa are in Solvia Wild
      And Scott Rubel holds the Interstellar Sloop
      And Agan Rafa bears Charsot
      When the Rebel Player moves Scott Rubel, Tourag, Ran Jayma, Frun Sentel and the Interstellar Sloop to Solvia Urban
      Then Scott Rubel, Tourag, Ran Jayma and Frun Sentel should be in Solvia Urban
      And Agan Rafa should be in Solvia Wild

    Scenario: Four characters and two companions would fly in the S-XIII, which has five seats
      Given Scott Rubel, Tourag, Ran Jayma and Frun Sentel are in Solvia Wild
      And Scott Rubel holds the S-XIII
      And Tourag bears Norrocks
      And Ran Jayma bears the Advisor Android
      When the Rebel Player moves Scott Rubel, Tourag, Ran Jayma, Frun Sentel and the S-XIII to Solvia Urban
      Then the order should be refused

    Scenario: Three characters and two companions fly in the S-XIII
      Given Scott Rubel, Tourag, Ran Jayma and Frun Sentel are in Solvia Wild
      And Scott Rubel holds the S-XIII
      And Tourag bears Norrocks
      And Ran Jayma bears the Advisor Android
      When the Rebel Player moves Scott Rubel, Tourag, Ran Jayma and the S-XIII to Solvia Urban
      Then Scott Rubel, Tourag and Ran Jayma should be in Solvia Urban
      And Scott Rubel should hold the S-XIII

  @rule:14.1.18
  Rule: Gear fills no seats

    Scenario: Four characters with two weapons and two objects fly in the Interstellar Sloop, which has four seats
      Given Scott Rubel, Tourag, Ran Jayma and Frun Sentel are in Solvia Wild
      And Scott Rubel holds the Interstellar Sloop
      And Scott Rubel bears the Scanner
      And Tourag bears the Assassin's Blade
      And Frun Sentel bears the High Energy Sniper's Rifle and the Medi-Kit of Ptolus
      When the Rebel Player moves Scott Rubel, Tourag, Ran Jayma, Frun Sentel and the Interstellar Sloop to Solvia Urban
      Then Scott Rubel, Tourag, Ran Jayma and Frun Sentel should be in Solvia Urban
      And Scott Rubel should bear the Interstellar Sloop and the Scanner
      And Frun Sentel should bear the High Energy Sniper's Rifle and the Medi-Kit of Ptolus

    Scenario Outline: Five characters with one thing, the <thing>, fly in the S-XIII, which has five seats
      Given Scott Rubel, Tourag, Ran Jayma, Frun Sentel and Agan Rafa are in Solvia Wild
      And Scott Rubel holds the S-XIII
      And Agan Rafa bears the <thing>
      When the Rebel Player moves Scott Rubel, Tourag, Ran Jayma, Frun Sentel, Agan Rafa and the S-XIII to Solvia Urban
      Then Scott Rubel, Tourag, Ran Jayma, Frun Sentel and Agan Rafa should be in Solvia Urban
      And Agan Rafa should bear the <thing>

      Examples:
        | thing                |
        | Assassin's Blade     |
        | Cache of Rare Gems   |
        | Helian Drug          |
        | Personal Body Shield |
        | Scrambler            |

    Scenario: Five characters with two weapons are one too many for the Interstellar Sloop, which has four seats
      Given Scott Rubel, Tourag, Ran Jayma, Frun Sentel and Agan Rafa are in Solvia Wild
      And Scott Rubel holds the Interstellar Sloop
      And Tourag bears the Assassin's Blade
      And Frun Sentel bears the High Energy Sniper's Rifle
      When the Rebel Player moves Scott Rubel, Tourag, Ran Jayma, Frun Sentel, Agan Rafa and the Interstellar Sloop to Solvia Urban
      Then the order should be refused

  @rule:14.1.19
  Rule: No spaceship travels inside another

    Scenario Outline: Ly Mantok flies the Explorer, and <owner> would bring the Interstellar Sloop aboard, to <to>
      Given Ly Mantok, Frun Sentel and <owner> are in Solvia Wild
      And Ly Mantok holds the Explorer
      And <owner> holds the Interstellar Sloop
      When the Rebel Player moves the Explorer, Ly Mantok, <owner> and the Interstellar Sloop to <to>
      Then the order should be refused

      Examples:
        | owner       | to           |
        | Vudot Vodot | Solvia Urban |
        | Vudot Vodot | Horon Liquid |
        | Ran Jayma   | Solvia Urban |

    Scenario Outline: Ly Mantok flies the Explorer, and would take aboard the Interstellar Sloop of Vudot Vodot, who stays, to <to>
      Given Ly Mantok, Frun Sentel and Vudot Vodot are in Solvia Wild
      And Ly Mantok holds the Explorer
      And Vudot Vodot holds the Interstellar Sloop
      When the Rebel Player moves Ly Mantok, the Explorer and the Interstellar Sloop to <to>
      Then the order should be refused

      Examples:
        | to           |
        | Solvia Urban |
        | Horon Liquid |

    Scenario Outline: Ly Mantok flies the Explorer, and Vudot Vodot leaves the Interstellar Sloop with Frun Sentel, to <to>
      Given Ly Mantok, Frun Sentel and Vudot Vodot are in Solvia Wild
      And Ly Mantok holds the Explorer
      And Vudot Vodot holds the Interstellar Sloop
      When the Rebel Player moves the Explorer, Ly Mantok and Vudot Vodot to <to>
      Then Ly Mantok and Vudot Vodot should be in <to>
      And Ly Mantok should hold the Explorer
      And Frun Sentel should be in Solvia Wild

      Examples:
        | to           |
        | Solvia Urban |
        | Horon Liquid |

    Scenario: The Interstellar Sloop is to be stowed in the Explorer
      Given it is the Rebel Player's Mission Phase
      And Ly Mantok, Frun Sentel and Vudot Vodot are in Solvia Wild
      And Ly Mantok holds the Explorer
      And Vudot Vodot holds the Interstellar Sloop
      When the Rebel Player gives the Interstellar Sloop to the Explorer
      Then the order should be refused

    Scenario: The Interstellar Sloop is handed to Frun Sentel
      Given it is the Rebel Player's Mission Phase
      And Ly Mantok, Frun Sentel and Vudot Vodot are in Solvia Wild
      And Ly Mantok holds the Explorer
      And Vudot Vodot holds the Interstellar Sloop
      When the Rebel Player gives the Interstellar Sloop to Frun Sentel
      Then Frun Sentel should hold the Interstellar Sloop

  @rule:14.1.20
  Rule: No ship flies by itself

    Scenario: The Star Cruiser, held by a military unit, moves alone
      Given Rebel Wild 2-1 1 is in Solvia Wild
      And Rebel Wild 2-1 1 holds the Star Cruiser
      And Rebel Wild 2-1 1 and the Star Cruiser are stacked together
      When the Rebel Player moves the Star Cruiser to Horon Liquid
      Then the order should be refused

    Scenario: The Star Cruiser, held by a military unit, moves with it
      Given Rebel Wild 2-1 1 is in Solvia Wild
      And Rebel Wild 2-1 1 holds the Star Cruiser
      And Rebel Wild 2-1 1 and the Star Cruiser are stacked together
      When the Rebel Player moves Rebel Wild 2-1 1 and the Star Cruiser to Horon Liquid
      Then Rebel Wild 2-1 1 should be in Horon Liquid
      And Rebel Wild 2-1 1 should hold the Star Cruiser

    Scenario Outline: Frun Sentel holds the Stellar Courier, and <flyers> would set out without him
      Given Frun Sentel and Ran Jayma are in Solvia Wild
      And Frun Sentel holds the Stellar Courier
      When the Rebel Player moves <flyers> to Solvia Urban
      Then the order should be refused

      Examples:
        | flyers                            |
        | the Stellar Courier               |
        | Ran Jayma and the Stellar Courier |

    Scenario: Frun Sentel holds the Stellar Courier, and sets out in it
      Given Frun Sentel and Ran Jayma are in Solvia Wild
      And Frun Sentel holds the Stellar Courier
      When the Rebel Player moves Frun Sentel and the Stellar Courier to Solvia Urban
      Then Frun Sentel should be in Solvia Urban
      And Frun Sentel should hold the Stellar Courier
      And Ran Jayma should be in Solvia Wild

    Scenario Outline: Frun Sentel holds the Stellar Courier, and <flyers> would react without him
      Given it is the Imperial Player's Enemy Reaction Segment
      And Patrol 1 is in Solvia Urban
      And Frun Sentel and Ran Jayma are in Solvia Wild
      And Frun Sentel holds the Stellar Courier
      When the Rebel Player reacts with <flyers> to Solvia Urban
      Then the order should be refused

      Examples:
        | flyers                            |
        | the Stellar Courier               |
        | Ran Jayma and the Stellar Courier |

    Scenario: Frun Sentel holds the Stellar Courier, and reacts in it
      Given it is the Imperial Player's Enemy Reaction Segment
      And Patrol 1 is in Solvia Urban
      And Frun Sentel and Ran Jayma are in Solvia Wild
      And Frun Sentel holds the Stellar Courier
      When the Rebel Player reacts with Frun Sentel and the Stellar Courier to Solvia Urban
      Then Frun Sentel should be in Solvia Urban
      And Frun Sentel should hold the Stellar Courier
      And Ran Jayma should be in Solvia Wild

    Scenario: Doctor Sontag, whose Navigation is 0, takes the Explorer along with a military unit
      Given Rebel Wild 2-1 1 and Doctor Sontag are in Solvia Wild
      And Doctor Sontag holds the Explorer
      And Rebel Wild 2-1 1, Doctor Sontag and the Explorer are stacked together
      When the Rebel Player moves Rebel Wild 2-1 1, Doctor Sontag and the Explorer to Solvia Urban
      Then Rebel Wild 2-1 1 and Doctor Sontag should be in Solvia Urban
      And Doctor Sontag should hold the Explorer

    Scenario: Doctor Sontag takes the Explorer, and the military unit stays
      Given Rebel Wild 2-1 1 and Doctor Sontag are in Solvia Wild
      And Doctor Sontag holds the Explorer
      And Rebel Wild 2-1 1, Doctor Sontag and the Explorer are stacked together
      When the Rebel Player moves Doctor Sontag and the Explorer to Solvia Urban
      Then the order should be refused
