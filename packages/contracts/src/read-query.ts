import { checked, withNul, type Checked, type Issue } from './issues.ts'
import { tidied } from './tidy-input.ts'

/** Accepted everywhere (product.md 3). */
const alwaysAccepted = new Set(['json', 'format'])

/**
 * A key given twice and a key the contract does not name are refused; a schema that only drops them does not count. Of a query
 * that is wrong otherwise, only what its schema itself says is known.
 */
export function readQuery(url: string, schema: unknown): Checked {
  const { given, repeated } = split(url)
  // Fewer of the same: an empty one may be not given.
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
