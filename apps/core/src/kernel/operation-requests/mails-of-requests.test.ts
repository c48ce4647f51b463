import { eachEngine } from '@wasl/tests/support/database'
import { openChecked, requestsOf } from '@wasl/tests/support/fixtures/checked-operations.fixtures'
import {
  attemptOf,
  bookOf,
  expectLedgerClean,
  openLedger,
  type LedgerScene,
} from '@wasl/tests/support/fixtures/ledger.fixtures'
import { held, paid } from '@wasl/tests/support/fixtures/operations.fixtures'
import { and, asc, eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Db } from '../../platform/db/db.ts'
import { minutes } from '../ledger/evidence/inquiry.domain.ts'
import { messagesOf, openTelling } from '../messages/messages.fixtures.ts'
import { message } from '../messages/messages.schema.ts'

const scenery = async (db: Db) => {
  const scene = await openLedger(db)
  return { scene, desk: await openChecked(scene), clean: () => expectLedgerClean(db, [bookOf(scene)]) }
}

/** What makers were mailed. */
const mailed = async ({ db, merchantId }: Pick<LedgerScene, 'db' | 'merchantId'>) =>
  db
    .select({ occasion: message.occasion, recipient: message.recipient, state: message.state })
    .from(message)
    .where(and(eq(message.merchantId, merchantId), like(message.occasion, 'operation%')))

