import type { AppRoute } from '@ts-rest/core'

/** The HTTP method of a route. ts-rest has no OPTIONS, so a contract names it as `metadata.verb`. */
export function verbOf(route: AppRoute): string {
  const { metadata } = route
  const named = typeof metadata === 'object' && metadata !== null && 'verb' in metadata ? metadata.verb : null
  return typeof named === 'string' ? named : route.method
}
