@ruleset:summary @section:6.2
Feature: 6.2 Movement and Detection

  Who walks away is lost from sight, and so is a ship that leaves where nobody can look for it. Who joins
  friends shares their fate: one detected character gives away all of his side in the environ.

  Background:
    Given the scenario "The Varu Powderkeg"
    And it is the Rebel Player's Movement Segment

  @rule:6.2.1
  Rule: Walking to another environ shakes off detection

    Scenario Outline: <walkers> where no friend is detected, and the PDB is <PDB>
      Given the PDB on Solvia is <PDB>
      And <walkers> are in Solvia Urban
      And <walkers> are detected
      When the Rebel Player moves <walkers> to Solvia Wild
      Then <walkers> should be in Solvia Wild
      And <walkers> should be undetected

      Examples:
        | walkers                      | PDB             |
        | Kogus                        | Down at level 0 |
        | Kogus                        | Up at level 1   |
        | Kogus, Boccanegra and Tourag | Down at level 0 |

    Scenario: Kogus takes a spaceship, and the PDB is Down
      Given the PDB on Solvia is Down at level 0
      And Kogus is in Solvia Urban
      And Kogus holds the Star Cruiser
      And Kogus is detected
      When the Rebel Player moves Kogus and the Star Cruiser to Solvia Wild
      Then Kogus should be in Solvia Wild
      And Kogus should be detected

    Scenario: A detected friend is there already
      Given the PDB on Solvia is Down at level 0
      And Kogus and Boccanegra are in Solvia Urban
      And Tourag is in Solvia Wild
      And Kogus, Boccanegra and Tourag are detected
      When the Rebel Player moves Kogus and Boccanegra to Solvia Wild
      Then Kogus and Boccanegra should be in Solvia Wild
      And Kogus, Boccanegra and Tourag should be detected

    Scenario: A detected friend stays behind
      Given the PDB on Solvia is Down at level 0
      And Kogus and Tourag are in Solvia Urban
      And Kogus and Tourag are detected
      When the Rebel Player moves Kogus to Solvia Wild
      Then Kogus should be in Solvia Wild
      And Kogus should be undetected
      And Tourag should be detected

    Scenario: A detected friend is in a third environ of the planet
      Given the PDB on Solvia is Down at level 0
      And Kogus is in Solvia Urban
      And Tourag is in Solvia Subterranean
      And Kogus and Tourag are detected
      When the Rebel Player moves Kogus to Solvia Wild
      Then Kogus should be in Solvia Wild
      And Kogus should be undetected
      And Tourag should be detected

    Scenario: Only an enemy is detected there
      Given the PDB on Solvia is Down at level 0
      And Kogus is in Solvia Urban
      And Gelba is in Solvia Wild
      And Kogus and Gelba are detected
      When the Rebel Player moves Kogus to Solvia Wild
      Then Kogus should be in Solvia Wild
      And Kogus should be undetected
      And Gelba should be detected

    Scenario: An Imperial character walks away
      Given it is the Imperial Player's Movement Segment
      And Gelba is in Cercis Wild
      And Gelba is detected
      When the Imperial Player moves Gelba to Cercis Subterranean
      Then Gelba should be in Cercis Subterranean
      And Gelba should be undetected

    Scenario: An Imperial character walks to a detected friend
      Given it is the Imperial Player's Movement Segment
      And Gelba is in Cercis Wild
      And Jin Voles is in Cercis Subterranean
      And Gelba and Jin Voles are detected
      When the Imperial Player moves Gelba to Cercis Subterranean
      Then Gelba should be in Cercis Subterranean
      And Gelba and Jin Voles should be detected

    Scenario: Kogus walks away in a reaction move
      Given it is the Imperial Player's Enemy Reaction Segment
      And the PDB on Solvia is Down at level 0
      And Line 1 is in Solvia Wild
      And Kogus is in Solvia Urban
      And Kogus is detected
      When the Rebel Player reacts with Kogus to Solvia Wild
      Then Kogus should be in Solvia Wild
      And Kogus should be undetected

  @rule:6.2.2
  Rule: Damaged twice in a turn means eliminated

    Scenario: The Solar Merchant is damaged as it leaves, and again as it arrives
      Given the PDB on Horon is Up at level 1
      And the PDB on Solvia is Up at level 1
      And Zina Adora and Doctor Sontag are in Horon Liquid
      And Zina Adora holds the Solar Merchant
      And the detection dice will be 4 and 4
      When the Rebel Player moves Zina Adora, Doctor Sontag and the Solar Merchant to Solvia Wild
      Then 2 detection dice should be rolled
      And Zina Adora and Doctor Sontag should be killed
      And the Solar Merchant should be out of play

    Scenario: Damaged as it leaves, the Solar Merchant is merely seen as it arrives
      Given the PDB on Horon is Up at level 1
      And the PDB on Solvia is Up at level 1
      And Zina Adora and Doctor Sontag are in Horon Liquid
      And Zina Adora holds the Solar Merchant
      And the detection dice will be 4 and 2
      When the Rebel Player moves Zina Adora, Doctor Sontag and the Solar Merchant to Solvia Wild
      Then 2 detection dice should be rolled
      And Zina Adora and Doctor Sontag should be in Solvia Wild
      And the Solar Merchant should be out of play

    Scenario: Seen as it leaves, the Solar Merchant is damaged as it arrives
      Given the PDB on Horon is Up at level 1
      And the PDB on Solvia is Up at level 1
      And Zina Adora and Doctor Sontag are in Horon Liquid
      And Zina Adora holds the Solar Merchant
      And the detection dice will be 2 and 4
      When the Rebel Player moves Zina Adora, Doctor Sontag and the Solar Merchant to Solvia Wild
      Then 2 detection dice should be rolled
      And Zina Adora and Doctor Sontag should be in Solvia Wild
      And the Solar Merchant should be out of play

    Scenario: Two ships are damaged once each
      Given the PDB on Horon is Up at level 1
      And the PDB on Solvia is Down at level 0
      And Cercis is under Rebel Control
      And Zina Adora is in Solvia Wild
      And Zina Adora holds the Solar Merchant
      And Frun Sentel is in Cercis Wild
      And Frun Sentel holds the Galactic Freighter
      And the detection die will be 4
      And the Rebel Player has moved Zina Adora and the Solar Merchant to Horon Liquid
      And the detection die will be 4
      When the Rebel Player moves Frun Sentel and the Galactic Freighter to Horon Liquid
      Then 1 detection die should be rolled
      And Frun Sentel and Zina Adora should be in Horon Liquid
      And the Galactic Freighter should be out of play

  @rule:6.2.3
  Rule: Joining detected friends means being detected

    Scenario Outline: Tourag, in Solvia Wild, is <Tourag>
      Given the PDB on Solvia is Down at level 0
      And Kogus is in Solvia Urban
      And Tourag is in Solvia Wild
      And Kogus is undetected
      And Tourag is <Tourag>
      When the Rebel Player moves Kogus to Solvia Wild
      Then Kogus should be in Solvia Wild
      And Kogus should be <Kogus>
      And Tourag should be <Tourag>

      Examples:
        | Tourag     | Kogus      |
        | detected   | detected   |
        | undetected | undetected |

    Scenario: Several join two friends who are detected
      Given the PDB on Solvia is Down at level 0
      And Kogus, Boccanegra and Zina Adora are in Solvia Urban
      And Tourag and Vudot Vodot are in Solvia Wild
      And Tourag and Vudot Vodot are detected
      When the Rebel Player moves Kogus and Boccanegra to Solvia Wild
      Then Kogus and Boccanegra should be in Solvia Wild
      And Kogus, Boccanegra, Tourag and Vudot Vodot should be detected
      And Zina Adora should be undetected

    Scenario: They come by spaceship
      Given the PDB on Horon is Down at level 0
      And the PDB on Solvia is Down at level 0
      And Boccanegra and Kogus are in Horon Liquid
      And Boccanegra holds the Planetary Privateer
      And Tourag is in Solvia Wild
      And Tourag is detected
      When the Rebel Player moves Boccanegra, Kogus and the Planetary Privateer to Solvia Wild
      Then Boccanegra and Kogus should be in Solvia Wild
      And Boccanegra and Kogus should be detected

    Scenario: The detected friend is in another environ of the planet
      Given the PDB on Solvia is Down at level 0
      And Kogus is in Solvia Urban
      And Tourag is in Solvia Subterranean
      And Tourag is detected
      When the Rebel Player moves Kogus to Solvia Wild
      Then Kogus should be in Solvia Wild
      And Kogus should be undetected

    Scenario: Only an enemy is detected there
      Given the PDB on Solvia is Down at level 0
      And Kogus is in Solvia Urban
      And Gelba is in Solvia Wild
      And Gelba is detected
      When the Rebel Player moves Kogus to Solvia Wild
      Then Kogus should be in Solvia Wild
      And Kogus should be undetected

    Scenario: An Imperial character joins a friend
      Given it is the Imperial Player's Movement Segment
      And Gelba is in Cercis Wild
      And Jin Voles is in Cercis Subterranean
      And Jin Voles is detected
      When the Imperial Player moves Gelba to Cercis Subterranean
      Then Gelba should be in Cercis Subterranean
      And Gelba should be detected

    Scenario: Kogus joins Tourag by a reaction move
      Given it is the Imperial Player's Enemy Reaction Segment
      And the PDB on Solvia is Down at level 0
      And Line 1 is in Solvia Wild
      And Kogus is in Solvia Urban
      And Tourag is in Solvia Wild
      And Tourag is detected
      When the Rebel Player reacts with Kogus to Solvia Wild
      Then Kogus should be in Solvia Wild
      And Kogus and Tourag should be detected

  @rule:6.2.4
  Rule: Detected arrivals expose their hidden friends

    Scenario Outline: Zina Adora comes to Horon in the Solar Merchant, and Horon rolls a <die>
      Given the PDB on Solvia is Down at level 0
      And the PDB on Horon is Up at level 1
      And Zina Adora is in Solvia Wild
      And Zina Adora holds the Solar Merchant
      And Doctor Sontag and Tourag are in Horon Liquid
      And the detection die will be <die>
      When the Rebel Player moves Zina Adora and the Solar Merchant to Horon Liquid
      Then Zina Adora should be in Horon Liquid
      And Zina Adora should be <status>
      And Doctor Sontag and Tourag should be <status>

      Examples:
        | die | status     |
        | 1   | undetected |
        | 2   | detected   |
        | 4   | detected   |

    Scenario: Zina Adora was seen as she left Solvia
      Given the PDB on Solvia is Up at level 1
      And the PDB on Horon is Down at level 0
      And Zina Adora is in Solvia Wild
      And Zina Adora holds the Solar Merchant
      And Doctor Sontag and Tourag are in Horon Liquid
      And the detection die will be 2
      When the Rebel Player moves Zina Adora and the Solar Merchant to Horon Liquid
      Then Zina Adora should be in Horon Liquid
      And Zina Adora, Doctor Sontag and Tourag should be detected

    Scenario: Nobody arrives
      Given the PDB on Solvia is Down at level 0
      And the PDB on Horon is Up at level 1
      And Zina Adora is in Solvia Wild
      And Zina Adora holds the Solar Merchant
      And Doctor Sontag is in Horon Liquid
      And the detection die will be 6
      When the Rebel Player moves Zina Adora and the Solar Merchant to Horon Liquid
      Then Zina Adora should be killed
      And Doctor Sontag should be undetected

    Scenario: Friends elsewhere on the planet stay hidden
      Given the PDB on Horon is Down at level 0
      And the PDB on Solvia is Up at level 1
      And Zina Adora is in Horon Liquid
      And Zina Adora holds the Solar Merchant
      And Doctor Sontag is in Solvia Urban
      And Tourag is in Solvia Wild
      And the detection die will be 2
      When the Rebel Player moves Zina Adora and the Solar Merchant to Solvia Urban
      Then Zina Adora should be in Solvia Urban
      And Zina Adora and Doctor Sontag should be detected
      And Tourag should be undetected

    Scenario: Enemies stay hidden
      Given the PDB on Solvia is Down at level 0
      And the PDB on Horon is Up at level 1
      And Zina Adora is in Solvia Wild
      And Zina Adora holds the Solar Merchant
      And Doctor Sontag is in Horon Liquid
      And Gelba is in Horon Liquid
      And the detection die will be 2
      When the Rebel Player moves Zina Adora and the Solar Merchant to Horon Liquid
      Then Zina Adora should be in Horon Liquid
      And Zina Adora and Doctor Sontag should be detected
      And Gelba should be undetected

    Scenario: Jon Kidu is seen as he reaches Cercis
      Given it is the Imperial Player's Movement Segment
      And Cercis is under Rebel Control
      And the PDB on Cercis is Up at level 1
      And Jon Kidu is in Solvia Wild
      And Jon Kidu holds Imperial Spaceship 1
      And Gelba is in Cercis Wild
      And the detection die will be 2
      When the Imperial Player moves Jon Kidu and Imperial Spaceship 1 to Cercis Wild
      Then Jon Kidu should be in Cercis Wild
      And Jon Kidu and Gelba should be detected

  @rule:6.2.5
  Rule: Detected characters invite reaction and search

    Scenario Outline: <enemy> reacts to <character>, who is detected
      Given it is the <side> Player's Enemy Reaction Segment
      And <character> is in <environ>
      And <character> is detected
      And <enemy> is in <elsewhere>
      When the <other> Player reacts with <enemy> to <environ>
      Then <enemy> should be in <environ>

      Examples:
        | side     | character   | environ     | other    | enemy            | elsewhere           |
        | Rebel    | Frun Sentel | Solvia Wild | Imperial | Line 1           | Solvia Urban        |
        | Imperial | Gelba       | Cercis Wild | Rebel    | Rebel Wild 2-1 1 | Cercis Subterranean |

    Scenario Outline: <enemy> reacts to <character>, who is undetected
      Given it is the <side> Player's Enemy Reaction Segment
      And <character> is in <environ>
      And <character> is undetected
      And <enemy> is in <elsewhere>
      When the <other> Player reacts with <enemy> to <environ>
      Then the order should be refused

      Examples:
        | side     | character   | environ     | other    | enemy            | elsewhere           |
        | Rebel    | Frun Sentel | Solvia Wild | Imperial | Line 1           | Solvia Urban        |
        | Imperial | Gelba       | Cercis Wild | Rebel    | Rebel Wild 2-1 1 | Cercis Subterranean |

    Scenario Outline: A Line reacts where only <who> is detected, in <where>
      Given it is the Rebel Player's Enemy Reaction Segment
      And Frun Sentel is in Solvia Wild
      And <who> is in <where>
      And Frun Sentel is undetected
      And <who> is detected
      And Line 1 is in Solvia Urban
      When the Imperial Player reacts with Line 1 to Solvia Wild
      Then the order should be refused

      Examples:
        | who   | where               |
        | Kogus | Solvia Subterranean |
        | Gelba | Solvia Wild         |

    Scenario Outline: Search of Solvia Wild with <searchers> for Frun Sentel, who is detected
      Given it is the Rebel Player's Search Phase
      And Frun Sentel is in Solvia Wild
      And Frun Sentel is detected
      And <piece> is in Solvia Wild
      When the Imperial Player declares a search of Solvia Wild with <searchers>
      Then a search of Solvia Wild with <searchers> should be declared

      Examples:
        | piece  | searchers      |
        | Line 1 | military units |
        | Gelba  | Gelba          |

    Scenario Outline: Search of Solvia Wild with <searchers> for Frun Sentel, who is undetected
      Given it is the Rebel Player's Search Phase
      And Frun Sentel is in Solvia Wild
      And Frun Sentel is undetected
      And <piece> is in Solvia Wild
      When the Imperial Player declares a search of Solvia Wild with <searchers>
      Then the order should be refused

      Examples:
        | piece  | searchers      |
        | Line 1 | military units |
        | Gelba  | Gelba          |

    Scenario Outline: Search of Solvia Wild where only <who> is detected, in <where>
      Given it is the Rebel Player's Search Phase
      And Frun Sentel is in Solvia Wild
      And <who> is in <where>
      And Frun Sentel is undetected
      And <who> is detected
      And Line 1 is in Solvia Wild
      When the Imperial Player declares a search of Solvia Wild with military units
      Then the order should be refused

      Examples:
        | who   | where               |
        | Kogus | Solvia Subterranean |
        | Gelba | Solvia Wild         |

    Scenario Outline: Search of Solvia Wild for Frun Sentel, who is undetected, beside <unit>
      Given it is the Rebel Player's Search Phase
      And Frun Sentel is in Solvia Wild
      And Frun Sentel is undetected
      And <unit> is in Solvia Wild
      And Line 1 is in Solvia Wild
      When the Imperial Player declares a search of Solvia Wild with military units
      Then the order should be refused

      Examples:
        | unit             |
        | Rebel Wild 2-1 1 |
        | Rebel Wild 1-0 1 |

  @rule:6.2.6
  Rule: Other ways for characters to be detected

    Scenario Outline: In <environ> card <card> leaves <group> <condition>
      Given it is the <side> Player's Mission Phase
      And <group> are in <environ>
      And the <side> Player has sent <group> on Diplomacy in <environ>
      When the <side> Player draws card <card> in <environ>
      Then <group> should be <condition>
      And 1 Action Card should be drawn

      Examples:
        | side     | group                | environ             | card | condition  |
        | Rebel    | Kogus and Boccanegra | Solvia Urban        | 75   | detected   |
        | Rebel    | Kogus and Boccanegra | Solvia Urban        | 76   | undetected |
        | Rebel    | Kogus and Boccanegra | Solvia Subterranean | 70   | detected   |
        | Rebel    | Kogus and Boccanegra | Solvia Subterranean | 69   | undetected |
        | Rebel    | Kogus and Boccanegra | Solvia Wild         | 84   | detected   |
        | Rebel    | Kogus and Boccanegra | Solvia Wild         | 88   | undetected |
        | Imperial | Barca and Jin Voles  | Solvia Urban        | 75   | detected   |
        | Imperial | Barca and Jin Voles  | Solvia Urban        | 76   | undetected |

    Scenario Outline: In <environ> an agent reveals the mission of <group>
      Given it is the <side> Player's Mission Phase
      And <group> are in <environ>
      And the <side> Player has sent <group> on Diplomacy in <environ>
      And an event will hit the group of <group> in this order
      When the <side> Player draws card <card> in <environ>
      Then <group> should be detected
      And the mission of <group> should be over

      Examples:
        | side     | group                | environ             | card |
        | Rebel    | Kogus and Boccanegra | Solvia Urban        | 74   |
        | Rebel    | Kogus and Boccanegra | Solvia Subterranean | 90   |
        | Rebel    | Kogus and Boccanegra | Solvia Wild         | 97   |
        | Imperial | Barca and Jin Voles  | Solvia Urban        | 74   |

    Scenario: Jon Kidu searches for Frun Sentel, and is seen
      Given it is the Rebel Player's Search Phase
      And Frun Sentel is in Solvia Subterranean
      And Frun Sentel is detected
      And Jon Kidu is in Solvia Subterranean
      And Jon Kidu is undetected
      And the Imperial Player has declared a search of Solvia Subterranean with Jon Kidu
      And the search die will be 6
      And the Imperial Player will not attack
      When the Imperial Player searches Solvia Subterranean with the characters
      Then Jon Kidu should be detected

    Scenario: A Militia searches for Frun Sentel, and Jon Kidu is not seen
      Given it is the Rebel Player's Search Phase
      And Frun Sentel is in Solvia Subterranean
      And Frun Sentel is detected
      And Jon Kidu and Militia 1 are in Solvia Subterranean
      And Jon Kidu is undetected
      And the Imperial Player has declared a search of Solvia Subterranean with military units
      And the search die will be 6
      And the Imperial Player will not attack
      When the Imperial Player searches Solvia Subterranean with the military units
      Then 1 search die should be rolled
      And Jon Kidu should be undetected

  @rule:6.2.7
  Rule: Assassination needs a detected target

    Scenario Outline: <assassin> would kill <target>, who is undetected
      Given it is the <side> Player's Mission Phase
      And <assassin> is in Solvia Urban
      And <target> is in Solvia Urban
      And <target> is undetected
      And <assassin> is <own>
      When the <side> Player sends <assassin> on Assassination of <target> in Solvia Urban
      Then the order should be refused

      Examples:
        | side     | assassin  | target     | own        |
        | Rebel    | Tourag    | Gelba      | undetected |
        | Rebel    | Kogus     | Redjac     | detected   |
        | Imperial | Jon Kidu  | Zina Adora | undetected |
        | Imperial | Jin Voles | Kogus      | detected   |

    Scenario Outline: <assassin> would kill <target>, who is detected
      Given it is the <side> Player's Mission Phase
      And <assassin> is in Solvia Urban
      And <target> is in Solvia Urban
      And <target> is detected
      And <assassin> is <own>
      When the <side> Player sends <assassin> on Assassination of <target> in Solvia Urban
      Then the mission of <assassin> should be active

      Examples:
        | side     | assassin  | target     | own        |
        | Rebel    | Tourag    | Gelba      | undetected |
        | Rebel    | Kogus     | Redjac     | detected   |
        | Imperial | Jon Kidu  | Zina Adora | undetected |
        | Imperial | Jin Voles | Kogus      | detected   |

  @rule:6.2.8
  Rule: Leaving unwatched clears the ship and its crew

    Scenario Outline: From <from>, with <planet> <control> and its PDB <PDB>
      Given <planet> is <control>
      And the PDB on <planet> is <PDB>
      And the PDB on Horon is Down at level 1
      And Zina Adora, Doctor Sontag and Kogus are in <from>
      And Zina Adora holds the Star Cruiser
      And Zina Adora, Doctor Sontag and Kogus are detected
      And the detection dice would be 2 and 2
      When the Rebel Player moves Zina Adora, Doctor Sontag and the Star Cruiser to Horon Liquid
      Then no detection die should be rolled
      And Zina Adora and Doctor Sontag should be in Horon Liquid
      And Zina Adora and Doctor Sontag should be undetected
      And Zina Adora should hold the Star Cruiser
      And Kogus should be detected

      Examples:
        | from        | planet | control                | PDB             |
        | Solvia Wild | Solvia | under Imperial Control | Down at level 0 |
        | Solvia Wild | Solvia | under Imperial Control | Down at level 2 |
        | Cercis Wild | Cercis | under Rebel Control    | Up at level 1   |
        | Solvia Wild | Solvia | in Rebellion           | Up at level 1   |

    Scenario: Solvia can look, and sees the ship
      Given Solvia is under Imperial Control
      And the PDB on Solvia is Up at level 1
      And the PDB on Horon is Down at level 1
      And Zina Adora and Doctor Sontag are in Solvia Wild
      And Zina Adora holds the Star Cruiser
      And Zina Adora and Doctor Sontag are detected
      And the detection dice will be 2 and 2
      When the Rebel Player moves Zina Adora, Doctor Sontag and the Star Cruiser to Horon Liquid
      Then 1 detection die should be rolled
      And Zina Adora and Doctor Sontag should be in Horon Liquid
      And Zina Adora and Doctor Sontag should be detected

    Scenario Outline: Unseen it comes to Horon, which rolls a <die>
      Given the PDB on Solvia is Down at level 1
      And the PDB on Horon is Up at level 1
      And Zina Adora and Doctor Sontag are in Solvia Wild
      And Zina Adora holds the Solar Merchant
      And Zina Adora and Doctor Sontag are detected
      And the detection dice will be <die> and <die>
      When the Rebel Player moves Zina Adora, Doctor Sontag and the Solar Merchant to Horon Liquid
      Then 1 detection die should be rolled
      And Zina Adora and Doctor Sontag should be in Horon Liquid
      And Zina Adora and Doctor Sontag should be <status>

      Examples:
        | die | status     |
        | 1   | undetected |
        | 2   | detected   |

    Scenario: An Imperial ship leaves a planet of its own
      Given it is the Imperial Player's Movement Segment
      And the PDB on Solvia is Up at level 1
      And Jon Kidu and Gelba are in Solvia Wild
      And Jon Kidu holds Imperial Spaceship 1
      And Jon Kidu and Gelba are detected
      And the detection dice would be 2 and 2
      When the Imperial Player moves Jon Kidu, Gelba and Imperial Spaceship 1 to Horon Liquid
      Then no detection die should be rolled
      And Jon Kidu and Gelba should be in Horon Liquid
      And Jon Kidu and Gelba should be undetected
      And Jon Kidu should hold Imperial Spaceship 1
