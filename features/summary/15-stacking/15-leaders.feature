@ruleset:summary @section:15
Feature: 15 Stacking: leaders

  A character with Leadership may lead the units that he stands with. Four Patrols and two Rebel 2-1s are as
  strong as each other: what the attack costs the Patrols shows who leads the Rebel units.

  Background:
    Given the scenario "The Varu Powderkeg"
    And the PDB on Solvia is Down at level 0

  @rule:15.9
  Rule: Leadership makes a character eligible to lead

    Scenario Outline: <character>, whose Leadership is <Leadership>, is named
      Given it is the <side> Player's Movement Segment
      And <unit> and <character> are in <environ>
      And <unit> and <character> are stacked together
      When the <side> Player names <character> leader in <environ>
      Then <character> should lead <unit>

      Examples:
        | side     | character      | Leadership | unit             | environ      |
        | Rebel    | Adam Starlight | 1          | Rebel Wild 2-1 1 | Cercis Wild  |
        | Rebel    | Doctor Sontag  | 1          | Rebel Wild 2-1 1 | Cercis Wild  |
        | Rebel    | Boccanegra     | 2          | Rebel Wild 2-1 1 | Cercis Wild  |
        | Rebel    | Rayner Derban  | 4          | Rebel Wild 2-1 1 | Cercis Wild  |
        | Imperial | Thysa Kymbo    | 1          | Line 1           | Solvia Urban |

    Scenario Outline: <character>, whose Leadership is 0, cannot lead
      Given it is the <side> Player's Movement Segment
      And <unit> and <character> are in <environ>
      And <unit> and <character> are stacked together
      When the <side> Player names <character> leader in <environ>
      Then the order should be refused

      Examples:
        | side     | character       | unit             | environ      |
        | Rebel    | Kogus           | Rebel Wild 2-1 1 | Cercis Wild  |
        | Rebel    | Oneste Woada    | Rebel Wild 2-1 1 | Cercis Wild  |
        | Imperial | Senator Dermond | Line 1           | Solvia Urban |

    Scenario: Rayner Derban, who is in another environ, cannot lead
      Given it is the Rebel Player's Movement Segment
      And Rebel Wild 2-1 1 and Zina Adora are in Cercis Wild
      And Rebel Wild 2-1 1 and Zina Adora are stacked together
      And Rebel Wild 2-1 2 and Rayner Derban are in Cercis Subterranean
      And Rebel Wild 2-1 2 and Rayner Derban are stacked together
      When the Rebel Player names Rayner Derban leader in Cercis Wild
      Then the order should be refused

    Scenario: Rayner Derban, once named, leads the attack
      Given it is the Rebel Player's Military Combat Segment
      And Rebel Wild 2-1 1, Rebel Wild 2-1 2 and Rayner Derban are in Solvia Urban
      And Rebel Wild 2-1 1, Rebel Wild 2-1 2 and Rayner Derban are stacked together
      And Patrol 1, Patrol 2, Patrol 3 and Patrol 4 are in Solvia Urban
      And the Rebel Player has named Rayner Derban leader in Solvia Urban
      And the military defender dice will be 1 and 1
      And the military attacker dice will be 6 and 6
      When the Rebel Player attacks the military units in Solvia Urban
      Then 1 Patrol should be in Solvia Urban
      And 2 Rebel Wild 2-1s should be in Solvia Urban

  @rule:15.10
  Rule: The leader may be replaced at any moment

    Scenario Outline: Rayner Derban takes over in the <side> Player's <moment>
      Given it is the <side> Player's <moment>
      And Rebel Wild 2-1 1, Zina Adora and Rayner Derban are in Cercis Wild
      And Zina Adora leads Rebel Wild 2-1 1 and Rayner Derban
      When the Rebel Player names Rayner Derban leader in Cercis Wild
      Then Rayner Derban should lead Rebel Wild 2-1 1 and Zina Adora

      Examples:
        | side     | moment                  |
        | Rebel    | Movement Segment        |
        | Rebel    | Enemy Reaction Segment  |
        | Rebel    | Military Combat Segment |
        | Rebel    | Search Phase            |
        | Rebel    | Mission Phase           |
        | Imperial | Movement Segment        |
        | Imperial | Enemy Reaction Segment  |
        | Imperial | Military Combat Segment |
        | Imperial | Search Phase            |
        | Imperial | Mission Phase           |

    Scenario: Zina Adora takes over from Rayner Derban, who has just taken over
      Given it is the Rebel Player's Movement Segment
      And Rebel Wild 2-1 1, Adam Starlight, Zina Adora and Rayner Derban are in Cercis Wild
      And Adam Starlight leads Rebel Wild 2-1 1, Zina Adora and Rayner Derban
      And the Rebel Player has named Rayner Derban leader in Cercis Wild
      When the Rebel Player names Zina Adora leader in Cercis Wild
      Then Zina Adora should lead Rebel Wild 2-1 1, Adam Starlight and Rayner Derban

    Scenario: Professor Mareg, who has no Leadership, is to take over
      Given it is the Rebel Player's Movement Segment
      And Rebel Wild 2-1 1, Zina Adora and Professor Mareg are in Cercis Wild
      And Zina Adora leads Rebel Wild 2-1 1 and Professor Mareg
      When the Rebel Player names Professor Mareg leader in Cercis Wild
      Then the order should be refused

    Scenario Outline: Rebel units attack, and <who> leads
      Given it is the Rebel Player's Military Combat Segment
      And Rebel Wild 2-1 1, Rebel Wild 2-1 2, Zina Adora and Rayner Derban are in Solvia Urban
      And <former> leads Rebel Wild 2-1 1, Rebel Wild 2-1 2 and <other>
      And Patrol 1, Patrol 2, Patrol 3 and Patrol 4 are in Solvia Urban
      And the Rebel Player has named <leader> leader in Solvia Urban
      And the military defender dice will be 1 and 1
      And the military attacker dice will be 6 and 6
      When the Rebel Player attacks the military units in Solvia Urban
      Then <left> <kind> should be in Solvia Urban
      And 2 Rebel Wild 2-1s should be in Solvia Urban

      Examples:
        | who                                 | former        | other         | leader        | left | kind    |
        | Rayner Derban instead of Zina Adora | Zina Adora    | Rayner Derban | Rayner Derban | 1    | Patrol  |
        | Zina Adora instead of Rayner Derban | Rayner Derban | Zina Adora    | Zina Adora    | 2    | Patrols |

  @rule:15.16
  Rule: No leader without the one who led

    Scenario: Rayner Derban, who led, walks away
      Given it is the Rebel Player's Movement Segment
      And Rebel Wild 2-1 1, Rebel Wild 2-1 2, Zina Adora and Rayner Derban are in Solvia Urban
      And Rayner Derban leads Rebel Wild 2-1 1, Rebel Wild 2-1 2 and Zina Adora
      When the Rebel Player moves Rayner Derban to Solvia Wild
      Then nobody should lead Rebel Wild 2-1 1 and Rebel Wild 2-1 2
      And Rayner Derban should be in Solvia Wild

    Scenario: Rayner Derban, who led, stacks apart
      Given it is the Rebel Player's Movement Segment
      And Rebel Wild 2-1 1, Rebel Wild 2-1 2, Zina Adora and Rayner Derban are in Solvia Urban
      And Rayner Derban leads Rebel Wild 2-1 1, Rebel Wild 2-1 2 and Zina Adora
      When the Rebel Player stacks Rayner Derban
      Then nobody should lead Rebel Wild 2-1 1 and Rebel Wild 2-1 2
      And Rayner Derban and Zina Adora should stand in different stacks

    Scenario: Rayner Derban, who led two units, goes with one of them
      Given it is the Rebel Player's Movement Segment
      And Rebel Wild 2-1 1, Rebel Wild 2-1 2, Zina Adora and Rayner Derban are in Solvia Urban
      And Rayner Derban leads Rebel Wild 2-1 1, Rebel Wild 2-1 2 and Zina Adora
      When the Rebel Player moves Rebel Wild 2-1 1 and Rayner Derban to Solvia Wild
      Then nobody should lead Rebel Wild 2-1 2
      And Rebel Wild 2-1 1 and Rayner Derban should be in Solvia Wild

    Scenario: Gelba, who led, is killed
      Given it is the Rebel Player's Mission Phase
      And Line 1, Gelba and Jon Kidu are in Solvia Urban
      And Gelba leads Line 1 and Jon Kidu
      And Gelba and Jon Kidu are detected
      And Tourag is in Solvia Urban
      And the Rebel Player has sent Tourag on Assassination of Gelba in Solvia Urban
      When the Rebel Player draws card 76 in Solvia Urban
      Then Gelba should be killed
      And nobody should lead Line 1 and Jon Kidu

    Scenario: Zina Adora, who did not lead, walks away
      Given it is the Rebel Player's Movement Segment
      And Rebel Wild 2-1 1, Rebel Wild 2-1 2, Zina Adora and Rayner Derban are in Solvia Urban
      And Rayner Derban leads Rebel Wild 2-1 1, Rebel Wild 2-1 2 and Zina Adora
      When the Rebel Player moves Zina Adora to Solvia Wild
      Then Rayner Derban should lead Rebel Wild 2-1 1 and Rebel Wild 2-1 2
      And Zina Adora should be in Solvia Wild

    Scenario: The units attack after Rayner Derban, who led, has walked away
      Given it is the Rebel Player's Movement Segment
      And Rebel Wild 2-1 1, Rebel Wild 2-1 2, Zina Adora and Rayner Derban are in Solvia Urban
      And Rayner Derban leads Rebel Wild 2-1 1, Rebel Wild 2-1 2 and Zina Adora
      And Patrol 1, Patrol 2, Patrol 3 and Patrol 4 are in Solvia Urban
      And the Rebel Player has moved Rayner Derban to Solvia Wild
      And both players have passed until the Rebel Player's Military Combat Segment
      And the military defender dice will be 1 and 1
      And the military attacker dice will be 6 and 6
      When the Rebel Player attacks the military units in Solvia Urban
      Then 1 military defender die should be rolled
      And 4 Patrols should be in Solvia Urban
      And 2 Rebel Wild 2-1s should be in Solvia Urban
