import type { SignedIn } from '@wasl/tests/support/staff'
import { beforeAll, expect, test } from 'vitest'
import { seededForTests } from '../../seeded.ts'
import { staffDesk } from '../../staff-desk.ts'

const database = seededForTests()
const { scene, ask, as, signIn } = staffDesk(database)
let manager: SignedIn

beforeAll(async () => {
  manager = await signIn({ permissions: ['gateways.manage'] })
}, 240_000)

type Terms = { currency_code: string; fee: string; minimum: string; maximum: string }
type Wish = Record<string, unknown> & { terms: Terms[]; revision: number }
type Listed = { code: string; terms: Record<keyof Terms, string | null>[]; revision: number }

const typed = ({ currency_code, ...terms }: Record<keyof Terms, string | null>): Terms => ({
  currency_code: currency_code ?? '',
  fee: terms.fee ?? '',
  minimum: terms.minimum ?? '',
  maximum: terms.maximum ?? '',
})

/** The gateway as it stands, to be saved with something changed. */
async function wishOf(code: string): Promise<Wish> {
  const { body } = await as(manager, 'administration.gateways.list')
  const found = (body['results'] as Listed[]).find((row) => row.code === code)
  if (!found) throw new Error(`there is no ${code}`)
  const { terms, revision } = found
  const text = found as unknown as Record<string, string>
  const names = ['name_en', 'name_ar', 'verb_en', 'verb_ar', 'next_step_en', 'next_step_ar']
  return {
    active: true,
    ...Object.fromEntries(names.map((name) => [name, text[name]])),
    terms: terms.map(typed),
    units: [],
    revision,
  }
}

const save = async (code: string, changes: object, language: 'en' | 'ar' = 'en') =>
  as(manager, 'administration.gateways.change', {
    params: { code },
    body: { ...(await wishOf(code)), ...changes },
    language,
  })

const choices = async (id: string): Promise<string[]> => {
  const { body } = await ask('payDetails', { params: { plugin: 'payment_request', id } })
  return (body['pay_choices'] as { gateway_code: string; fee: string }[]).map(
    ({ gateway_code, fee }) => `${gateway_code} ${fee}`,
  )
}

const pay = (id: string, gateway: string) =>
  ask('pay', { params: { plugin: 'payment_request', id }, body: { gateway_code: gateway } })

test('only who manages gateways sees them, and no setting of an adapter is ever told', async () => {
  const { pool } = database()
  await pool.query(
    `update gateway set settings = '{"api_secret": "never-told-again"}' where merchant_id = 1 and code = 'cod'`,
  )
  const listed = await as(manager, 'administration.gateways.list')
  expect(listed.status).toBe(200)
  expect(listed.text).not.toContain('never-told-again')
  const cod = (listed.body['results'] as { code: string }[]).find(({ code }) => code === 'cod')
  expect(cod).toMatchObject({ settings: ['api_secret'], installed: true, active: true })
  const other = await signIn({ permissions: ['settings.manage'] })
  expect((await as(other, 'administration.gateways.list')).status).toBe(403)
  expect((await as(null, 'administration.gateways.list')).status).toBe(401)
})

test('a fee that is changed is the fee of the next payment, and what began keeps its own', async () => {
  const { pool } = database()
  expect((await pay('PR-1001', 'card')).status).toBe(200)
  const before = await pool.query(
    `select a.fee, a.state from attempt a join payment_transaction t on t.id = a.transaction_id where t.public_id = 'PR-1001'`,
  )
  const wish = await wishOf('card')
  const terms = wish.terms.map((row) => (row.currency_code === 'KWD' ? { ...row, fee: '٠٫٧٥٠' } : row))
  const saved = await save('card', { terms })
  expect(saved.status).toBe(200)
  expect((saved.body['terms'] as object[])[0]).toEqual({
    currency_code: 'KWD',
    fee: '0.750',
    minimum: null,
    maximum: null,
  })
  expect(await choices('PR-1019')).toContain('card 0.750')
  const after = await pool.query(
    `select a.fee, a.state from attempt a join payment_transaction t on t.id = a.transaction_id where t.public_id = 'PR-1001'`,
  )
  expect(after.rows).toEqual(before.rows)
  expect(after.rows).toHaveLength(1)
})

