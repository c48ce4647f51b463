import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'

/** Each query answers the rows that break one invariant of reliability B.10, by name and database id. */
const queries: Record<string, SQL> = {
  'I1 a secured transaction has exactly one winner, the attempt that paid it': sql`
    select t.id from payment_transaction t
    where (t.state in ('paid', 'authorized', 'cod')) <> exists (
        select 1 from attempt a where a.merchant_id = t.merchant_id and a.transaction_id = t.id and a.is_winner)
      or (t.paid_attempt_id is not null and not exists (
        select 1 from attempt a where a.merchant_id = t.merchant_id and a.id = t.paid_attempt_id and a.is_winner))`,
  'I2 every captured unit is in the log and the other way round': sql`
    select a.id from attempt a
    left join lateral (
      select coalesce(sum(m.amount) filter (where m.kind = 'capture' and m.disposition <> 'quarantined'), 0) as captured,
        coalesce(sum(m.amount) filter (where m.kind = 'capture' and m.disposition = 'quarantined'), 0) as quarantined,
        coalesce(sum(m.amount) filter (where m.kind = 'authorize' and m.disposition <> 'quarantined'), 0) as authorized
      from money_event m where m.merchant_id = a.merchant_id and m.attempt_id = a.id) log on true
    where (a.captured, a.quarantined, a.authorized) is distinct from (log.captured, log.quarantined, log.authorized)`,
  'I3 never two winners': sql`
    select a.transaction_id as id from attempt a where a.is_winner
    group by a.merchant_id, a.transaction_id having count(*) > 1`,
  'I4 refunds stay below captures, captures below the hold': sql`
    select a.id from attempt a
    where a.refunded + a.refund_reserved > a.captured - a.fee_captured
      or (a.authorized > 0 and a.captured + a.capture_reserved > a.authorized)`,
  'I5 reservations equal the open refunds': sql`
    select a.id from attempt a
    where a.refund_reserved + a.refunded <> coalesce((
      select sum(r.amount) from refund r
      where r.merchant_id = a.merchant_id and r.attempt_id = a.id and r.state <> 'failed'), 0)`,
  'I6 a secured transaction was told of': sql`
    select t.id from payment_transaction t
    where t.state in ('paid', 'authorized', 'cod') and not exists (
      select 1 from outbox o
      where o.merchant_id = t.merchant_id and o.aggregate = 'transaction:' || t.id
        and o.topic = case t.state when 'paid' then 'payment.captured' when 'authorized' then 'payment.authorized' else 'payment.cod' end)`,
  'I7 the history of an attempt is a path that ends in its state': sql`
    select a.id from attempt a
    left join lateral (${history(sql`attempt_event`, sql`attempt_edge`, sql`h.attempt_id = a.id`)}) path on true
    where path.last_state is distinct from a.state or path.is_broken is distinct from false`,
  'I7 the history of a transaction is a path that ends in its state': sql`
    select a.id from payment_transaction a
    left join lateral (${history(sql`transaction_event`, sql`transaction_edge`, sql`h.transaction_id = a.id`)}) path on true
    where path.last_state is distinct from a.state or path.is_broken is distinct from false`,
  'I8 surplus and quarantined money is reviewed': sql`
    select distinct t.id from payment_transaction t
    join attempt a on a.merchant_id = t.merchant_id and a.transaction_id = t.id
    join money_event m on m.merchant_id = a.merchant_id and m.attempt_id = a.id
    where m.disposition <> 'counted' and not t.needs_review`,
  'I9 no success without money, no money under an unpaid end': sql`
    select a.id from attempt a
    where (a.state = 'success' and a.captured = 0)
      or (a.captured > 0 and a.state in ('created', 'submitting', 'pending', 'cod', 'failed', 'canceled', 'expired'))`,
  'I10 an open attempt is asked about, or a person is': sql`
    select a.id from attempt a
    join payment_transaction t on t.merchant_id = a.merchant_id and t.id = a.transaction_id
    where a.state in ('created', 'submitting', 'pending', 'unknown') and a.next_inquiry_at is null and not t.needs_review`,
  'I13 every row belongs to the merchant of its parent': sql`
    select a.id from attempt a join payment_transaction t on t.id = a.transaction_id where t.merchant_id <> a.merchant_id
    union all select m.id from money_event m join attempt a on a.id = m.attempt_id where a.merchant_id <> m.merchant_id
    union all select r.id from refund r join attempt a on a.id = r.attempt_id where a.merchant_id <> r.merchant_id
    union all select e.id from attempt_event e join attempt a on a.id = e.attempt_id where a.merchant_id <> e.merchant_id
    union all select e.id from transaction_event e join payment_transaction t on t.id = e.transaction_id
      where t.merchant_id <> e.merchant_id`,
  'I14 one idempotency key, one attempt': sql`
    select min(a.id) as id from attempt a where a.idempotency_key is not null
    group by a.merchant_id, a.transaction_id, a.idempotency_key having count(*) > 1
    union all select min(r.id) from refund r group by r.merchant_id, r.attempt_id, r.idempotency_key having count(*) > 1`,
}

export async function findBrokenRows(db: Db): Promise<{ invariant: string; ids: number[] }[]> {
  const broken = []
  for (const [invariant, query] of Object.entries(queries)) {
    const { rows } = await db.execute<{ id: string | number }>(query)
    if (rows.length > 0) broken.push({ invariant, ids: rows.map(({ id }) => Number(id)) })
  }
  return broken
}

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
    where m.merchant_id = ${merchantId} and m.kind in ('authorize', 'capture')`)
  return rows.map((row) => ({ ...row, minor: Number(row.minor) }))
}

/** The last state, and whether any step does not follow from the one before by an arrow of the edge table. */
function history(events: SQL, edge: SQL, own: SQL): SQL {
  return sql`
    select (array_agg(step.to_state order by step.id desc))[1] as last_state,
      bool_or(step.from_state is distinct from step.previous
        or (step.from_state is not null and not exists (
          select 1 from ${edge} e
          where e.from_state = step.from_state and e.event = step.event and e.to_state = step.to_state))) as is_broken
    from (
      select h.id, h.from_state, h.event, h.to_state, lag(h.to_state) over (order by h.id) as previous
      from ${events} h where ${own}) step`
}
