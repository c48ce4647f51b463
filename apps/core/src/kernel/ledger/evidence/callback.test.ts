import { eachEngine } from '@wasl/tests/support/database'
import {
  attemptOf,
  bookOf,
  deliver,
  expectLedgerClean,
  noticesOf,
  openLedger,
  refuseMoney,
  request,
  startPaying,
  transactionOf,
} from '@wasl/tests/support/fixtures/ledger.fixtures'
import { signedCallback } from '@wasl/tests/support/fixtures/scripted-bank.fixtures'
import { sql } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { seconds } from './inquiry.domain.ts'
import type { LedgerCount } from '../ledger-deps.ts'

eachEngine((database) => {
  test('a forged callback is refused, counted, and changes nothing', async () => {
    const counted: LedgerCount[] = []
    const scene = await openLedger(database().db, { count: (event) => void counted.push(event) })
    const { merchantId, db } = scene
    const attempt = await startPaying(scene, await request(scene))
    const forged = signedCallback([scene.bank.captures(attempt.trackId)], 'forged')
    forged.headers.set('x-signature', 'forged')
    const answer = await scene.ledger.receiveCallback({ merchantId, gatewayCode: 'card', ...forged })
    expect(answer).toEqual({ ok: false, error: 'badSignature' })
    expect(counted).toEqual(['callback.badSignature'])
    expect((await attemptOf(scene, attempt.publicId)).state).toBe('pending')
    const { rows } = await db.execute(sql`select 1 from gateway_event where merchant_id = ${merchantId}`)
    expect(rows).toEqual([])
  })

  test('a callback that cannot be read, is too large or comes for no gateway is refused', async () => {
    const scene = await openLedger(database().db)
    const { merchantId } = scene
    const callback = { merchantId, gatewayCode: 'card', ...signedCallback([], 'x') }
    const refusal = async (change: object) => {
      const answer = await scene.ledger.receiveCallback({ ...callback, ...change })
      return answer.ok ? 'accepted' : answer.error
    }
    expect(await refusal({ rawBody: new TextEncoder().encode('{') })).toBe('malformed')
    expect(await refusal({ rawBody: new Uint8Array(64 * 1024 + 1) })).toBe('tooLarge')
    expect(await refusal({ gatewayCode: 'nobody' })).toBe('unknownGateway')
    expect(await refusal({ gatewayCode: 'absent' })).toBe('unknownGateway')
  })

  test('one event delivered eight times is applied once, and counted as often as it came', async () => {
    const scene = await openLedger(database().db)
    const { merchantId } = scene
    const attempt = await startPaying(scene, await request(scene))
    const callback = {
      merchantId,
      gatewayCode: 'card',
      ...signedCallback([scene.bank.captures(attempt.trackId)], 'same'),
    }
    const answers = await Promise.all(Array.from({ length: 8 }, () => scene.ledger.receiveCallback(callback)))
    expect(answers.map((answer) => answer.ok && answer.value).toSorted()).toEqual([
      'applied',
      ...Array(7).fill('duplicate'),
    ])
    const { rows } = await scene.db.execute(
      sql`select outcome, deliveries, track_id from gateway_event where merchant_id = ${merchantId}`,
    )
    expect(rows).toEqual([{ outcome: 'paid', deliveries: 8, track_id: attempt.trackId }])
    await expectLedgerClean(scene.db, [bookOf(scene)])
  })

  test('a delivery that is repeated is noted when it came, and never before what it repeats was booked', async () => {
    const scene = await openLedger(database().db)
    const { merchantId, clock } = scene
    const attempt = await startPaying(scene, await request(scene))
    const callback = {
      merchantId,
      gatewayCode: 'card',
      ...signedCallback([scene.bank.captures(attempt.trackId)], 'again'),
    }
    const heard = async () => {
      await scene.ledger.receiveCallback(callback)
      const { rows } = await scene.db.execute<{ last: string | null; processed: string }>(
        sql`select last_heard_at as last, processed_at as processed from gateway_event where merchant_id = ${merchantId}`,
      )
      return rows[0]
    }
    const first = await heard()
    expect(first?.last).toBeNull()
    clock.advance(-seconds(1))
    expect((await heard())?.last).toBe(first?.processed)
    clock.advance(seconds(91))
    const later = await heard()
    expect(Date.parse(String(later?.last)) - Date.parse(String(first?.processed))).toBe(seconds(90))
    clock.advance(-seconds(120))
    expect(await heard()).toEqual(later)
  })

  test('a track id of any length is taken', async () => {
    const scene = await openLedger(database().db)
    expect(await deliver(scene, scene.bank.says(incompressible(6_000), 'failed'))).toBe('orphan')
  })

  test('money for a payment we never asked for is kept as an orphan, and somebody is told', async () => {
    const scene = await openLedger(database().db)
    expect(await deliver(scene, scene.bank.says('900000000000000', 'captured'))).toBe('orphan')
    expect(await noticesOf(scene)).toEqual(['gateway.orphan'])
  })

  test('a callback never reaches the attempt of another merchant or another gateway', async () => {
    const [scene, stranger] = [await openLedger(database().db), await openLedger(database().db)]
    const attempt = await startPaying(scene, await request(scene))
    const evidence = scene.bank.captures(attempt.trackId)
    expect(await deliver(stranger, evidence)).toBe('orphan')
    expect(await deliver(scene, evidence, 'knet')).toBe('orphan')
    expect((await attemptOf(scene, attempt.publicId)).state).toBe('pending')
  })

  test('an event that means nothing to us is accepted', async () => {
    const scene = await openLedger(database().db)
    expect(await deliver(scene, [])).toBe('meaningless')
  })

  test('an event that cannot be applied is kept, and applied when it can be', async () => {
    const scene = await openLedger(database().db)
    const { db, merchantId } = scene
    const publicId = await request(scene)
    const attempt = await startPaying(scene, publicId)
    const takeMoneyAgain = await refuseMoney(scene)
    expect(await deliver(scene, scene.bank.captures(attempt.trackId))).toBe('kept')
    scene.clock.advance(seconds(5))
    expect(await scene.ledger.runJanitorOnce()).toMatchObject({ events: 1 })
    expect((await transactionOf(scene, publicId)).state).toBe('pending')
    await takeMoneyAgain()
    expect(await scene.ledger.runJanitorOnce()).toMatchObject({ events: 0 })
    scene.clock.advance(seconds(10))
    await scene.ledger.runJanitorOnce()
    expect((await transactionOf(scene, publicId)).state).toBe('paid')
    expect(await scene.ledger.runJanitorOnce()).toMatchObject({ events: 0 })
    // Tries of the janitor do not count as deliveries.
    const { rows } = await db.execute(
      sql`select deliveries, last_heard_at as last from gateway_event where merchant_id = ${merchantId}`,
    )
    expect(rows).toEqual([{ deliveries: 1, last: null }])
    await expectLedgerClean(db, [bookOf(scene)])
  })

  test('an event that cannot be applied for an hour is put before a person, and tried daily in the end, ever on', async () => {
    const scene = await openLedger(database().db)
    const { db, clock, merchantId, bank } = scene
    const publicId = await request(scene)
    const attempt = await startPaying(scene, publicId)
    bank.state.inquiry = 'silent'
    const takeMoneyAgain = await refuseMoney(scene)
    await deliver(scene, bank.captures(attempt.trackId))
    const delays: number[] = []
    for (let tries = 0; tries < 36; tries += 1) {
      const { rows } = await db.execute<{ ms: number }>(
        sql`select (extract(epoch from due_at - ${clock.now().toISOString()}::timestamptz) * 1000)::int as ms
          from gateway_event where merchant_id = ${merchantId}`,
      )
      delays.push((rows[0]?.ms ?? 0) / 1_000)
      expect((await transactionOf(scene, publicId)).needsReview).toBe(tries >= 10)
      clock.advance(rows[0]?.ms ?? 0)
      await scene.ledger.runJanitorOnce()
    }
    expect(delays.slice(9, 12)).toEqual([1_280, 2_560, 3_600])
    expect(delays.slice(33)).toEqual([3_600, 3_600, 86_400])
    await db.execute(
      sql`update gateway_event set tries = 2000000, due_at = ${clock.now().toISOString()} where merchant_id = ${merchantId}`,
    )
    await takeMoneyAgain()
    await scene.ledger.runJanitorOnce()
    expect((await transactionOf(scene, publicId)).state).toBe('paid')
  })
})

const incompressible = (length: number): string => randomBytes(length).toString('base64url').slice(0, length)
