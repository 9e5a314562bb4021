@ruleset:summary @section:9
Feature: 9 Possessions

  What is lost goes back into the deck, and can be drawn again; what is destroyed never comes back. Card 92 in Urban
  aborts a Coup, and kills its group on a 6; card 93 has it captured, if there are enemies to do it.

  Background:
    Given the scenario "The Varu Powderkeg"
    And it is the Rebel Player's Mission Phase

  @rule:9.18
  Rule: Inoperative means lost

    Scenario: The Scrambler fails, and is gone
      Given Kogus is in Solvia Wild
      And Kogus bears Scrambler
      And the PDB on Solvia is Up at level 2
      And the possession repair die will be 3
      When the Rebel Player uses Scrambler against the PDB of Solvia
      Then the PDB on Solvia should be Down at level 2
      And Kogus should not bear Scrambler

    Scenario: The Scrambler works on, and stays
      Given Kogus is in Solvia Wild
      And Kogus bears Scrambler
      And the PDB on Solvia is Up at level 2
      And the possession repair die will be 2
      When the Rebel Player uses Scrambler against the PDB of Solvia
      Then the PDB on Solvia should be Down at level 2
      And Kogus should bear Scrambler

    Scenario: Cervac Mk V has failed, and is asked again
      Given Scott Rubel, Jon Kidu and Gelba are in Solvia Wild
      And Scott Rubel bears Cervac Mk V
      And Jon Kidu and Gelba are detected
      And the possession repair die will be 5
      And the Rebel Player has used Cervac Mk V to disable Jon Kidu
      And the possession repair dice would be 1 and 1
      When the Rebel Player uses Cervac Mk V to disable Gelba
      Then the order should be refused

  @rule:9.19
  Rule: A one-use possession returns to the deck

    Scenario: The gems buy the Explorer
      Given Kogus is in Solvia Wild
      And Kogus bears Cache of Rare Gems
      And the Rebel Player will hand it to Kogus
      When the Rebel Player uses Cache of Rare Gems to buy the Explorer
      Then Kogus should bear Explorer
      And Cache of Rare Gems should be in the deck

    Scenario: The gems have bought the Explorer, and are offered once more
      Given Kogus is in Solvia Wild
      And Kogus bears Cache of Rare Gems
      And the Rebel Player will hand it to Kogus
      And the Rebel Player has used Cache of Rare Gems to buy the Explorer
      And the Rebel Player has sent Kogus on Sabotage in Solvia Wild
      When the Rebel Player uses Cache of Rare Gems for bonus draws
      Then the order should be refused

    Scenario: The gems have brought bonus draws
      Given the scenario "Flight to Egrix"
      And Scott Rubel is in Charkhan Wild
      And Scott Rubel bears Cache of Rare Gems
      And the PDB on Charkhan is Up at level 1
      And the Rebel Player has sent Scott Rubel on Sabotage in Charkhan Wild
      And the Rebel Player has used Cache of Rare Gems for bonus draws
      And the Rebel Player has drawn cards 71, 92 and 94 in Charkhan Wild
      When the Rebel Player takes the bonus draws of Scott Rubel from cards 68, 69, 70, 72 and 74
      Then 2 Action Cards should be drawn
      And Cache of Rare Gems should be in the deck

    Scenario: The Blade has brought bonus draws
      Given Rayner Derban and Redjac are in Cercis Wild
      And Redjac is detected
      And Rayner Derban bears Assassin's Blade
      And the Rebel Player has sent Rayner Derban on Assassination of Redjac in Cercis Wild
      And the Rebel Player has used Assassin's Blade for bonus draws
      And the Rebel Player has drawn cards 71, 84 and 92 in Cercis Wild
      And the assassination failed die will be 1
      When the Rebel Player takes the bonus draws of Rayner Derban from cards 68, 69, 70, 72, 73, 74, 76, 77 and 78
      Then 7 Action Cards should be drawn
      And Rayner Derban should not bear Assassin's Blade

    Scenario: Odene Hobar has taken the Helian Drug, and would take it again when its effect has passed
      Given it is the Rebel Player's Movement Segment
      And Odene Hobar is in Solvia Wild
      And Odene Hobar bears Helian Drug
      And the Rebel Player has used Helian Drug to raise navigation
      And both players have passed until the Rebel Player's Mission Phase
      And both players have passed until the Rebel Player's Movement Segment
      And both players have passed until the Rebel Player's Mission Phase
      When the Rebel Player uses Helian Drug to raise navigation
      Then the order should be refused

  @rule:9.20
  Rule: A lost possession can be drawn again

    Scenario: The Scrambler was lost, and turns up again
      Given Kogus and Scott Rubel are in Solvia Wild
      And Kogus bears Scrambler
      And the PDB on Solvia is Up at level 2
      And the possession repair die will be 3
      And the Rebel Player has used Scrambler against the PDB of Solvia
      And the Rebel Player has sent Scott Rubel on Scavenge for Possessions in Solvia Wild
      And chance will draw Scrambler and Scanner
      And the Rebel Player will hand it to Scott Rubel
      When the Rebel Player draws card 68 in Solvia Wild
      Then Scott Rubel should bear Scrambler
      And Scanner should be in the deck

    Scenario: Kogus walked away from the Star Cruiser, and it turns up again
      Given it is the Rebel Player's Movement Segment
      And Kogus is in Solvia Wild
      And Kogus holds Star Cruiser
      And Scott Rubel is in Cercis Wild
      And the Rebel Player has moved Kogus to Solvia Urban
      And both players have passed until the Rebel Player's Mission Phase
      And the Rebel Player has sent Scott Rubel on Scavenge for Possessions in Cercis Wild
      And chance will draw Star Cruiser and Scanner
      And the Rebel Player will hand it to Scott Rubel
      When the Rebel Player draws card 68 in Cercis Wild
      Then Scott Rubel should bear Star Cruiser

    Scenario: Cervac Mk V was lost
      Given Scott Rubel and Jon Kidu are in Solvia Wild
      And Scott Rubel bears Cervac Mk V
      And Jon Kidu is detected
      And the possession repair die will be 6
      When the Rebel Player uses Cervac Mk V to disable Jon Kidu
      Then Cervac Mk V should be in the deck

  @rule:9.22
  Rule: The dead leave no possessions but a ship

    Scenario: Zina Adora dies, and Scott Rubel takes over her ship
      Given Zina Adora and Scott Rubel are in Solvia Urban
      And Zina Adora bears Assassin's Blade, Scanner and Charsot
      And Zina Adora holds Star Cruiser
      And Scott Rubel bears Medi-Kit of Ptolus
      And the Rebel Player has sent Zina Adora on Coup in Solvia Urban
      And the coup aborted die will be 6
      And the Rebel Player will hand it to Scott Rubel
      When the Rebel Player draws card 92 in Solvia Urban
      Then Zina Adora should be killed
      And Assassin's Blade, Scanner and Charsot should be destroyed
      And Scott Rubel should bear Star Cruiser
      And Scott Rubel should bear Medi-Kit of Ptolus

    Scenario: Zina Adora lives
      Given Zina Adora and Scott Rubel are in Solvia Urban
      And Zina Adora bears Assassin's Blade, Scanner and Charsot
      And Zina Adora holds Star Cruiser
      And the Rebel Player has sent Zina Adora on Coup in Solvia Urban
      And the coup aborted die will be 5
      When the Rebel Player draws card 92 in Solvia Urban
      Then Zina Adora should be detected
      And Zina Adora should bear Assassin's Blade, Scanner, Charsot and Star Cruiser

    Scenario: Zina Adora dies in the hands of those who have found her
      Given it is the Rebel Player's Search Phase
      And Zina Adora is in Solvia Subterranean
      And Zina Adora is detected
      And Zina Adora bears Helian Drug, Medi-Kit of Ptolus and Charsot
      And Jin Voles and Vans Ka-Tie-A are in Solvia Subterranean
      And the Imperial Player has declared a search of Solvia Subterranean with Jin Voles and Vans Ka-Tie-A
      And the search die will be 1
      And the Imperial Player will attack hand-to-hand
      And the Imperial Player will fight to kill
      And nobody will try to break off
      And the combat defender die will be 4
      And the combat attacker die will be 6
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Imperial Player searches Solvia Subterranean with the characters
      Then Zina Adora should be killed
      And Helian Drug, Medi-Kit of Ptolus and Charsot should be destroyed

    Scenario: Zina Adora dies in the hands of a squad
      Given it is the Rebel Player's Search Phase
      And Zina Adora is in Solvia Subterranean
      And Zina Adora is detected
      And Zina Adora bears Helian Drug, Medi-Kit of Ptolus and Charsot
      And Line 1 and Patrol 1 are in Solvia Subterranean
      And the Imperial Player has declared a search of Solvia Subterranean with military units
      And the search die will be 1
      And the Imperial Player will attack with military units
      And the Imperial Player will fight to kill
      And nobody will try to break off
      And the combat defender die will be 4
      And the combat attacker die will be 6
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Imperial Player searches Solvia Subterranean with the military units
      Then Zina Adora should be killed
      And Helian Drug, Medi-Kit of Ptolus and Charsot should be destroyed

    Scenario: Zina Adora dies in the hands of irate locals
      Given Zina Adora is in Solvia Wild
      And Zina Adora bears Helian Drug, Medi-Kit of Ptolus and Advisor Android
      And the Rebel Player has sent Zina Adora on Scavenge for Possessions in Solvia Wild
      And an event will hit the group of Zina Adora in this order
      And nobody will try to break off
      And the combat defender die will be 4
      And the combat attacker die will be 6
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Rebel Player draws card 91 in Solvia Wild
      Then Zina Adora should be killed
      And Helian Drug, Medi-Kit of Ptolus and Advisor Android should be destroyed

    Scenario: Zina Adora is shot down
      Given it is the Rebel Player's Movement Segment
      And the PDB on Solvia is Down at level 0
      And the PDB on Horon is Up at level 1
      And Zina Adora is in Solvia Wild
      And Zina Adora holds the Solar Merchant
      And Zina Adora bears Assassin's Blade, Medi-Kit of Ptolus and Charsot
      And the detection die will be 6
      When the Rebel Player moves Zina Adora and the Solar Merchant to Horon Liquid
      Then Zina Adora should be killed
      And Assassin's Blade, Medi-Kit of Ptolus and Charsot should be destroyed

  @rule:9.23
  Rule: A destroyed possession never comes back

    Scenario: Chance would draw what Zina Adora bore
      Given Zina Adora is in Solvia Urban
      And Zina Adora bears Assassin's Blade and Charsot
      And Scott Rubel is in Solvia Wild
      And the Rebel Player has sent Zina Adora on Coup in Solvia Urban
      And the Rebel Player has sent Scott Rubel on Scavenge for Possessions in Solvia Wild
      And the coup aborted die will be 6
      And the Rebel Player has drawn card 92 in Solvia Urban
      And chance will draw Assassin's Blade, Charsot, Scanner and Norrocks
      And the Rebel Player will hand it to Scott Rubel
      When the Rebel Player draws card 68 in Solvia Wild
      Then Scott Rubel should bear Scanner
      And Assassin's Blade and Charsot should be destroyed
      And Norrocks should be in the deck

    Scenario: Chance draws what Kogus lost
      Given Kogus and Scott Rubel are in Solvia Wild
      And Kogus bears Scrambler
      And the PDB on Solvia is Up at level 2
      And the possession repair die will be 6
      And the Rebel Player has used Scrambler against the PDB of Solvia
      And the Rebel Player has sent Scott Rubel on Scavenge for Possessions in Solvia Wild
      And chance will draw Scrambler and Scanner
      And the Rebel Player will hand it to Scott Rubel
      When the Rebel Player draws card 68 in Solvia Wild
      Then Scott Rubel should bear Scrambler

  @rule:9.24
  Rule: The captor keeps the captive's things unused

    Scenario: Zina Adora is captured
      Given Zina Adora and Frun Sentel are in Solvia Urban
      And Militia 1 is in Solvia Urban
      And Zina Adora bears Scrambler and Cervac Mk V
      And Zina Adora holds Star Cruiser
      And the PDB on Solvia is Up at level 2
      And the Rebel Player has sent Zina Adora on Coup in Solvia Urban
      And the Rebel Player will hand it to Frun Sentel
      And the coup aborted die will be 6
      When the Rebel Player draws card 93 in Solvia Urban
      Then Zina Adora should be captured
      And Scrambler and Cervac Mk V should be with the captors
      And Frun Sentel should bear Star Cruiser

    Scenario Outline: The Imperial Player would use her <possession>
      Given Zina Adora and Frun Sentel are in Solvia Urban
      And Militia 1 is in Solvia Urban
      And Zina Adora bears Scrambler and Cervac Mk V
      And Zina Adora holds Star Cruiser
      And the PDB on Solvia is Up at level 2
      And the Rebel Player has sent Zina Adora on Coup in Solvia Urban
      And the Rebel Player will hand it to Frun Sentel
      And the coup aborted die will be 6
      And the Rebel Player has drawn card 93 in Solvia Urban
      And the possession repair dice would be 1 and 1
      When the Imperial Player uses <possession> <use>
      Then the order should be refused

      Examples:
        | possession  | use                           |
        | Scrambler   | against the PDB of Solvia     |
        | Cervac Mk V | to disable Frun Sentel        |

    Scenario: The Rebel Player would go on using her Scrambler
      Given Zina Adora and Frun Sentel are in Solvia Urban
      And Militia 1 is in Solvia Urban
      And Zina Adora bears Scrambler and Cervac Mk V
      And Zina Adora holds Star Cruiser
      And the PDB on Solvia is Up at level 2
      And the Rebel Player has sent Zina Adora on Coup in Solvia Urban
      And the Rebel Player will hand it to Frun Sentel
      And the coup aborted die will be 6
      And the Rebel Player has drawn card 93 in Solvia Urban
      And the possession repair dice would be 1 and 1
      When the Rebel Player uses Scrambler against the PDB of Solvia
      Then the order should be refused

    Scenario: Zina Adora is set free
      Given Zina Adora, Frun Sentel and Ran Jayma are in Solvia Urban
      And Militia 1 is in Solvia Urban
      And Zina Adora bears Scrambler and Cervac Mk V
      And Zina Adora holds Star Cruiser
      And the PDB on Solvia is Up at level 2
      And the Rebel Player has sent Zina Adora on Coup in Solvia Urban
      And the Rebel Player will hand it to Frun Sentel
      And the coup aborted die will be 6
      And the Rebel Player has drawn card 93 in Solvia Urban
      And both players have passed until the Rebel Player's Mission Phase
      And the Rebel Player has sent Frun Sentel on Free Prisoners in Solvia Urban
      And the Rebel Player has sent Ran Jayma on Sabotage in Solvia Urban
      And the Rebel Player has drawn card 75 in Solvia Urban
      And the Rebel Player will pick Zina Adora
      When the Rebel Player stops the missions in Solvia Urban
      Then Zina Adora should be free
      And Scrambler and Cervac Mk V should be with the captors

    Scenario: Militia 1 walks away from Zina Adora
      Given Zina Adora and Frun Sentel are in Solvia Urban
      And Militia 1 is in Solvia Urban
      And Zina Adora bears Scrambler and Cervac Mk V
      And Zina Adora holds Star Cruiser
      And the PDB on Solvia is Up at level 2
      And the Rebel Player has sent Zina Adora on Coup in Solvia Urban
      And the Rebel Player will hand it to Frun Sentel
      And the coup aborted die will be 6
      And the Rebel Player has drawn card 93 in Solvia Urban
      And both players have passed until the Imperial Player's Movement Segment
      When the Imperial Player moves Militia 1 to Solvia Wild
      Then Zina Adora should be free
      And Scrambler and Cervac Mk V should be with the captors

    Scenario: Chance would draw what was taken from Zina Adora
      Given Zina Adora and Frun Sentel are in Solvia Urban
      And Militia 1 is in Solvia Urban
      And Zina Adora bears Scrambler and Cervac Mk V
      And Zina Adora holds Star Cruiser
      And the PDB on Solvia is Up at level 2
      And Scott Rubel is in Solvia Wild
      And the Rebel Player has sent Zina Adora on Coup in Solvia Urban
      And the Rebel Player has sent Scott Rubel on Scavenge for Possessions in Solvia Wild
      And the Rebel Player will hand it to Frun Sentel
      And the coup aborted die will be 6
      And the Rebel Player has drawn card 93 in Solvia Urban
      And chance will draw Scrambler, Cervac Mk V, Scanner and Norrocks
      And the Rebel Player will hand it to Scott Rubel
      When the Rebel Player draws card 68 in Solvia Wild
      Then Scott Rubel should bear Scanner
      And Scrambler and Cervac Mk V should be with the captors
      And Norrocks should be in the deck

    Scenario: Zina Adora is captured by those who have found her
      Given it is the Rebel Player's Search Phase
      And Zina Adora and Odene Hobar are in Solvia Subterranean
      And Zina Adora and Odene Hobar are detected
      And Zina Adora bears Helian Drug, Medi-Kit of Ptolus and Charsot
      And Jin Voles and Vans Ka-Tie-A are in Solvia Subterranean
      And the Imperial Player has declared a search of Solvia Subterranean with Jin Voles and Vans Ka-Tie-A
      And the search die will be 1
      And the Imperial Player will attack hand-to-hand
      And the Imperial Player will fight to capture
      And nobody will try to break off
      And Zina Adora and Odene Hobar will be active
      And the combat defender die will be 4
      And the combat attacker die will be 6
      And Odene Hobar will take 1 wound
      And the captive will be drawn from Zina Adora and Odene Hobar in this order
      And Jin Voles will guard the captive
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Imperial Player searches Solvia Subterranean with the characters
      Then Zina Adora should be captured
      And Helian Drug, Medi-Kit of Ptolus and Charsot should be with the captors
