import { cleanText } from '@wasl/domain/clean-text'
import type { $ZodTypes } from 'zod/v4/core'

/** A schema of zod or zod/mini. */
export type Schema = { def: $ZodTypes['_zod']['def']; '~standard': $ZodTypes['~standard'] }

const untouched = new WeakSet<object>()

/** Marks text that must stay exactly as sent: a password, or what a gateway signed. */
export function asSent<Marked extends object>(schema: Marked): Marked {
  untouched.add(schema)
  return schema
}

/**
 * Cleans every text of a request (product 11.4). An empty text becomes "not given" if the field is optional. A field that
 * accepts empty text keeps it, because it can clear a stored value; `isNew` means nothing is stored yet.
 */
export function tidied(given: unknown, schema?: unknown, isNew = false): unknown {
  const { inner, isOptional, isNullable, isAsSent } = unwrapped(schema)
  if (isAsSent) return given
  if (typeof given === 'string') {
    const text = cleanText(given)
    if (text !== '' || (isNew && isOptional)) return text || undefined
    if (!inner || isAccepted('', inner)) return text
    if (isOptional) return undefined
    return isNullable ? null : text
  }
  if (Array.isArray(given)) return given.map((one) => tidied(one, elementOf(inner), isNew))
  if (typeof given !== 'object' || given === null) return given
  const entries = Object.entries(given).map(([key, value]) => {
    const name = cleanText(key)
    return [name, tidied(value, fieldOf(inner, name), isNew)] as const
  })
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

type Unwrapped = { inner: Schema | null; isOptional: boolean; isNullable: boolean; isAsSent: boolean }

function unwrapped(schema: unknown): Unwrapped {
  const inner = isSchema(schema) ? schema : null
  const found = {
    inner,
    isOptional: false,
    isNullable: false,
    isAsSent: inner !== null && untouched.has(inner),
  }
  if (inner?.def.type !== 'optional' && inner?.def.type !== 'nullable') return found
  const below = unwrapped(inner.def.innerType)
  return {
    inner: below.inner,
    isOptional: inner.def.type === 'optional' || below.isOptional,
    isNullable: inner.def.type === 'nullable' || below.isNullable,
    isAsSent: found.isAsSent || below.isAsSent,
  }
}

const elementOf = (schema: Schema | null): unknown =>
  schema?.def.type === 'array' ? schema.def.element : undefined

function fieldOf(schema: Schema | null, name: string): unknown {
  if (schema?.def.type === 'record') return schema.def.valueType
  return schema?.def.type === 'object' && Object.hasOwn(schema.def.shape, name)
    ? schema.def.shape[name]
    : undefined
}

export const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && 'def' in value && '~standard' in value

function isAccepted(text: string, schema: Schema): boolean {
  const result = schema['~standard'].validate(text)
  return !(result instanceof Promise) && result.issues === undefined
}
