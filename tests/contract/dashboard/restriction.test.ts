import { seedCollectors } from '@wasl/core/seed/seed-collectors'
import type { SignedIn } from '@wasl/tests/support/staff'
import { beforeAll, expect, test } from 'vitest'
import { seededForTests } from '../seeded.ts'
import { staffDesk } from '../staff-desk.ts'

const database = seededForTests()
const { scene, as, signIn } = staffDesk(database)
let manager: SignedIn
let cashier: SignedIn

beforeAll(async () => {
  await seedCollectors({ db: database().db, clock: { now: scene().now } })
  manager = await signIn({ permissions: ['restrictions.manage'] })
  cashier = await signIn({ sections: ['pos'] })
}, 240_000)

const rule = {
  name: 'A rule',
  active: true,
  scope: 'all',
  scope_of: [],
  identifier: 'phone',
  list: 'none',
  currency: 'KWD',
  minimum: null,
  maximum: null,
  sum_per_day: null,
  sum_per_month: null,
  payments_per_day: null,
  payments_per_month: null,
  currencies: [],
  gateways: [],
  days: [],
  opens: null,
  closes: null,
  message_en: null,
  message_ar: null,
}

let keys = 0
const create = (who: SignedIn | null, body: object, collector?: string) =>
  as(who, collector ? 'customerPayment.createForCollector' : 'customerPayment.create', {
    ...(collector && { params: { collector_id: collector } }),
    body: { amount: '5.000', currency_code: 'KWD', customer_phone: '50012345', ...body },
    headers: { 'idempotency-key': `restriction-test-${(keys += 1)}` },
  })

test('a rule is made, changed, tested and deleted, and the history has it', async () => {
  const made = await as(manager, 'restrictions.create', {
    body: { ...rule, name: 'Small change', maximum: '٩٫٥٠٠', gateways: ['knet'] },
  })
  expect(made).toMatchObject({ status: 201, body: { maximum: '9.500', revision: 0, hits: 0 } })
  const id = String(made.body['id'])
  const wish = { ...rule, name: 'Smaller', maximum: '4.500' }
  const changed = await as(manager, 'restrictions.change', { params: { id }, body: { ...wish, revision: 0 } })
  expect(changed).toMatchObject({ status: 200, body: { name: 'Smaller', revision: 1 } })
  const outdated = await as(manager, 'restrictions.change', {
    params: { id },
    body: { ...wish, revision: 0 },
  })
  expect(outdated).toMatchObject({ status: 409, body: { code: 'changed' } })
  const payer = { phone: '50012345', email: '', civil_id: '', customer_id: '' }
  const tested = await as(manager, 'restrictions.test', {
    body: { ...payer, amount: '5', currency_code: 'KWD', gateway_code: null, collector_id: null },
    language: 'ar',
  })
  expect(tested.body).toMatchObject({
    decision: 'refuses',
    decided_by: id,
    message_en: 'Pay at most KWD\u00a04.500',
    message_ar: 'ادفع 4.500\u00a0د.ك على الأكثر',
  })
  expect((await as(manager, 'restrictions.remove', { params: { id }, body: {} })).status).toBe(200)
  const { rows } = await database().pool.query<{ action: string }>(
    `select action from audit where action like 'restriction.%' order by id`,
  )
  expect(rows.map(({ action }) => action)).toEqual([
    'restriction.added',
    'restriction.changed',
    'restriction.removed',
  ])
})

