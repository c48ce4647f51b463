import { databaseForTests } from '@wasl/tests/support/database'
import { deliver, startPaying } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { minutes } from '../ledger/evidence/inquiry.domain.ts'
import { addCustomer } from '../merchants/merchants.service.ts'
import { merchant } from '../merchants/merchants.schema.ts'
import { aProduct, openOrders, order, type OrderScene } from '../orders/orders.fixtures.ts'
import type { NotificationSettings } from '../notices/notification-settings.ts'
import { hold, linesOf } from '../stock/stock.fixtures.ts'
import { messagesOf } from './messages.fixtures.ts'
import { message } from './messages.schema.ts'
import { messageWriter } from './write-messages.service.ts'

const database = databaseForTests()

const noura = { nameEn: 'Noura', nameAr: 'نورة', email: 'noura@example.com', phone: '+96550012345' }

const hear = (scene: OrderScene) =>
  scene.ledger.runJanitorOnce([
    messageWriter({ db: scene.db, publicUrl: 'https://pay.example.com', carries: () => true }),
  ])

/** An order whose payment comes after it has expired and the goods are gone. */
async function paidTooLate(language: 'en' | 'ar', notifications: NotificationSettings = {}) {
  const scene = await openOrders(database().db)
  const { db, merchantId, clock, bank, ledger } = scene
  // Without settings: a merchant who wants no mails at all.
  await db.update(merchant).set({ notifications }).where(eq(merchant.id, merchantId))
  const customerId = await inTransaction(db, (tx) => addCustomer(tx, { merchantId, ...noura }))
  const pool = await aProduct(scene, 2)
  const { transaction, number } = await order(scene, { pool, customerId, language })
  const { trackId } = await startPaying(scene, transaction, { language })
  clock.advance(minutes(60))
  await ledger.runJanitorOnce()
  await hold(scene, linesOf([pool, 2]))
  await deliver(scene, bank.captures(trackId))
  for (let round = 0; round < 3; round += 1) await hear(scene)
  const [mail, ...others] = await db.select().from(message).where(eq(message.merchantId, merchantId))
  if (!mail || others.length > 0) throw new Error('there is not one message')
  return { scene, mail, number }
}

test('whoever paid for what is gone is told that the money goes back, once, whatever the settings say', async () => {
  const { scene, mail, number } = await paidTooLate('en')
  expect(await messagesOf(scene)).toEqual(['order_unfulfilled email noura@example.com due'])
  expect(mail.subject).toContain('Refund of')
  expect(mail.subject).toContain('48.750')
  expect(mail.text).toContain(number)
  expect(mail.text).toContain('You’ll be refunded automatically')
})

test('in the language in which they paid', async () => {
  const { mail, number } = await paidTooLate('ar')
  expect(mail.language).toBe('ar')
  expect(mail.subject).toContain('تعذّر تنفيذ طلبك')
  expect(mail.text).toContain(number)
  expect(mail.text).toContain('يُرد المبلغ إليك تلقائيًا')
})

test('who is told that it goes back is not told first that it was paid', async () => {
  const { scene } = await paidTooLate('en', { email: ['paid'] })
  expect(await messagesOf(scene)).toEqual(['order_unfulfilled email noura@example.com due'])
})
