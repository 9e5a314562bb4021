@ruleset:summary @section:2
Feature: 2 Capture: two columns to the left

  To capture is harder than to kill: the character combat table is read two columns further left, and so are the numbers
  beneath it, on which characters break off. The column is that of the Combat of the attackers less that of the
  active defenders.

  Background:
    Given the scenario "The Varu Powderkeg"
    And it is the Rebel Player's Search Phase
    And the PDB on Solvia is Down at level 0

  @rule:2.2
  Rule: Capture reads break-off and results two columns left

    Scenario Outline: Zina Adora tries to break off with a <die>, in a fight to <aim> her at +3
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

    Scenario Outline: Frun Sentel tries to break off with a 3, when a squad is to <aim> him at +3
      Given Frun Sentel is in Solvia Subterranean
      And Line 1 is in Solvia Subterranean
      And Frun Sentel is detected
      And the Imperial Player has declared a search of Solvia Subterranean with military units
      And the search die will be 1
      And the Imperial Player will attack with military units
      And the Imperial Player will fight to <aim>
      And everybody will try to break off
      And everybody will try to break off
      And the break off dice will be 3 and 1
      And the combat defender die will be 1
      And the combat attacker die will be 6
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Imperial Player searches Solvia Subterranean with the military units
      Then <tries> break off dice should be rolled
      And Frun Sentel should have <wounds> wounds

      Examples:
        | aim     | tries | wounds |
        | kill    | 2     | 2      |
        | capture | 1     | 0      |

    Scenario Outline: After a round of fighting to capture her, Zina Adora tries to break off with a <die>
      Given Zina Adora is in Solvia Subterranean
      And Vans Ka-Tie-A is in Solvia Subterranean
      And Zina Adora is detected
      And the Imperial Player has declared a search of Solvia Subterranean with Vans Ka-Tie-A
      And the search die will be 1
      And the Imperial Player will attack hand-to-hand
      And the Imperial Player will fight to capture
      And nobody will try to break off
      And the combat defender dice will be 2 and 6
      And the combat attacker dice will be 6 and 6
      And everybody will try to break off
      And the break off die will be <die>
      And nobody will try to break off
      And Zina Adora will take 2 wounds
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Imperial Player searches Solvia Subterranean with the characters
      Then 1 break off die should be rolled
      And Zina Adora should be <Zina Adora>
      And <rounds> combat defender dice should be rolled

      Examples:
        | die | Zina Adora | rounds |
        | 3   | unwounded  | 1      |
        | 4   | killed     | 2      |

    Scenario Outline: Jin Voles tries to break off with a 3, when Rebels are to <aim> him at +3
      Given it is the Imperial Player's Search Phase
      And Jin Voles is in Solvia Subterranean
      And Kogus and Adam Starlight are in Solvia Subterranean
      And Jin Voles is detected
      And the Rebel Player has declared a search of Solvia Subterranean with Kogus and Adam Starlight
      And the search die will be 1
      And the Rebel Player will attack hand-to-hand
      And the Rebel Player will fight to <aim>
      And everybody will try to break off
      And everybody will try to break off
      And the break off dice will be 3 and 1
      And the combat defender die will be 5
      And the combat attacker die will be 6
      And Jin Voles will take 2 wounds
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Rebel Player searches Solvia Subterranean with the characters
      Then <tries> break off dice should be rolled
      And Jin Voles should have <wounds> wounds

      Examples:
        | aim     | tries | wounds |
        | kill    | 2     | 2      |
        | capture | 1     | 0      |

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

    Scenario Outline: The Rebel Player is to <aim> Jin Voles, at +3
      Given it is the Imperial Player's Search Phase
      And Jin Voles is in Solvia Subterranean
      And Kogus and Adam Starlight are in Solvia Subterranean
      And Jin Voles is detected
      And the Rebel Player has declared a search of Solvia Subterranean with Kogus and Adam Starlight
      And the search die will be 1
      And the Rebel Player will attack hand-to-hand
      And the Rebel Player will fight to <aim>
      And nobody will try to break off
      And the combat defender die will be 2
      And the combat attacker die will be 4
      And Kogus will take 1 wound
      And Jin Voles will take 1 wound
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Rebel Player searches Solvia Subterranean with the characters
      Then Jin Voles should have <Voles> wounds
      And Kogus should have <Kogus> wounds
      And Adam Starlight should be unwounded

      Examples:
        | aim     | Voles | Kogus |
        | kill    | 1     | 0     |
        | capture | 0     | 1     |

    Scenario: Frun Sentel fails to break off, and is to be captured at +2
      Given Frun Sentel is in Solvia Subterranean
      And Jon Kidu and Vans Ka-Tie-A are in Solvia Subterranean
      And Frun Sentel is detected
      And the Imperial Player has declared a search of Solvia Subterranean with Jon Kidu and Vans Ka-Tie-A
      And the search die will be 1
      And the Imperial Player will attack hand-to-hand
      And the Imperial Player will fight to capture
      And everybody will try to break off
      And everybody will try to break off
      And the break off dice will be 6 and 1
      And the combat defender die will be 2
      And the combat attacker die will be 4
      And Jon Kidu will take 1 wound
      And Frun Sentel will take 1 wound
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Imperial Player searches Solvia Subterranean with the characters
      Then Frun Sentel should be unwounded
      And Jon Kidu should have 1 wound
      And Vans Ka-Tie-A should be unwounded

    Scenario Outline: A squad is to <aim> Frun Sentel, at +3
      Given Frun Sentel is in Solvia Subterranean
      And Line 1 is in Solvia Subterranean
      And Frun Sentel is detected
      And the Imperial Player has declared a search of Solvia Subterranean with military units
      And the search die will be 1
      And the Imperial Player will attack with military units
      And the Imperial Player will fight to <aim>
      And nobody will try to break off
      And the combat defender die will be 2
      And the combat attacker die will be 6
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Imperial Player searches Solvia Subterranean with the military units
      Then 1 search die should be rolled
      And Frun Sentel should have <wounds> wounds

      Examples:
        | aim     | wounds |
        | kill    | 2      |
        | capture | 0      |

    Scenario Outline: <attacker> is to <aim> <defenders>, at <differential>: the table ends on the left
      Given <defenders> are in Solvia Subterranean
      And <attacker> is in Solvia Subterranean
      And <defenders> are detected
      And the Imperial Player has declared a search of Solvia Subterranean with <attacker>
      And the search die will be 1
      And the Imperial Player will attack hand-to-hand
      And the Imperial Player will fight to <aim>
      And <defenders> will be active
      And nobody will try to break off
      And the combat defender die will be 1
      And the combat attacker die will be <die>
      And <defenders> will be active
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Imperial Player searches Solvia Subterranean with the characters
      Then <attacker> should have <wounds> wounds
      And <defenders> should be unwounded

      Examples:
        | attacker  | aim     | defenders                            | differential | die | wounds |
        | Jin Voles | kill    | Agan Rafa and Frun Sentel            | -5           | 4   | 2      |
        | Jin Voles | capture | Agan Rafa and Frun Sentel            | -5           | 4   | 3      |
        | Saytar    | kill    | Agan Rafa, Frun Sentel and Ran Jayma | -10          | 5   | 2      |
        | Saytar    | capture | Agan Rafa, Frun Sentel and Ran Jayma | -10          | 5   | 2      |
