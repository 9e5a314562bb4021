@ruleset:summary @section:4
Feature: 4 Control

  A planet is in a state such as Imperial Control or Rebel Control. Who actually controls it, and so may
  use its PDB, depends on the military units there and on whether its PDB is Up or Down.

  Background:
    Given the scenario "The Varu Powderkeg"

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
