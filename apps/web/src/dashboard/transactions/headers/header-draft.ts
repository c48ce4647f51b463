import type { Column } from '@wasl/contracts/web/dashboard/transactions/list-values.contract'
import type { ColumnWish } from '@wasl/contracts/web/dashboard/transactions.contract'
import { reorder } from '@wasl/ui/table/columns/reorder.ts'

/** The table leads with it: it stays first and cannot be taken out. */
export const pinnedHeader = 'id'

/** Names of the chosen headers in their order. */
export type Draft = readonly string[]

export function draftOf(columns: readonly Column[]): Draft {
  const chosen = columns
    .filter(({ isActive }) => isActive)
    .toSorted((one, two) => one.order - two.order)
    .map(({ name }) => name)
  const isKnown = columns.some(({ name }) => name === pinnedHeader)
  return isKnown ? [pinnedHeader, ...chosen.filter((name) => name !== pinnedHeader)] : chosen
}

/** Puts a header at a place, wherever it was; the pinned one keeps the first. */
export function putAt(draft: Draft, name: string, place: number): Draft {
  if (name === pinnedHeader) return draft
  const least = draft.includes(pinnedHeader) ? 1 : 0
  const from = draft.indexOf(name)
  const to = Math.max(least, place)
  if (from >= 0) return reorder(draft, from, Math.min(to, draft.length - 1))
  return [...draft.slice(0, to), name, ...draft.slice(to)]
}

export const without = (draft: Draft, name: string): Draft =>
  name === pinnedHeader ? draft : draft.filter((one) => one !== name)

/** Every header once: chosen ones first and in their order, the others behind them as they were. */
export function wishOf(columns: readonly Column[], draft: Draft): ColumnWish {
  const others = columns.filter(({ name }) => !draft.includes(name)).map(({ name }) => name)
  return {
    columns: [...draft, ...others].map((name, order) => ({ name, isActive: order < draft.length, order })),
  }
}
