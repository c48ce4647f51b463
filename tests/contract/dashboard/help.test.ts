import { message } from '@wasl/core/kernel/messages/messages.schema'
import { merchant } from '@wasl/core/kernel/merchants/merchants.schema'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAs, signedInStaff } from '../../support/staff.ts'
import { coreUnderTest, type CoreUnderTest } from '../core-under-test.ts'
import { seededForTests } from '../seeded.ts'

const database = seededForTests()
let under: CoreUnderTest
beforeAll(async () => {
  under = await coreUnderTest(database().db)
})
afterAll(() => under.close())

const question = {
  email: 'yousef@example.com',
  subject: 'feedback',
  email_message: 'Line one\n{merchant} <b>two</b>',
}

async function ask(body: unknown, { user = 'cashier.demo', language = 'en', key = '' } = {}) {
  const { headers } = await signInAs({ db: database().db, now: under.now }, user)
  const answer = await under.core.fetch(
    new Request('http://localhost:4000/api/v1/dashboard/help?json=true', {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'application/json',
        'accept-language': language,
        'user-agent': 'Browser/1',
        ...(key && { 'idempotency-key': key }),
      },
      body: JSON.stringify(body),
    }),
  )
  const wait = answer.headers.get('retry-after')
  return {
    status: answer.status,
    body: (await answer.json()) as unknown,
    ...(wait && { wait: Number(wait) }),
  }
}

const mails = () =>
  database().db.select().from(message).where(eq(message.occasion, 'help_request')).orderBy(desc(message.id))

test('a question becomes a mail to support that is answered to the asker, once per key', async () => {
  const first = await ask(question, { key: 'once' })
  expect(first).toEqual({
    status: 200,
    body: { message: 'Your message is on its way. The answer will come to yousef@example.com.' },
  })
  await ask(question, { key: 'once' })
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    recipient: 'hello@tamra-tide.example',
    replyTo: 'yousef@example.com',
    state: 'kept',
    subject: expect.stringMatching(/^Feedback from /),
  })
  expect(mail?.text).toContain('Line one\n{merchant} <b>two</b>')
  expect(mail?.text).toContain('(cashier.demo)')
  expect(mail?.text).toContain('Browser: Browser/1')
  expect(mail?.html).toContain('Line one<br>{merchant} &#60;b&#62;two&#60;/b&#62;')
  expect(await ask({ ...question, email_message: 'Something else' }, { key: 'once' })).toMatchObject({
    status: 422,
  })
  expect(await mails()).toHaveLength(1)
})

test('what is missing or wrong is said at its field, in both languages', async () => {
  expect(await ask({ email: ' ', subject: '', email_message: '' })).toEqual({
    status: 400,
    body: {
      email: ['This field is required'],
      subject: ['This field is required'],
      email_message: ['This field is required'],
    },
  })
  const wrong = { email: 'noura@', subject: 'rant', email_message: 'x'.repeat(4_001) }
  expect(await ask(wrong, { language: 'ar' })).toEqual({
    status: 400,
    body: {
      email: ['أدخل بريدًا إلكترونيًا صحيحًا'],
      subject: ['اختر أحد المواضيع'],
      email_message: ['4000 حرف على الأكثر، ورسالتك 4001'],
    },
  })
})

test('whose menu has no help may not ask, and the form says what it takes', async () => {
  const asOptions = async (headers: Record<string, string>) =>
    under.core.fetch(
      new Request('http://localhost:4000/api/v1/dashboard/help', { method: 'OPTIONS', headers }),
    )
  const desk = { db: database().db, now: under.now }
  const without = await signedInStaff(desk, { sections: ['payment_request'] })
  expect((await asOptions(without.headers)).status).toBe(403)
  const told = await asOptions({ ...(await signInAs(desk, 'cashier.demo')).headers, 'accept-language': 'ar' })
  expect(await told.json()).toEqual({
    actions: {
      POST: {
        subject_choices: [
          { value: 'support_request', display_name: 'طلب دعم' },
          { value: 'suggestion', display_name: 'اقتراح' },
          { value: 'feedback', display_name: 'ملاحظات' },
        ],
        email_message: { max_length: 4_000 },
      },
    },
  })
})

test('a merchant without an address for support says so', async () => {
  const { db } = database()
  await db.update(merchant).set({ email: null }).where(eq(merchant.id, 1))
  expect(await ask(question)).toMatchObject({ status: 409, body: { code: 'no_support' } })
  await db.update(merchant).set({ email: 'hello@tamra-tide.example' }).where(eq(merchant.id, 1))
})

test('the fifth letter of an hour goes, the sixth does not until the hour is over', async () => {
  const { username: user } = await signedInStaff({ db: database().db, now: under.now })
  for (let sent = 1; sent <= 5; sent += 1)
    expect((await ask(question, { user, key: `letter-${sent}` })).status).toBe(200)
  const written = (await mails()).length
  expect((await ask(question, { user, key: 'letter-5' })).status).toBe(200)
  expect(await ask(question, { user })).toEqual({
    status: 429,
    body: {
      detail: 'You may write to support 5 times in an hour. Please try again later.',
      code: 'too_many',
    },
    wait: expect.closeTo(3_600, -2),
  })
  expect((await ask(question, { user, language: 'ar' })).body).toMatchObject({
    detail: 'يمكنك مراسلة الدعم 5 مرات في الساعة. يرجى المحاولة لاحقًا.',
  })
  expect(await mails()).toHaveLength(written)
  expect((await ask(question)).status).toBe(200)
  under.advance(3_600_000)
  expect((await ask(question, { user })).status).toBe(200)
})
