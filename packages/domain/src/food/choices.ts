/** What a guest chose of one dish. Ids are those of the menu; the order of lists means nothing. */
export type Chosen = {
  readonly size: string | null
  /** Ids of choices by id of their group. The group of sizes is never among them (commerce.md D15). */
  readonly options: Readonly<Record<string, readonly string[]>>
  readonly addOns: readonly string[]
}

/** A choice costs a difference, which may be negative. Minor units. */
export type Choice = { readonly id: string; readonly priceMinor: number; readonly soldOut: boolean }

export type OptionGroup = {
  readonly id: string
  readonly isSize: boolean
  readonly least: number
  /** Null: as many as there are. */
  readonly most: number | null
  readonly choices: readonly Choice[]
}

export type Dish = {
  readonly id: string
  readonly priceMinor: number
  readonly discountedMinor: number | null
  readonly groups: readonly OptionGroup[]
  readonly addOns: readonly Choice[]
}

/** What is wrong with a choice, and where. `group` is an id of a group, or null for sizes and add-ons that do not exist. */
export type ChoiceProblem =
  | { readonly code: 'sizeMissing'; readonly group: string }
  | { readonly code: 'tooFew'; readonly group: string; readonly least: number }
  | { readonly code: 'tooMany'; readonly group: string; readonly most: number }
  | { readonly code: 'unknownChoice'; readonly group: string | null; readonly choice: string }
  | { readonly code: 'soldOut'; readonly group: string | null; readonly choice: string }

/** All that is wrong with what was chosen, by the same rules in browser and server. */
export function choiceProblems(dish: Dish, chosen: Chosen): ChoiceProblem[] {
  const known = new Set(dish.groups.map(({ id }) => id))
  const strangers = Object.keys(chosen.options)
    .filter((group) => !known.has(group) || dish.groups.some(({ id, isSize }) => id === group && isSize))
    .map((group) => ({ code: 'unknownChoice' as const, group, choice: group }))
  const sizeWithoutSizes =
    chosen.size !== null && !dish.groups.some(({ isSize }) => isSize)
      ? [{ code: 'unknownChoice' as const, group: null, choice: chosen.size }]
      : []
  return [
    ...strangers,
    ...sizeWithoutSizes,
    ...dish.groups.flatMap((group) => groupProblems(group, chosenIn(group, chosen))),
    ...[...new Set(chosen.addOns)].flatMap((addOn) => presence(dish.addOns, addOn, null)),
  ]
}

function groupProblems(group: OptionGroup, ids: readonly string[]): ChoiceProblem[] {
  const { id, isSize, least, most, choices } = group
  const here = ids.flatMap((choice) => presence(choices, choice, id))
  if (isSize && ids.length === 0) return [{ code: 'sizeMissing', group: id }]
  if (ids.length < least) return [...here, { code: 'tooFew', group: id, least }]
  const limit = isSize ? 1 : most
  if (limit !== null && ids.length > limit) return [...here, { code: 'tooMany', group: id, most: limit }]
  return here
}

function presence(choices: readonly Choice[], id: string, group: string | null): ChoiceProblem[] {
  const choice = choices.find((one) => one.id === id)
  if (!choice) return [{ code: 'unknownChoice', group, choice: id }]
  return choice.soldOut ? [{ code: 'soldOut', group, choice: id }] : []
}

/** Ids chosen in a group, each once. */
export function chosenIn({ id, isSize }: OptionGroup, { size, options }: Chosen): readonly string[] {
  if (isSize) return size === null ? [] : [size]
  return Object.hasOwn(options, id) ? [...new Set(options[id])] : []
}

/** The differences that the choices make, for `priceBill`. What the dish does not have makes none. */
export function extrasOf(dish: Dish, chosen: Chosen): number[] {
  const options = dish.groups.flatMap((group) => pricesOf(group.choices, chosenIn(group, chosen)))
  return [...options, ...pricesOf(dish.addOns, [...new Set(chosen.addOns)])]
}

const pricesOf = (choices: readonly Choice[], ids: readonly string[]): number[] =>
  choices.filter(({ id }) => ids.includes(id)).map(({ priceMinor }) => priceMinor)

/** What one of a dish costs, never below 0 (S1 §9). */
export const dishUnit = (dish: Dish, chosen: Chosen): number =>
  Math.max(
    0,
    (dish.discountedMinor ?? dish.priceMinor) + extrasOf(dish, chosen).reduce((sum, extra) => sum + extra, 0),
  )
