import type { Pool } from 'pg'
import { allRoutes } from './every-route.ts'
import { eventRows } from './event-ids.ts'
import { idsOf, makerOf } from './ids.ts'
import type { SignedIn } from '../../support/staff.ts'

/** Tables that no route shows anything of: what is here has no row, and a route that shows it takes its line away. */
export const shownNowhere: Readonly<Record<string, string>> = {
  extra_at_branch: 'what a branch has of options and add-ons; no route shows the menu yet',
  gateway_event: 'what banks said, as they said it; what came of it is in the ledger',
  money_release: 'only whether money counts as resolved depends on it',
  otp_challenge: 'found by its handle, which nobody else has',
  otp_sending: 'counts codes of a user',
  password_reset: 'found by its token, which nobody else has',
  picture: 'names a file that is uploaded; what shows it has its address',
  sign_in_throttle: 'counts failures of a name',
}

/** A row of this merchant in every table that the demo leaves empty. Gives back the ids that the paths of routes name. */
export async function fillEveryTable(pool: Pool, owner: SignedIn): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const listed of allRoutes.filter((route) => makerOf(route)))
    ids.set(listed.name, (await idsOf(pool, listed, { own: owner, other: owner })).own)
  for (const text of rows)
    await pool.query(text, text.includes('$2') ? [owner.merchantId, owner.userId] : [owner.merchantId])
  return ids
}

