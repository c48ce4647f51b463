import { foldText, matchesText } from './match-text.ts'

/** Name of a delivery area in both languages. */
export type AreaNames = { readonly en: string; readonly ar: string }

/** Areas that match the typed text in either language and any usual spelling, best match first. */
export function searchAreas<Area extends AreaNames>(areas: readonly Area[], typed: string): Area[] {
  const wanted = foldText(typed)
  if (wanted === '') return [...areas]
  return areas
    .filter(({ en, ar }) => matchesText([en, ar], typed))
    .map((area, place) => ({ area, place, rank: rankOf(area, wanted) }))
    .toSorted((one, other) => one.rank - other.rank || one.place - other.place)
    .map(({ area }) => area)
}

/** The area with exactly this name in either language: "salmiya", "السالميه" and "bneid-al-gar" are names. */
export function areaNamed<Area extends AreaNames>(areas: readonly Area[], name: string): Area | null {
  const wanted = withoutArticle(foldText(name))
  if (wanted === '') return null
  return areas.find(({ en, ar }) => namesOf({ en, ar }).includes(wanted)) ?? null
}

/** Like `areaNamed`; also returns the area if the spelling matches only one. */
export const areaMeant = <Area extends AreaNames>(areas: readonly Area[], name: string): Area | null =>
  areaNamed(areas, name) ?? onlyOne(foldText(name) === '' ? [] : searchAreas(areas, name))

const onlyOne = <Area>([first, ...others]: readonly Area[]): Area | null =>
  first !== undefined && others.length === 0 ? first : null

function rankOf(area: AreaNames, wanted: string): number {
  const names = namesOf(area)
  const bare = withoutArticle(wanted)
  if (names.includes(bare)) return 0
  if (names.some((name) => name.startsWith(bare))) return 1
  if (names.some((name) => name.split(' ').some((word) => word.startsWith(bare)))) return 2
  return names.some((name) => name.includes(bare)) ? 3 : 4
}

const namesOf = ({ en, ar }: AreaNames): string[] => [en, ar].map((name) => withoutArticle(foldText(name)))

const withoutArticle = (text: string): string => text.replace(/^(al |el |ال(?=..))/, '')
