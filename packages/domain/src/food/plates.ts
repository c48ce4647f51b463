import { latinDigits } from '../digits.ts'
import { dishUnit, extrasOf, type Chosen, type Dish } from './choices.ts'

export type CateringCategory = {
  readonly id: string
  readonly minimumPlates: number
  readonly mostPlates: number | null
  readonly plateStep: number
  readonly serviceMinor: number
  /** What a plate costs, whatever is on it; null: the sum of its dishes. */
  readonly plateMinor: number | null
}

/** A dish on each plate. */
export type PlateItem = { readonly dish: Dish; readonly chosen: Chosen; readonly quantity: number }

/** What one plate costs (commerce.md D14): its price with the differences of choices and add-ons, or the sum of its dishes. */
export function plateUnit(
  { plateMinor }: Pick<CateringCategory, 'plateMinor'>,
  items: readonly PlateItem[],
): number {
  if (plateMinor === null)
    return items.reduce((sum, { dish, chosen, quantity }) => sum + dishUnit(dish, chosen) * quantity, 0)
  const extras = items.reduce(
    (sum, { dish, chosen, quantity }) =>
      sum + extrasOf(dish, chosen).reduce((all, extra) => all + extra, 0) * quantity,
    0,
  )
  return Math.max(0, plateMinor + extras)
}

/** `plates × plate + service`; the service charge is taken once a category. */
export const cateringTotal = (
  category: CateringCategory,
  items: readonly PlateItem[],
  plates: number,
): number => plateUnit(category, items) * plates + category.serviceMinor

export type PlatesProblem =
  | { readonly code: 'notWhole' }
  | { readonly code: 'belowMinimum'; readonly minimum: number }
  | { readonly code: 'aboveMaximum'; readonly maximum: number }
  | { readonly code: 'notAStep'; readonly step: number; readonly nearest: readonly number[] }

/** A typed number of plates, in the digits of any script. */
export function readPlates(
  text: string,
  category: Pick<CateringCategory, 'minimumPlates' | 'mostPlates' | 'plateStep'>,
): { readonly plates: number } | { readonly problem: PlatesProblem } {
  const typed = latinDigits(text).trim()
  if (!/^\d{1,4}$/.test(typed)) return { problem: { code: 'notWhole' } }
  const plates = Number(typed)
  const problem = platesProblem(plates, category)
  return problem ? { problem } : { plates }
}

export function platesProblem(
  plates: number,
  {
    minimumPlates,
    mostPlates,
    plateStep,
  }: Pick<CateringCategory, 'minimumPlates' | 'mostPlates' | 'plateStep'>,
): PlatesProblem | null {
  if (!Number.isSafeInteger(plates)) return { code: 'notWhole' }
  if (plates < minimumPlates) return { code: 'belowMinimum', minimum: minimumPlates }
  if (mostPlates !== null && plates > mostPlates) return { code: 'aboveMaximum', maximum: mostPlates }
  const over = (plates - minimumPlates) % plateStep
  if (over === 0) return null
  const nearest = [plates - over, plates - over + plateStep].filter(
    (near) => mostPlates === null || near <= mostPlates,
  )
  return { code: 'notAStep', step: plateStep, nearest }
}
