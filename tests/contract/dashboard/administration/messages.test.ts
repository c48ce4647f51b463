import type { SignedIn } from '@wasl/tests/support/staff'
import { beforeAll, expect, test } from 'vitest'
import type { AnyRoute, Ask } from '../../asking.ts'
import { seededForTests } from '../../seeded.ts'
import { staffDesk } from '../../staff-desk.ts'

const database = seededForTests()
const desk = staffDesk(database)
let manager: SignedIn

beforeAll(async () => {
  manager = await desk.signIn({ permissions: ['settings.manage'] })
}, 240_000)

const as = (name: AnyRoute, what?: Ask) => desk.as(manager, name, what)

const mail = { occasion: 'created', channel: 'email', language: 'en' }
const words = { subject: 'Hello {customer}', body: 'Please pay {amount}.\n\nFor {description}' }

const find = async (key: object) => {
  const { body } = await as('administration.messageTemplates.list')
  const all = body['results'] as Record<string, unknown>[]
  return all.find((one) => Object.entries(key).every(([name, value]) => one[name] === value))
}

test('every message is there in both languages, with the product’s words until the merchant has own ones', async () => {
  const { body } = await as('administration.messageTemplates.list')
  expect(body['results']).toHaveLength(8 * 3 * 2 + 2)
  const product = await find(mail)
  expect(product).toMatchObject({ is_own: false, subject: product?.['default_subject'] })
  const kept = await as('administration.messageTemplates.keep', { body: { ...mail, ...words } })
  expect(kept).toMatchObject({ status: 200, body: { ...mail, ...words, is_own: true } })
  expect(await find({ ...mail, language: 'ar' })).toMatchObject({ is_own: false })
  const reset = await as('administration.messageTemplates.reset', { body: mail })
  expect(reset.body).toMatchObject({ is_own: false, body: product?.['default_body'] })
  const { rows } = await database().pool.query(
    `select action, detail from audit where action like 'message_template.%' order by id`,
  )
  expect(rows).toMatchObject([
    { action: 'message_template.kept', detail: { before: null, after: words } },
    { action: 'message_template.reset', detail: { before: words } },
  ])
})

test('words that somebody else has kept or given up meanwhile are not replaced unseen', async () => {
  const key = { ...mail, channel: 'sms', subject: '' }
  const keep = (body: string, updated_at: unknown) =>
    as('administration.messageTemplates.keep', { body: { ...key, body, updated_at } })
  const first = await keep('First {amount} {link}', null)
  expect(first.status).toBe(200)
  expect(await keep('Second {amount} {link}', null)).toMatchObject({ status: 409, body: { code: 'changed' } })
  expect(await find({ ...mail, channel: 'sms' })).toMatchObject({ body: 'First {amount} {link}' })
  await as('administration.messageTemplates.reset', { body: { ...mail, channel: 'sms' } })
  expect(await keep('Third {amount} {link}', first.body['updated_at'])).toMatchObject({ status: 409 })
})

test('a preview says what would be sent, with values that cannot turn the line around', async () => {
  const arabic = {
    occasion: 'paid',
    channel: 'email',
    language: 'ar',
    subject: 'وصل {amount}',
    body: 'شكرًا {customer} <b>{reference}</b>',
  }
  const { body } = await as('administration.messageTemplates.preview', { body: arabic })
  expect(body['text']).toContain('\u2068نورة الصباح\u2069')
  expect(body['html']).toContain('dir="rtl"')
  expect(body['html']).toContain('&#60;b&#62;<bdi>ORDER-2041</bdi>')
  const sms = await as('administration.messageTemplates.preview', {
    body: { ...mail, channel: 'sms', subject: '', body: '{merchant}: {amount} {link}' },
  })
  expect(sms.body).toMatchObject({ html: null })
  expect(String(sms.body['text'])).toMatch(/: KWD\u00a048\.750 http/)
})

test.each([
  [
    { subject: 'Hi {password}' },
    'en',
    { subject: [/no placeholder \{password\}.*\{merchant\} \{customer\}/] },
  ],
  [{ body: '{amount' }, 'en', { body: [/like \{merchant\}/] }],
  [{ body: ' ', subject: '' }, 'ar', { body: [/مطلوب/], subject: [/مطلوب/] }],
  [{ body: 'x'.repeat(4_001) }, 'en', { body: [/4000/] }],
] as const)('words like %j are refused at their part', async (changes, language, expected) => {
  for (const name of ['keep', 'preview'] as const) {
    const answer = await as(`administration.messageTemplates.${name}`, {
      body: { ...mail, ...words, ...changes },
      language,
    })
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body).toSorted()).toEqual(Object.keys(expected).toSorted())
    for (const [part, [says]] of Object.entries(expected))
      expect(String((answer.body[part] as string[])[0])).toMatch(says)
  }
})

test('the merchant’s own words tell it that its server went silent, by mail alone and without an amount', async () => {
  const silent = { occasion: 'webhook_disabled', channel: 'email', language: 'en' }
  const own = { subject: 'Look at {link}', body: '{merchant}, your server is silent.' }
  const preview = await as('administration.messageTemplates.preview', { body: { ...silent, ...own } })
  expect(preview.body).toMatchObject({ subject: 'Look at https://shop.example/wasl/events' })
  const amount = { ...silent, ...own, body: 'Please pay {amount}' }
  expect(await as('administration.messageTemplates.keep', { body: amount, language: 'en' })).toMatchObject({
    status: 400,
    body: { body: ['There is no placeholder {amount}. You can use: {merchant} {link}'] },
  })
  const short = { ...silent, channel: 'sms' }
  for (const [name, body] of [
    ['keep', { ...short, ...own }],
    ['preview', { ...short, ...own }],
    ['reset', short],
  ] as const)
    expect(await as(`administration.messageTemplates.${name}`, { body, language: 'en' })).toMatchObject({
      status: 400,
      body: { channel: ['This message goes by email alone'] },
    })
  await as('administration.messageTemplates.keep', { body: { ...silent, ...own } })
  await database().pool.query(
    `insert into outbox (merchant_id, topic, aggregate, dedupe_key, payload, available_at, created_at)
     values (1, 'webhook.disabled', 'webhook', 'webhook', $1, now() - interval '1 day', now())`,
    [{ endpoint: 'WH-1', url: 'https://till.example/events', since: '2026-11-17T10:00:00.000Z' }],
  )
  await desk.scene().core.work.finish()
  const { rows } = await database().pool.query(
    `select subject, text from message where occasion = 'webhook_disabled'`,
  )
  expect(rows).toEqual([
    { subject: 'Look at https://till.example/events', text: expect.stringMatching(/your server is silent/) },
  ])
  await as('administration.messageTemplates.reset', { body: silent })
})

test('a test goes to whoever asks, and to nobody else', async () => {
  const { occasion, language } = mail
  const sent = await as('administration.messageTemplates.test', { body: { occasion, language, ...words } })
  expect(sent).toMatchObject({ status: 200, body: { recipient: `${manager.username}@staff.example` } })
  const { rows } = await database().pool.query(
    `select recipient, subject from message order by id desc limit 1`,
  )
  expect(rows).toEqual([{ recipient: `${manager.username}@staff.example`, subject: 'Hello Noura Al-Sabah' }])
})
