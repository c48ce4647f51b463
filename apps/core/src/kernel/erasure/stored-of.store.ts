import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'

type Of = {
  merchantId: number
  customerIds: readonly number[]
  emails: readonly string[]
  phones: readonly string[]
}

export type Stored = Record<string, Record<string, unknown>[]>

const rowsOf = async (db: Db, query: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> => {
  const { rows } = await db.execute<{ row: Record<string, unknown> }>(
    sql`select to_jsonb(found) as row from (${query}) as found`,
  )
  return rows.map(({ row }) => row)
}

/** Everything that is stored of a person, by the names of its tables, for them to read: a copy, not a report. */
export async function storedOf(db: Db, { merchantId, customerIds, emails, phones }: Of): Promise<Stored> {
  const people = sql`(select value::bigint from jsonb_array_elements_text(${JSON.stringify(customerIds)}::jsonb) as listed(value))`
  const theirs = sql`(select t.id from payment_transaction t where t.merchant_id = ${merchantId} and t.customer_id in ${people})`
  const named = sql`(select t.public_id from payment_transaction t where t.merchant_id = ${merchantId} and t.customer_id in ${people})`
  const values = sql`(select lower(value) from jsonb_array_elements_text(${JSON.stringify([...emails, ...phones])}::jsonb) as listed(value))`
  const [customers, requests, attempts, orders, payers, messages, lists, history] = await Promise.all([
    rowsOf(
      db,
      sql`select key, name_en, name_ar, email, phone, second_phone, created_at, erased_at from customer
        where merchant_id = ${merchantId} and id in ${people} order by id`,
    ),
    rowsOf(
      db,
      sql`select public_id as id, plugin, order_no, state, currency, amount as amount_minor, delivery as delivery_minor,
        language, description_en, description_ar, remarks, extra - 'sandbox_scenario' as extra, merchant_fields, created_at, state_changed_at, expires_at
        from payment_transaction where merchant_id = ${merchantId} and id in ${theirs} order by created_at, id`,
    ),
    rowsOf(
      db,
      sql`select a.public_id as id, t.public_id as request, a.gateway_code, a.state, a.currency, a.amount as amount_minor,
        a.fee as fee_minor, a.captured as captured_minor, a.refunded as refunded_minor, a.additional_phone,
        a.payer_network, a.gateway_payment_id, a.details, a.created_at
        from attempt a join payment_transaction t on t.merchant_id = a.merchant_id and t.id = a.transaction_id
        where a.merchant_id = ${merchantId} and a.transaction_id in ${theirs} order by a.created_at, a.id`,
    ),
    rowsOf(
      db,
      sql`select o.public_id as id, o.number, o.plugin, o.state, o.payment_state, o.refund_state, o.customer_name,
        o.customer_email, o.customer_phone, o.fulfilment, o.address, o.note, o.details, o.currency,
        o.grand_total as grand_total_minor, o.created_at, (
          select jsonb_agg(jsonb_build_object('what', l.snapshot, 'answers', l.answers, 'quantity', l.quantity,
            'total_minor', l.line_total) order by l.position)
          from order_line l where l.merchant_id = o.merchant_id and l.order_id = o.id) as lines
        from shop_order o where o.merchant_id = ${merchantId} and (o.customer_id in ${people} or exists (
          select from order_payment p where p.merchant_id = o.merchant_id and p.order_id = o.id
            and p.transaction_id in ${theirs})) order by o.id`,
    ),
    rowsOf(
      db,
      sql`select t.public_id as request, p.phone, p.email, p.civil_id, p.customer_key from customer_payment p
        join payment_transaction t on t.merchant_id = p.merchant_id and t.id = p.transaction_id
        where p.merchant_id = ${merchantId} and p.transaction_id in ${theirs} order by t.id`,
    ),
    rowsOf(
      db,
      sql`select occasion, channel, recipient, language, transaction_id as request, subject, text, state, created_at, sent_at
        from message where merchant_id = ${merchantId} and occasion not in ('sign_in_code', 'password_reset')
          and (transaction_id in ${named} or lower(recipient) in ${values}) order by id`,
    ),
    rowsOf(
      db,
      sql`select r.name as rule, r.list, i.value from restricted_identifier i
        join payment_restriction r on r.merchant_id = i.merchant_id and r.id = i.restriction_id
        where i.merchant_id = ${merchantId} and lower(i.value) in ${values} order by r.id`,
    ),
    rowsOf(
      db,
      sql`select at, actor, action, detail from audit where merchant_id = ${merchantId}
        and object in (select 'transaction:' || t.id from payment_transaction t where t.merchant_id = ${merchantId} and t.customer_id in ${people})
        order by id`,
    ),
  ])
  return {
    customers,
    requests,
    attempts,
    orders,
    payers,
    messages,
    lists,
    history,
  }
}
