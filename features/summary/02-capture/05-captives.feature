@ruleset:summary @section:2
Feature: 2 Capture: captives help nobody

  A captive goes where his captors go. He is of no use to them, and of no more use to his own side.

  Background:
    Given the scenario "The Varu Powderkeg"
    And it is the Rebel Player's Search Phase
    And the PDB on Solvia is Down at level 0

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

    Scenario: Gelba hides with 5 in Solvia Urban, and with the Intelligence of Doctor Sontag it would be 6 or more
      Given it is the Imperial Player's Search Phase
      And Rayner Derban and Professor Mareg are in Solvia Urban
      And Gelba is in Solvia Urban
      And Gelba is detected
      And Gelba holds Doctor Sontag captive
      And the Rebel Player has declared a search of Solvia Urban with Rayner Derban and Professor Mareg
      And the search die will be 2
      And the Rebel Player will attack hand-to-hand
      And the Rebel Player will fight to kill
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Rebel Player searches Solvia Urban with the characters
      Then 1 search die should be rolled
      And 1 break off die should be rolled

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

    Scenario: Zina Adora evades with 3, and with the Navigation of her captive Jin Voles it would be 5
      Given it is the Rebel Player's Movement Segment
      And the PDB on Solvia is Up at level 1
      And Zina Adora is in Solvia Urban
      And Zina Adora is undetected
      And Zina Adora holds the Star Cruiser
      And Zina Adora holds Jin Voles captive
      And the detection die will be 3
      When the Rebel Player moves Zina Adora, Jin Voles and the Star Cruiser to Solvia Wild
      Then Zina Adora should be in Solvia Wild
      And Zina Adora should be detected

    Scenario: Gelba would have her captive Rayner Derban search with her
      Given Doctor Sontag is in Solvia Subterranean
      And Gelba is in Solvia Subterranean
      And Doctor Sontag is detected
      And Gelba holds Rayner Derban captive
      When the Imperial Player declares a search of Solvia Subterranean with Gelba and Rayner Derban
      Then the order should be refused

    Scenario: Jon Kidu would have the captive Vudot Vodot go on Diplomacy with him
      Given it is the Imperial Player's Mission Phase
      And Jon Kidu and Gelba are in Solvia Wild
      And Gelba holds Vudot Vodot captive
      When the Imperial Player sends Jon Kidu and Vudot Vodot on Diplomacy in Solvia Wild
      Then the order should be refused

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
      And Boccanegra will take 1 wound
      And Doctor Sontag will take 1 wound
      And Redjac will take 2 wounds
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Imperial Player searches Solvia Subterranean with the characters
      Then Boccanegra should be captured
      And Boccanegra should be unwounded
      And Doctor Sontag should be killed
      And Redjac should have 2 wounds
      And Jin Voles should be unwounded
