import { validateIfSchema } from '@ts-rest/core'

export type IssuePlace = 'path' | 'query' | 'headers' | 'body' | 'response'

/** A field and its problem, without words: each app words it in the reader's language. */
export type Issue = {
  in: IssuePlace
  /** Dotted path; empty if the whole value is wrong. */
  field: string
  problem: 'required' | 'unknown' | 'repeated' | 'tooLong' | 'tooMuch' | 'invalid'
  limit?: number
}

type StandardIssue = {
  message: string
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined
  code?: unknown
  keys?: unknown
  maximum?: unknown
  /** The type that has a maximum: 'string', 'number', 'array'. */
  origin?: unknown
}

export type Checked = { value: unknown; issues: Issue[] }

/** A part of the contract without a schema accepts anything. */
export function checked(place: IssuePlace, given: unknown, schema: unknown): Checked {
  const { value, error } = validateIfSchema(given, schema)
  return { value, issues: error ? issuesOf(place, given, error.issues) : [] }
}

/** PostgreSQL cannot store NUL in text. `strict-json.ts` refuses it in bodies. */
export const withNul = (place: IssuePlace, given: Readonly<Record<string, string>>): Issue[] =>
  Object.entries(given)
    .filter(([, value]) => value.includes('\0'))
    .map(([field]) => ({ in: place, field, problem: 'invalid' }))

/** Converts the issues of any Standard Schema; zod's codes give more detail. */
export function issuesOf(place: IssuePlace, given: unknown, issues: readonly StandardIssue[]): Issue[] {
  return issues.flatMap((issue): Issue[] => {
    const path = (issue.path ?? []).map((step) => String(typeof step === 'object' ? step.key : step))
    const field = path.join('.')
    if (issue.code === 'unrecognized_keys' && Array.isArray(issue.keys)) {
      return issue.keys.map((key) => ({
        in: place,
        field: [...path, String(key)].join('.'),
        problem: 'unknown' as const,
      }))
    }
    if (isAbsent(given, path)) return [{ in: place, field, problem: 'required' }]
    if (issue.code === 'too_big' && typeof issue.maximum === 'number') {
      const problem = issue.origin === 'string' ? 'tooLong' : 'tooMuch'
      return [{ in: place, field, problem, limit: issue.maximum }]
    }
    return [{ in: place, field, problem: 'invalid' }]
  })
}

function isAbsent(given: unknown, path: readonly string[]): boolean {
  let value = given
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return true
    value = (value as Record<string, unknown>)[key]
  }
  return value === undefined || value === ''
}
