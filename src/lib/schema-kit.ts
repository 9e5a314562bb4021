import { type SchemaOptions, type TObject, type TProperties, Type } from '@sinclair/typebox'

/**
 * Small helpers for the schemas. The modules of this folder run when the package is built; at run time only their
 * types are imported, and the validators compiled from them.
 */

/** One of a closed list of words or numbers. */
export const oneOf = <const Words extends readonly (string | number)[]>(words: Words, options: SchemaOptions = {}) =>
  Type.Unsafe<Words[number]>({ type: typeof words[0] === 'number' ? 'integer' : 'string', enum: words, ...options })

/** Null says "none" wherever a field may have nothing in it. */
export const orNone = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T, options: SchemaOptions = {}) =>
  Type.Union([schema, Type.Null()], options)

/** A name of the game, open: what is not a name is for the other side to judge. */
export const name = (description: string, options: SchemaOptions = {}) => Type.String({ description, ...options })

export const names = (description: string, options: SchemaOptions = {}) =>
  Type.Array(Type.String(), { description, ...options })

export const count = (description: string, options: SchemaOptions = {}) =>
  Type.Integer({ minimum: 0, description, ...options })

export const flag = (description: string, options: SchemaOptions = {}) => Type.Boolean({ description, ...options })

/** A closed object: no other member is allowed. */
export const closed = <P extends TProperties>(properties: P, options: SchemaOptions = {}): TObject<P> =>
  Type.Object(properties, { additionalProperties: false, ...options })