test('a gateway that is switched off is no choice and begins nothing; a payment under way is settled all the same', async () => {
  const { pool } = database()
  const started = await pay('PR-1004', 'knet')
  expect(started.status).toBe(200)
  const off = await save('knet', { active: false })
  expect(off).toMatchObject({ status: 200, body: { active: false, under_way: expect.any(Number) } })
  expect(off.body['under_way']).toBeGreaterThanOrEqual(1)
  expect((await choices('PR-1019')).filter((choice) => choice.startsWith('knet'))).toEqual([])
  expect(await pay('PR-1019', 'knet')).toMatchObject({ status: 400 })
  const [attempt] = (
    await pool.query<{ track_id: string; public_id: string }>(
      `select a.track_id, a.public_id from attempt a join payment_transaction t on t.id = a.transaction_id
       where t.public_id = 'PR-1004' order by a.id desc limit 1`,
    )
  ).rows
  const wayOut = await scene().bank.control.answer(attempt?.track_id ?? '', 'approve')
  expect(wayOut.ok).toBe(true)
  const settled = await ask('attempt', { params: { id: attempt?.public_id ?? '' } })
  expect(settled.body).toMatchObject({ state: 'success', transaction_state: 'paid' })
  await save('knet', { active: true })
})

test('what is wrong is named at its field, in the language of whoever typed it', async () => {
  const row = (currency_code: string, more: Partial<Terms> = {}) => ({
    currency_code,
    fee: '',
    minimum: '',
    maximum: '',
    ...more,
  })
  const wrong = await save('card', {
    name_en: '',
    terms: [
      row('KWD', { fee: '0.2505', minimum: '10', maximum: '9' }),
      row('JPY', { fee: '50.5' }),
      row('USD', { fee: 'free', minimum: '0' }),
      row('USD'),
    ],
    units: [
      { unit_code: 'nowhere', offered: true, terms: [] },
      { unit_code: await firstUnit(), offered: true, terms: [row('EUR', { fee: '1' })] },
    ],
  })
  expect(wrong.status).toBe(400)
  const unit = await firstUnit()
  expect(wrong.body).toEqual({
    name_en: ['This field is required'],
    'terms.KWD.fee': ['Use at most 3 decimals'],
    'terms.KWD.maximum': ['This is less than the minimum, KWD\u00a010.000'],
    'terms.JPY.fee': ['Write a whole number, without decimals'],
    'terms.USD.fee': ['Enter an amount, for example 1.25'],
    'terms.USD.minimum': ['Must be more than zero, or empty'],
    'terms.USD': ['USD stands here twice'],
    'units.nowhere': ['There is no such unit'],
    [`units.${unit}.EUR`]: ['This gateway does not take EUR'],
  })
  const long = { terms: ['KWD', 'USD', 'JPY'].map((currency) => row(currency, { fee: '0.1234' })) }
  expect((await save('card', long, 'ar')).body).toEqual({
    'terms.KWD.fee': ['استخدم 3 منازل عشرية على الأكثر'],
    'terms.USD.fee': ['استخدم منزلتين عشريتين على الأكثر'],
    'terms.JPY.fee': ['اكتب رقمًا صحيحًا بلا كسور'],
  })
  expect((await save('card', { terms: [] }, 'ar')).body).toEqual({ terms: ['اختر عملة واحدة على الأقل'] })
})

const firstUnit = async (): Promise<string> => {
  const { rows } = await database().pool.query<{ unit_key: string }>(
    `select unit_key from payment_transaction where public_id = 'PR-1019'`,
  )
  return rows[0]?.unit_key ?? ''
}

test('a unit has its own fee and limits, or does not offer a gateway at all', async () => {
  const unit = await firstUnit()
  const own = (more: Partial<Terms>) => [{ currency_code: 'KWD', fee: '', minimum: '', maximum: '', ...more }]
  const at = (offered: boolean, more: Partial<Terms> = {}) =>
    save('card', { units: [{ unit_code: unit, offered, terms: own(more) }] })
  expect((await at(true, { fee: '0' })).status).toBe(200)
  expect(await choices('PR-1019')).toContain('card 0.000')
  expect((await at(true, { maximum: '0.001' })).status).toBe(200)
  expect((await choices('PR-1019')).some((choice) => choice.startsWith('card'))).toBe(false)
  expect((await pay('PR-1019', 'card')).status).toBe(400)
  expect((await at(false)).status).toBe(200)
  expect((await choices('PR-1019')).some((choice) => choice.startsWith('card'))).toBe(false)
  expect((await at(true)).body['units']).toContainEqual(
    expect.objectContaining({ unit_code: unit, offered: true }),
  )
  expect((await choices('PR-1019')).some((choice) => choice.startsWith('card'))).toBe(true)
})