test.each([
  [{ name: ' ' }, 'name', 'This field is required'],
  [{ maximum: '1.2345' }, 'maximum', 'Use at most 3 decimals'],
  [{ currency: 'USD', maximum: '10000000000000.00' }, 'maximum', 'This amount is too large'],
  [{ currency: 'JPY', sum_per_day: '99999999999999' }, 'sum_per_day', 'This amount is too large'],
  [{ minimum: '5', maximum: '4' }, 'maximum', 'This is less than the smallest amount'],
  [{ minimum: '5', currency: null }, 'minimum', 'Choose the currency of this amount'],
  [{ scope: 'collector' }, 'scope_of', 'Choose at least one'],
  [{ scope: 'gateway', scope_of: ['nobody'] }, 'scope_of', 'Choose from the list'],
  [{ opens: '08:00' }, 'closes', 'This field is required'],
  [
    {},
    'non_field_errors',
    'This rule limits nothing yet: choose a list, a limit, a currency, a gateway or a time',
  ],
])('a rule with %o is refused at its field', async (wish, field, text) => {
  const refused = await as(manager, 'restrictions.create', { body: { ...rule, ...wish }, language: 'en' })
  expect(refused).toMatchObject({ status: 400, body: { [field]: [text] } })
})

test.each([
  ['KWD', 'استخدم 3 منازل عشرية على الأكثر'],
  ['USD', 'استخدم منزلتين عشريتين على الأكثر'],
  ['JPY', 'اكتب رقمًا صحيحًا بلا كسور'],
])('in Arabic an amount of %s with too many decimals is refused in words', async (currency, text) => {
  const body = { ...rule, currency, maximum: '1.2345' }
  const refused = await as(manager, 'restrictions.create', { body, language: 'ar' })
  expect(refused).toMatchObject({ status: 400, body: { maximum: [text] } })
})

test('identifiers are imported line by line, and bad lines are reported with their number', async () => {
  const made = await as(manager, 'restrictions.create', {
    body: { ...rule, name: 'Listed', list: 'block' },
  })
  const params = { id: String(made.body['id']) }
  const content = 'phone;note\n+965 5001 2345;first\nnobody7;x\n\n5001 2345;again\n50019999;'
  const imported = await as(manager, 'restrictions.importIdentifiers', {
    params,
    body: { content, replace: false },
    language: 'en',
  })
  expect(imported.body).toEqual({
    added: 2,
    known: 1,
    total: 2,
    rejected_count: 1,
    rejected: [{ line: 3, value: 'nobody7', detail: 'This is no phone number' }],
  })
  const again = (lines: string) =>
    as(manager, 'restrictions.importIdentifiers', {
      params,
      body: { content: lines, replace: false },
      language: 'en',
    })
  for (const lines of ['٥٠٠١٢٣', 'not-a-phone', '٥٠٠١٢٣\n50018888'])
    expect((await again(lines)).body).toMatchObject({ rejected_count: 1, rejected: [{ line: 1 }] })
  expect((await again('Phone\n50017777')).body).toMatchObject({ added: 1, rejected_count: 0 })
  const refused = await create(cashier, {})
  expect(refused).toMatchObject({ status: 409, body: { code: 'restricted' } })
  const taken = await as(manager, 'restrictions.removeIdentifier', {
    params,
    body: { value: '+96550012345' },
  })
  expect(taken.body).toEqual({ total: 3 })
  expect((await create(cashier, {})).status).toBe(201)
  const left = await as(manager, 'restrictions.identifiers', { params, query: '?q=9999' })
  expect(left.body).toMatchObject({ count: 1, results: ['+96550019999'] })
})

test('a file of which no line is an identifier takes the place of no list', async () => {
  const made = await as(manager, 'restrictions.create', { body: { ...rule, name: 'Kept', list: 'block' } })
  const params = { id: String(made.body['id']) }
  const put = async (content: string) => {
    const body = { content, replace: true }
    return (await as(manager, 'restrictions.importIdentifiers', { params, body })).body
  }
  expect(await put('50012222\n50013333')).toMatchObject({ added: 2, total: 2 })
  expect(await put('name;phone\nFatima;50014444\nYousef;50015555')).toMatchObject({
    added: 0,
    rejected_count: 2,
    total: 2,
  })
  expect(await put('50014444\nYousef')).toMatchObject({ added: 1, rejected_count: 1, total: 1 })
  await as(manager, 'restrictions.remove', { params })
})

