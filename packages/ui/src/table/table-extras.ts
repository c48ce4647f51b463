/** The columns around those of the data: ticks, the mark (new, expand), the row menu. */
export type Extras = { hasTicks: boolean; hasMark: boolean; hasMenu: boolean; before: number; total: number }

export const extraWidths = { ticks: 46, mark: 28, menu: 48 }

type Has = { hasTicks: boolean; hasMark: boolean; hasMenu: boolean }

export function extrasOf({ hasTicks, hasMark, hasMenu }: Has, columns: number): Extras {
  const before = Number(hasTicks) + Number(hasMark)
  return { hasTicks, hasMark, hasMenu, before, total: before + columns + Number(hasMenu) }
}
