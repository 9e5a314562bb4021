@ruleset:mission @section:M.1
Feature: M.1 General: events that do not take place

  The event of an Action Card comes before its letters. It means nothing where no mission of its kind is under way, nor
  where it comes again or against an earlier one. In Solvia Urban the mob has a strength and an endurance of 4, and in
  Charkhan Wild a sentry robot of 4 and 2: Rayner Derban and Boccanegra fight with 5.

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

  @rule:M.1.26
  Rule: The same event does not happen twice

    Scenario: A mob attacks Rayner Derban
      Given the scenario "The Varu Powderkeg"
      And Rayner Derban is in Solvia Urban
      And the Rebel Player has sent Rayner Derban on Gather Information in Solvia Urban
      And nobody will try to break off
      And the combat defender die will be 4
      And the combat attacker die will be 1
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

  @rule:M.1.27
  Rule: Contradicting events are ignored, at no cost

    Scenario: A fourth card is drawn in an environ of size 3, for one of them was against an earlier one
      Given the loyalty of Charkhan is Loyal
      And Boccanegra is in Charkhan Wild
      And the Rebel Player has sent Boccanegra on Start Rebel Camp in Charkhan Wild
      And the Rebel Player has drawn cards 78, 77 and 71 in Charkhan Wild
      When the Rebel Player draws card 92 in Charkhan Wild
      Then 1 Action Card should be drawn

    Scenario: A fourth card is not drawn where none was against an earlier one
      Given the loyalty of Charkhan is Loyal
      And Boccanegra is in Charkhan Wild
      And the Rebel Player has sent Boccanegra on Start Rebel Camp in Charkhan Wild
      And the Rebel Player has drawn cards 78, 84 and 71 in Charkhan Wild
      When the Rebel Player draws card 92 in Charkhan Wild
      Then the order should be refused

    Scenario: A fifth card is not drawn
      Given the loyalty of Charkhan is Loyal
      And Boccanegra is in Charkhan Wild
      And the Rebel Player has sent Boccanegra on Start Rebel Camp in Charkhan Wild
      And the Rebel Player has drawn cards 78, 77, 71 and 92 in Charkhan Wild
      When the Rebel Player draws card 84 in Charkhan Wild
      Then the order should be refused

    Scenario: Rumours come too late to cost bonus draws
      Given the loyalty of Charkhan is Loyal
      And Boccanegra is in Charkhan Wild
      And the Rebel Player has sent Boccanegra on Start Rebel Camp in Charkhan Wild
      And the Rebel Player has drawn cards 77, 78, 71 and 92 in Charkhan Wild
      When the Rebel Player takes the bonus draws of Boccanegra from cards 68, 69, 70, 72, 73 and 74
      Then 3 Action Cards should be drawn

    Scenario: A sentry robot attacks
      Given the loyalty of Charkhan is Loyal
      And Boccanegra is in Charkhan Wild
      And the Rebel Player has sent Boccanegra on Start Rebel Camp in Charkhan Wild
      And nobody will try to break off
      And the combat defender die will be 4
      And the combat attacker die will be 1
      When the Rebel Player draws card 75 in Charkhan Wild
      Then 1 combat defender die should be rolled
      And Boccanegra should have 1 wound

    Scenario: A sentry robot attacks in vain where creatures are off season
      Given the loyalty of Charkhan is Loyal
      And Boccanegra is in Charkhan Wild
      And the Rebel Player has sent Boccanegra on Start Rebel Camp in Charkhan Wild
      And the Rebel Player has drawn card 92 in Charkhan Wild
      And nobody will try to break off
      And the combat defender dice would be 4 and 4
      And the combat attacker dice would be 1 and 1
      When the Rebel Player draws card 75 in Charkhan Wild
      Then 1 Action Card should be drawn
      And no combat defender die should be rolled
      And Boccanegra should be unwounded

    Scenario: The card that brought the robot in vain is not counted
      Given the loyalty of Charkhan is Loyal
      And Boccanegra is in Charkhan Wild
      And the Rebel Player has sent Boccanegra on Start Rebel Camp in Charkhan Wild
      And the Rebel Player has drawn cards 92, 75 and 71 in Charkhan Wild
      When the Rebel Player draws card 84 in Charkhan Wild
      Then 1 Action Card should be drawn
      And Boccanegra should be detected
