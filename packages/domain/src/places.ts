import { sectionOfPlugin } from './sections.ts'

/**
 * Orders are prepared at places: stores of the shop, branches of the kitchen. A place is named by its module and its key,
 * `catalogue:pantry`, because both may have the same key (commerce.md D53).
 */
export const placeOf = (plugin: string, key: string): string => `${plugin}:${key}`

export const isPlace = (text: string): boolean => /^(catalogue|food_ordering):[^:\s][^:]{0,63}$/.test(text)

/** Null: all places, and orders of none. */
export type Places = ReadonlySet<string> | null

/** Whether an order is for staff of these places. One of no place is for staff of all of them. */
export const includesPlace = (
  places: Places,
  { plugin, branch }: { plugin: string; branch: string | null },
): boolean => places === null || (branch !== null && places.has(placeOf(plugin, branch)))

export const sectionOfPlace = (place: string): string | null =>
  sectionOfPlugin(place.slice(0, place.indexOf(':')))
