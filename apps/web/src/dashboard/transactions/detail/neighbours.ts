import type { TransactionPage } from '@wasl/contracts/web/dashboard/transactions/list-values.contract'

/** A row of the same page, or where the neighbouring page begins; null at the end of the list. */
export type Neighbour = { id: string } | { cursor: string } | null

export type KeptPage<Asked> = { asked: Asked; page: Pick<TransactionPage, 'next' | 'previous'> & Rows }
type Rows = { rows: readonly { id: string }[] }

/** Of the first of these pages that has the row; null where none has it. */
export function neighboursIn<Asked>(pages: readonly KeptPage<Asked>[], id: string) {
  const found = pages.find(({ page }) => page.rows.some((row) => row.id === id))
  if (!found) return null
  const { next, previous, rows } = found.page
  const at = rows.findIndex((row) => row.id === id)
  return {
    asked: found.asked,
    previous: neighbour(rows[at - 1], previous),
    next: neighbour(rows[at + 1], next),
  }
}

const neighbour = (row: { id: string } | undefined, cursor: string | null): Neighbour =>
  row ? { id: row.id } : cursor === null ? null : { cursor }
