import type { AppRoute } from '@ts-rest/core'

/** How much a route reads, where that is more than everybody's: `metadata.bodyLimitBytes` in the contract. */
export function bodyLimitOf(route: AppRoute, otherwise: number): number {
  const { metadata } = route
  const named =
    typeof metadata === 'object' && metadata !== null && 'bodyLimitBytes' in metadata
      ? metadata.bodyLimitBytes
      : null
  return typeof named === 'number' ? named : otherwise
}
