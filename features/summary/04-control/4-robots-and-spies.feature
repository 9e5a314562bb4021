@ruleset:summary @section:4
Feature: 4 Control: robots and spies

  Who controls a planet has robots that keep watch there, and little to find out for himself. Cercis Wild has no
  creature, so that card 75 brings a sentry robot: its strength is 4, its endurance 2.

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
        | control              |
        | under Rebel Control  |
        | in Rebellion         |
        | in Rebellion Stopped |

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
        | in Rebellion Stopped   |

    Scenario: No robot attacks Jin Voles where a Line holds a Rebel planet without an Up PDB
      Given it is the Imperial Player's Mission Phase
      And Cercis is under Rebel Control
      And the PDB on Cercis is Down at level 1
      And Jin Voles is in Cercis Wild
      And Line 1 is in Cercis Subterranean
      And the Imperial Player has sent Jin Voles on Gain Characters in Cercis Wild
      And nobody will try to break off
      And the combat defender dice would be 4 and 4
      And the combat attacker dice would be 1 and 1
      When the Imperial Player draws card 75 in Cercis Wild
      Then 1 Action Card should be drawn
      And no combat defender die should be rolled
      And Jin Voles should be unwounded

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

    Scenario Outline: <spy> of the <side> Player, where <enemy> is, on <planet>, <control>
      Given it is the <side> Player's Mission Phase
      And <planet> is <control>
      And the PDB on <planet> is Up at level 0
      And <spy> is in <environ>
      And <enemy> is in <environ>
      When the <side> Player sends <spy> on Gather Information in <environ>
      Then the mission of <spy> should be active

      Examples:
        | side     | planet | control                | environ             | spy       | enemy            |
        | Imperial | Solvia | in Rebellion           | Solvia Urban        | Jon Kidu  | Kogus            |
        | Rebel    | Solvia | in Rebellion           | Solvia Urban        | Ly Mantok | Gelba            |
        | Imperial | Cercis | under Rebel Control    | Cercis Subterranean | Jon Kidu  | Rebel Wild 2-1 1 |
        | Rebel    | Solvia | under Imperial Control | Solvia Urban        | Ly Mantok | Gelba            |
        | Rebel    | Horon  | under Imperial Control | Horon Liquid        | Ly Mantok | Line 1           |

    Scenario Outline: <spy> of the <side> Player, where <enemy> has taken <planet> from him
      Given it is the <side> Player's Mission Phase
      And <planet> is <control>
      And the PDB on <planet> is Down at level 0
      And <spy> is in <environ>
      And <enemy> is in <environ>
      When the <side> Player sends <spy> on Gather Information in <environ>
      Then the mission of <spy> should be active

      Examples:
        | side     | planet | control                | environ      | spy       | enemy            |
        | Imperial | Solvia | under Imperial Control | Solvia Urban | Jon Kidu  | Rebel Wild 2-1 1 |
        | Rebel    | Cercis | under Rebel Control    | Cercis Wild  | Ly Mantok | Line 1           |
