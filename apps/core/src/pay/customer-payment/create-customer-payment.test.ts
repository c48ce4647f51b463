import { databaseForTests } from '@wasl/tests/support/database'
import {
  deliver,
  expectLedgerClean,
  startPaying,
  transactionOf,
} from '@wasl/tests/support/fixtures/ledger.fixtures'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { customer, merchant } from '../../kernel/merchants/merchants.schema.ts'
import { saveCustomer } from '../../kernel/merchants/merchants.store.ts'
import { customerPayment, restrictedIdentifier } from '../../kernel/restrictions/restrictions.schema.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { counterOf } from './counter.service.ts'
import { createFacts } from './create-options.service.ts'
import { counterScene } from './customer-payment.fixtures.ts'

const database = databaseForTests()
const scene = () => counterScene(database().db)

test('a payment is credited to its collector, whoever pressed the keys, and can be paid at once', async () => {
  const counter = await scene()
  const id = await counter.made({
    customer_first_name: 'Noura',
    customer_email: 'Noura@Example.com',
    civil_id: '٢٨٥٠١٠١٠٠١٢٣',
    description: 'Two boxes',
  })
  const transaction = await transactionOf(counter, id)
  expect(transaction).toMatchObject({
    plugin: 'customer_payment',
    amount: 5_000,
    currency: 'KWD',
    initiator: 'Front desk',
    pgCodes: ['card', 'cod', 'hold', 'knet', 'once'],
    descriptionEn: 'Two boxes',
  })
  const [who] = await counter.db
    .select()
    .from(customerPayment)
    .where(sql`transaction_id = ${transaction.id}`)
  expect(who).toMatchObject({
    phone: '+96550012345',
    email: 'noura@example.com',
    civilId: '285010100123',
    customerKey: null,
  })
  expect(await counter.pay(id)).toBe('began')
  await expectLedgerClean(counter.db)
})

test('the same key makes one payment', async () => {
  const counter = await scene()
  const idempotencyKey = crypto.randomUUID()
  const first = await counter.made({}, { idempotencyKey })
  expect(await counter.make({}, { idempotencyKey })).toMatchObject({
    ok: true,
    value: { replayed: true, created: { id: first } },
  })
})

test.each([
  { civil_id: '290020200456' },
  { customer_phone: '5001 2346' },
  { customer_email: 'noura@example.com' },
  { amount: '6.000' },
  { description: 'Another one' },
])('the same key with %o is another payer’s payment, and is refused', async (other) => {
  const counter = await scene()
  const key = { idempotencyKey: crypto.randomUUID() }
  const wish = { civil_id: '285010100123' }
  await counter.made(wish, key)
  expect(await counter.make({ ...wish, ...other }, key)).toEqual({ ok: false, error: { kind: 'keyReused' } })
  expect(await counter.make(wish, key)).toMatchObject({ ok: true, value: { replayed: true } })
})

test('whoever only says that a key is theirs gets a row of their own; staff find the customer by it', async () => {
  const counter = await scene()
  const { db, merchantId } = counter
  const known = { merchantId, key: 'CUS-00017', nameEn: 'Mariam', email: 'mariam@example.com' }
  const customerId = await inTransaction(db, (tx) => saveCustomer(tx, known))
  const payerOf = async (id: string) => (await transactionOf(counter, id)).customerId
  const knownRow = () => db.select().from(customer).where(eq(customer.id, customerId))
  const before = await knownRow()

  const asked = { customer_id: 'CUS-00017', customer_phone: '' }
  expect(await payerOf(await counter.made(asked))).toBeNull()
  const theirs = await payerOf(await counter.made({ ...asked, customer_email: 'another@example.com' }))
  expect(theirs).not.toBe(customerId)
  expect(await knownRow()).toEqual(before)

  const staff = await counter.staff()
  const pressed = await counter.made(asked, { counter: { ...(await counter.counter()), staff } })
  expect(await payerOf(pressed)).toBe(customerId)
})

test('the same key at another collector is refused, also to whoever works at both', async () => {
  const counter = await scene()
  const here = { ...(await counter.counter()), staff: await counter.staff() }
  const key = { idempotencyKey: crypto.randomUUID() }
  await counter.made({}, { ...key, counter: here })
  const elsewhere = { ...here, collector: here.collector && { ...here.collector, publicId: 'another-desk' } }
  const refused = { ok: false, error: { kind: 'keyReused' } }
  expect(await counter.make({}, { ...key, counter: elsewhere })).toEqual(refused)
  expect(await counter.make({}, { ...key, counter: { ...here, collector: null } })).toEqual(refused)
  expect(await counter.make({}, { ...key, counter: here })).toMatchObject({ value: { replayed: true } })
})

test('an amount is read as people type it', async () => {
  const counter = await scene()
  expect(await transactionOf(counter, await counter.made({ amount: '٤٫٥' }))).toMatchObject({ amount: 4_500 })
})

