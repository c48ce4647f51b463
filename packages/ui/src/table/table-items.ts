import type { Entry } from './useTableModel.ts'

/** What stands under the head: rows, and what opened rows hold. Its place in the list plus one is its place in the grid. */
export type TableItem<Row> = {
  kind: 'row' | 'inside'
  entry: Entry<Row>
  /** Which row of the list it is or belongs to, from 0. */
  rowNumber: number
}

export function itemsOf<Row>(
  entries: readonly Entry<Row>[],
  isOpen: (entry: Entry<Row>) => boolean,
): readonly TableItem<Row>[] {
  return entries.flatMap((entry, rowNumber): TableItem<Row>[] =>
    isOpen(entry)
      ? [
          { kind: 'row', entry, rowNumber },
          { kind: 'inside', entry, rowNumber },
        ]
      : [{ kind: 'row', entry, rowNumber }],
  )
}
