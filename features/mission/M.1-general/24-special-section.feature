@ruleset:mission @section:M.1
Feature: M.1 General: where the special section of an Action Card is read

  In its special section card 73 or 94 gains a character, in its urban section 92, in its wild section 87. Card 70 detects
  the characters on missions in its special section, and card 75 in its urban one.

  Background:
    Given the scenario "The Varu Powderkeg"
    And it is the Rebel Player's Mission Phase

  @rule:M.1.24
  Rule: The other four types read the special section

    Scenario Outline: In <environ> card <card> brings a character by its special section
      Given the scenario "<scenario>"
      And Boccanegra is in <environ>
      And the Rebel Player has sent Boccanegra on Gain Characters in <environ>
      And chance will bring Adam Starlight into play
      When the Rebel Player draws card <card> in <environ>
      Then Adam Starlight should be in <environ>

      Examples:
        | scenario           | environ             | card |
        | The Varu Powderkeg | Solvia Subterranean | 94   |
        | The Varu Powderkeg | Cercis Subterranean | 73   |
        | The Varu Powderkeg | Horon Liquid        | 73   |
        | Flight to Egrix    | Charkhan Air        | 94   |

    Scenario Outline: In <environ> card <card> brings nobody by its <section> section
      Given the scenario "<scenario>"
      And Boccanegra is in <environ>
      And the Rebel Player has sent Boccanegra on Gain Characters in <environ>
      And chance will bring Adam Starlight into play
      When the Rebel Player draws card <card> in <environ>
      Then Adam Starlight should be out of play
      And 1 Action Card should be drawn

      Examples:
        | scenario           | environ             | card | section |
        | The Varu Powderkeg | Solvia Subterranean | 92   | urban   |
        | The Varu Powderkeg | Solvia Subterranean | 87   | wild    |
        | The Varu Powderkeg | Horon Liquid        | 92   | urban   |
        | The Varu Powderkeg | Horon Liquid        | 87   | wild    |
        | Flight to Egrix    | Charkhan Air        | 92   | urban   |
        | Flight to Egrix    | Charkhan Air        | 87   | wild    |

    Scenario Outline: In <environ> card <card> leaves Boccanegra <condition>
      Given the scenario "<scenario>"
      And Boccanegra is in <environ>
      And the Rebel Player has sent Boccanegra on Gain Characters in <environ>
      When the Rebel Player draws card <card> in <environ>
      Then Boccanegra should be <condition>
      And 1 Action Card should be drawn

      Examples:
        | scenario           | environ             | card | condition  |
        | The Varu Powderkeg | Solvia Subterranean | 70   | detected   |
        | The Varu Powderkeg | Solvia Subterranean | 75   | undetected |
        | The Varu Powderkeg | Horon Liquid        | 70   | detected   |
        | The Varu Powderkeg | Horon Liquid        | 75   | undetected |
        | Flight to Egrix    | Charkhan Air        | 70   | detected   |
        | Flight to Egrix    | Charkhan Air        | 75   | undetected |

    Scenario Outline: In Xan Fire card <card> leaves <result>
      Given the star system "Zakir"
      And Boccanegra is in Xan Fire
      And the Rebel Player has sent Boccanegra on Gain Characters in Xan Fire
      And chance will bring Adam Starlight into play
      When the Rebel Player draws card <card> in Xan Fire
      Then Adam Starlight should be <place>
      And 1 Action Card should be drawn

      Examples:
        | card | result           | place       |
        | 73   | Boccanegra two   | in play     |
        | 92   | Boccanegra alone | out of play |
        | 87   | Boccanegra alone | out of play |
