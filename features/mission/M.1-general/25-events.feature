@ruleset:mission @section:M.1
Feature: M.1 General: events that do not take place

  The event of an Action Card comes before its letters. It means nothing where no mission of its kind is under way, nor
  where it comes again. In Solvia Urban the mob has a strength and an endurance of 4: Rayner Derban fights with 5.

  Background:
    Given the scenario "Flight to Egrix"
    And it is the Rebel Player's Mission Phase

  @rule:M.1.25
  Rule: Events about a mission need that mission

    Scenario Outline: A breach of protocol, and Boccanegra is on <mission>
      Given the loyalty of Quibron is Neutral
      And Boccanegra is in Quibron Wild
      And the Rebel Player has sent Boccanegra on <mission> in Quibron Wild
      When the Rebel Player draws card 93 in Quibron Wild
      Then the loyalty of Quibron should be <loyalty>
      And the mission of Boccanegra should be <status>

      Examples:
        | mission            | loyalty | status |
        | Diplomacy          | Loyal   | over   |
        | Gather Information | Neutral | active |
        | Start Rebellion    | Neutral | active |

    Scenario Outline: A breach of protocol, and Senator Dermond is on <mission>
      Given it is the Imperial Player's Mission Phase
      And the loyalty of Quibron is Neutral
      And Senator Dermond is in Quibron Wild
      And Rebel Wild 2-1 1 is in Quibron Wild
      And the Imperial Player has sent Senator Dermond on <mission> in Quibron Wild
      When the Imperial Player draws card 90 in Quibron Wild
      Then the loyalty of Quibron should be <loyalty>
      And the mission of Senator Dermond should be <status>

      Examples:
        | mission   | loyalty | status |
        | Diplomacy | Dissent | over   |
        | Sabotage  | Neutral | active |

    Scenario Outline: Would-be rebels lose heart, and Boccanegra is on <mission>
      Given Boccanegra is in Angoff Urban
      And the Rebel Player has sent Boccanegra on <mission> in Angoff Urban
      When the Rebel Player draws card 73 in Angoff Urban
      Then Boccanegra should be <condition>
      And the mission of Boccanegra should be <status>

      Examples:
        | mission            | condition  | status |
        | Start Rebellion    | detected   | over   |
        | Gather Information | undetected | active |
        | Coup               | undetected | active |

    Scenario: A coup is betrayed, and Boccanegra is on it
      Given the loyalty of Angoff is Neutral
      And Boccanegra is in Angoff Urban
      And the Rebel Player has sent Boccanegra on Coup in Angoff Urban
      And the coup aborted die will be 4
      When the Rebel Player draws card 92 in Angoff Urban
      Then the loyalty of Angoff should be Loyal
      And the mission of Boccanegra should be over
      And Boccanegra should be detected

    Scenario: A coup is betrayed, and Boccanegra gathers information
      Given the loyalty of Angoff is Neutral
      And Boccanegra is in Angoff Urban
      And the Rebel Player has sent Boccanegra on Gather Information in Angoff Urban
      And the coup aborted die would be 4
      When the Rebel Player draws card 92 in Angoff Urban
      Then no coup aborted die should be rolled
      And the loyalty of Angoff should be Neutral
      And the mission of Boccanegra should be active
      And Boccanegra should be undetected

    Scenario: A breach of protocol ends Diplomacy, and no other mission
      Given the loyalty of Quibron is Neutral
      And Boccanegra and Frun Sentel are in Quibron Wild
      And the Rebel Player has sent Boccanegra on Gather Information in Quibron Wild
      And the Rebel Player has sent Frun Sentel on Diplomacy in Quibron Wild
      When the Rebel Player draws card 93 in Quibron Wild
      Then the mission of Boccanegra should be active
      And the mission of Frun Sentel should be over

    Scenario: Diplomacy is under way in another environ
      Given the loyalty of Quibron is Neutral
      And Boccanegra is in Quibron Wild
      And Frun Sentel is in Charkhan Wild
      And the Rebel Player has sent Boccanegra on Gather Information in Quibron Wild
      And the Rebel Player has sent Frun Sentel on Diplomacy in Charkhan Wild
      When the Rebel Player draws card 93 in Quibron Wild
      Then the loyalty of Quibron should be Neutral
      And the mission of Boccanegra should be active
      And the mission of Frun Sentel should be active

    Scenario: Diplomacy is under way in another environ of the planet
      Given the scenario "The Varu Powderkeg"
      And the loyalty of Solvia is Neutral
      And Boccanegra is in Solvia Wild
      And Frun Sentel is in Solvia Urban
      And the Rebel Player has sent Boccanegra on Gather Information in Solvia Wild
      And the Rebel Player has sent Frun Sentel on Diplomacy in Solvia Urban
      When the Rebel Player draws card 93 in Solvia Wild
      Then the loyalty of Solvia should be Neutral
      And the mission of Boccanegra should be active
      And the mission of Frun Sentel should be active

    Scenario Outline: A political quarrel, and Boccanegra is on <mission>
      Given the loyalty of Quibron is Neutral
      And Boccanegra is in Quibron Wild
      And the Rebel Player has sent Boccanegra on <mission> in Quibron Wild
      When the Rebel Player draws card 81 in Quibron Wild
      Then 1 Action Card should be drawn
      And the mission of Boccanegra should be <status>

      Examples:
        | mission            | status |
        | Diplomacy          | over   |
        | Gather Information | active |

    Scenario Outline: A plot among his troops is betrayed to Jon Kidu, and Boccanegra is on <mission>
      Given Boccanegra, Jon Kidu and Line 1 are in Charkhan Wild
      And Jon Kidu leads Line 1
      And Frun Sentel is in Quibron Wild
      And the Rebel Player has sent Boccanegra on <mission> in Charkhan Wild
      And Line 1 will guard the captive
      And Jon Kidu will guard the captive
      When the Rebel Player draws card 73 in Charkhan Wild
      Then 1 Action Card should be drawn
      And Boccanegra should be <fate>
      And the mission of Boccanegra should be <status>

      Examples:
        | mission            | fate     | status |
        | Subvert Troops     | captured | over   |
        | Gather Information | free     | active |

    Scenario: Would-be rebels lose heart, and Jon Kidu is to stop a rebellion
      Given it is the Imperial Player's Mission Phase
      And Quibron is in Rebellion
      And Jon Kidu and Rebel Wild 2-1 1 are in Quibron Wild
      And Jon Kidu is undetected
      And the Imperial Player has sent Jon Kidu on Stop Rebellion in Quibron Wild
      When the Imperial Player draws card 83 in Quibron Wild
      Then 1 Action Card should be drawn
      And the mission of Jon Kidu should be active
      And Jon Kidu should be undetected

  @rule:M.1.26
  Rule: The same event does not happen twice

    Scenario: A mob attacks Rayner Derban
      Given the scenario "The Varu Powderkeg"
      And Rayner Derban is in Solvia Urban
      And the Rebel Player has sent Rayner Derban on Gather Information in Solvia Urban
      And nobody will try to break off
      And the combat defender die will be 4
      And the combat attacker die will be 1
      And an event will hit the group of Rayner Derban in this order
      When the Rebel Player draws card 71 in Solvia Urban
      Then 1 combat defender die should be rolled
      And Rayner Derban should have 2 wounds

    Scenario: A mob has attacked Rayner Derban before
      Given the scenario "The Varu Powderkeg"
      And Rayner Derban is in Solvia Urban
      And the Rebel Player has sent Rayner Derban on Gather Information in Solvia Urban
      And nobody will try to break off
      And the combat defender die will be 3
      And the combat attacker die will be 1
      And an event will hit the group of Rayner Derban in this order
      And the Rebel Player has drawn card 72 in Solvia Urban
      And nobody will try to break off
      And the combat defender dice would be 4 and 4
      And the combat attacker dice would be 1 and 1
      When the Rebel Player draws card 71 in Solvia Urban
      Then 1 Action Card should be drawn
      And no combat defender die should be rolled
      And Rayner Derban should be unwounded

    Scenario: Locals raid the Militia
      Given the scenario "The Varu Powderkeg"
      And Rayner Derban is in Solvia Urban
      And Militia 1 and Militia 2 are in Solvia Urban
      And the Rebel Player has sent Rayner Derban on Gather Information in Solvia Urban
      And the Imperial Player will pick Militia 1
      When the Rebel Player draws card 83 in Solvia Urban
      Then Militia 1 should be out of play
      And Militia 2 should be in Solvia Urban

    Scenario: Locals have raided the Militia before
      Given the scenario "The Varu Powderkeg"
      And Rayner Derban is in Solvia Urban
      And Militia 1 and Militia 2 are in Solvia Urban
      And the Rebel Player has sent Rayner Derban on Gather Information in Solvia Urban
      And the Imperial Player will pick Militia 1
      And the Rebel Player has drawn card 84 in Solvia Urban
      And the Imperial Player will pick Militia 2
      When the Rebel Player draws card 83 in Solvia Urban
      Then 1 Action Card should be drawn
      And Militia 2 should be in Solvia Urban

    Scenario: Locals raided the Militia in an earlier Mission Phase
      Given Boccanegra is in Quibron Wild
      And Boccanegra is undetected
      And Militia 1 and Militia 2 are in Quibron Wild
      And the Rebel Player has sent Boccanegra on Gather Information in Quibron Wild
      And the Imperial Player will pick Militia 1
      And the Rebel Player has drawn card 70 in Quibron Wild
      And the Rebel Player has stopped the missions in Quibron Wild
      And both players have passed until the Imperial Player's Mission Phase
      And both players have passed until the Rebel Player's Mission Phase
      And the Rebel Player has sent Boccanegra on Gather Information in Quibron Wild
      And the Imperial Player will pick Militia 2
      When the Rebel Player draws card 70 in Quibron Wild
      Then Militia 2 should be out of play

    Scenario: Snow Giants attack Boccanegra, who slips away
      Given Boccanegra is in Quibron Wild
      And the Rebel Player has sent Boccanegra on Gather Information in Quibron Wild
      And everybody will try to break off
      And the break off die will be 1
      And an event will hit the group of Boccanegra in this order
      When the Rebel Player draws card 75 in Quibron Wild
      Then 1 break off die should be rolled

    Scenario: Snow Giants have attacked Boccanegra before
      Given Boccanegra is in Quibron Wild
      And the Rebel Player has sent Boccanegra on Gather Information in Quibron Wild
      And everybody will try to break off
      And the break off die will be 1
      And an event will hit the group of Boccanegra in this order
      And the Rebel Player has drawn card 74 in Quibron Wild
      And everybody will try to break off
      And the break off die would be 1
      When the Rebel Player draws card 75 in Quibron Wild
      Then 1 Action Card should be drawn
      And no break off die should be rolled

    Scenario: A search is called for a second time
      Given Boccanegra and Frun Sentel are in Quibron Wild
      And Line 1 is in Quibron Wild
      And the Rebel Player has sent Boccanegra on Diplomacy in Quibron Wild
      And the Rebel Player has sent Frun Sentel on Gather Information in Quibron Wild
      And an event will hit the group of Frun Sentel in this order
      And the Imperial Player will search with military units
      And the search die will be 6
      And the Imperial Player will not attack
      And the Rebel Player has drawn card 86 in Quibron Wild
      And an event will hit the group of Boccanegra in this order
      And the Imperial Player will search with military units
      And the search die will be 6
      And the Imperial Player will not attack
      When the Rebel Player draws card 87 in Quibron Wild
      Then 1 search die should be rolled

    Scenario: A second card would give an extra bonus draw
      Given the scenario "The Varu Powderkeg"
      And the PDB on Solvia is Up at level 2
      And Boccanegra is in Solvia Urban
      And the Rebel Player has sent Boccanegra on Gather Information in Solvia Urban
      And the Rebel Player has drawn cards 78, 79, 75 and 76 in Solvia Urban
      And the Imperial Player will pick the PDB
      And the Rebel Player has tried to draw card 84 in Solvia Urban
      When the Rebel Player takes the bonus draws of Boccanegra from cards 69, 73, 74, 82, 87 and 88
      Then 3 Action Cards should be drawn

    Scenario: The populace goes wild a second time before Solvia rebels
      Given the scenario "The Varu Powderkeg"
      And the loyalty of Solvia is Unrest
      And Boccanegra is in Solvia Urban
      And the Rebel Player has sent Boccanegra on Start Rebellion in Solvia Urban
      And the Rebel Player has drawn cards 85 and 97 in Solvia Urban
      And the Rebel Player would rather raise 5 Rebel Urban 2-1s in Solvia Urban
      And the Rebel Player will raise 1 Rebel Urban 2-1 in Solvia Urban
      When the Rebel Player draws card 80 in Solvia Urban
      Then 1 Rebel Urban 2-1 should be in Solvia Urban
