import type { CalibrationResult, Trial } from '../grading/calibration'
import { fixtureCatalog } from './sample-catalog.fixture'

/** Calibrations of forty rules, good and bad. */

const caught = (name: string, alsoFails: readonly string[] = []): Trial => ({
  name,
  mistake: 'Looks at the environ where the planet is meant.',
  caught: true,
  verdict: 'violates',
  scenario: 'A PDB of level 2, and a spaceship that arrives',
  message: 'the place of Boccanegra should be Quibron Wild, and is Charkhan Wild',
  alsoFails,
})

const survived = (name: string): Trial => ({
  name,
  mistake: 'Asks for two <i>letters</i> where one is enough.',
  caught: false,
  verdict: 'conforms',
  alsoFails: [],
})

const ids = fixtureCatalog().rules.map(({ id }) => id)

const controls = {
  harmless: [
    { name: 'taciturn', differs: 'It reports neither a log nor reasons.', notConforming: [] },
    { name: 'reversed lists', differs: 'It reports every list the other way round.', notConforming: [] },
  ],
  degenerates: [
    { name: 'stonewaller', does: 'It refuses every order.', conforming: [] },
    { name: 'yes-man', does: 'It refuses nothing.', conforming: [] },
  ],
}

/** Every rule has violators, and all are caught. */
export const calibrated = (): CalibrationResult => ({
  ok: true,
  rules: ids.map((id, index) => ({
    id,
    violators: Array.from({ length: 1 + (index % 3) }, (_, which) =>
      caught(`mistake ${which + 1} about ${id}`, ids.filter((other) => other !== id).slice(0, index)),
    ),
  })),
  reference: { notConforming: [] },
  ...controls,
  problems: [],
})

/** One rule has no violator, one does not catch its own, and a variant and a degenerate are taken for what they are not. */
export const uncalibrated = (): CalibrationResult => {
  const { rules, ...others } = calibrated()
  const [first = '', second = '', third = ''] = ids
  return {
    ...others,
    ok: false,
    rules: rules.map(({ id, violators }) => {
      if (id === first) return { id, violators: [] }
      return { id, violators: id === second ? [...violators, survived('two letters')] : violators }
    }),
    harmless: [
      { name: 'own dice', differs: 'It rolls its own dice.', notConforming: [second, third] },
      ...controls.harmless,
    ],
    degenerates: [{ name: 'parrot', does: 'It repeats what it hears.', conforming: ids.slice(0, 30) }],
    problems: [
      `rule ${first} has no violator`,
      `rule ${second} does not catch "two letters": conforms`,
      `the harmless variant "own dice" loses rule ${second}`,
    ],
  }
}
