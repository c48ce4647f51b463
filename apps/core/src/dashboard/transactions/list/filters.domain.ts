import type { AllListQuery, ListFilters } from '@wasl/contracts/core/dashboard/transactions/filters.contract'
import { splitValues } from '@wasl/domain/listed-values'
import type { TransactionState } from '@wasl/domain/states'
import { readSearch, type Term, type TermField } from './search-terms.domain.ts'

/** Whose transactions: of these plugins, the deleted ones or the others. */
export type Scope = { merchantId: number; plugins: readonly string[]; isDeleted: boolean }

/** The deleted ones that stay in sight: of them only money is kept (product.md 4). */
export const keptStates = ['paid', 'authorized', 'cod'] as const satisfies readonly TransactionState[]

export type Range = { after: Date | null; before: Date | null }

export type Filters = {
  created: Range
  stateChanged: Range
  states: readonly string[]
  gateways: readonly string[]
  currencies: readonly string[]
  initiators: readonly string[]
  units: readonly string[]
  products: readonly string[]
  bulks: readonly string[]
  moneyStates: readonly string[]
  plugins: readonly string[]
  isSeen: boolean | null
  isEmailSeen: boolean | null
  isDisclosed: boolean | null
  /** Money came that counts nowhere, and nobody has resolved it. */
  isUnresolved: boolean | null
  /** What is searched for; null: nothing. */
  text: string | null
  /** `field:value` of the search that no filter has. */
  terms: readonly Term[]
}

type Asked = Omit<ListFilters, 'disclosed_to_merchant'> &
  Partial<Pick<ListFilters, 'disclosed_to_merchant'> & Pick<AllListQuery, 'plugin'>>

export function filtersOf(asked: Asked): Filters {
  const { words, terms } = readSearch(asked.q ?? '')
  const both = (chosen: string | undefined, field: TermField, fold = same) =>
    narrowed(
      splitValues(chosen),
      terms.filter((term) => term.field === field).map(({ value }) => fold(value)),
    )
  return {
    created: range(asked.created_after, asked.created_before),
    stateChanged: range(asked.state_changed_at_after, asked.state_changed_at_before),
    states: both(asked.state, 'state', (value) => value.toLowerCase()),
    gateways: both(asked.gateway_code, 'gateway'),
    currencies: both(asked.currency_code, 'currency', (value) => value.toUpperCase()),
    initiators: both(asked.initiator, 'initiator'),
    units: both(asked.unit, 'unit'),
    products: both(asked.product_type, 'product'),
    bulks: both(asked.bulk, 'bulk'),
    moneyStates: splitValues(asked.money_state),
    plugins: splitValues(asked.plugin),
    isSeen: flag(asked.seen),
    isEmailSeen: flag(asked.email_seen),
    isDisclosed: flag(asked.disclosed_to_merchant),
    isUnresolved: flag(asked.unresolved),
    text: words,
    terms: terms.filter(({ field }) => !asFilter.includes(field)),
  }
}

const same = (value: string): string => value

/** Terms that the list has a filter for: they count and page like it. */
const asFilter: readonly TermField[] = [
  'state',
  'gateway',
  'currency',
  'initiator',
  'unit',
  'product',
  'bulk',
]

/** Chosen in the panel and typed: both hold. Nothing is called '', so what contradicts finds nothing. */
function narrowed(chosen: string[], typed: readonly string[]): string[] {
  const [first, ...rest] = typed
  if (first === undefined) return chosen
  const isPossible = rest.every((other) => other === first) && (chosen.length === 0 || chosen.includes(first))
  return [isPossible ? first : '']
}

/** Searching and filtering is one permission (S2 §6). */
export const isFiltered = (filters: Filters): boolean => !isCounted(filters) || hasCountedFilter(filters)

/** Whether the running totals know how many there are: nothing narrows the list but its plugins, states and currencies. */
export const isCounted = ({
  created,
  stateChanged,
  gateways,
  initiators,
  units,
  products,
  bulks,
  moneyStates,
  isSeen,
  isEmailSeen,
  isDisclosed,
  isUnresolved,
  text,
  terms,
}: Filters): boolean =>
  [created.after, created.before, stateChanged.after, stateChanged.before].every(
    (moment) => moment === null,
  ) &&
  [gateways, initiators, units, products, bulks, moneyStates, terms].every((values) => values.length === 0) &&
  [isSeen, isEmailSeen, isDisclosed, isUnresolved, text].every((value) => value === null)

const hasCountedFilter = ({ states, currencies, plugins }: Filters): boolean =>
  states.length + currencies.length + plugins.length > 0

const range = (after: string | undefined, before: string | undefined): Range => ({
  after: after === undefined ? null : new Date(after),
  before: before === undefined ? null : new Date(before),
})

const flag = (text: 'true' | 'false' | undefined): boolean | null =>
  text === undefined ? null : text === 'true'
