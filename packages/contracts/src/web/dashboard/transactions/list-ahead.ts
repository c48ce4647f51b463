import type { ListPlace, ListQuery } from '../transactions.contract.ts'
import type { ListSetup, SavedView, Statistics, TransactionPage } from './list-values.contract.ts'

/** What the address of a list asks for. */
export type ListAsked = { place: ListPlace; query: ListQuery }

/** What a list opens with, each part as the web contract answers it: it comes with the page. */
export type ListAhead = ListAsked & {
  setup: ListSetup
  page: TransactionPage
  views: SavedView[]
  /** Null for who may not see the sums. */
  statistics: Statistics | null
}
