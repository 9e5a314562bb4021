@ruleset:summary @section:2
Feature: 2 Capture: who is taken

  In a fight to capture a star beside a result takes one of the active defenders captive. A combat goes on until one side
  is gone, or has broken off, as it always does with a 1.

  Background:
    Given the scenario "The Varu Powderkeg"
    And it is the Rebel Player's Search Phase
    And the PDB on Solvia is Down at level 0

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
      And the captive will be drawn from <first>, <second> and <inactive> in this order
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

    Scenario Outline: Two stars, and only <active> is active
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
      And the combat attacker die will be 2
      And the captive will be drawn from <active> in this order
      And the captive will be drawn from <first> and <second> in this order
      And Vans Ka-Tie-A will guard the captive
      And Vans Ka-Tie-A will guard the captive
      And <fighter> will be active
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Imperial Player searches Solvia Subterranean with the characters
      Then <active> should be captured
      And <first> and <second> should be free
      And Vans Ka-Tie-A should have 2 wounds

      Examples:
        | active      | first        | second       | fighter     |
        | Zina Adora  | Vudot Vodot  | Oneste Woada | Vudot Vodot |
        | Vudot Vodot | Oneste Woada | Zina Adora   | Zina Adora  |

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

    Scenario: A squad from two Lines is to kill Agan Rafa, and a star falls
      Given Agan Rafa is in Solvia Subterranean
      And Line 1 and Line 2 are in Solvia Subterranean
      And Agan Rafa is detected
      And the Imperial Player has declared a search of Solvia Subterranean with military units
      And the search die will be 1
      And the Imperial Player will attack with military units
      And the Imperial Player will fight to kill
      And nobody will try to break off
      And the combat defender die will be 3
      And the combat attacker die will be 6
      And Agan Rafa will take 2 wounds
      And the captive will be drawn from Agan Rafa in this order
      And Line 1 will guard the captive
      And everybody will try to break off
      And the break off die will be 1
      And the combat defender dice would be 6, 6, 6 and 6
      And the combat attacker dice would be 6, 6, 6 and 6
      When the Imperial Player searches Solvia Subterranean with the military units
      Then Agan Rafa should be free
      And Agan Rafa should have 2 wounds

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

    Scenario: Adam Starlight's coup is betrayed, and only a Rebel unit is beside him
      Given it is the Rebel Player's Mission Phase
      And the loyalty of Solvia is Neutral
      And Adam Starlight is in Solvia Urban
      And Rebel Urban 2-1 1 is in Solvia Urban
      And the Rebel Player has sent Adam Starlight on Coup in Solvia Urban
      And the coup aborted die will be 6
      When the Rebel Player draws card 93 in Solvia Urban
      Then 1 coup aborted die should be rolled
      And the loyalty of Solvia should be Loyal
      And Adam Starlight should be free
      And Adam Starlight should be in Solvia Urban

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
