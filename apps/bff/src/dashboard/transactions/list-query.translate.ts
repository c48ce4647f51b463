import type {
  ListFilters as CoreFilters,
  Ordering,
} from '@wasl/contracts/core/dashboard/transactions/filters.contract'
import type { ListFilters, ListSort } from '@wasl/contracts/web/dashboard/transactions/list-filters.contract'
import type { ListQuery } from '@wasl/contracts/web/dashboard/transactions.contract'

type AllFilters = CoreFilters & { plugin?: string | undefined }

/** S2 §3 "Transaction-list filters". What is not asked for is not sent. */
export const toCoreFilters = (filters: ListFilters & { q?: string | undefined }): AllFilters =>
  given({
    state: filters.state,
    money_state: filters.moneyState,
    gateway_code: filters.gateway,
    currency_code: filters.currency,
    unit: filters.unit,
    initiator: filters.initiator,
    product_type: filters.productType,
    bulk: filters.bulk,
    plugin: filters.plugin,
    seen: flag(filters.seen),
    email_seen: flag(filters.emailSeen),
    disclosed_to_merchant: flag(filters.disclosed),
    unresolved: flag(filters.unresolved),
    created_after: filters.createdFrom,
    created_before: filters.createdTo,
    state_changed_at_after: filters.stateChangedFrom,
    state_changed_at_before: filters.stateChangedTo,
    q: filters.q?.trim(),
  })

export const toCoreQuery = (query: ListQuery) => ({
  ...toCoreFilters(query),
  ...given({
    ordering: query.sort && orderings[query.sort],
    page: query.cursor ? undefined : query.page,
    page_size: query.rows,
    cursor: query.cursor,
    as_of: query.cursor ? undefined : query.asOf,
  }),
})

export const orderings: Readonly<Record<ListSort, Ordering>> = {
  created: 'created',
  '-created': '-created',
  stateChanged: 'state_changed_at',
  '-stateChanged': '-state_changed_at',
  amount: 'amount',
  '-amount': '-amount',
}

const flag = (text: string | undefined): 'true' | 'false' | undefined =>
  text === 'true' || text === 'false' ? text : undefined

/** The contract refuses empty texts, so an empty search is no search. */
function given<Query extends Record<string, unknown>>(query: Query): { [Key in keyof Query]?: Query[Key] } {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  // True: only keys of `query` are left, each with its own value.
  return Object.fromEntries(entries) as { [Key in keyof Query]?: Query[Key] }
}
