@ruleset:summary @section:2
Feature: 2 Capture: how captives get free

  The mission Free Prisoners frees a captive for each letter F. Others go free when nobody is left to hold them.

  Background:
    Given the scenario "The Varu Powderkeg"
    And it is the Rebel Player's Search Phase
    And the PDB on Solvia is Down at level 0

  @rule:2.12
  Rule: Free Prisoners releases a captive

    Scenario Outline: <captive>, whom <guard> guards, is freed, and <other> is not
      Given it is the <side> Player's Mission Phase
      And <rescuer> is in Solvia Wild
      And <guard> and <jailer> are in Solvia Wild
      And <guard> holds <captive> captive
      And <jailer> holds <other> captive
      And the <side> Player has sent <rescuer> on Free Prisoners in Solvia Wild
      And the <side> Player has drawn card 77 in Solvia Wild
      And the <side> Player will pick <captive>
      When the <side> Player stops the missions in Solvia Wild
      Then <captive> should be free
      And <captive> should be in Solvia Wild
      And <other> should be captured

      Examples:
        | side     | rescuer | captive     | guard            | other         | jailer           |
        | Rebel    | Tourag  | Vudot Vodot | Militia 1        | Rayner Derban | Militia 2        |
        | Rebel    | Tourag  | Zina Adora  | Gelba            | Rayner Derban | Jon Kidu         |
        | Imperial | Redjac  | Jon Kidu    | Rebel Wild 2-1 1 | Thysa Kymbo   | Rebel Wild 2-1 2 |
        | Imperial | Redjac  | Gelba       | Ran Jayma        | Thysa Kymbo   | Kogus            |

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

    Scenario: Two letters for three captives
      Given it is the Rebel Player's Mission Phase
      And Tourag is in Solvia Urban
      And Militia 1 is in Solvia Urban
      And Militia 1 holds Vudot Vodot captive
      And Militia 1 holds Rayner Derban captive
      And Militia 1 holds Adam Starlight captive
      And the Rebel Player has sent Tourag on Free Prisoners in Solvia Urban
      And the Rebel Player has drawn cards 75 and 97 in Solvia Urban
      And the Rebel Player will pick Rayner Derban and Vudot Vodot
      And the Rebel Player will pick Rayner Derban
      And the Rebel Player will pick Vudot Vodot
      When the Rebel Player stops the missions in Solvia Urban
      Then Rayner Derban and Vudot Vodot should be free
      And Adam Starlight should be captured

    Scenario: Captives in two environs, and one letter
      Given it is the Rebel Player's Mission Phase
      And Tourag is in Solvia Wild
      And Militia 1 is in Solvia Wild
      And Militia 2 is in Solvia Urban
      And Militia 1 holds Vudot Vodot captive
      And Militia 1 holds Adam Starlight captive
      And Militia 2 holds Rayner Derban captive
      And the Rebel Player has sent Tourag on Free Prisoners in Solvia Wild
      And the Rebel Player has drawn card 77 in Solvia Wild
      And the Rebel Player will pick Rayner Derban
      And the Rebel Player will pick Vudot Vodot
      When the Rebel Player stops the missions in Solvia Wild
      Then Vudot Vodot should be free
      And Rayner Derban and Adam Starlight should be captured

    Scenario: The Rebels hold a captive there, too
      Given it is the Rebel Player's Mission Phase
      And Tourag is in Solvia Wild
      And Militia 1 is in Solvia Wild
      And Militia 1 holds Vudot Vodot captive
      And Militia 1 holds Rayner Derban captive
      And Rebel Wild 2-1 1 is in Solvia Wild
      And Rebel Wild 2-1 1 holds Gelba captive
      And the Rebel Player has sent Tourag on Free Prisoners in Solvia Wild
      And the Rebel Player has drawn card 77 in Solvia Wild
      And the Rebel Player will pick Gelba
      And the Rebel Player will pick Vudot Vodot
      When the Rebel Player stops the missions in Solvia Wild
      Then Vudot Vodot should be free
      And Rayner Derban and Gelba should be captured

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

    Scenario: Line 1 leaves Boccanegra, and Jon Kidu stands apart from them
      Given it is the Imperial Player's Movement Segment
      And Line 1 and Jon Kidu are in Solvia Urban
      And Line 1 holds Boccanegra captive
      When the Imperial Player moves Line 1 to Solvia Wild
      Then Boccanegra should be free
      And Boccanegra should be in Solvia Urban

    Scenario: Line 1 reacts, and leaves Boccanegra alone
      Given it is the Rebel Player's Enemy Reaction Segment
      And Rebel Wild 2-1 1 is in Solvia Wild
      And Line 1 is in Solvia Urban
      And Line 1 holds Boccanegra captive
      When the Imperial Player reacts with Line 1 to Solvia Wild
      Then Line 1 should be in Solvia Wild
      And Boccanegra should be free
      And Boccanegra should be in Solvia Urban

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

    Scenario: Gelba, his only guard, is killed
      Given it is the Imperial Player's Search Phase
      And Kogus and Agan Rafa are in Solvia Subterranean
      And Gelba is in Solvia Subterranean
      And Gelba is detected
      And Gelba holds Boccanegra captive
      And the Rebel Player has declared a search of Solvia Subterranean with Kogus and Agan Rafa
      And the search die will be 1
      And the Rebel Player will attack by firefight
      And the Rebel Player will fight to kill
      And nobody will try to break off
      And the combat defender die will be 6
      And the combat attacker die will be 6
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Rebel Player searches Solvia Subterranean with the characters
      Then Gelba should be killed
      And Boccanegra should be free
      And Boccanegra should be in Solvia Subterranean

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

    Scenario: Senator Dermond dies, and Line 1 beside him was to guard Zina Adora
      Given Zina Adora and Agan Rafa are in Solvia Subterranean
      And Senator Dermond and Line 1 are in Solvia Subterranean
      And Zina Adora and Agan Rafa are detected
      And the Imperial Player has declared a search of Solvia Subterranean with Senator Dermond
      And the search die will be 1
      And the Imperial Player will attack hand-to-hand
      And the Imperial Player will fight to capture
      And Zina Adora will be active
      And nobody will try to break off
      And the combat defender dice will be 4 and 1
      And the combat attacker dice will be 4 and 1
      And Zina Adora will take 1 wound
      And the captive will be drawn from Zina Adora in this order
      And Line 1 will guard the captive
      And Senator Dermond will guard the captive
      And Agan Rafa will be active
      And nobody will try to break off
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Imperial Player searches Solvia Subterranean with the characters
      Then Senator Dermond should be killed
      And Zina Adora should be free
      And Zina Adora should be in Solvia Subterranean
      And Agan Rafa should be free

    Scenario: Senator Dermond dies in the round in which he would capture Zina Adora
      Given Zina Adora is in Solvia Subterranean
      And Senator Dermond is in Solvia Subterranean
      And Zina Adora is detected
      And the Imperial Player has declared a search of Solvia Subterranean with Senator Dermond
      And the search die will be 1
      And the Imperial Player will attack hand-to-hand
      And the Imperial Player will fight to capture
      And nobody will try to break off
      And the combat defender die will be 1
      And the combat attacker die will be 2
      And the captive will be drawn from Zina Adora in this order
      And Senator Dermond will guard the captive
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Imperial Player searches Solvia Subterranean with the characters
      Then Senator Dermond should be killed
      And Zina Adora should be free
      And Zina Adora should be in Solvia Subterranean
