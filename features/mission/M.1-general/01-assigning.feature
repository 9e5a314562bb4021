@ruleset:mission @section:M.1
Feature: M.1 General: assigning missions

  Background:
    Given the scenario "The Varu Powderkeg"

  @rule:M.1.1
  Rule: Missions belong to the Mission Phase

    Scenario Outline: The <side> Player assigns a mission in his own <moment>
      Given it is the <side> Player's <moment>
      And <character> is in Solvia Wild
      When the <side> Player sends <character> on Gain Characters in Solvia Wild
      Then the order should be refused

      Examples:
        | side     | moment                  | character     |
        | Rebel    | Movement Segment        | Boccanegra    |
        | Rebel    | Enemy Reaction Segment  | Boccanegra    |
        | Rebel    | Military Combat Segment | Boccanegra    |
        | Rebel    | Search Phase            | Boccanegra    |
        | Rebel    | End Phase               | Boccanegra    |
        | Imperial | Movement Segment        | Vans Ka-Tie-A |
        | Imperial | Enemy Reaction Segment  | Vans Ka-Tie-A |
        | Imperial | Military Combat Segment | Vans Ka-Tie-A |
        | Imperial | Search Phase            | Vans Ka-Tie-A |
        | Imperial | End Phase               | Vans Ka-Tie-A |

    Scenario Outline: The <side> Player assigns a mission in the Mission Phase of the <other> Player
      Given it is the <other> Player's Mission Phase
      And <character> is in Solvia Wild
      When the <side> Player sends <character> on Gain Characters in Solvia Wild
      Then the order should be refused

      Examples:
        | side     | other    | character     |
        | Rebel    | Imperial | Boccanegra    |
        | Imperial | Rebel    | Vans Ka-Tie-A |

    Scenario Outline: The <side> Player assigns a mission in his own Mission Phase
      Given it is the <side> Player's Mission Phase
      And <character> is in Solvia Wild
      When the <side> Player sends <character> on Gain Characters in Solvia Wild
      Then the mission of <character> should be active

      Examples:
        | side     | character     |
        | Rebel    | Boccanegra    |
        | Imperial | Vans Ka-Tie-A |

  @rule:M.1.2
  Rule: Only missions that have a card exist

    Scenario Outline: The <side> Player wants <mission>
      Given it is the <side> Player's Mission Phase
      And <character> is in Solvia Wild
      When the <side> Player sends <character> on <mission> in Solvia Wild
      Then the order should be refused

      Examples:
        | side     | character     | mission        |
        | Rebel    | Boccanegra    | "Espionage"    |
        | Rebel    | Boccanegra    | "Bank Robbery" |
        | Imperial | Vans Ka-Tie-A | "Espionage"    |
        | Imperial | Vans Ka-Tie-A | "Kidnapping"   |

    Scenario Outline: The <side> Player wants <mission>, and there is a card for it
      Given it is the <side> Player's Mission Phase
      And <character> is in Solvia Wild
      When the <side> Player sends <character> on <mission> in Solvia Wild
      Then the mission of <character> should be active

      Examples:
        | side     | character     | mission                  |
        | Rebel    | Boccanegra    | Gain Characters          |
        | Rebel    | Boccanegra    | Scavenge for Possessions |
        | Imperial | Vans Ka-Tie-A | Gain Characters          |

  @rule:M.1.3
  Rule: Units and empty ships go on no missions

    Scenario: Rebel troops are to look for recruits
      Given it is the Rebel Player's Mission Phase
      And Boccanegra and Rebel Wild 2-1 1 are in Solvia Wild
      When the Rebel Player sends Rebel Wild 2-1 1 on Gain Characters in Solvia Wild
      Then the order should be refused

    Scenario: Imperial troops are to look for recruits
      Given it is the Imperial Player's Mission Phase
      And Vans Ka-Tie-A and Patrol 1 are in Solvia Urban
      When the Imperial Player sends Patrol 1 on Gain Characters in Solvia Urban
      Then the order should be refused

    Scenario: A spaceship is to go without its pilot
      Given it is the Rebel Player's Mission Phase
      And Boccanegra is in Solvia Wild
      And Boccanegra holds the Star Cruiser
      When the Rebel Player sends the Star Cruiser on Gain Characters in Solvia Wild
      Then the order should be refused

    Scenario: Rebel troops are to go along with a character
      Given it is the Rebel Player's Mission Phase
      And Boccanegra and Rebel Wild 2-1 1 are in Solvia Wild
      When the Rebel Player sends Boccanegra and Rebel Wild 2-1 1 on Gain Characters in Solvia Wild
      Then the order should be refused

    Scenario: A character beside troops looks for recruits
      Given it is the Rebel Player's Mission Phase
      And Boccanegra and Rebel Wild 2-1 1 are in Solvia Wild
      When the Rebel Player sends Boccanegra on Gain Characters in Solvia Wild
      Then the mission of Boccanegra should be active

    Scenario: A character leaves his spaceship to look for recruits
      Given it is the Rebel Player's Mission Phase
      And Boccanegra is in Solvia Wild
      And Boccanegra holds the Star Cruiser
      When the Rebel Player sends Boccanegra on Gain Characters in Solvia Wild
      Then the mission of Boccanegra should be active
      And Boccanegra should hold the Star Cruiser

    Scenario: An Imperial character beside troops looks for recruits
      Given it is the Imperial Player's Mission Phase
      And Vans Ka-Tie-A and Patrol 1 are in Solvia Urban
      When the Imperial Player sends Vans Ka-Tie-A on Gain Characters in Solvia Urban
      Then the mission of Vans Ka-Tie-A should be active

  @rule:M.1.4
  Rule: A mission happens where its characters are

    Scenario Outline: Boccanegra stands in Solvia Wild, and is to work in <environ>
      Given it is the Rebel Player's Mission Phase
      And Boccanegra is in Solvia Wild
      When the Rebel Player sends Boccanegra on Scavenge for Possessions in <environ>
      Then the order should be refused

      Examples:
        | environ      |
        | Solvia Urban |
        | Horon Liquid |

    Scenario: Boccanegra works where he stands
      Given it is the Rebel Player's Mission Phase
      And Boccanegra is in Solvia Wild
      When the Rebel Player sends Boccanegra on Scavenge for Possessions in Solvia Wild
      Then the mission of Boccanegra should be active

    Scenario Outline: <first> and <second> are to work in Solvia Urban, and Els Taroff stands in <environ>
      Given it is the Imperial Player's Mission Phase
      And Els Taroff is in <environ>
      And Jin Voles is in Solvia Urban
      When the Imperial Player sends <first> and <second> on Gain Characters in Solvia Urban
      Then the order should be refused

      Examples:
        | environ             | first      | second     |
        | Solvia Subterranean | Els Taroff | Jin Voles  |
        | Solvia Subterranean | Jin Voles  | Els Taroff |
        | Horon Liquid        | Els Taroff | Jin Voles  |

    Scenario: Els Taroff and Jin Voles both stand in Solvia Urban
      Given it is the Imperial Player's Mission Phase
      And Els Taroff and Jin Voles are in Solvia Urban
      When the Imperial Player sends Els Taroff and Jin Voles on Gain Characters in Solvia Urban
      Then the mission of Els Taroff and Jin Voles should be active

    Scenario: Boccanegra and Jin Voles stand in Solvia Urban, and the Rebel Player sends Jin Voles
      Given it is the Rebel Player's Mission Phase
      And Boccanegra and Jin Voles are in Solvia Urban
      When the Rebel Player sends Jin Voles on Gain Characters in Solvia Urban
      Then the order should be refused

    Scenario: Boccanegra and Jin Voles stand in Solvia Urban, and the Rebel Player sends Boccanegra
      Given it is the Rebel Player's Mission Phase
      And Boccanegra and Jin Voles are in Solvia Urban
      When the Rebel Player sends Boccanegra on Gain Characters in Solvia Urban
      Then the mission of Boccanegra should be active

  @rule:M.1.8
  Rule: No joining the mission stack in the Mission Phase

    Scenario: Boccanegra would leave his troops for the mission stack
      Given it is the Rebel Player's Mission Phase
      And Boccanegra, Zina Adora and Rebel Wild 2-1 1 are in Solvia Wild
      And Boccanegra and Rebel Wild 2-1 1 are stacked together
      When the Rebel Player stacks Boccanegra and Zina Adora
      Then the order should be refused

    Scenario: Boccanegra would leave his troops to work alone
      Given it is the Rebel Player's Mission Phase
      And Boccanegra and Rebel Wild 2-1 1 are in Solvia Wild
      And Boccanegra and Rebel Wild 2-1 1 are stacked together
      When the Rebel Player stacks Boccanegra
      Then the order should be refused

    Scenario: Boccanegra leaves his troops in time, in the Operations Phase
      Given it is the Rebel Player's Military Combat Segment
      And Boccanegra, Zina Adora and Rebel Wild 2-1 1 are in Solvia Wild
      And Boccanegra and Rebel Wild 2-1 1 are stacked together
      When the Rebel Player stacks Boccanegra and Zina Adora
      Then Boccanegra and Zina Adora should be stacked together
      And Boccanegra and Rebel Wild 2-1 1 should stand in different stacks

    Scenario: A mission for Boccanegra, who is with his troops
      Given it is the Rebel Player's Mission Phase
      And Boccanegra, Zina Adora and Rebel Wild 2-1 1 are in Solvia Wild
      And Boccanegra and Rebel Wild 2-1 1 are stacked together
      When the Rebel Player sends Boccanegra on Gain Characters in Solvia Wild
      Then the order should be refused

    Scenario: Boccanegra, who is with his troops, is to join Zina Adora on her mission
      Given it is the Rebel Player's Mission Phase
      And Boccanegra, Zina Adora and Rebel Wild 2-1 1 are in Solvia Wild
      And Boccanegra and Rebel Wild 2-1 1 are stacked together
      When the Rebel Player sends Boccanegra and Zina Adora on Gain Characters in Solvia Wild
      Then the order should be refused

    Scenario: A mission for Boccanegra and Zina Adora, who stand apart from the troops
      Given it is the Rebel Player's Mission Phase
      And Boccanegra, Zina Adora and Rebel Wild 2-1 1 are in Solvia Wild
      And Boccanegra and Zina Adora are stacked together
      When the Rebel Player sends Boccanegra and Zina Adora on Gain Characters in Solvia Wild
      Then the mission of Boccanegra and Zina Adora should be active

    Scenario: An Imperial character would leave his troops
      Given it is the Imperial Player's Mission Phase
      And Els Taroff, Jin Voles and Line 1 are in Solvia Urban
      And Els Taroff and Line 1 are stacked together
      When the Imperial Player stacks Els Taroff and Jin Voles
      Then the order should be refused
