@ruleset:summary @section:2
Feature: 2 Capture

  Who has found enemy characters and attacks them fights to kill or to capture. To capture is harder: the table is read
  two columns further left; but a star beside a result then takes an active defender prisoner. The strength of a side
  is the Combat of its characters, and a side that has had enough breaks off, on a 1 always.

  Background:
    Given the scenario "The Varu Powderkeg"
    And it is the Rebel Player's Search Phase
    And the PDB on Solvia is Down at level 0

  @rule:2.1
  Rule: Every character combat has one of two aims

    Scenario Outline: The Imperial Player fights to <aim>
      Given Doctor Sontag is in Solvia Subterranean
      And Jon Kidu and Vans Ka-Tie-A are in Solvia Subterranean
      And Doctor Sontag is detected
      And the Imperial Player has declared a search of Solvia Subterranean with Jon Kidu and Vans Ka-Tie-A
      And the search die will be 1
      And the Imperial Player will attack hand-to-hand
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      And the Imperial Player has searched Solvia Subterranean with the characters
      And nobody will try to break off
      And the combat defender die will be 2
      And the combat attacker die will be 6
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Imperial Player chooses to fight to <aim>
      Then 1 combat defender die should be rolled
      And 1 combat attacker die should be rolled
      And Doctor Sontag should be free

      Examples:
        | aim     |
        | kill    |
        | capture |

    Scenario Outline: The Imperial Player would <aim>
      Given Doctor Sontag is in Solvia Subterranean
      And Jon Kidu and Vans Ka-Tie-A are in Solvia Subterranean
      And Doctor Sontag is detected
      And the Imperial Player has declared a search of Solvia Subterranean with Jon Kidu and Vans Ka-Tie-A
      And the search die will be 1
      And the Imperial Player will attack hand-to-hand
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      And the Imperial Player has searched Solvia Subterranean with the characters
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Imperial Player chooses to fight to <aim>
      Then the order should be refused

      Examples:
        | aim    |
        | stun   |
        | disarm |
        | expel  |

    Scenario: The Imperial Player attacks, and has not said what for
      Given Doctor Sontag is in Solvia Subterranean
      And Jon Kidu and Vans Ka-Tie-A are in Solvia Subterranean
      And Doctor Sontag is detected
      And the Imperial Player has declared a search of Solvia Subterranean with Jon Kidu and Vans Ka-Tie-A
      And the search die will be 1
      And the Imperial Player will attack hand-to-hand
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Imperial Player searches Solvia Subterranean with the characters
      Then the game should wait for the Imperial Player to choose the aim
      And no combat defender die should be rolled
      And no combat attacker die should be rolled

    Scenario: The Imperial Player has made up his mind to stun
      Given Doctor Sontag is in Solvia Subterranean
      And Jon Kidu and Vans Ka-Tie-A are in Solvia Subterranean
      And Doctor Sontag is detected
      And the Imperial Player has declared a search of Solvia Subterranean with Jon Kidu and Vans Ka-Tie-A
      And the search die will be 1
      And the Imperial Player will attack hand-to-hand
      And the Imperial Player will fight to stun
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Imperial Player searches Solvia Subterranean with the characters
      Then the game should wait for the Imperial Player to choose the aim
      And no combat defender die should be rolled
      And no combat attacker die should be rolled

  @rule:2.2
  Rule: Capture reads break-off and results two columns left

    Scenario Outline: Zina Adora tries to break off with a <die>, from who would <aim> her at +3
      Given Zina Adora is in Solvia Subterranean
      And Vans Ka-Tie-A is in Solvia Subterranean
      And Zina Adora is detected
      And the Imperial Player has declared a search of Solvia Subterranean with Vans Ka-Tie-A
      And the search die will be 1
      And the Imperial Player will attack hand-to-hand
      And the Imperial Player will fight to <aim>
      And everybody will try to break off
      And the break off die will be <die>
      And nobody will try to break off
      And the combat defender die will be 6
      And the combat attacker die will be 6
      And Zina Adora will take 2 wounds
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Imperial Player searches Solvia Subterranean with the characters
      Then 1 break off die should be rolled
      And Zina Adora should be <Zina Adora>
      And <rounds> combat defender dice should be rolled

      Examples:
        | aim     | die | Zina Adora | rounds |
        | kill    | 2   | unwounded  | 0      |
        | kill    | 3   | killed     | 1      |
        | capture | 3   | unwounded  | 0      |
        | capture | 4   | killed     | 1      |

    Scenario Outline: Doctor Sontag, who stands aside, tries to break off with a <die>
      Given Adam Starlight and Doctor Sontag are in Solvia Subterranean
      And Jon Kidu and Vans Ka-Tie-A are in Solvia Subterranean
      And Adam Starlight and Doctor Sontag are detected
      And the Imperial Player has declared a search of Solvia Subterranean with Jon Kidu and Vans Ka-Tie-A
      And the search die will be 1
      And the Imperial Player will attack hand-to-hand
      And the Imperial Player will fight to capture
      And Adam Starlight will be active
      And the inactive will try to break off
      And the break off die will be <die>
      And nobody will try to break off
      And the combat defender dice will be 4 and 6
      And the combat attacker dice will be 6 and 6
      And Adam Starlight will take 1 wound
      And the captive will be drawn from Adam Starlight in this order
      And Vans Ka-Tie-A will guard the captive
      And Doctor Sontag will be active
      And Doctor Sontag will take 2 wounds
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Imperial Player searches Solvia Subterranean with the characters
      Then 1 break off die should be rolled
      And Adam Starlight should be captured
      And Doctor Sontag should be <Doctor Sontag>

      Examples:
        | die | Doctor Sontag |
        | 4   | unwounded     |
        | 5   | killed        |

    Scenario Outline: To <aim> Doctor Sontag, at +5
      Given Doctor Sontag is in Solvia Subterranean
      And Jon Kidu and Vans Ka-Tie-A are in Solvia Subterranean
      And Doctor Sontag is detected
      And the Imperial Player has declared a search of Solvia Subterranean with Jon Kidu and Vans Ka-Tie-A
      And the search die will be 1
      And the Imperial Player will attack hand-to-hand
      And the Imperial Player will fight to <aim>
      And nobody will try to break off
      And the combat defender die will be <defender>
      And the combat attacker die will be <attacker>
      And Jon Kidu will take 1 wound
      And Doctor Sontag will take 1 wound
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Imperial Player searches Solvia Subterranean with the characters
      Then Doctor Sontag should have <Sontag> wounds
      And Jon Kidu should have <Kidu> wounds
      And Vans Ka-Tie-A should be unwounded

      Examples:
        | aim     | defender | attacker | Sontag | Kidu |
        | kill    | 2        | 4        | 1      | 0    |
        | capture | 2        | 4        | 0      | 1    |

  @rule:2.3
  Rule: Announcing capture costs two columns

    Scenario Outline: To <aim> Doctor Sontag and Zina Adora, at +7
      Given Doctor Sontag and Zina Adora are in Solvia Subterranean
      And Jon Kidu, Vans Ka-Tie-A and Gelba are in Solvia Subterranean
      And Doctor Sontag and Zina Adora are detected
      And the Imperial Player has declared a search of Solvia Subterranean with Jon Kidu, Vans Ka-Tie-A and Gelba
      And the search die will be 1
      And the Imperial Player will attack hand-to-hand
      And the Imperial Player will fight to <aim>
      And Doctor Sontag and Zina Adora will be active
      And nobody will try to break off
      And the combat defender die will be 1
      And the combat attacker die will be 1
      And Vans Ka-Tie-A will take <Ka-Tie-A> wounds
      And Doctor Sontag will take 1 wound
      And Doctor Sontag and Zina Adora will be active
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Imperial Player searches Solvia Subterranean with the characters
      Then Doctor Sontag should have <Sontag> wounds
      And Zina Adora should be unwounded
      And Vans Ka-Tie-A should have <Ka-Tie-A> wounds
      And Jon Kidu and Gelba should be unwounded

      Examples:
        | aim     | Sontag | Ka-Tie-A |
        | kill    | 1      | 1        |
        | capture | 0      | 2        |

    Scenario Outline: To <aim> Frun Sentel, at +2
      Given Frun Sentel is in Solvia Subterranean
      And Jon Kidu and Vans Ka-Tie-A are in Solvia Subterranean
      And Frun Sentel is detected
      And the Imperial Player has declared a search of Solvia Subterranean with Jon Kidu and Vans Ka-Tie-A
      And the search die will be 1
      And the Imperial Player will attack hand-to-hand
      And the Imperial Player will fight to <aim>
      And nobody will try to break off
      And the combat defender die will be 2
      And the combat attacker die will be 4
      And Jon Kidu will take 1 wound
      And Frun Sentel will take 1 wound
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Imperial Player searches Solvia Subterranean with the characters
      Then Frun Sentel should have <Sentel> wounds
      And Jon Kidu should have <Kidu> wounds
      And Vans Ka-Tie-A should be unwounded

      Examples:
        | aim     | Sentel | Kidu |
        | kill    | 1      | 0    |
        | capture | 0      | 1    |

  @rule:2.4
  Rule: The aim stays fixed for the whole combat

    Scenario Outline: The second round of a fight to <aim> Frun Sentel
      Given Frun Sentel is in Solvia Subterranean
      And Jon Kidu and Vans Ka-Tie-A are in Solvia Subterranean
      And Frun Sentel is detected
      And the Imperial Player has declared a search of Solvia Subterranean with Jon Kidu and Vans Ka-Tie-A
      And the search die will be 1
      And the Imperial Player will attack hand-to-hand
      And the Imperial Player will fight to <aim>
      And nobody will try to break off
      And nobody will try to break off
      And the combat defender dice will be 1 and 2
      And the combat attacker dice will be 6 and 4
      And Jon Kidu will take 1 wound
      And Frun Sentel will take 1 wound
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Imperial Player searches Solvia Subterranean with the characters
      Then Frun Sentel should have <Sentel> wounds
      And Jon Kidu should have <Kidu> wounds
      And Vans Ka-Tie-A should be unwounded

      Examples:
        | aim     | Sentel | Kidu |
        | kill    | 1      | 0    |
        | capture | 0      | 1    |

    Scenario Outline: After a round of fighting to <aim>, the Imperial Player would <other>
      Given Doctor Sontag and Zina Adora are in Solvia Subterranean
      And Jon Kidu and Vans Ka-Tie-A are in Solvia Subterranean
      And Doctor Sontag and Zina Adora are detected
      And the Imperial Player has declared a search of Solvia Subterranean with Jon Kidu and Vans Ka-Tie-A
      And the search die will be 1
      And the Imperial Player will attack hand-to-hand
      And the Imperial Player will fight to <aim>
      And Doctor Sontag will be active
      And nobody will try to break off
      And the combat defender die will be 1
      And the combat attacker die will be 6
      And Doctor Sontag will take 1 wound
      And the Imperial Player has searched Solvia Subterranean with the characters
      When the Imperial Player chooses to fight to <other>
      Then the order should be refused

      Examples:
        | aim     | other   |
        | capture | kill    |
        | kill    | capture |

  @rule:2.5
  Rule: Wounds come before captives

    Scenario Outline: <dead> dies, and <captive> is left to be captured
      Given Doctor Sontag and Zina Adora are in Solvia Subterranean
      And Jon Kidu, Vans Ka-Tie-A and Gelba are in Solvia Subterranean
      And Doctor Sontag and Zina Adora are detected
      And the Imperial Player has declared a search of Solvia Subterranean with Jon Kidu, Vans Ka-Tie-A and Gelba
      And the search die will be 1
      And the Imperial Player will attack hand-to-hand
      And the Imperial Player will fight to capture
      And Doctor Sontag and Zina Adora will be active
      And nobody will try to break off
      And the combat defender die will be 5
      And the combat attacker die will be 6
      And <dead> will take 2 wounds
      And the captive will be drawn from <dead> and <captive> in this order
      And Gelba will guard the captive
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Imperial Player searches Solvia Subterranean with the characters
      Then <dead> should be killed
      And <captive> should be captured
      And <captive> should be unwounded

      Examples:
        | dead          | captive       |
        | Doctor Sontag | Zina Adora    |
        | Zina Adora    | Doctor Sontag |

    Scenario: Adam Starlight is wounded and captured
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
      And Vans Ka-Tie-A will guard the captive
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Imperial Player searches Solvia Subterranean with the characters
      Then Adam Starlight should be captured
      And Adam Starlight should have 1 wound

  @rule:2.6
  Rule: Chance picks the captive among active defenders

    Scenario Outline: <active> are active, and chance would have <first> before <second>
      Given Zina Adora, Vudot Vodot and Oneste Woada are in Solvia Subterranean
      And Vans Ka-Tie-A is in Solvia Subterranean
      And Zina Adora, Vudot Vodot and Oneste Woada are detected
      And the Imperial Player has declared a search of Solvia Subterranean with Vans Ka-Tie-A
      And the search die will be 1
      And the Imperial Player will attack hand-to-hand
      And the Imperial Player will fight to capture
      And <active> will be active
      And nobody will try to break off
      And the combat defender die will be 3
      And the combat attacker die will be 5
      And the captive will be drawn from <inactive>, <first> and <second> in this order
      And Vans Ka-Tie-A will guard the captive
      And <second> will be active
      And <second> and <inactive> will be active
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Imperial Player searches Solvia Subterranean with the characters
      Then <first> should be captured
      And <second> and <inactive> should be free

      Examples:
        | active                       | inactive     | first        | second       |
        | Zina Adora and Vudot Vodot   | Oneste Woada | Zina Adora   | Vudot Vodot  |
        | Zina Adora and Vudot Vodot   | Oneste Woada | Vudot Vodot  | Zina Adora   |
        | Vudot Vodot and Oneste Woada | Zina Adora   | Oneste Woada | Vudot Vodot  |
        | Vudot Vodot and Oneste Woada | Zina Adora   | Vudot Vodot  | Oneste Woada |

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

  @rule:2.10
  Rule: Captives lend their captors nothing

    Scenario Outline: Gelba searches for Doctor Sontag with Intelligence 2, and <captive> would help
      Given Doctor Sontag is in Solvia Subterranean
      And Gelba is in Solvia Subterranean
      And Doctor Sontag is detected
      And <captive> is in Solvia Subterranean
      And Gelba holds <captive> captive
      And the Imperial Player has declared a search of Solvia Subterranean with Gelba
      And the search die will be 1
      And the Imperial Player will attack hand-to-hand
      And the Imperial Player will fight to kill
      And nobody will try to break off
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Imperial Player searches Solvia Subterranean with the characters
      Then 1 search die should be rolled
      And no combat defender die should be rolled
      And no combat attacker die should be rolled

      Examples:
        | captive       |
        | Rayner Derban |
        | Vudot Vodot   |

    Scenario: Jon Kidu and Vans Ka-Tie-A fight Doctor Sontag at +5, and Rayner Derban would make it +10
      Given Doctor Sontag is in Solvia Subterranean
      And Jon Kidu and Vans Ka-Tie-A are in Solvia Subterranean
      And Doctor Sontag is detected
      And Jon Kidu holds Rayner Derban captive
      And the Imperial Player has declared a search of Solvia Subterranean with Jon Kidu and Vans Ka-Tie-A
      And the search die will be 1
      And the Imperial Player will attack hand-to-hand
      And the Imperial Player will fight to kill
      And nobody will try to break off
      And the combat defender die will be 2
      And the combat attacker die will be 6
      And Doctor Sontag will take 1 wound
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Imperial Player searches Solvia Subterranean with the characters
      Then Doctor Sontag should have 1 wound
      And Jon Kidu and Vans Ka-Tie-A should be unwounded

    Scenario: Gelba is attacked at +5, and Boccanegra would make it 0
      Given it is the Imperial Player's Search Phase
      And Kogus and Adam Starlight are in Solvia Subterranean
      And Gelba is in Solvia Subterranean
      And Gelba is detected
      And Gelba holds Boccanegra captive
      And the Rebel Player has declared a search of Solvia Subterranean with Kogus and Adam Starlight
      And the search die will be 1
      And the Rebel Player will attack hand-to-hand
      And the Rebel Player will fight to kill
      And nobody will try to break off
      And the combat defender die will be 2
      And the combat attacker die will be 6
      And Gelba will take 1 wound
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Rebel Player searches Solvia Subterranean with the characters
      Then Gelba should have 1 wound
      And Kogus and Adam Starlight should be unwounded

    Scenario: Rayner Derban, a captive, is to lead Line 1
      Given it is the Imperial Player's Movement Segment
      And Line 1 and Gelba are in Solvia Urban
      And Line 1 and Gelba are stacked together
      And Line 1 holds Rayner Derban captive
      When the Imperial Player names Rayner Derban leader in Solvia Urban
      Then the order should be refused

    Scenario: Gelba is to lead Line 1, which holds a captive
      Given it is the Imperial Player's Movement Segment
      And Line 1 and Gelba are in Solvia Urban
      And Line 1 and Gelba are stacked together
      And Line 1 holds Rayner Derban captive
      When the Imperial Player names Gelba leader in Solvia Urban
      Then Gelba should lead Line 1

    Scenario: Vudot Vodot, who is no pilot, would let his captive Jin Voles fly
      Given it is the Rebel Player's Movement Segment
      And Vudot Vodot is in Solvia Urban
      And Vudot Vodot holds the Star Cruiser
      And Vudot Vodot holds Jin Voles captive
      When the Rebel Player moves Vudot Vodot, Jin Voles and the Star Cruiser to Solvia Wild
      Then the order should be refused

    Scenario: Kogus flies, with his captive Jin Voles aboard
      Given it is the Rebel Player's Movement Segment
      And Kogus is in Solvia Urban
      And Kogus holds the Star Cruiser
      And Kogus holds Jin Voles captive
      When the Rebel Player moves Kogus, Jin Voles and the Star Cruiser to Solvia Wild
      Then Kogus and Jin Voles should be in Solvia Wild
      And Kogus should hold the Star Cruiser

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
        | Imperial | End Phase               |
        | Rebel    | Search Phase            |

  @rule:2.12
  Rule: Free Prisoners releases a captive

    Scenario Outline: <captive>, whom <guard> guards, is freed
      Given it is the <side> Player's Mission Phase
      And <rescuer> is in Solvia Wild
      And <guard> is in Solvia Wild
      And <guard> holds <captive> captive
      And the <side> Player has sent <rescuer> on Free Prisoners in Solvia Wild
      And the <side> Player has drawn card 77 in Solvia Wild
      When the <side> Player stops the missions in Solvia Wild
      Then <captive> should be free
      And <captive> should be in Solvia Wild

      Examples:
        | side     | rescuer | captive     | guard            |
        | Rebel    | Tourag  | Vudot Vodot | Militia 1        |
        | Rebel    | Tourag  | Zina Adora  | Gelba            |
        | Imperial | Redjac  | Jon Kidu    | Rebel Wild 2-1 1 |
        | Imperial | Redjac  | Gelba       | Ran Jayma        |

    Scenario: One letter for two captives
      Given it is the Rebel Player's Mission Phase
      And Tourag is in Solvia Wild
      And Militia 1 is in Solvia Wild
      And Militia 1 holds Vudot Vodot captive
      And Militia 1 holds Rayner Derban captive
      And the Rebel Player has sent Tourag on Free Prisoners in Solvia Wild
      And the Rebel Player has drawn card 77 in Solvia Wild
      And the Rebel Player will pick Rayner Derban
      When the Rebel Player stops the missions in Solvia Wild
      Then Rayner Derban should be free
      And Vudot Vodot should be captured

    Scenario: Two letters for two captives
      Given it is the Rebel Player's Mission Phase
      And Tourag is in Solvia Urban
      And Militia 1 is in Solvia Urban
      And Militia 1 holds Vudot Vodot captive
      And Militia 1 holds Rayner Derban captive
      And the Rebel Player has sent Tourag on Free Prisoners in Solvia Urban
      And the Rebel Player has drawn cards 75 and 97 in Solvia Urban
      And the Rebel Player will pick Rayner Derban
      And the Rebel Player will pick Vudot Vodot
      When the Rebel Player stops the missions in Solvia Urban
      Then Rayner Derban and Vudot Vodot should be free

    Scenario: Captives in two environs, and one letter
      Given it is the Rebel Player's Mission Phase
      And Tourag is in Solvia Wild
      And Militia 1 is in Solvia Wild
      And Militia 2 is in Solvia Urban
      And Militia 1 holds Vudot Vodot captive
      And Militia 2 holds Rayner Derban captive
      And the Rebel Player has sent Tourag on Free Prisoners in Solvia Wild
      And the Rebel Player has drawn card 77 in Solvia Wild
      When the Rebel Player stops the missions in Solvia Wild
      Then Vudot Vodot should be free
      And Rayner Derban should be captured

    Scenario: The mission comes to nothing, and that of others succeeds
      Given it is the Rebel Player's Mission Phase
      And the loyalty of Solvia is Neutral
      And Tourag and Ran Jayma are in Solvia Wild
      And Militia 1 is in Solvia Wild
      And Militia 1 holds Vudot Vodot captive
      And the Rebel Player has sent Ran Jayma on Free Prisoners in Solvia Wild
      And the Rebel Player has sent Tourag on Diplomacy in Solvia Wild
      And the Rebel Player has drawn card 82 in Solvia Wild
      When the Rebel Player stops the missions in Solvia Wild
      Then the loyalty of Solvia should be Dissent
      And Vudot Vodot should be captured

  @rule:2.13
  Rule: No enemy left in the stack sets a captive free

    Scenario Outline: <guard> leaves Boccanegra alone
      Given it is the Imperial Player's Movement Segment
      And <guard> is in Solvia Urban
      And <guard> holds Boccanegra captive
      When the Imperial Player moves <guard> to Solvia Wild
      Then Boccanegra should be free
      And Boccanegra should be in Solvia Urban

      Examples:
        | guard     |
        | Line 1    |
        | Militia 1 |
        | Gelba     |

    Scenario Outline: <guard> leaves Boccanegra with <comrade>
      Given it is the Imperial Player's Movement Segment
      And <guard> and <comrade> are in Solvia Urban
      And <guard> and <comrade> are stacked together
      And <guard> holds Boccanegra captive
      When the Imperial Player moves <guard> to Solvia Wild
      Then <guard> should be in Solvia Wild
      And Boccanegra should be captured
      And Boccanegra should be in Solvia Urban

      Examples:
        | guard     | comrade   |
        | Line 1    | Militia 1 |
        | Militia 1 | Line 1    |
        | Gelba     | Jon Kidu  |

    Scenario: Militia 1, his only guard, is destroyed
      Given it is the Rebel Player's Military Combat Segment
      And Rebel Urban 2-1 1 and Rebel Urban 2-1 2 are in Solvia Wild
      And Militia 1 is in Solvia Wild
      And Militia 1 holds Boccanegra captive
      And the military defender die will be 1
      And the military attacker die will be 6
      And the Imperial Player will give up Militia 1
      When the Rebel Player attacks the military units in Solvia Wild
      Then Militia 1 should be out of play
      And Boccanegra should be free
      And Boccanegra should be in Solvia Wild

    Scenario: Militia 1, his guard, is destroyed beside Patrol 1
      Given it is the Rebel Player's Military Combat Segment
      And Rebel Urban 2-1 1 and Rebel Urban 2-1 2 are in Solvia Wild
      And Militia 1 and Patrol 1 are in Solvia Wild
      And Militia 1 holds Boccanegra captive
      And the military defender die will be 1
      And the military attacker die will be 6
      And the Imperial Player will give up Militia 1
      When the Rebel Player attacks the military units in Solvia Wild
      Then Militia 1 should be out of play
      And Patrol 1 should be in Solvia Wild
      And Boccanegra should be captured

  @rule:2.14
  Rule: Captors who all die in the same fight hold nobody

    Scenario Outline: Senator Dermond and Thysa Kymbo die after <guard> took charge of Zina Adora
      Given Zina Adora and Vudot Vodot are in Solvia Subterranean
      And Senator Dermond and Thysa Kymbo are in Solvia Subterranean
      And Zina Adora and Vudot Vodot are detected
      And the Imperial Player has declared a search of Solvia Subterranean with Senator Dermond and Thysa Kymbo
      And the search die will be 1
      And the Imperial Player will attack by firefight
      And the Imperial Player will fight to capture
      And Zina Adora will be active
      And nobody will try to break off
      And the combat defender dice will be 3 and 1
      And the combat attacker dice will be 5 and 1
      And the captive will be drawn from Zina Adora in this order
      And <guard> will guard the captive
      And Vudot Vodot will be active
      And nobody will try to break off
      And Vudot Vodot will be active
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Imperial Player searches Solvia Subterranean with the characters
      Then Senator Dermond and Thysa Kymbo should be killed
      And Zina Adora should be free
      And Zina Adora should be in Solvia Subterranean
      And Vudot Vodot should be free

      Examples:
        | guard           |
        | Senator Dermond |
        | Thysa Kymbo     |

    Scenario Outline: <dead> dies after <guard> took charge of Zina Adora
      Given Zina Adora and Vudot Vodot are in Solvia Subterranean
      And Senator Dermond and Thysa Kymbo are in Solvia Subterranean
      And Zina Adora and Vudot Vodot are detected
      And the Imperial Player has declared a search of Solvia Subterranean with Senator Dermond and Thysa Kymbo
      And the search die will be 1
      And the Imperial Player will attack by firefight
      And the Imperial Player will fight to capture
      And Zina Adora will be active
      And nobody will try to break off
      And the combat defender dice will be 3 and 1
      And the combat attacker dice will be 5 and 3
      And the captive will be drawn from Zina Adora in this order
      And <guard> will guard the captive
      And Vudot Vodot will be active
      And nobody will try to break off
      And <dead> will take 2 wounds
      And Vudot Vodot will be active
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Imperial Player searches Solvia Subterranean with the characters
      Then <dead> should be killed
      And <survivor> should be unwounded
      And Zina Adora should be captured
      And Vudot Vodot should be free

      Examples:
        | guard           | dead            | survivor    |
        | Senator Dermond | Senator Dermond | Thysa Kymbo |
        | Thysa Kymbo     | Senator Dermond | Thysa Kymbo |

  @rule:2.15
  Rule: A captive drops out of the rest of the fight

    Scenario: Boccanegra, whose Combat is 5, is captured in the first round
      Given Boccanegra and Doctor Sontag are in Solvia Subterranean
      And Redjac and Jin Voles are in Solvia Subterranean
      And Boccanegra and Doctor Sontag are detected
      And the Imperial Player has declared a search of Solvia Subterranean with Redjac and Jin Voles
      And the search die will be 1
      And the Imperial Player will attack hand-to-hand
      And the Imperial Player will fight to capture
      And Boccanegra and Doctor Sontag will be active
      And nobody will try to break off
      And the combat defender dice will be 4 and 2
      And the combat attacker dice will be 6 and 1
      And Doctor Sontag will take 1 wound
      And the captive will be drawn from Boccanegra and Doctor Sontag in this order
      And Jin Voles will guard the captive
      And Doctor Sontag will be active
      And nobody will try to break off
      And Doctor Sontag will take 1 wound
      And Redjac will take 2 wounds
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Imperial Player searches Solvia Subterranean with the characters
      Then Boccanegra should be captured
      And Doctor Sontag should be killed
      And Redjac should have 2 wounds
      And Jin Voles should be unwounded

  @rule:2.16
  Rule: Only the attacker, at the opening, picks capture

    Scenario: The Imperial Player attacks, and the Rebel Player would capture
      Given Adam Starlight is in Solvia Subterranean
      And Jon Kidu and Vans Ka-Tie-A are in Solvia Subterranean
      And Adam Starlight is detected
      And the Imperial Player has declared a search of Solvia Subterranean with Jon Kidu and Vans Ka-Tie-A
      And the search die will be 1
      And the Imperial Player will attack hand-to-hand
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      And the Imperial Player has searched Solvia Subterranean with the characters
      And nobody will try to break off
      And the combat defender die will be 4
      And the combat attacker die will be 6
      And Adam Starlight will take 1 wound
      And the captive will be drawn from Adam Starlight in this order
      And Vans Ka-Tie-A will guard the captive
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Rebel Player chooses to fight to capture
      Then the order should be refused

    Scenario: The Imperial Player attacks, and would capture
      Given Adam Starlight is in Solvia Subterranean
      And Jon Kidu and Vans Ka-Tie-A are in Solvia Subterranean
      And Adam Starlight is detected
      And the Imperial Player has declared a search of Solvia Subterranean with Jon Kidu and Vans Ka-Tie-A
      And the search die will be 1
      And the Imperial Player will attack hand-to-hand
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      And the Imperial Player has searched Solvia Subterranean with the characters
      And nobody will try to break off
      And the combat defender die will be 4
      And the combat attacker die will be 6
      And Adam Starlight will take 1 wound
      And the captive will be drawn from Adam Starlight in this order
      And Vans Ka-Tie-A will guard the captive
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Imperial Player chooses to fight to capture
      Then Adam Starlight should be captured

    Scenario: The Rebel Player attacks, and the Imperial Player would capture
      Given it is the Imperial Player's Search Phase
      And Kogus and Adam Starlight are in Solvia Subterranean
      And Gelba is in Solvia Subterranean
      And Gelba is detected
      And the Rebel Player has declared a search of Solvia Subterranean with Kogus and Adam Starlight
      And the search die will be 1
      And the Rebel Player will attack hand-to-hand
      And the Rebel Player has searched Solvia Subterranean with the characters
      And nobody will try to break off
      And the combat defender die will be 4
      And the combat attacker die will be 6
      And Gelba will take 1 wound
      And the captive will be drawn from Gelba in this order
      And Kogus will guard the captive
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Imperial Player chooses to fight to capture
      Then the order should be refused

    Scenario: The Rebel Player attacks, and would capture
      Given it is the Imperial Player's Search Phase
      And Kogus and Adam Starlight are in Solvia Subterranean
      And Gelba is in Solvia Subterranean
      And Gelba is detected
      And the Rebel Player has declared a search of Solvia Subterranean with Kogus and Adam Starlight
      And the search die will be 1
      And the Rebel Player will attack hand-to-hand
      And the Rebel Player has searched Solvia Subterranean with the characters
      And nobody will try to break off
      And the combat defender die will be 4
      And the combat attacker die will be 6
      And Gelba will take 1 wound
      And the captive will be drawn from Gelba in this order
      And Kogus will guard the captive
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Rebel Player chooses to fight to capture
      Then Gelba should be captured

    Scenario: The Imperial Player would capture after a round of fighting to kill
      Given Doctor Sontag and Zina Adora are in Solvia Subterranean
      And Jon Kidu and Vans Ka-Tie-A are in Solvia Subterranean
      And Doctor Sontag and Zina Adora are detected
      And the Imperial Player has declared a search of Solvia Subterranean with Jon Kidu and Vans Ka-Tie-A
      And the search die will be 1
      And the Imperial Player will attack hand-to-hand
      And the Imperial Player will fight to kill
      And Doctor Sontag will be active
      And nobody will try to break off
      And the combat defender die will be 1
      And the combat attacker die will be 6
      And Doctor Sontag will take 1 wound
      And the Imperial Player has searched Solvia Subterranean with the characters
      When the Imperial Player chooses to fight to capture
      Then the order should be refused

    Scenario: The Imperial Player fights to kill, and means to capture from the second round on
      Given Frun Sentel is in Solvia Subterranean
      And Jon Kidu and Vans Ka-Tie-A are in Solvia Subterranean
      And Frun Sentel is detected
      And the Imperial Player has declared a search of Solvia Subterranean with Jon Kidu and Vans Ka-Tie-A
      And the search die will be 1
      And the Imperial Player will attack hand-to-hand
      And the Imperial Player will fight to kill
      And the Imperial Player will fight to capture
      And nobody will try to break off
      And nobody will try to break off
      And the combat defender dice will be 1 and 4
      And the combat attacker dice will be 6 and 2
      And Frun Sentel will take 1 wound
      And Jon Kidu will take 1 wound
      And the captive will be drawn from Frun Sentel in this order
      And Vans Ka-Tie-A will guard the captive
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Imperial Player searches Solvia Subterranean with the characters
      Then Frun Sentel should be free
      And Frun Sentel should have 1 wound
      And Jon Kidu should have 1 wound

  @rule:2.17
  Rule: Starred results capture nobody in a fight to kill

    Scenario Outline: To kill Adam Starlight, a <defender> and a <attacker> at +3
      Given Adam Starlight is in Solvia Subterranean
      And Jon Kidu and Gelba are in Solvia Subterranean
      And Adam Starlight is detected
      And the Imperial Player has declared a search of Solvia Subterranean with Jon Kidu and Gelba
      And the search die will be 1
      And the Imperial Player will attack hand-to-hand
      And the Imperial Player will fight to kill
      And nobody will try to break off
      And the combat defender die will be <defender>
      And the combat attacker die will be <attacker>
      And Adam Starlight will take <Starlight> wounds
      And Jon Kidu will take 1 wound
      And the captive will be drawn from Adam Starlight in this order
      And Gelba will guard the captive
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Imperial Player searches Solvia Subterranean with the characters
      Then Adam Starlight should have <Starlight> wounds
      And Jon Kidu should have <Kidu> wounds
      And Adam Starlight should be free

      Examples:
        | defender | attacker | Starlight | Kidu |
        | 4        | 6        | 1         | 0    |
        | 5        | 6        | 2         | 0    |
        | 1        | 2        | 0         | 1    |
        | 5        | 2        | 2         | 1    |

    Scenario Outline: To capture him, a <defender> and a <attacker> in the same column
      Given Adam Starlight is in Solvia Subterranean
      And Jon Kidu, Vans Ka-Tie-A and Gelba are in Solvia Subterranean
      And Adam Starlight is detected
      And the Imperial Player has declared a search of Solvia Subterranean with Jon Kidu, Vans Ka-Tie-A and Gelba
      And the search die will be 1
      And the Imperial Player will attack hand-to-hand
      And the Imperial Player will fight to capture
      And nobody will try to break off
      And the combat defender die will be <defender>
      And the combat attacker die will be <attacker>
      And Adam Starlight will take <Starlight> wounds
      And Jon Kidu will take 1 wound
      And the captive will be drawn from Adam Starlight in this order
      And Gelba will guard the captive
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Imperial Player searches Solvia Subterranean with the characters
      Then Adam Starlight should have <Starlight> wounds
      And Jon Kidu should have <Kidu> wounds
      And Adam Starlight should be captured

      Examples:
        | defender | attacker | Starlight | Kidu |
        | 4        | 6        | 1         | 0    |
        | 5        | 6        | 2         | 0    |
        | 1        | 2        | 0         | 1    |

  @rule:2.18
  Rule: No capture by mishap where no enemy is near

    Scenario Outline: Adam Starlight's coup is betrayed, and <who> in Solvia Urban
      Given it is the Rebel Player's Mission Phase
      And the loyalty of Solvia is Neutral
      And Adam Starlight is in Solvia Urban
      And <pieces> in Solvia Urban
      And the Rebel Player has sent Adam Starlight on Coup in Solvia Urban
      And the coup aborted die will be 6
      When the Rebel Player draws card 93 in Solvia Urban
      Then 1 coup aborted die should be rolled
      And the loyalty of Solvia should be Loyal
      And Adam Starlight should be captured

      Examples:
        | who         | pieces      |
        | a Line is   | Line 1 is   |
        | Jon Kidu is | Jon Kidu is |

    Scenario Outline: Adam Starlight's coup is betrayed, and the Imperial Player is <where>
      Given it is the Rebel Player's Mission Phase
      And the loyalty of Solvia is Neutral
      And Adam Starlight is in Solvia Urban
      And Line 1 and Jon Kidu are in <environ>
      And the Rebel Player has sent Adam Starlight on Coup in Solvia Urban
      And the coup aborted die will be 6
      When the Rebel Player draws card 93 in Solvia Urban
      Then 1 coup aborted die should be rolled
      And the loyalty of Solvia should be Loyal
      And Adam Starlight should be free
      And Adam Starlight should be in Solvia Urban

      Examples:
        | where                   | environ      |
        | on Horon                | Horon Liquid |
        | elsewhere on the planet | Solvia Wild  |

    Scenario: Senator Dermond's coup is betrayed, and a Rebel unit is there
      Given it is the Imperial Player's Mission Phase
      And the loyalty of Solvia is Neutral
      And Senator Dermond is in Solvia Urban
      And Rebel Urban 2-1 1 is in Solvia Urban
      And the Imperial Player has sent Senator Dermond on Coup in Solvia Urban
      And the coup aborted die will be 6
      When the Imperial Player draws card 93 in Solvia Urban
      Then the loyalty of Solvia should be Dissent
      And Senator Dermond should be captured

    Scenario: Senator Dermond's coup is betrayed, and a Rebel unit is elsewhere on the planet
      Given it is the Imperial Player's Mission Phase
      And the loyalty of Solvia is Neutral
      And Senator Dermond is in Solvia Urban
      And Rebel Wild 2-1 1 is in Solvia Wild
      And the Imperial Player has sent Senator Dermond on Coup in Solvia Urban
      And the coup aborted die will be 6
      When the Imperial Player draws card 93 in Solvia Urban
      Then the loyalty of Solvia should be Dissent
      And Senator Dermond should be free
      And Senator Dermond should be in Solvia Urban
