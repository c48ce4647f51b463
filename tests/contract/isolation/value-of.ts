import { z } from 'zod'

type Schema = {
  type?: string
  format?: string
  pattern?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  minLength?: number
  maxLength?: number
  minimum?: number
  minItems?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
}

/** Words that some pattern of the contracts wants. */
const words = [
  'PR-1002',
  'payment_request',
  'KWD',
  '2026-11-20',
  '2026-11-20T12:00:00Z',
  '#1f7a8c',
  '10:00',
  '1',
  'some-key',
  'somebody',
]

/** The least that a schema takes: what a contract asks for, so that a refusal is one of rights and not of form. */
export const leastOf = (schema: unknown): unknown =>
  valueOf(z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' }) as Schema)

function valueOf(schema: Schema): unknown {
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  const [first] = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  if (first) return valueOf(first)
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, valueOf(schema.properties?.[name] ?? {})]),
      )
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => valueOf(schema.items ?? {}))
    case 'boolean':
      return true
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1)
    case 'null':
      return null
    default:
      return textOf(schema)
  }
}

function textOf({ pattern, format, minLength = 0, maxLength = Infinity }: Schema): string {
  if (format === 'date-time') return '2026-11-20T12:00:00Z'
  const fits = (word: string) =>
    word.length >= minLength &&
    word.length <= maxLength &&
    (pattern === undefined || new RegExp(pattern, 'u').test(word))
  return words.find(fits) ?? 'x'.repeat(Math.max(minLength, 1))
}
