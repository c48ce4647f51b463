import { eachEngine } from '@wasl/tests/support/database'
import { deliver, request, startPaying } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { operate } from '@wasl/tests/support/fixtures/operations.fixtures'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { merchant } from '../merchants/merchants.schema.ts'
import { addCustomer } from '../merchants/merchants.service.ts'
import type { DueNotice } from '../notices/notices.store.ts'
import type { NotificationSettings } from '../notices/notification-settings.ts'
import { message } from './messages.schema.ts'
import { messagesOf, openTelling } from './messages.fixtures.ts'
import { messageWriter } from './write-messages.service.ts'

eachEngine((database) => {
  test('a customer hears of a request, of an attempt that failed, and of the payment', async () => {
    const scene = await openTelling(database().db)
    const publicId = await request(scene, { customerId: scene.customerId })
    await scene.hear()
    const failed = await startPaying(scene, publicId)
    await deliver(scene, scene.bank.says(failed.trackId, 'failed'))
    await scene.hear()
    const paid = await startPaying(scene, publicId)
    await deliver(scene, scene.bank.captures(paid.trackId))
    await scene.hear()
    expect(await messagesOf(scene)).toEqual([
      'created email noura@example.com due',
      'failed email noura@example.com due',
      'paid email noura@example.com due',
    ])
    const rows = await scene.db.select().from(message).where(eq(message.merchantId, scene.merchantId))
    expect(rows.map(({ subject }) => subject)).toEqual([
      'Shop asks you for KWD\u00a048.750',
      'Your payment to Shop did not go through',
      'You paid KWD\u00a049.000 to Shop',
    ])
    expect(rows[0]?.text).toContain(`https://pay.example.com/en/pay/${publicId}`)
    expect(rows[2]?.html).toContain(`https://pay.example.com/en/attempt/${paid.publicId}`)
  })

  test('who paid in another language than the request’s is written to in theirs, of a failure and of a hold given up too', async () => {
    const scene = await openTelling(database().db)
    const publicId = await request(scene, { customerId: scene.customerId, pgCodes: ['card', 'hold'] })
    const failed = await startPaying(scene, publicId, { language: 'ar' })
    await deliver(scene, scene.bank.says(failed.trackId, 'failed'))
    await scene.hear()
    const held = await startPaying(scene, publicId, { language: 'ar', gatewayCode: 'hold' })
    await deliver(scene, scene.bank.authorizes(held.trackId), 'hold')
    await scene.hear()
    expect(await operate(scene, publicId, { kind: 'void' })).toBe('done')
    await scene.hear()
    const told = await scene.db
      .select({ occasion: message.occasion, language: message.language, html: message.html })
      .from(message)
      .where(eq(message.merchantId, scene.merchantId))
      .orderBy(message.id)
    expect(told.map(({ occasion, language }) => `${occasion} ${language}`)).toEqual([
      'created en',
      'failed ar',
      'authorized ar',
      'voided ar',
    ])
    expect(told.at(-1)?.html).toContain(`https://pay.example.com/ar/attempt/${held.publicId}`)
  })

  test('the settings of a request name channels, occasions and further recipients', async () => {
    const scene = await openTelling(database().db)
    const notifications: NotificationSettings = {
      email: ['created'],
      sms: ['created'],
      whatsapp: ['created'],
      emailRecipients: ['desk@example.com'],
    }
    await request(scene, {
      customerId: scene.customerId,
      notifications,
      language: 'ar',
    })
    await scene.hear()
    expect(await messagesOf(scene)).toEqual([
      'created email noura@example.com due',
      'created email desk@example.com due',
      'created sms +96550012345 kept',
      'created whatsapp +96550012345 kept',
    ])
  })

  test('a customer of whom only a phone is known hears by phone', async () => {
    const scene = await openTelling(database().db)
    const { db, merchantId } = scene
    const customerId = await inTransaction(db, (tx) => addCustomer(tx, { merchantId, phone: '+96550012346' }))
    await request(scene, { customerId, notifications: { email: ['created'], sms: ['created'] } })
    await scene.hear()
    expect(await messagesOf(scene)).toEqual(['created sms +96550012346 kept'])
  })

  test('a request without settings follows its merchant, and settings of nothing tell nobody', async () => {
    const scene = await openTelling(database().db)
    await scene.db
      .update(merchant)
      .set({ notifications: { whatsapp: ['created'] } })
      .where(eq(merchant.id, scene.merchantId))
    await request(scene, { customerId: scene.customerId })
    await request(scene, { customerId: scene.customerId, notifications: {} })
    await scene.hear()
    expect(await messagesOf(scene)).toEqual(['created whatsapp +96550012345 kept'])
  })

  test('what was settled while the news travelled is not asked for', async () => {
    const scene = await openTelling(database().db)
    const publicId = await request(scene, { customerId: scene.customerId })
    const attempt = await startPaying(scene, publicId)
    await deliver(scene, scene.bank.captures(attempt.trackId))
    await scene.hear()
    expect(await messagesOf(scene)).toEqual(['paid email noura@example.com due'])
  })

  test('news that is heard again and again, by many at once, is told once', async () => {
    const scene = await openTelling(database().db)
    const publicId = await request(scene, { customerId: scene.customerId })
    const { db, merchantId } = scene
    const notice: DueNotice = {
      id: 1,
      merchantId,
      topic: 'transaction.created',
      aggregate: 'transaction:1',
      dedupeKey: 'x',
      payload: { transaction: publicId, plugin: 'payment_request', state: 'created' },
      attempts: 1,
      createdAt: scene.clock.now(),
    }
    const writer = messageWriter({ db, publicUrl: 'https://pay.example.com', carries: () => true })
    await Promise.all(Array.from({ length: 16 }, () => writer.deliver(notice)))
    await scene.hear()
    expect(await messagesOf(scene)).toEqual(['created email noura@example.com due'])
  })

  test('a merchant whose server was switched off hears of it by mail', async () => {
    const scene = await openTelling(database().db)
    const { db, merchantId } = scene
    await db.update(merchant).set({ email: 'shop@example.com' }).where(eq(merchant.id, merchantId))
    const writer = messageWriter({ db, publicUrl: 'https://pay.example.com', carries: () => true })
    await writer.deliver({
      id: 2,
      merchantId,
      topic: 'webhook.disabled',
      aggregate: 'webhook_endpoint:E',
      dedupeKey: 'y',
      payload: { endpoint: 'E', url: 'https://shop.example/hooks', since: '2026-11-18T09:00:00Z' },
      attempts: 1,
      createdAt: scene.clock.now(),
    })
    expect(await messagesOf(scene)).toEqual(['webhook_disabled email shop@example.com due'])
  })

  test('the database refuses the same occasion twice for one recipient', async () => {
    const scene = await openTelling(database().db)
    await request(scene, { customerId: scene.customerId })
    await scene.hear()
    const [{ id: _id, ...row } = never()] = await scene.db
      .select()
      .from(message)
      .where(eq(message.merchantId, scene.merchantId))
    const again = inTransaction(scene.db, (tx) => tx.insert(message).values({ ...row, publicId: 'another' }))
    await expect(again).rejects.toMatchObject({ cause: { constraint: 'message_once' } })
  })
})

function never(): never {
  throw new Error('there is a message')
}
