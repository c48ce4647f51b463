import type { CoreQuery } from '@wasl/contracts/lists/query'
import { transactionList } from '@wasl/contracts/lists/transactions'
import { statisticsOf } from '@wasl/core/dashboard/transactions/list/statistics.service'
import { listTransactions } from '@wasl/core/dashboard/transactions/list/list.service'
import { filtersOf, type Asked, type Scope } from '@wasl/core/dashboard/transactions/list/filters.domain'
import { transactions } from '@wasl/core/dashboard/transactions/list/transactions.list'
import { pageOf } from '@wasl/core/kernel/lists/page.domain'
import type { Gateways } from '@wasl/core/kernel/gateways/registry'
import type { Staff } from '@wasl/core/kernel/people/staff'
import { systemClock } from '@wasl/core/platform/clock'
import type { Db } from '@wasl/core/platform/db/db'
import { decimalText, money } from '@wasl/domain/money'
import { sql } from 'drizzle-orm'
import { instantBank } from './instant-bank.ts'

export type Asking = () => Promise<unknown>

export type Question = {
  /** The performance target it belongs to. */
  target: string
  name: string
  ask: Asking
  mostMs: number
  /** Null where the amount of work is the same by design. */
  mostExponent: number | null
}

const gateways: Gateways = { find: () => instantBank, names: ['sandbox'] }

/** What staff ask of a list, through the services that answer them. */
export async function deskQuestions(db: Db): Promise<Question[]> {
  const scope = { merchantId: 1, plugins: await pluginsOf(db), isDeleted: false }
  const known = await oneOf(db)
  const list = (query: Asked, asked: CoreQuery<typeof transactionList> = {}): Asking => {
    const page = pageOf(transactionList, asked)
    if (!page.ok) throw new Error('the bench asks for a page that is none')
    return () =>
      listTransactions(
        { db, clock: systemClock, gateways },
        { scope, filters: filtersOf(query), page: page.value, staff: everything, language: 'en' },
      )
  }
  const deep = await cursorInTheMiddle(db, scope)
  const listed = (name: string, ask: Asking): Question => ({
    target: 'D1',
    name,
    ask,
    mostMs: 15,
    mostExponent: 0.1,
  })
  const searched = (name: string, text: string, mostMs: number, mostExponent: number | null): Question => ({
    target: 'D3',
    name: `search, ${name}`,
    ask: list({ q: text }),
    mostMs,
    mostExponent,
  })
  const dayAgo = new Date(systemClock.now().getTime() - 86_400_000).toISOString()
  return [
    listed('newest page', list({})),
    listed('tenth page', list({}, { page: '10' })),
    listed('a page in the middle', list({}, { cursor: deep })),
    listed('paid', list({ state: 'paid' })),
    listed('by KNET', list({ gateway_code: 'knet' })),
    listed('in JPY', list({ currency_code: 'JPY' })),
    listed('of a unit', list({ unit: 'catering' })),
    listed('changed in the last day', list({ state_changed_at_after: dayAgo })),
    listed('by amount', list({}, { ordering: '-amount' })),
    searched('one hit by its words', known.words, 25, 0.4),
    searched('broad', 'example', 25, null),
    searched('none', 'zzqqxx', 25, 0.4),
    searched('beginning of an order number', known.orderNo.slice(0, -2), 25, null),
    searched('whole order number', known.orderNo, 5, 0.1),
    searched('whole e-mail', known.email, 5, null),
    searched('whole phone', known.phone, 5, null),
    searched('amount of one', `amount:${known.amount}`, 25, null),
    searched('amount of nobody', 'amount:7654321.09', 25, 0.1),
    {
      target: 'D4',
      name: 'statistics',
      ask: () => statisticsOf({ db }, { scope, filters: filtersOf({}), staff: everything }),
      mostMs: 5,
      mostExponent: null,
    },
  ]
}

/** May do everything: rights are the same work for everybody. */
const everything: Staff = {
  userId: 1,
  merchantId: 1,
  username: 'bench',
  name: { en: 'Bench', ar: 'Bench' },
  isSuperuser: true,
  permissions: new Set(),
  places: null,
  sections: new Set(),
  sessionId: 1,
  confirmedAt: systemClock.now(),
}

async function pluginsOf(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ plugin: string }>(
    sql`select distinct plugin from payment_transaction where merchant_id = 1`,
  )
  return rows.map(({ plugin }) => plugin)
}

/** Somebody in the middle of the table, by everything they can be found by. */
async function oneOf(db: Db) {
  const { rows } = await db.execute<{
    order_no: string
    public_id: string
    email: string
    phone: string
    amount: number
    currency: string
  }>(sql`
    select t.order_no, t.public_id, c.email, c.phone, t.amount::float8 as amount, t.currency
    from payment_transaction t join customer c on c.merchant_id = t.merchant_id and c.id = t.customer_id
    where t.merchant_id = 1
    order by t.id offset (select count(*) / 2 from payment_transaction) limit 1`)
  const [row] = rows
  if (!row) throw new Error('the bench has no transactions')
  return {
    orderNo: row.order_no,
    email: row.email,
    phone: row.phone,
    words: row.order_no.slice(3),
    amount: decimalText(money(row.amount, row.currency)),
  }
}

async function cursorInTheMiddle(db: Db, scope: Scope) {
  const ordering = '-created' as const
  const { rows } = await db.execute<{ middle: string }>(
    sql`select percentile_disc(0.5) within group (order by created_at)::text as middle from payment_transaction`,
  )
  const before = new Date(rows[0]?.middle ?? 0).toISOString()
  const { condition } = await transactions.findCondition(db, {
    scope,
    filters: filtersOf({ created_before: before }),
    ordering,
  })
  const { next } = await transactions.findPage(db, condition, {
    kind: 'numbered',
    ordering,
    size: 50,
    offset: 0,
    asOf: null,
  })
  if (next === null) throw new Error('the bench has too few transactions')
  return next
}
