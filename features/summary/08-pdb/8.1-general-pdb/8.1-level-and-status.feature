@ruleset:summary @section:8.1
Feature: 8.1 General PDB: level and status

  Every planet has a planetary defence base, the PDB. Its level is 0, 1 or 2, and it is Up or Down.
  Kogus in the Star Cruiser and Jin Voles in an Imperial spaceship both evade with 5: a 4 detects them, whatever
  the level of the PDB.

  Background:
    Given the scenario "The Varu Powderkeg"
    And it is the Rebel Player's Movement Segment

  @rule:8.1.2
  Rule: One PDB per planet

    Scenario Outline: A Rebel ship reaches <planet>
      Given the scenario "<scenario>"
      And the PDB on <start> is Down at level 0
      And Kogus is in <from>
      And Kogus holds the Star Cruiser
      And the detection dice will be 4 and 4
      When the Rebel Player moves Kogus and the Star Cruiser to <to>
      Then 1 detection die should be rolled
      And Kogus should be in <to>
      And Kogus should be detected

      Examples:
        | scenario           | start   | from         | planet   | to           |
        | The Varu Powderkeg | Solvia  | Solvia Wild  | Horon    | Horon Liquid |
        | The Varu Powderkeg | Horon   | Horon Liquid | Solvia   | Solvia Urban |
        | Flight to Egrix    | Angoff  | Angoff Urban | Quibron  | Quibron Wild |
        | Flight to Egrix    | Quibron | Quibron Wild | Angoff   | Angoff Urban |
        | Flight to Egrix    | Quibron | Quibron Wild | Charkhan | Charkhan Air |

    Scenario: An Imperial ship reaches Cercis
      Given it is the Imperial Player's Movement Segment
      And Jin Voles is in Solvia Wild
      And Jin Voles holds Imperial Spaceship 1
      And the detection dice will be 4 and 4
      When the Imperial Player moves Jin Voles and Imperial Spaceship 1 to Cercis Wild
      Then 1 detection die should be rolled
      And Jin Voles should be in Cercis Wild
      And Jin Voles should be detected

  @rule:8.1.3
  Rule: PDB levels are 0, 1 and 2

    Scenario: The printed levels of the Varu system
      Given Kogus is in Solvia Wild
      When the Rebel Player moves Kogus to Solvia Urban
      Then Kogus should be in Solvia Urban
      And the PDB on Horon should be Up at level 1
      And the PDB on Solvia should be Up at level 2
      And the PDB on Cercis should be Up at level 1

    Scenario: The printed levels of the Egrix system
      Given the scenario "Flight to Egrix"
      And Kogus is in Charkhan Wild
      When the Rebel Player moves Kogus to Charkhan Air
      Then Kogus should be in Charkhan Air
      And the PDB on Quibron should be Up at level 1
      And the PDB on Angoff should be Up at level 2
      And the PDB on Charkhan should be Up at level 0

    Scenario Outline: A level <level> PDB rolls a <die> for its own loss
      Given it is the Imperial Player's Movement Segment
      And Cercis is under Rebel Control
      And the PDB on Cercis is Up at level <level>
      And Line 1 is in Solvia Wild
      And the PDB attack die will be 1
      And the PDB loss die will be <die>
      When the Imperial Player moves Line 1 to Cercis Subterranean
      Then the PDB on Cercis should be Down at level <after>

      Examples:
        | level | die | after |
        | 2     | 1   | 1     |
        | 1     | 2   | 0     |
        | 1     | 1   | 0     |

    Scenario Outline: Two letters of Sabotage, and a level <level> PDB
      Given it is the Rebel Player's Mission Phase
      And the PDB on Solvia is Up at level <level>
      And Kogus is in Solvia Wild
      And the Rebel Player has sent Kogus on Sabotage in Solvia Wild
      And the Rebel Player has drawn cards 84 and 73 in Solvia Wild
      And the Rebel Player will pick the PDB
      When the Rebel Player stops the missions in Solvia Wild
      Then the PDB on Solvia should be Down at level <after>

      Examples:
        | level | after |
        | 2     | 1     |
        | 1     | 0     |
        | 0     | 0     |

  @rule:8.1.4
  Rule: A PDB is either Up or Down, whatever its level

    Scenario Outline: A Rebel ship reaches Solvia, where the PDB is <PDB>
      Given the PDB on Horon is Down at level 0
      And the PDB on Solvia is <PDB>
      And Kogus is in Horon Liquid
      And Kogus holds the Star Cruiser
      And the detection dice will be 4 and 4
      When the Rebel Player moves Kogus and the Star Cruiser to Solvia Wild
      Then <dice> detection dice should be rolled
      And Kogus should be in Solvia Wild
      And Kogus should be <status>
      And the PDB on Solvia should be <PDB>

      Examples:
        | PDB             | dice | status     |
        | Up at level 2   | 1    | detected   |
        | Up at level 1   | 1    | detected   |
        | Up at level 0   | 1    | detected   |
        | Down at level 2 | 0    | undetected |
        | Down at level 1 | 0    | undetected |
        | Down at level 0 | 0    | undetected |

  @rule:8.1.7
  Rule: A PDB level never rises

    Scenario Outline: The <side> Player restores the PDB on <planet>, which is <before>
      Given it is game-turn <game-turn>
      And it is the <side> Player's Movement Segment
      And the PDB on <planet> is <before>
      When the <side> Player restores the PDB on <planet>
      Then the PDB on <planet> should be <after>

      Examples:
        | game-turn | side     | planet | before          | after         |
        | 2         | Imperial | Solvia | Down at level 1 | Up at level 1 |
        | 2         | Imperial | Solvia | Down at level 0 | Up at level 0 |
        | 4         | Imperial | Solvia | Down at level 2 | Up at level 2 |
        | 2         | Imperial | Horon  | Down at level 0 | Up at level 0 |
        | 3         | Rebel    | Cercis | Down at level 0 | Up at level 0 |

    Scenario Outline: The PDB on <planet> is Up already, below its first level
      Given it is game-turn <game-turn>
      And it is the <side> Player's Movement Segment
      And the PDB on <planet> is <PDB>
      When the <side> Player restores the PDB on <planet>
      Then the order should be refused

      Examples:
        | game-turn | side     | planet | PDB           |
        | 2         | Imperial | Solvia | Up at level 1 |
        | 2         | Imperial | Horon  | Up at level 0 |
        | 3         | Rebel    | Cercis | Up at level 0 |
