@ruleset:summary @section:2
Feature: 2 Capture: kill or capture

  Who has found enemy characters and attacks them fights to kill or to capture. He says which before the first round,
  and holds to it until the fight is over.

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

    Scenario: The Imperial Player is to say what he fights for, and passes
      Given Doctor Sontag is in Solvia Subterranean
      And Jon Kidu and Vans Ka-Tie-A are in Solvia Subterranean
      And Doctor Sontag is detected
      And the Imperial Player has declared a search of Solvia Subterranean with Jon Kidu and Vans Ka-Tie-A
      And the search die will be 1
      And the Imperial Player will attack hand-to-hand
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      And the Imperial Player has searched Solvia Subterranean with the characters
      And the game waits for the Imperial Player
      And nobody will try to break off
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Imperial Player passes
      Then the order should be refused

    Scenario: Lines attack, and nobody has said what for
      Given Doctor Sontag is in Solvia Subterranean
      And Line 1 and Line 2 are in Solvia Subterranean
      And Doctor Sontag is detected
      And the Imperial Player has declared a search of Solvia Subterranean with military units
      And the search die will be 1
      And the Imperial Player will attack with military units
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Imperial Player searches Solvia Subterranean with the military units
      Then the game should wait for the Imperial Player to choose the aim
      And no combat defender die should be rolled
      And no combat attacker die should be rolled

    Scenario: The Imperial Player has fought to kill elsewhere, and attacks again
      Given Doctor Sontag is in Solvia Subterranean
      And Line 1 and Line 2 are in Solvia Subterranean
      And Frun Sentel is in Solvia Urban
      And Line 3 and Line 4 are in Solvia Urban
      And Doctor Sontag and Frun Sentel are detected
      And the Imperial Player has declared a search of Solvia Subterranean with military units
      And the Imperial Player has declared a search of Solvia Urban with military units
      And the search die will be 1
      And the Imperial Player will attack with military units
      And the Imperial Player will fight to kill
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      And the Imperial Player has searched Solvia Subterranean with the military units
      And the search die will be 1
      And the Imperial Player will attack with military units
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Imperial Player searches Solvia Urban with the military units
      Then the game should wait for the Imperial Player to choose the aim
      And no combat defender die should be rolled
      And no combat attacker die should be rolled

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

    Scenario Outline: The third round of a fight to <aim> Frun Sentel
      Given Frun Sentel is in Solvia Subterranean
      And Jon Kidu and Vans Ka-Tie-A are in Solvia Subterranean
      And Frun Sentel is detected
      And the Imperial Player has declared a search of Solvia Subterranean with Jon Kidu and Vans Ka-Tie-A
      And the search die will be 1
      And the Imperial Player will attack hand-to-hand
      And the Imperial Player will fight to <aim>
      And nobody will try to break off
      And nobody will try to break off
      And nobody will try to break off
      And the combat defender dice will be 1, 1 and 2
      And the combat attacker dice will be 6, 6 and 4
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
