import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { staffDesk } from './staff-desk.ts'

const desk = staffDesk()
const open = async (id: string) => (await desk.get(`/plugins/payment_request/transaction/${id}`)).body

test('a mail counts as seen when its own link leads to the page, and by nothing else', async () => {
  const seen = async () => {
    const { seen: isSeen, email_seen: isEmailSeen } = await open('PR-1015')
    return [isSeen, isEmailSeen]
  }
  const mail = (publicId: string, to: string) =>
    desk.db().execute(sql`
      insert into message (merchant_id, public_id, occasion, occasion_key, channel, recipient, language, transaction_id,
        subject, text, state, created_at)
      values (1, ${publicId}, 'created', ${`created:${publicId}`}, 'email', ${to}, 'en', 'PR-1015', 's', 't', 'kept', now())`)
  const look = async (body: object) => {
    const path = '/plugins/payment_request/transaction/pay/PR-1015/seen'
    expect((await desk.ask(null, path, { method: 'POST', body })).status).toBe(200)
  }
  const customer = (await open('PR-1015'))['customer_email'] as string
  await mail('M-customer', customer.toUpperCase())
  await mail('M-colleague', 'colleague@example.com')
  await look({})
  expect(await seen()).toEqual([true, false])
  await look({ mail: 'M-colleague' })
  await look({ mail: 'M-nobody' })
  expect(await seen()).toEqual([true, false])
  await look({ mail: 'M-customer' })
  expect(await seen()).toEqual([true, true])
})

test('a webhook that was accepted counts as disclosed', async () => {
  expect((await open('PR-1005'))['disclosed_to_merchant']).toBe(false)
  await desk.db().execute(sql`
    with one as (select id from payment_transaction where public_id = 'PR-1005'),
    endpoint as (insert into webhook_endpoint (merchant_id, public_id, url, event_types, secret, created_at)
      values (1, 'WE-test', 'https://shop.example/hook', '{}', 's', now()) returning id),
    event as (insert into webhook_event (merchant_id, public_id, notice_id, type, aggregate, body, created_at)
      select 1, 'EV-test', 999999, 'payment.succeeded', 'transaction:' || one.id, '{}', now() from one returning id, aggregate)
    insert into webhook_delivery (merchant_id, endpoint_id, event_id, aggregate, due_at, round_began_at, created_at)
    select 1, endpoint.id, event.id, event.aggregate, now(), now(), now() from endpoint, event`)
  await desk.db()
    .execute(sql`update webhook_delivery set state = 'delivered', delivered_at = now(), last_status = 200, tries = 1
    where aggregate = 'transaction:' || (select id from payment_transaction where public_id = 'PR-1005')`)
  const detail = await open('PR-1005')
  expect(detail['disclosed_to_merchant']).toBe(true)
  expect(detail['webhooks']).toEqual([
    expect.objectContaining({ event_id: 'EV-test', state: 'delivered', last_status: 200, tries: 1 }),
  ])
})
