import { transactionList, type TransactionChoice } from '@wasl/contracts/lists/transactions'
import { moneyStates } from '@wasl/domain/money-states'
import { transactionStates } from '@wasl/domain/states'
import { and, lte } from 'drizzle-orm'
import { paymentTransaction as row } from '../../../kernel/ledger/ledger.schema.ts'
import { countedInTotals, countInTotals } from '../../../kernel/ledger/books/totals.store.ts'
import { among, happened, within } from '../../../kernel/lists/conditions.ts'
import { listOf, type Found } from '../../../kernel/lists/list-of.store.ts'
import type { Db } from '../../../platform/db/db.ts'
import {
  findBulks,
  findCurrencies,
  findGatewayChoices,
  findUnitChoices,
  findValues,
  type Named,
  type Offered,
} from './choices.store.ts'
import { countedBy, type Filters, type Scope } from './filters.domain.ts'
import { nameOf } from './list-words.ts'
import { inMoneyState } from './money-states.store.ts'
import { ofScope } from './scope.store.ts'
import { findTerms } from './search/search-terms.store.ts'
import { findWords } from './search/search.store.ts'
import { unresolvedIs } from './unresolved.store.ts'

/** Every list of transactions: of a plugin, its deleted ones, and all. */
export const transactions = listOf(transactionList, row, {
  id: row.id,
  createdAt: row.createdAt,
  columns: {
    created: within(row.createdAt),
    state: among(row.state),
    moneyState: inMoneyState,
    gatewayCode: among(row.gatewayCode),
    unit: among(row.unitKey),
    initiator: among(row.initiator),
    currencyCode: among(row.currency),
    seen: happened(row.seenAt),
    emailSeen: happened(row.emailSeenAt),
    disclosedToMerchant: happened(row.disclosedAt),
    unresolved: unresolvedIs,
    productType: among(row.productType),
    bulk: among(row.bulkId),
    plugin: among(row.plugin),
    // Nothing changes before it is made: said so that the walk along the list begins where it may find something.
    stateChangedAt: (range) =>
      and(within(row.stateChangedAt)(range), range.before ? lte(row.createdAt, range.before) : undefined),
  },
  sorts: {
    created: [row.createdAt],
    state_changed_at: [row.stateChangedAt],
    amount: [row.currency, row.amount],
  },
  scope: ofScope,
  leading: ['state', 'gatewayCode', 'currencyCode', 'initiator', 'unit', 'productType', 'bulk'],
  isFew: ({ unresolved }) => unresolved === true,
  search: findSearched,
  isSearched: ({ text, terms }) => text !== null || terms.length > 0,
  totals: {
    know: ['plugin', 'state', 'currencyCode'],
    beside: (scope, filters) => countedInTotals(countedBy(scope, filters)),
    read: (db, scope, filters) => countInTotals(db, countedBy(scope, filters)),
  },
})

/** What the words of a search find, and its terms; null: nothing is searched for. */
async function findSearched(db: Db, scope: Scope, { text, terms }: Filters): Promise<Found | null> {
  const [words, found] = await Promise.all([
    text === null ? null : findWords(db, { scope, text }),
    findTerms(db, { merchantId: scope.merchantId, terms }),
  ])
  if (!words && !found) return null
  return {
    condition: and(words?.condition, found?.condition),
    isNarrow: (words?.isNarrow ?? false) || (found?.isNarrow ?? false),
  }
}

const whole = (values: readonly Named[]): Offered => ({ values, isCut: false })
const named = (kind: 'state' | 'money_state' | 'plugin', codes: readonly string[]): Offered =>
  whole(codes.map((value) => ({ value, ...nameOf(kind, value) })))

/** What each choice filter offers to whoever sees this list. */
export const transactionChoices: Readonly<
  Record<TransactionChoice, (db: Db, scope: Scope) => Promise<Offered>>
> = {
  state: async (_db, { isDeleted }) =>
    named('state', isDeleted ? ['authorized', 'paid', 'cod'] : transactionStates),
  moneyState: async () => named('money_state', moneyStates),
  gatewayCode: async (db, { merchantId }) => whole(await findGatewayChoices(db, merchantId)),
  unit: async (db, { merchantId }) => whole(await findUnitChoices(db, merchantId)),
  initiator: (db, { merchantId }) => findValues(db, merchantId, row.initiator),
  currencyCode: async (db, scope) => whole(await findCurrencies(db, scope)),
  productType: (db, { merchantId }) => findValues(db, merchantId, row.productType),
  bulk: (db, { merchantId }) => findBulks(db, merchantId),
  plugin: async (_db, { plugins }) => named('plugin', plugins),
}
