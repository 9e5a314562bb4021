@ruleset:summary @section:8.1
Feature: 8.1 General PDB: Up and Down

  An Up PDB looks for spaceships and attacks units; a Down one does nothing. Sabotage and angry locals put it Down.
  Kogus in the Star Cruiser and Jin Voles in an Imperial spaceship both evade with 5: a 4 detects them, whatever
  the level of the PDB.

  Background:
    Given the scenario "The Varu Powderkeg"
    And it is the Rebel Player's Movement Segment

  @rule:8.1.5
  Rule: Up works, Down does not

    Scenario Outline: The PDB on Solvia is <PDB>, and a Rebel ship goes from <from> to <to>
      Given the PDB on Horon is Down at level 0
      And the PDB on Solvia is <PDB>
      And Kogus is in <from>
      And Kogus holds the Star Cruiser
      And the detection dice will be 4 and 4
      When the Rebel Player moves Kogus and the Star Cruiser to <to>
      Then <dice> detection dice should be rolled
      And Kogus should be in <to>
      And Kogus should be <status>

      Examples:
        | PDB             | from         | to           | dice | status     |
        | Up at level 1   | Horon Liquid | Solvia Wild  | 1    | detected   |
        | Up at level 1   | Solvia Wild  | Horon Liquid | 1    | detected   |
        | Up at level 1   | Solvia Wild  | Solvia Urban | 1    | detected   |
        | Down at level 1 | Horon Liquid | Solvia Wild  | 0    | undetected |
        | Down at level 1 | Solvia Wild  | Horon Liquid | 0    | undetected |
        | Down at level 1 | Solvia Wild  | Solvia Urban | 0    | undetected |

    Scenario Outline: The PDB on Solvia is <PDB>, and a Rebel unit goes from <from> to <to>
      Given the PDB on Horon is Down at level 0
      And the PDB on Solvia is <PDB>
      And Rebel Wild 2-1 1 is in <from>
      And the PDB attack dice will be 6 and 6
      And the PDB loss dice will be 6 and 6
      When the Rebel Player moves Rebel Wild 2-1 1 to <to>
      Then <attacks> PDB attack dice should be rolled
      And <left> Rebel Wild 2-1s should be in <to>

      Examples:
        | PDB             | from         | to           | attacks | left |
        | Up at level 1   | Horon Liquid | Solvia Wild  | 1       | 0    |
        | Up at level 1   | Solvia Wild  | Horon Liquid | 1       | 0    |
        | Down at level 1 | Horon Liquid | Solvia Wild  | 0       | 1    |
        | Down at level 1 | Solvia Wild  | Horon Liquid | 0       | 1    |

  @rule:8.1.9
  Rule: Only an Up PDB is of use

    Scenario Outline: The PDB on Cercis is <PDB>, and Jin Voles flies from <from> to <to>
      Given it is the Imperial Player's Movement Segment
      And the PDB on Cercis is <PDB>
      And Jin Voles is in <from>
      And Jin Voles holds Imperial Spaceship 1
      And the detection dice will be 4 and 4
      When the Imperial Player moves Jin Voles and Imperial Spaceship 1 to <to>
      Then <dice> detection dice should be rolled
      And Jin Voles should be in <to>
      And Jin Voles should be <status>

      Examples:
        | PDB             | from        | to                  | dice | status     |
        | Down at level 1 | Solvia Wild | Cercis Wild         | 0    | undetected |
        | Up at level 1   | Solvia Wild | Cercis Wild         | 1    | detected   |
        | Down at level 1 | Cercis Wild | Solvia Wild         | 0    | undetected |
        | Up at level 1   | Cercis Wild | Solvia Wild         | 1    | detected   |
        | Down at level 1 | Cercis Wild | Cercis Subterranean | 0    | undetected |
        | Up at level 1   | Cercis Wild | Cercis Subterranean | 1    | detected   |

    Scenario Outline: The PDB on Cercis is <PDB>, and Patrols go from <from> to <to>
      Given it is the Imperial Player's Movement Segment
      And the PDB on Cercis is <PDB>
      And Patrol 1 and Patrol 2 are in <from>
      And the PDB attack dice will be 2 and 2
      And the PDB loss dice will be 6 and 6
      When the Imperial Player moves Patrol 1 and Patrol 2 to <to>
      Then <attacks> PDB attack dice should be rolled
      And <left> Patrols should be in <to>

      Examples:
        | PDB             | from        | to          | attacks | left |
        | Down at level 1 | Solvia Wild | Cercis Wild | 0       | 2    |
        | Up at level 1   | Solvia Wild | Cercis Wild | 1       | 1    |
        | Down at level 1 | Cercis Wild | Solvia Wild | 0       | 2    |
        | Up at level 1   | Cercis Wild | Solvia Wild | 1       | 1    |

  @rule:8.1.10
  Rule: A Down PDB serves no purpose at all

    Scenario Outline: The PDB on Solvia is <PDB>, and Kogus flies from <from> to <to>
      Given the PDB on Horon is Down at level 0
      And the PDB on Solvia is <PDB>
      And Kogus is in <from>
      And Kogus holds the Star Cruiser
      And the detection dice will be 4 and 4
      When the Rebel Player moves Kogus and the Star Cruiser to <to>
      Then <dice> detection dice should be rolled
      And Kogus should be in <to>
      And Kogus should be <status>

      Examples:
        | PDB             | from         | to           | dice | status     |
        | Down at level 2 | Horon Liquid | Solvia Wild  | 0    | undetected |
        | Down at level 2 | Solvia Wild  | Horon Liquid | 0    | undetected |
        | Down at level 2 | Solvia Wild  | Solvia Urban | 0    | undetected |
        | Up at level 2   | Solvia Wild  | Solvia Urban | 1    | detected   |

    Scenario Outline: The PDB on Solvia is <PDB>, and Rebel units go from <from> to <to>
      Given the PDB on Horon is Down at level 0
      And the PDB on Solvia is <PDB>
      And Rebel Wild 2-1 1 and Rebel Wild 2-1 2 are in <from>
      And the PDB attack dice will be 1 and 1
      And the PDB loss dice will be 6 and 6
      When the Rebel Player moves Rebel Wild 2-1 1 and Rebel Wild 2-1 2 to <to>
      Then <attacks> PDB attack dice should be rolled
      And <left> Rebel Wild 2-1s should be in <to>

      Examples:
        | PDB             | from         | to           | attacks | left |
        | Down at level 2 | Horon Liquid | Solvia Wild  | 0       | 2    |
        | Down at level 2 | Solvia Wild  | Horon Liquid | 0       | 2    |
        | Up at level 2   | Solvia Wild  | Horon Liquid | 1       | 1    |

  @rule:8.1.11
  Rule: Sabotage and Locals Raid put a PDB Down

    Scenario Outline: Kogus sabotages the PDB, which is Up at level <level>
      Given it is the Rebel Player's Mission Phase
      And the PDB on Solvia is Up at level <level>
      And Kogus is in Solvia Wild
      And Militia 1 is in Solvia Wild
      And the Rebel Player has sent Kogus on Sabotage in Solvia Wild
      And the Rebel Player has drawn card 84 in Solvia Wild
      And the Rebel Player will pick the PDB
      When the Rebel Player stops the missions in Solvia Wild
      Then the PDB on Solvia should be Down at level <level>
      And Militia 1 should be in Solvia Wild

      Examples:
        | level |
        | 0     |
        | 1     |
        | 2     |

    Scenario: Kogus does not come near the PDB
      Given it is the Rebel Player's Mission Phase
      And the PDB on Solvia is Up at level 2
      And Kogus is in Solvia Wild
      And Militia 1 is in Solvia Wild
      And the Rebel Player has sent Kogus on Sabotage in Solvia Wild
      And the Imperial Player will pick the PDB
      When the Rebel Player draws card 88 in Solvia Wild
      Then 1 Action Card should be drawn
      And the PDB on Solvia should be Up at level 2

    Scenario Outline: Locals in <environ> strike the PDB, which is Up at level <level>
      Given it is the Rebel Player's Mission Phase
      And the PDB on Solvia is Up at level <level>
      And Kogus is in <environ>
      And Militia 1 is in <environ>
      And the Rebel Player has sent Kogus on Diplomacy in <environ>
      And the Imperial Player will pick the PDB
      When the Rebel Player draws card <card> in <environ>
      Then the PDB on Solvia should be Down at level <level>
      And Militia 1 should be in <environ>

      Examples:
        | environ             | card | level |
        | Solvia Subterranean | 68   | 1     |
        | Solvia Wild         | 70   | 2     |
        | Solvia Wild         | 70   | 0     |
        | Solvia Urban        | 84   | 2     |

    Scenario: Locals strike the Militia instead
      Given it is the Rebel Player's Mission Phase
      And the PDB on Solvia is Up at level 2
      And Kogus is in Solvia Wild
      And Militia 1 is in Solvia Wild
      And the Rebel Player has sent Kogus on Diplomacy in Solvia Wild
      And the Imperial Player will pick Militia 1
      When the Rebel Player draws card 70 in Solvia Wild
      Then Militia 1 should be out of play
      And the PDB on Solvia should be Up at level 2

    Scenario: Locals strike a Rebel PDB
      Given it is the Imperial Player's Mission Phase
      And Cercis is under Rebel Control
      And the PDB on Cercis is Up at level 1
      And Jin Voles is in Cercis Wild
      And the Imperial Player has sent Jin Voles on Gather Information in Cercis Wild
      And the Rebel Player will pick the PDB
      When the Imperial Player draws card 70 in Cercis Wild
      Then the PDB on Cercis should be Down at level 1

    Scenario: Imperial characters sabotage a Rebel PDB
      Given it is the Imperial Player's Mission Phase
      And Cercis is under Rebel Control
      And the PDB on Cercis is Up at level 1
      And Jin Voles is in Cercis Wild
      And the Imperial Player has sent Jin Voles on Sabotage in Cercis Wild
      And the Imperial Player has drawn card 84 in Cercis Wild
      And the Imperial Player will pick the PDB
      When the Imperial Player stops the missions in Cercis Wild
      Then the PDB on Cercis should be Down at level 1
