import type { ListPlace } from '@wasl/contracts/lists/transactions'
import type { RouterHistory } from '@tanstack/react-router'

/** The list as it was left, and how far back in the tab's history it stands. In memory only. */
export type Trail = { href: string; index: number }

const trails = new Map<string, Trail>()

const key = ({ module, list }: ListPlace) => `${module} ${list}`

export const keepTrail = (place: ListPlace, trail: Trail): void => void trails.set(key(place), trail)

export const trailOf = (place: ListPlace): Trail | null => trails.get(key(place)) ?? null

/** How many pages of this tab lie behind the one that is shown. */
export function placeInTab({ location: { state } }: RouterHistory): number {
  const { __TSR_index: index } = state // oxlint-disable-line no-underscore-dangle -- the router's own name
  return index
}
