@ruleset:mission @section:M.2
Feature: M.2 Specific: success and failure

  A letter on the card completes the mission on the spot, once the event is over. A group that has not killed its victim
  when no card is left rolls for its own fate: nothing on 1 to 3, capture on 4 and 5, death on 6.

  Background:
    Given the scenario "The Varu Powderkeg"
    And it is the Rebel Player's Mission Phase

  @rule:M.2.18
  Rule: An aborted Assassination costs no roll

    Scenario Outline: An agent reveals the plan against <victim>
      Given <group> are in Solvia Urban
      And Militia 1 is in Solvia Urban
      And <victim> is in Solvia Urban
      And <victim> is detected
      And the Rebel Player has sent <group> on Assassination of <victim> in Solvia Urban
      And an event will hit the group of <group> in this order
      And the assassination failed dice would be 6, 6, 6 and 6
      When the Rebel Player draws card 74 in Solvia Urban
      Then no assassination failed die should be rolled
      And <group> should be in Solvia Urban
      And <group> should be detected
      And <victim> should be in Solvia Urban

      Examples:
        | group                | victim |
        | Tourag and Ran Jayma | Gelba  |
        | Kogus and Tourag     | Redjac |

    Scenario: An agent reveals the plan of the Imperial Player
      Given it is the Imperial Player's Mission Phase
      And Gelba is in Solvia Urban
      And Zina Adora is in Solvia Urban
      And Zina Adora is detected
      And the Imperial Player has sent Gelba on Assassination of Zina Adora in Solvia Urban
      And the Imperial Player has drawn card 77 in Solvia Urban
      And an event will hit the group of Gelba in this order
      And the assassination failed dice would be 6, 6, 6 and 6
      When the Imperial Player draws card 74 in Solvia Urban
      Then no assassination failed die should be rolled
      And Gelba should be in Solvia Urban
      And Gelba should be detected
      And Zina Adora should be in Solvia Urban

    Scenario Outline: All cards and the bonus draws bring nothing, and the die is a <die>
      Given Kogus and Tourag are in Solvia Subterranean
      And Militia 1 is in Solvia Subterranean
      And Gelba is in Solvia Subterranean
      And Gelba is detected
      And the Rebel Player has sent Kogus and Tourag on Assassination of Gelba in Solvia Subterranean
      And the Rebel Player has drawn cards 69, 70 and 95 in Solvia Subterranean
      And the assassination failed die will be <die>
      And Militia 1 will guard the captive
      And Militia 1 will guard the captive
      And Gelba will guard the captive
      And Gelba will guard the captive
      When the Rebel Player takes the bonus draws of Kogus and Tourag from cards 71, 72, 74 and 75
      Then 1 assassination failed die should be rolled
      And Kogus and Tourag should be <fate>
      And Gelba should be in Solvia Subterranean

      Examples:
        | die | fate     |
        | 3   | free     |
        | 4   | captured |
        | 6   | killed   |

    Scenario: Gelba is killed
      Given Kogus and Tourag are in Solvia Urban
      And Gelba is in Solvia Urban
      And Gelba is detected
      And the Rebel Player has sent Kogus and Tourag on Assassination of Gelba in Solvia Urban
      And the assassination failed dice would be 6, 6, 6 and 6
      When the Rebel Player draws card 76 in Solvia Urban
      Then no assassination failed die should be rolled
      And Gelba should be killed
      And Kogus and Tourag should be in Solvia Urban

  @rule:M.2.23
  Rule: A letter completes the mission on the spot

    Scenario: A camp is founded while another group goes on
      Given the loyalty of Solvia is Loyal
      And Kogus and Tourag are in Solvia Wild
      And the Rebel Player has sent Kogus on Start Rebel Camp in Solvia Wild
      And the Rebel Player has sent Tourag on Diplomacy in Solvia Wild
      When the Rebel Player draws card 88 in Solvia Wild
      Then there should be a Rebel Camp in Solvia Wild
      And the mission of Tourag should be active
      And the loyalty of Solvia should be Loyal

    Scenario: A friend is gained with the second card, while another group goes on
      Given Kogus and Tourag are in Solvia Wild
      And the Rebel Player has sent Kogus on Gain Characters in Solvia Wild
      And the Rebel Player has sent Tourag on Diplomacy in Solvia Wild
      And the Rebel Player has drawn card 92 in Solvia Wild
      And chance will bring Odene Hobar into play
      When the Rebel Player draws card 71 in Solvia Wild
      Then Odene Hobar should be in Solvia Wild
      And the mission of Tourag should be active

    Scenario: Gelba is killed while another group goes on
      Given Kogus and Tourag are in Solvia Urban
      And Gelba is in Solvia Urban
      And Gelba is detected
      And the Rebel Player has sent Kogus on Assassination of Gelba in Solvia Urban
      And the Rebel Player has sent Tourag on Diplomacy in Solvia Urban
      When the Rebel Player draws card 76 in Solvia Urban
      Then Gelba should be killed
      And the mission of Tourag should be active

    Scenario: Locals raid the garrison, and a camp is founded
      Given the loyalty of Solvia is Loyal
      And the PDB on Solvia is Down at level 0
      And Kogus and Tourag are in Solvia Subterranean
      And Militia 1 is in Solvia Subterranean
      And the Rebel Player has sent Kogus on Start Rebel Camp in Solvia Subterranean
      And the Rebel Player has sent Tourag on Diplomacy in Solvia Subterranean
      And the Imperial Player will pick Militia 1
      When the Rebel Player draws card 68 in Solvia Subterranean
      Then Militia 1 should be out of play
      And there should be a Rebel Camp in Solvia Subterranean
      And the mission of Tourag should be active

    Scenario: The group dies in the event, and its letter is on the card
      Given the scenario "Flight to Egrix"
      And the loyalty of Quibron is Unrest
      And Zina Adora is in Quibron Wild
      And Agan Rafa is in Angoff Urban
      And the Rebel Player has sent Zina Adora on Start Rebellion in Quibron Wild
      And the Rebel Player will raise no units
      And an event will hit the group of Zina Adora in this order
      And nobody will try to break off
      And the combat defender dice will be 4
      And the combat attacker dice will be 1
      When the Rebel Player draws card 91 in Quibron Wild
      Then Zina Adora should be killed
      And Quibron should be under Imperial Control

  @rule:M.2.24
  Rule: A Scavenge mission yields a possession card

    Scenario Outline: Ran Jayma finds the <possession>
      Given Ran Jayma and Tourag are in Solvia Wild
      And the Rebel Player has sent Ran Jayma on Scavenge for Possessions in Solvia Wild
      And the Rebel Player has sent Tourag on Diplomacy in Solvia Wild
      And chance will bring the <possession> into play
      When the Rebel Player draws <card> in Solvia Wild
      Then Ran Jayma should hold the <possession>
      And Ran Jayma should hold 1 possession
      And Tourag should hold 0 possessions

      Examples:
        | possession  | card    |
        | Scanner     | card 68 |
        | Helian Drug | card 71 |
        | Scrambler   | card 96 |

    Scenario: Ran Jayma and Kogus find one thing together
      Given Ran Jayma and Kogus are in Solvia Wild
      And the Rebel Player has sent Ran Jayma and Kogus on Scavenge for Possessions in Solvia Wild
      And chance will bring the Scanner into play
      And chance will bring the Helian Drug into play
      And the Rebel Player will hand it to Ran Jayma
      And the Rebel Player will hand it to Kogus
      When the Rebel Player draws card 68 in Solvia Wild
      Then Ran Jayma should hold the Scanner
      And Ran Jayma should hold 1 possession
      And Kogus should hold 0 possessions

    Scenario: Ran Jayma has found something, and the next card has the letter again
      Given Ran Jayma and Tourag are in Solvia Wild
      And the Rebel Player has sent Ran Jayma on Scavenge for Possessions in Solvia Wild
      And the Rebel Player has sent Tourag on Gain Characters in Solvia Wild
      And chance will bring the Scanner into play
      And the Rebel Player has drawn card 96 in Solvia Wild
      And chance will bring the Helian Drug into play
      And chance will bring Odene Hobar into play
      When the Rebel Player draws card 71 in Solvia Wild
      Then Odene Hobar should be in Solvia Wild
      And Ran Jayma should hold the Scanner
      And Ran Jayma should hold 1 possession

    Scenario: Ran Jayma finds nothing, and the other group succeeds
      Given the loyalty of Solvia is Loyal
      And Ran Jayma and Tourag are in Solvia Wild
      And the Rebel Player has sent Ran Jayma on Scavenge for Possessions in Solvia Wild
      And the Rebel Player has sent Tourag on Diplomacy in Solvia Wild
      And the Rebel Player has drawn card 82 in Solvia Wild
      And chance will bring the Scanner into play
      When the Rebel Player stops the missions in Solvia Wild
      Then the loyalty of Solvia should be Neutral
      And Ran Jayma should hold 0 possessions
