import { isAppRoute, type AppRouter } from '@ts-rest/core'
import { cleanText } from '@wasl/domain/clean-text'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { coreContract } from './core.ts'
import { asSent, isSchema, tidied, type Schema } from './tidy-input.ts'
import { webContract } from './web.ts'
import { staffContract } from './web-staff.ts'

/** What a text may carry that nobody sees. */
const typed = '\u200e\u202b"a\u200d@b\u200c\ufe0d\u2069\u0007'
const kept = '"a@b'

/** Every text and every record of a schema, with the way there. A list is gone into at its first place. */
function* textsOf(schema: unknown, path: string[] = []): Generator<string[]> {
  if (!isSchema(schema)) throw new Error(`no schema at ${path.join('.')}`)
  const { def } = schema
  switch (def.type) {
    case 'object':
      for (const [name, field] of Object.entries(def.shape)) yield* textsOf(field, [...path, name])
      break
    case 'array':
      yield* textsOf(def.element, [...path, '0'])
      break
    case 'record':
      yield* textsOf(def.valueType, [...path, 'any'])
      break
    case 'optional':
    case 'nullable':
      yield* textsOf(def.innerType, path)
      break
    case 'union': {
      // A text or a number. The doors do not look into a union of objects.
      const plain = def.options.filter(
        (option) => isSchema(option) && /^(string|number)$/.test(option.def.type),
      )
      if (plain.length < def.options.length) throw new Error(`a union of objects at ${path.join('.')}`)
      yield path
      break
    }
    case 'string':
    case 'enum':
      yield path
      break
    case 'number':
    case 'boolean':
    case 'literal':
      break
    default:
      throw new Error(`a ${def.type} is not looked into: the doors do not know it either`)
  }
}

type Input = { name: string; schema: Schema }

function* inputsOf(contract: AppRouter, name: string): Generator<Input> {
  for (const [key, entry] of Object.entries(contract)) {
    if (!isAppRoute(entry)) {
      yield* inputsOf(entry, `${name}.${key}`)
      continue
    }
    const parts = { query: entry.query, body: 'body' in entry ? entry.body : null }
    for (const [part, schema] of Object.entries(parts))
      if (isSchema(schema)) yield { name: `${name}.${key} ${part}`, schema }
  }
}

const inputs = [
  ...inputsOf(coreContract, 'core'),
  ...inputsOf(webContract, 'web'),
  ...inputsOf(staffContract, 'web'),
]

const filled = ([first, ...rest]: readonly string[], value: unknown): unknown => {
  if (first === undefined) return value
  return first === '0' ? [filled(rest, value)] : { [first]: filled(rest, value) }
}

const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((inside, step) => (inside as Record<string, unknown> | undefined)?.[step], value)

test('every text of every contract arrives without what nobody sees', () => {
  const untouched = inputs.flatMap(({ name, schema }) =>
    [...textsOf(schema)]
      .filter((path) => at(tidied(filled(path, typed), schema), path) !== kept)
      .map((path) => `${name} ${path.join('.')}`),
  )
  expect(untouched).toEqual([
    'core.pay.returned body params.any',
    'core.signIn.token body password',
    'core.signIn.resetPassword body new_password',
    'core.signIn.resetPassword body password_confirmation',
    'core.session.changePassword body new_password',
    'core.session.changePassword body repeat_password',
    'core.session.changePassword body current_password',
    'core.session.confirmPassword body password',
    'web.auth.guest.signIn body password',
    'web.auth.guest.resetPassword body newPassword',
    'web.auth.guest.resetPassword body passwordConfirmation',
    'web.auth.own.confirmPassword body password',
    'web.auth.own.changePassword body newPassword',
    'web.auth.own.changePassword body repeatPassword',
    'web.auth.own.changePassword body currentPassword',
  ])
  expect(cleanText(typed)).toBe(kept)
})

/** Fields of an object that may be left out, whatever they hold. */
function* optionalsOf(schema: unknown, path: string[] = []): Generator<string[]> {
  if (!isSchema(schema)) return
  const { def } = schema
  if (def.type === 'optional' || def.type === 'nullable') {
    if (def.type === 'optional') yield path
    yield* optionalsOf(def.innerType, path)
  } else if (def.type === 'object') {
    for (const [name, field] of Object.entries(def.shape)) yield* optionalsOf(field, [...path, name])
  } else if (def.type === 'array') yield* optionalsOf(def.element, [...path, '0'])
}

test('an empty text is "not given" for every optional field of every contract', () => {
  const refused = inputs.flatMap(({ name, schema }) =>
    [...optionalsOf(schema)]
      .filter((path) => {
        const { issues = [] } = schema['~standard'].validate(tidied(filled(path, ''), schema)) as {
          issues?: { path?: unknown[] }[]
        }
        return issues.some((issue) => issue.path?.map(String).join('.') === path.join('.'))
      })
      .map((path) => `${name} ${path.join('.')}`),
  )
  expect(refused).toEqual([])
})

test('a name is cleaned like its value, an empty text that is taken stays, and what must be there is not left out', () => {
  const schema = z.strictObject({
    note: z.string().max(9).optional(),
    size: z.coerce.number().int().min(1).optional(),
    until: z.iso.datetime().nullable(),
    name: z.string().min(1),
    more: z.record(z.string(), z.array(z.string().min(1).optional())),
    secret: asSent(z.string()).optional(),
  })
  const given = {
    note: '\u200f',
    size: '\u200b',
    until: '',
    name: '',
    more: { '\u200egift': ['\u200eyes'] },
    secret: '\u200e',
  }
  expect(tidied(given, schema)).toEqual({
    note: '',
    until: null,
    name: '',
    more: { gift: ['yes'] },
    secret: '\u200e',
  })
  expect(tidied(given, schema, true)).not.toHaveProperty('note')
})
