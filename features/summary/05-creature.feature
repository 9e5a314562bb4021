@ruleset:summary @section:5
Feature: 5 Creature

  Under this heading the document speaks of reaction moves, as section 10 does once more. In the Enemy
  Reaction Segment the player whose turn it is not may answer what the other has moved: with one move
  into each environ that holds enemy units or detected enemy characters, from elsewhere on its planet.

  Background:
    Given the scenario "The Varu Powderkeg"
    And the PDB on Solvia is Down at level 0

  @rule:5.1
  Rule: The non-phasing player may react

    Scenario Outline: The <reacting> Player reacts in the turn of the <phasing> Player
      Given it is the <phasing> Player's Enemy Reaction Segment
      And Rebel Wild 2-1 1 and Kogus are in Solvia Wild
      And Line 1 and Gelba are in Solvia Urban
      And Kogus and Gelba are detected
      When the <reacting> Player reacts with <unit> to <environ>
      Then <unit> should be in <environ>

      Examples:
        | phasing  | reacting | unit             | environ      |
        | Rebel    | Imperial | Line 1           | Solvia Wild  |
        | Imperial | Rebel    | Rebel Wild 2-1 1 | Solvia Urban |

    Scenario Outline: The <player> Player tries to react in his own turn
      Given it is the <player> Player's Enemy Reaction Segment
      And Rebel Wild 2-1 1 and Kogus are in Solvia Wild
      And Line 1 and Gelba are in Solvia Urban
      And Kogus and Gelba are detected
      When the <player> Player reacts with <unit> to <environ>
      Then the order should be refused

      Examples:
        | player   | unit             | environ      |
        | Rebel    | Rebel Wild 2-1 1 | Solvia Urban |
        | Imperial | Line 1           | Solvia Wild  |

    Scenario Outline: In the <phasing> Player's <moment> the <player> Player tries to react
      Given it is the <phasing> Player's <moment>
      And Rebel Wild 2-1 1 and Kogus are in Solvia Wild
      And Line 1 and Gelba are in Solvia Urban
      And Kogus and Gelba are detected
      When the <player> Player reacts with <unit> to <environ>
      Then the order should be refused

      Examples:
        | phasing  | moment                  | player   | unit             | environ      |
        | Rebel    | Movement Segment        | Imperial | Line 1           | Solvia Wild  |
        | Rebel    | Movement Segment        | Rebel    | Rebel Wild 2-1 1 | Solvia Urban |
        | Rebel    | Military Combat Segment | Imperial | Line 1           | Solvia Wild  |
        | Rebel    | Search Phase            | Imperial | Line 1           | Solvia Wild  |
        | Imperial | Movement Segment        | Rebel    | Rebel Wild 2-1 1 | Solvia Urban |
        | Imperial | Military Combat Segment | Rebel    | Rebel Wild 2-1 1 | Solvia Urban |
        | Imperial | Mission Phase           | Rebel    | Rebel Wild 2-1 1 | Solvia Urban |

    Scenario: A Line that has moved in its own turn reacts in the turn of the enemy
      Given it is the Imperial Player's Movement Segment
      And Rebel Wild 2-1 1 and Kogus are in Solvia Wild
      And Line 1 is in Solvia Urban
      And Kogus is detected
      And the Imperial Player has moved Line 1 to Solvia Subterranean
      And both players have passed until the Rebel Player's Enemy Reaction Segment
      When the Imperial Player reacts with Line 1 to Solvia Wild
      Then Line 1 should be in Solvia Wild

    Scenario: The Imperial Player could react, and lets the segment go by
      Given it is the Rebel Player's Enemy Reaction Segment
      And Rebel Wild 2-1 1 and Kogus are in Solvia Wild
      And Militia 1 is in Solvia Wild
      And Line 1 is in Solvia Urban
      And Kogus is detected
      When both players pass until the Rebel Player's Military Combat Segment
      Then it should be the Rebel Player's Military Combat Segment
      And Line 1 should be in Solvia Urban
      And Militia 1 should be in Solvia Wild

  @rule:5.2
  Rule: One reaction move for each environ that provokes it

    Scenario Outline: The first reaction move of the segment goes into <environ>
      Given it is the Rebel Player's Enemy Reaction Segment
      And Rebel Wild 2-1 1 and Kogus are in Solvia Urban
      And Rebel Wild 2-1 2 and Rayner Derban are in Solvia Subterranean
      And Kogus and Rayner Derban are detected
      And Militia 1, Militia 2 and Militia 3 are in Solvia Wild
      When the Imperial Player reacts with Militia 1 to <environ>
      Then Militia 1 should be in <environ>
      And Militia 2 and Militia 3 should be in Solvia Wild

      Examples:
        | environ             |
        | Solvia Urban        |
        | Solvia Subterranean |

    Scenario Outline: After a reaction move into <first>, another goes into <second>
      Given it is the Rebel Player's Enemy Reaction Segment
      And Rebel Wild 2-1 1 and Kogus are in Solvia Urban
      And Rebel Wild 2-1 2 and Rayner Derban are in Solvia Subterranean
      And Kogus and Rayner Derban are detected
      And Militia 1, Militia 2 and Militia 3 are in Solvia Wild
      And the Imperial Player has reacted with Militia 1 to <first>
      When the Imperial Player reacts with Militia 2 to <second>
      Then Militia 2 should be in <second>
      And Militia 1 should be in <first>

      Examples:
        | first               | second              |
        | Solvia Urban        | Solvia Subterranean |
        | Solvia Subterranean | Solvia Urban        |

    Scenario Outline: After <first> has reacted into <environ>, <second> is to follow there
      Given it is the Rebel Player's Enemy Reaction Segment
      And Rebel Wild 2-1 1 and Kogus are in Solvia Urban
      And Rebel Wild 2-1 2 and Rayner Derban are in Solvia Subterranean
      And Kogus and Rayner Derban are detected
      And Militia 1, Militia 2 and Gelba are in Solvia Wild
      And the Imperial Player has reacted with <first> to <environ>
      When the Imperial Player reacts with <second> to <environ>
      Then the order should be refused

      Examples:
        | environ             | first     | second    |
        | Solvia Urban        | Militia 1 | Militia 2 |
        | Solvia Urban        | Militia 1 | Gelba     |
        | Solvia Urban        | Gelba     | Militia 1 |
        | Solvia Subterranean | Militia 1 | Militia 2 |

    Scenario Outline: Two units and two detected characters are in Solvia Urban, and <second> is to follow <first> there
      Given it is the Rebel Player's Enemy Reaction Segment
      And Rebel Wild 2-1 1, Rebel Wild 2-1 2, Kogus and Rayner Derban are in Solvia Urban
      And Kogus and Rayner Derban are detected
      And Militia 1, Militia 2 and Gelba are in Solvia Wild
      And the Imperial Player has reacted with <first> to Solvia Urban
      When the Imperial Player reacts with <second> to Solvia Urban
      Then the order should be refused

      Examples:
        | first     | second    |
        | Militia 1 | Militia 2 |
        | Gelba     | Militia 1 |

    Scenario Outline: Where <what> of the Rebel Player is, there is no reaction move
      Given it is the Rebel Player's Enemy Reaction Segment
      And Rebel Wild 2-1 1 and Kogus are in Solvia Urban
      And Kogus is detected
      And Rayner Derban is in <place>
      And Rayner Derban is undetected
      And Militia 1, Militia 2 and Militia 3 are in Solvia Wild
      When the Imperial Player reacts with Militia 1 to Solvia Subterranean
      Then the order should be refused

      Examples:
        | what                               | place               |
        | nobody                             | Cercis Wild         |
        | nobody but an undetected character | Solvia Subterranean |

    Scenario: In the next turn of the Rebel Player, another reaction move goes into the same environ
      Given it is the Rebel Player's Enemy Reaction Segment
      And Rebel Wild 2-1 1 and Kogus are in Solvia Urban
      And Kogus is detected
      And Militia 1 and Militia 2 are in Solvia Wild
      And the Imperial Player has reacted with Militia 1 to Solvia Urban
      And both players have passed until the Imperial Player's Movement Segment
      And both players have passed until the Rebel Player's Enemy Reaction Segment
      When the Imperial Player reacts with Militia 2 to Solvia Urban
      Then Militia 1 and Militia 2 should be in Solvia Urban

    Scenario: Both environs have had their reaction move
      Given it is the Rebel Player's Enemy Reaction Segment
      And Rebel Wild 2-1 1 and Kogus are in Solvia Urban
      And Rebel Wild 2-1 2 and Rayner Derban are in Solvia Subterranean
      And Kogus and Rayner Derban are detected
      And Militia 1, Militia 2 and Militia 3 are in Solvia Wild
      And the Imperial Player has reacted with Militia 1 to Solvia Urban
      And the Imperial Player has reacted with Militia 2 to Solvia Subterranean
      When the Imperial Player reacts with Militia 3 to Solvia Urban
      Then the order should be refused

    Scenario: The Rebel Player reacts into two environs
      Given it is the Imperial Player's Enemy Reaction Segment
      And Line 1 and Gelba are in Solvia Urban
      And Line 2 and Jin Voles are in Solvia Subterranean
      And Gelba and Jin Voles are detected
      And Rebel Wild 2-1 1 and Rebel Wild 2-1 2 are in Solvia Wild
      And the Rebel Player has reacted with Rebel Wild 2-1 1 to Solvia Urban
      When the Rebel Player reacts with Rebel Wild 2-1 2 to Solvia Subterranean
      Then Rebel Wild 2-1 2 should be in Solvia Subterranean
      And Rebel Wild 2-1 1 should be in Solvia Urban

    Scenario: The Rebel Player reacts into one environ twice
      Given it is the Imperial Player's Enemy Reaction Segment
      And Line 1 and Gelba are in Solvia Urban
      And Line 2 and Jin Voles are in Solvia Subterranean
      And Gelba and Jin Voles are detected
      And Rebel Wild 2-1 1 and Rebel Wild 2-1 2 are in Solvia Wild
      And the Rebel Player has reacted with Rebel Wild 2-1 1 to Solvia Urban
      When the Rebel Player reacts with Rebel Wild 2-1 2 to Solvia Urban
      Then the order should be refused

  @rule:5.3
  Rule: What a single reaction move may bring

    Scenario Outline: The Imperial Player brings <pieces>
      Given it is the Rebel Player's Enemy Reaction Segment
      And Rebel Wild 2-1 1 and Kogus are in Solvia Wild
      And Kogus is detected
      And Line 1, Militia 1 and Gelba are in Solvia Urban
      And Gelba leads Line 1 and Militia 1
      And Senator Dermond is in Solvia Urban
      When the Imperial Player reacts with <pieces> to Solvia Wild
      Then <pieces> should be in Solvia Wild
      And <left> should be in Solvia Urban

      Examples:
        | pieces           | left                                 |
        | Line 1           | Militia 1, Gelba and Senator Dermond |
        | Militia 1        | Line 1, Gelba and Senator Dermond    |
        | Line 1 and Gelba | Militia 1 and Senator Dermond        |
        | Senator Dermond  | Line 1, Militia 1 and Gelba          |

    Scenario Outline: The Rebel Player brings <pieces>
      Given it is the Imperial Player's Enemy Reaction Segment
      And Line 1 and Gelba are in Solvia Urban
      And Gelba is detected
      And Rebel Wild 2-1 1, Rebel Wild 1-0 1 and Adam Starlight are in Solvia Wild
      And Adam Starlight leads Rebel Wild 2-1 1 and Rebel Wild 1-0 1
      And Kogus is in Solvia Wild
      When the Rebel Player reacts with <pieces> to Solvia Urban
      Then <pieces> should be in Solvia Urban
      And <left> should be in Solvia Wild

      Examples:
        | pieces                              | left                                                  |
        | Rebel Wild 2-1 1                    | Rebel Wild 1-0 1, Adam Starlight and Kogus            |
        | Rebel Wild 1-0 1 and Adam Starlight | Rebel Wild 2-1 1 and Kogus                            |
        | Kogus                               | Rebel Wild 2-1 1, Rebel Wild 1-0 1 and Adam Starlight |

    Scenario Outline: The Imperial Player tries to bring <pieces>
      Given it is the Rebel Player's Enemy Reaction Segment
      And Rebel Wild 2-1 1 and Kogus are in Solvia Wild
      And Kogus is detected
      And Line 1, Militia 1 and Gelba are in Solvia Urban
      And Gelba leads Line 1 and Militia 1
      And Senator Dermond and Jin Voles are in Solvia Urban
      When the Imperial Player reacts with <pieces> to Solvia Wild
      Then the order should be refused

      Examples:
        | pieces                        |
        | Line 1 and Militia 1          |
        | Line 1, Militia 1 and Gelba   |
        | Line 1, Gelba and Jin Voles   |
        | Line 1 and Senator Dermond    |
        | Senator Dermond and Jin Voles |

    Scenario Outline: The Rebel Player tries to bring <pieces>
      Given it is the Imperial Player's Enemy Reaction Segment
      And Line 1 and Gelba are in Solvia Urban
      And Gelba is detected
      And Rebel Wild 2-1 1, Rebel Wild 1-0 1 and Rayner Derban are in Solvia Wild
      And Rayner Derban leads Rebel Wild 2-1 1 and Rebel Wild 1-0 1
      And Kogus and Zina Adora are in Solvia Wild
      When the Rebel Player reacts with <pieces> to Solvia Urban
      Then the order should be refused

      Examples:
        | pieces                                |
        | Rebel Wild 2-1 1 and Rebel Wild 1-0 1 |
        | Rebel Wild 2-1 1 and Kogus            |
        | Kogus and Zina Adora                  |

    Scenario Outline: <character>, who has no Leadership, stands with <unit> of the <player> Player
      Given it is the <phasing> Player's Enemy Reaction Segment
      And Rebel Wild 2-1 1 and Kogus are in Solvia Wild
      And Line 1 and Senator Dermond are in Solvia Urban
      And <unit> and <character> are stacked together
      And <enemy> is detected
      When the <player> Player reacts with <unit> and <character> to <environ>
      Then the order should be refused

      Examples:
        | phasing  | player   | unit             | character       | enemy           | environ      |
        | Rebel    | Imperial | Line 1           | Senator Dermond | Kogus           | Solvia Wild  |
        | Imperial | Rebel    | Rebel Wild 2-1 1 | Kogus           | Senator Dermond | Solvia Urban |
