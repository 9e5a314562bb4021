@ruleset:summary @section:9
Feature: 9 Possessions

  What possessions are used for, how often, and who may know. A Scrambler puts the PDB of its bearer's planet Down, and
  fails on a 3 or more; Cervac Mk V keeps a detected enemy on the planet from acting, and fails on a 5 or 6.

  Background:
    Given the scenario "The Varu Powderkeg"
    And it is the Rebel Player's Mission Phase

  @rule:9.3
  Rule: Only the Rebel makes use of possessions

    Scenario: The Rebel Player uses what Kogus bears
      Given Kogus is in Solvia Wild
      And Kogus bears Scrambler
      And the PDB on Solvia is Up at level 2
      And the possession repair die will be 1
      When the Rebel Player uses Scrambler against the PDB of Solvia
      Then the PDB on Solvia should be Down at level 2

    Scenario: The Imperial Player would use what Kogus bears
      Given Kogus is in Solvia Wild
      And Kogus bears Scrambler
      And the PDB on Solvia is Up at level 2
      And the possession repair die will be 1
      When the Imperial Player uses Scrambler against the PDB of Solvia
      Then the order should be refused

    Scenario: The Imperial Player would use what Kogus bears, in a player-turn of his own
      Given it is the Imperial Player's Movement Segment
      And Kogus is in Solvia Wild
      And Kogus bears Scrambler
      And the PDB on Solvia is Up at level 2
      And the possession repair die would be 1
      When the Imperial Player uses Scrambler against the PDB of Solvia
      Then the order should be refused

    Scenario: The Rebel Player hands over what Kogus bears
      Given Kogus and Rayner Derban are in Solvia Wild
      And Kogus bears Scanner
      When the Rebel Player gives Scanner to Rayner Derban
      Then Rayner Derban should bear Scanner

    Scenario: The Imperial Player would hand over what Kogus bears
      Given Kogus and Rayner Derban are in Solvia Wild
      And Kogus bears Scanner
      When the Imperial Player gives Scanner to Rayner Derban
      Then the order should be refused

    Scenario Outline: The Imperial Player would use what he keeps from a captive, in the <moment> of the <side> Player
      Given it is the <side> Player's <moment>
      And Jon Kidu is in Cercis Wild
      And Jon Kidu holds Vudot Vodot captive
      And Scrambler is with the captors
      And the PDB on Cercis is Up at level 1
      And the possession repair die would be 1
      When the Imperial Player uses Scrambler against the PDB of Cercis
      Then the order should be refused

      Examples:
        | side     | moment           |
        | Imperial | Movement Segment |
        | Rebel    | Mission Phase    |

    Scenario: The Imperial Player would hand on what he keeps from a captive
      Given it is the Imperial Player's Mission Phase
      And Jon Kidu and Gelba are in Cercis Wild
      And Jon Kidu holds Vudot Vodot captive
      And Scanner is with the captors
      When the Imperial Player gives Scanner to Gelba
      Then the order should be refused

  @rule:9.15
  Rule: An unused possession may stay secret

    Scenario Outline: Kogus has the <possession> with him
      Given it is the Rebel Player's Movement Segment
      And Kogus is in Solvia Wild
      And Kogus bears <possession>
      When the Rebel Player moves Kogus to Solvia Urban
      Then Kogus should be in Solvia Urban
      And the Rebel Player should see <possession>
      And the Imperial Player should not see <possession>

      Examples:
        | possession       |
        | Scrambler        |
        | Assassin's Blade |
        | Norrocks         |

    Scenario: Kogus uses the Scrambler
      Given it is the Rebel Player's Movement Segment
      And Kogus is in Solvia Wild
      And Kogus bears Scrambler
      And the PDB on Solvia is Up at level 2
      And the possession repair die will be 2
      When the Rebel Player uses Scrambler against the PDB of Solvia
      Then the PDB on Solvia should be Down at level 2
      And the Imperial Player should see Scrambler

    Scenario: Kogus uses the Scrambler, and has the Scanner with him
      Given it is the Rebel Player's Movement Segment
      And Kogus is in Solvia Wild
      And Kogus bears Scrambler and Scanner
      And the PDB on Solvia is Up at level 2
      And the possession repair die will be 2
      When the Rebel Player uses Scrambler against the PDB of Solvia
      Then the PDB on Solvia should be Down at level 2
      And the Imperial Player should see Scrambler
      And the Imperial Player should not see Scanner

    Scenario: Kogus has used the Scrambler, and hands it on
      Given it is the Rebel Player's Movement Segment
      And Kogus and Rayner Derban are in Solvia Wild
      And Kogus bears Scrambler
      And the PDB on Solvia is Up at level 2
      And the possession repair die will be 2
      And the Rebel Player has used Scrambler against the PDB of Solvia
      And both players have passed until the Rebel Player's Mission Phase
      When the Rebel Player gives Scrambler to Rayner Derban
      Then Rayner Derban should bear Scrambler
      And the Imperial Player should see Scrambler

  @rule:9.16
  Rule: What never needs repair is never used up

    Scenario: The rifle, for the first time
      Given Rayner Derban and Redjac are in Cercis Wild
      And Redjac is detected
      And Rayner Derban bears High Energy Sniper's Rifle
      And the Rebel Player has sent Rayner Derban on Assassination of Redjac in Cercis Wild
      And the possession repair dice would be 6 and 6
      And the Rebel Player has used High Energy Sniper's Rifle for bonus draws
      And the Rebel Player has drawn cards 71, 84 and 92 in Cercis Wild
      And the assassination failed die will be 1
      When the Rebel Player takes the bonus draws of Rayner Derban from cards 68, 69, 70, 72, 73, 74 and 76
      Then 5 Action Cards should be drawn
      And Rayner Derban should bear High Energy Sniper's Rifle

    Scenario: The rifle, for the second time
      Given Rayner Derban and Redjac are in Cercis Wild
      And Redjac is detected
      And Rayner Derban bears High Energy Sniper's Rifle
      And the Rebel Player has sent Rayner Derban on Assassination of Redjac in Cercis Wild
      And the Rebel Player has used High Energy Sniper's Rifle for bonus draws
      And an event will hit the group of Rayner Derban in this order
      And the Rebel Player has drawn card 97 in Cercis Wild
      And both players have passed until the Rebel Player's Mission Phase
      And the Rebel Player has sent Rayner Derban on Assassination of Redjac in Cercis Wild
      And the possession repair dice would be 6 and 6
      When the Rebel Player uses High Energy Sniper's Rifle for bonus draws
      Then no possession repair die should be rolled
      And Rayner Derban should bear High Energy Sniper's Rifle

    Scenario: The rifle, used for the second time, counts
      Given Rayner Derban and Redjac are in Cercis Wild
      And Redjac is detected
      And Rayner Derban bears High Energy Sniper's Rifle
      And the Rebel Player has sent Rayner Derban on Assassination of Redjac in Cercis Wild
      And the Rebel Player has used High Energy Sniper's Rifle for bonus draws
      And an event will hit the group of Rayner Derban in this order
      And the Rebel Player has drawn card 97 in Cercis Wild
      And both players have passed until the Rebel Player's Mission Phase
      And the Rebel Player has sent Rayner Derban on Assassination of Redjac in Cercis Wild
      And the Rebel Player has used High Energy Sniper's Rifle for bonus draws
      And the Rebel Player has drawn cards 71, 84 and 92 in Cercis Wild
      And the assassination failed die will be 1
      When the Rebel Player takes the bonus draws of Rayner Derban from cards 68, 69, 70, 72, 73, 74 and 76
      Then 5 Action Cards should be drawn
      And Rayner Derban should bear High Energy Sniper's Rifle

  @rule:9.17
  Rule: A die after each use of what may break

    Scenario Outline: The Scrambler, and a <die>
      Given Kogus is in Solvia Wild
      And Kogus bears Scrambler
      And the PDB on Solvia is Up at level 1
      And the possession repair die will be <die>
      And the possession repair dice would be <die> and <die>
      When the Rebel Player uses Scrambler against the PDB of Solvia
      Then the PDB on Solvia should be Down at level 1
      And 1 possession repair die should be rolled
      And <outcome>

      Examples:
        | die | outcome                         |
        | 1   | Kogus should bear Scrambler     |
        | 2   | Kogus should bear Scrambler     |
        | 3   | Scrambler should be in the deck |
        | 4   | Scrambler should be in the deck |
        | 5   | Scrambler should be in the deck |
        | 6   | Scrambler should be in the deck |

    Scenario Outline: Cervac Mk V, and a <die>
      Given Scott Rubel and Jon Kidu are in Solvia Wild
      And Scott Rubel bears Cervac Mk V
      And Jon Kidu is detected
      And the possession repair die will be <die>
      And the possession repair dice would be <die> and <die>
      When the Rebel Player uses Cervac Mk V to disable Jon Kidu
      Then 1 possession repair die should be rolled
      And <outcome>

      Examples:
        | die | outcome                             |
        | 4   | Scott Rubel should bear Cervac Mk V |
        | 5   | Cervac Mk V should be in the deck   |

    Scenario Outline: Cervac Mk V once more, and a <die>
      Given Scott Rubel, Jon Kidu and Gelba are in Solvia Wild
      And Scott Rubel bears Cervac Mk V
      And Jon Kidu and Gelba are detected
      And the possession repair die will be 4
      And the Rebel Player has used Cervac Mk V to disable Jon Kidu
      And the possession repair die will be <die>
      And the possession repair dice would be <die> and <die>
      When the Rebel Player uses Cervac Mk V to disable Gelba
      Then 1 possession repair die should be rolled
      And <outcome>

      Examples:
        | die | outcome                             |
        | 1   | Scott Rubel should bear Cervac Mk V |
        | 6   | Cervac Mk V should be in the deck   |

    Scenario Outline: The Medi-Kit, and a <die>
      Given it is the Rebel Player's Movement Segment
      And Kogus is in Solvia Wild
      And Kogus has 2 wounds
      And Kogus bears Medi-Kit of Ptolus
      And the possession repair die will be <die>
      And the possession repair dice would be <die> and <die>
      When the Rebel Player uses Medi-Kit of Ptolus to heal
      Then Kogus should be unwounded
      And 1 possession repair die should be rolled
      And <outcome>

      Examples:
        | die | outcome                               |
        | 5   | Kogus should bear Medi-Kit of Ptolus  |
        | 6   | Medi-Kit of Ptolus should be in the deck |

  @rule:9.25
  Rule: Bonus draws are declared before the first card

    Background:
      Given the scenario "Flight to Egrix"
      And Scott Rubel and Rayner Derban are in Charkhan Wild
      And Scott Rubel bears Cache of Rare Gems
      And the PDB on Charkhan is Up at level 1

    Scenario: Declared before the first card, the gems bring two draws
      Given the Rebel Player has sent Scott Rubel on Sabotage in Charkhan Wild
      And the Rebel Player has used Cache of Rare Gems for bonus draws
      And the Rebel Player has drawn cards 71, 92 and 94 in Charkhan Wild
      When the Rebel Player takes the bonus draws of Scott Rubel from cards 68, 69, 70, 72 and 74
      Then 2 Action Cards should be drawn

    Scenario: Nobody declares the gems, and Rayner Derban brings two draws by himself
      Given the Rebel Player has sent Scott Rubel and Rayner Derban on Sabotage in Charkhan Wild
      And the Rebel Player has drawn cards 71, 92 and 94 in Charkhan Wild
      When the Rebel Player takes the bonus draws of Scott Rubel from cards 68, 69, 70, 72 and 74
      Then 2 Action Cards should be drawn
      And Scott Rubel should bear Cache of Rare Gems

    Scenario Outline: Declared after <drawn>
      Given the Rebel Player has sent Scott Rubel on Sabotage in Charkhan Wild
      And the Rebel Player has drawn <drawn> in Charkhan Wild
      When the Rebel Player uses Cache of Rare Gems for bonus draws
      Then the order should be refused

      Examples:
        | drawn                |
        | card 71              |
        | cards 71 and 92      |
        | cards 71, 92 and 94  |

    Scenario Outline: The <weapon>, declared after card 71
      Given Redjac is in Charkhan Wild
      And Redjac is detected
      And Rayner Derban bears <weapon>
      And the Rebel Player has sent Rayner Derban on Assassination of Redjac in Charkhan Wild
      And the Rebel Player has drawn card 71 in Charkhan Wild
      When the Rebel Player uses <weapon> for bonus draws
      Then the order should be refused

      Examples:
        | weapon                     |
        | High Energy Sniper's Rifle |
        | Assassin's Blade           |

    Scenario: Scott Rubel declares the gems, and the draws are those of Rayner Derban, who goes by himself
      Given the Rebel Player has sent Scott Rubel on Sabotage in Charkhan Wild
      And the Rebel Player has sent Rayner Derban on Gather Information in Charkhan Wild
      And the Rebel Player has used Cache of Rare Gems for bonus draws
      And the Rebel Player has drawn cards 71, 92 and 94 in Charkhan Wild
      When the Rebel Player takes the bonus draws of Rayner Derban from cards 68, 69, 70, 72, 74, 75, 76 and 77
      Then 4 Action Cards should be drawn
