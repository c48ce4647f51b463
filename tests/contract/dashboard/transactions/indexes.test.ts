import type { TransactionOrdering as Ordering } from '@wasl/contracts/lists/transactions'
import { filtersOf, type Asked as Query } from '@wasl/core/dashboard/transactions/list/filters.domain'
import { transactions } from '@wasl/core/dashboard/transactions/list/transactions.list'
import type { Db } from '@wasl/core/platform/db/db'
import { inTransaction } from '@wasl/core/platform/db/in-transaction'
import { sql, type SQL } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { eachEngine } from '../../../support/database.ts'

type Plan = { 'Node Type': string; 'Index Name'?: string; Plans?: Plan[] }

const now = '2026-11-20T10:00:00.000Z'
const list = /^transaction_newest(_of_plugin)?$/

/** Every filter of S2 §3, and the index whose order its list has. */
const filters: [query: Query, index: RegExp][] = [
  [{}, list],
  [{ created_after: now }, list],
  [{ created_before: now }, list],
  [{ state_changed_at_after: now }, list],
  [{ state_changed_at_before: now }, list],
  [{ state: 'paid' }, /^transaction_newest_in_state$/],
  [{ gateway_code: 'knet' }, /^transaction_newest_by_gateway$/],
  [{ currency_code: 'KWD' }, /^transaction_newest_in_currency$/],
  [{ initiator: 'cashier.demo' }, /^transaction_newest_by_initiator$/],
  [{ unit: 'main' }, /^transaction_newest_of_unit$/],
  [{ product_type: 'sweets' }, /^transaction_newest_of_product$/],
  [{ bulk: 'BULK-1' }, /^transaction_newest_of_bulk$/],
  [{ plugin: 'event' }, list],
  [{ seen: 'true' }, list],
  [{ seen: 'false' }, /^transaction_newest(_unseen)?$/],
  [{ email_seen: 'true' }, /^transaction_newest(_email_seen)?$/],
  [{ email_seen: 'false' }, list],
  [{ disclosed_to_merchant: 'true' }, /^transaction_newest(_disclosed)?$/],
  [{ disclosed_to_merchant: 'false' }, list],
]

const orders: [ordering: Ordering, index: string][] = [
  ['created', 'transaction_newest'],
  ['-created', 'transaction_newest'],
  ['state_changed_at', 'transaction_last_changed'],
  ['-state_changed_at', 'transaction_last_changed'],
  ['amount', 'transaction_by_amount'],
  ['-amount', 'transaction_by_amount'],
]

eachEngine((database) => {
  /** The plan of a list's page, where reading the whole table and sorting cost too much to be chosen. */
  const planOf = (query: Query, ordering: Ordering, isDeleted = false): Promise<Plan[]> =>
    inTransaction(database().db, async (tx) => {
      for (const costly of ['enable_seqscan', 'enable_bitmapscan', 'enable_sort'])
        await tx.execute(sql.raw(`set local ${costly} = off`))
      const plans: Plan[] = []
      const explaining = {
        execute: async (asked: SQL) => {
          const { rows } = await tx.execute<{ 'QUERY PLAN': { Plan: Plan }[] }>(
            sql`explain (format json) ${asked}`,
          )
          plans.push(...(rows[0]?.['QUERY PLAN'] ?? []).map(({ Plan: plan }) => plan))
          return { rows: [] }
        },
      }
      const scope = { merchantId: 1, plugins: ['event', 'payment_request'], isDeleted }
      // Of a database only what a page is asked by.
      const condition = transactions.conditionOf({ scope, filters: filtersOf(query), ordering })
      await transactions.findPage(explaining as unknown as Db, condition, {
        kind: 'numbered',
        offset: 0,
        asOf: null,
        size: 50,
        ordering,
      })
      return plans.flatMap(nodesOf)
    })

  test.each(filters)('a list with the filter %j is read along %s', async (query, index) => {
    const nodes = await planOf(query, '-created')
    expect(nodes.map((node) => node['Node Type'])).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/Seq Scan|Sort/)]),
    )
    expect(nodes.flatMap((node) => node['Index Name'] ?? [])).toEqual([expect.stringMatching(index)])
  })

  test.each(orders)('a list by %s is read along %s', async (ordering, index) => {
    const nodes = await planOf({}, ordering)
    expect(nodes.flatMap((node) => node['Index Name'] ?? [])).toEqual([index])
    expect(nodes.some((node) => /Seq Scan|Sort/.test(node['Node Type']))).toBe(false)
  })

  test('deleted transactions have an index of their own', async () => {
    const nodes = await planOf({ state: 'paid' }, '-created', true)
    expect(nodes.flatMap((node) => node['Index Name'] ?? [])).toEqual(['transaction_newest_deleted'])
  })
})

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]
