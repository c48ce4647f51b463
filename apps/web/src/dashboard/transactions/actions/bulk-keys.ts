import type { BulkDone } from '@wasl/contracts/web/dashboard/transactions/operations.contract'
import { isUnknown } from './try-again.ts'

type Press = { module: string; action: string; ids: readonly string[] }
type Row = BulkDone['results'][number]

/**
 * The key of a press on many rows, until each of them was answered (decision 050). What is left of a press of whose rows
 * nobody knows is the same press: tried again, it does nothing twice.
 */
export function bulkKeys(newKey: () => string = () => crypto.randomUUID()) {
  let open: (Press & { key: string; isLeft: boolean }) | null = null
  return {
    keyOf(press: Press): string {
      if (open === null || !isOf(open, press)) open = { ...press, key: newKey(), isLeft: false }
      return open.key
    },
    /** `left` is what was not done. */
    answered(press: Omit<Press, 'ids'> & { key: string }, left: readonly Row[]): void {
      open = left.some(isUnknown) ? { ...press, ids: left.map(({ id }) => id), isLeft: true } : null
    },
  }
}

/** Where no answer came, the server may know the press: fewer rows are another one, which it would refuse under the same key. */
const isOf = (open: Press & { isLeft: boolean }, { module, action, ids }: Press): boolean =>
  open.module === module &&
  open.action === action &&
  (open.isLeft || ids.length === open.ids.length) &&
  ids.every((id) => open.ids.includes(id))