eachEngine((database) => {
  test('what colleagues let through is told to the customer once it is done, each part of it, and to nobody before', async () => {
    const { db } = database()
    const scene = await openTelling(db)
    const desk = await openChecked(scene)
    const { customerId } = scene
    const [taken, given, back] = [
      await held(scene, { customerId }),
      await held(scene, { customerId }),
      await paid(scene, { customerId }),
    ]
    await scene.hear()
    const before = (await messagesOf(scene)).length
    const told = async () => {
      await scene.hear()
      const rows = await db
        .select()
        .from(message)
        .where(eq(message.merchantId, scene.merchantId))
        .orderBy(asc(message.id))
      return rows.slice(before).map(({ recipient, subject }) => `${recipient} ${subject}`)
    }
    await desk.ask(taken.publicId, { kind: 'capture', amount: '20' })
    expect(await told()).toEqual([])
    await desk.answer('approve', desk.checker)
    await desk.ask(taken.publicId, { kind: 'capture', amount: '29' })
    await desk.answer('approve', desk.checker)
    await desk.answer('approve', desk.second)
    await desk.ask(given.publicId, { kind: 'void', amount: null })
    await desk.answer('approve', desk.checker)
    await desk.answer('approve', desk.second)
    await desk.ask(back.publicId)
    await desk.answer('approve', desk.checker)
    // News of one payment comes in order; whose payment comes first is nobody's business.
    expect((await told()).toSorted()).toEqual([
      'noura@example.com Shop gave back KWD\u00a020.000',
      'noura@example.com Shop gave up the KWD\u00a049.000 that was held',
      'noura@example.com Shop took KWD\u00a020.000 that was held',
      'noura@example.com Shop took KWD\u00a029.000 that was held',
    ])
    await expectLedgerClean(db, [bookOf(scene)])
  })

  test('a no is told with its reason, taken back is taken back, and neither moves anything', async () => {
    const { scene, desk, clean } = await scenery(database().db)
    const { publicId, attempt } = await paid(scene)
    const press = { idempotencyKey: 'the refused one' }
    await desk.ask(publicId, press)
    expect(await desk.answer('cancel', desk.checker)).toBe('notYours')
    expect(await desk.answer('reject', desk.checker, { reason: 'The cake was eaten' })).toBe('REJECTED')
    expect(await desk.ask(publicId, press)).toBe('requestEnded')
    expect(await mailed(scene)).toEqual([
      { occasion: 'operation_rejected', recipient: 'maker@staff.example', state: 'kept' },
    ])
    await desk.ask(publicId)
    expect(await desk.answer('cancel', desk.maker)).toBe('CANCELED')
    expect(await desk.answer('approve', desk.checker)).toBe('answered')
    expect(await attemptOf(scene, attempt.publicId)).toMatchObject({ refunded: 0, refundReserved: 0 })
    expect((await requestsOf(scene)).map(({ status, reason }) => [status, reason])).toEqual([
      ['REJECTED', 'The cake was eaten'],
      ['CANCELED', null],
    ])
    await clean()
  })

  test('the mail of a no says its reason as a reason, and leads to the payment’s page', async () => {
    const { scene, desk } = await scenery(database().db)
    const [said, unsaid] = [await paid(scene), await paid(scene)]
    await desk.ask(said.publicId)
    await desk.answer('reject', desk.checker, { reason: 'The cake was eaten' })
    await desk.ask(unsaid.publicId)
    await desk.answer('reject', desk.checker)
    const mails = await scene.db
      .select({ text: message.text })
      .from(message)
      .where(and(eq(message.merchantId, scene.merchantId), eq(message.occasion, 'operation_rejected')))
      .orderBy(asc(message.id))
    const told = mails.map(({ text }) => ({
      facts: text.match(/^[A-Z]\w+: .*$/gm),
      path: text.match(/\/en\/dashboard\/\S+/)?.[0],
    }))
    expect(told).toEqual([
      {
        facts: ['Amount: KWD\u00a020.000', `Reference: ${said.publicId}`, 'Reason: The cake was eaten'],
        path: `/en/dashboard/transactions/${said.publicId}`,
      },
      {
        facts: ['Amount: KWD\u00a020.000', `Reference: ${unsaid.publicId}`],
        path: `/en/dashboard/transactions/${unsaid.publicId}`,
      },
    ])
  })

  test('whoever asked is mailed that the time ran out, for an answer as for another try, each once', async () => {
    const { scene, desk } = await scenery(database().db)
    const [unanswered, refusedByBank] = [await paid(scene), await paid(scene)]
    await desk.ask(refusedByBank.publicId)
    scene.bank.operations.answer = 'refused'
    expect(await desk.answer('approve', desk.checker)).toBe('MANUAL')
    await desk.ask(unanswered.publicId)
    scene.clock.advance(minutes(48 * 60))
    await desk.runJobs()
    await desk.runJobs()
    const expired = { occasion: 'operation_expired', recipient: 'maker@staff.example', state: 'kept' }
    expect((await mailed(scene)).filter(({ occasion }) => occasion !== 'operation_manual')).toEqual([
      expired,
      expired,
    ])
  })

  test('whoever tries again themselves reads what came of it, and is not told again; a colleague’s try is told', async () => {
    const { scene, desk } = await scenery(database().db)
    const { publicId } = await paid(scene)
    await desk.ask(publicId)
    scene.bank.operations.answer = 'refused'
    expect(await desk.answer('approve', desk.checker)).toBe('MANUAL')
    scene.clock.advance(minutes(1))
    expect(await desk.answer('retry', desk.maker)).toBe('MANUAL')
    expect(await mailed(scene)).toHaveLength(1)
    scene.clock.advance(minutes(1))
    const colleague = await desk.give(desk.second, { permissions: ['payment.refund'] })
    expect(await desk.answer('retry', colleague)).toBe('MANUAL')
    expect(await mailed(scene)).toHaveLength(2)
    scene.bank.operations.answer = 'queued'
    expect(await desk.answer('retry', desk.maker)).toBe('APPROVED')
    scene.bank.operations.settle('done')
    scene.clock.advance(minutes(2))
    await scene.ledger.runJanitorOnce()
    await desk.runJobs()
    const { rows } = await database().pool.query(
      `select payload ->> 'status' as status, (payload ->> 'by')::int as by from outbox
       where merchant_id = $1 and topic = 'operation_request.changed' and payload ->> 'status' in ('MANUAL', 'DONE')
       order by id`,
      [scene.merchantId],
    )
    expect(rows).toEqual([
      { status: 'MANUAL', by: desk.checker.userId },
      { status: 'MANUAL', by: desk.maker.userId },
      { status: 'MANUAL', by: colleague.userId },
      { status: 'DONE', by: null },
    ])
  })

  test('a bank that refuses leaves it to a person, who may try once more', async () => {
    const { scene, desk, clean } = await scenery(database().db)
    const { publicId, attempt } = await paid(scene)
    await desk.ask(publicId)
    scene.bank.operations.answer = 'refused'
    expect(await desk.answer('approve', desk.checker)).toBe('MANUAL')
    expect(await requestsOf(scene)).toMatchObject([
      { status: 'MANUAL', problem: 'declined', messageEn: 'No', messageAr: 'لا' },
    ])
    expect(await mailed(scene)).toEqual([
      { occasion: 'operation_manual', recipient: 'maker@staff.example', state: 'kept' },
    ])
    expect(await desk.answer('retry', desk.checker)).toBe('notYours')
    scene.bank.operations.answer = 'done'
    expect(await desk.answer('retry', desk.maker)).toBe('DONE')
    expect(await attemptOf(scene, attempt.publicId)).toMatchObject({ refunded: 20_000, refundReserved: 0 })
    await clean()
  })
})
