import { type TProperties, Type } from '@sinclair/typebox'
import { closed } from '../../lib/schema-kit'

/** A table keyed by name, whose rows hold these fields. */
export const table = <P extends TProperties>(key: string, fields: P) =>
  Type.Record(Type.String(), Type.Partial(closed(fields)), { key })
