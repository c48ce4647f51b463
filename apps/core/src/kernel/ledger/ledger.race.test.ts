import { eachEngine } from '@wasl/tests/support/database'
import {
  attemptOf,
  bookOf,
  deliver,
  expectLedgerClean,
  openLedger,
  press,
  request,
  startPaying,
  transactionOf,
  type LedgerScene,
} from '@wasl/tests/support/fixtures/ledger.fixtures'
import { rounds, roundsOn, together } from '@wasl/tests/support/fixtures/race.fixtures'
import { signedCallback } from '@wasl/tests/support/fixtures/scripted-bank.fixtures'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Evidence } from '../gateways/gateway.ts'
import { findAttemptsOf, type AttemptRow } from './attempt.store.ts'
import { isLive } from './attempt.domain.ts'
import { after, minutes, seconds } from './evidence/inquiry.domain.ts'

/** Each race runs eight ways at once, in rounds, and the books must be clean at the end. */
const race = { timeout: 60_000 + rounds * 2_000 }

async function attemptsOf(scene: LedgerScene, publicId: string): Promise<AttemptRow[]> {
  const { merchantId, id: transactionId } = await transactionOf(scene, publicId)
  return findAttemptsOf(scene.db, { merchantId, transactionId })
}

const tally = (words: readonly string[]): Record<string, number> =>
  Object.fromEntries(
    [...new Set(words)].toSorted().map((word) => [word, words.filter((other) => other === word).length]),
  )

