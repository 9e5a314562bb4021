import { type Static, Type } from '@sinclair/typebox'
import { closed, count } from '../lib/schema-kit'

/** The shape of a grading profile. Runs when the package is built; at run time only the types are imported. */

/** No sum of these is too large to be exact. */
const points = (description: string) => count(description, { maximum: 1_000_000 })

const worths = (description: string) => Type.Record(Type.String(), points('whole points'), { description })

const WaiverSchema = closed({
  rule: Type.String({ description: 'as `6.1.3`' }),
  reason: Type.String({ minLength: 1, description: 'shown to the team' }),
  until: Type.Optional(
    Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$', description: 'the last day it holds, as `2026-01-31`' }),
  ),
})

export const ProfileSchema = closed({
  defaultPoints: Type.Optional(points('points of a rule that has no printed metric; 1 without this')),
  points: Type.Optional(
    closed({
      rules: Type.Optional(worths('points of single rules, by their ids; they beat those of the section')),
      sections: Type.Optional(worths('points of each rule of a section; `8` speaks for 8.1 and 8.2 too')),
    }),
  ),
  waivers: Type.Optional(Type.Array(WaiverSchema, { description: 'rules that a program is let off' })),
})

/** A grading profile as its file holds it. */
export type ProfileFile = Static<typeof ProfileSchema>
