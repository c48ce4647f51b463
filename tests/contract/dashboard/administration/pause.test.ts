import type { SignedIn } from '@wasl/tests/support/staff'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { seededForTests } from '../../seeded.ts'
import { staffDesk } from '../../staff-desk.ts'

const database = seededForTests()
const { scene, ask, as, signIn } = staffDesk(database)
let manager: SignedIn
let counter: SignedIn

beforeAll(async () => {
  manager = await signIn({ permissions: ['payments.pause'] })
  counter = await signIn({ permissions: ['payment.create'] })
}, 240_000)
beforeEach(() => database().pool.query(`delete from outbox where topic like 'payments.%'`))

const pause = (changes: object = {}, language: 'en' | 'ar' = 'en') =>
  as(manager, 'administration.pause.pause', {
    body: { unit_code: null, text_en: '', text_ar: '', minutes: null, until: null, ...changes },
    language,
  })
const resume = (unit_code: string | null = null) =>
  as(manager, 'administration.pause.resume', { body: { unit_code } })

const payable = { params: { plugin: 'payment_request', id: 'PR-1019' } }
const open = (language: 'en' | 'ar' = 'en') => ask('payDetails', { ...payable, language })
const pay = () => ask('pay', { ...payable, body: { gateway_code: 'knet' } })
let sales = 0
const sell = () =>
  as(counter, 'customerPayment.create', {
    body: { amount: '5.000', currency_code: 'KWD', customer_phone: '50012345' },
    headers: { 'idempotency-key': `pause-test-${(sales += 1)}` },
  })

test('a merchant that pauses takes no payment anywhere, says why in both languages, and goes on by itself', async () => {
  const text = { text_en: 'Back at six', text_ar: 'نعود في السادسة' }
  const paused = await pause({ ...text, minutes: 10 })
  expect(paused.status).toBe(200)
  const [whole] = paused.body['results'] as Record<string, unknown>[]
  expect(whole).toMatchObject({
    unit_code: null,
    paused: true,
    message_en: 'Back at six',
    paused_by: manager.username,
  })
  const until = String(whole?.['paused_until'])
  for (const answer of [await open(), await pay(), await sell()])
    expect(answer).toMatchObject({
      status: 423,
      body: { code: 'paused', message_en: 'Back at six', message_ar: 'نعود في السادسة', paused_until: until },
    })
  expect((await ask('payChoices', { ...payable, body: { amount: '5' } })).status).toBe(423)
  scene().advance(10 * 60_000)
  expect((await open()).status).toBe(200)
  expect((await pay()).status).toBe(200)
  const [ended] = (await as(manager, 'administration.pause.list')).body['results'] as object[]
  expect(ended).toMatchObject({ paused: false, paused_until: null, message_en: null })
})

test('a unit that pauses leaves the others open, and payments begin at once when it is resumed', async () => {
  const { pool } = database()
  const { rows } = await pool.query<{ unit_key: string }>(
    `select unit_key from payment_transaction where public_id = 'PR-1019'`,
  )
  const own = rows[0]?.unit_key ?? ''
  const { rows: others } = await pool.query<{ public_id: string }>(
    `select public_id from payment_transaction where merchant_id = 1 and plugin = 'payment_request' and unit_key <> $1
       and state in ('created', 'pending', 'attempted') and unit_key not in (select key from unit where merchant_id = 1 and paused) limit 1`,
    [own],
  )
  expect((await pause({ unit_code: own })).status).toBe(200)
  expect(await open('ar')).toMatchObject({ status: 423, body: { paused_until: null } })
  const id = others[0]?.public_id
  if (id) expect((await ask('payDetails', { params: { plugin: 'payment_request', id } })).status).toBe(200)
  expect((await resume(own)).status).toBe(200)
  expect((await open()).status).toBe(200)
  const told = await pool.query<{ topic: string }>(
    `select topic from outbox where topic like 'payments.%' order by id`,
  )
  expect(told.rows.map(({ topic }) => topic)).toEqual(['payments.paused', 'payments.resumed'])
  const audit = await pool.query<{ action: string; object: string }>(
    `select action, object from audit where action like 'payments.%' and object = $1 order by id`,
    [`unit:${own}`],
  )
  expect(audit.rows).toEqual([
    { action: 'payments.paused', object: `unit:${own}` },
    { action: 'payments.resumed', object: `unit:${own}` },
  ])
})

test('what is not paused is resumed without a word', async () => {
  expect((await resume()).status).toBe(200)
  const { rows } = await database().pool.query(`select 1 from outbox where topic like 'payments.%'`)
  expect(rows).toEqual([])
})

test('an end that has passed, one too far away, or a message in one language alone is named at its field', async () => {
  const past = new Date(scene().now().getTime() - 1_000).toISOString()
  expect(await pause({ until: past, text_en: 'Closed' })).toMatchObject({
    status: 400,
    body: {
      until: ['This moment has passed'],
      text_ar: ['Write the message in both languages, or in neither'],
    },
  })
  const far = new Date(scene().now().getTime() + 400 * 86_400_000).toISOString()
  expect((await pause({ until: far }, 'ar')).body).toEqual({ until: ['بعد 366 يومًا على الأكثر'] })
  expect((await pause({ unit_code: 'nowhere' })).status).toBe(404)
})

test('only who may pause does, and another merchant stays open', async () => {
  const other = await signIn({ permissions: ['gateways.manage'] })
  const body = { unit_code: null, text_en: '', text_ar: '', minutes: 5, until: null }
  expect((await as(other, 'administration.pause.pause', { body })).status).toBe(403)
  expect((await as(null, 'administration.pause.pause', { body })).status).toBe(401)
  await pause({ minutes: 5 })
  const { rows } = await database().pool.query(`select id from merchant where paused order by id`)
  expect(rows).toEqual([{ id: 1 }])
  await resume()
})
