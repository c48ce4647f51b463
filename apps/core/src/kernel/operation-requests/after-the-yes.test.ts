import { eachEngine } from '@wasl/tests/support/database'
import { openChecked, requestsOf } from '@wasl/tests/support/fixtures/checked-operations.fixtures'
import { attemptOf, openLedger } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { held, operate, paid } from '@wasl/tests/support/fixtures/operations.fixtures'
import { expect, test } from 'vitest'
import type { Db } from '../../platform/db/db.ts'
import { minutes } from '../ledger/evidence/inquiry.domain.ts'
import { answerRequest } from '../permission-requests/answer-request.service.ts'
import { requestPermission } from '../permission-requests/request-permission.service.ts'
import { newestOperationRequests } from './operation-requests.list.ts'
import { operationTasksFor } from './operation-tasks-for.service.ts'

/** A request that colleagues approved and the bank refused: somebody has to do something about it. */
async function refusedByBank(db: Db) {
  const scene = await openLedger(db)
  const desk = await openChecked(scene)
  const { publicId, attempt } = await paid(scene)
  expect(await desk.ask(publicId)).toBe('requested')
  scene.bank.operations.answer = 'refused'
  expect(await desk.answer('approve', desk.checker)).toBe('MANUAL')
  scene.bank.operations.answer = 'done'
  return { scene, desk, publicId, attempt }
}