eachEngine((database, kind) => {
  const most = roundsOn(kind)
  test('the same success by callback, return and inquiry counts once', race, async () => {
    const scene = await openLedger(database().db)
    for (let round = 0; round < most; round += 1) {
      const publicId = await request(scene)
      const attempt = await startPaying(scene, publicId)
      const evidence = scene.bank.captures(attempt.trackId)
      const callback = () => deliver(scene, evidence)
      const asked = async () => {
        const told = await scene.ledger.applyEvidence({ ...attempt, evidence: [evidence], source: 'inquiry' })
        return told.ok ? String(told.value) : told.error
      }
      const returned = async () => {
        await scene.ledger.receiveReturn({ ...attempt, params: { signed: JSON.stringify([evidence]) } })
        return 'returned'
      }
      await together(round, [callback, returned, asked, callback, returned, asked, callback, asked])
      expect(await attemptOf(scene, attempt.publicId)).toMatchObject({
        state: 'success',
        captured: 49_000,
        quarantined: 0,
      })
      expect(await transactionOf(scene, publicId)).toMatchObject({ state: 'paid', needsReview: false })
    }
    await expectLedgerClean(scene.db, [bookOf(scene)])
  })

  test('one event delivered eight times is applied once and counted eight times', race, async () => {
    const scene = await openLedger(database().db)
    for (let round = 0; round < most; round += 1) {
      const attempt = await startPaying(scene, await request(scene))
      const callback = {
        merchantId: scene.merchantId,
        gatewayCode: 'card',
        ...signedCallback([scene.bank.captures(attempt.trackId)], `race-${round}`),
      }
      const once = async () => {
        const answer = await scene.ledger.receiveCallback(callback)
        return answer.ok ? answer.value : answer.error
      }
      expect(tally(await together(round, Array(8).fill(once)))).toEqual({ applied: 1, duplicate: 7 })
    }
    const { rows } = await scene.db.execute(
      sql`select deliveries, count(*)::int as events from gateway_event where merchant_id = ${scene.merchantId} group by 1`,
    )
    expect(rows).toEqual([{ deliveries: 8, events: most }])
    await expectLedgerClean(scene.db, [bookOf(scene)])
  })

  test('two tabs that both pay: one wins, the other is surplus', race, async () => {
    const scene = await openLedger(database().db)
    for (let round = 0; round < most; round += 1) {
      const publicId = await request(scene)
      const first = await startPaying(scene, publicId)
      scene.clock.advance(seconds(20))
      const second = await startPaying(scene, publicId, { gatewayCode: 'knet' })
      const [one, two] = [scene.bank.captures(first.trackId), scene.bank.captures(second.trackId)]
      const tabs = [() => deliver(scene, one), () => deliver(scene, two, 'knet')]
      await together(round, [...tabs, ...tabs, ...tabs, ...tabs])
      const attempts = await attemptsOf(scene, publicId)
      expect(attempts.map(({ state }) => state)).toEqual(['success', 'success'])
      expect(attempts.filter(({ isWinner }) => isWinner)).toHaveLength(1)
      expect(await transactionOf(scene, publicId)).toMatchObject({ state: 'paid', needsReview: true })
    }
    await expectLedgerClean(scene.db, [bookOf(scene)])
  })

  test('a capture wins over the expiry, the failure and the cancel it races with', race, async () => {
    const scene = await openLedger(database().db)
    const { ledger, merchantId } = scene
    for (let round = 0; round < most; round += 1) {
      const publicId = await request(scene, { expiresAt: after(scene.clock.now(), minutes(1)) })
      const attempt = await startPaying(scene, publicId)
      scene.clock.advance(minutes(16))
      const failure = scene.bank.declines(attempt.trackId)
      const success = scene.bank.captures(attempt.trackId)
      const cancel = { merchantId, publicId, actor: 'race', event: 'merchant.canceled' as const }
      await together<unknown>(round, [
        () => deliver(scene, success),
        () => deliver(scene, failure),
        () => ledger.runJanitorOnce(),
        () => ledger.withdrawTransaction(cancel),
        () => ledger.checkAttempt(attempt),
        () => deliver(scene, [failure, success]),
        () => ledger.runJanitorOnce(),
        () => ledger.pay(press(scene, publicId)),
      ])
      expect(await transactionOf(scene, publicId)).toMatchObject({ state: 'paid', paidAttemptId: attempt.id })
    }
    await expectLedgerClean(scene.db, [bookOf(scene)])
  })

  test('a wrong amount, currency or fee never pays, and never hides the right one', race, async () => {
    const scene = await openLedger(database().db)
    for (let round = 0; round < most; round += 1) {
      const publicId = await request(scene)
      const attempt = await startPaying(scene, publicId)
      const isHonest = round % 2 === 0
      const lie = (minor: number, currency = 'KWD'): Evidence => ({
        ...scene.bank.says(attempt.trackId, 'captured'),
        money: { minor, currency },
        operationId: `capture-${attempt.trackId}`,
      })
      const lies = [lie(1), lie(49_000, 'USD'), lie(48_750), lie(98_000)]
      const works = [...lies, ...lies].map((evidence) => () => deliver(scene, evidence))
      if (isHonest) {
        const truth = scene.bank.captures(attempt.trackId)
        works[7] = () => deliver(scene, truth)
      }
      await together(round, works)
      const captured = isHonest ? 49_000 : 0
      expect(await attemptOf(scene, attempt.publicId)).toMatchObject({
        captured,
        quarantined: 1 + 49_000 + 48_750 + 98_000,
      })
      expect(await transactionOf(scene, publicId)).toMatchObject({
        state: isHonest ? 'paid' : 'pending',
        needsReview: true,
      })
    }
    await expectLedgerClean(scene.db, [bookOf(scene)])
  })

  test('eight presses with one key make one attempt and one session', race, async () => {
    const scene = await openLedger(database().db)
    for (let round = 0; round < most; round += 1) {
      const publicId = await request(scene)
      const command = press(scene, publicId, { idempotencyKey: 'double click' })
      const before = scene.bank.count('createSession')
      const once = async () => {
        const answer = await scene.ledger.pay(command)
        return answer.ok ? (answer.value.replayed ? 'replayed' : 'first') : answer.error.kind
      }
      const { first, ...others } = tally(await together(round, Array(8).fill(once)))
      expect(first).toBe(1)
      expect(Object.keys(others).filter((word) => word !== 'replayed' && word !== 'inFlight')).toEqual([])
      expect(scene.bank.count('createSession') - before).toBe(1)
      expect(await attemptsOf(scene, publicId)).toHaveLength(1)
    }
    await expectLedgerClean(scene.db)
  })

  test('eight tabs with two gateways leave one live attempt', race, async () => {
    const scene = await openLedger(database().db)
    for (let round = 0; round < most; round += 1) {
      const publicId = await request(scene)
      const tab = (gatewayCode: string) => async () => {
        scene.clock.advance(seconds(4))
        const answer = await scene.ledger.pay(press(scene, publicId, { gatewayCode }))
        return answer.ok ? 'sent' : answer.error.kind
      }
      const answers = await together(round, [...Array(4).fill(tab('card')), ...Array(4).fill(tab('knet'))])
      expect(answers).toContain('sent')
      expect(answers.filter((answer) => answer !== 'sent' && answer !== 'inFlight')).toEqual([])
      const live = (await attemptsOf(scene, publicId)).filter(({ state }) => isLive(state))
      expect(live).toHaveLength(1)
    }
    await scene.ledger.idle()
    await expectLedgerClean(scene.db)
  })

  test(
    'a new press races with the payment of the old page: it is paid once, and nothing stays open',
    race,
    async () => {
      const scene = await openLedger(database().db)
      for (let round = 0; round < most; round += 1) {
        const publicId = await request(scene)
        const first = await startPaying(scene, publicId)
        scene.clock.advance(seconds(20))
        const success = scene.bank.captures(first.trackId)
        const pressed = () => scene.ledger.pay(press(scene, publicId, { gatewayCode: 'knet' }))
        const called = () => deliver(scene, success)
        if (round % 2 === 0) {
          await together<unknown>(round, [pressed, called, pressed, called, pressed, called, pressed, called])
        } else {
          // The old page is paid while the new session is being opened.
          scene.bank.state.inquiry = 'silent'
          scene.bank.state.beforeAnswer = async () =>
            void scene.bank.pending.push(called(), called(), called(), called())
          await together<unknown>(round, [pressed, pressed, pressed, pressed])
          await Promise.all(scene.bank.pending.splice(0))
          scene.bank.state.inquiry = 'truth'
          scene.bank.state.beforeAnswer = null
        }
        expect(await transactionOf(scene, publicId)).toMatchObject({
          state: 'paid',
          paidAttemptId: first.id,
          needsReview: false,
        })
        expect((await attemptsOf(scene, publicId)).filter(({ state }) => isLive(state))).toEqual([])
      }
      await scene.ledger.idle()
      await expectLedgerClean(scene.db, [bookOf(scene)])
    },
  )

  test('callbacks that overtake the answer to the press are booked once', race, async () => {
    const scene = await openLedger(database().db)
    for (let round = 0; round < most; round += 1) {
      const publicId = await request(scene)
      scene.bank.state.beforeAnswer = async ({ trackId }) => {
        const success = scene.bank.captures(trackId)
        const called = () => deliver(scene, success)
        const early = together(round, [called, called, called, called])
        if (round % 2 === 0) await early
        else scene.bank.pending.push(early)
      }
      const attempt = await startPaying(scene, publicId)
      await Promise.all(scene.bank.pending.splice(0))
      expect(await attemptOf(scene, attempt.publicId)).toMatchObject({ state: 'success', captured: 49_000 })
      expect(await transactionOf(scene, publicId)).toMatchObject({ state: 'paid', needsReview: false })
    }
    await expectLedgerClean(scene.db, [bookOf(scene)])
  })

  test('eight partial captures of a hold never exceed it', race, async () => {
    const scene = await openLedger(database().db)
    for (let round = 0; round < most; round += 1) {
      const publicId = await request(scene, { operation: 'authorize' })
      const attempt = await startPaying(scene, publicId)
      await deliver(scene, scene.bank.authorizes(attempt.trackId))
      const parts = Array.from({ length: 8 }, (_, part) =>
        scene.bank.captures(attempt.trackId, { minor: 10_000, operationId: `C${part}-${attempt.trackId}` }),
      )
      await together(
        round,
        parts.map((part) => () => deliver(scene, part)),
      )
      expect(await attemptOf(scene, attempt.publicId)).toMatchObject({
        captured: 40_000,
        quarantined: 40_000,
        authorized: 49_000,
      })
      expect(await transactionOf(scene, publicId)).toMatchObject({ state: 'authorized', needsReview: true })
    }
    await expectLedgerClean(scene.db, [bookOf(scene)])
  })
})
