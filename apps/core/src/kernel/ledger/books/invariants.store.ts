import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'
import { invariantQueries } from './invariant-queries.ts'

export type Broken = { invariant: string; ids: number[] }

const ofAll = Object.entries(invariantQueries)

export const invariants: readonly string[] = Object.keys(invariantQueries)

export const findBrokenRows = (db: Db): Promise<Broken[]> => ask(db, ofAll)

/** Broken rows of one invariant, at most a hundred. */
export const findBroken = (db: Db, invariant: string): Promise<Broken[]> =>
  ask(
    db,
    ofAll
      .filter(([name]) => name === invariant)
      .map(([name, query]) => [name, sql`select id from (${query}) as broken limit 100`]),
  )

/**
 * The same queries for the transactions of the last `notices` notices, along indexes, so that the size of the books does not matter.
 * Not for sums over all rows.
 */
export const findLatelyBroken = (db: Db, notices: number): Promise<Broken[]> =>
  ask(
    db,
    ofAll
      .filter(([invariant]) => !/^(I16|I17) /.test(invariant))
      .map(([invariant, query]) => [
        invariant,
        sql`${invariant.startsWith('I6 ') ? latelySecured(notices) : latelyTold(notices)} ${query}`,
      ]),
  )

async function ask(db: Db, questions: readonly (readonly [string, SQL])[]): Promise<Broken[]> {
  const broken = []
  for (const [invariant, query] of questions) {
    const { rows } = await db.execute<{ id: string | number }>(query)
    if (rows.length > 0) broken.push({ invariant, ids: rows.map(({ id }) => Number(id)) })
  }
  return broken
}

/** CTEs before a query that replace its tables under their own names. An array uses the index; a list would be joined. */
const latelyTold = (notices: number): SQL => sql`
  with recent as materialized (
    select distinct substr(told.aggregate, 13)::bigint as id
    from (select o.aggregate from public.outbox o order by o.id desc limit ${notices}) told
    where told.aggregate ~ '^transaction:[0-9]+$'),
  payment_transaction as materialized (
    select t.* from public.payment_transaction t where t.id = any (array(select id from recent))),
  attempt as materialized (
    select a.* from public.attempt a where a.transaction_id = any (array(select id from recent))),
  money_event as materialized (
    select m.* from public.money_event m where m.attempt_id = any (array(select id from attempt))),
  money_operation as materialized (
    select o.* from public.money_operation o where o.attempt_id = any (array(select id from attempt))),
  attempt_event as materialized (
    select e.* from public.attempt_event e where e.attempt_id = any (array(select id from attempt))),
  transaction_event as materialized (
    select e.* from public.transaction_event e where e.transaction_id = any (array(select id from recent)))`

/**
 * The outbox has no index by transaction, so its newest rows are read. Selects transactions whose state differs
 * from one of these notices: they were secured later.
 */
const latelySecured = (notices: number): SQL => sql`
  with outbox as materialized (select o.* from public.outbox o order by o.id desc limit ${2 * notices}),
  news as materialized (
    select substr(told.aggregate, 13)::bigint as id, told.payload ->> 'state' as state
    from (select o.* from outbox o order by o.id desc limit ${notices}) told
    where told.aggregate ~ '^transaction:[0-9]+$'),
  payment_transaction as materialized (
    select t.* from public.payment_transaction t
    where t.id = any (array(select id from news))
      and exists (select 1 from news where news.id = t.id and news.state <> t.state))`

export type BookedMoney = {
  trackId: string
  operationId: string
  kind: string
  minor: number
  currency: string
  disposition: string
}

export async function findBookedMoney(db: Db, merchantId: number): Promise<BookedMoney[]> {
  const { rows } = await db.execute<BookedMoney>(sql`
    select a.track_id as "trackId", m.dedupe_key as "operationId", m.kind, m.amount as minor, m.currency, m.disposition
    from money_event m join attempt a on a.merchant_id = m.merchant_id and a.id = m.attempt_id
    where m.merchant_id = ${merchantId} `)
  return rows.map((row) => ({ ...row, minor: Number(row.minor) }))
}
