@ruleset:mission @section:M.2
Feature: M.2 Specific: Victory Points

  What missions bring about may be worth Victory Points when the game ends. Gather Information alone wins one there and
  then.

  Background:
    Given the scenario "The Varu Powderkeg"
    And it is the Rebel Player's Mission Phase

  @rule:M.2.5
  Rule: Only Gather Information scores by itself

    Scenario Outline: The Rebel Player gathers information, with <letters>
      Given Vudot Vodot is in Solvia Subterranean
      And Barca is in Solvia Wild
      And the Rebel Player has sent Vudot Vodot on Gather Information in Solvia Subterranean
      And the Rebel Player has drawn <cards> in Solvia Subterranean
      When the Rebel Player stops the missions in Solvia Subterranean
      Then Barca should be detected
      And the Rebel Player should have scored <points>
      And the Imperial Player should have scored 0 points

      Examples:
        | letters       | cards               | points   |
        | one letter    | card 73             | 0 points |
        | two letters   | cards 73 and 95     | 1 point  |
        | three letters | cards 73, 95 and 92 | 1 point  |

    Scenario: The Imperial Player gathers information, with two letters
      Given it is the Imperial Player's Mission Phase
      And Barca is in Cercis Subterranean
      And Vudot Vodot is in Cercis Wild
      And the PDB on Cercis is Up at level 1
      And the Imperial Player has sent Barca on Gather Information in Cercis Subterranean
      And the Imperial Player has drawn cards 73 and 95 in Cercis Subterranean
      When the Imperial Player stops the missions in Cercis Subterranean
      Then Vudot Vodot should be detected
      And the Imperial Player should have scored 1 point
      And the Rebel Player should have scored 0 points

    Scenario: Sabotage, with two letters
      Given Tourag is in Solvia Subterranean
      And the PDB on Solvia is Up at level 2
      And the Rebel Player has sent Tourag on Sabotage in Solvia Subterranean
      And the Rebel Player has drawn cards 69 and 70 in Solvia Subterranean
      When the Rebel Player stops the missions in Solvia Subterranean
      Then the PDB on Solvia should be Down at level 1
      And the Rebel Player should have scored 0 points

    Scenario Outline: <mission> of the <side> Player
      Given it is the <side> Player's Mission Phase
      And the loyalty of Solvia is Neutral
      And <character> is in <environ>
      And the <side> Player has sent <character> on <mission> in <environ>
      And the <side> Player has drawn <cards> in <environ>
      When the <side> Player stops the missions in <environ>
      Then the loyalty of Solvia should be <loyalty>
      And the <side> Player should have scored 0 points

      Examples:
        | side     | character | mission   | environ             | cards           | loyalty   |
        | Rebel    | Tourag    | Diplomacy | Solvia Subterranean | card 75         | Dissent   |
        | Rebel    | Tourag    | Coup      | Solvia Urban        | cards 77 and 87 | Unrest    |
        | Imperial | Redjac    | Diplomacy | Solvia Subterranean | card 75         | Loyal     |
        | Imperial | Redjac    | Coup      | Solvia Urban        | cards 77 and 87 | Patriotic |

    Scenario: Start Rebellion
      Given the loyalty of Solvia is Unrest
      And Tourag is in Solvia Wild
      And the Rebel Player has sent Tourag on Start Rebellion in Solvia Wild
      And the Rebel Player will raise no units
      When the Rebel Player draws card 89 in Solvia Wild
      Then Solvia should be in Rebellion
      And the Rebel Player should have scored 0 points

    Scenario: Stop Rebellion
      Given it is the Imperial Player's Mission Phase
      And Solvia is in Rebellion
      And Redjac is in Solvia Wild
      And the Imperial Player has sent Redjac on Stop Rebellion in Solvia Wild
      And the Imperial Player has drawn cards 89 and 92 in Solvia Wild
      When the Imperial Player stops the missions in Solvia Wild
      Then Solvia should be in Rebellion Stopped
      And the Imperial Player should have scored 0 points

    Scenario Outline: Gain Characters, of the <side> Player
      Given it is the <side> Player's Mission Phase
      And <character> is in Solvia Wild
      And the <side> Player has sent <character> on Gain Characters in Solvia Wild
      And chance will bring <friend> into play
      When the <side> Player draws card 71 in Solvia Wild
      Then <friend> should be in Solvia Wild
      And the <side> Player should have scored 0 points

      Examples:
        | side     | character | friend      |
        | Rebel    | Tourag    | Odene Hobar |
        | Imperial | Redjac    | Telmen      |

    Scenario: Scavenge for Possessions
      Given Ran Jayma is in Solvia Wild
      And the Rebel Player has sent Ran Jayma on Scavenge for Possessions in Solvia Wild
      And chance will bring the Scanner into play
      When the Rebel Player draws card 68 in Solvia Wild
      Then Ran Jayma should hold the Scanner
      And the Rebel Player should have scored 0 points

    Scenario: Start Rebel Camp
      Given the loyalty of Solvia is Loyal
      And Tourag is in Solvia Wild
      And the Rebel Player has sent Tourag on Start Rebel Camp in Solvia Wild
      When the Rebel Player draws card 88 in Solvia Wild
      Then there should be a Rebel Camp in Solvia Wild
      And the Rebel Player should have scored 0 points

    Scenario: Subvert Troops
      Given Tourag is in Solvia Wild
      And Militia 1 is in Solvia Wild
      And the Rebel Player has sent Tourag on Subvert Troops in Solvia Wild
      And the Rebel Player has drawn card 92 in Solvia Wild
      When the Rebel Player stops the missions in Solvia Wild
      Then 1 Rebel Wild 1-0 should be in Solvia Wild
      And the Rebel Player should have scored 0 points

    Scenario: Free Prisoners
      Given Tourag is in Solvia Urban
      And Militia 1 is in Solvia Urban
      And Militia 1 holds Vudot Vodot captive
      And the Rebel Player has sent Tourag on Free Prisoners in Solvia Urban
      And the Rebel Player has drawn card 97 in Solvia Urban
      When the Rebel Player stops the missions in Solvia Urban
      Then Vudot Vodot should be free
      And the Rebel Player should have scored 0 points

    Scenario: Free Prisoners, with two letters
      Given Tourag is in Solvia Urban
      And Militia 1 is in Solvia Urban
      And Militia 1 holds Vudot Vodot captive
      And Militia 1 holds Zina Adora captive
      And Militia 1 holds Rayner Derban captive
      And the Rebel Player has sent Tourag on Free Prisoners in Solvia Urban
      And the Rebel Player has drawn cards 75 and 97 in Solvia Urban
      And the Rebel Player will pick Vudot Vodot and Zina Adora
      And the Rebel Player will pick Vudot Vodot
      And the Rebel Player will pick Zina Adora
      When the Rebel Player stops the missions in Solvia Urban
      Then Vudot Vodot and Zina Adora should be free
      And the Rebel Player should have scored 0 points
