import { gateForTests } from '@wasl/tests/support/embedded-gate'
import { expect, test } from 'vitest'
import { restartDelayMs } from './restart-delay.ts'

const gate = gateForTests({ hardLimitMs: 1_500 })

test('a statement without end is ended, and the database answers again', async () => {
  const pool = gate.pool()
  await expect(pool.query('do $$ begin loop end loop; end $$')).rejects.toThrow('Connection terminated')
  expect((await pool.query('select 1 as back')).rows).toEqual([{ back: 1 }])
})

test('those who waited behind a stuck statement are told, and may try again', async () => {
  const [stuck, waiting] = await Promise.all([gate.client(), gate.client()])
  const ended = stuck.query('select pg_sleep(60)').catch(String)
  // Two sockets are read in no certain order.
  await new Promise((resolve) => setTimeout(resolve, 100))
  await expect(waiting.query('select 1')).rejects.toThrow('Connection terminated')
  expect(await ended).toContain('Connection terminated')
  const again = await gate.client()
  expect((await again.query('select 1 as fine')).rows).toEqual([{ fine: 1 }])
})

test('when the engine loses its session, everybody is told and it is opened again', async () => {
  const [fatal, bystander] = await Promise.all([gate.client(), gate.client()])
  const told = new Promise((resolve) => bystander.once('error', resolve))
  await fatal.query('create table unread (n int)')
  // Spelt so that the gate does not know it: reading the missing input is fatal to the session.
  await expect(fatal.query('copy unread from StdIn')).rejects.toThrow('unexpected EOF')
  expect(String(await told)).toContain('Connection terminated')
  const again = await gate.client()
  expect((await again.query('select 1 as back')).rows).toEqual([{ back: 1 }])
})

test('a database that keeps failing is tried at once, then less and less often', () => {
  expect([1, 2, 3, 4, 20].map(restartDelayMs)).toEqual([0, 100, 200, 400, 5_000])
})
