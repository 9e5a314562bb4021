@ruleset:summary @section:4
Feature: 4 Control

  A planet is in a state such as Imperial Control or Rebel Control. Who actually controls it, and so may
  use its PDB, depends on the military units there and on whether its PDB is Up or Down.

  Background:
    Given the scenario "The Varu Powderkeg"

  @rule:4.1
  Rule: Sentry robots serve the non-phasing controller

    Scenario: A robot attacks Rayner Derban on an Imperial planet
      Given it is the Rebel Player's Mission Phase
      And Cercis is under Imperial Control
      And Rayner Derban is in Cercis Wild
      And the Rebel Player has sent Rayner Derban on Gain Characters in Cercis Wild
      And nobody will try to break off
      And the combat defender die will be 4
      And the combat attacker die will be 1
      When the Rebel Player draws card 75 in Cercis Wild
      Then 1 combat defender die should be rolled
      And Rayner Derban should have 1 wound

    Scenario Outline: No robot attacks Rayner Derban on a planet <control>
      Given it is the Rebel Player's Mission Phase
      And Cercis is <control>
      And Rayner Derban is in Cercis Wild
      And the Rebel Player has sent Rayner Derban on Gain Characters in Cercis Wild
      And nobody will try to break off
      And the combat defender dice would be 4 and 4
      And the combat attacker dice would be 1 and 1
      When the Rebel Player draws card 75 in Cercis Wild
      Then 1 Action Card should be drawn
      And no combat defender die should be rolled
      And Rayner Derban should be unwounded

      Examples:
        | control             |
        | under Rebel Control |
        | in Rebellion        |

    Scenario: No robot attacks Rayner Derban where Rebel units hold an Imperial planet without an Up PDB
      Given it is the Rebel Player's Mission Phase
      And Cercis is under Imperial Control
      And the PDB on Cercis is Down at level 1
      And Rayner Derban is in Cercis Wild
      And Rebel Subterranean 2-1 1 is in Cercis Subterranean
      And the Rebel Player has sent Rayner Derban on Gain Characters in Cercis Wild
      And nobody will try to break off
      And the combat defender dice would be 4 and 4
      And the combat attacker dice would be 1 and 1
      When the Rebel Player draws card 75 in Cercis Wild
      Then 1 Action Card should be drawn
      And no combat defender die should be rolled
      And Rayner Derban should be unwounded

    Scenario: A robot attacks Jin Voles on a Rebel planet
      Given it is the Imperial Player's Mission Phase
      And Cercis is under Rebel Control
      And Jin Voles is in Cercis Wild
      And the Imperial Player has sent Jin Voles on Gain Characters in Cercis Wild
      And nobody will try to break off
      And the combat defender die will be 4
      And the combat attacker die will be 1
      When the Imperial Player draws card 75 in Cercis Wild
      Then 1 combat defender die should be rolled
      And Jin Voles should have 1 wound

    Scenario Outline: No robot attacks Jin Voles on a planet <control>
      Given it is the Imperial Player's Mission Phase
      And Cercis is <control>
      And Jin Voles is in Cercis Wild
      And the Imperial Player has sent Jin Voles on Gain Characters in Cercis Wild
      And nobody will try to break off
      And the combat defender dice would be 4 and 4
      And the combat attacker dice would be 1 and 1
      When the Imperial Player draws card 75 in Cercis Wild
      Then 1 Action Card should be drawn
      And no combat defender die should be rolled
      And Jin Voles should be unwounded

      Examples:
        | control                |
        | under Imperial Control |
        | in Rebellion           |

  @rule:4.2
  Rule: Gather Information on one's own planet, enemies there

    Scenario Outline: <spy> of the <side> Player, where <enemy> is
      Given it is the <side> Player's Mission Phase
      And the PDB on <planet> is Up at level 0
      And <spy> is in <environ>
      And <enemy> is in <environ>
      When the <side> Player sends <spy> on Gather Information in <environ>
      Then the order should be refused

      Examples:
        | side     | planet | environ      | spy            | enemy            |
        | Imperial | Solvia | Solvia Urban | Jon Kidu       | Kogus            |
        | Imperial | Horon  | Horon Liquid | Thysa Kymbo    | Rebel Wild 2-1 1 |
        | Rebel    | Cercis | Cercis Wild  | Ly Mantok      | Line 1           |
        | Rebel    | Cercis | Cercis Wild  | Adam Starlight | Gelba            |

    Scenario Outline: <spy> of the <side> Player, and no enemy on <planet>
      Given it is the <side> Player's Mission Phase
      And the PDB on <planet> is Up at level 0
      And <spy> is in <environ>
      And <enemy> is in <elsewhere>
      When the <side> Player sends <spy> on Gather Information in <environ>
      Then the mission of <spy> should be active

      Examples:
        | side     | planet | environ      | spy            | enemy            | elsewhere    |
        | Imperial | Solvia | Solvia Urban | Jon Kidu       | Kogus            | Cercis Wild  |
        | Imperial | Horon  | Horon Liquid | Thysa Kymbo    | Rebel Wild 2-1 1 | Cercis Wild  |
        | Rebel    | Cercis | Cercis Wild  | Ly Mantok      | Line 1           | Solvia Wild  |
        | Rebel    | Cercis | Cercis Wild  | Adam Starlight | Gelba            | Horon Liquid |

    Scenario Outline: <spy> of the <side> Player, on a planet that nobody controls, where <enemy> is
      Given it is the <side> Player's Mission Phase
      And Solvia is in Rebellion
      And <spy> is in Solvia Urban
      And <enemy> is in Solvia Urban
      When the <side> Player sends <spy> on Gather Information in Solvia Urban
      Then the mission of <spy> should be active

      Examples:
        | side     | spy       | enemy |
        | Imperial | Jon Kidu  | Kogus |
        | Rebel    | Ly Mantok | Gelba |

  @rule:4.3
  Rule: An Imperial Knight may replace a lost spaceship

    Scenario: One of two spaceships is left, and a Knight is on Solvia
      Given it is the Imperial Player's End Phase
      And the Imperial Player began with 2 spaceships
      And Barca, Saytar and Jin Voles are in Solvia Wild
      And Barca holds Imperial Spaceship 1
      When the Imperial Player receives a spaceship for Jin Voles
      Then Jin Voles should hold 1 Imperial Spaceship
      And Jin Voles should be in Solvia Wild
      And Saytar should hold 0 Imperial Spaceships
      And Barca should hold Imperial Spaceship 1

    Scenario: The only spaceship of the scenario is lost
      Given the scenario "Flight to Egrix"
      And it is the Imperial Player's End Phase
      And Boccanegra is in Quibron Wild
      And Vans Ka-Tie-A is in Angoff Urban
      When the Imperial Player receives a spaceship for Vans Ka-Tie-A
      Then Vans Ka-Tie-A should hold 1 Imperial Spaceship

    Scenario Outline: <character> asks on Solvia, <control>
      Given it is the Imperial Player's End Phase
      And the Imperial Player began with 2 spaceships
      And Solvia is <control>
      And Barca, Saytar and Jin Voles are in Solvia Wild
      And Barca holds Imperial Spaceship 1
      When the Imperial Player receives a spaceship for <character>
      Then the order should be refused

      Examples:
        | character | control                |
        | Saytar    | under Imperial Control |
        | Jin Voles | in Rebellion           |

    Scenario: The Knight is on Cercis, under Rebel Control
      Given it is the Imperial Player's End Phase
      And the Imperial Player began with 2 spaceships
      And Cercis is under Rebel Control
      And Barca and Saytar are in Solvia Wild
      And Jin Voles is in Cercis Wild
      And Barca holds Imperial Spaceship 1
      When the Imperial Player receives a spaceship for Jin Voles
      Then the order should be refused

    Scenario: There was one spaceship, and it is left
      Given it is the Imperial Player's End Phase
      And the Imperial Player began with 1 spaceship
      And Barca, Saytar and Jin Voles are in Solvia Wild
      And Barca holds Imperial Spaceship 1
      When the Imperial Player receives a spaceship for Jin Voles
      Then the order should be refused

    Scenario: There were two spaceships, and both are left
      Given it is the Imperial Player's End Phase
      And the Imperial Player began with 2 spaceships
      And Barca, Saytar and Jin Voles are in Solvia Wild
      And Barca holds Imperial Spaceship 1
      And Saytar holds Imperial Spaceship 2
      When the Imperial Player receives a spaceship for Jin Voles
      Then the order should be refused

    Scenario: The Imperial player-turn is not at its end
      Given it is the Imperial Player's Movement Segment
      And the Imperial Player began with 2 spaceships
      And Barca, Saytar and Jin Voles are in Solvia Wild
      And Barca holds Imperial Spaceship 1
      When the Imperial Player receives a spaceship for Jin Voles
      Then the order should be refused

  @rule:4.4
  Rule: Replacement ships stop at the starting number

    Scenario: Of two spaceships one is lost, and a second Knight asks
      Given it is the Imperial Player's End Phase
      And the Imperial Player began with 2 spaceships
      And Barca, Jin Voles and Els Taroff are in Solvia Wild
      And Barca holds Imperial Spaceship 1
      And the Imperial Player has received a spaceship for Jin Voles
      When the Imperial Player receives a spaceship for Els Taroff
      Then the order should be refused

    Scenario: Of three spaceships two are lost, and a second Knight asks
      Given it is the Imperial Player's End Phase
      And the Imperial Player began with 3 spaceships
      And Barca, Jin Voles and Els Taroff are in Solvia Wild
      And Barca holds Imperial Spaceship 1
      And the Imperial Player has received a spaceship for Jin Voles
      When the Imperial Player receives a spaceship for Els Taroff
      Then Els Taroff should hold 1 Imperial Spaceship
      And Jin Voles should hold 1 Imperial Spaceship
      And Barca should hold 1 Imperial Spaceship

    Scenario: The only spaceship is lost, and Knights on two planets ask
      Given it is the Imperial Player's End Phase
      And the Imperial Player began with 1 spaceship
      And Jin Voles is in Solvia Wild
      And Els Taroff is in Horon Liquid
      And the Imperial Player has received a spaceship for Jin Voles
      When the Imperial Player receives a spaceship for Els Taroff
      Then the order should be refused

  @rule:4.5
  Rule: Characters never decide who controls a planet

    Scenario Outline: <pilot> comes to <planet>, where <unit> stands alone and the PDB is Down
      Given it is the <side> Player's Movement Segment
      And the PDB on Horon is Down at level 0
      And the PDB on <planet> is Down at level 1
      And <unit> is in <environ>
      And <pilot> is in Horon Liquid
      And <pilot> holds <ship>
      When the <side> Player moves <pilot> and <ship> to <to>
      Then <pilot> should be in <to>
      And <planet> should be controlled by nobody

      Examples:
        | side     | pilot     | ship                 | planet | to           | unit             | environ             |
        | Imperial | Jin Voles | Imperial Spaceship 1 | Solvia | Solvia Wild  | Rebel Wild 2-1 1 | Solvia Urban        |
        | Imperial | Jin Voles | Imperial Spaceship 1 | Solvia | Solvia Wild  | Rebel Wild 1-0 1 | Solvia Wild         |
        | Rebel    | Kogus     | the Star Cruiser     | Cercis | Cercis Wild  | Line 1           | Cercis Subterranean |
        | Rebel    | Kogus     | the Star Cruiser     | Cercis | Cercis Wild  | Patrol 1         | Cercis Wild         |

    Scenario Outline: <pilot> comes to <planet>, where no unit stands and the PDB is Down
      Given it is the <side> Player's Movement Segment
      And the PDB on Horon is Down at level 0
      And the PDB on <planet> is Down at level 1
      And <pilot> is in Horon Liquid
      And <pilot> holds <ship>
      When the <side> Player moves <pilot> and <ship> to <to>
      Then <pilot> should be in <to>
      And <planet> should be controlled by <controller>

      Examples:
        | side     | pilot     | ship                 | planet | to          | controller          |
        | Rebel    | Kogus     | the Star Cruiser     | Solvia | Solvia Wild | the Imperial Player |
        | Imperial | Jin Voles | Imperial Spaceship 1 | Cercis | Cercis Wild | the Rebel Player    |

    Scenario Outline: <pilot> leaves <planet>, where <unit> meets <enemy> and the PDB is Down
      Given it is the <side> Player's Movement Segment
      And the PDB on Horon is Down at level 0
      And the PDB on <planet> is Down at level 1
      And <unit> and <enemy> are in <environ>
      And <pilot> is in <environ>
      And <pilot> holds <ship>
      When the <side> Player moves <pilot> and <ship> to Horon Liquid
      Then <pilot> should be in Horon Liquid
      And <planet> should be controlled by <controller>

      Examples:
        | side     | pilot     | ship                 | planet | environ     | unit             | enemy            | controller          |
        | Imperial | Jin Voles | Imperial Spaceship 1 | Solvia | Solvia Wild | Militia 1        | Rebel Wild 2-1 1 | the Imperial Player |
        | Rebel    | Kogus     | the Star Cruiser     | Cercis | Cercis Wild | Rebel Wild 2-1 1 | Line 1           | the Rebel Player    |

  @rule:4.6
  Rule: No Coup or Diplomacy under Rebel Control

    Scenario Outline: The <side> Player sends <character> on <mission>
      Given it is the <side> Player's Mission Phase
      And Solvia is under Rebel Control
      And Cercis is under Imperial Control
      And <character> is in Solvia Urban
      When the <side> Player sends <character> on <mission> in Solvia Urban
      Then the order should be refused

      Examples:
        | side     | character   | mission   |
        | Rebel    | Vudot Vodot | Coup      |
        | Rebel    | Vudot Vodot | Diplomacy |
        | Imperial | Gelba       | Coup      |
        | Imperial | Gelba       | Diplomacy |

    Scenario Outline: The <side> Player sends <character> on <mission>, under Imperial Control
      Given it is the <side> Player's Mission Phase
      And Solvia is under Imperial Control
      And <character> is in Solvia Urban
      When the <side> Player sends <character> on <mission> in Solvia Urban
      Then the mission of <character> should be active

      Examples:
        | side     | character   | mission   |
        | Rebel    | Vudot Vodot | Coup      |
        | Rebel    | Vudot Vodot | Diplomacy |
        | Imperial | Gelba       | Coup      |
        | Imperial | Gelba       | Diplomacy |

    Scenario Outline: The <side> Player sends <character> on Gather Information, under Rebel Control
      Given it is the <side> Player's Mission Phase
      And Solvia is under Rebel Control
      And Cercis is under Imperial Control
      And <character> is in Solvia Urban
      When the <side> Player sends <character> on Gather Information in Solvia Urban
      Then the mission of <character> should be active

      Examples:
        | side     | character   |
        | Rebel    | Vudot Vodot |
        | Imperial | Gelba       |

  @rule:4.7
  Rule: Both markers shift together in Rebellion Stopped

    Scenario Outline: A Coup of the <side> Player, with <letters>, from <before>
      Given it is the <side> Player's Mission Phase
      And Solvia is in Rebellion Stopped
      And the loyalty of Solvia is <before>
      And the Rebel Control marker of Solvia is on <before>
      And <character> is in Solvia Urban
      And the <side> Player has sent <character> on Coup in Solvia Urban
      And the <side> Player has drawn <cards> in Solvia Urban
      When the <side> Player stops the missions in Solvia Urban
      Then the loyalty of Solvia should be <after>
      And the Rebel Control marker of Solvia should be on <after>

      Examples:
        | side     | character | letters     | cards           | before  | after   |
        | Imperial | Jon Kidu  | one letter  | card 77         | Unrest  | Dissent |
        | Imperial | Jon Kidu  | two letters | cards 77 and 87 | Unrest  | Neutral |
        | Rebel    | Tourag    | one letter  | card 77         | Dissent | Unrest  |

    Scenario: Odd manners spoil Diplomacy, and loyalty shifts
      Given it is the Rebel Player's Mission Phase
      And Solvia is in Rebellion Stopped
      And the loyalty of Solvia is Unrest
      And the Rebel Control marker of Solvia is on Unrest
      And Tourag is in Solvia Urban
      And the Rebel Player has sent Tourag on Diplomacy in Solvia Urban
      When the Rebel Player draws card 90 in Solvia Urban
      Then the loyalty of Solvia should be Dissent
      And the Rebel Control marker of Solvia should be on Dissent

    Scenario: A second shift, in the next Mission Phase
      Given it is the Rebel Player's Mission Phase
      And Solvia is in Rebellion Stopped
      And the loyalty of Solvia is Unrest
      And the Rebel Control marker of Solvia is on Unrest
      And Tourag is in Solvia Urban
      And Jon Kidu is in Solvia Urban
      And the Rebel Player has sent Tourag on Diplomacy in Solvia Urban
      And the Rebel Player has drawn card 90 in Solvia Urban
      And both players have passed until the Imperial Player's Mission Phase
      And the Imperial Player has sent Jon Kidu on Coup in Solvia Urban
      And the Imperial Player has drawn card 77 in Solvia Urban
      When the Imperial Player stops the missions in Solvia Urban
      Then the loyalty of Solvia should be Neutral
      And the Rebel Control marker of Solvia should be on Neutral

  @rule:4.8
  Rule: A planet is always in one of four states

    Scenario: Solvia comes to Unrest and stays under Imperial Control
      Given it is the Rebel Player's Mission Phase
      And the loyalty of Solvia is Dissent
      And Odene Hobar is in Solvia Wild
      And the Rebel Player has sent Odene Hobar on Diplomacy in Solvia Wild
      And the Rebel Player has drawn card 82 in Solvia Wild
      When the Rebel Player stops the missions in Solvia Wild
      Then the loyalty of Solvia should be Unrest
      And Solvia should be under Imperial Control
      And Horon should be under Imperial Control
      And Cercis should be under Rebel Control

    Scenario: Solvia rebels
      Given it is the Rebel Player's Mission Phase
      And the loyalty of Solvia is Unrest
      And Odene Hobar is in Solvia Wild
      And the Rebel Player has sent Odene Hobar on Start Rebellion in Solvia Wild
      And the Rebel Player will raise 1 Rebel Wild 1-0 in Solvia Wild
      When the Rebel Player draws card 92 in Solvia Wild
      Then Solvia should be in Rebellion
      And Horon should be under Imperial Control
      And Cercis should be under Rebel Control

    Scenario Outline: The Imperial player-turn ends, the PDB is <PDB>, and <unit> is on Cercis in Rebellion
      Given it is the Imperial Player's End Phase
      And Cercis is in Rebellion
      And the PDB on Cercis is <PDB>
      And Kogus is in Cercis Wild
      And <unit> is in Cercis Wild
      When both players pass until the player-turn ends
      Then Cercis should be <control>
      And Solvia should be under Imperial Control

      Examples:
        | PDB             | unit             | control             |
        | Up at level 1   | Rebel Wild 2-1 1 | under Rebel Control |
        | Down at level 1 | Rebel Wild 2-1 1 | in Rebellion        |
        | Up at level 1   | Line 1           | in Rebellion        |

    Scenario Outline: The Imperial Player puts an end to it, where <planet> is <control>
      Given it is the Imperial Player's Mission Phase
      And <planet> is <control>
      And Saytar is in <environ>
      And the Imperial Player has sent Saytar on Stop Rebellion in <environ>
      And the Imperial Player has drawn cards <cards> in <environ>
      When the Imperial Player draws card <last> in <environ>
      Then <planet> should be in Rebellion Stopped

      Examples:
        | planet | control             | environ             | cards         | last |
        | Solvia | in Rebellion        | Solvia Subterranean | 70 and 85     | 82   |
        | Cercis | under Rebel Control | Cercis Subterranean | 70, 94 and 85 | 82   |

    Scenario: The last Rebel unit on Solvia falls, and a Line is left
      Given it is the Imperial Player's Military Combat Segment
      And Solvia is in Rebellion Stopped
      And Rebel Wild 1-0 1 is in Solvia Urban
      And Line 1 is in Solvia Urban
      And the military defender dice will be 6 and 6
      And the military attacker dice will be 6 and 6
      When the Imperial Player attacks the military units in Solvia Urban
      Then Rebel Wild 1-0 1 should be out of play
      And Solvia should be under Imperial Control

    Scenario: One of two Rebel units on Solvia falls
      Given it is the Imperial Player's Military Combat Segment
      And Solvia is in Rebellion Stopped
      And Rebel Wild 1-0 1 is in Solvia Urban
      And Rebel Wild 1-0 2 is in Solvia Wild
      And Line 1 is in Solvia Urban
      And the military defender dice will be 6 and 6
      And the military attacker dice will be 6 and 6
      When the Imperial Player attacks the military units in Solvia Urban
      Then Rebel Wild 1-0 1 should be out of play
      And Solvia should be in Rebellion Stopped

  @rule:4.9
  Rule: Units and PDB status settle actual control

    Scenario Outline: Rebel units come to Solvia, a Militia is in <Militia>, the PDB is <PDB>
      Given it is the Rebel Player's Movement Segment
      And Solvia is under Imperial Control
      And the PDB on Solvia is <PDB>
      And Militia 1 is in <Militia>
      And Rebel Wild 2-1 1 and Rebel Wild 2-1 2 are in Cercis Wild
      When the Rebel Player moves Rebel Wild 2-1 1 and Rebel Wild 2-1 2 to Solvia Wild
      Then Rebel Wild 2-1 1 and Rebel Wild 2-1 2 should be in Solvia Wild
      And Solvia should be under Imperial Control
      And Solvia should be controlled by <controller>

      Examples:
        | Militia      | PDB             | controller          |
        | Horon Liquid | Up at level 0   | the Imperial Player |
        | Horon Liquid | Down at level 0 | nobody              |
        | Solvia Urban | Up at level 0   | the Imperial Player |
        | Solvia Urban | Down at level 0 | the Imperial Player |

    Scenario Outline: Lines come to Cercis, a Rebel unit is in <Rebel unit>, the PDB is <PDB>
      Given it is the Imperial Player's Movement Segment
      And Cercis is under Rebel Control
      And the PDB on Cercis is <PDB>
      And Rebel Wild 1-0 1 is in <Rebel unit>
      And Line 1 and Line 2 are in Solvia Wild
      When the Imperial Player moves Line 1 and Line 2 to Cercis Wild
      Then Line 1 and Line 2 should be in Cercis Wild
      And Cercis should be under Rebel Control
      And Cercis should be controlled by <controller>

      Examples:
        | Rebel unit          | PDB             | controller       |
        | Horon Liquid        | Up at level 0   | the Rebel Player |
        | Horon Liquid        | Down at level 0 | nobody           |
        | Cercis Subterranean | Up at level 0   | the Rebel Player |
        | Cercis Subterranean | Down at level 0 | the Rebel Player |

    Scenario: The last unit leaves Solvia, and the PDB is Down
      Given it is the Imperial Player's Movement Segment
      And Solvia is under Imperial Control
      And the PDB on Solvia is Down at level 1
      And Line 1 is in Solvia Wild
      When the Imperial Player moves Line 1 to Horon Liquid
      Then Line 1 should be in Horon Liquid
      And Solvia should be controlled by the Imperial Player

  @rule:4.10
  Rule: Control changes the moment its causes do

    Scenario: The last Militia on Solvia falls
      Given it is the Rebel Player's Military Combat Segment
      And Solvia is under Imperial Control
      And the PDB on Solvia is Down at level 1
      And Militia 1 is in Solvia Urban
      And Rebel Wild 2-1 1 and Rebel Wild 2-1 2 are in Solvia Urban
      And the military defender dice will be 6 and 6
      And the military attacker dice will be 6 and 6
      When the Rebel Player attacks the military units in Solvia Urban
      Then Militia 1 should be out of play
      And Solvia should be controlled by nobody

    Scenario: The last Rebel unit leaves Solvia
      Given it is the Rebel Player's Movement Segment
      And Solvia is under Imperial Control
      And the PDB on Solvia is Down at level 1
      And Rebel Wild 2-1 1 is in Solvia Wild
      When the Rebel Player moves Rebel Wild 2-1 1 to Cercis Wild
      Then Rebel Wild 2-1 1 should be in Cercis Wild
      And Solvia should be controlled by the Imperial Player

    Scenario: A Line comes to Cercis, and the PDB goes Down as it attacks
      Given it is the Imperial Player's Movement Segment
      And Cercis is under Rebel Control
      And the PDB on Cercis is Up at level 1
      And Line 1 is in Solvia Wild
      And the PDB attack die will be 1
      And the PDB loss die will be 3
      When the Imperial Player moves Line 1 to Cercis Wild
      Then the PDB on Cercis should be Down at level 1
      And Line 1 should be in Cercis Wild
      And Cercis should be controlled by nobody
