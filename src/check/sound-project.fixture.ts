import { defineParameterType, Given, supportCodeLibraryBuilder, Then, When } from '@cucumber/cucumber'
import { IdGenerator } from '@cucumber/messages'
import { catalogOf } from '../catalog/catalog'
import { parseFeature } from '../catalog/gherkin'
import { PACKAGE_ROOT } from '../lib/package-root'
import { success } from '../lib/result'
import { everyCapability } from '../protocol/every-capability'
import { check, type Project } from './check'
import { type PhraseBook, phraseBookOf } from './phrases'

/** A small project with which nothing is wrong, for tests that break one thing in it. */

const rule = (id: string, title: string, kind: 'behaviour' | 'prohibition') => ({
  id,
  title,
  kind,
  statement: `What rule ${id} says.`,
  references: [],
  metric: null,
  subject: 'pdb' as const,
  needs: ['orders.military-combat'],
})

const CATALOG = catalogOf(
  {
    rulesets: [
      {
        id: 'summary',
        title: 'Rules Summary',
        sections: [
          {
            id: '8.2',
            title: 'PDB Combat',
            rules: [rule('8.2.1', 'Nothing attacks a PDB', 'prohibition'), rule('8.2.2', 'A hit', 'behaviour')],
          },
          { id: '9', title: 'Missions', rules: [rule('9.1', 'No mission', 'prohibition')] },
        ],
      },
    ],
  },
  'hash',
)

export const FEATURE_FILE = 'features/8.2.feature'

/** The lines that tests point at are numbered. */
export const FEATURE = `@ruleset:summary @section:8.2
Feature: 8.2 PDB Combat

  Background:
    Given the PDB on Angoff is Up

  @rule:8.2.1
  Rule: Nothing attacks a PDB

    Scenario: The PDB
      When the Rebel Player attacks the PDB
      Then the order should be refused

    Scenario: The Militia beside it
      When the Rebel Player attacks the Militia
      Then the PDB on Angoff should be Up

  @rule:8.2.2
  Rule: A hit

    Scenario Outline: The PDB on <planet>
      Given the PDB on <planet> is Up
      When the Rebel Player attacks the Militia
      Then the PDB on <planet> should be Up

      Examples:
        | planet |
        | Angoff |
        | Egrix  |
`

/** Phrases for the feature, and whatever else is defined: as Cucumber reads them. */
export function phraseBook(more: () => void = () => {}): PhraseBook {
  supportCodeLibraryBuilder.reset(PACKAGE_ROOT, IdGenerator.incrementing())
  const word = (name: string, regexp: RegExp) => defineParameterType({ name, regexp, transformer: (text) => text })
  word('planet', /Angoff|Egrix|Quibron/)
  word('status', /Up|Down/)
  word('side', /Rebel|Imperial/)
  const nothing = () => {}
  Given('the PDB on {planet} is {status}', nothing)
  When('the {side} Player attacks the PDB/Militia', nothing)
  Then('the PDB on {planet} should be {status}', nothing)
  Then('the order should be refused', nothing)
  more()
  return phraseBookOf(supportCodeLibraryBuilder.finalize(), PACKAGE_ROOT)
}

export const soundProject = (): Project => ({
  catalog: success(CATALOG),
  features: parseFeature(FEATURE, FEATURE_FILE),
  phrases: phraseBook(),
  decisions: [{ subject: 'pdb', name: 'mayBeAttacked', answersFor: ['8.2.1', '8.2.2'] }],
  violators: [{ name: 'the PDB is a target', breaks: ['8.2.1', '8.2.2'] }],
  engine: everyCapability(),
  changedSinceBuild: [],
})

/** What the check finds once something is changed, each problem as `kind where: message`. */
export const problemsWith = (changes: Partial<Project>): string[] =>
  check({ ...soundProject(), ...changes }).problems.map(({ kind, where, message }) => `${kind} ${where}: ${message}`)

/** What it finds once a text of the feature is replaced. */
export function problemsOfFeatureWith(from: string, to: string): string[] {
  if (!FEATURE.includes(from)) throw new Error(`the feature has no "${from}"`)
  return problemsWith({ features: parseFeature(FEATURE.replace(from, to), FEATURE_FILE) })
}
