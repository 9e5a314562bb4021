@ruleset:summary @section:4
Feature: 4 Control: actual control

  A planet is in a state such as Imperial Control or Rebel Control. Who actually controls it, and so may
  use its PDB, depends on the military units there and on whether its PDB is Up or Down.

  Background:
    Given the scenario "The Varu Powderkeg"

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
