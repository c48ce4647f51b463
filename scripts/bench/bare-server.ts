/** For B6: a bare handler over `pg` that makes three commits in six tables of its own, without a history, a guard or a list. */
import { randomBytes } from 'node:crypto'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import pg from 'pg'
import { inTransaction } from './in-transaction.ts'
import { tellPort } from './tell-port.ts'

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
await pool.query(`
  create table bare_txn(id text primary key, amount bigint not null, currency text not null, state text not null default 'created', paid_attempt bigint);
  create table bare_attempt(id bigint generated always as identity primary key, txn text not null references bare_txn, track text not null unique, payment text, state text not null, charge bigint not null, captured bigint not null default 0);
  create table bare_money(attempt bigint not null references bare_attempt, key text not null, amount bigint not null, unique(attempt, key));
  create table bare_key(scope text not null, key text not null, state text not null, answer jsonb, primary key(scope, key));
  create table bare_inbox(key text primary key, body jsonb not null);
  create table bare_outbox(id bigint generated always as identity primary key, payload jsonb not null);
  insert into bare_txn(id, amount, currency) select 'B' || n, 7000, 'KWD' from generate_series(0, 39999) n;
`)

const app = new Hono()

app.post('/pay/:id', async (c) => {
  const id = c.req.param('id')
  const key = c.req.header('idempotency-key') ?? ''
  await c.req.json()
  const track = randomBytes(8).toString('hex')
  const attempt = await inTransaction(pool, async (client) => {
    const { rows } = await client.query('select * from bare_txn where id = $1 for update', [id])
    await client.query("insert into bare_key values ($1, $2, 'started')", [id, key])
    const inserted = await client.query(
      "insert into bare_attempt(txn, track, state, charge) values ($1, $2, 'submitting', $3) returning id",
      [id, track, rows[0].amount],
    )
    await client.query("update bare_txn set state = 'pending' where id = $1", [id])
    return inserted.rows[0].id
  })
  const answer = { redirect_url: `http://localhost/bank/${track}` }
  await inTransaction(pool, async (client) => {
    await client.query('select 1 from bare_attempt where id = $1 for update', [attempt])
    await client.query("update bare_attempt set state = 'pending', payment = $2 where id = $1", [
      attempt,
      `I${track}`,
    ])
    await client.query("update bare_key set state = 'finished', answer = $3 where scope = $1 and key = $2", [
      id,
      key,
      answer,
    ])
  })
  return c.json(answer)
})

app.post('/callback', async (c) => {
  const body = await c.req.json()
  await inTransaction(pool, async (client) => {
    await client.query('insert into bare_inbox values ($1, $2)', [body.trackId, body])
    const { rows } = await client.query(
      'select a.*, t.id as txn from bare_txn t join bare_attempt a on a.txn = t.id where a.track = $1 for update',
      [body.trackId],
    )
    await client.query('insert into bare_money values ($1, $2, $3)', [
      rows[0].id,
      `C${body.trackId}`,
      body.minor,
    ])
    await client.query("update bare_attempt set state = 'success', captured = $2 where id = $1", [
      rows[0].id,
      body.minor,
    ])
    await client.query("update bare_txn set state = 'paid', paid_attempt = $2 where id = $1", [
      rows[0].txn,
      rows[0].id,
    ])
    await client.query('insert into bare_outbox(payload) values ($1)', [{ paid: rows[0].txn }])
  })
  return c.json({})
})

serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, tellPort)
