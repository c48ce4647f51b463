import { eachEngine } from '@wasl/tests/support/database'
import {
  attemptOf,
  deliver,
  expectLedgerClean,
  openLedger,
  press,
  request,
  startPaying,
  transactionOf,
} from '@wasl/tests/support/fixtures/ledger.fixtures'
import { operate, paid } from '@wasl/tests/support/fixtures/operations.fixtures'
import { expect, test } from 'vitest'
import type { Db } from '../../../platform/db/db.ts'
import { startDuties } from '../../../platform/jobs/duties.ts'
import type { DueNotice } from '../../notices/notices.store.ts'
import { minutes, seconds } from './inquiry.domain.ts'

/** Ten times the number of connections in the pool. */
const hanging = 100

/** A bank that hangs when it is asked about the payments in `hung`; `question` finds their track ids. */
async function openHanging(db: Db, question: RegExp) {
  const { promise: silence, resolve: wakeUp } = Promise.withResolvers<void>()
  const hung = new Set<string>()
  const asked: string[] = []
  const scene = await openLedger(db, {
    limits: { openSessionMs: 60_000, inquiryMs: 60_000, openingMs: 90_000 },
    onBankCall: async (call) => {
      const [, trackId] = question.exec(call) ?? []
      if (trackId === undefined) return
      asked.push(trackId)
      if (hung.has(trackId)) await silence
    },
  })
  return { scene, hung, asked, wakeUp }
}

eachEngine((database) => {
  test('who waits for a gateway that hangs holds up nobody: others pay meanwhile, and the waiting are let go', async () => {
    const scene = await openLedger(database().db, {
      limits: { openSessionMs: 60_000, inquiryMs: 1_000, openingMs: 90_000 },
    })
    const { promise: silence, resolve: wakeUp } = Promise.withResolvers<void>()
    const ids = await Promise.all(Array.from({ length: hanging }, () => request(scene)))
    scene.bank.state.beforeAnswer = () => silence
    const waiting = ids.map((id) => scene.ledger.pay(press(scene, id)))
    await expect.poll(() => scene.bank.count('createSession')).toBe(hanging)

    scene.bank.state.beforeAnswer = null
    const other = await request(scene)
    const attempt = await startPaying(scene, other)
    await deliver(scene, scene.bank.captures(attempt.trackId))
    expect(await transactionOf(scene, other)).toMatchObject({ state: 'paid' })

    wakeUp()
    const answers = await Promise.all(waiting)
    expect(answers.filter((answer) => !answer.ok)).toEqual([])
    const [first] = answers
    if (!first?.ok) throw new Error('refused')
    expect(await attemptOf(scene, first.value.attemptId)).toMatchObject({ state: 'pending' })
    await expectLedgerClean(scene.db)
  })

  test('an inquiry that hangs holds up neither what people are told nor what expires', async () => {
    const { promise: silence, resolve: wakeUp } = Promise.withResolvers<void>()
    const scene = await openLedger(database().db, {
      limits: { openSessionMs: 60_000, inquiryMs: 60_000, openingMs: 90_000 },
      onBankCall: async (call) => {
        if (call.startsWith('inquire')) await silence
      },
    })
    const { db, clock, ledger, bank } = scene
    await startPaying(scene, await request(scene))
    clock.advance(seconds(16))
    const told: string[] = []
    const deliverTo = async ({ merchantId, topic }: DueNotice) =>
      void (merchantId === scene.merchantId && told.push(topic))
    const consumer = { name: 'people', deliver: deliverTo }
    const log = { error: () => {} }
    const working = startDuties(ledger.janitor([consumer]), { db, clock, everyMs: 5, log })
    await expect.poll(() => bank.count('inquire')).toBe(1)

    const started = await startPaying(scene, await request(scene))
    await deliver(scene, bank.captures(started.trackId))
    await expect.poll(() => told).toContain('payment.captured')
    const over = await request(scene, { expiresAt: new Date(clock.now().getTime() + seconds(60)) })
    clock.advance(seconds(61))
    await expect.poll(() => transactionOf(scene, over)).toMatchObject({ state: 'expired' })

    wakeUp()
    await working.stop()
    await ledger.idle()
    await expectLedgerClean(db)
  })

  test('however many inquiries hang at one gateway, those at another are made', async () => {
    const { scene, hung, asked, wakeUp } = await openHanging(database().db, /^inquire (\S+)/)
    const { db, clock, ledger } = scene
    for (let at = 0; at < 30; at += 1) hung.add((await startPaying(scene, await request(scene))).trackId)
    clock.advance(seconds(1))
    const other = await startPaying(scene, await request(scene), { gatewayCode: 'knet' })
    clock.advance(seconds(16))
    const log = { error: () => {} }
    const working = startDuties(ledger.janitor([]), { db, clock, everyMs: 5, log })
    await expect.poll(() => asked).toContain(other.trackId)

    wakeUp()
    await working.stop()
    await ledger.idle()
    await expectLedgerClean(db)
  })

  test('however many refunds hang at one gateway, those at another are asked about', async () => {
    const { scene, hung, asked, wakeUp } = await openHanging(database().db, /^ask \S+ (\S+)/)
    const { db, clock, ledger, bank } = scene
    bank.operations.answer = 'queued'
    const refunded = async (gatewayCode: string) => {
      const { publicId, attempt } = await paid(scene, { gatewayCode })
      expect(await operate(scene, publicId)).toBe('queued')
      return attempt.trackId
    }
    for (let at = 0; at < 25; at += 1) hung.add(await refunded('card'))
    clock.advance(seconds(1))
    const other = await refunded('knet')
    clock.advance(minutes(30))
    const working = startDuties(ledger.janitor([]), { db, clock, everyMs: 5, log: { error: () => {} } })
    await expect.poll(() => asked).toContain(other)

    wakeUp()
    await working.stop()
    await ledger.idle()
    await expectLedgerClean(db)
  })

  test('a gateway that answered none of five payments is spared ten seconds, then one payer tries; others are not touched', async () => {
    const scene = await openLedger(database().db)
    const { bank, clock, ledger } = scene
    const pays = async (gatewayCode = 'card') => {
      const answer = await ledger.pay(press(scene, await request(scene), { gatewayCode }))
      return answer.ok ? 'tried' : answer.error.kind
    }
    const times = (count: number) => Promise.all(Array.from({ length: count }, () => pays()))
    bank.state.session = 'silentBefore'
    const impatient = await request(scene)
    for (let presses = 0; presses < 5; presses += 1) await ledger.pay(press(scene, impatient))
    expect(await times(4)).toEqual(Array(4).fill('tried'))
    expect([await pays(), await pays('cod')]).toEqual(['gatewaySilent', 'tried'])
    expect(bank.count('createSession')).toBe(9)

    clock.advance(seconds(10))
    expect((await times(3)).toSorted()).toEqual(['gatewaySilent', 'gatewaySilent', 'tried'])

    clock.advance(seconds(10))
    bank.state.session = 'redirect'
    expect([await pays(), ...(await times(3))]).toEqual(Array(4).fill('tried'))
    bank.state.session = 'silentBefore'
    expect(await times(4)).toEqual(Array(4).fill('tried'))
    expect(await pays()).toBe('tried')
    await expectLedgerClean(scene.db)
  })
})
