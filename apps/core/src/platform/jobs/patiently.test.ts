import { expect, test } from 'vitest'
import { databaseForTests } from '@wasl/tests/support/database'
import { sql } from 'drizzle-orm'
import { quietLog } from '@wasl/tests/support/quiet-log'
import { patiently } from './patiently.ts'

const database = databaseForTests()
const hurried = { log: quietLog, pauseMs: 1 }
const busy = () => new Error('Failed query', { cause: new Error('timeout exceeded when trying to connect') })

test('work of a start that finds no connection waits its turn, and is done again', async () => {
  const { db, pool } = database()
  const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
  const work = patiently('the count', () => db.execute(sql`select 1 as one`), hurried)
  setTimeout(
    () => held.forEach((client) => client.release()),
    (pool.options.connectionTimeoutMillis ?? 0) + 300,
  )
  expect((await work).rows).toEqual([{ one: 1 }])
})

test('however often it is in vain, the end names what was to be done and why it could not', async () => {
  const work = () => Promise.reject(busy())
  await expect(
    patiently('the operation rules of the demo', work, { ...hurried, patienceMs: 30 }),
  ).rejects.toThrow(
    'the operation rules of the demo could not be done: timeout exceeded when trying to connect',
  )
})

test('what no waiting mends is not done again', async () => {
  let tries = 0
  const work = async () => {
    tries += 1
    throw new Error('there is no table of that name')
  }
  await expect(patiently('the links of the demo', work, hurried)).rejects.toThrow(
    'the links of the demo could not be done: there is no table of that name',
  )
  expect(tries).toBe(1)
})

test('who is stopped waits no longer', async () => {
  const stopping = AbortSignal.abort()
  const work = () => Promise.reject(busy())
  await expect(patiently('the past', work, { ...hurried, signal: stopping })).rejects.toThrow('the past')
})
