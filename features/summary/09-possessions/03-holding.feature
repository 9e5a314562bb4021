@ruleset:summary @section:9
Feature: 9 Possessions

  Possessions are borne by characters, and change hands among those who are stacked together as the Rebel Mission Phase
  opens: before anybody is sent on a mission.

  Background:
    Given the scenario "The Varu Powderkeg"
    And it is the Rebel Player's Mission Phase
    And Kogus and Rayner Derban are in Solvia Wild

  @rule:9.11
  Rule: Possessions change hands only as the missions open

    Scenario Outline: The <possession>, before anything is done
      Given Kogus bears <possession>
      When the Rebel Player gives <possession> to Rayner Derban
      Then Rayner Derban should bear <possession>

      Examples:
        | possession                 |
        | High Energy Sniper's Rifle |
        | Scanner                    |
        | Norrocks                   |

    Scenario: One gift follows another
      Given Kogus bears Scanner and Assassin's Blade
      And the Rebel Player has given Scanner to Rayner Derban
      When the Rebel Player gives Assassin's Blade to Rayner Derban
      Then Rayner Derban should bear Scanner and Assassin's Blade

    Scenario Outline: The <possession>, after a card has been drawn
      Given Kogus bears <possession>
      And Scott Rubel is in Solvia Wild
      And the Rebel Player has sent Scott Rubel on Scavenge for Possessions in Solvia Wild
      And the Rebel Player has drawn card 92 in Solvia Wild
      When the Rebel Player gives <possession> to Rayner Derban
      Then the order should be refused

      Examples:
        | possession                 |
        | High Energy Sniper's Rifle |
        | Scanner                    |
        | Norrocks                   |

    Scenario: The Star Cruiser, after a card has been drawn
      Given Kogus holds Star Cruiser
      And Scott Rubel is in Solvia Wild
      And the Rebel Player has sent Scott Rubel on Scavenge for Possessions in Solvia Wild
      And the Rebel Player has drawn card 92 in Solvia Wild
      When the Rebel Player gives Star Cruiser to Rayner Derban
      Then the order should be refused

    Scenario: Scanner, after the only mission is over
      Given Kogus bears Scanner
      And Scott Rubel is in Solvia Wild
      And the Rebel Player has sent Scott Rubel on Scavenge for Possessions in Solvia Wild
      And the Rebel Player has drawn card 92 in Solvia Wild
      And the Rebel Player has stopped the missions in Solvia Wild
      When the Rebel Player gives Scanner to Rayner Derban
      Then the order should be refused

    Scenario Outline: <possession>, in the <moment> of the <side> Player
      Given Kogus bears <possession>
      And it is the <side> Player's <moment>
      When the Rebel Player gives <possession> to Rayner Derban
      Then the order should be refused

      Examples:
        | possession | side     | moment           |
        | Scanner    | Rebel    | Movement Segment |
        | Scanner    | Rebel    | Search Phase     |
        | Scanner    | Imperial | Mission Phase    |
        | Norrocks   | Rebel    | Movement Segment |
        | Norrocks   | Imperial | Mission Phase    |

  @rule:9.12
  Rule: Weapons and objects without limit

    Scenario: The sixth object, beside two weapons
      Given Kogus bears Scanner
      And Rayner Derban bears High Energy Sniper's Rifle and Assassin's Blade
      And Rayner Derban bears Helian Drug, Scrambler, Medi-Kit of Ptolus, Personal Body Shield and Cache of Rare Gems
      When the Rebel Player gives Scanner to Rayner Derban
      Then Rayner Derban should bear Scanner, Helian Drug, Scrambler, Personal Body Shield and Cache of Rare Gems
      And Rayner Derban should bear Medi-Kit of Ptolus, High Energy Sniper's Rifle and Assassin's Blade

    Scenario: The second weapon, beside six objects
      Given Kogus bears Assassin's Blade
      And Rayner Derban bears High Energy Sniper's Rifle, Scanner and Scrambler
      And Rayner Derban bears Helian Drug, Medi-Kit of Ptolus, Personal Body Shield and Cache of Rare Gems
      When the Rebel Player gives Assassin's Blade to Rayner Derban
      Then Rayner Derban should bear Assassin's Blade, High Energy Sniper's Rifle, Scanner and Scrambler
      And Rayner Derban should bear Helian Drug, Medi-Kit of Ptolus, Personal Body Shield and Cache of Rare Gems

    Scenario: The sixth object is one that he finds
      Given Rayner Derban bears High Energy Sniper's Rifle and Assassin's Blade
      And Rayner Derban bears Helian Drug, Scanner, Medi-Kit of Ptolus, Personal Body Shield and Cache of Rare Gems
      And the Rebel Player has sent Rayner Derban on Scavenge for Possessions in Solvia Wild
      And chance will draw Scrambler
      And the Rebel Player will hand it to Rayner Derban
      When the Rebel Player draws card 71 in Solvia Wild
      Then Rayner Derban should bear Scrambler, Helian Drug, Scanner, Personal Body Shield and Cache of Rare Gems
      And Rayner Derban should bear Medi-Kit of Ptolus, High Energy Sniper's Rifle and Assassin's Blade

  @rule:9.13
  Rule: One companion to a character

    Scenario Outline: Rayner Derban has the <first>, and is offered the <second>
      Given Kogus bears <second>
      And Rayner Derban bears <first>
      When the Rebel Player gives <second> to Rayner Derban
      Then the order should be refused

      Examples:
        | first           | second          |
        | Cervac Mk V     | Norrocks        |
        | Cervac Mk V     | Charsot         |
        | Cervac Mk V     | Advisor Android |
        | Norrocks        | Cervac Mk V     |
        | Norrocks        | Charsot         |
        | Norrocks        | Advisor Android |
        | Charsot         | Cervac Mk V     |
        | Charsot         | Norrocks        |
        | Charsot         | Advisor Android |
        | Advisor Android | Cervac Mk V     |
        | Advisor Android | Norrocks        |
        | Advisor Android | Charsot         |

    Scenario: Rayner Derban has Charsot and much else, and is offered the Norrocks
      Given Kogus bears Norrocks
      And Rayner Derban bears High Energy Sniper's Rifle, Scanner and Charsot
      And Rayner Derban holds Star Cruiser
      When the Rebel Player gives Norrocks to Rayner Derban
      Then the order should be refused

    Scenario: Rayner Derban has Charsot, and finds the Norrocks together with Kogus
      Given Rayner Derban bears Charsot
      And the Rebel Player has sent Rayner Derban and Kogus on Scavenge for Possessions in Solvia Wild
      And chance will draw Norrocks
      And the Rebel Player will hand it to Rayner Derban
      And the Rebel Player will hand it to Kogus
      When the Rebel Player draws card 68 in Solvia Wild
      Then Kogus should bear Norrocks
      And Rayner Derban should bear Charsot

    Scenario Outline: Rayner Derban has no companion, and is offered the <companion>
      Given Kogus bears <companion>
      And Rayner Derban bears High Energy Sniper's Rifle and Scanner
      And Rayner Derban holds Star Cruiser
      When the Rebel Player gives <companion> to Rayner Derban
      Then Rayner Derban should bear <companion>

      Examples:
        | companion       |
        | Cervac Mk V     |
        | Norrocks        |
        | Charsot         |
        | Advisor Android |

    Scenario: Rayner Derban has Charsot, and is offered the Scanner
      Given Kogus bears Scanner
      And Rayner Derban bears Charsot
      When the Rebel Player gives Scanner to Rayner Derban
      Then Rayner Derban should bear Scanner and Charsot

  @rule:9.14
  Rule: One spaceship to a character

    Scenario Outline: Rayner Derban has the <first>, and is offered the <second>
      Given Kogus holds <second>
      And Rayner Derban holds <first>
      When the Rebel Player gives <second> to Rayner Derban
      Then the order should be refused

      Examples:
        | first               | second              |
        | Explorer            | Star Cruiser        |
        | Galactic Freighter  | Explorer            |
        | Interstellar Sloop  | Galactic Freighter  |
        | Planetary Privateer | Interstellar Sloop  |
        | Solar Merchant      | Planetary Privateer |
        | Star Cruiser        | Solar Merchant      |
        | Stellar Courier     | S-XIII              |
        | S-XIII              | Stellar Courier     |

    Scenario: Rayner Derban has the Explorer and much else, and is offered the Star Cruiser
      Given Kogus holds Star Cruiser
      And Rayner Derban holds Explorer
      And Rayner Derban bears Assassin's Blade, Scrambler and Norrocks
      When the Rebel Player gives Star Cruiser to Rayner Derban
      Then the order should be refused

    Scenario: Rayner Derban has the Explorer, and finds the Star Cruiser together with Kogus
      Given Rayner Derban holds Explorer
      And the Rebel Player has sent Rayner Derban and Kogus on Scavenge for Possessions in Solvia Wild
      And chance will draw Star Cruiser
      And the Rebel Player will hand it to Rayner Derban
      And the Rebel Player will hand it to Kogus
      When the Rebel Player draws card 68 in Solvia Wild
      Then Kogus should bear Star Cruiser
      And Rayner Derban should bear Explorer

    Scenario: Zina Adora falls beside Rayner Derban, who has the Explorer, and Kogus, who has no ship
      Given Zina Adora is in Solvia Wild
      And Zina Adora holds Star Cruiser
      And Rayner Derban holds Explorer
      And the Rebel Player has sent Zina Adora on Scavenge for Possessions in Solvia Wild
      And an event will hit the group of Zina Adora in this order
      And nobody will try to break off
      And the combat defender die will be 4
      And the combat attacker die will be 6
      And the Rebel Player will hand it to Rayner Derban
      And the Rebel Player will hand it to Kogus
      When the Rebel Player draws card 91 in Solvia Wild
      Then Zina Adora should be killed
      And Kogus should bear Star Cruiser
      And Rayner Derban should bear Explorer

    Scenario: Rayner Derban has no ship, and is offered the Star Cruiser
      Given Kogus holds Star Cruiser
      And Rayner Derban bears Assassin's Blade, Scrambler and Norrocks
      When the Rebel Player gives Star Cruiser to Rayner Derban
      Then Rayner Derban should bear Star Cruiser

    Scenario: Rayner Derban has the Explorer, and is offered the Scanner
      Given Kogus bears Scanner
      And Rayner Derban holds Explorer
      When the Rebel Player gives Scanner to Rayner Derban
      Then Rayner Derban should bear Scanner and Explorer