test.each([
  [{ amount: '' }, { field: 'amount', says: 'request.required' }],
  [{ amount: '0' }, { field: 'amount', says: 'pay.amountNotPositive' }],
  [{ amount: '1.2345' }, { field: 'amount', says: 'decimals.several', values: { decimals: 3 } }],
  [{ currency_code: 'XYZ' }, { field: 'currency_code', says: 'request.currencyUnknown' }],
  [
    { currency_code: 'EUR', amount: '5.00' },
    { field: 'currency_code', says: 'request.gatewayCurrency', values: { currency: 'EUR' } },
  ],
  [{ customer_phone: '123' }, { field: 'customer_phone', says: 'pay.phoneInvalid' }],
  [{ customer_email: 'nobody' }, { field: 'customer_email', says: 'request.email' }],
  [{ civil_id: '12' }, { field: 'civil_id', says: 'request.civilId' }],
] as const)('%o is refused at its field', async (wish, problem) => {
  const counter = await scene()
  expect(await counter.make(wish)).toEqual({ ok: false, error: { kind: 'fields', problems: [problem] } })
})

test('a rule refuses where the payment is made, in the words of the merchant, and counts it', async () => {
  const counter = await scene()
  const rule = await counter.restrict({ list: 'block', messageEn: 'Call us', messageAr: 'اتصل بنا' })
  await counter.db
    .insert(restrictedIdentifier)
    .values({ merchantId: counter.merchantId, restrictionId: rule.id, value: '+96550012345' })
  expect(await counter.make()).toEqual({
    ok: false,
    error: { kind: 'restricted', field: null, message: { en: 'Call us', ar: 'اتصل بنا' } },
  })
  expect(await counter.make({ customer_phone: '' })).toEqual({
    ok: false,
    error: { kind: 'fields', problems: [{ field: 'customer_phone', says: 'request.required' }] },
  })
  expect(await counter.hitsOf(rule.id)).toBe(2)
  expect((await counter.make({ customer_phone: '5009 9999' })).ok).toBe(true)
})

test('staff at a counter take money of a payer who gives no phone; who is named is judged (decision 141)', async () => {
  const counter = await scene()
  const blocked = await counter.restrict({ list: 'block' })
  await counter.db
    .insert(restrictedIdentifier)
    .values({ merchantId: counter.merchantId, restrictionId: blocked.id, value: '+96550012345' })
  await counter.restrict({ paymentsPerDay: 1 })
  const atWork = { counter: { ...(await counter.counter()), staff: await counter.staff() } }
  const unnamed = () => counter.made({ customer_phone: '' }, atWork)
  const [first, second] = [await unnamed(), await unnamed()]
  expect([await counter.pay(first), await counter.pay(second)]).toEqual(['began', 'began'])
  expect(await counter.make({}, atWork)).toMatchObject({ ok: false, error: { kind: 'restricted' } })
  const { required } = await createFacts(counter.deps, atWork.counter)
  expect([...required]).toEqual([])
  expect([...(await createFacts(counter.deps, await counter.counter())).required]).toEqual(['phone'])
})

test('an allow-list asks at a counter too', async () => {
  const counter = await scene()
  await counter.restrict({ list: 'allow' })
  const atWork = { counter: { ...(await counter.counter()), staff: await counter.staff() } }
  expect(await counter.make({ customer_phone: '' }, atWork)).toEqual({
    ok: false,
    error: { kind: 'fields', problems: [{ field: 'customer_phone', says: 'request.required' }] },
  })
  expect([...(await createFacts(counter.deps, atWork.counter)).required]).toEqual(['phone'])
})

test('an unknown counter is not there, whether or not anybody signed in (and an open one is)', async () => {
  const { db, deps, merchantId, collectorId } = await scene()
  const found = (id: string | null) => counterOf(deps, { merchantId, staff: null, collectorId: id })
  expect((await found(collectorId)).ok).toBe(true)
  await db.update(merchant).set({ publicCollect: false }).where(eq(merchant.id, merchantId))
  expect([await found('COL-NONE'), await found(collectorId), await found(null)]).toMatchObject([
    { error: 'notFound' },
    { error: 'notAuthenticated' },
    { error: 'notAuthenticated' },
  ])
})

test('a rule made after the payment was asked for still refuses where it begins', async () => {
  const counter = await scene()
  const id = await counter.made()
  const rule = await counter.restrict({ currency: 'KWD', maximum: 4_999 })
  expect(await counter.pay(id)).toBe('restricted')
  expect(await counter.hitsOf(rule.id)).toBe(1)
})

test('gateways that a rule closes are not offered, and a closed one cannot be paid with', async () => {
  const counter = await scene()
  const before = await counter.made()
  await counter.restrict({ gateways: ['cod', 'knet'] })
  expect((await transactionOf(counter, await counter.made())).pgCodes).toEqual(['cod', 'knet'])
  expect([await counter.pay(before, 'card'), await counter.pay(before, 'knet')]).toEqual([
    'restricted',
    'began',
  ])
})

test('a payment that failed does not count against its payer', async () => {
  const counter = await scene()
  await counter.restrict({ paymentsPerDay: 1 })
  const [first, second] = [await counter.made(), await counter.made()]
  const attempt = await startPaying(counter, first)
  expect(await counter.pay(second)).toBe('restricted')
  await deliver(counter, counter.bank.declines(attempt.trackId))
  expect(await counter.pay(second)).toBe('began')
})
