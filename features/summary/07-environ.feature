@ruleset:summary @section:7
Feature: 7 Environ

  The size of an environ says how many military units a player may have there: 3 in Cercis Wild and
  in Solvia Subterranean, 4 in Solvia Urban. Its type is one of six.

  Background:
    Given the scenario "The Varu Powderkeg"

  @rule:7.1
  Rule: The opponent's units take up no room

    Scenario Outline: The enemy fills <environ>, and the <side> Player brings the last unit that it holds
      Given it is the <side> Player's Movement Segment
      And the PDB on Cercis is Down at level 0
      And the PDB on Solvia is Down at level 0
      And <enemies> are in <environ>
      And <there> are in <environ>
      And <unit> is in <from>
      When the <side> Player moves <unit> to <environ>
      Then <unit> should be in <environ>
      And <there> should be in <environ>
      And <enemies> should be in <environ>

      Examples:
        | side     | environ      | enemies                                                 | there                                                   | unit             | from                |
        | Rebel    | Cercis Wild  | Line 1, Line 2 and Line 3                               | Rebel Wild 2-1 1 and Rebel Wild 2-1 2                   | Rebel Wild 2-1 3 | Cercis Subterranean |
        | Rebel    | Solvia Urban | Militia 1, Militia 2, Militia 3 and Militia 4           | Rebel Wild 2-1 1, Rebel Wild 2-1 2 and Rebel Wild 2-1 3 | Rebel Wild 2-1 4 | Solvia Wild         |
        | Imperial | Cercis Wild  | Rebel Wild 2-1 1, Rebel Wild 2-1 2 and Rebel Wild 2-1 3 | Line 1 and Line 2                                       | Line 3           | Cercis Subterranean |

    Scenario Outline: The enemy fills <environ>, and the <side> Player brings one unit more
      Given it is the <side> Player's Movement Segment
      And the PDB on Cercis is Down at level 0
      And the PDB on Solvia is Down at level 0
      And <enemies> are in <environ>
      And <there> are in <environ>
      And <unit> is in <from>
      When the <side> Player moves <unit> to <environ>
      Then the order should be refused

      Examples:
        | side     | environ     | enemies                                                 | there                                                   | unit             | from                |
        | Rebel    | Cercis Wild | Line 1, Line 2 and Line 3                               | Rebel Wild 2-1 1, Rebel Wild 2-1 2 and Rebel Wild 2-1 3 | Rebel Wild 2-1 4 | Cercis Subterranean |
        | Imperial | Cercis Wild | Rebel Wild 2-1 1, Rebel Wild 2-1 2 and Rebel Wild 2-1 3 | Line 1, Line 2 and Line 3                               | Line 4           | Cercis Subterranean |

  @rule:7.2
  Rule: Characters and spaceships need no room

    Scenario: Five characters walk into an environ that is full of their units
      Given it is the Rebel Player's Movement Segment
      And the PDB on Solvia is Down at level 0
      And Rebel Wild 2-1 1, Rebel Wild 2-1 2 and Rebel Wild 2-1 3 are in Solvia Subterranean
      And Zina Adora, Kogus, Doctor Sontag, Vudot Vodot and Rayner Derban are in Solvia Wild
      When the Rebel Player moves Zina Adora, Kogus, Doctor Sontag, Vudot Vodot and Rayner Derban to Solvia Subterranean
      Then Zina Adora, Kogus, Doctor Sontag, Vudot Vodot and Rayner Derban should be in Solvia Subterranean
      And Rebel Wild 2-1 1, Rebel Wild 2-1 2 and Rebel Wild 2-1 3 should be in Solvia Subterranean

    Scenario: Two characters of the Imperial Player do the same
      Given it is the Imperial Player's Movement Segment
      And Patrol 1, Patrol 2 and Patrol 3 are in Solvia Subterranean
      And Jon Kidu and Senator Dermond are in Solvia Wild
      When the Imperial Player moves Jon Kidu and Senator Dermond to Solvia Subterranean
      Then Jon Kidu and Senator Dermond should be in Solvia Subterranean
      And Patrol 1, Patrol 2 and Patrol 3 should be in Solvia Subterranean

    Scenario: A second spaceship lands where units, characters and a spaceship are
      Given it is the Rebel Player's Movement Segment
      And the PDB on Solvia is Down at level 0
      And Rebel Wild 2-1 1, Rebel Wild 2-1 2 and Rebel Wild 2-1 3 are in Solvia Subterranean
      And Zina Adora and Kogus are in Solvia Subterranean
      And Kogus holds the Star Cruiser
      And Boccanegra and Doctor Sontag are in Solvia Wild
      And Boccanegra holds the Planetary Privateer
      When the Rebel Player moves Boccanegra, Doctor Sontag and the Planetary Privateer to Solvia Subterranean
      Then Boccanegra and Doctor Sontag should be in Solvia Subterranean
      And Boccanegra should hold the Planetary Privateer
      And Kogus should hold the Star Cruiser
      And Rebel Wild 2-1 1, Rebel Wild 2-1 2 and Rebel Wild 2-1 3 should be in Solvia Subterranean

    Scenario: A unit more finds no room
      Given it is the Rebel Player's Movement Segment
      And the PDB on Solvia is Down at level 0
      And Rebel Wild 2-1 1, Rebel Wild 2-1 2 and Rebel Wild 2-1 3 are in Solvia Subterranean
      And Rebel Wild 2-1 4 and Kogus are in Solvia Wild
      When the Rebel Player moves Rebel Wild 2-1 4 to Solvia Subterranean
      Then the order should be refused

    Scenario: Characters and spaceships leave room for the last unit
      Given it is the Rebel Player's Movement Segment
      And the PDB on Solvia is Down at level 0
      And Rebel Wild 2-1 1 and Rebel Wild 2-1 2 are in Solvia Subterranean
      And Zina Adora, Kogus, Boccanegra and Doctor Sontag are in Solvia Subterranean
      And Kogus holds the Star Cruiser
      And Boccanegra holds the Planetary Privateer
      And Rebel Wild 2-1 3 is in Solvia Wild
      When the Rebel Player moves Rebel Wild 2-1 3 to Solvia Subterranean
      Then Rebel Wild 2-1 1, Rebel Wild 2-1 2 and Rebel Wild 2-1 3 should be in Solvia Subterranean
      And Zina Adora, Kogus, Boccanegra and Doctor Sontag should be in Solvia Subterranean

  @rule:7.3
  Rule: Six types of environ

    Scenario: Zina Adora looks around in Varu
      Given it is the Rebel Player's Movement Segment
      And Zina Adora is in Solvia Wild
      When the Rebel Player moves Zina Adora to Solvia Urban
      Then Zina Adora should be in Solvia Urban
      And the type of Horon Liquid should be Liquid
      And the type of Solvia Urban should be Urban
      And the type of Solvia Subterranean should be Subterranean
      And the type of Solvia Wild should be Wild
      And the type of Cercis Subterranean should be Subterranean
      And the type of Cercis Wild should be Wild

    Scenario: Boccanegra looks around in Egrix
      Given the scenario "Flight to Egrix"
      And it is the Rebel Player's Movement Segment
      And Boccanegra is in Charkhan Wild
      When the Rebel Player moves Boccanegra to Charkhan Air
      Then Boccanegra should be in Charkhan Air
      And the type of Quibron Wild should be Wild
      And the type of Angoff Urban should be Urban
      And the type of Charkhan Air should be Air
      And the type of Charkhan Wild should be Wild

    Scenario: Frun Sentel comes home to Xan
      Given the star system "Zakir"
      And it is the Rebel Player's Movement Segment
      And Frun Sentel is in Xan Urban
      When the Rebel Player moves Frun Sentel to Xan Fire
      Then Frun Sentel should be in Xan Fire
      And the type of Barak Urban should be Urban
      And the type of Liatris Wild should be Wild
      And the type of Xan Urban should be Urban
      And the type of Xan Fire should be Fire

  @rule:7.4
  Rule: Which environ types are special

    Scenario: Wild, Liquid and Subterranean are special, and Urban is not
      Given it is the Rebel Player's Movement Segment
      And Zina Adora is in Solvia Wild
      When the Rebel Player moves Zina Adora to Solvia Urban
      Then Zina Adora should be in Solvia Urban
      And Horon Liquid should be special
      And Solvia Urban should not be special
      And Solvia Subterranean should be special
      And Solvia Wild should be special
      And Cercis Subterranean should be special
      And Cercis Wild should be special

    Scenario: Air is special
      Given the scenario "Flight to Egrix"
      And it is the Rebel Player's Movement Segment
      And Boccanegra is in Charkhan Wild
      When the Rebel Player moves Boccanegra to Charkhan Air
      Then Boccanegra should be in Charkhan Air
      And Charkhan Air should be special
      And Charkhan Wild should be special
      And Angoff Urban should not be special

    Scenario: Fire is special
      Given the star system "Zakir"
      And it is the Rebel Player's Movement Segment
      And Frun Sentel is in Xan Urban
      When the Rebel Player moves Frun Sentel to Xan Fire
      Then Frun Sentel should be in Xan Fire
      And Xan Fire should be special
      And Xan Urban should not be special

    Scenario Outline: Rebel units attack as many again in <environ>
      Given it is the Rebel Player's Military Combat Segment
      And Rebel Wild 2-1 1 and Rebel Wild 2-1 2 are in <environ>
      And Patrol 1, Patrol 2, Patrol 3 and Patrol 4 are in <environ>
      And the military defender dice will be 1 and 1
      And the military attacker dice will be 6 and 6
      When the Rebel Player attacks the military units in <environ>
      Then 1 military defender die should be rolled
      And <Patrols> Patrols should be in <environ>
      And 2 Rebel Wild 2-1s should be in <environ>

      Examples:
        | environ             | Patrols |
        | Horon Liquid        | 3       |
        | Cercis Subterranean | 3       |
        | Solvia Urban        | 4       |

    Scenario: Rebel units attack as many again in Charkhan Air
      Given the scenario "Flight to Egrix"
      And it is the Rebel Player's Military Combat Segment
      And Kogus is in Charkhan Wild
      And Rebel Wild 2-1 1 and Rebel Wild 2-1 2 are in Charkhan Air
      And Patrol 1, Patrol 2, Patrol 3 and Patrol 4 are in Charkhan Air
      And the military defender dice will be 1 and 1
      And the military attacker dice will be 6 and 6
      When the Rebel Player attacks the military units in Charkhan Air
      Then 3 Patrols should be in Charkhan Air
      And 2 Rebel Wild 2-1s should be in Charkhan Air

    Scenario: Rebel units attack as many again in Xan Fire
      Given the star system "Zakir"
      And it is the Rebel Player's Military Combat Segment
      And Rebel Wild 2-1 1 and Rebel Wild 2-1 2 are in Xan Fire
      And Patrol 1, Patrol 2, Patrol 3 and Patrol 4 are in Xan Fire
      And the military defender dice will be 1 and 1
      And the military attacker dice will be 6 and 6
      When the Rebel Player attacks the military units in Xan Fire
      Then 3 Patrols should be in Xan Fire
      And 2 Rebel Wild 2-1s should be in Xan Fire

    Scenario Outline: Imperial units attack as many again in <environ>
      Given it is the Imperial Player's Military Combat Segment
      And Rebel Wild 2-1 1 and Rebel Wild 2-1 2 are in <environ>
      And Patrol 1, Patrol 2, Patrol 3 and Patrol 4 are in <environ>
      And the military defender dice will be 4 and 4
      And the military attacker dice will be 6 and 6
      When the Imperial Player attacks the military units in <environ>
      Then <Rebel units> Rebel Wild 2-1s should be in <environ>
      And <Patrols> Patrols should be in <environ>

      Examples:
        | environ             | Rebel units | Patrols |
        | Horon Liquid        | 2           | 3       |
        | Cercis Subterranean | 2           | 3       |
        | Solvia Urban        | 1           | 4       |

    Scenario Outline: Both sides have a leader as good as the other's in <environ>
      Given it is the Rebel Player's Military Combat Segment
      And Rebel Wild 2-1 1, Rebel Wild 2-1 2 and Adam Starlight are in <environ>
      And Adam Starlight leads Rebel Wild 2-1 1 and Rebel Wild 2-1 2
      And Patrol 1, Patrol 2, Patrol 3, Patrol 4 and Vans Ka-Tie-A are in <environ>
      And Vans Ka-Tie-A leads Patrol 1, Patrol 2, Patrol 3 and Patrol 4
      And the military defender dice will be 1 and 1
      And the military attacker dice will be 6 and 6
      When the Rebel Player attacks the military units in <environ>
      Then 1 military defender die should be rolled
      And 4 Patrols should be in <environ>
      And 2 Rebel Wild 2-1s should be in <environ>

      Examples:
        | environ             |
        | Horon Liquid        |
        | Cercis Subterranean |

    Scenario Outline: Adam Starlight leads Rebel units against as many again in <environ>
      Given it is the Rebel Player's Military Combat Segment
      And Rebel Wild 2-1 1, Rebel Wild 2-1 2 and Adam Starlight are in <environ>
      And Adam Starlight leads Rebel Wild 2-1 1 and Rebel Wild 2-1 2
      And Patrol 1, Patrol 2, Patrol 3 and Patrol 4 are in <environ>
      And the military defender dice will be 1 and 1
      And the military attacker dice will be 6 and 6
      When the Rebel Player attacks the military units in <environ>
      Then 1 military defender die should be rolled
      And <Patrols> Patrols should be in <environ>
      And 2 Rebel Wild 2-1s should be in <environ>

      Examples:
        | environ             | Patrols |
        | Horon Liquid        | 2       |
        | Cercis Subterranean | 2       |
        | Solvia Urban        | 3       |

    Scenario Outline: Rebel units attack as many again in Horon Liquid, where <bystander> does not lead
      Given it is the Rebel Player's Military Combat Segment
      And Rebel Wild 2-1 1 and Rebel Wild 2-1 2 are in Horon Liquid
      And Patrol 1, Patrol 2, Patrol 3, Patrol 4 and <bystander> are in Horon Liquid
      And the military defender dice will be 1 and 1
      And the military attacker dice will be 6 and 6
      When the Rebel Player attacks the military units in Horon Liquid
      Then 1 military defender die should be rolled
      And 3 Patrols should be in Horon Liquid
      And 2 Rebel Wild 2-1s should be in Horon Liquid

      Examples:
        | bystander       |
        | Gelba           |
        | Senator Dermond |

  @rule:7.5
  Rule: Environ size caps the Action Cards drawn

    Scenario Outline: As many cards as <environ> has size
      Given the scenario "<scenario>"
      And it is the Rebel Player's Mission Phase
      And the loyalty of <planet> is Loyal
      And Boccanegra is in <environ>
      And the Rebel Player has sent Boccanegra on Start Rebel Camp in <environ>
      And the Rebel Player has drawn cards <before> in <environ>
      When the Rebel Player draws card <last> in <environ>
      Then there should be a Rebel Camp in <environ>

      Examples:
        | scenario           | planet   | environ             | before            | last |
        | The Varu Powderkeg | Solvia   | Solvia Subterranean | 69 and 70         | 71   |
        | The Varu Powderkeg | Solvia   | Solvia Urban        | 76, 75 and 78     | 90   |
        | The Varu Powderkeg | Solvia   | Solvia Wild         | 71, 84, 92 and 82 | 76   |
        | Flight to Egrix    | Charkhan | Charkhan Wild       | 84 and 92         | 76   |
        | Flight to Egrix    | Quibron  | Quibron Wild        | 71, 84 and 92     | 76   |
        | Flight to Egrix    | Charkhan | Charkhan Air        | 69, 70, 95 and 91 | 71   |

    Scenario Outline: One card more than <environ> has size
      Given the scenario "<scenario>"
      And it is the Rebel Player's Mission Phase
      And the loyalty of <planet> is Loyal
      And Boccanegra is in <environ>
      And the Rebel Player has sent Boccanegra on Start Rebel Camp in <environ>
      And the Rebel Player has drawn cards <before> in <environ>
      When the Rebel Player draws card <last> in <environ>
      Then the order should be refused

      Examples:
        | scenario           | planet   | environ             | before                | last |
        | The Varu Powderkeg | Solvia   | Solvia Subterranean | 69, 70 and 95         | 71   |
        | The Varu Powderkeg | Solvia   | Solvia Urban        | 76, 75, 78 and 97     | 90   |
        | The Varu Powderkeg | Solvia   | Solvia Wild         | 71, 84, 92, 82 and 89 | 76   |
        | Flight to Egrix    | Charkhan | Charkhan Wild       | 84, 92 and 71         | 76   |
        | Flight to Egrix    | Quibron  | Quibron Wild        | 71, 84, 92 and 82     | 76   |
        | Flight to Egrix    | Charkhan | Charkhan Air        | 69, 70, 95, 91 and 81 | 71   |
