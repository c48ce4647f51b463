import { eachEngine } from '@wasl/tests/support/database'
import { request } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTelling } from './messages.fixtures.ts'
import { message } from './messages.schema.ts'
import { keepTemplate, type NewTemplate } from './templates.service.ts'

const own = (merchantId: number, more: Partial<NewTemplate> = {}): NewTemplate => ({
  merchantId,
  occasion: 'created',
  channel: 'email',
  language: 'en',
  subject: 'Hello {customer}',
  body: 'Please pay {amount} for <b>{description}</b>.',
  by: 'a person',
  ...more,
})

eachEngine((database) => {
  test('a merchant’s own words are used for that occasion, channel and language, and can be changed', async () => {
    const scene = await openTelling(database().db)
    const { db, merchantId, customerId } = scene
    const notifications = { email: ['created'], sms: ['created'] } as const
    expect(await keepTemplate(scene, own(merchantId, { body: 'first {link}' }))).toEqual({
      ok: true,
      value: null,
    })
    await keepTemplate(scene, own(merchantId))
    await request(scene, { customerId, notifications, descriptionEn: 'Dates' })
    await scene.hear()
    await request(scene, { customerId, notifications, language: 'ar' })
    await scene.hear()
    const rows = await db.select().from(message).where(eq(message.merchantId, merchantId)).orderBy(message.id)
    const [english, sms, arabic] = rows
    expect(english?.subject).toBe('Hello Noura')
    expect(english?.text).toMatch(/^Please pay KWD\u00a048\.750 for <b>Dates<\/b>\.\n/)
    expect(english?.html).toContain('&#60;b&#62;<bdi>Dates</bdi>&#60;/b&#62;')
    expect(sms?.text).toMatch(/^Shop asks you to pay/)
    expect(arabic?.subject).toContain('طلب دفع')
  })

  test.each([
    [
      { subject: 'Hi {password}' },
      { part: 'subject', problem: { kind: 'unknownVariable', name: 'password' } },
    ],
    [{ body: '{amount' }, { part: 'body', problem: { kind: 'strayBrace' } }],
    [{ body: ' ' }, { part: 'body', problem: { kind: 'empty' } }],
  ])('words like %j are refused and not kept', async (more, refusal) => {
    const scene = await openTelling(database().db)
    expect(await keepTemplate(scene, own(scene.merchantId, more))).toEqual({ ok: false, error: refusal })
    await request(scene, { customerId: scene.customerId })
    await scene.hear()
    const [row] = await scene.db.select().from(message).where(eq(message.merchantId, scene.merchantId))
    expect(row?.subject).toBe('Shop asks you for KWD\u00a048.750')
  })
})
