@ruleset:summary @section:14.2
Feature: 14.2 Imperial Spaceships: Redjac's, and replacements

  Redjac has a spaceship that is his alone; the three Imperial Spaceships are for all Imperial characters. Lost ones are
  replaced at the end of the Imperial player-turn, where a Knight of the Empire asks: Redjac, Jin Voles, Vans Ka-Tie-A or
  Els Taroff.

  Background:
    Given the scenario "The Varu Powderkeg"
    And the PDB on Solvia is Down at level 0

  @rule:14.2.1
  Rule: Redjac alone flies his ship

    Scenario Outline: <pilot>, whose Navigation is <Navigation>, would take Redjac's Spaceship
      Given it is the Imperial Player's Movement Segment
      And Redjac, Jin Voles and Saytar are in Solvia Wild
      And Redjac holds Redjac's Spaceship
      When the Imperial Player moves <pilot> and Redjac's Spaceship to Solvia Urban
      Then the order should be refused

      Examples:
        | pilot     | Navigation |
        | Jin Voles | 5          |
        | Saytar    | 3          |

    Scenario Outline: Redjac takes it, and <passengers> with him
      Given it is the Imperial Player's Movement Segment
      And Redjac, Jin Voles and Saytar are in Solvia Wild
      And Redjac holds Redjac's Spaceship
      When the Imperial Player moves Redjac's Spaceship, <crew> to Solvia Urban
      Then <crew> should be in Solvia Urban
      And Redjac should hold Redjac's Spaceship

      Examples:
        | passengers           | crew                         |
        | Jin Voles            | Redjac and Jin Voles         |
        | Jin Voles and Saytar | Redjac, Jin Voles and Saytar |

    Scenario Outline: Redjac's Spaceship is to be assigned to <heir>
      Given it is the Imperial Player's Mission Phase
      And Redjac, Jin Voles and Saytar are in Solvia Wild
      And Redjac holds Redjac's Spaceship
      When the Imperial Player gives Redjac's Spaceship to <heir>
      Then the order should be refused

      Examples:
        | heir      |
        | Jin Voles |
        | Saytar    |

    Scenario: Redjac has an ordinary spaceship, and it is assigned to Jin Voles
      Given it is the Imperial Player's Mission Phase
      And Redjac, Jin Voles and Saytar are in Solvia Wild
      And Redjac holds Imperial Spaceship 1
      When the Imperial Player gives Imperial Spaceship 1 to Jin Voles
      Then Jin Voles should hold Imperial Spaceship 1

  @rule:14.2.2
  Rule: Redjac's ship goes when he leaves it

    Scenario: Redjac walks off, and Jin Voles stays
      Given it is the Imperial Player's Movement Segment
      And Redjac and Jin Voles are in Solvia Wild
      And Redjac holds Redjac's Spaceship
      When the Imperial Player moves Redjac to Solvia Urban
      Then Redjac should be in Solvia Urban
      And Jin Voles should be in Solvia Wild
      And Redjac's Spaceship should be out of play

    Scenario: Redjac marches off with a Patrol, and a Line stays
      Given it is the Imperial Player's Movement Segment
      And Redjac, Patrol 1 and Line 1 are in Solvia Wild
      And Redjac holds Redjac's Spaceship
      And Redjac, Patrol 1, Line 1 and Redjac's Spaceship are stacked together
      When the Imperial Player moves Redjac and Patrol 1 to Solvia Urban
      Then Redjac and Patrol 1 should be in Solvia Urban
      And Line 1 should be in Solvia Wild
      And Redjac's Spaceship should be out of play

    Scenario: Redjac flies off as a passenger of Jin Voles, and Saytar stays
      Given it is the Imperial Player's Movement Segment
      And Redjac, Jin Voles and Saytar are in Solvia Wild
      And Redjac holds Redjac's Spaceship
      And Jin Voles holds Imperial Spaceship 1
      When the Imperial Player moves Jin Voles, Redjac and Imperial Spaceship 1 to Solvia Urban
      Then Redjac and Jin Voles should be in Solvia Urban
      And Jin Voles should hold Imperial Spaceship 1
      And Saytar should be in Solvia Wild
      And Redjac's Spaceship should be out of play

    Scenario: Redjac reacts on foot, and Jin Voles stays
      Given it is the Rebel Player's Enemy Reaction Segment
      And Rebel Wild 2-1 1 is in Solvia Urban
      And Redjac and Jin Voles are in Solvia Wild
      And Redjac holds Redjac's Spaceship
      When the Imperial Player reacts with Redjac to Solvia Urban
      Then Redjac should be in Solvia Urban
      And Jin Voles should be in Solvia Wild
      And Redjac's Spaceship should be out of play

    Scenario: Redjac has an ordinary spaceship, walks off, and Jin Voles stays
      Given it is the Imperial Player's Movement Segment
      And Redjac and Jin Voles are in Solvia Wild
      And Redjac holds Imperial Spaceship 1
      When the Imperial Player moves Redjac to Solvia Urban
      Then Redjac should be in Solvia Urban
      And Jin Voles should be in Solvia Wild
      And Imperial Spaceship 1 should be in play

    Scenario: Jin Voles walks off, and Redjac stays
      Given it is the Imperial Player's Movement Segment
      And Redjac and Jin Voles are in Solvia Wild
      And Redjac holds Redjac's Spaceship
      When the Imperial Player moves Jin Voles to Solvia Urban
      Then Jin Voles should be in Solvia Urban
      And Redjac should be in Solvia Wild
      And Redjac should hold Redjac's Spaceship

    Scenario: Redjac is killed beside Jin Voles
      Given it is the Imperial Player's Search Phase
      And Redjac and Jin Voles are in Solvia Subterranean
      And Redjac and Jin Voles are detected
      And Redjac holds Redjac's Spaceship
      And Rayner Derban, Kogus, Agan Rafa and Frun Sentel are in Solvia Subterranean
      And the Rebel Player has declared a search of Solvia Subterranean with Rayner Derban, Kogus, Agan Rafa and Frun Sentel
      And the search die will be 1
      And the Rebel Player will attack by firefight
      And the Rebel Player will fight to kill
      And nobody will try to break off
      And Redjac and Jin Voles will be active
      And the combat defender die will be 5
      And the combat attacker die will be 6
      And Redjac will take 6 wounds
      And the Imperial Player will hand it to Jin Voles
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Rebel Player searches Solvia Subterranean with the characters
      Then Redjac should be killed
      And Jin Voles should be in Solvia Subterranean
      And Redjac's Spaceship should be out of play

    Scenario: Redjac is captured beside Jin Voles
      Given it is the Imperial Player's Search Phase
      And Redjac and Jin Voles are in Solvia Subterranean
      And Redjac and Jin Voles are detected
      And Redjac holds Redjac's Spaceship
      And Rayner Derban, Kogus, Agan Rafa and Frun Sentel are in Solvia Subterranean
      And the Rebel Player has declared a search of Solvia Subterranean with Rayner Derban, Kogus, Agan Rafa and Frun Sentel
      And the search die will be 1
      And the Rebel Player will attack hand-to-hand
      And the Rebel Player will fight to capture
      And nobody will try to break off
      And Redjac and Jin Voles will be active
      And the combat defender die will be 5
      And the combat attacker die will be 6
      And Jin Voles will take 2 wounds
      And the captive will be drawn from Redjac and Jin Voles in this order
      And Kogus will guard the captive
      And the Imperial Player will hand it to Jin Voles
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Rebel Player searches Solvia Subterranean with the characters
      Then Redjac should be captured
      And Jin Voles should be free
      And Redjac's Spaceship should be out of play

  @rule:14.2.3
  Rule: Imperial ships only replace losses

    Scenario: There was one spaceship, Redjac's, and he has it still
      Given it is the Imperial Player's End Phase
      And the Imperial Player began with 1 spaceship
      And Redjac and Els Taroff are in Solvia Urban
      And Redjac holds Redjac's Spaceship
      When the Imperial Player receives a spaceship for Els Taroff
      Then the order should be refused

    Scenario: There was one spaceship, Redjac's, and it is lost
      Given it is the Imperial Player's End Phase
      And the Imperial Player began with 1 spaceship
      And Redjac and Els Taroff are in Solvia Urban
      When the Imperial Player receives a spaceship for Els Taroff
      Then Els Taroff should hold 1 Imperial Spaceship
      And Redjac should hold 0 Imperial Spaceships

    Scenario: There was one spaceship, Redjac's, and it is lost, but a Rebel has one
      Given it is the Imperial Player's End Phase
      And the Imperial Player began with 1 spaceship
      And Redjac and Els Taroff are in Solvia Urban
      And Kogus is in Solvia Wild
      And Kogus holds the Star Cruiser
      When the Imperial Player receives a spaceship for Els Taroff
      Then Els Taroff should hold 1 Imperial Spaceship
      And Redjac should hold 0 Imperial Spaceships
      And Kogus should hold the Star Cruiser

    Scenario: There were two spaceships, Redjac's and another, and both are left
      Given it is the Imperial Player's End Phase
      And the Imperial Player began with 2 spaceships
      And Redjac and Els Taroff are in Solvia Urban
      And Gelba is in Horon Liquid
      And Redjac holds Redjac's Spaceship
      And Gelba holds Imperial Spaceship 2
      When the Imperial Player receives a spaceship for Els Taroff
      Then the order should be refused

    Scenario: There were two spaceships, Redjac's and another, and his is left
      Given it is the Imperial Player's End Phase
      And the Imperial Player began with 2 spaceships
      And Redjac and Els Taroff are in Solvia Urban
      And Gelba is in Horon Liquid
      And Redjac holds Redjac's Spaceship
      When the Imperial Player receives a spaceship for Els Taroff
      Then Els Taroff should hold 1 Imperial Spaceship
      And Redjac should hold Redjac's Spaceship

  @rule:14.2.4
  Rule: A replacement ship joins a Knight

    Scenario Outline: <character>, no Knight, asks beside two Knights
      Given it is the Imperial Player's End Phase
      And the Imperial Player began with 2 spaceships
      And Vans Ka-Tie-A, Els Taroff and <character> are in Horon Liquid
      When the Imperial Player receives a spaceship for <character>
      Then the order should be refused

      Examples:
        | character        |
        | Jon Kidu         |
        | Barca            |
        | Senator Dermond  |
        | Emperor Coreguya |
        | Thysa Kymbo      |
        | Saytar           |

    Scenario Outline: <Knight> asks, beside <other> and Jon Kidu
      Given it is the Imperial Player's End Phase
      And the Imperial Player began with 2 spaceships
      And Vans Ka-Tie-A, Els Taroff and Jon Kidu are in Horon Liquid
      When the Imperial Player receives a spaceship for <Knight>
      Then <Knight> should hold 1 Imperial Spaceship
      And <other> should hold 0 Imperial Spaceships
      And Jon Kidu should hold 0 Imperial Spaceships

      Examples:
        | Knight        | other         |
        | Vans Ka-Tie-A | Els Taroff    |
        | Els Taroff    | Vans Ka-Tie-A |

  @rule:14.2.5
  Rule: A Knight may hand his new ship on

    Scenario Outline: Jin Voles received the last of the Imperial Spaceships, and hands it to <heir> in the next player-turn
      Given it is the Imperial Player's End Phase
      And the Imperial Player began with 3 spaceships
      And Barca and Saytar are in Horon Liquid
      And Barca holds Imperial Spaceship 1
      And Saytar holds Imperial Spaceship 2
      And Jin Voles, Jon Kidu, Vans Ka-Tie-A and Thysa Kymbo are in Solvia Wild
      And the Imperial Player has received a spaceship for Jin Voles
      And both players have passed until the Imperial Player's Mission Phase
      When the Imperial Player gives Imperial Spaceship 3 to <heir>
      Then <heir> should hold Imperial Spaceship 3
      And Jin Voles should hold 0 Imperial Spaceships

      Examples:
        | heir          |
        | Jon Kidu      |
        | Vans Ka-Tie-A |
        | Thysa Kymbo   |

  @rule:14.2.6
  Rule: Redjac's ship, once lost, never returns

    Scenario Outline: Redjac walked off from his ship, and at the end of the player-turn <Knight> asks
      Given it is the Imperial Player's Movement Segment
      And the Imperial Player began with 1 spaceship
      And Redjac and Jin Voles are in Solvia Wild
      And Redjac holds Redjac's Spaceship
      And the Imperial Player has moved Redjac to Solvia Urban
      And both players have passed until the Imperial Player's End Phase
      When the Imperial Player receives a spaceship for <Knight>
      Then <Knight> should hold 1 Imperial Spaceship
      And Redjac's Spaceship should be out of play

      Examples:
        | Knight    |
        | Redjac    |
        | Jin Voles |

    Scenario: Redjac lost his ship, Jin Voles received one in its place, and Redjac asks
      Given it is the Imperial Player's Movement Segment
      And the Imperial Player began with 1 spaceship
      And Redjac and Jin Voles are in Solvia Wild
      And Redjac holds Redjac's Spaceship
      And the Imperial Player has moved Redjac to Solvia Urban
      And both players have passed until the Imperial Player's End Phase
      And the Imperial Player has received a spaceship for Jin Voles
      When the Imperial Player receives a spaceship for Redjac
      Then the order should be refused

    Scenario: Redjac lost his ship, all three others are in play, and Redjac asks
      Given it is the Imperial Player's Movement Segment
      And the Imperial Player began with 4 spaceships
      And Redjac and Jin Voles are in Solvia Wild
      And Barca and Saytar are in Horon Liquid
      And Redjac holds Redjac's Spaceship
      And Jin Voles holds Imperial Spaceship 1
      And Barca holds Imperial Spaceship 2
      And Saytar holds Imperial Spaceship 3
      And the Imperial Player has moved Redjac to Solvia Urban
      And both players have passed until the Imperial Player's End Phase
      When the Imperial Player receives a spaceship for Redjac
      Then the order should be refused

  @rule:14.2.7
  Rule: Redjac may get an ordinary ship instead

    Scenario Outline: There <were> at the beginning, Redjac's is lost, and he asks on <planet>
      Given it is the Imperial Player's End Phase
      And the Imperial Player began with <number>
      And Redjac is in <environ>
      When the Imperial Player receives a spaceship for Redjac
      Then Redjac should hold 1 Imperial Spaceship
      And Redjac should be in <environ>

      Examples:
        | were                | number       | planet | environ      |
        | was one spaceship   | 1 spaceship  | Solvia | Solvia Wild  |
        | were two spaceships | 2 spaceships | Horon  | Horon Liquid |

    Scenario: There was one spaceship at the beginning, and there is one with Jin Voles
      Given it is the Imperial Player's End Phase
      And the Imperial Player began with 1 spaceship
      And Redjac and Jin Voles are in Solvia Wild
      And Jin Voles holds Imperial Spaceship 1
      When the Imperial Player receives a spaceship for Redjac
      Then the order should be refused

    Scenario: There were two spaceships at the beginning, and there is one with Jin Voles
      Given it is the Imperial Player's End Phase
      And the Imperial Player began with 2 spaceships
      And Redjac and Jin Voles are in Solvia Wild
      And Jin Voles holds Imperial Spaceship 1
      When the Imperial Player receives a spaceship for Redjac
      Then Redjac should hold 1 Imperial Spaceship
      And Jin Voles should hold Imperial Spaceship 1
