import { eachEngine } from '@wasl/tests/support/database'
import { openChecked, requestsOf } from '@wasl/tests/support/fixtures/checked-operations.fixtures'
import { attemptOf, kwd, openLedger } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { paid } from '@wasl/tests/support/fixtures/operations.fixtures'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Db } from '../../platform/db/db.ts'
import { answerRequest } from '../permission-requests/answer-request.service.ts'
import { requestPermission } from '../permission-requests/request-permission.service.ts'

/** Somebody without the right, whom a colleague allowed a refund of five dinars. */
async function allowed(db: Db, amount = kwd(5_000)) {
  const scene = await openLedger(db)
  const desk = await openChecked(scene)
  const { publicId, attempt } = await paid(scene)
  const asker = await desk.give(desk.maker, { permissions: [] })
  const giver = await desk.give(desk.second, { permissions: ['payment.refund'] })
  await requestPermission(scene)(asker, { permission: 'payment.refund', object: publicId, amount })
  const { rows } = await db.execute<{ id: string }>(
    sql`select public_id as id from permission_request where object = ${publicId}`,
  )
  const yes = { publicId: rows[0]?.id ?? '', answer: 'approve', reason: null, requestId: 'test' } as const
  expect(await answerRequest(scene)(giver, yes)).toMatchObject({ ok: true })
  const refunded = async () => (await attemptOf(scene, attempt.publicId)).refunded
  const ask = (typed: string, idempotencyKey?: string) =>
    desk.ask(publicId, { amount: typed, ...(idempotencyKey && { idempotencyKey }) }, asker)
  return { scene, desk, asker, publicId, refunded, ask }
}

eachEngine((database) => {
  test('a yes allows one operation up to the amount that was asked, and nothing of the rest', async () => {
    const { ask, refunded } = await allowed(database().db)
    expect(await ask('5.001')).toBe('overAllowed')
    expect(await ask('3', 'the one press')).toBe('done')
    expect(await ask('3', 'the one press')).toBe('done')
    expect(await ask('2')).toBe('permissionDenied')
    expect(await refunded()).toBe(3_000)
  })

  test('what the gateway refuses uses up nothing', async () => {
    const { ask, refunded, scene } = await allowed(database().db)
    scene.bank.operations.answer = 'refused'
    expect(await ask('5')).toBe('declined')
    scene.bank.operations.answer = 'done'
    expect(await ask('5')).toBe('done')
    expect(await ask('1')).toBe('permissionDenied')
    expect(await refunded()).toBe(5_000)
  })

  test('eight presses at once by one yes move the money once', async () => {
    const { ask, refunded } = await allowed(database().db)
    const done = await Promise.all(Array.from({ length: 8 }, (_, at) => ask('4', `press-${at}-of-eight`)))
    expect(done.filter((one) => one === 'done')).toHaveLength(1)
    expect(await refunded()).toBe(4_000)
  })

  test('a yes that was used for what colleagues check lasts until they have decided, and is free after a no', async () => {
    const { ask, desk, asker, refunded, scene } = await allowed(database().db, kwd(20_000))
    expect(await ask('20')).toBe('requested')
    expect(await ask('1')).toBe('requestPending')
    expect(await desk.answer('reject', desk.checker)).toBe('REJECTED')
    expect(await ask('20')).toBe('requested')
    scene.bank.operations.answer = 'refused'
    expect(await desk.answer('approve', desk.checker)).toBe('MANUAL')
    scene.bank.operations.answer = 'done'
    expect(await desk.answer('retry', asker)).toBe('DONE')
    expect(await ask('1')).toBe('permissionDenied')
    expect(await refunded()).toBe(20_000)
    expect((await requestsOf(scene)).map(({ status }) => status)).toEqual(['REJECTED', 'DONE'])
  })
})
