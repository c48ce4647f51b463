import { databaseForTests } from '@wasl/tests/support/database'
import { quietLog } from '@wasl/tests/support/quiet-log'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accepted } from '@wasl/domain/result'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { cancelOrder } from '../orders/cancel-order.service.ts'
import { findOrderFaults } from '../orders/order-faults.store.ts'
import { wishOf, type Wish } from '../orders/orders.fixtures.ts'
import { findOrder, findOrderEvents, findOrderLines } from '../orders/orders.store.ts'
import { placeOrder } from '../orders/place-order.service.ts'
import { makeVoucher } from '../vouchers/make-voucher.service.ts'
import { reserveVoucher } from '../vouchers/voucher-uses.service.ts'
import { voucherRedemption } from '../vouchers/vouchers.schema.ts'
import { addCustomer } from '../merchants/merchants.service.ts'
import { openTelling, type TellingScene } from '../messages/messages.fixtures.ts'
import { orderKinds } from '../../order-kinds.ts'
import { erase, files } from './mariam.fixtures.ts'
import { forgetCustomers } from './retention.service.ts'
import { showPerson } from './stored-of.service.ts'

const database = databaseForTests()

const deps = ({ db, clock, ledger }: TellingScene) => ({ db, clock, ledger, kinds: orderKinds })

const noura = { nameEn: 'Noura', email: 'noura@example.com', phone: '+96550012345' }

async function buys(scene: TellingScene, wish: Wish = {}) {
  const { db, merchantId } = scene
  const customerId = await inTransaction(db, (tx) => addCustomer(tx, { merchantId, ...noura }))
  const base = wishOf(scene)
  const placed = await placeOrder(deps(scene))(async () =>
    accepted({
      ...base,
      customerId,
      address: { street: 'Street of Noura', house: '7' },
      note: 'Ring for Noura',
      details: { gift: 'to noura@example.com' },
      lines: base.lines.map((line) => ({
        ...line,
        snapshot: { nameEn: 'Noura box', nameAr: 'صندوق نورة' },
        answers: { card: 'From Noura' },
      })),
      ...wish,
    }),
  )
  if (!placed.ok) throw new Error('the order was refused')
  return { customerId, publicId: placed.value.order.publicId }
}

async function shown({ db, merchantId }: TellingScene, publicId: string) {
  const order = await findOrder(db, { merchantId, publicId })
  if (!order) throw new Error('the order is gone')
  const ref = { merchantId, orderId: order.id }
  const [line] = await findOrderLines(db, ref)
  return { order, line, events: await findOrderEvents(db, ref) }
}

const keepVoucher = ({ db, merchantId, clock }: TellingScene, orderKey: string) =>
  inTransaction(db, async (tx) => {
    const now = clock.now()
    const terms = {
      merchantId,
      code: 'MADD10',
      type: 'no_discount' as const,
      currency: 'KWD',
      actor: 'sara',
      now,
    }
    const { id: voucherId } = await makeVoucher(tx, { ...terms, usageLimit: null, budget: null })
    const customer = { phone: noura.phone, email: noura.email }
    const discount = (await findOrder(tx, { merchantId, publicId: orderKey }))?.voucherDiscount ?? 0
    const use = { merchantId, orderKey, voucherId, customer, discount, now }
    await reserveVoucher(tx, { ...use, hasOrdered: async () => false })
  })

async function usersOf({ db, merchantId }: TellingScene) {
  const rows = await db.select().from(voucherRedemption).where(eq(voucherRedemption.merchantId, merchantId))
  return rows.map(({ phoneKey, emailKey }) => [phoneKey, emailKey])
}

const free: Wish = { voucherDiscount: 48_750, grandTotal: 0 }

test.each([
  ['paid by a request', {}],
  ['of nothing to pay', free],
])('whoever ordered is taken out of an order %s, and what was sold stays', async (_what, wish) => {
  const scene = await openTelling(database().db)
  const { merchantId } = scene
  const { customerId, publicId } = await buys(scene, wish)
  await keepVoucher(scene, publicId)
  await cancelOrder(deps(scene))({
    merchantId,
    publicId,
    by: 'staff',
    actor: 'sara',
    reason: 'Noura called',
    restock: true,
    refunds: false,
  })
  const before = await shown(scene, publicId)
  expect(await erase(scene, customerId)).toMatchObject({ ok: true })
  expect(await usersOf(scene)).toEqual([[null, null]])
  const { order, line, events } = await shown(scene, publicId)
  expect(order).toEqual({
    ...before.order,
    customerName: null,
    customerEmail: null,
    customerPhone: null,
    address: null,
    note: null,
    details: { gift: 'to •••' },
  })
  expect(line).toEqual({ ...before.line, answers: {} })
  expect(events.map(({ reason }) => reason)).toEqual(events.map(() => null))
  expect(await findOrderFaults(scene.db)).toEqual([])
})

test('an order of somebody else, and of the same name, stays as it is', async () => {
  const scene = await openTelling(database().db)
  const { customerId } = await buys(scene)
  const other = await buys(scene)
  await scene.db.execute(sql`
    update customer set email = 'other@example.com', phone = '+96550099999' where id = ${other.customerId}`)
  await scene.db.execute(sql`
    update shop_order set customer_email = 'other@example.com', customer_phone = '+96550099999', details = '{}'
    where public_id = ${other.publicId}`)
  const before = await shown(scene, other.publicId)
  expect(await erase(scene, customerId)).toMatchObject({ ok: true })
  expect(await shown(scene, other.publicId)).toEqual(before)
})

test('what somebody ordered is in what they are told is stored', async () => {
  const scene = await openTelling(database().db)
  const { customerId, publicId } = await buys(scene, free)
  const person = await showPerson(scene.db, { merchantId: scene.merchantId, customerId })
  expect(person?.stored['orders']).toMatchObject([
    {
      id: publicId,
      customer_phone: '+96550012345',
      address: { street: 'Street of Noura' },
      lines: [{ what: { nameEn: 'Noura box' }, answers: { card: 'From Noura' }, quantity: 2 }],
    },
  ])
})

test('who has ordered lately is not forgotten, even where nothing was paid', async () => {
  const scene = await openTelling(database().db)
  const { db, clock, merchantId } = scene
  await db.execute(sql`update merchant set retention_days = 30 where id = ${merchantId}`)
  const { publicId } = await buys(scene, free)
  const days = (count: number) => clock.advance(count * 86_400_000)
  await db.execute(sql`
    update customer set created_at = ${clock.now().toISOString()}::timestamptz - interval '60 days' where merchant_id = ${merchantId}`)
  const names = async () => (await shown(scene, publicId)).order.customerName
  days(29)
  await forgetCustomers({ db, clock, files, log: quietLog })
  expect(await names()).toBe('Noura')
  days(2)
  await forgetCustomers({ db, clock, files, log: quietLog })
  expect(await names()).toBeNull()
})
