import type { ReactNode } from 'react'

export type DataColumn<Row> = {
  id: string
  label: string
  cell: (row: Row) => ReactNode
  /** Instead of `cell` on a phone's card, such as the time without its day. */
  cardCell?: (row: Row) => ReactNode
  /** The cell in plain text: shown in full on hover where the column cuts it off. */
  text?: (row: Row) => string
  /** Without it the column cannot be sorted by. */
  sortValue?: (row: Row) => string | number
  /** `end` for amounts and counts: their decimals stand in one line in both directions. */
  align?: 'start' | 'end'
  /** Px at first, where texts have their usual size. */
  width: number
  /** Takes what the others leave. One column of a table has it. */
  isFlexible?: boolean
  /** Stays first and in sight, cannot be hidden: the id. */
  isPinned?: boolean
  /** The last one, with what can be done with the row: stays in sight. */
  isAction?: boolean
  /** Where the cell stands on a phone's card. Without it the card leaves the cell out. */
  card?: 'title' | 'badge' | 'amount' | 'note' | 'time'
  /** Read out as part of the row's name: id, state, amount. */
  namesRow?: boolean
  /** The heading it stands under in the dialog of columns. */
  group?: string
}

export type Sort = { id: string; isDescending: boolean }

/** What a person has made of the table; a saved view remembers it. */
export type TableLook = {
  sort: Sort | null
  hidden: readonly string[]
  /** Column ids; those not named follow in their own order. */
  order: readonly string[]
  /** Px, where texts have their usual size, by column id: only for columns that were resized. */
  widths: Readonly<Record<string, number>>
}

export const plainLook: TableLook = { sort: null, hidden: [], order: [], widths: {} }

/** As in theme/density.css. */
export type Density = 'comfortable' | 'regular' | 'compact'

export const widthLimits = { least: 64, most: 640, step: 16 }

/** The usual size of texts in px. */
export const usualTextPx = 16

/** A column holds the same words however large somebody wants them. */
export const inRem = (px: number): string => `${px / usualTextPx}rem`

/** All column ids as they would stand with nothing hidden: pinned first, then the person's order, then the rest. */
export function columnOrder<Row>(columns: readonly DataColumn<Row>[], order: readonly string[]): string[] {
  const pinned = columns.filter((column) => column.isPinned).map(({ id }) => id)
  const known = new Set(columns.map(({ id }) => id))
  const wanted = order.filter((id) => known.has(id))
  return [...new Set([...pinned, ...wanted, ...known])]
}
