@ruleset:mission @section:M.1
Feature: M.1 General: Action Cards and their letters

  Background:
    Given the scenario "The Varu Powderkeg"
    And it is the Rebel Player's Mission Phase

  @rule:M.1.5
  Rule: Action Cards decide missions

    Background:
      Given the loyalty of Solvia is Loyal

    Scenario Outline: Card <card> has the letter of Start Rebel Camp
      Given Boccanegra is in Solvia Wild
      And the Rebel Player has sent Boccanegra on Start Rebel Camp in Solvia Wild
      When the Rebel Player draws card <card> in Solvia Wild
      Then there should be a Rebel Camp in Solvia Wild

      Examples:
        | card |
        | 76   |
        | 88   |
        | 94   |

    Scenario Outline: Card <card> has not the letter of Start Rebel Camp
      Given Boccanegra is in Solvia Wild
      And the Rebel Player has sent Boccanegra on Start Rebel Camp in Solvia Wild
      When the Rebel Player draws card <card> in Solvia Wild
      Then 1 Action Card should be drawn
      And there should be no Rebel Camp in Solvia Wild

      Examples:
        | card |
        | 71   |
        | 84   |
        | 92   |

    Scenario Outline: In <environ> card <card> has the letter of Gain Characters after another one
      Given Zina Adora is in <environ>
      And the Rebel Player has sent Zina Adora on Gain Characters in <environ>
      And chance will bring Scott Rubel into play
      When the Rebel Player draws card <card> in <environ>
      Then Scott Rubel should be in <environ>

      Examples:
        | environ             | card |
        | Solvia Wild         | 71   |
        | Solvia Urban        | 75   |
        | Solvia Subterranean | 94   |

    Scenario: Not one of four cards has the letter
      Given Zina Adora is in Solvia Wild
      And the Rebel Player has sent Zina Adora on Gain Characters in Solvia Wild
      And the Rebel Player has drawn cards 84, 92 and 89 in Solvia Wild
      And chance will bring Scott Rubel into play
      When the Rebel Player draws card 94 in Solvia Wild
      Then 1 Action Card should be drawn
      And Scott Rubel should be out of play

    Scenario: The letter of Assassination ends a life, and no die is rolled
      Given Boccanegra is in Solvia Urban
      And Redjac is in Solvia Urban
      And Redjac is detected
      And the Rebel Player has sent Boccanegra on Assassination of Redjac in Solvia Urban
      And the assassination failed die would be 6
      When the Rebel Player draws card 76 in Solvia Urban
      Then Redjac should be killed
      And no assassination failed die should be rolled

    Scenario: Another letter does Redjac no harm
      Given Boccanegra is in Solvia Urban
      And Redjac is in Solvia Urban
      And Redjac is detected
      And the Rebel Player has sent Boccanegra on Assassination of Redjac in Solvia Urban
      And the assassination failed die would be 6
      When the Rebel Player draws card 97 in Solvia Urban
      Then Redjac should be in Solvia Urban
      And 1 Action Card should be drawn

  @rule:M.1.13
  Rule: The environ type selects the card section

    Background:
      Given the loyalty of Solvia is Loyal

    Scenario Outline: Card <card> brings a new character to <environ>
      Given Zina Adora is in <environ>
      And the Rebel Player has sent Zina Adora on Gain Characters in <environ>
      And chance will bring Scott Rubel into play
      When the Rebel Player draws card <card> in <environ>
      Then Scott Rubel should be in <environ>

      Examples:
        | card | environ             |
        | 82   | Solvia Urban        |
        | 73   | Solvia Subterranean |
        | 87   | Solvia Wild         |

    Scenario Outline: Card <card> brings nobody to <environ>
      Given Zina Adora is in <environ>
      And the Rebel Player has sent Zina Adora on Gain Characters in <environ>
      And chance will bring Scott Rubel into play
      When the Rebel Player draws card <card> in <environ>
      Then 1 Action Card should be drawn
      And Scott Rubel should be out of play

      Examples:
        | card | environ             |
        | 82   | Solvia Subterranean |
        | 82   | Solvia Wild         |
        | 73   | Solvia Urban        |
        | 73   | Solvia Wild         |
        | 87   | Solvia Urban        |
        | 87   | Solvia Subterranean |

    Scenario Outline: Card <card> has a bad word for diplomats in <environ>
      Given Frun Sentel is in <environ>
      And the Rebel Player has sent Frun Sentel on Diplomacy in <environ>
      When the Rebel Player draws card <card> in <environ>
      Then the loyalty of Solvia should be Patriotic

      Examples:
        | card | environ             |
        | 80   | Solvia Subterranean |
        | 90   | Solvia Urban        |
        | 93   | Solvia Wild         |

    Scenario Outline: Card <card> says nothing of diplomats in <environ>
      Given Frun Sentel is in <environ>
      And the Rebel Player has sent Frun Sentel on Diplomacy in <environ>
      When the Rebel Player draws card <card> in <environ>
      Then 1 Action Card should be drawn
      And the loyalty of Solvia should be Loyal

      Examples:
        | card | environ             |
        | 80   | Solvia Urban        |
        | 80   | Solvia Wild         |
        | 93   | Solvia Urban        |
        | 93   | Solvia Subterranean |

  @rule:M.1.19
  Rule: Event first, letters afterwards

    Background:
      Given the loyalty of Solvia is Loyal

    Scenario: The Imperial Player has yet to say what the locals raid, and there is no camp
      Given Boccanegra is in Solvia Subterranean
      And Militia 1 is in Solvia Subterranean
      And the PDB on Solvia is Up at level 1
      And the Rebel Player has sent Boccanegra on Start Rebel Camp in Solvia Subterranean
      When the Rebel Player draws card 68 in Solvia Subterranean
      Then the game should wait for the Imperial Player to choose the target
      And there should be no Rebel Camp in Solvia Subterranean

    Scenario: The Imperial Player has said what the locals raid, and there is a camp
      Given Boccanegra is in Solvia Subterranean
      And Militia 1 is in Solvia Subterranean
      And the PDB on Solvia is Up at level 1
      And the Rebel Player has sent Boccanegra on Start Rebel Camp in Solvia Subterranean
      And the Imperial Player will pick Militia 1
      When the Rebel Player draws card 68 in Solvia Subterranean
      Then Militia 1 should be out of play
      And the PDB on Solvia should be Up at level 1
      And there should be a Rebel Camp in Solvia Subterranean

    Scenario: Locals raid the PDB while the Imperial Player still controls it, and rebel then
      Given the loyalty of Solvia is Unrest
      And the PDB on Solvia is Up at level 1
      And Adam Starlight is in Solvia Wild
      And the Rebel Player has sent Adam Starlight on Start Rebellion in Solvia Wild
      And the Imperial Player will pick the PDB
      And the Rebel Player will raise no units
      When the Rebel Player draws card 70 in Solvia Wild
      Then Solvia should be in Rebellion
      And the PDB on Solvia should be Down at level 1

    Scenario: An agent gives Boccanegra away before he has found anything
      Given Boccanegra is in Solvia Urban
      And Boccanegra is undetected
      And the Rebel Player has sent Boccanegra on Scavenge for Possessions in Solvia Urban
      And an event will hit the group of Boccanegra in this order
      And chance will bring the Star Cruiser into play
      When the Rebel Player draws card 74 in Solvia Urban
      Then Boccanegra should be detected
      And the Star Cruiser should be out of play

  @rule:M.1.20
  Rule: A group wiped out by the card gains no letter

    Scenario: The locals of Solvia Urban kill Zina Adora, who looks for possessions
      Given Zina Adora is in Solvia Urban
      And Boccanegra is in Horon Liquid
      And the Rebel Player has sent Zina Adora on Scavenge for Possessions in Solvia Urban
      And an event will hit the group of Zina Adora in this order
      And chance will bring the Star Cruiser into play
      And nobody will try to break off
      And the combat defender dice will be 6 and 6
      And the combat attacker dice will be 6 and 6
      When the Rebel Player draws card 72 in Solvia Urban
      Then Zina Adora should be killed
      And the Star Cruiser should be out of play

    Scenario: Agan Rafa looks for possessions, and beats the locals
      Given Agan Rafa is in Solvia Urban
      And the Rebel Player has sent Agan Rafa on Scavenge for Possessions in Solvia Urban
      And an event will hit the group of Agan Rafa in this order
      And chance will bring the Star Cruiser into play
      And nobody will try to break off
      And the combat defender dice will be 1 and 1
      And the combat attacker dice will be 1 and 1
      When the Rebel Player draws card 72 in Solvia Urban
      Then Agan Rafa should be unwounded
      And Agan Rafa should hold the Star Cruiser

    Scenario: Of two, Agan Rafa survives the locals, and goes on looking
      Given Agan Rafa and Zina Adora are in Solvia Urban
      And the Rebel Player has sent Agan Rafa and Zina Adora on Scavenge for Possessions in Solvia Urban
      And an event will hit the group of Agan Rafa in this order
      And chance will bring the Star Cruiser into play
      And Agan Rafa and Zina Adora will be active
      And nobody will try to break off
      And Zina Adora will take 2 wounds
      And the combat defender dice will be 6 and 6
      And the combat attacker dice will be 1 and 1
      When the Rebel Player draws card 72 in Solvia Urban
      Then Zina Adora should be killed
      And Agan Rafa should hold the Star Cruiser

    Scenario Outline: <character> is to start a rebellion on Quibron, and the locals come first
      Given the scenario "Flight to Egrix"
      And the loyalty of Quibron is Unrest
      And <character> is in Quibron Wild
      And Adam Starlight is in Angoff Urban
      And the Rebel Player has sent <character> on Start Rebellion in Quibron Wild
      And an event will hit the group of <character> in this order
      And nobody will try to break off
      And the combat defender dice will be <defender> and <defender>
      And the combat attacker dice will be 1 and 1
      And the Rebel Player will raise no units
      When the Rebel Player draws card 91 in Quibron Wild
      Then <character> should be <fate>
      And Quibron should be <state>

      Examples:
        | character  | defender | fate      | state                  |
        | Zina Adora | 4        | killed    | under Imperial Control |
        | Agan Rafa  | 1        | unwounded | in Rebellion           |