test('of two who change a gateway at once the second is told, and nothing is lost', async () => {
  const wish = await wishOf('instalments')
  const change = (name_en: string) =>
    as(manager, 'administration.gateways.change', {
      params: { code: 'instalments' },
      body: { ...wish, name_en },
    })
  const answers = await Promise.all([change('First'), change('Second')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const { rows } = await database().pool.query(
    `select detail from audit where action = 'gateway.changed' and object = 'instalments'`,
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({ detail: { before: { nameEn: 'Pay in instalments' } } })
})

test('the order and the preferred gateway are kept; an order that misses one is refused', async () => {
  const { body } = await as(manager, 'administration.gateways.list')
  const codes = (body['results'] as { code: string }[]).map(({ code }) => code)
  const order = codes.toReversed()
  const arranged = await as(manager, 'administration.gateways.arrange', {
    body: { order, preferred_gateway: 'card' },
  })
  expect(arranged).toMatchObject({ status: 200, body: { preferred_gateway: 'card' } })
  expect((arranged.body['results'] as { code: string }[]).map(({ code }) => code)).toEqual(order)
  const missing = await as(manager, 'administration.gateways.arrange', {
    body: { order: order.slice(1), preferred_gateway: null },
  })
  expect(missing).toMatchObject({ status: 409, body: { code: 'changed' } })
})

test('of two who arrange the gateways neither undoes unseen what the other has done', async () => {
  const arrange = (body: object) => as(manager, 'administration.gateways.arrange', { body })
  const facts = ({ body }: Awaited<ReturnType<typeof arrange>>) => ({
    order: (body['results'] as { code: string }[]).map(({ code }) => code),
    preferred_gateway: body['preferred_gateway'],
  })
  const revision = async () =>
    (await database().pool.query('select revision from merchant where id = 1')).rows[0]?.revision
  const seen = facts(await as(manager, 'administration.gateways.list'))
  const before = await revision()
  const preferred_gateway = seen.preferred_gateway === 'knet' ? 'card' : 'knet'
  const preferring = await arrange({ preferred_gateway, seen })
  expect(facts(preferring)).toEqual({ order: seen.order, preferred_gateway })
  expect(await revision()).toBe(before + 1)

  const order = seen.order.toReversed()
  expect(facts(await arrange({ order, seen }))).toEqual({ order, preferred_gateway })
  const first = seen.order.slice(0, 1)
  const changed = { status: 409, body: { code: 'changed' } }
  expect(await arrange({ order: [...seen.order.slice(1), ...first], seen })).toMatchObject(changed)
  expect(await arrange({ preferred_gateway: null, seen })).toMatchObject(changed)
  const now = facts(await as(manager, 'administration.gateways.list'))
  expect(now).toEqual({ order, preferred_gateway })
  const both = await Promise.all([
    arrange({ order: seen.order, seen: now }),
    arrange({ order: [...order.slice(1), ...order.slice(0, 1)], seen: now }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await revision()).toBe(before + 1)
})

test('every gateway can be written as it is read, limits that are not set included', async () => {
  const { body } = await as(manager, 'administration.gateways.list')
  const rows = body['results'] as (Listed & { installed: boolean; units: unknown[] })[]
  const installed = rows.filter((row) => row.installed)
  expect(installed.flatMap(({ terms }) => terms).some(({ minimum }) => minimum === null)).toBe(true)
  for (const { code, terms, units } of installed)
    expect([code, (await save(code, { terms, units })).status]).toEqual([code, 200])
  const after = (await as(manager, 'administration.gateways.list')).body['results'] as Listed[]
  expect(after.map(({ terms }) => terms)).toEqual(rows.map(({ terms }) => terms))
})
