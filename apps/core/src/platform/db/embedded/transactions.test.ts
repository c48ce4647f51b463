import { gateForTests } from '@wasl/tests/support/embedded-gate'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'

const gate = gateForTests()

test('statements sent during another connection’s transaction get their own answers', async () => {
  const [a, b, c] = await Promise.all([gate.client(), gate.client(), gate.client()])
  const begun = a.query('begin')
  const number = b.query('select $1::int as value', [7])
  const text = c.query('select $1::text as value', ['seven'])
  await begun
  await a.query('commit')
  expect((await number).rows).toEqual([{ value: 7 }])
  expect((await text).rows).toEqual([{ value: 'seven' }])
})

test('ten interleaved transactions each see their own rows and no others', async () => {
  const clients = await Promise.all(Array.from({ length: 10 }, () => gate.client()))
  await clients[0]?.query('create table interleaved (owner int, step int)')
  const seen = await Promise.all(
    clients.map(async (client, owner) => {
      await client.query('begin')
      for (const step of [1, 2, 3]) {
        await client.query('insert into interleaved values ($1, $2)', [owner, step])
        await setImmediate()
      }
      const { rows } = await client.query(
        'select owner, count(*)::int as steps, max($1::int) as asker from interleaved where owner = $1 group by owner',
        [owner],
      )
      await client.query(owner % 2 === 0 ? 'commit' : 'rollback')
      return rows
    }),
  )
  expect(seen).toEqual(clients.map((_, owner) => [{ owner, steps: 3, asker: owner }]))
  const kept = await clients[0]?.query('select distinct owner from interleaved order by owner')
  expect(kept?.rows).toEqual([0, 2, 4, 6, 8].map((owner) => ({ owner })))
})

test('a transaction whose connection goes is rolled back, and the others go on', async () => {
  const [leaving, staying] = await Promise.all([gate.client(), gate.client()])
  await staying.query('create table left_behind (n int)')
  await leaving.query('begin')
  await leaving.query('insert into left_behind values (1)')
  const waiting = staying.query('select count(*)::int as rows from left_behind')
  await leaving.end()
  expect((await waiting).rows).toEqual([{ rows: 0 }])
})

test('a connection that goes while it waits for its turn leaves nothing behind', async () => {
  const [holder, leaving, next] = await Promise.all([gate.client(), gate.client(), gate.client()])
  await holder.query('begin')
  const refused = leaving.query('begin').catch(String)
  await leaving.end()
  expect(await refused).toContain('Connection terminated')
  await holder.query('commit')
  expect((await next.query('select now() = statement_timestamp() as alone')).rows).toEqual([{ alone: true }])
})

test('after an error a transaction does nothing more until it is rolled back', async () => {
  const client = await gate.client()
  await client.query('create table aborted (n int)')
  await client.query('begin')
  await client.query('insert into aborted values (1)')
  await expect(client.query('select 1 / $1::int', [0])).rejects.toMatchObject({ code: '22012' })
  await expect(client.query('insert into aborted values (2)')).rejects.toMatchObject({ code: '25P02' })
  expect((await client.query('commit')).command).toBe('ROLLBACK')
  expect((await client.query('select n from aborted')).rows).toEqual([])
})

test('an error in a statement of its own frees the session for the others', async () => {
  const [failing, other] = await Promise.all([gate.client(), gate.client()])
  await Promise.allSettled([failing.query('select $1::int / 0', [1]), failing.query('selec 1')])
  expect((await other.query('select 1 as fine')).rows).toEqual([{ fine: 1 }])
})

test('a pool of ten carries two hundred transfers at once and loses no money', async () => {
  const pool = gate.pool({ max: 10 })
  await pool.query('create table account (id int primary key, balance int not null)')
  await pool.query('insert into account select i, 100 from generate_series(0, 19) i')
  await Promise.all(
    Array.from({ length: 200 }, async (_, i) => {
      const client = await pool.connect()
      await client.query('begin')
      await client.query('update account set balance = balance - $1 where id = $2', [3, i % 20])
      await client.query('update account set balance = balance + $1 where id = $2', [3, (i * 7 + 1) % 20])
      await client.query(i % 10 === 0 ? 'rollback' : 'commit')
      client.release()
    }),
  )
  const { rows } = await pool.query('select sum(balance)::int as sum, count(*)::int as accounts from account')
  expect(rows).toEqual([{ sum: 2000, accounts: 20 }])
})
