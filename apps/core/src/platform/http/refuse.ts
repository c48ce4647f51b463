import type { Refusal } from '@wasl/contracts/server'
import type { Issue } from '@wasl/contracts/issues'
import type { Locale } from '@wasl/domain/locale'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { byName } from '@wasl/domain/by-name'
import type { CoreEnv } from './core-env.ts'
import { httpStrings, type HttpString } from './http.strings.ts'
import { httpStringsAr } from './http.strings.ar.ts'
import { wordsOf, type Values } from './words.ts'

const words = wordsOf({ en: httpStrings, ar: httpStringsAr })

/** The core's error bodies (S1 §8): a sentence, or texts per field, in the request's language. */
export function refuse(c: Context<CoreEnv>, refusal: Refusal): Response {
  switch (refusal.kind) {
    case 'invalid':
      // An id or plugin that cannot exist is answered like one that does not.
      if (refusal.issues.some((issue) => issue.in === 'path')) return refuseWith(c, 404, 'notFound')
      return c.json(fieldErrors(named(refusal), c.var.language), 400)
    case 'malformedJson':
      return refuseWith(c, 400, 'malformedJson')
    case 'wrongContentType':
      return refuseWith(c, 415, 'wrongContentType')
    case 'tooLarge':
      return refuseWith(c, 413, 'tooLarge', { limit: refusal.limitBytes })
    case 'methodNotAllowed':
      c.header('allow', refusal.allowed.join(', '))
      return refuseWith(c, 405, 'methodNotAllowed')
    case 'badResponse':
      c.var.log.error(
        { route: refusal.route.path, issues: refusal.issues },
        'an answer does not match the contract',
      )
      return refuseWith(c, 500, 'unexpected')
  }
}

type Reason =
  | 'malformedJson'
  | 'wrongContentType'
  | 'tooLarge'
  | 'methodNotAllowed'
  | 'notFound'
  | 'unknownHost'
  | 'unexpected'
  | 'unavailable'
  | 'storageFull'
  | 'keyReused'
  | 'badSignature'
  | 'malformed'

/** `code` is the reason in snake case, for programs; `detail` is for people. */
export function refuseWith(
  c: Context<CoreEnv>,
  status: ContentfulStatusCode,
  reason: Reason,
  values?: Values,
): Response {
  const code = reason.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return c.json({ detail: words(`http.${reason}`, c.var.language, values), code }, status)
}

/** A handler's own 404: byte for byte what an address that does not exist is answered. */
export const notFoundBody = (c: Context<CoreEnv>) => ({
  detail: words('http.notFound', c.var.language),
  code: 'not_found',
})

/** By the names its rules use too, where all fields of a body stand in one object (`metadata.fieldsIn`). */
function named({ issues, route }: Extract<Refusal, { kind: 'invalid' }>): Issue[] {
  const { fieldsIn } = (route.metadata ?? {}) as { fieldsIn?: string }
  const within = fieldsIn === undefined ? null : `${fieldsIn}.`
  return issues.map((issue) =>
    within !== null && issue.field.startsWith(within)
      ? { ...issue, field: issue.field.slice(within.length) }
      : issue,
  )
}

function fieldErrors(issues: readonly Issue[], language: Locale): Record<string, string[]> {
  const errors = new Map<string, string[]>()
  for (const issue of issues) {
    const [whole = ''] = issue.field.split('.')
    const says = Object.hasOwn(wholes, whole) ? wholes[whole] : undefined
    const field = (says ? whole : issue.field) || 'non_field_errors'
    const text = says ? words(says, language) : textOf(issue, language)
    errors.set(field, [...new Set([...(errors.get(field) ?? []), text])])
  }
  return Object.fromEntries(errors)
}

/** A field with parts has one problem, which says how to write all of it. */
const wholes: Readonly<Record<string, HttpString>> = byName({ delivery_location: 'http.place' })

function textOf(issue: Issue, language: Locale): string {
  const key: HttpString = `http.${issue.problem}`
  return words(key, language, { limit: issue.limit ?? '' })
}
