import type { ReactNode } from 'react'
import type { DataColumn } from '../columns/data-column.ts'
import type { Extras } from '../table-extras.ts'
import type { RowWords } from '../table-words.ts'

/** What the table knows about its kind of row. Held still by the caller: at module scope or in a memo. */
export type RowKind<Row> = {
  /** Short, as in "Select PR-1006". */
  name: (row: Row) => string
  /** Not opened by anyone yet: bold, with a dot and a word for screen readers. */
  isNew?: (row: Row) => boolean
  /** The one somebody was led to. */
  isMarked?: (row: Row) => boolean
  /** What a row opens to, such as the payments inside it. */
  inside?: { has: (row: Row) => boolean; show: (row: Row) => ReactNode }
}

/** What all rows share. The same object until one of it changes, so that rows are not drawn again. */
export type RowPart<Row> = {
  gridId: string
  words: RowWords
  kind: RowKind<Row>
  columns: readonly DataColumn<Row>[]
  extras: Extras
  toggleExpanded: (id: string) => void
  onTick: (id: string, isRange: boolean) => void
  onMenu: (row: Row, button: HTMLElement) => void
}

/** A merchant's own column is named as they named it: an id has no spaces, or those who refer to it find two. */
export const cellId = (gridId: string, rowId: string, columnId: string) =>
  `${gridId}-${rowId}-${encodeURIComponent(columnId)}`
