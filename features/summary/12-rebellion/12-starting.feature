@ruleset:summary @section:12
Feature: 12 Rebellion: starting one

  The mission Start Rebellion, completed on a planet at Unrest, puts it into Rebellion. Cards 80 in an Urban
  and 92 in a Wild environ carry its letter, and an event that does no harm.

  Background:
    Given the scenario "The Varu Powderkeg"
    And it is the Rebel Player's Mission Phase

  @rule:12.1
  Rule: Completing Start Rebellion begins the Rebellion

    Scenario: The letter comes with the first card
      Given the loyalty of Solvia is Unrest
      And Kogus is in Solvia Wild
      And the Rebel Player has sent Kogus on Start Rebellion in Solvia Wild
      And the Rebel Player will raise 1 Rebel Wild 1-0 in Solvia Wild
      When the Rebel Player draws card 92 in Solvia Wild
      Then Solvia should be in Rebellion
      And Horon should be under Imperial Control
      And Cercis should be under Rebel Control

    Scenario: The first card brings another letter
      Given the loyalty of Solvia is Unrest
      And Kogus is in Solvia Wild
      And the Rebel Player has sent Kogus on Start Rebellion in Solvia Wild
      And the Rebel Player will raise 1 Rebel Wild 1-0 in Solvia Wild
      When the Rebel Player draws card 71 in Solvia Wild
      Then 1 Action Card should be drawn
      And Solvia should be under Imperial Control
      And 0 Rebel Wild 1-0s should be in Solvia Wild

    Scenario: The letter comes with the second card
      Given the loyalty of Solvia is Unrest
      And Kogus is in Solvia Wild
      And the Rebel Player has sent Kogus on Start Rebellion in Solvia Wild
      And the Rebel Player has drawn card 71 in Solvia Wild
      And the Rebel Player will raise 1 Rebel Wild 1-0 in Solvia Wild
      When the Rebel Player draws card 92 in Solvia Wild
      Then Solvia should be in Rebellion

    Scenario: The letter comes while nobody is on that mission
      Given the loyalty of Solvia is Unrest
      And Kogus is in Solvia Wild
      And the Rebel Player has sent Kogus on Gather Information in Solvia Wild
      And the Rebel Player will raise 1 Rebel Wild 1-0 in Solvia Wild
      When the Rebel Player draws card 92 in Solvia Wild
      Then 1 Action Card should be drawn
      And Solvia should be under Imperial Control
      And 0 Rebel Wild 1-0s should be in Solvia Wild

  @rule:12.5
  Rule: Unrest is all a Rebellion requires

    Scenario Outline: The PDB is <PDB>, and <pieces> are in <environ>
      Given the loyalty of Solvia is Unrest
      And the PDB on Solvia is <PDB>
      And Kogus is in Solvia Wild
      And <pieces> are in <environ>
      And the Rebel Player has sent Kogus on Start Rebellion in Solvia Wild
      And the Rebel Player will raise 1 Rebel Subterranean 1-0 in Solvia Subterranean
      When the Rebel Player draws card 92 in Solvia Wild
      Then Solvia should be in Rebellion
      And 1 Rebel Subterranean 1-0 should be in Solvia Subterranean
      And <pieces> should be in <environ>

      Examples:
        | PDB             | pieces                                | environ      |
        | Up at level 2   | Line 1, Line 2 and Line 3             | Solvia Urban |
        | Up at level 2   | Line 1 and Militia 1                  | Solvia Wild  |
        | Up at level 2   | Redjac and Gelba                      | Solvia Urban |
        | Down at level 0 | Militia 1 and Militia 2               | Solvia Urban |
        | Up at level 1   | Rebel Wild 2-1 1 and Rebel Wild 2-1 2 | Solvia Wild  |
        | Up at level 0   | Line 1 and Militia 1                  | Horon Liquid |

  @rule:12.7
  Rule: No Rebellion without the mission for it

    Scenario: Diplomacy brings Solvia to Unrest
      Given the loyalty of Solvia is Dissent
      And Odene Hobar is in Solvia Wild
      And the Rebel Player has sent Odene Hobar on Diplomacy in Solvia Wild
      And the Rebel Player has drawn card 82 in Solvia Wild
      And the Rebel Player will raise 1 Rebel Wild 1-0 in Solvia Wild
      When the Rebel Player stops the missions in Solvia Wild
      Then the loyalty of Solvia should be Unrest
      And Solvia should be under Imperial Control
      And 0 Rebel Wild 1-0s should be in Solvia Wild

    Scenario: A Coup brings Solvia to Unrest
      Given the loyalty of Solvia is Dissent
      And Odene Hobar is in Solvia Urban
      And the Rebel Player has sent Odene Hobar on Coup in Solvia Urban
      And the Rebel Player has drawn card 77 in Solvia Urban
      And the Rebel Player will raise 1 Rebel Urban 1-0 in Solvia Urban
      When the Rebel Player stops the missions in Solvia Urban
      Then the loyalty of Solvia should be Unrest
      And Solvia should be under Imperial Control
      And 0 Rebel Urban 1-0s should be in Solvia Urban

    Scenario: A Coup is a success where Solvia is at Unrest already
      Given the loyalty of Solvia is Unrest
      And Odene Hobar is in Solvia Urban
      And the Rebel Player has sent Odene Hobar on Coup in Solvia Urban
      And the Rebel Player has drawn card 77 in Solvia Urban
      And the Rebel Player will raise 1 Rebel Urban 1-0 in Solvia Urban
      When the Rebel Player stops the missions in Solvia Urban
      Then there should be a Coup marker in Solvia Urban
      And the loyalty of Solvia should be Unrest
      And Solvia should be under Imperial Control
      And 0 Rebel Urban 1-0s should be in Solvia Urban

    Scenario: The event of a card brings Solvia to Unrest
      Given it is the Imperial Player's Mission Phase
      And the loyalty of Solvia is Dissent
      And Saytar and Telmen are in Solvia Wild
      And the Imperial Player has sent Saytar on Diplomacy in Solvia Wild
      And the Imperial Player has sent Telmen on Gain Characters in Solvia Wild
      And the Rebel Player will raise 1 Rebel Wild 1-0 in Solvia Wild
      When the Imperial Player draws card 93 in Solvia Wild
      Then the loyalty of Solvia should be Unrest
      And Solvia should be under Imperial Control
      And 0 Rebel Wild 1-0s should be in Solvia Wild

    Scenario Outline: Solvia remains at Unrest for a whole turn, with <pieces> in Solvia Wild
      Given the loyalty of Solvia is Unrest
      And <pieces> are in Solvia Wild
      When both players pass until the Rebel Player's Mission Phase
      Then the loyalty of Solvia should be Unrest
      And Solvia should be under Imperial Control

      Examples:
        | pieces                                  |
        | Odene Hobar and Kogus                   |
        | Rebel Wild 2-1 1 and Rebel Wild 1-0 1   |

    Scenario: Diplomacy brings Solvia to Unrest, and then the mission is performed
      Given the loyalty of Solvia is Dissent
      And Odene Hobar is in Solvia Wild
      And Kogus is in Solvia Urban
      And the Rebel Player has sent Odene Hobar on Diplomacy in Solvia Wild
      And the Rebel Player has sent Kogus on Start Rebellion in Solvia Urban
      And the Rebel Player has drawn card 82 in Solvia Wild
      And the Rebel Player has stopped the missions in Solvia Wild
      And the Rebel Player will raise 1 Rebel Urban 1-0 in Solvia Urban
      When the Rebel Player draws card 80 in Solvia Urban
      Then Solvia should be in Rebellion
      And 1 Rebel Urban 1-0 should be in Solvia Urban

  @rule:12.8
  Rule: Below Unrest no Rebellion breaks out

    Scenario Outline: The letter is drawn at <loyalty>
      Given the loyalty of Solvia is <loyalty>
      And Kogus is in Solvia Wild
      And the Rebel Player has sent Kogus on Start Rebellion in Solvia Wild
      And the Rebel Player will raise 1 Rebel Wild 1-0 in Solvia Wild
      When the Rebel Player draws card 92 in Solvia Wild
      Then 1 Action Card should be drawn
      And Solvia should be under Imperial Control
      And 0 Rebel Wild 1-0s should be in Solvia Wild

      Examples:
        | loyalty   |
        | Patriotic |
        | Loyal     |
        | Neutral   |
        | Dissent   |

    Scenario: Kogus has set out at Unrest, and a Coup is betrayed before the letter is drawn
      Given the loyalty of Solvia is Unrest
      And Kogus and Adam Starlight are in Solvia Urban
      And the Rebel Player has sent Kogus on Start Rebellion in Solvia Urban
      And the Rebel Player has sent Adam Starlight on Coup in Solvia Urban
      And the coup aborted die will be 1
      And the Rebel Player has drawn card 94 in Solvia Urban
      And the Rebel Player will raise 1 Rebel Urban 1-0 in Solvia Urban
      When the Rebel Player draws card 80 in Solvia Urban
      Then 1 Action Card should be drawn
      And Solvia should be under Imperial Control
      And 0 Rebel Urban 1-0s should be in Solvia Urban

    Scenario: The letter is drawn at Unrest
      Given the loyalty of Solvia is Unrest
      And Kogus is in Solvia Wild
      And the Rebel Player has sent Kogus on Start Rebellion in Solvia Wild
      And the Rebel Player will raise 1 Rebel Wild 1-0 in Solvia Wild
      When the Rebel Player draws card 92 in Solvia Wild
      Then Solvia should be in Rebellion
      And 1 Rebel Wild 1-0 should be in Solvia Wild

  @rule:12.9
  Rule: Start Rebellion may be tried before Unrest

    Scenario Outline: Kogus sets out at <loyalty>
      Given the loyalty of Solvia is <loyalty>
      And Kogus is in Solvia Wild
      When the Rebel Player sends Kogus on Start Rebellion in Solvia Wild
      Then the mission of Kogus should be active

      Examples:
        | loyalty   |
        | Patriotic |
        | Loyal     |
        | Neutral   |
        | Dissent   |
        | Unrest    |

    Scenario: Others are to bring Unrest first
      Given the loyalty of Solvia is Dissent
      And Kogus and Odene Hobar are in Solvia Wild
      And the Rebel Player has sent Odene Hobar on Diplomacy in Solvia Wild
      When the Rebel Player sends Kogus on Start Rebellion in Solvia Wild
      Then the mission of Kogus should be active
      And the mission of Odene Hobar should be active

    Scenario: Others bring Unrest, and the letter comes after that
      Given the loyalty of Solvia is Dissent
      And Odene Hobar is in Solvia Wild
      And Kogus is in Solvia Urban
      And the Rebel Player has sent Odene Hobar on Diplomacy in Solvia Wild
      And the Rebel Player has sent Kogus on Start Rebellion in Solvia Urban
      And the Rebel Player has drawn card 82 in Solvia Wild
      And the Rebel Player has stopped the missions in Solvia Wild
      And the Rebel Player will raise 1 Rebel Subterranean 1-0 in Solvia Subterranean
      When the Rebel Player draws card 80 in Solvia Urban
      Then Solvia should be in Rebellion
      And 1 Rebel Subterranean 1-0 should be in Solvia Subterranean
