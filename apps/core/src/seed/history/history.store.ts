import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/db.ts'
import { people } from './past-goods.ts'
import type { PastRow } from './past-row.ts'

/** How many of the first `most` rows are there: H-1 and on, without a gap. */
export async function countPast(
  db: Db,
  { merchantId, most }: { merchantId: number; most: number },
): Promise<number> {
  const { rows } = await db.execute<{ there: number }>(sql`
    select count(*)::int as there from payment_transaction
    where merchant_id = ${merchantId} and public_id in (select 'H-' || n from generate_series(1, ${most}::int) n)`)
  return rows[0]?.there ?? 0
}

/** Customers of the past, numbered; those that are there stay. */
export async function insertPeople(
  tx: Tx,
  { merchantId, count, now }: { merchantId: number; count: number; now: Date },
): Promise<void> {
  await tx.execute(sql`
    insert into customer (merchant_id, key, name_en, name_ar, email, phone, created_at)
    select ${merchantId}, 'past-' || n, names.en, names.ar,
      'past.' || n || '@' || case n % 3 when 0 then 'example.com' when 1 then 'mail.example' else 'post.example' end,
      '+9655' || lpad((1000000 + n % 8999999)::text, 7, '0'), ${now}
    from generate_series(0, ${count}::int - 1) as n
    join lateral (
      select person.value ->> 'en' as en, person.value ->> 'ar' as ar
      from json_array_elements(${JSON.stringify(people)}::json) with ordinality as person(value, place)
      where person.place = n % ${people.length} + 1
    ) as names on true
    on conflict (key, merchant_id) do nothing`)
}

/**
 * These rows as the ledger would have written them: every state by its arrow, under the same triggers, checks and keys. A
 * statement moves all of them one step.
 */
export async function insertPast(tx: Tx, merchantId: number, rows: readonly PastRow[]): Promise<void> {
  await tx.execute(sql`
    create temporary table past_row on commit drop as
    select past.*, null::bigint as id, null::bigint as attempt_id
    from json_to_recordset(${JSON.stringify(rows)}::json) as past(
      n int, public_id text, order_no text, plugin text, unit_key text, currency text, amount bigint, fee bigint,
      gateway text, outcome text, customer int, language text, initiator text, product_type text, bulk_id text,
      bulk_name text, description_en text, description_ar text, created timestamptz, seen timestamptz, tried timestamptz,
      settled timestamptz, deleted boolean)`)
  await tx.execute(sql`
    with made as (
      insert into payment_transaction (merchant_id, public_id, plugin, unit_key, customer_id, order_no, currency, amount,
        state_changed_at, pg_codes, language, initiator, description_en, description_ar, product_type, bulk_id, bulk_name,
        expires_at, expiry_due_at, created_at)
      select ${merchantId}, p.public_id, p.plugin, p.unit_key, c.id, p.order_no, p.currency, p.amount, p.created,
        array[p.gateway], p.language, p.initiator, p.description_en, p.description_ar, p.product_type, p.bulk_id, p.bulk_name,
        p.expires, case when p.outcome in ('created', 'pending', 'attempted') then p.expires end, p.created
      from (select *, case when outcome in ('created', 'pending', 'attempted') then settled + interval '30 days' else settled end
        as expires from past_row) as p
      join customer c on c.merchant_id = ${merchantId} and c.key = 'past-' || p.customer
      order by p.n
      returning id, public_id)
    update past_row p set id = made.id from made where made.public_id = p.public_id`)
  await tx.execute(sql`create index on past_row (id)`)
  await tx.execute(sql`analyze past_row`)
  await tx.execute(sql`
    update payment_transaction t set state = 'pending', state_event = 'payer.seen', state_source = 'payer',
      state_changed_at = p.seen, seen_at = p.seen,
      gateway_code = case when p.outcome in ${tried} then p.gateway end
    from past_row p where t.merchant_id = ${merchantId} and t.id = p.id and p.outcome <> 'created'`)
  await insertAttempts(tx, merchantId)
  await tx.execute(sql`
    update payment_transaction t set
      state = p.outcome, paid_attempt_id = case when p.outcome in ${secured} then p.attempt_id end,
      state_event = case p.outcome when 'paid' then 'money.captured' when 'authorized' then 'money.authorized'
        when 'cod' then 'cash.promised' when 'attempted' then 'attempt.ended' when 'failed' then 'attempt.failed'
        when 'canceled' then 'merchant.canceled' else 'time.expired' end,
      state_source = case when p.outcome = 'canceled' then 'merchant' when p.outcome = 'expired' then 'clock'
        else 'callback' end,
      state_changed_at = p.settled
    from past_row p
    where t.merchant_id = ${merchantId} and t.id = p.id and p.outcome not in ('created', 'pending')`)
  await tx.execute(sql`
    update payment_transaction t set deleted_at = p.settled + interval '1 minute'
    from past_row p where t.merchant_id = ${merchantId} and t.id = p.id and p.deleted`)
  await insertNotices(tx, merchantId)
}

