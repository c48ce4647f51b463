import { sql, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/db.ts'
import type { IdentifierKind } from '@wasl/domain/restriction'
import type { Restriction, Usage } from './restriction.domain.ts'

export type Asking = {
  merchantId: number
  timezone: string
  now: Date
  /** Of the payment that is judged: it does not count against itself. */
  transactionId: number | null
}

/** Held until the transaction ends: payments of one person are counted one after the other. */
export async function lockIdentifiers(
  tx: Tx,
  merchantId: number,
  identifiers: readonly (readonly [IdentifierKind, string])[],
): Promise<void> {
  const names = identifiers.map((identifier) => JSON.stringify(['payer', merchantId, ...identifier]))
  if (names.length === 0) return
  const listed = sql.join(
    [...new Set(names)].toSorted().map((name) => sql`(${name})`),
    sql`, `,
  )
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(name, 0)) from (select name from (values ${listed}) as payer(name) order by name) ordered`,
  )
}

type Of = { rule: Restriction; value: string }

/** What the books say of each payer under each rule, in one question. */
export async function findUsage(
  db: Db | Tx,
  asking: Asking,
  of: readonly Of[],
): Promise<ReadonlyMap<number, Usage>> {
  if (of.length === 0) return new Map()
  const { rows } = await db.execute<{ rule: string } & Record<'listed', boolean> & Counted>(
    sql.join(
      of.map((one) => usageOf(asking, one)),
      sql` union all `,
    ),
  )
  return new Map(
    rows.map((row) => [
      Number(row.rule),
      {
        isListed: row.listed,
        paymentsToday: Number(row.payments_today),
        paymentsThisMonth: Number(row.payments_month),
        sumToday: BigInt(row.sum_today),
        sumThisMonth: BigInt(row.sum_month),
      },
    ]),
  )
}

type Counted = Record<'payments_today' | 'payments_month' | 'sum_today' | 'sum_month', string | number>

/** In progress or paid. What failed, was canceled or has expired does not count. */
const countedStates = sql.raw(
  `('created', 'submitting', 'pending', 'unknown', 'capturing', 'authorized', 'success', 'cod')`,
)

const columns: Readonly<Record<IdentifierKind, SQL>> = {
  phone: sql`payment.phone`,
  email: sql`payment.email`,
  civil_id: sql`payment.civil_id`,
  customer_id: sql`payment.customer_key`,
}

function usageOf({ merchantId, timezone, now, transactionId }: Asking, { rule, value }: Of): SQL {
  const start = (unit: 'day' | 'month') =>
    sql`(date_trunc(${sql.raw(`'${unit}'`)}, ${now.toISOString()}::timestamptz at time zone ${timezone}) at time zone ${timezone})`
  const today = sql`attempt.created_at >= ${start('day')}`
  const inCurrency = sql`attempt.currency = ${rule.currency ?? ''}`
  return sql`
    select ${rule.id}::bigint as rule,
      exists (select 1 from restricted_identifier listed where listed.merchant_id = ${merchantId}
        and listed.restriction_id = ${rule.id} and listed.value = ${value}) as listed,
      count(distinct attempt.transaction_id) filter (where ${today}) as payments_today,
      count(distinct attempt.transaction_id) as payments_month,
      coalesce(sum(attempt.amount) filter (where ${today} and ${inCurrency}), 0) as sum_today,
      coalesce(sum(attempt.amount) filter (where ${inCurrency}), 0) as sum_month
    from customer_payment payment
    join attempt on attempt.merchant_id = payment.merchant_id and attempt.transaction_id = payment.transaction_id
    where payment.merchant_id = ${merchantId} and ${columns[rule.identifier]} = ${value}
      and attempt.state in ${countedStates} and attempt.created_at >= ${start('month')}
      and payment.transaction_id <> ${transactionId ?? 0} and ${inScope(rule)}`
}

function inScope({ scope, scopeOf }: Restriction): SQL {
  const named = sql`(${sql.join(
    scopeOf.map((of) => sql`${of}`),
    sql`, `,
  )})`
  switch (scope) {
    case 'all':
      return sql`true`
    case 'gateway':
      return sql`attempt.gateway_code in ${named}`
    case 'collector':
      return sql`payment.collector_id in (select id from collector where collector.merchant_id = payment.merchant_id and public_id in ${named})`
  }
}
