import { eachEngine } from '@wasl/tests/support/database'
import {
  createTestClock,
  expectLedgerClean,
  openLedger,
  request,
  startPaying,
} from '@wasl/tests/support/fixtures/ledger.fixtures'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { sqlStateOf } from '../../../platform/db/database-errors.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { claimCheck } from './books-check.store.ts'
import { checkBooks } from './check-books.service.ts'
import { minutes } from '../evidence/inquiry.domain.ts'

const running = new AbortController().signal
const queryCanceled = '57014'

eachEngine((database, kind) => {
  beforeEach(() => database().db.execute(sql`delete from books_check`))

  /** Runs the check if it is due, and returns what was logged. */
  const openServers = () => {
    const { db } = database()
    const clock = createTestClock()
    const told: string[] = []
    const states: (string | null)[] = []
    const note = (fields: object) => {
      told.push(String(Reflect.get(fields, 'invariant') ?? 'nothing'))
      if ('err' in fields) states.push(sqlStateOf(fields.err))
    }
    const server = { db, clock, log: { warn: note, error: note } }
    const check = (stopping = running, more: { ms?: number; most?: number } = {}) =>
      checkBooks({ ...server, ...more }, stopping)
    const atNight = () => clock.advance(minutes(24 * 60))
    return { db, clock, told, states, check, atNight }
  }

  /** Breaks the books: an open attempt without planned inquiry, in a transaction without notices. Returns the repair. */
  const breakOldBooks = async () => {
    const scene = await openLedger(database().db)
    const { id, transactionId } = await startPaying(scene, await request(scene))
    const ask = (at: string | null) =>
      scene.db.execute(sql`update attempt set next_inquiry_at = ${at}::timestamptz where id = ${id}`)
    await ask(null)
    await scene.db.execute(sql`delete from outbox where aggregate = ${`transaction:${transactionId}`}`)
    return () => ask('2026-11-22')
  }

  const breakSums = async () => {
    await openLedger(database().db).then((scene) => request(scene))
    const count = (by: number) =>
      database().db.execute(sql`update transaction_total_change set count = count + ${by}
        where id = (select max(id) from transaction_total_change)`)
    await count(1)
    return () => count(-1)
  }

  test('every night all of the books are checked once, by one of those that run', async () => {
    const { check, told, atNight } = openServers()
    const mends = [await breakOldBooks(), await breakSums()]
    await Promise.all([check(), check()])
    expect(told).toEqual([])
    atNight()
    await Promise.all([check(), check()])
    expect(told.map((invariant) => invariant.split(' ')[0])).toEqual(['I10', 'I16'])
    await check()
    expect(told).toHaveLength(2)
    for (const mend of mends) await mend()
    atNight()
    await check()
    expect(told).toHaveLength(2)
    await expectLedgerClean(database().db)
  })

  test('whoever dies while they check leaves it to the next after an hour, whoever is stopped at once', async () => {
    const { db, clock, check, told, atNight } = openServers()
    const mend = await breakOldBooks()
    await check()
    atNight()
    const claim = {
      now: clock.now(),
      firstDue: clock.now(),
      until: new Date(clock.now().getTime() + minutes(60)),
    }
    expect(await inTransaction(db, (tx) => claimCheck(tx, claim))).toBe(true)
    clock.advance(minutes(59))
    await check()
    expect(told).toEqual([])
    clock.advance(minutes(1))
    await check(AbortSignal.abort())
    expect(told).toEqual([])
    await check()
    expect(told).toHaveLength(1)
    await mend()
  })

  test.runIf(kind === 'postgres')(
    'a question that takes too long is told of and given up, and the others are asked',
    async () => {
      const { db, check, told, states, atNight } = openServers()
      const mend = await breakOldBooks()
      await check()
      atNight()
      await db.transaction(async (tx) => {
        await tx.execute(sql`lock table transaction_total in access exclusive mode`)
        await check(running, { ms: 200 })
      })
      expect(told.map((invariant) => invariant.split(' ')[0])).toEqual(['I10', 'I16'])
      expect(states).toEqual([queryCanceled])
      await mend()
    },
  )

  test('an embedded database that would stand still for long is not asked, and that is told', async () => {
    const { check, told, atNight } = openServers()
    const mend = await breakOldBooks()
    await check()
    atNight()
    await check(running, { most: 0 })
    expect(told.map((invariant) => invariant.split(' ')[0])).toEqual([
      kind === 'embedded' ? 'nothing' : 'I10',
    ])
    await mend()
  })
})
