import { validateIfSchema } from '@ts-rest/core'

export type IssuePlace = 'path' | 'query' | 'headers' | 'body' | 'response'

/** One field and what is wrong with it, without words: each app says it in its own and in the reader's language. */
export type Issue = {
  in: IssuePlace
  /** Dotted path; empty where the whole value is wrong. */
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
  /** What has a maximum: 'string', 'number', 'array'. */
  origin?: unknown
}

export type Checked = { value: unknown; issues: Issue[] }

/** A part of the contract without a schema accepts what it is given. */
export function checked(place: IssuePlace, given: unknown, schema: unknown): Checked {
  const { value, error } = validateIfSchema(given, schema)
  return { value, issues: error ? issuesOf(place, given, error.issues) : [] }
}

/** NUL is no text a database keeps; bodies are refused with it by `strict-json.ts`. */
export const withNul = (place: IssuePlace, given: Readonly<Record<string, string>>): Issue[] =>
  Object.entries(given)
    .filter(([, value]) => value.includes('\0'))
    .map(([field]) => ({ in: place, field, problem: 'invalid' }))

/** From the issues of any Standard Schema; zod's codes make them more precise. */
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
