import type { AppRoute } from '@ts-rest/core'

/** The HTTP method of a route. ts-rest has no OPTIONS, so a contract names it as `metadata.verb`. */
export function verbOf(route: AppRoute): string {
  const { metadata } = route
  const named = typeof metadata === 'object' && metadata !== null && 'verb' in metadata ? metadata.verb : null
  return typeof named === 'string' ? named : route.method
}

/** Whether a GET uses something up or writes it down (`metadata.acts`): HEAD, which only asks about it, is refused. */
export function actsOf({ metadata }: AppRoute): boolean {
  return typeof metadata === 'object' && metadata !== null && 'acts' in metadata && metadata.acts === true
}
