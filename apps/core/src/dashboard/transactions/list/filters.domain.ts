import type { CoreFilters } from '@wasl/contracts/lists/query'
import { transactionList } from '@wasl/contracts/lists/transactions'
import type { TransactionState } from '@wasl/domain/states'
import { readFilters, type FilterValues } from '../../../kernel/lists/filters.domain.ts'
import { readSearch, type Term, type TypedFilter } from './search/search-terms.domain.ts'

/** Whose transactions: of these plugins, the deleted ones or the others. */
export type Scope = { merchantId: number; plugins: readonly string[]; isDeleted: boolean }

/** The deleted ones that stay in sight: of them only money is kept (product.md 4). */
export const keptStates = ['paid', 'authorized', 'cod'] as const satisfies readonly TransactionState[]

export type Asked = CoreFilters<typeof transactionList>

export type Filters = FilterValues<typeof transactionList> & {
  /** What is searched for; null: nothing. */
  text: string | null
  /** `field:value` of the search that no filter has. */
  terms: readonly Term[]
}

export function filtersOf(asked: Asked): Filters {
  const { words, typed, terms } = readSearch(asked.q ?? '')
  const chosen = readFilters(transactionList, asked)
  const both = [...Map.groupBy(typed, ({ filter }) => filter)].map(([filter, values]) => [
    filter,
    narrowed(
      chosen[filter],
      values.map(({ value }) => value),
    ),
  ])
  // What was typed replaces values of the same filters.
  const narrowing = Object.fromEntries(both) as Partial<Pick<Filters, TypedFilter>>
  return { ...chosen, ...narrowing, text: words, terms }
}

/** Chosen in the panel and typed: both hold. Nothing is called '', so what contradicts finds nothing. */
function narrowed(chosen: readonly string[], [first = '', ...rest]: readonly string[]): string[] {
  const isPossible = rest.every((other) => other === first) && (chosen.length === 0 || chosen.includes(first))
  return [isPossible ? first : '']
}

/** Of what the running totals know: plugins, states and currencies. */
export function countedBy(scope: Scope, { plugin, state, currencyCode }: Filters) {
  const anyOr = (values: readonly string[]) => (values.length === 0 ? null : values)
  return {
    ...scope,
    plugins: among(plugin, scope.plugins),
    states: scope.isDeleted ? among(state, keptStates) : anyOr(state),
    currencies: anyOr(currencyCode),
  }
}

/** What is asked for of what there is; nothing asked for is all. */
const among = (asked: readonly string[], there: readonly string[]): readonly string[] =>
  asked.length === 0 ? there : there.filter((value) => asked.includes(value))
