import { sql, type SQL } from 'drizzle-orm'
import { byName } from '@wasl/domain/by-name'
import type { Db } from '../../platform/db/db.ts'

const ended = sql.raw(`('payment_failed', 'expired', 'canceled', 'late_unfulfillable')`)
const secured = sql.raw(`('paid', 'authorized', 'cod')`)

/** Each query returns the orders that break one invariant. */
const orderInvariants: Readonly<Record<string, SQL>> = byName({
  'O1 an order has all of its events, without a gap': sql`
    select o.id from shop_order o
    left join (
      select merchant_id, order_id, count(*) as events, max(seq) as last from order_event group by merchant_id, order_id) e
      on e.merchant_id = o.merchant_id and e.order_id = o.id
    where o.events = 0 or (coalesce(e.events, 0), coalesce(e.last, 0)) <> (o.events, o.events)`,
  'O2 the last event of an order says its state': sql`
    select o.id from shop_order o
    join order_event e on e.merchant_id = o.merchant_id and e.order_id = o.id and e.seq = o.events
    where e.to_state <> o.state`,
  'O3 the lines of an order are its subtotal': sql`
    select o.id from shop_order o
    left join (
      select merchant_id, order_id, sum(line_total) as total from order_line group by merchant_id, order_id) l
      on l.merchant_id = o.merchant_id and l.order_id = o.id
    where coalesce(l.total, -1) <> o.subtotal`,
  'O4 whoever has paid gets the order, or the money goes back': sql`
    select o.id from shop_order o
    join order_payment p on p.merchant_id = o.merchant_id and p.order_id = o.id and p.purpose in ('full', 'deposit')
    join payment_transaction t on t.merchant_id = p.merchant_id and t.id = p.transaction_id
    where t.state in ${secured} and (
      o.state in ('pending_payment', 'payment_failed', 'expired')
      or (o.state = 'late_unfulfillable' and not t.needs_review and not exists (
        select from money_operation m join attempt a on a.merchant_id = m.merchant_id and a.id = m.attempt_id
        where m.merchant_id = t.merchant_id and a.transaction_id = t.id)))`,
  'O5 what is secured is sold, what waits is held, what has ended holds nothing': sql`
    select o.id from shop_order o
    join stock_hold h on h.merchant_id = o.merchant_id and h.id = o.hold_id
    where (o.state = 'pending_payment' and h.state <> 'held')
      or (o.state in ${ended} and h.state = 'held')
      or (o.state <> 'pending_payment' and o.state not in ${ended} and h.state <> 'committed')`,
  'O6 nothing is to be paid where there is no payment': sql`
    select o.id from shop_order o
    where (o.payment_state = 'none_due') <> (not exists (
        select from order_payment p where p.merchant_id = o.merchant_id and p.order_id = o.id))
      or (o.payment_state = 'none_due' and o.grand_total <> 0)`,
  'O7 no more is given back than was paid': sql`
    select o.id from shop_order o
    join (
      select merchant_id, order_id, sum(refunded_amount) as refunded from order_line group by merchant_id, order_id) l
      on l.merchant_id = o.merchant_id and l.order_id = o.id
    where l.refunded > o.grand_total`,
  'V2 the voucher of an order is used while the order stands, and free once it has ended': sql`
    select o.id from shop_order o
    join voucher_redemption r on r.merchant_id = o.merchant_id and r.order_key = o.public_id
    where r.state <> case when o.state in ${ended} then 'released'
      when o.state = 'pending_payment' then 'reserved' else 'redeemed' end`,
  'V3 a voucher takes off what it is counted for, and no more than there is': sql`
    select o.id from shop_order o
    left join voucher_redemption r on r.merchant_id = o.merchant_id and r.order_key = o.public_id
    where o.voucher_discount > o.subtotal + o.delivery_fee or r.discount <> o.voucher_discount`,
  'O8 whoever waits is not waited for by a payment that has ended': sql`
    select o.id from shop_order o
    join order_payment p on p.merchant_id = o.merchant_id and p.order_id = o.id and p.purpose in ('full', 'deposit')
    join payment_transaction t on t.merchant_id = p.merchant_id and t.id = p.transaction_id
    where o.state = 'pending_payment' and t.state not in ('created', 'pending', 'attempted')`,
})

/** Empty if every order of every merchant holds. */
export async function findOrderFaults(db: Db): Promise<string[]> {
  const faults: string[] = []
  for (const [name, rows] of Object.entries(orderInvariants)) {
    const broken = await db.execute<{ id: number }>(sql`select id from (${rows}) broken order by id limit 20`)
    if (broken.rows.length > 0) faults.push(`${name}: ${broken.rows.map(({ id }) => id).join(', ')}`)
  }
  return faults
}
