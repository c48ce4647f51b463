import { eachEngine } from '@wasl/tests/support/database'
import { openChecked, requestsOf } from '@wasl/tests/support/fixtures/checked-operations.fixtures'
import {
  attemptOf,
  bookOf,
  expectLedgerClean,
  openLedger,
} from '@wasl/tests/support/fixtures/ledger.fixtures'
import { held, operate, paid, paidTwice } from '@wasl/tests/support/fixtures/operations.fixtures'
import { eq, sql, type SQL } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { constraintOf } from '../../platform/db/database-errors.ts'
import type { Db } from '../../platform/db/db.ts'
import { minutes } from '../ledger/evidence/inquiry.domain.ts'
import { merchant } from '../merchants/merchants.schema.ts'
import { checkersFor } from './operation-request.domain.ts'
import { newestOperationRequests } from './operation-requests.list.ts'
import { operationTaskOnWire } from './operation-task-on-wire.ts'

const scenery = async (db: Db) => {
  const scene = await openLedger(db)
  return { scene, desk: await openChecked(scene), clean: () => expectLedgerClean(db, [bookOf(scene)]) }
}

test('one colleague checks what is above the first amount, two above the second, one whatever a maker asks', () => {
  const threshold = { oneAbove: 10, twoAbove: 40 }
  const of = (minor: number, isMaker = false) => checkersFor({ threshold, isMaker }, minor)
  expect([of(10), of(11), of(40), of(41)]).toEqual([0, 1, 1, 2])
  expect([of(1, true), of(41, true)]).toEqual([1, 2])
  expect(checkersFor({ threshold: { oneAbove: 10, twoAbove: null }, isMaker: false }, 1_000_000)).toBe(1)
  expect(checkersFor({ threshold: null, isMaker: false }, 1_000_000)).toBe(0)
  expect(checkersFor({ threshold: null, isMaker: true }, 1)).toBe(1)
})

