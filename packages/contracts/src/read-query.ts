import { checked, withNul, type Checked, type Issue } from './issues.ts'
import { tidied } from './tidy-input.ts'

/** Accepted everywhere (product.md 3). */
const alwaysAccepted = new Set(['json', 'format'])

/**
 * Refuses keys that are given twice or not named in the contract, even if the schema would only drop them. If the query is
 * wrong in another way, only the schema's own issues are returned.
 */
export function readQuery(url: string, schema: unknown): Checked {
  const { given, repeated } = split(url)
  // A subset: an empty text may mean "not given".
  const kept = tidied(given, schema) as Record<string, string>
  const { value, issues: found } = schema ? checked('query', kept, schema) : { value: {}, issues: [] }
  const issues = [...found, ...withNul('query', given)]
  const named = new Set(Object.keys(value ?? {}))
  const isUnknown = (key: string): boolean => !named.has(key) && !alwaysAccepted.has(key)
  const unknown = issues.length > 0 ? [] : Object.keys(kept).filter(isUnknown)
  return {
    value,
    issues: [...issues, ...repeated.map(issue('repeated')), ...unknown.map(issue('unknown'))],
  }
}

const issue =
  (problem: 'repeated' | 'unknown') =>
  (field: string): Issue => ({ in: 'query', field, problem })

function split(url: string): { given: Record<string, string>; repeated: string[] } {
  const start = url.indexOf('?')
  const given = new Map<string, string>()
  const repeated: string[] = []
  for (const [key, value] of start < 0 ? [] : new URLSearchParams(url.slice(start))) {
    if (given.has(key)) repeated.push(key)
    given.set(key, value)
  }
  return { given: Object.fromEntries(given), repeated }
}
