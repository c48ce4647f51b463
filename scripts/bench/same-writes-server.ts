/**
 * The limit for B6: a bare handler over `pg` that does the same three transactions. It leaves the rows that ours leaves, in
 * our tables, under their indexes, histories and guards, and locks what ours locks; it reads, checks and decides nothing.
 */
import { randomInt, randomUUID } from 'node:crypto'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import pg from 'pg'
import { fillPayments } from './fill-payments.ts'
import { inTransaction } from './in-transaction.ts'
import { tellPort } from './tell-port.ts'

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
await fillPayments(pool)

const statements = {
  lockRequest: `select * from payment_transaction where merchant_id = 1 and public_id = $1 for update`,
  attempt: `insert into attempt(merchant_id, transaction_id, public_id, gateway_code, track_id, operation, currency, amount, fee,
      state, state_event, state_changed_at, session_expires_at, idempotency_key, language, next_inquiry_at, created_at)
    values (1, $1, $2, 'knet', $3, 'purchase', 'KWD', 7000, 0,
      'submitting', 'session.requested', now(), now() + interval '15 minutes', $4, 'en', now() + interval '15 seconds', now())
    returning id`,
  key: `insert into idempotency(merchant_id, scope, key, request_hash, locked_until, created_at)
    values (1, $1, $2, 'a hash of the request', now() + interval '15 seconds', now())`,
  pending: `update payment_transaction set state = 'pending', state_event = 'payer.seen', state_source = 'pay',
      state_changed_at = now(), gateway_code = 'knet', seen_at = now()
    where merchant_id = 1 and id = $1`,
  news: `insert into outbox(merchant_id, topic, aggregate, dedupe_key, payload, available_at, created_at)
    values (1, $1, $2, $3, $4, now(), now())`,
  lockAttempt: `select * from attempt where merchant_id = 1 and id = $1 for update`,
  answered: `update idempotency set state = 'finished', status = 200, response = $3
    where merchant_id = 1 and scope = $1 and key = $2`,
  opened: `update attempt set gateway_payment_id = $2, state = 'pending', state_event = 'session.opened',
      state_source = 'session', state_changed_at = now(), redirect_url = $3
    where merchant_id = 1 and id = $1`,
  event: `insert into gateway_event(merchant_id, gateway_code, dedupe_key, source, evidence, track_id, received_at)
    values (1, 'knet', $1, 'callback', $2, $1, now()) returning id`,
  found: `select id, transaction_id from attempt where merchant_id = 1 and gateway_code = 'knet' and track_id = $1`,
  lockRequestById: `select * from payment_transaction where merchant_id = 1 and id = $1 for update`,
  money: `insert into money_event(merchant_id, attempt_id, kind, amount, currency, dedupe_key, disposition, source, at)
    values (1, $1, 'capture', $2, 'KWD', $3, 'counted', 'callback', now())`,
  won: `update attempt set state = 'success', state_event = 'money.captured', state_source = 'callback',
      state_changed_at = now(), is_winner = true, captured = $2, checked_at = now(), next_inquiry_at = null
    where merchant_id = 1 and id = $1`,
  paid: `update payment_transaction set state = 'paid', state_event = 'money.captured', state_source = 'callback',
      state_changed_at = now(), expiry_due_at = null, paid_attempt_id = $2
    where merchant_id = 1 and id = $1`,
  done: `update gateway_event set due_at = null, processed_at = now(), outcome = 'paid' where merchant_id = 1 and id = $1`,
}

const run = (client: pg.PoolClient, name: keyof typeof statements, values: unknown[]) =>
  client.query({ name, text: statements[name], values })

const app = new Hono()

app.post('/pay/:id', async (c) => {
  const id = c.req.param('id')
  const key = c.req.header('idempotency-key') ?? ''
  await c.req.json()
  const track = String(randomInt(1e14, 3e14))
  const attempt = await inTransaction(pool, async (client) => {
    const { rows } = await run(client, 'lockRequest', [id])
    const request = rows[0].id
    const inserted = await run(client, 'attempt', [request, randomUUID(), track, key])
    await run(client, 'key', [`pay:${id}`, key])
    await run(client, 'pending', [request])
    await run(client, 'news', [
      'transaction.changed',
      `transaction:${request}`,
      `transaction.changed:${request}:pay knet`,
      { state: 'pending', plugin: 'payment_request', transaction: id },
    ])
    return inserted.rows[0].id
  })
  const answer = { redirect_url: `http://localhost/bank/${track}` }
  await inTransaction(pool, async (client) => {
    await run(client, 'lockAttempt', [attempt])
    await run(client, 'answered', [`pay:${id}`, key, answer])
    await run(client, 'opened', [attempt, `I${track}`, answer.redirect_url])
  })
  return c.json(answer)
})

app.post('/callback', async (c) => {
  const body = await c.req.json()
  await inTransaction(pool, async (client) => {
    const event = await run(client, 'event', [body.trackId, JSON.stringify([body])])
    const { rows } = await run(client, 'found', [body.trackId])
    const { id, transaction_id: request } = rows[0]
    await run(client, 'lockRequestById', [request])
    await run(client, 'lockAttempt', [id])
    await run(client, 'money', [id, body.minor, `C${body.trackId}`])
    await run(client, 'won', [id, body.minor])
    await run(client, 'paid', [request, id])
    await run(client, 'news', [
      'payment.captured',
      `transaction:${request}`,
      `payment.captured:${id}:C${body.trackId}`,
      { state: 'paid', amount: body.minor, plugin: 'payment_request', currency: 'KWD' },
    ])
    await run(client, 'done', [event.rows[0].id])
  })
  return c.json({})
})

serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, tellPort)
