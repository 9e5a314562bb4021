@ruleset:mission @section:M.1
Feature: M.1 General: which missions there are to choose from

  Background:
    Given the scenario "The Varu Powderkeg"

  @rule:M.1.11
  Rule: Some missions are for one side only

    Scenario Outline: The Rebel Player takes <mission>, where loyalty is <loyalty>
      Given it is the Rebel Player's Mission Phase
      And the loyalty of Solvia is <loyalty>
      And Adam Starlight and Militia 1 are in Solvia Wild
      When the Rebel Player sends Adam Starlight on <mission> in Solvia Wild
      Then the mission of Adam Starlight should be active

      Examples:
        | mission                  | loyalty   |
        | Subvert Troops           | Neutral   |
        | Scavenge for Possessions | Neutral   |
        | Start Rebel Camp         | Patriotic |
        | Start Rebellion          | Unrest    |
        | Diplomacy                | Neutral   |

    Scenario Outline: The Imperial Player takes <mission>, where loyalty is <loyalty>
      Given it is the Imperial Player's Mission Phase
      And the loyalty of Solvia is <loyalty>
      And Vans Ka-Tie-A and Rebel Wild 2-1 1 are in Solvia Wild
      When the Imperial Player sends Vans Ka-Tie-A on <mission> in Solvia Wild
      Then the order should be refused

      Examples:
        | mission                  | loyalty   |
        | Subvert Troops           | Neutral   |
        | Scavenge for Possessions | Neutral   |
        | Start Rebel Camp         | Patriotic |
        | Start Rebellion          | Unrest    |

    Scenario Outline: The Imperial Player takes <mission>, which is for both
      Given it is the Imperial Player's Mission Phase
      And the loyalty of Solvia is Neutral
      And Saytar, Adam Starlight, Boccanegra and Rebel Urban 2-1 1 are in Solvia Urban
      And Adam Starlight and Boccanegra are detected
      And Boccanegra holds Jon Kidu captive
      When the Imperial Player sends Saytar on <mission> in Solvia Urban
      Then the mission of Saytar should be active

      Examples:
        | mission                         |
        | Diplomacy                       |
        | Sabotage                        |
        | Free Prisoners                  |
        | Gain Characters                 |
        | Assassination of Adam Starlight |
        | Coup                            |

    Scenario Outline: The Rebel Player takes <mission>, which is for both
      Given it is the Rebel Player's Mission Phase
      And the loyalty of Solvia is Neutral
      And Adam Starlight, Saytar, Jon Kidu and Militia 1 are in Solvia Urban
      And Saytar and Jon Kidu are detected
      And Jon Kidu holds Boccanegra captive
      When the Rebel Player sends Adam Starlight on <mission> in Solvia Urban
      Then the mission of Adam Starlight should be active

      Examples:
        | mission                 |
        | Sabotage                |
        | Free Prisoners          |
        | Gain Characters         |
        | Gather Information      |
        | Assassination of Saytar |
        | Coup                    |

    Scenario: The Imperial Player wants to stop a rebellion
      Given it is the Imperial Player's Mission Phase
      And Solvia is in Rebellion
      And Vans Ka-Tie-A and Adam Starlight are in Solvia Wild
      When the Imperial Player sends Vans Ka-Tie-A on Stop Rebellion in Solvia Wild
      Then the mission of Vans Ka-Tie-A should be active

    Scenario: The Rebel Player wants to stop a rebellion
      Given it is the Rebel Player's Mission Phase
      And Solvia is in Rebellion
      And Vans Ka-Tie-A and Adam Starlight are in Solvia Wild
      When the Rebel Player sends Adam Starlight on Stop Rebellion in Solvia Wild
      Then the order should be refused

  @rule:M.1.12
  Rule: A mission may ask something of its environ

    Scenario: A Coup, where there is no coup rating
      Given it is the Rebel Player's Mission Phase
      And the loyalty of Solvia is Neutral
      And Boccanegra is in Solvia Wild
      When the Rebel Player sends Boccanegra on Coup in Solvia Wild
      Then the order should be refused

    Scenario: A Coup, where there is a coup rating
      Given it is the Rebel Player's Mission Phase
      And the loyalty of Solvia is Neutral
      And Boccanegra is in Solvia Urban
      When the Rebel Player sends Boccanegra on Coup in Solvia Urban
      Then the mission of Boccanegra should be active

    Scenario: A Coup of the Imperial Player, where there is no coup rating
      Given it is the Imperial Player's Mission Phase
      And the loyalty of Solvia is Neutral
      And Gelba is in Solvia Subterranean
      When the Imperial Player sends Gelba on Coup in Solvia Subterranean
      Then the order should be refused

    Scenario: Troops are to be subverted, and there are none
      Given it is the Rebel Player's Mission Phase
      And Boccanegra is in Solvia Subterranean
      And Militia 1 is in Solvia Wild
      When the Rebel Player sends Boccanegra on Subvert Troops in Solvia Subterranean
      Then the order should be refused

    Scenario: Troops are to be subverted, and there are only Rebel ones
      Given it is the Rebel Player's Mission Phase
      And Boccanegra and Rebel Wild 2-1 1 are in Solvia Subterranean
      And Militia 1 is in Solvia Wild
      When the Rebel Player sends Boccanegra on Subvert Troops in Solvia Subterranean
      Then the order should be refused

    Scenario: Troops are to be subverted, and there are some
      Given it is the Rebel Player's Mission Phase
      And Boccanegra is in Solvia Subterranean
      And Militia 1 is in Solvia Subterranean
      When the Rebel Player sends Boccanegra on Subvert Troops in Solvia Subterranean
      Then the mission of Boccanegra should be active

    Scenario Outline: Sabotage on <planet>, the <side> Player's own, where only <unit> is
      Given it is the <side> Player's Mission Phase
      And the PDB on <planet> is Up at level 1
      And <character> and <unit> are in <environ>
      When the <side> Player sends <character> on Sabotage in <environ>
      Then the order should be refused

      Examples:
        | side     | planet | environ     | character  | unit             |
        | Rebel    | Cercis | Cercis Wild | Boccanegra | Rebel Wild 2-1 1 |
        | Imperial | Solvia | Solvia Wild | Jin Voles  | Patrol 1         |

    Scenario Outline: Sabotage on <planet>, the <side> Player's own, where <unit> of the enemy is
      Given it is the <side> Player's Mission Phase
      And the PDB on <planet> is Up at level 1
      And <character> and <unit> are in <environ>
      When the <side> Player sends <character> on Sabotage in <environ>
      Then the mission of <character> should be active

      Examples:
        | side     | planet | environ     | character  | unit             |
        | Rebel    | Cercis | Cercis Wild | Boccanegra | Patrol 1         |
        | Imperial | Solvia | Solvia Wild | Jin Voles  | Rebel Wild 2-1 1 |

    Scenario Outline: Sabotage on <planet>, where the PDB is the enemy's, and no unit is
      Given it is the <side> Player's Mission Phase
      And the PDB on <planet> is Up at level 1
      And <character> is in <environ>
      When the <side> Player sends <character> on Sabotage in <environ>
      Then the mission of <character> should be active

      Examples:
        | side     | planet | environ     | character  |
        | Rebel    | Solvia | Solvia Wild | Boccanegra |
        | Imperial | Cercis | Cercis Wild | Jin Voles  |

    Scenario: Prisoners are to be freed, and there are none
      Given it is the Rebel Player's Mission Phase
      And Boccanegra is in Solvia Subterranean
      And Jin Voles is in Solvia Urban
      And Jin Voles holds Kogus captive
      When the Rebel Player sends Boccanegra on Free Prisoners in Solvia Subterranean
      Then the order should be refused

    Scenario: Prisoners are to be freed, and there is only one of the Rebels' own
      Given it is the Rebel Player's Mission Phase
      And Boccanegra and Kogus are in Solvia Subterranean
      And Kogus holds Jin Voles captive
      When the Rebel Player sends Boccanegra on Free Prisoners in Solvia Subterranean
      Then the order should be refused

    Scenario: Prisoners are to be freed, and there is one
      Given it is the Rebel Player's Mission Phase
      And Boccanegra is in Solvia Subterranean
      And Jin Voles is in Solvia Subterranean
      And Jin Voles holds Kogus captive
      When the Rebel Player sends Boccanegra on Free Prisoners in Solvia Subterranean
      Then the mission of Boccanegra should be active

    Scenario: A Rebel Camp for people who are neutral
      Given it is the Rebel Player's Mission Phase
      And the loyalty of Solvia is Neutral
      And Boccanegra is in Solvia Wild
      When the Rebel Player sends Boccanegra on Start Rebel Camp in Solvia Wild
      Then the order should be refused

    Scenario: A Rebel Camp for people who are loyal
      Given it is the Rebel Player's Mission Phase
      And the loyalty of Solvia is Loyal
      And Boccanegra is in Solvia Wild
      When the Rebel Player sends Boccanegra on Start Rebel Camp in Solvia Wild
      Then the mission of Boccanegra should be active

  @rule:M.1.14
  Rule: Four missions are left out of this game

    Scenario Outline: The <side> Player wants <mission>
      Given the scenario "Flight to Egrix"
      And it is the <side> Player's Mission Phase
      And Boccanegra and Vans Ka-Tie-A are in Charkhan Wild
      When the <side> Player sends <character> on <mission> in Charkhan Wild
      Then the order should be refused

      Examples:
        | side     | character     | mission                 |
        | Rebel    | Boccanegra    | "Question Prisoner"     |
        | Rebel    | Boccanegra    | "Spaceship Quest"       |
        | Rebel    | Boccanegra    | "Steal Resources"       |
        | Rebel    | Boccanegra    | "Steal Enemy Resources" |
        | Rebel    | Boccanegra    | "Summon Sovereign"      |
        | Imperial | Vans Ka-Tie-A | "Question Prisoner"     |
        | Imperial | Vans Ka-Tie-A | "Spaceship Quest"       |
        | Imperial | Vans Ka-Tie-A | "Steal Resources"       |
        | Imperial | Vans Ka-Tie-A | "Steal Enemy Resources" |
        | Imperial | Vans Ka-Tie-A | "Summon Sovereign"      |

    Scenario Outline: The <side> Player takes <mission>, which is in this game
      Given the scenario "Flight to Egrix"
      And it is the <side> Player's Mission Phase
      And Boccanegra and Vans Ka-Tie-A are in Charkhan Wild
      When the <side> Player sends <character> on <mission> in Charkhan Wild
      Then the mission of <character> should be active

      Examples:
        | side     | character     | mission                  |
        | Rebel    | Boccanegra    | Gain Characters          |
        | Rebel    | Boccanegra    | Scavenge for Possessions |
        | Imperial | Vans Ka-Tie-A | Gain Characters          |
