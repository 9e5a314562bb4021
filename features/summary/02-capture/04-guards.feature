@ruleset:summary @section:2
Feature: 2 Capture: guards

  A captive is stacked with his captors, and one of their characters or military units guards him.

  Background:
    Given the scenario "The Varu Powderkeg"
    And it is the Rebel Player's Search Phase
    And the PDB on Solvia is Down at level 0

  @rule:2.7
  Rule: A new captive gets a guard

    Scenario Outline: Jon Kidu and Vans Ka-Tie-A capture Adam Starlight, and <guard> is to guard him
      Given Adam Starlight is in Solvia Subterranean
      And Jon Kidu and Vans Ka-Tie-A are in Solvia Subterranean
      And Adam Starlight is detected
      And the Imperial Player has declared a search of Solvia Subterranean with Jon Kidu and Vans Ka-Tie-A
      And the search die will be 1
      And the Imperial Player will attack hand-to-hand
      And the Imperial Player will fight to capture
      And nobody will try to break off
      And the combat defender die will be 4
      And the combat attacker die will be 6
      And Adam Starlight will take 1 wound
      And the captive will be drawn from Adam Starlight in this order
      And <guard> will guard the captive
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Imperial Player searches Solvia Subterranean with the characters
      Then Adam Starlight should be under guard

      Examples:
        | guard         |
        | Jon Kidu      |
        | Vans Ka-Tie-A |

    Scenario: Jon Kidu and Vans Ka-Tie-A capture Adam Starlight, and Gelba, who is elsewhere, is to guard him
      Given Adam Starlight is in Solvia Subterranean
      And Jon Kidu and Vans Ka-Tie-A are in Solvia Subterranean
      And Gelba is in Solvia Urban
      And Adam Starlight is detected
      And the Imperial Player has declared a search of Solvia Subterranean with Jon Kidu and Vans Ka-Tie-A
      And the search die will be 1
      And the Imperial Player will attack hand-to-hand
      And the Imperial Player will fight to capture
      And nobody will try to break off
      And the combat defender die will be 4
      And the combat attacker die will be 6
      And Adam Starlight will take 1 wound
      And the captive will be drawn from Adam Starlight in this order
      And Gelba will guard the captive
      And Vans Ka-Tie-A will guard the captive
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Imperial Player searches Solvia Subterranean with the characters
      Then Adam Starlight should be under guard
      And Adam Starlight should be in Solvia Subterranean

    Scenario: Adam Starlight falls into the hands of Line 1 when his coup is betrayed
      Given it is the Rebel Player's Mission Phase
      And the loyalty of Solvia is Neutral
      And Adam Starlight is in Solvia Urban
      And Line 1 is in Solvia Urban
      And the Rebel Player has sent Adam Starlight on Coup in Solvia Urban
      And the coup aborted die will be 6
      And Line 1 will guard the captive
      When the Rebel Player draws card 93 in Solvia Urban
      Then Adam Starlight should be under guard
      And Adam Starlight should be in Solvia Urban

    Scenario: Redjac captures Adam Starlight alone
      Given Adam Starlight is in Solvia Subterranean
      And Redjac is in Solvia Subterranean
      And Adam Starlight is detected
      And the Imperial Player has declared a search of Solvia Subterranean with Redjac
      And the search die will be 1
      And the Imperial Player will attack hand-to-hand
      And the Imperial Player will fight to capture
      And nobody will try to break off
      And the combat defender die will be 3
      And the combat attacker die will be 6
      And Adam Starlight will take 1 wound
      And the captive will be drawn from Adam Starlight in this order
      And Redjac will guard the captive
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Imperial Player searches Solvia Subterranean with the characters
      Then Redjac should hold Adam Starlight captive

    Scenario: A squad from two Lines captures Adam Starlight
      Given Adam Starlight is in Solvia Subterranean
      And Line 1 and Line 2 are in Solvia Subterranean
      And Adam Starlight is detected
      And the Imperial Player has declared a search of Solvia Subterranean with military units
      And the search die will be 1
      And the Imperial Player will attack with military units
      And the Imperial Player will fight to capture
      And nobody will try to break off
      And the combat defender die will be 4
      And the combat attacker die will be 6
      And Adam Starlight will take 2 wounds
      And the captive will be drawn from Adam Starlight in this order
      And Line 1 will guard the captive
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Imperial Player searches Solvia Subterranean with the military units
      Then Adam Starlight should be under guard

    Scenario: The Imperial Player names no guard
      Given Adam Starlight is in Solvia Subterranean
      And Jon Kidu and Vans Ka-Tie-A are in Solvia Subterranean
      And Adam Starlight is detected
      And the Imperial Player has declared a search of Solvia Subterranean with Jon Kidu and Vans Ka-Tie-A
      And the search die will be 1
      And the Imperial Player will attack hand-to-hand
      And the Imperial Player will fight to capture
      And nobody will try to break off
      And the combat defender die will be 4
      And the combat attacker die will be 6
      And Adam Starlight will take 1 wound
      And the captive will be drawn from Adam Starlight in this order
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      And the Imperial Player has searched Solvia Subterranean with the characters
      When the Imperial Player passes
      Then the order should be refused, or Adam Starlight be under guard

  @rule:2.8
  Rule: A guarding character goes on no mission

    Scenario Outline: <guard> guards <captive>, and would go on <mission>
      Given it is the <side> Player's Mission Phase
      And <guard> is in Solvia Wild
      And <guard> holds <captive> captive
      When the <side> Player sends <guard> on <mission> in Solvia Wild
      Then the order should be refused

      Examples:
        | side     | guard     | captive    | mission            |
        | Imperial | Gelba     | Zina Adora | Diplomacy          |
        | Imperial | Jon Kidu  | Zina Adora | Gain Characters    |
        | Rebel    | Tourag    | Gelba      | Diplomacy          |
        | Rebel    | Ran Jayma | Redjac     | Gather Information |

    Scenario Outline: <guard> guards nobody, and goes on <mission>
      Given it is the <side> Player's Mission Phase
      And <guard> is in Solvia Wild
      When the <side> Player sends <guard> on <mission> in Solvia Wild
      Then the mission of <guard> should be active

      Examples:
        | side     | guard     | mission            |
        | Imperial | Gelba     | Diplomacy          |
        | Imperial | Jon Kidu  | Gain Characters    |
        | Rebel    | Tourag    | Diplomacy          |
        | Rebel    | Ran Jayma | Gather Information |

    Scenario: Gelba guards, and Jon Kidu beside her goes
      Given it is the Imperial Player's Mission Phase
      And Gelba and Jon Kidu are in Solvia Wild
      And Gelba holds Zina Adora captive
      When the Imperial Player sends Jon Kidu on Diplomacy in Solvia Wild
      Then the mission of Jon Kidu should be active
      And Gelba should hold Zina Adora captive

    Scenario: Gelba guards, and would go with Jon Kidu
      Given it is the Imperial Player's Mission Phase
      And Gelba and Jon Kidu are in Solvia Wild
      And Gelba holds Zina Adora captive
      When the Imperial Player sends Gelba and Jon Kidu on Diplomacy in Solvia Wild
      Then the order should be refused

    Scenario: Gelba guards, and Jon Kidu would go with her
      Given it is the Imperial Player's Mission Phase
      And Gelba and Jon Kidu are in Solvia Wild
      And Gelba holds Zina Adora captive
      When the Imperial Player sends Jon Kidu and Gelba on Diplomacy in Solvia Wild
      Then the order should be refused

    Scenario Outline: <guard> guards <captive> beside <enemy>, and would go on <mission>
      Given it is the <side> Player's Mission Phase
      And the loyalty of Solvia is Neutral
      And <guard> and <agent> are in Solvia Urban
      And <guard> holds <captive> captive
      And <enemy> is in Solvia Urban
      And <enemy> holds <friend> captive
      And <agent> is detected
      When the <side> Player sends <guard> on <mission> in Solvia Urban
      Then the order should be refused

      Examples:
        | side     | guard    | captive    | enemy             | friend      | agent    | mission                |
        | Imperial | Jon Kidu | Zina Adora | Rebel Urban 2-1 1 | Thysa Kymbo | Kogus    | Sabotage               |
        | Imperial | Jon Kidu | Zina Adora | Rebel Urban 2-1 1 | Thysa Kymbo | Kogus    | Coup                   |
        | Imperial | Jon Kidu | Zina Adora | Rebel Urban 2-1 1 | Thysa Kymbo | Kogus    | Free Prisoners         |
        | Imperial | Jon Kidu | Zina Adora | Rebel Urban 2-1 1 | Thysa Kymbo | Kogus    | Assassination of Kogus |
        | Rebel    | Tourag   | Gelba      | Militia 1         | Vudot Vodot | Jon Kidu | Start Rebellion        |

    Scenario Outline: <guard> guards nobody beside <enemy>, and goes on <mission>
      Given it is the <side> Player's Mission Phase
      And the loyalty of Solvia is Neutral
      And <guard> and <agent> are in Solvia Urban
      And <enemy> is in Solvia Urban
      And <enemy> holds <friend> captive
      And <agent> is detected
      When the <side> Player sends <guard> on <mission> in Solvia Urban
      Then the mission of <guard> should be active

      Examples:
        | side     | guard    | enemy             | friend      | agent    | mission                |
        | Imperial | Jon Kidu | Rebel Urban 2-1 1 | Thysa Kymbo | Kogus    | Sabotage               |
        | Imperial | Jon Kidu | Rebel Urban 2-1 1 | Thysa Kymbo | Kogus    | Coup                   |
        | Imperial | Jon Kidu | Rebel Urban 2-1 1 | Thysa Kymbo | Kogus    | Free Prisoners         |
        | Imperial | Jon Kidu | Rebel Urban 2-1 1 | Thysa Kymbo | Kogus    | Assassination of Kogus |
        | Rebel    | Tourag   | Militia 1         | Vudot Vodot | Jon Kidu | Start Rebellion        |

    Scenario: A Line guards, and Gelba apart from it goes
      Given it is the Imperial Player's Mission Phase
      And Gelba is in Solvia Wild
      And Line 1 is in Solvia Wild
      And Line 1 holds Zina Adora captive
      When the Imperial Player sends Gelba on Diplomacy in Solvia Wild
      Then the mission of Gelba should be active

  @rule:2.9
  Rule: Guard duty does not burden a military unit

    Scenario Outline: <guard> moves to <destination> with Boccanegra
      Given it is the Imperial Player's Movement Segment
      And <guard> is in Solvia Urban
      And <guard> holds Boccanegra captive
      When the Imperial Player moves <guard> and Boccanegra to <destination>
      Then <guard> should be in <destination>
      And Boccanegra should be in <destination>
      And Boccanegra should be captured

      Examples:
        | guard     | destination  |
        | Line 1    | Solvia Wild  |
        | Militia 1 | Solvia Wild  |
        | Line 1    | Horon Liquid |
        | Patrol 1  | Horon Liquid |

    Scenario Outline: <guard> reacts, and leaves Boccanegra with <comrade>
      Given it is the Rebel Player's Enemy Reaction Segment
      And Rebel Wild 2-1 1 is in Solvia Wild
      And <guard> and <comrade> are in Solvia Urban
      And <guard> holds Boccanegra captive
      When the Imperial Player reacts with <guard> to Solvia Wild
      Then <guard> should be in Solvia Wild
      And <comrade> should be in Solvia Urban

      Examples:
        | guard     | comrade   |
        | Line 1    | Militia 1 |
        | Militia 1 | Line 1    |

    Scenario Outline: <guard> fights in the attack on Rebel Urban 2-1 1
      Given it is the Imperial Player's Military Combat Segment
      And Rebel Urban 2-1 1 is in Solvia Wild
      And Line 1 and Militia 1 are in Solvia Wild
      And <guard> holds Boccanegra captive
      And the military defender die will be 2
      And the military attacker die will be 6
      When the Imperial Player attacks the military units in Solvia Wild
      Then Rebel Urban 2-1 1 should be out of play
      And Line 1 and Militia 1 should be in Solvia Wild

      Examples:
        | guard     |
        | Line 1    |
        | Militia 1 |

    Scenario: Line 1 defends itself with Boccanegra in its charge
      Given it is the Rebel Player's Military Combat Segment
      And Rebel Urban 2-1 1 and Rebel Urban 2-1 2 are in Solvia Wild
      And Line 1 and Militia 1 are in Solvia Wild
      And Line 1 holds Boccanegra captive
      And the military defender die will be 1
      And the military attacker die will be 1
      When the Rebel Player attacks the military units in Solvia Wild
      Then Line 1 and Militia 1 should be in Solvia Wild
      And Rebel Urban 2-1 1 and Rebel Urban 2-1 2 should be out of play

    Scenario Outline: Line 1 and Line 2 search with 6, and <guard> guards
      Given Frun Sentel is in Solvia Subterranean
      And Frun Sentel is detected
      And Line 1 and Line 2 are in Solvia Subterranean
      And <guard> holds Boccanegra captive
      And the Imperial Player has declared a search of Solvia Subterranean with military units
      And the search die will be 2
      And the Imperial Player will attack with military units
      And the Imperial Player will fight to kill
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Imperial Player searches Solvia Subterranean with the military units
      Then 1 break off die should be rolled

      Examples:
        | guard  |
        | Line 1 |
        | Line 2 |

    Scenario Outline: Line 1 and Line 2 send the squad of 6, and <guard> guards
      Given Frun Sentel is in Solvia Subterranean
      And Frun Sentel is detected
      And Line 1 and Line 2 are in Solvia Subterranean
      And <guard> holds Boccanegra captive
      And the Imperial Player has declared a search of Solvia Subterranean with military units
      And the search die will be 1
      And the Imperial Player will attack with military units
      And the Imperial Player will fight to kill
      And nobody will try to break off
      And the combat defender die will be 1
      And the combat attacker die will be 6
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Imperial Player searches Solvia Subterranean with the military units
      Then Frun Sentel should have 2 wounds

      Examples:
        | guard  |
        | Line 1 |
        | Line 2 |

  @rule:2.11
  Rule: Captives change guards during movement

    Scenario Outline: <guard> hands Boccanegra to <other>
      Given it is the Imperial Player's Movement Segment
      And <guard> and <other> are in Solvia Urban
      And <guard> holds Boccanegra captive
      When the Imperial Player puts Boccanegra under the guard of <other>
      Then <other> should hold Boccanegra captive
      And Boccanegra should be in Solvia Urban

      Examples:
        | guard     | other     |
        | Gelba     | Militia 1 |
        | Militia 1 | Gelba     |
        | Gelba     | Jon Kidu  |
        | Line 1    | Patrol 1  |

    Scenario Outline: From <guard> to <other>, and on to <third>
      Given it is the Imperial Player's Movement Segment
      And <guard>, <other> and <third> are in Solvia Urban
      And <guard> holds Boccanegra captive
      And the Imperial Player has put Boccanegra under the guard of <other>
      When the Imperial Player puts Boccanegra under the guard of <third>
      Then <third> should hold Boccanegra captive

      Examples:
        | guard     | other     | third    |
        | Gelba     | Militia 1 | Jon Kidu |
        | Militia 1 | Gelba     | Line 1   |

    Scenario: The Rebel Player hands a captive over, too
      Given it is the Rebel Player's Movement Segment
      And Rebel Urban 2-1 1 and Kogus are in Solvia Urban
      And Kogus holds Gelba captive
      When the Rebel Player puts Gelba under the guard of Rebel Urban 2-1 1
      Then Rebel Urban 2-1 1 should hold Gelba captive

    Scenario Outline: <other> is in <environ>, and Boccanegra in Solvia Urban
      Given it is the Imperial Player's Movement Segment
      And Gelba is in Solvia Urban
      And <other> is in <environ>
      And Gelba holds Boccanegra captive
      When the Imperial Player puts Boccanegra under the guard of <other>
      Then the order should be refused

      Examples:
        | other    | environ      |
        | Line 1   | Solvia Wild  |
        | Jon Kidu | Solvia Wild  |
        | Line 1   | Horon Liquid |

    Scenario: Boccanegra has come along with Gelba, and Militia 1 takes him over
      Given it is the Imperial Player's Movement Segment
      And Gelba is in Solvia Urban
      And Militia 1 is in Solvia Wild
      And Gelba holds Boccanegra captive
      And the Imperial Player has moved Gelba and Boccanegra to Solvia Wild
      When the Imperial Player puts Boccanegra under the guard of Militia 1
      Then Militia 1 should hold Boccanegra captive
      And Boccanegra should be in Solvia Wild

    Scenario: Line 1 has come to Solvia Urban, and takes Boccanegra over there
      Given it is the Imperial Player's Movement Segment
      And Gelba is in Solvia Urban
      And Line 1 is in Solvia Wild
      And Gelba holds Boccanegra captive
      And the Imperial Player has moved Line 1 to Solvia Urban
      When the Imperial Player puts Boccanegra under the guard of Line 1
      Then Line 1 should hold Boccanegra captive
      And Boccanegra should be in Solvia Urban

    Scenario Outline: <other>, of his own side, is to guard Boccanegra
      Given it is the Imperial Player's Movement Segment
      And Gelba is in Solvia Urban
      And <other> is in Solvia Urban
      And Gelba holds Boccanegra captive
      When the Imperial Player puts Boccanegra under the guard of <other>
      Then the order should be refused

      Examples:
        | other             |
        | Kogus             |
        | Rebel Urban 2-1 1 |

    Scenario: The Rebel Player would choose the guard of Boccanegra
      Given it is the Rebel Player's Movement Segment
      And Gelba and Militia 1 are in Solvia Urban
      And Gelba holds Boccanegra captive
      When the Rebel Player puts Boccanegra under the guard of Militia 1
      Then the order should be refused

    Scenario Outline: In the <segment> of the <player> Player's turn
      Given it is the <player> Player's <segment>
      And Gelba and Militia 1 are in Solvia Urban
      And Gelba holds Boccanegra captive
      When the Imperial Player puts Boccanegra under the guard of Militia 1
      Then the order should be refused

      Examples:
        | player   | segment                 |
        | Rebel    | Movement Segment        |
        | Imperial | Enemy Reaction Segment  |
        | Imperial | Military Combat Segment |
        | Imperial | Search Phase            |
        | Imperial | Mission Phase           |
        | Imperial | End Phase               |
        | Rebel    | Search Phase            |
