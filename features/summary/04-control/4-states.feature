@ruleset:summary @section:4
Feature: 4 Control: states of a planet

  A planet goes from Imperial Control into Rebellion and on to Rebel Control, or to Rebellion Stopped and back.
  At Unrest it may rebel, but Unrest is a loyalty and no state.

  Background:
    Given the scenario "The Varu Powderkeg"

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
      And Line 1 is in Horon Liquid
      And the Rebel Player has sent Odene Hobar on Start Rebellion in Solvia Wild
      And the Rebel Player will raise 1 Rebel Wild 1-0 in Solvia Wild
      When the Rebel Player draws card 92 in Solvia Wild
      Then Solvia should be in Rebellion
      And Horon should be under Imperial Control
      And Cercis should be under Rebel Control

    Scenario Outline: The <side> player-turn ends, the PDB is <PDB>, and <piece> is on Cercis in Rebellion
      Given it is the <side> Player's End Phase
      And Cercis is in Rebellion
      And the PDB on Cercis is <PDB>
      And Kogus is in Cercis Wild
      And <piece> is in Cercis Subterranean
      And Patrol 1 is in Horon Liquid
      When both players pass until the player-turn ends
      Then Cercis should be <control>
      And Solvia should be under Imperial Control

      Examples:
        | side     | PDB             | piece            | control             |
        | Imperial | Up at level 1   | Rebel Wild 2-1 1 | under Rebel Control |
        | Imperial | Up at level 1   | Gelba            | under Rebel Control |
        | Imperial | Down at level 1 | Rebel Wild 2-1 1 | in Rebellion        |
        | Imperial | Up at level 1   | Line 1           | in Rebellion        |
        | Rebel    | Up at level 1   | Rebel Wild 2-1 1 | in Rebellion        |

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
      And Kogus is in Solvia Wild
      And the military defender dice will be 6 and 6
      And the military attacker dice will be 6 and 6
      When the Imperial Player attacks the military units in Solvia Urban
      Then Rebel Wild 1-0 1 should be out of play
      And Solvia should be under Imperial Control

    Scenario: The last Rebel unit leaves Solvia, and no Imperial unit is there
      Given it is the Rebel Player's Movement Segment
      And Solvia is in Rebellion Stopped
      And Rebel Wild 2-1 1 is in Solvia Urban
      When the Rebel Player moves Rebel Wild 2-1 1 to Cercis Wild
      Then Rebel Wild 2-1 1 should be in Cercis Wild
      And Solvia should be in Rebellion Stopped

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
