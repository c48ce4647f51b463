import { choice, flag, list, range, type FilterOf, type ListFilters, type Ordering } from './list.ts'

/** S2 §3 "Transaction-list filters"; `moneyState` and `plugin` are Wasl's additions. */
export const transactionList = list({
  filters: {
    created: range(),
    state: choice('states'),
    moneyState: choice('money_states'),
    gatewayCode: choice('gateways'),
    unit: choice('units'),
    initiator: choice('created_by'),
    currencyCode: choice('currencies'),
    seen: flag(),
    emailSeen: flag(),
    disclosedToMerchant: flag({ only: 'module' }),
    /** Money arrived that counts in none of the sums, and is not resolved yet. */
    unresolved: flag(),
    productType: choice('product_types'),
    bulk: choice('bulks'),
    plugin: choice('plugins', { only: 'all' }),
    stateChangedAt: range(),
  },
  sorts: { created: 'instant', state_changed_at: 'instant', amount: 'money' },
  ordering: '-created',
  search: true,
})

export type TransactionFilters = ListFilters<typeof transactionList>
export type TransactionOrdering = Ordering<typeof transactionList>
export type TransactionChoice = FilterOf<typeof transactionList, 'choice'>

/** A plugin, or all plugins. */
export const listModules = [
  'all',
  'payment_request',
  'bulk',
  'customer_payment',
  'e_commerce',
  'session',
  'shopify',
  'catalogue',
  'event',
  'food_ordering',
  'pos',
] as const
export type ListModule = (typeof listModules)[number]

/** `deleted`: deleted paid rows, which can be restored. */
export const listKinds = ['live', 'deleted'] as const
export type ListKind = (typeof listKinds)[number]

export type ListPlace = { module: ListModule; list: ListKind }

/** The name of a list of transactions, by which its views are kept. */
export const listName = ({ module, list: kind }: ListPlace): string =>
  kind === 'deleted' ? `deleted.${module}` : module

/** Actions on everything in a list. They move no money, because no person has checked each row. */
export const matchingActions = [
  'email',
  'sms',
  'disclose',
  'inquiry',
  'cancel',
  'expire',
  'delete',
  'restore',
] as const

export const exportGroups = ['builtin', 'own', 'gateway'] as const
export type ExportGroup = (typeof exportGroups)[number]

export const exportFormats = ['csv', 'xls'] as const
export type ExportFormat = (typeof exportFormats)[number]
