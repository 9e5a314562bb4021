@ruleset:mission @section:M.2
Feature: M.2 Specific: Rebel Camps

  A camp goes on missions as a character would: alone, on six of them, and without ever leaving its environ.

  Background:
    Given the scenario "The Varu Powderkeg"
    And it is the Rebel Player's Mission Phase
    And the loyalty of Solvia is Loyal

  @rule:M.2.11
  Rule: Six missions a camp may undertake

    Scenario Outline: The camp goes on <mission>
      Given there is a Rebel Camp in Solvia Urban
      And Militia 1 is in Solvia Urban
      And Militia 1 holds Vudot Vodot captive
      When the Rebel Player sends the Rebel Camp in Solvia Urban on <mission> in Solvia Urban
      Then the mission of the Rebel Camp in Solvia Urban should be active

      Examples:
        | mission            |
        | Coup               |
        | Diplomacy          |
        | Free Prisoners     |
        | Gather Information |
        | Sabotage           |
        | Subvert Troops     |

    Scenario Outline: The camp would go on <mission>
      Given there is a Rebel Camp in Solvia Urban
      And Gelba is in Solvia Urban
      And Gelba is detected
      When the Rebel Player sends the Rebel Camp in Solvia Urban on <mission> in Solvia Urban
      Then the order should be refused

      Examples:
        | mission                  |
        | Assassination of Gelba   |
        | Gain Characters          |
        | Scavenge for Possessions |
        | Start Rebel Camp         |
        | Start Rebellion          |

    Scenario Outline: Kogus goes on <mission>, on which a camp cannot
      Given Kogus is in Solvia Urban
      And Gelba is in Solvia Urban
      And Gelba is detected
      When the Rebel Player sends Kogus on <mission> in Solvia Urban
      Then the mission of Kogus should be active

      Examples:
        | mission                  |
        | Assassination of Gelba   |
        | Gain Characters          |
        | Scavenge for Possessions |
        | Start Rebel Camp         |
        | Start Rebellion          |

    Scenario: The camp that Kogus founded goes on Sabotage in the next game-turn
      Given Kogus is in Solvia Wild
      And the Rebel Player has sent Kogus on Start Rebel Camp in Solvia Wild
      And the Rebel Player has drawn card 88 in Solvia Wild
      And both players have passed until the Imperial Player's Movement Segment
      And both players have passed until the Rebel Player's Mission Phase
      When the Rebel Player sends the Rebel Camp in Solvia Wild on Sabotage in Solvia Wild
      Then the mission of the Rebel Camp in Solvia Wild should be active

  @rule:M.2.12
  Rule: A camp works as one character would

    Scenario Outline: The camp goes on <mission>, and no character is on the planet
      Given there is a Rebel Camp in Solvia Urban
      And Kogus is in Horon Liquid
      When the Rebel Player sends the Rebel Camp in Solvia Urban on <mission> in Solvia Urban
      Then the mission of the Rebel Camp in Solvia Urban should be active

      Examples:
        | mission            |
        | Sabotage           |
        | Gather Information |

    Scenario: The camp sabotages the PDB, and no character is there
      Given there is a Rebel Camp in Solvia Subterranean
      And the PDB on Solvia is Up at level 2
      And the Rebel Player has sent the Rebel Camp in Solvia Subterranean on Sabotage in Solvia Subterranean
      And the Rebel Player has drawn card 69 in Solvia Subterranean
      When the Rebel Player stops the missions in Solvia Subterranean
      Then the PDB on Solvia should be Down at level 2

    Scenario: The camp holds a second letter
      Given there is a Rebel Camp in Solvia Subterranean
      And Boccanegra is in Solvia Subterranean
      And the PDB on Solvia is Up at level 2
      And the Rebel Player has sent the Rebel Camp in Solvia Subterranean on Sabotage in Solvia Subterranean
      And the Rebel Player has sent Boccanegra on Diplomacy in Solvia Subterranean
      And the Rebel Player has drawn cards 69 and 70 in Solvia Subterranean
      When the Rebel Player stops the missions in Solvia Subterranean
      Then the PDB on Solvia should be Down at level 1
      And the loyalty of Solvia should be Loyal

    Scenario: The camp stirs up a Coup, without the letter at first
      Given there is a Rebel Camp in Solvia Urban
      And the Rebel Player has sent the Rebel Camp in Solvia Urban on Coup in Solvia Urban
      And the Rebel Player has drawn cards 97 and 77 in Solvia Urban
      When the Rebel Player stops the missions in Solvia Urban
      Then the loyalty of Solvia should be Neutral
      And there should be a Coup marker in Solvia Urban

    Scenario: The camp finds no letter, and a character does not work for it
      Given there is a Rebel Camp in Solvia Wild
      And Boccanegra is in Solvia Wild
      And the PDB on Solvia is Up at level 2
      And the Rebel Player has sent the Rebel Camp in Solvia Wild on Sabotage in Solvia Wild
      And the Rebel Player has sent Boccanegra on Diplomacy in Solvia Wild
      And the Rebel Player has drawn card 82 in Solvia Wild
      When the Rebel Player stops the missions in Solvia Wild
      Then the PDB on Solvia should be Up at level 2
      And the loyalty of Solvia should be Neutral

    Scenario: The camp and a character are on missions of their own, and the card has the letters of both
      Given there is a Rebel Camp in Solvia Subterranean
      And Boccanegra is in Solvia Subterranean
      And the PDB on Solvia is Up at level 2
      And the Rebel Player has sent the Rebel Camp in Solvia Subterranean on Sabotage in Solvia Subterranean
      And the Rebel Player has sent Boccanegra on Diplomacy in Solvia Subterranean
      And the Rebel Player has drawn cards 82 and 75 in Solvia Subterranean
      When the Rebel Player stops the missions in Solvia Subterranean
      Then the PDB on Solvia should be Down at level 2
      And the loyalty of Solvia should be Neutral

  @rule:M.2.15
  Rule: No more than one camp in an environ

    Scenario: Kogus tries to found a camp where one stands
      Given there is a Rebel Camp in Solvia Urban
      And Kogus and Tourag are in Solvia Urban
      And the Rebel Player has sent Tourag on Diplomacy in Solvia Urban
      And the Rebel Player has tried to send Kogus on Start Rebel Camp in Solvia Urban
      When the Rebel Player draws card 91 in Solvia Urban
      Then 1 Action Card should be drawn
      And the Rebel Camp in Solvia Urban should be established

    Scenario: Kogus and Tourag try to found a camp where one is at work
      Given there is a Rebel Camp in Solvia Wild
      And Kogus and Tourag are in Solvia Wild
      And the Rebel Player has sent the Rebel Camp in Solvia Wild on Sabotage in Solvia Wild
      And the Rebel Player has tried to send Kogus and Tourag on Start Rebel Camp in Solvia Wild
      When the Rebel Player draws card 88 in Solvia Wild
      Then 1 Action Card should be drawn
      And the Rebel Camp in Solvia Wild should be established

    Scenario: Kogus goes to found a camp beside that of another environ
      Given there is a Rebel Camp in Solvia Urban
      And Kogus is in Solvia Wild
      When the Rebel Player sends Kogus on Start Rebel Camp in Solvia Wild
      Then the mission of Kogus should be active
      And the Rebel Camp in Solvia Urban should be established

    Scenario: Kogus founds a camp beside that of another environ
      Given there is a Rebel Camp in Solvia Urban
      And Kogus is in Solvia Wild
      And the Rebel Player has sent Kogus on Start Rebel Camp in Solvia Wild
      When the Rebel Player draws card 88 in Solvia Wild
      Then there should be a Rebel Camp in Solvia Wild
      And the Rebel Camp in Solvia Urban should be established

  @rule:M.2.16
  Rule: A camp stays where it was founded

    Scenario Outline: The Rebel Player moves <pieces>
      Given it is the Rebel Player's Movement Segment
      And the PDB on Solvia is Down at level 0
      And there is a Rebel Camp in Solvia Urban
      And Kogus and Tourag are in Solvia Urban
      When the Rebel Player moves <pieces> to <environ>
      Then the order should be refused

      Examples:
        | pieces                                   | environ             |
        | the Rebel Camp in Solvia Urban           | Solvia Wild         |
        | the Rebel Camp in Solvia Urban           | Solvia Subterranean |
        | the Rebel Camp in Solvia Urban and Kogus | Solvia Wild         |

    Scenario Outline: The Rebel Player moves the Rebel Camp with Kogus, in the Star Cruiser, to <environ>
      Given it is the Rebel Player's Movement Segment
      And the PDB on Solvia is Down at level 0
      And the PDB on Horon is Down at level 0
      And there is a Rebel Camp in Solvia Urban
      And Kogus is in Solvia Urban
      And Kogus holds the Star Cruiser
      When the Rebel Player moves the Rebel Camp in Solvia Urban, Kogus and the Star Cruiser to <environ>
      Then the order should be refused

      Examples:
        | environ      |
        | Solvia Wild  |
        | Horon Liquid |

    Scenario: Kogus flies off in the Star Cruiser, and the camp stays
      Given it is the Rebel Player's Movement Segment
      And the PDB on Solvia is Down at level 0
      And the PDB on Horon is Down at level 0
      And there is a Rebel Camp in Solvia Urban
      And Kogus is in Solvia Urban
      And Kogus holds the Star Cruiser
      When the Rebel Player moves Kogus and the Star Cruiser to Horon Liquid
      Then Kogus should be in Horon Liquid
      And there should be a Rebel Camp in Solvia Urban
      And there should be no Rebel Camp in Horon Liquid

    Scenario: Kogus and Tourag, all who are there, move away
      Given it is the Rebel Player's Movement Segment
      And the PDB on Solvia is Down at level 0
      And there is a Rebel Camp in Solvia Urban
      And Kogus and Tourag are in Solvia Urban
      When the Rebel Player moves Kogus and Tourag to Solvia Wild
      Then Kogus and Tourag should be in Solvia Wild
      And there should be a Rebel Camp in Solvia Urban
      And there should be no Rebel Camp in Solvia Wild

  @rule:M.2.17
  Rule: A camp goes on missions alone

    Scenario Outline: The Rebel Player sends <group> on <mission>
      Given there is a Rebel Camp in Solvia Urban
      And Kogus and Tourag are in Solvia Urban
      And Militia 1 is in Solvia Urban
      When the Rebel Player sends <group> on <mission> in Solvia Urban
      Then the order should be refused

      Examples:
        | group                                            | mission            |
        | the Rebel Camp in Solvia Urban and Kogus         | Sabotage           |
        | the Rebel Camp in Solvia Urban and Tourag        | Diplomacy          |
        | Kogus, Tourag and the Rebel Camp in Solvia Urban | Gather Information |
        | the Rebel Camp in Solvia Urban, Kogus and Tourag | Subvert Troops     |

    Scenario Outline: The Rebel Player sends <group> on Sabotage
      Given there is a Rebel Camp in Solvia Urban
      And Kogus and Tourag are in Solvia Urban
      And Militia 1 is in Solvia Urban
      When the Rebel Player sends <group> on Sabotage in Solvia Urban
      Then the mission of <group> should be active

      Examples:
        | group                          |
        | the Rebel Camp in Solvia Urban |
        | Kogus                          |
        | Kogus and Tourag               |

    Scenario: The Rebel Player sends Kogus on Diplomacy beside the camp, which is on Sabotage
      Given there is a Rebel Camp in Solvia Urban
      And Kogus is in Solvia Urban
      And Militia 1 is in Solvia Urban
      And the Rebel Player has sent the Rebel Camp in Solvia Urban on Sabotage in Solvia Urban
      When the Rebel Player sends Kogus on Diplomacy in Solvia Urban
      Then the mission of Kogus should be active
      And the mission of the Rebel Camp in Solvia Urban should be active
