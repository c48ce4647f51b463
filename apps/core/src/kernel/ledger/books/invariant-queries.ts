import { sql, type SQL } from 'drizzle-orm'
import { byName } from '@wasl/domain/by-name'

const open = sql.raw(`('submitting', 'unknown', 'queued')`)

/** Each query returns the rows that break one invariant of reliability B.10, by name and database id. */
export const invariantQueries: Readonly<Record<string, SQL>> = byName({
  'I1 a secured transaction has exactly one winner, the attempt that paid it': sql`
    select t.id from payment_transaction t
    where (t.state in ('paid', 'authorized', 'cod')) <> exists (
        select 1 from attempt a where a.merchant_id = t.merchant_id and a.transaction_id = t.id and a.is_winner)
      or (t.paid_attempt_id is not null and not exists (
        select 1 from attempt a where a.merchant_id = t.merchant_id and a.id = t.paid_attempt_id and a.is_winner))`,
  // Also for backups of older releases, which have no `voided`.
  'I2 every captured unit is in the log and the other way round': sql`
    select a.id from attempt a cross join (select null::bigint as voided) before_0051
    left join (
      select m.merchant_id, m.attempt_id,
        sum(m.amount) filter (where m.kind = 'capture' and m.disposition <> 'quarantined') as captured,
        sum(m.amount) filter (where m.kind = 'capture' and m.disposition = 'quarantined') as quarantined,
        sum(m.amount) filter (where m.kind = 'authorize' and m.disposition <> 'quarantined') as authorized,
        sum(m.amount) filter (where m.kind = 'void') as released
      from money_event m group by m.merchant_id, m.attempt_id) log
      on log.merchant_id = a.merchant_id and log.attempt_id = a.id
    where (a.captured, a.quarantined, a.authorized,
        coalesce((select voided from (select a.*) own), log.released, 0)) is distinct from
      (coalesce(log.captured, 0), coalesce(log.quarantined, 0), coalesce(log.authorized, 0), coalesce(log.released, 0))`,
  'I3 never two winners': sql`
    select a.transaction_id as id from attempt a where a.is_winner
    group by a.merchant_id, a.transaction_id having count(*) > 1`,
  'I4 refunds stay below captures, captures below the hold': sql`
    select a.id from attempt a
    where a.refunded + a.refund_reserved > a.captured - a.fee_captured
      or (a.authorized > 0 and a.captured + a.capture_reserved > a.authorized)`,
  'I5 reservations equal the open operations': sql`
    select a.id from attempt a
    left join (
      select o.merchant_id, o.attempt_id, sum(o.amount) filter (where o.kind = 'refund' and o.state in ${open}) as refunds,
        sum(o.amount) filter (where o.kind = 'refund' and o.state = 'done') as refunded,
        sum(o.amount) filter (where o.kind <> 'refund' and o.state in ${open}) as holds
      from money_operation o where o.claim_id is null group by o.merchant_id, o.attempt_id) done
      on done.merchant_id = a.merchant_id and done.attempt_id = a.id
    where a.refund_reserved <> coalesce(done.refunds, 0) or a.refunded <> coalesce(done.refunded, 0)
      or a.capture_reserved > coalesce(done.holds, 0)`,
  'I5 every refund and void that was done is in the log once': sql`
    select o.id from money_operation o
    where (o.kind in ('refund', 'void') and o.state = 'done') <> (1 = (
      select count(*) from money_event m
      where m.merchant_id = o.merchant_id and m.attempt_id = o.attempt_id and m.kind = o.kind
        and m.amount = o.amount and m.dedupe_key = o.gateway_reference)) and o.kind <> 'capture'
    union all
    select m.id from money_event m
    where m.kind in ('refund', 'void') and not exists (
      select 1 from money_operation o
      where o.merchant_id = m.merchant_id and o.attempt_id = m.attempt_id and o.kind = m.kind
        and o.state = 'done' and o.gateway_reference = m.dedupe_key)`,
  'I5 mismatched money is given back once, and never more than came': sql`
    select o.id from money_operation o
    where o.claim_id is not null and o.state <> 'failed' and (
      not exists (
        select 1 from money_event m
        where m.id = o.claim_id and m.merchant_id = o.merchant_id and m.attempt_id = o.attempt_id
          and m.kind = 'capture' and m.disposition = 'quarantined' and m.amount = o.amount and m.currency = o.currency)
      or exists (
        select 1 from money_operation other
        where other.claim_id = o.claim_id and other.id < o.id and other.state <> 'failed')
      or exists (
        select 1 from money_event m join money_event twin
          on twin.attempt_id = m.attempt_id and twin.kind = m.kind and twin.dedupe_key = m.dedupe_key
            and (twin.amount, twin.currency) = (m.amount, m.currency)
        where m.id = o.claim_id and twin.disposition <> 'quarantined'))`,
  'I5 a capture that was done is in the log': sql`
    select o.id from money_operation o
    where o.kind = 'capture' and o.state = 'done' and not exists (
      select 1 from money_event m
      where m.merchant_id = o.merchant_id and m.attempt_id = o.attempt_id and m.kind = 'capture'
        and m.dedupe_key = o.gateway_reference)`,
  'I10 an operation whose end is unknown is asked about, or a person is': sql`
    select o.id from money_operation o
    join attempt a on a.merchant_id = o.merchant_id and a.id = o.attempt_id
    join payment_transaction t on t.merchant_id = a.merchant_id and t.id = a.transaction_id
    where o.state in ${open} and o.next_inquiry_at is null and not t.needs_review`,
  'I6 a secured transaction was told of': sql`
    select t.id from payment_transaction t
    where t.state in ('paid', 'authorized', 'cod') and not exists (
      select 1 from outbox o
      where o.merchant_id = t.merchant_id and o.aggregate = 'transaction:' || t.id
        and o.topic = case t.state when 'paid' then 'payment.captured' when 'authorized' then 'payment.authorized' else 'payment.cod' end)`,
  'I7 the history of an attempt is a path that ends in its state': sql`
    select a.id from attempt a
    left join (${history(sql`attempt_event`, sql`attempt_edge`, sql`attempt_id`)}) path on path.owner = a.id
    where path.last_state is distinct from a.state or path.is_broken is distinct from false`,
  'I7 the history of a transaction is a path that ends in its state': sql`
    select a.id from payment_transaction a
    left join (${history(sql`transaction_event`, sql`transaction_edge`, sql`transaction_id`)}) path on path.owner = a.id
    where path.last_state is distinct from a.state or path.is_broken is distinct from false`,
  'I8 surplus and quarantined money is reviewed': sql`
    select distinct t.id from payment_transaction t
    join attempt a on a.merchant_id = t.merchant_id and a.transaction_id = t.id
    join money_event m on m.merchant_id = a.merchant_id and m.attempt_id = a.id
    where m.disposition <> 'counted' and not t.needs_review`,
  'I8 money that was told and could not be read is reviewed': sql`
    select a.id from attempt a
    join payment_transaction t on t.merchant_id = a.merchant_id and t.id = a.transaction_id
    where a.state = 'invalid' and not t.needs_review`,
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
    union all select r.id from money_operation r join attempt a on a.id = r.attempt_id where a.merchant_id <> r.merchant_id
    union all select e.id from attempt_event e join attempt a on a.id = e.attempt_id where a.merchant_id <> e.merchant_id
    union all select e.id from transaction_event e join payment_transaction t on t.id = e.transaction_id
      where t.merchant_id <> e.merchant_id`,
  'I14 one idempotency key, one attempt': sql`
    select min(a.id) as id from attempt a where a.idempotency_key is not null
    group by a.merchant_id, a.transaction_id, a.idempotency_key having count(*) > 1
    union all select min(r.id) from money_operation r group by r.merchant_id, r.attempt_id, r.idempotency_key having count(*) > 1`,
  'I16 the totals of the lists are those of a recount': sql`
    with recount as (
      select t.merchant_id, t.plugin, t.currency, t.state, t.deleted_at is not null as is_deleted, count(*) as count,
        sum(t.amount) as generated,
        coalesce(sum((select sum(a.captured - a.fee_captured - a.refunded) from attempt a
          where a.merchant_id = t.merchant_id and a.transaction_id = t.id)), 0) as received,
        sum(case when t.state in ('created', 'pending', 'attempted') then t.amount else 0 end) as balance
      from payment_transaction t group by 1, 2, 3, 4, 5
    ), kept as (
      select merchant_id, plugin, currency, state, is_deleted, sum(count) as count, sum(generated) as generated,
        sum(received) as received, sum(balance) as balance
      from (select merchant_id, plugin, currency, state, is_deleted, count, generated, received, balance from transaction_total
        union all select merchant_id, plugin, currency, state, is_deleted, count, generated, received, balance
        from transaction_total_change) as part
      group by 1, 2, 3, 4, 5
    )
    select distinct coalesce(r.merchant_id, k.merchant_id) as id
    from recount r full join kept k on (r.merchant_id, r.plugin, r.currency, r.state, r.is_deleted)
      = (k.merchant_id, k.plugin, k.currency, k.state, k.is_deleted)
    where (coalesce(r.count, 0), coalesce(r.generated, 0), coalesce(r.received, 0), coalesce(r.balance, 0))
      is distinct from (coalesce(k.count, 0), coalesce(k.generated, 0), coalesce(k.received, 0), coalesce(k.balance, 0))`,
  'I17 the days of sales are those of a recount': salesFaults(
    sql`
    select merchant_id, day, plugin, currency, gateway_code as part, paid, amount, refunded, succeeded, failed from sale_day
    union all
    select c.merchant_id, (c.at at time zone m.timezone)::date, c.plugin, c.currency, c.gateway_code,
      c.paid, c.amount, c.refunded, c.succeeded, c.failed
    from sale_change c join merchant m on m.id = c.merchant_id`,
    sql`gateway_code`,
  ),
  'I17 the quarters of an hour are those of a recount': salesFaults(
    sql`
    select merchant_id, day, plugin, currency, quarter::text as part, paid, amount, refunded, succeeded, failed
    from sale_quarter
    union all
    select c.merchant_id, c.local::date, c.plugin, c.currency, quarter_of(c.local)::text,
      c.paid, c.amount, c.refunded, c.succeeded, c.failed
    from (select c.*, c.at at time zone m.timezone as local from sale_change c join merchant m on m.id = c.merchant_id) c`,
    sql`(extract(hour from local)::int * 4 + extract(minute from local)::int / 15)::text`,
  ),
})

/** Recounts from the attempts, without the functions of the triggers. */
function salesFaults(kept: SQL, part: SQL): SQL {
  return sql`
    with counted as (
      select a.*, t.plugin, a.created_at at time zone m.timezone as local,
        a.captured > 0 or a.authorized > 0 or a.state = 'cod' as is_yes
      from attempt a
      join payment_transaction t on t.merchant_id = a.merchant_id and t.id = a.transaction_id
      join merchant m on m.id = a.merchant_id
      where t.deleted_at is null
    ), recount as (
      select merchant_id, local::date as day, plugin, currency, ${part} as part,
        count(*) filter (where is_winner) as paid,
        coalesce(sum(case when captured > 0 then captured - fee_captured else amount end) filter (where is_winner), 0)
          as amount,
        coalesce(sum(refunded) filter (where is_winner), 0) as refunded,
        count(*) filter (where is_yes) as succeeded,
        count(*) filter (where not is_yes and state in ('failed', 'canceled', 'expired', 'invalid')
          and state_event <> 'attempt.superseded') as failed
      from counted group by 1, 2, 3, 4, 5
    ), kept as (
      select merchant_id, day, plugin, currency, part, sum(paid) as paid, sum(amount) as amount, sum(refunded) as refunded,
        sum(succeeded) as succeeded, sum(failed) as failed
      from (${kept}) as one group by 1, 2, 3, 4, 5
    )
    select distinct coalesce(r.merchant_id, k.merchant_id) as id
    from recount r full join kept k
      on (r.merchant_id, r.day, r.plugin, r.currency, r.part) = (k.merchant_id, k.day, k.plugin, k.currency, k.part)
    where (coalesce(r.paid, 0), coalesce(r.amount, 0), coalesce(r.refunded, 0), coalesce(r.succeeded, 0), coalesce(r.failed, 0))
      is distinct from
      (coalesce(k.paid, 0), coalesce(k.amount, 0), coalesce(k.refunded, 0), coalesce(k.succeeded, 0), coalesce(k.failed, 0))`
}

/**
 * Last state per owner, and whether any step breaks the edge table. One pass
 * over all rows.
 */
function history(events: SQL, edge: SQL, owner: SQL): SQL {
  return sql`
    select step.owner, (array_agg(step.to_state order by step.id desc))[1] as last_state,
      bool_or(step.from_state is distinct from step.previous
        or (step.from_state is not null and not exists (
          select 1 from ${edge} e
          where e.from_state = step.from_state and e.event = step.event and e.to_state = step.to_state))) as is_broken
    from (
      select h.id, h.${owner} as owner, h.from_state, h.event, h.to_state,
        lag(h.to_state) over (partition by h.${owner} order by h.id) as previous
      from ${events} h) step
    group by step.owner`
}
