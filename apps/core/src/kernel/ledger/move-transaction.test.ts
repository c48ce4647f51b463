import { databaseForTests } from '@wasl/tests/support/database'
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
import { operationsOf } from '@wasl/tests/support/fixtures/operations.fixtures'
import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ledgerGuards } from '../../ledger-guards.ts'
import { after, minutes } from './evidence/inquiry.domain.ts'
import { transactionEvent } from './history.schema.ts'
import type { TransactionMoved } from './ledger-deps.ts'

const database = databaseForTests()

type Told = TransactionMoved[]

/** A ledger whose orders want the money back as soon as `wantsBack` is set. */
async function openToldLedger(): Promise<{ scene: LedgerScene; told: Told; wish: { wantsBack: boolean } }> {
  const told: Told = []
  const wish = { wantsBack: false }
  const guards = {
    ...ledgerGuards,
    afterMove: async (_tx: unknown, moved: TransactionMoved) => {
      told.push(moved)
      const isPaid = moved.to === 'paid' || moved.to === 'authorized' || moved.to === 'cod'
      return wish.wantsBack && isPaid ? ('giveBack' as const) : ('keep' as const)
    },
  }
  return { scene: await openLedger(database().db, { guards }), told, wish }
}

async function historyOf({ db, merchantId }: LedgerScene) {
  const rows = await db
    .select()
    .from(transactionEvent)
    .where(eq(transactionEvent.merchantId, merchantId))
    .orderBy(asc(transactionEvent.id))
  return rows.flatMap(({ fromState: from, toState: to, event }) =>
    from === null ? [] : [{ from, event, to }],
  )
}

const withdraw = (
  scene: LedgerScene,
  publicId: string,
  event: 'merchant.canceled' | 'merchant.invalidated',
) => scene.ledger.withdrawTransaction({ merchantId: scene.merchantId, publicId, actor: 'sara', event })

test('every move of every request is told once, as the history has it', async () => {
  const { scene, told } = await openToldLedger()
  const { ledger, merchantId, clock, bank } = scene
  const seen = await request(scene)
  await ledger.markSeen({ merchantId, publicId: seen })
  await withdraw(scene, seen, 'merchant.invalidated')
  const declined = await startPaying(scene, await request(scene))
  await deliver(scene, bank.declines(declined.trackId))
  const [failed] = [await request(scene, { pgCodes: ['once'] })]
  const once = await startPaying(scene, failed, { gatewayCode: 'once' })
  await deliver(scene, bank.declines(once.trackId), 'once')
  await withdraw(scene, await request(scene), 'merchant.canceled')
  const cash = await request(scene)
  await ledger.pay(press(scene, cash, { gatewayCode: 'cod' }))
  await withdraw(scene, cash, 'merchant.canceled')
  const held = await startPaying(scene, await request(scene, { pgCodes: ['hold'] }), { gatewayCode: 'hold' })
  await deliver(scene, bank.authorizes(held.trackId), 'hold')
  const late = await request(scene, { expiresAt: after(clock.now(), minutes(5)) })
  clock.advance(minutes(6))
  await ledger.runJanitorOnce()
  await ledger.renewTransaction({ merchantId, publicId: late, expiresAt: after(clock.now(), minutes(5)) })
  const paid = await startPaying(scene, late)
  await deliver(scene, bank.captures(paid.trackId))
  expect(told.map(({ from, event, to }) => ({ from, event, to }))).toEqual(await historyOf(scene))
  expect(new Set(told.map(({ event }) => event)).size).toBe(11)
  await expectLedgerClean(scene.db, [bookOf(scene)])
})

test('captured money that nobody wants goes back by itself, once', async () => {
  const { scene, wish } = await openToldLedger()
  wish.wantsBack = true
  const publicId = await request(scene)
  const attempt = await startPaying(scene, publicId)
  const captured = scene.bank.captures(attempt.trackId)
  await deliver(scene, captured)
  await deliver(scene, captured)
  expect(await attemptOf(scene, attempt.publicId)).toMatchObject({ captured: 49_000, refundReserved: 48_750 })
  await scene.ledger.runJanitorOnce()
  await scene.ledger.runJanitorOnce()
  expect(await attemptOf(scene, attempt.publicId)).toMatchObject({ refunded: 48_750, refundReserved: 0 })
  expect(await operationsOf(scene, { publicId, attempt })).toMatchObject([
    { kind: 'refund', state: 'done', actor: 'wasl:automatic', amount: 48_750 },
  ])
  await expectLedgerClean(scene.db, [bookOf(scene)])
})

test('held money that nobody wants is given up by itself', async () => {
  const { scene, wish } = await openToldLedger()
  wish.wantsBack = true
  const publicId = await request(scene, { pgCodes: ['hold'] })
  const attempt = await startPaying(scene, publicId, { gatewayCode: 'hold' })
  await deliver(scene, scene.bank.authorizes(attempt.trackId), 'hold')
  await scene.ledger.runJanitorOnce()
  expect(await transactionOf(scene, publicId)).toMatchObject({ state: 'canceled', paidAttemptId: null })
  await expectLedgerClean(scene.db, [bookOf(scene)])
})

test('promised cash that nobody wants is refused at once', async () => {
  const { scene, told, wish } = await openToldLedger()
  wish.wantsBack = true
  const publicId = await request(scene)
  await scene.ledger.pay(press(scene, publicId, { gatewayCode: 'cod' }))
  expect(await transactionOf(scene, publicId)).toMatchObject({ state: 'canceled', paidAttemptId: null })
  expect(told.map(({ event }) => event)).toEqual(['payer.seen', 'cash.promised', 'cash.refused'])
  await expectLedgerClean(scene.db, [bookOf(scene)])
})

test('where the bank cannot give back, a person is asked to', async () => {
  const { scene, wish } = await openToldLedger()
  wish.wantsBack = true
  Object.assign(scene.bank.adapter, { operations: undefined })
  const publicId = await request(scene)
  const attempt = await startPaying(scene, publicId)
  await deliver(scene, scene.bank.captures(attempt.trackId))
  expect(await transactionOf(scene, publicId)).toMatchObject({ state: 'paid', needsReview: true })
  expect(await operationsOf(scene, { publicId, attempt })).toEqual([])
  await expectLedgerClean(scene.db, [bookOf(scene)])
})

test('a move that what was ordered cannot follow is not made', async () => {
  const guards = {
    ...ledgerGuards,
    afterMove: async () => {
      throw new Error('the order cannot follow')
    },
  }
  const scene = await openLedger(database().db, { guards })
  const publicId = await request(scene)
  await expect(withdraw(scene, publicId, 'merchant.canceled')).rejects.toThrow('the order cannot follow')
  expect(await transactionOf(scene, publicId)).toMatchObject({ state: 'created' })
  expect(await historyOf(scene)).toEqual([])
})
