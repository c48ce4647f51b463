import type { SavedView } from '../../../lists/saved-view.ts'
import type { ListPlace } from '../../../lists/transactions.ts'
import type { ListQuery } from '../transactions.contract.ts'
import type { ListSetup, Statistics, TransactionPage } from './list-values.contract.ts'

/** What a list's address asks for. */
export type ListAsked = { place: ListPlace; query: ListQuery }

/** Data that comes with a list's page, each part as in the web contract. */
export type ListAhead = ListAsked & {
  setup: ListSetup
  page: TransactionPage
  views: SavedView[]
  /** Null if the user may not see the sums. */
  statistics: Statistics | null
}
