import type { AppRoute } from '@ts-rest/core'

/** Largest body of a route, from `metadata.bodyLimitBytes`, else `otherwise`. */
export function bodyLimitOf(route: AppRoute, otherwise: number): number {
  const { metadata } = route
  const named =
    typeof metadata === 'object' && metadata !== null && 'bodyLimitBytes' in metadata
      ? metadata.bodyLimitBytes
      : null
  return typeof named === 'number' ? named : otherwise
}
