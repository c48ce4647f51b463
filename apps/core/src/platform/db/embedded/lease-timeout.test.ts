import { gateForTests } from '@wasl/tests/support/embedded-gate'
import { expect, test } from 'vitest'

const gate = gateForTests({ leaseMs: 1_000 })

test('a transaction that idles too long is ended with PostgreSQL’s own error, and rolled back', async () => {
  const [idle, waiting] = await Promise.all([gate.client(), gate.client()])
  await waiting.query('create table idled (n int)')
  const told = new Promise((resolve) => idle.once('error', resolve))
  await idle.query('begin')
  await idle.query('insert into idled values (1)')
  expect((await waiting.query('select n from idled')).rows).toEqual([])
  expect(await told).toMatchObject({ severity: 'FATAL', code: '25P03' })
  await expect(idle.query('commit')).rejects.toThrow('not queryable')
})

test('a transaction that keeps working is not ended', async () => {
  const client = await gate.client()
  await client.query('begin')
  for (let statement = 0; statement < 5; statement += 1) await client.query('select pg_sleep(0.3)')
  expect((await client.query('commit')).command).toBe('COMMIT')
})