/** Each hangs on what the makers of `ids.ts` have made of the same merchant. */
const rows = [
  ...eventRows,
  `insert into order_event (merchant_id, order_id, seq, type, to_state, by, at)
   select merchant_id, id, 1, 'placed', 'confirmed', 'customer', now() from shop_order where merchant_id = $1
   on conflict do nothing`,
  `with made as (insert into stock_hold (merchant_id, created_at) values ($1, now()) returning merchant_id, id)
   insert into stock_hold_line (merchant_id, hold_id, pool_id, quantity)
   select made.merchant_id, made.id, pool.id, 1 from made join stock_pool pool on pool.merchant_id = made.merchant_id`,
  `insert into voucher_redemption (merchant_id, voucher_id, order_key, discount, created_at, state_changed_at)
   select v.merchant_id, max(v.id), max(o.public_id), 100, now(), now()
   from voucher v join shop_order o on o.merchant_id = v.merchant_id where v.merchant_id = $1 group by v.merchant_id
   on conflict do nothing`,
  `insert into product_slug (merchant_id, slug, product_id, at)
   select merchant_id, 'old-' || slug, id, now() from product where merchant_id = $1`,
  `insert into import_row (merchant_id, job_id, number, cells, outcome, sku, name_en, name_ar)
   select merchant_id, id, 1, '{"sku": "x"}', 'wrong', 'x', 'x', 'x' from import_job where merchant_id = $1`,
  `insert into bulk_row (merchant_id, upload_id, number, cells, state, amount, currency, likeness, channels, problems)
   select merchant_id, id, 1, '{"amount": "1.000"}', 'ready', 1000, 'KWD', 'x', '{}', '[]' from bulk_upload where merchant_id = $1`,
  `insert into bulk_dispatch (merchant_id, public_id, upload_id, number, user_id, username, idempotency_key, state, starts_at,
     paced_from, total, finished_at, created_at)
   select merchant_id, 'dispatch-of-' || public_id, id, 1, user_id, username, public_id, 'completed', now(), now(), 1, now(), now()
   from bulk_upload where merchant_id = $1`,
  `insert into bulk_log (merchant_id, dispatch_id, upload_id, row_number, state, transaction_id, created_at, sent_at)
   select d.merchant_id, d.id, d.upload_id, 1, 'sent', (select public_id from payment_transaction t
     where t.merchant_id = d.merchant_id order by id limit 1), now(), now() from bulk_dispatch d where d.merchant_id = $1`,
  `insert into bulk_job_row (merchant_id, job_id, position, transaction_id, status)
   select merchant_id, id, 1, (select public_id from payment_transaction t
     where t.merchant_id = j.merchant_id order by id limit 1), null from bulk_job j where merchant_id = $1`,
  `insert into customer_erasure (merchant_id, public_id, reason, actor, counts, at)
   values ($1, 'erasure-1', 'asked', 'staff', '{"customers": 1}', now())`,
  `insert into erased_customer (merchant_id, erasure_id, customer_id)
   select merchant_id, id, 0 from customer_erasure where merchant_id = $1`,
  `insert into customer_payment (merchant_id, transaction_id, collector_id, phone)
   select merchant_id, id, (select max(id) from collector c where c.merchant_id = t.merchant_id), '+96550012345'
   from payment_transaction t where merchant_id = $1 and plugin = 'customer_payment'`,
  `insert into live_event (merchant_id, notice_id, topic, audiences, payload, created_at)
   values ($1, 1, 'payments.paused', '{staff}', '{}', now()), ($1, 2, 'payments.resumed', '{staff}', '{}', now())`,
  `insert into message (merchant_id, public_id, occasion, occasion_key, channel, recipient, language, transaction_id,
     subject, text, state, created_at)
   select merchant_id, 'message-of-' || public_id, 'paid', 'paid:' || public_id, 'email', 'noura@example.com', 'en', public_id,
     'Paid', 'Paid', 'kept', now() from payment_transaction where merchant_id = $1`,
  `insert into message_template (merchant_id, occasion, channel, language, subject, body, updated_at)
   values ($1, 'paid', 'email', 'en', 'Paid', 'Thank you', now())`,
  `insert into operation_check (merchant_id, request_id, user_id, at)
   select merchant_id, id, $2, now() from operation_request where merchant_id = $1`,
  `insert into operation_maker (merchant_id, user_id) values ($1, $2)`,
  `insert into operation_threshold (merchant_id, currency, one_above) values ($1, 'KWD', 100000)`,
  `insert into push_registration (merchant_id, user_id, session_id, public_id, endpoint, p256dh, auth, created_at, seen_at)
   select merchant_id, user_id, id, 'push-1', 'https://push.example/1', 'x', 'x', now(), now()
   from staff_session where merchant_id = $1 and user_id = $2 limit 1`,
  `insert into report_link (token_hash, merchant_id, report_id, user_id, expires_at)
   select 'link-of-' || public_id, merchant_id, id, user_id, now() + interval '1 minute' from report where merchant_id = $1`,
  `insert into restricted_identifier (merchant_id, restriction_id, value)
   select merchant_id, id, '+96550012345' from payment_restriction where merchant_id = $1`,
  `insert into staff_user_role (merchant_id, user_id, role_id)
   select merchant_id, $2, id from staff_role where merchant_id = $1`,
  `insert into list_column (merchant_id, list, name, label_en, label_ar, is_active, position, is_custom)
   values ($1, 'payment_request', 'order_no', 'Order', 'الطلب', true, 0, true)`,
  `insert into webhook_try (merchant_id, delivery_id, number, at, took_ms, status)
   select merchant_id, id, 1, now(), 5, 200 from webhook_delivery where merchant_id = $1`,
  // So that every query has something to find: a name beside a key, a limit that one payment more would reach.
  `insert into audit (merchant_id, actor, action, object, detail, at)
   select $1, username, 'customer.erased', 'customer:' || nth, '{}', now()
   from staff_user, generate_series(1, 2) nth where merchant_id = $1 and staff_user.id = $2`,
  `insert into collector (merchant_id, public_id, name_en, name_ar, username, created_at)
   select $1, 'counter-of-' || id, 'x', 'x', username, now() from staff_user where merchant_id = $1 and id = $2`,
  `update staff_user set ready_roles = '{finance}' where merchant_id = $1 and id = $2`,
  `update payment_transaction set product_type = 'Dates', bulk_id = 'BULK-1', bulk_name = 'November' where merchant_id = $1`,
  `insert into payment_restriction (merchant_id, public_id, name, scope, scope_of, identifier, list, payments_per_month,
     currencies, gateways, days, created_by, created_at, updated_at)
   select $1, 'restriction-by-month', 'x', 'all', '{}', 'phone', 'none', 1 + (select count(*) from customer_payment p
     join attempt a on a.merchant_id = p.merchant_id and a.transaction_id = p.transaction_id where p.merchant_id = $1),
     '{}', '{}', '{}', 'x', now(), now()`,
]