eachEngine((database) => {
  test('whoever was allowed the refund of this transaction alone may try it again, and nobody else without the right', async () => {
    const { db, pool } = database()
    const { scene, desk, publicId, attempt } = await refusedByBank(db)
    const asker = await desk.give(desk.maker, { permissions: [] })
    const giver = await desk.give(desk.second, { isSuperuser: true })
    const offered = async () => {
      const { merchantId } = scene
      const found = await newestOperationRequests(
        db,
        { merchantId, sections: asker.sections },
        { statuses: ['MANUAL'], most: 9 },
      )
      const [task] = await operationTasksFor(scene, found, { staff: asker, language: 'en' })
      return task?.actions.map(({ value }) => value)
    }
    expect(await desk.answer('retry', asker)).toBe('notYours')
    expect(await offered()).toEqual(['cancel'])
    await requestPermission(scene)(asker, { permission: 'payment.refund', object: publicId })
    const { rows } = await pool.query<{ id: string }>(
      'select public_id as id from permission_request where object = $1',
      [publicId],
    )
    const yes = { publicId: rows[0]?.id ?? '', answer: 'approve', reason: null, requestId: 'test' } as const
    expect(await answerRequest(scene)(giver, yes)).toMatchObject({ ok: true })
    expect(await offered()).toEqual(['retry', 'cancel'])
    expect(await desk.answer('retry', asker)).toBe('DONE')
    expect(await attemptOf(scene, attempt.publicId)).toMatchObject({ refunded: 20_000, refundReserved: 0 })
  })

  test('what cannot be done is called off by whoever asked, or who may try again or check, and by nobody else', async () => {
    const { db, pool } = database()
    for (const who of ['maker', 'colleague', 'checker'] as const) {
      const scene = await openLedger(db)
      const desk = await openChecked(scene)
      const { publicId, attempt } = await held(scene)
      expect(await desk.ask(publicId, { kind: 'capture', amount: '30' })).toBe('requested')
      // A merchant's own rule takes what was held: trying again cannot succeed.
      expect(await operate(scene, publicId, { kind: 'capture', amount: '20' })).toBe('done')
      expect(await desk.answer('approve', desk.checker)).toBe('MANUAL')
      expect(await desk.answer('retry', desk.maker)).toBe('MANUAL')
      const stranger = await desk.give(desk.second, { permissions: ['payment.refund'] })
      expect(await desk.answer('cancel', stranger)).toBe('notYours')
      const colleague = await desk.give(desk.second, { permissions: ['payment.capture'] })
      const people = { ...desk, colleague }
      expect(await desk.answer('cancel', people[who])).toBe('CANCELED')
      expect(await desk.answer('retry', desk.maker)).toBe('answered')
      const { username, userId } = people[who]
      const [request] = await requestsOf(scene)
      expect(request).toMatchObject({ status: 'CANCELED', decidedBy: username })
      const { rows: audited } = await pool.query(
        `select actor, action from audit where merchant_id = $1 order by id desc limit 1`,
        [scene.merchantId],
      )
      expect(audited).toEqual([{ actor: username, action: 'operation.called_off' }])
      const { rows: told } = await pool.query(
        `select payload ->> 'status' as status, (payload ->> 'by')::int as by from outbox
         where aggregate = $1 order by id desc limit 1`,
        [`operation_request:${request?.publicId}`],
      )
      expect(told).toEqual([{ status: 'CANCELED', by: userId }])
      const { rows: mailed } = await pool.query(
        `select recipient from message where merchant_id = $1 and occasion = 'operation_canceled'`,
        [scene.merchantId],
      )
      expect(mailed).toEqual(who === 'maker' ? [] : [{ recipient: 'maker@staff.example' }])
      expect(await attemptOf(scene, attempt.publicId)).toMatchObject({ captured: 20_000 })
    }
  })

  test('the history of the payment says that a request waited too long, or gave way to another operation', async () => {
    const { scene, desk, publicId } = await refusedByBank(database().db)
    expect(await desk.ask(publicId, { amount: '5' })).toBe('done')
    expect(await desk.ask(publicId)).toBe('requested')
    scene.clock.advance(minutes(48 * 60))
    await desk.runJobs()
    await desk.runJobs()
    const { rows } = await database().pool.query(
      `select actor, action from audit where merchant_id = $1 and action in ('operation.superseded', 'operation.expired')
       and detail ->> 'request' in (select public_id from operation_request) order by id`,
      [scene.merchantId],
    )
    expect(rows).toEqual([
      { actor: desk.maker.username, action: 'operation.superseded' },
      { actor: 'wasl', action: 'operation.expired' },
    ])
  })

  test.each([
    ['a colleague’s', 1],
    ['the own', 0],
  ])('what gives way to %s other operation is mailed to whoever asked %i times', async (whose, times) => {
    const { scene, desk, publicId } = await refusedByBank(database().db)
    const colleague = await desk.give(desk.second, { permissions: ['payment.refund'] })
    const by = whose === 'the own' ? desk.maker : colleague
    expect(await desk.ask(publicId, { amount: '5' }, by)).toBe('done')
    const { rows } = await database().pool.query(
      `select recipient from message where merchant_id = $1 and occasion = 'operation_canceled'`,
      [scene.merchantId],
    )
    expect(rows.map(({ recipient }) => recipient)).toEqual(Array(times).fill('maker@staff.example'))
  })

  test('what gives way to another operation is told to every open dashboard', async () => {
    const { scene, desk, publicId } = await refusedByBank(database().db)
    expect(await desk.ask(publicId, { amount: '5' })).toBe('done')
    const [request] = await requestsOf(scene)
    expect(request).toMatchObject({ status: 'CANCELED' })
    const { rows } = await database().pool.query(
      `select topic, payload ->> 'status' as status from outbox where aggregate = $1 order by id`,
      [`operation_request:${request?.publicId}`],
    )
    expect(rows.at(-1)).toEqual({ topic: 'operation_request.changed', status: 'CANCELED' })
  })

  test('what the bank ends after hours ends its request in the next round', async () => {
    const scene = await openLedger(database().db)
    const desk = await openChecked(scene)
    const { publicId } = await paid(scene)
    await desk.ask(publicId)
    scene.bank.operations.answer = 'queued'
    expect(await desk.answer('approve', desk.checker)).toBe('APPROVED')
    scene.clock.advance(minutes(10 * 60))
    await desk.runJobs()
    scene.bank.operations.settle('done')
    await scene.ledger.askAgain({ merchantId: scene.merchantId, publicId })
    await desk.runJobs()
    expect(await requestsOf(scene)).toMatchObject([{ status: 'DONE' }])
  })
})
