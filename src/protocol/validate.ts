import { problemWith as problemWithDocument } from '../lib/validate'
import type { Method } from './vocabulary'

export type SchemaName = `${Method}.${'params' | 'result'}` | 'scorecard'

/** What is wrong with a message or a scorecard, in a few words that begin with the place, or undefined where it fits. */
export const problemWith = (schema: SchemaName, value: unknown): string | undefined =>
  problemWithDocument(schema, value)
