@ruleset:mission @section:M.2
Feature: M.2 Specific: a coup that is betrayed

  Card 93 aborts a Coup in an Urban environ. A 6 then calls for the capture of the whole group.

  Background:
    Given the scenario "Flight to Egrix"
    And it is the Rebel Player's Mission Phase

  @rule:M.2.26
  Rule: Without enemies there, nobody is taken

    Scenario Outline: <group> tried a coup under the eyes of the Militia
      Given the loyalty of Angoff is Neutral
      And <group> are in Angoff Urban
      And Militia 1 is in Angoff Urban
      And the Rebel Player has sent <group> on Coup in Angoff Urban
      And the coup aborted die will be 6
      When the Rebel Player draws card 93 in Angoff Urban
      Then the loyalty of Angoff should be Loyal
      And <group> should be captured

      Examples:
        | group                         |
        | Adam Starlight                |
        | Adam Starlight and Boccanegra |

    Scenario Outline: <group> tried a coup where no enemy is
      Given the loyalty of Angoff is Neutral
      And <group> are in Angoff Urban
      And Militia 1 is in Quibron Wild
      And the Rebel Player has sent <group> on Coup in Angoff Urban
      And the coup aborted die will be 6
      When the Rebel Player draws card 93 in Angoff Urban
      Then the loyalty of Angoff should be Loyal
      And <group> should be free
      And <group> should be in Angoff Urban

      Examples:
        | group                         |
        | Adam Starlight                |
        | Adam Starlight and Boccanegra |

    Scenario: A coup where the Militia are elsewhere on the planet
      Given the scenario "The Varu Powderkeg"
      And the loyalty of Solvia is Neutral
      And Kogus is in Solvia Urban
      And Militia 1 is in Solvia Wild
      And the Rebel Player has sent Kogus on Coup in Solvia Urban
      And the coup aborted die will be 6
      When the Rebel Player draws card 93 in Solvia Urban
      Then the loyalty of Solvia should be Loyal
      And Kogus should be free
      And Kogus should be in Solvia Urban

    Scenario: A 4 calls for no capture
      Given the loyalty of Angoff is Neutral
      And Adam Starlight is in Angoff Urban
      And Militia 1 is in Angoff Urban
      And the Rebel Player has sent Adam Starlight on Coup in Angoff Urban
      And the coup aborted die will be 4
      When the Rebel Player draws card 93 in Angoff Urban
      Then the loyalty of Angoff should be Loyal
      And Adam Starlight should be free

    Scenario: Jin Voles tried a coup under the eyes of Rebel troops
      Given the scenario "The Varu Powderkeg"
      And it is the Imperial Player's Mission Phase
      And the loyalty of Solvia is Neutral
      And Jin Voles is in Solvia Urban
      And Rebel Urban 1-0 1 is in Solvia Urban
      And the Imperial Player has sent Jin Voles on Coup in Solvia Urban
      And the coup aborted die will be 6
      When the Imperial Player draws card 93 in Solvia Urban
      Then the loyalty of Solvia should be Dissent
      And Jin Voles should be captured

    Scenario: Jin Voles tried a coup where no Rebel is
      Given the scenario "The Varu Powderkeg"
      And it is the Imperial Player's Mission Phase
      And the loyalty of Solvia is Neutral
      And Jin Voles is in Solvia Urban
      And Militia 1 is in Solvia Urban
      And Rebel Wild 1-0 1 is in Solvia Wild
      And the Imperial Player has sent Jin Voles on Coup in Solvia Urban
      And the coup aborted die will be 6
      When the Imperial Player draws card 93 in Solvia Urban
      Then the loyalty of Solvia should be Dissent
      And Jin Voles should be free
