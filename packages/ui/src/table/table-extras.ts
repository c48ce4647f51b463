/** The columns around those of the data: ticks, the mark (new, expand), the row menu. */
export type Extras = { hasTicks: boolean; hasMark: boolean; hasMenu: boolean; before: number; total: number }

type Has = { hasTicks: boolean; hasMark: boolean; hasMenu: boolean }

export function extrasOf({ hasTicks, hasMark, hasMenu }: Has, columns: number): Extras {
  const before = Number(hasTicks) + Number(hasMark)
  return { hasTicks, hasMark, hasMenu, before, total: before + columns + Number(hasMenu) }
}