const tried = sql`('paid', 'authorized', 'cod', 'attempted', 'failed')`
const secured = sql`('paid', 'authorized', 'cod')`

async function insertAttempts(tx: Tx, merchantId: number): Promise<void> {
  await tx.execute(sql`
    with made as (
      insert into attempt (merchant_id, transaction_id, public_id, gateway_code, track_id, operation, currency, amount, fee,
        state, state_event, state_source, state_changed_at, session_expires_at, language, created_at)
      select ${merchantId}, p.id, 'A' || p.public_id, p.gateway, '7' || lpad(p.n::text, 9, '0'),
        case when p.outcome = 'authorized' then 'authorize' else 'purchase' end, p.currency, p.amount, p.fee,
        case when p.outcome = 'cod' then 'created' else 'submitting' end,
        case when p.outcome = 'cod' then 'attempt.created' else 'session.requested' end,
        'pay', p.tried, p.tried + interval '15 minutes', p.language, p.tried
      from past_row p where p.outcome in ${tried} order by p.n
      returning id, transaction_id)
    update past_row p set attempt_id = made.id from made where made.transaction_id = p.id`)
  await tx.execute(sql`
    insert into money_event (merchant_id, attempt_id, kind, amount, currency, dedupe_key, disposition, source, at)
    select ${merchantId}, p.attempt_id, case p.outcome when 'paid' then 'capture' else 'authorize' end, p.amount + p.fee,
      p.currency, 'OP7' || lpad(p.n::text, 9, '0'), 'counted', 'callback', p.settled
    from past_row p where p.outcome in ('paid', 'authorized') order by p.n`)
  await tx.execute(sql`
    update attempt a set
      state = case p.outcome when 'paid' then 'success' when 'authorized' then 'authorized' when 'cod' then 'cod' else 'failed' end,
      state_event = case p.outcome when 'paid' then 'money.captured' when 'authorized' then 'money.authorized'
        when 'cod' then 'cash.promised' else 'gateway.failed' end,
      state_source = case when p.outcome = 'cod' then 'pay' else 'callback' end,
      state_changed_at = p.settled, is_winner = p.outcome in ${secured},
      captured = case when p.outcome = 'paid' then p.amount + p.fee else 0 end,
      fee_captured = case when p.outcome = 'paid' then p.fee else 0 end,
      authorized = case when p.outcome = 'authorized' then p.amount + p.fee else 0 end,
      gateway_payment_id = case when p.gateway <> 'cod' then 'SB7' || lpad(p.n::text, 9, '0') end,
      proven_unpaid = p.outcome in ('attempted', 'failed'), checked_at = p.settled,
      details = case when p.outcome = 'paid' then json_build_object('Result', 'CAPTURED', 'Auth Code', 'A' || p.n % 10000,
        'Reference ID', '4' || p.n)::jsonb else '{}'::jsonb end
    from past_row p where a.merchant_id = ${merchantId} and a.id = p.attempt_id`)
}

/** What was done to these is old news to everybody. */
export async function markTold(
  tx: Tx,
  { merchantId, publicIds }: { merchantId: number; publicIds: readonly string[] },
): Promise<void> {
  await tx.execute(sql`
    update outbox o set done_at = o.created_at
    from payment_transaction t
    where t.merchant_id = ${merchantId} and t.public_id = any(${sql.param([...publicIds])}::text[])
      and o.merchant_id = t.merchant_id and o.aggregate = 'transaction:' || t.id and o.done_at is null`)
}

/** Marked as sent: no message goes out now. */
async function insertNotices(tx: Tx, merchantId: number): Promise<void> {
  await tx.execute(sql`
    insert into outbox (merchant_id, topic, aggregate, dedupe_key, payload, available_at, done_at, created_at)
    select ${merchantId}, told.topic, 'transaction:' || p.id, told.topic || ':past:' || p.id,
      json_build_object('transaction', p.public_id, 'plugin', p.plugin, 'state', p.outcome)::jsonb,
      p.settled, p.settled, p.settled
    from past_row p
    join lateral (select case p.outcome when 'paid' then 'payment.captured' when 'authorized' then 'payment.authorized'
      else 'payment.cod' end as topic) as told on true
    where p.outcome in ${secured} order by p.n`)
}