test('a payment is made at the counter of whoever is signed in, or of a collector', async () => {
  const own = await create(cashier, {})
  expect(own).toMatchObject({ status: 201, body: { plugin: 'customer_payment', collector: null } })
  const theirs = await create(cashier, {}, 'COL-CATERING')
  expect(theirs).toMatchObject({ status: 201, body: { collector: { name_en: 'Catering counter' } } })
  expect((await create(cashier, {}, 'COL-NUWAIR')).status).toBe(404)
  const { rows: history } = await database().pool.query(
    `select actor from audit join payment_transaction t on object = 'transaction:' || t.id
     where action = 'request.created' and public_id in ($1, $2)`,
    [own.body['id'], theirs.body['id']],
  )
  expect(history).toEqual([{ actor: cashier.username }, { actor: cashier.username }])
  const options = await as(cashier, 'customerPayment.options')
  expect(options.body).toMatchObject({
    default_currency: 'KWD',
    header: { social: 'header' },
    actions: { POST: { customer_phone: { required: false }, customer_email: { required: false } } },
  })
  const choices = await as(cashier, 'customerPayment.payChoices', {
    body: { amount: '5', currency_code: 'KWD' },
  })
  expect(choices.status).toBe(200)
  for (const amount of ['9007199254740.991', '1000000000000'])
    expect(
      await as(cashier, 'customerPayment.payChoices', {
        body: { amount, currency_code: 'KWD' },
        language: 'en',
      }),
    ).toMatchObject({ status: 400, body: { amount: ['This amount is too large'] } })
})

test('nobody collects without signing in, unless the merchant opens collectors’ addresses', async () => {
  expect((await create(null, {}, 'COL-CATERING')).status).toBe(401)
  const other = await signIn({ sections: ['general-info'] })
  expect(await create(other, {}, 'COL-CATERING')).toMatchObject({
    status: 403,
    body: { code: 'section_disabled' },
  })
  await database().pool.query('update merchant set public_collect = true where id = 1')
  expect((await create(null, {}, 'COL-CATERING')).status).toBe(201)
  expect((await create(null, {})).status).toBe(401)
  const options = await as(null, 'customerPayment.optionsOfCollector', {
    params: { collector_id: 'COL-CATERING' },
  })
  expect(options.body).toMatchObject({
    is_public: true,
    collectors: [],
    actions: { POST: { customer_phone: { required: true } } },
  })
  const wish = { params: { collector_id: 'COL-CATERING' } }
  const asAnybody = await as(other, 'customerPayment.optionsOfCollector', wish)
  expect(asAnybody.body).toEqual(options.body)
  expect(await create(other, {}, 'COL-CATERING')).toMatchObject({ status: 201 })
  const { rows } = await database().pool.query<{ initiator: string }>(
    `select initiator from payment_transaction order by id desc limit 1`,
  )
  expect(rows).toEqual([{ initiator: 'Catering counter' }])
  const atWork = await as(cashier, 'customerPayment.optionsOfCollector', wish)
  expect(atWork.body).toMatchObject({ is_public: false })
  expect(atWork.body['collectors']).not.toEqual([])
  await database().pool.query('update merchant set public_collect = false where id = 1')
})

test('the answer to a rule names the currencies that its amounts leave without a limit', async () => {
  const unlimitedOf = async (changes: object) => {
    const made = await as(manager, 'restrictions.create', { body: { ...rule, name: 'One', ...changes } })
    await as(manager, 'restrictions.remove', { params: { id: String(made.body['id']) } })
    return made.body['unlimited_currencies']
  }
  expect(await unlimitedOf({ maximum: '2000' })).toEqual(expect.arrayContaining(['USD']))
  expect(await unlimitedOf({ maximum: '2000' })).not.toContain('KWD')
  expect(await unlimitedOf({ maximum: '2000', currencies: ['KWD', 'USD'] })).toEqual(['USD'])
  expect(await unlimitedOf({ maximum: '2000', currencies: ['KWD'] })).toEqual([])
  expect(await unlimitedOf({ payments_per_day: 3 })).toEqual([])
})
