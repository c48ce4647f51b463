import type { AppRoute } from '@ts-rest/core'

/** The HTTP method of a route. ts-rest has no OPTIONS, so a contract names it as `metadata.verb`. */
export function verbOf(route: AppRoute): string {
  const { metadata } = route
  const named = typeof metadata === 'object' && metadata !== null && 'verb' in metadata ? metadata.verb : null
  return typeof named === 'string' ? named : route.method
}

/** True if a GET uses something up or writes (`metadata.acts`). HEAD is refused for it. */
export function actsOf({ metadata }: AppRoute): boolean {
  return typeof metadata === 'object' && metadata !== null && 'acts' in metadata && metadata.acts === true
}
