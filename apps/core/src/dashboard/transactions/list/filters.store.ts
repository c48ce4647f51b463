import { and, eq, gte, inArray, isNotNull, isNull, lte, sql, type SQL } from 'drizzle-orm'
import { paymentTransaction as row } from '../../../kernel/ledger/ledger.schema.ts'
import type { Ordering } from '@wasl/contracts/core/dashboard/transactions/filters.contract'
import { plannedAnew } from '../../../platform/db/naming-client.ts'
import { inMoneyState } from './money-states.store.ts'
import { unresolvedIs } from './unresolved.store.ts'
import { keptStates, type Filters, type Range, type Scope } from './filters.domain.ts'

/** How the rows are wanted: all of them, or the first of an order that an index has. */
type Reading = { ordering?: Ordering; isNarrow?: boolean }

/** Everything a list asks for but its words (`search.store.ts`). */
export const conditionOf = (scope: Scope, filters: Filters, reading: Reading = {}): SQL | undefined =>
  and(
    ofScope(scope, reading.isNarrow || isLedByFilter(filters, reading) ? 'filter' : 'list'),
    oneOf(row.plugin, filters.plugins),
    oneOf(row.state, filters.states),
    oneOf(row.gatewayCode, filters.gateways),
    oneOf(row.currency, filters.currencies),
    oneOf(row.initiator, filters.initiators),
    oneOf(row.unitKey, filters.units),
    oneOf(row.productType, filters.products),
    oneOf(row.bulkId, filters.bulks),
    inMoneyState(filters.moneyStates),
    within(row.createdAt, filters.created),
    within(row.stateChangedAt, filters.stateChanged),
    // Nothing changes before it is made: said so that the walk along the list begins where it may find something.
    filters.stateChanged.before ? lte(row.createdAt, filters.stateChanged.before) : undefined,
    happened(row.seenAt, filters.isSeen),
    happened(row.emailSeenAt, filters.isEmailSeen),
    happened(row.disclosedAt, filters.isDisclosed),
    unresolvedIs(filters.isUnresolved),
  )

/** One value of one of these has an index in the usual order, and it never reads more than the rows of that value. */
const isLedByFilter = (filters: Filters, { ordering = '-created' }: Reading): boolean =>
  // Few need a person, and have an index of their own: they are fetched, then sorted.
  filters.isUnresolved === true ||
  (ordering.endsWith('created') &&
    [
      filters.states,
      filters.gateways,
      filters.currencies,
      filters.initiators,
      filters.units,
      filters.products,
      filters.bulks,
    ].some((values) => values.length === 1))

/**
 * The tenant and its plugins, said so that the right index is read (`list-indexes.ts`): the planner believes that rows of a
 * filter are spread evenly, and walks a list from end to end for a few that are not.
 */
export function ofScope({ merchantId, plugins, isDeleted }: Scope, led: 'list' | 'filter'): SQL | undefined {
  return and(
    eq(row.merchantId, merchantId),
    led === 'list' ? sql`${row.merchantId} + 0 = ${merchantId}` : undefined,
    led === 'list' ? (oneOf(row.plugin, plugins) ?? sql`false`) : among(row.plugin, plugins),
    ...keptOrDeleted(isDeleted),
  )
}

const keptOrDeleted = (isDeleted: boolean): SQL[] =>
  isDeleted ? [isNotNull(row.deletedAt), inArray(row.state, [...keptStates])] : [isNull(row.deletedAt)]

type Column = Parameters<typeof inArray>[0] & object

function oneOf(column: Column, values: readonly string[]): SQL | undefined {
  const [only] = values
  if (only === undefined) return undefined
  return values.length === 1 ? sql`${column} = ${only}` : among(column, values)
}

const among = (column: Column, values: readonly string[]): SQL =>
  sql`${column} = any(${sql.param([...values])}::text[])`

const within = (column: typeof row.createdAt | typeof row.stateChangedAt, { after, before }: Range) =>
  after || before
    ? and(after ? gte(column, after) : undefined, before ? lte(column, before) : undefined, ofThisRange)
    : undefined

const ofThisRange = sql.raw(`true ${plannedAnew}`)

const happened = (
  column: typeof row.seenAt | typeof row.emailSeenAt | typeof row.disclosedAt,
  wanted: boolean | null,
): SQL | undefined => (wanted === null ? undefined : wanted ? isNotNull(column) : isNull(column))