eachEngine((database) => {
  test('what is above the threshold moves nothing until a colleague says yes, and then at once', async () => {
    const { scene, desk, clean } = await scenery(database().db)
    const { publicId, attempt } = await paid(scene)
    expect(await desk.ask(publicId, { amount: '10' })).toBe('done')
    expect(await desk.ask(publicId, { amount: '10.001' })).toBe('requested')
    expect(await attemptOf(scene, attempt.publicId)).toMatchObject({ refunded: 10_000, refundReserved: 0 })
    expect(await desk.answer('approve', desk.maker)).toBe('own')
    expect(await desk.answer('approve', desk.checker)).toBe('DONE')
    expect(await attemptOf(scene, attempt.publicId)).toMatchObject({ refunded: 20_001, refundReserved: 0 })
    expect(await requestsOf(scene)).toMatchObject([
      { status: 'DONE', tries: 1, approvedBy: 'checker', decidedBy: 'checker', dueAt: null },
    ])
    expect(await desk.answer('approve', desk.second)).toBe('answered')
    await clean()
  })

  test('whoever is marked as a maker has everything checked, and so has a server', async () => {
    const { scene, desk, clean } = await scenery(database().db)
    const { publicId } = await paid(scene)
    await desk.rules([desk.maker.userId])
    expect(await desk.ask(publicId, { amount: '1' })).toBe('requested')
    const second = await desk.give(desk.second, { permissions: ['payment.refund'] })
    expect(await desk.ask(publicId, { amount: '1' }, second)).toBe('requestPending')
    await clean()
  })

  test('two have to say yes to what is above the second amount, and nobody says it twice', async () => {
    const { scene, desk, clean } = await scenery(database().db)
    const { publicId, attempt } = await paid(scene)
    expect(await desk.ask(publicId, { amount: '45' })).toBe('requested')
    expect(await desk.answer('approve', desk.checker)).toBe('PENDING')
    expect(await desk.answer('approve', desk.checker)).toBe('checked')
    expect(await attemptOf(scene, attempt.publicId)).toMatchObject({ refunded: 0 })
    expect(await desk.answer('approve', desk.second)).toBe('DONE')
    expect(await attemptOf(scene, attempt.publicId)).toMatchObject({ refunded: 45_000 })
    await clean()
  })

  test('one waits at a time: nothing passes it, and the same press again is the same request', async () => {
    const { scene, desk, clean } = await scenery(database().db)
    const { publicId } = await paid(scene)
    const press = { idempotencyKey: 'one and the same', amount: '20' }
    expect(await desk.ask(publicId, press)).toBe('requested')
    expect(await desk.ask(publicId, press)).toBe('requested')
    expect(await desk.ask(publicId, { ...press, amount: '20.000' })).toBe('requested')
    for (const amount of ['21', null])
      expect(await desk.ask(publicId, { ...press, amount })).toBe('keyReused')
    expect(await desk.ask(publicId, { amount: '1' })).toBe('requestPending')
    expect(await requestsOf(scene)).toHaveLength(1)
    expect(await desk.answer('approve', desk.checker)).toBe('DONE')
    expect(await desk.ask(publicId, press)).toBe('done')
    await clean()
  })

  test('in pieces no more passes than at once: what was given back before counts, and what is spoken for', async () => {
    const { scene, desk, clean } = await scenery(database().db)
    const { publicId, attempt } = await paid(scene)
    expect(await desk.ask(publicId, { amount: '4' })).toBe('done')
    scene.bank.operations.answer = 'refused'
    expect(await desk.ask(publicId, { amount: '6' })).toBe('declined')
    scene.bank.operations.answer = 'queued'
    expect(await desk.ask(publicId, { amount: '6' })).toBe('queued')
    scene.bank.operations.answer = 'done'
    expect(await desk.ask(publicId, { amount: '0.001' })).toBe('requested')
    expect(await desk.answer('approve', desk.checker)).toBe('DONE')
    expect(await desk.ask(publicId, { amount: '29.999' })).toBe('requested')
    expect(await desk.answer('approve', desk.checker)).toBe('DONE')
    expect(await desk.ask(publicId, { amount: null })).toBe('requested')
    expect(await desk.answer('approve', desk.checker)).toBe('PENDING')
    expect((await requestsOf(scene)).map(({ checkers }) => checkers)).toEqual([1, 1, 2])
    expect(await attemptOf(scene, attempt.publicId)).toMatchObject({
      refunded: 34_000,
      refundReserved: 6_000,
    })
    await clean()
  })

  test('captures in pieces count together; another payment, and what went back by itself, do not', async () => {
    const { scene, desk, clean } = await scenery(database().db)
    const [first, other] = [await held(scene), await held(scene)]
    const capture = (publicId: string, amount: string) => desk.ask(publicId, { kind: 'capture', amount })
    expect(await capture(first.publicId, '10')).toBe('done')
    expect(await capture(first.publicId, '0.001')).toBe('requested')
    expect(await capture(other.publicId, '10')).toBe('done')
    expect(await desk.ask(other.publicId, { amount: '9' })).toBe('done')
    const { publicId } = await paidTwice(scene)
    await scene.ledger.runJanitorOnce()
    expect(scene.bank.book.filter(({ kind, minor }) => kind === 'refund' && minor > 10_000)).toHaveLength(1)
    expect(await desk.ask(publicId, { amount: '10' })).toBe('done')
    await clean()
  })

  test('the database itself keeps one that waits per transaction, and one per key', async () => {
    const { scene, desk } = await scenery(database().db)
    const { publicId } = await paid(scene)
    expect(await desk.ask(publicId, { amount: '20' })).toBe('requested')
    const copied = async (key: SQL) => {
      const copy = sql`
        insert into operation_request (merchant_id, public_id, transaction_id, attempt_id, kind, amount, currency, checkers,
          user_id, idempotency_key, created_at, expires_at)
        select merchant_id, public_id || '2', transaction_id, attempt_id, kind, amount, currency, checkers, user_id,
          ${key}, created_at, expires_at from operation_request where merchant_id = ${scene.merchantId}`
      return scene.db.execute(copy).then(() => null, constraintOf)
    }
    expect(await copied(sql`idempotency_key || '2'`)).toBe('operation_request_one_open')
    expect(await desk.answer('reject', desk.checker)).toBe('REJECTED')
    expect(await copied(sql`idempotency_key`)).toBe('operation_request_key')
    expect(await copied(sql`idempotency_key || '2'`)).toBe(null)
  })

  test('what nobody answers in 48 hours is over', async () => {
    const { scene, desk } = await scenery(database().db)
    const { publicId } = await paid(scene)
    await desk.ask(publicId)
    scene.clock.advance(minutes(48 * 60))
    expect(await desk.answer('approve', desk.checker)).toBe('expired')
    await desk.runJobs()
    expect(await requestsOf(scene)).toMatchObject([{ status: 'EXPIRED' }])
    expect(await desk.ask(publicId)).toBe('requested')
  })

  test('how long a request waits, and a person may try again, is the merchant’s to say; what waits keeps its end', async () => {
    const { scene, desk } = await scenery(database().db)
    const { db, merchantId, clock } = scene
    const waitFor = (approvalHours: number) =>
      db.update(merchant).set({ approvalHours }).where(eq(merchant.id, merchantId))
    await waitFor(3)
    const { publicId } = await paid(scene)
    await desk.ask(publicId)
    await waitFor(720)
    clock.advance(minutes(3 * 60) - 1)
    scene.bank.operations.answer = 'refused'
    expect(await desk.answer('approve', desk.checker)).toBe('MANUAL')
    clock.advance(minutes(719 * 60))
    await desk.runJobs()
    expect(await requestsOf(scene)).toMatchObject([{ status: 'MANUAL' }])
    clock.advance(minutes(60))
    await desk.runJobs()
    expect(await requestsOf(scene)).toMatchObject([{ status: 'EXPIRED' }])
    await waitFor(1)
    await desk.ask(publicId)
    clock.advance(minutes(60))
    expect(await desk.answer('approve', desk.checker)).toBe('expired')
  })

  test('what is done instead takes the place of what could not be done', async () => {
    const { scene, desk, clean } = await scenery(database().db)
    const { publicId } = await paid(scene)
    await desk.ask(publicId)
    scene.bank.operations.answer = 'refused'
    await desk.answer('approve', desk.checker)
    scene.bank.operations.answer = 'done'
    expect(await desk.ask(publicId, { amount: '5' })).toBe('done')
    expect(await desk.answer('retry', desk.maker)).toBe('answered')
    expect(await requestsOf(scene)).toMatchObject([{ status: 'CANCELED' }])
    await clean()
  })

  test('what the bank refused late is tried again only after whatever was asked for meanwhile', async () => {
    const { scene, desk, clean } = await scenery(database().db)
    const { publicId } = await paid(scene)
    const { operations } = scene.bank
    operations.answer = 'queued'
    await desk.ask(publicId)
    expect(await desk.answer('approve', desk.checker)).toBe('APPROVED')
    expect(await desk.ask(publicId, { amount: '15' })).toBe('requested')
    operations.settle('refused')
    operations.answer = 'done'
    scene.clock.advance(minutes(2))
    await scene.ledger.runJanitorOnce()
    await desk.runJobs()
    const offered = async () => {
      const { db, merchantId, clock } = scene
      const [one] = await newestOperationRequests(
        db,
        { merchantId, sections: desk.maker.sections },
        { statuses: ['MANUAL'], most: 9 },
      )
      if (!one) throw new Error('nothing is left to a person')
      const reader = { staff: desk.maker, language: 'en' as const, now: clock.now() }
      const { actions, hindrance } = operationTaskOnWire(one, reader)
      return { actions: actions.map(({ value }) => value), hindrance }
    }
    const hindrance = expect.stringMatching(/^Another operation of this transaction waits/)
    expect(await offered()).toEqual({ actions: ['cancel'], hindrance })
    expect(await desk.answer('retry', desk.maker, { which: 0 })).toBe('requestPending')
    expect(await desk.answer('approve', desk.checker)).toBe('DONE')
    expect(await offered()).toEqual({ actions: ['retry', 'cancel'], hindrance: null })
    expect(await desk.answer('retry', desk.maker, { which: 0 })).toBe('DONE')
    await clean()
  })

  test('the money is looked at again when it is carried out', async () => {
    const { scene, desk, clean } = await scenery(database().db)
    const { publicId } = await paid(scene)
    await desk.ask(publicId, { amount: '30' })
    // A merchant's own rule: nobody asked colleagues.
    expect(await operate(scene, publicId, { amount: '30' })).toBe('done')
    expect(await desk.answer('approve', desk.checker)).toBe('MANUAL')
    expect(await requestsOf(scene)).toMatchObject([{ status: 'MANUAL', problem: 'badAmount' }])
    await clean()
  })

  test('a silent bank keeps the money spoken for, and the request ends when the bank has spoken', async () => {
    const { scene, desk, clean } = await scenery(database().db)
    const { publicId, attempt } = await paid(scene)
    await desk.ask(publicId)
    scene.bank.operations.answer = 'silentAfter'
    expect(await desk.answer('approve', desk.checker)).toBe('APPROVED')
    expect(await attemptOf(scene, attempt.publicId)).toMatchObject({ refundReserved: 20_000 })
    scene.bank.operations.answer = 'done'
    scene.clock.advance(minutes(1))
    await scene.ledger.runJanitorOnce()
    await desk.runJobs()
    expect(await requestsOf(scene)).toMatchObject([{ status: 'DONE' }])
    expect(scene.bank.book.filter(({ kind }) => kind === 'refund')).toHaveLength(1)
    await clean()
  })

  test('whoever dies between the yes and the bank is carried on, once', async () => {
    const { scene, desk, clean } = await scenery(database().db)
    const { publicId, attempt } = await paid(scene)
    await desk.ask(publicId)
    const [request] = await requestsOf(scene)
    const now = scene.clock.now()
    await database().pool.query(
      `update operation_request set status = 'APPROVED', tries = 1, approved_by = 'checker', decided_at = $2, due_at = $2
       where id = $1`,
      [request?.id, now],
    )
    await Promise.all([desk.runJobs(), desk.runJobs(), desk.runJobs()])
    expect(await requestsOf(scene)).toMatchObject([{ status: 'DONE' }])
    expect(await attemptOf(scene, attempt.publicId)).toMatchObject({ refunded: 20_000, refundReserved: 0 })
    await clean()
  })

  test('a hold above the threshold is captured and given up by request too', async () => {
    const { scene, desk, clean } = await scenery(database().db)
    const [first, other] = [await held(scene), await held(scene)]
    expect(await desk.ask(first.publicId, { kind: 'capture', amount: null })).toBe('requested')
    expect(await desk.answer('approve', desk.checker)).toBe('PENDING')
    expect(await desk.answer('approve', desk.second)).toBe('DONE')
    expect(await desk.ask(other.publicId, { kind: 'void', amount: null })).toBe('requested')
    await desk.answer('approve', desk.checker)
    expect(await desk.answer('approve', desk.second)).toBe('DONE')
    expect(await attemptOf(scene, first.attempt.publicId)).toMatchObject({ captured: 49_000 })
    expect(await attemptOf(scene, other.attempt.publicId)).toMatchObject({ state: 'canceled' })
    await clean()
  })

  test('a yes to a large refund asks for the password again', async () => {
    const { scene, desk } = await scenery(database().db)
    const { publicId } = await paid(scene)
    await desk.ask(publicId)
    expect(await desk.answer('approve', desk.checker, { isConfirmed: false })).toBe('reauthRequired')
    expect(await requestsOf(scene)).toMatchObject([{ status: 'PENDING' }])
  })
})
