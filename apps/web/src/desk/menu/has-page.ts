import type { AnyRouter } from '@tanstack/react-router'

/** Whether the route tree has a page of its own at an address. */
export function hasPage({ getMatchedRoutes }: Pick<AnyRouter, 'getMatchedRoutes'>, path: string): boolean {
  const [, params, route] = getMatchedRoutes(path)
  // What a parent takes for itself stands under `**`: nothing is there.
  return route !== undefined && params['**'] === undefined
}
