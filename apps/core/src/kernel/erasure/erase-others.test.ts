import { money } from '@wasl/domain/money'
import { eachEngine } from '@wasl/tests/support/database'
import { request } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { findLedgerFaults } from '../ledger/books/invariants.ts'
import { paymentTransaction } from '../ledger/ledger.schema.ts'
import { addCustomer } from '../merchants/merchants.service.ts'
import { customer } from '../merchants/merchants.schema.ts'
import { product } from '../products/products.schema.ts'
import { addProduct, type ProductWish } from '../products/save-product.service.ts'
import { openTelling } from '../messages/messages.fixtures.ts'
import { erase, known, pay } from './mariam.fixtures.ts'

const aProduct: ProductWish = {
  slug: null,
  sku: '',
  state: 'active',
  nameEn: '',
  nameAr: '',
  descriptionEn: '',
  descriptionAr: '',
  price: 1_000,
  discountedPrice: null,
  discountFrom: null,
  discountUntil: null,
  sellableFrom: null,
  sellableUntil: null,
  soldOutUntil: null,
  minPerOrder: 1,
  maxPerOrder: null,
  shipped: true,
  storeKey: null,
  position: 0,
  seo: {},
  categorySlugs: [],
  pictures: [],
  prereqs: [],
  inventory: null,
}

eachEngine((database) => {
  test.each(['49000', 'transaction', 'created', 'payment_request', 'of another'])(
    'a key like %j takes nothing of anybody else’s',
    async (key) => {
      const scene = await openTelling(database().db)
      const { db, merchantId } = scene
      const { customerId, paid } = await known(scene)
      const other = await inTransaction(db, (tx) =>
        addCustomer(tx, { merchantId, nameEn: 'Created', email: 'another@example.com' }),
      )
      const theirs = await request(scene, {
        customerId: other,
        amount: money(49_000, 'KWD'),
        descriptionEn: 'created',
      })
      await pay(scene, theirs)
      const [row] = await db.select().from(paymentTransaction).where(eq(paymentTransaction.publicId, theirs))
      await db
        .update(customer)
        .set({ key: key === 'of another' ? String(row?.id) : key })
        .where(eq(customer.id, customerId))
      const ofTheirs = async () => [
        await db.select().from(paymentTransaction).where(eq(paymentTransaction.publicId, theirs)),
        ...(await Promise.all(
          ['audit', 'outbox', 'webhook_event', 'live_event'].map(async (table) => {
            const about = `%${table === 'live_event' ? theirs : `transaction:${row?.id}`}%`
            const written = await db.execute(
              sql`select * from ${sql.identifier(table)} t where t::text like ${about} order by id`,
            )
            return written.rows
          }),
        )),
      ]
      const before = await ofTheirs()
      expect(await erase(scene, customerId)).toMatchObject({ ok: true })
      expect(await ofTheirs()).toEqual(before)
      expect(await findLedgerFaults(db)).toEqual([])
      const [own] = await db.select().from(paymentTransaction).where(eq(paymentTransaction.publicId, paid))
      expect(own).toMatchObject({ state: 'created', plugin: 'payment_request' })
    },
  )

  test('a product that is called like the customer keeps its name', async () => {
    const scene = await openTelling(database().db)
    const { db, merchantId, clock } = scene
    const customerId = await inTransaction(db, (tx) =>
      addCustomer(tx, { merchantId, key: 'noura-4711', nameEn: 'Noura Alali', nameAr: 'نورة العلي' }),
    )
    await request(scene, { customerId, descriptionEn: 'Noura Alali box' })
    const names = { nameEn: 'Noura Alali box noura-4711', nameAr: 'علبة نورة العلي' }
    const saving = { merchantId, actor: 'sara', now: clock.now() }
    await inTransaction(db, (tx) => addProduct(tx, saving, { ...aProduct, ...names, sku: 'noura-4711' }))
    const row = async () => (await db.select().from(product).where(eq(product.merchantId, merchantId)))[0]
    const before = await row()
    expect(before).toMatchObject({ ...names, slug: 'noura-alali-box-noura-4711' })
    expect(await erase(scene, customerId)).toMatchObject({ ok: true })
    expect(await row()).toEqual(before)
  })

  test('a name and a key that read like words of ours leave every row what it was', async () => {
    const scene = await openTelling(database().db)
    const { db, merchantId } = scene
    const named = { merchantId, key: 'ORDER-4711', nameEn: 'Created', nameAr: 'Merchant' }
    const customerId = await inTransaction(db, (tx) => addCustomer(tx, named))
    const own = await request(scene, { customerId, orderNo: 'ORDER-4711', descriptionEn: 'For Created' })
    const theirs = await request(scene, { orderNo: 'A-ORDER-4711', descriptionEn: 'As ORDER-4711' })
    expect(await erase(scene, customerId)).toMatchObject({ ok: true })
    const rowOf = async (publicId: string) =>
      (await db.select().from(paymentTransaction).where(eq(paymentTransaction.publicId, publicId)))[0]
    expect(await rowOf(own)).toMatchObject({
      state: 'created',
      stateSource: 'merchant',
      terms: 'merchant',
      orderNo: 'ORDER-4711',
      descriptionEn: 'For •••',
    })
    expect(await rowOf(theirs)).toMatchObject({ orderNo: 'A-ORDER-4711', descriptionEn: 'As •••' })
    expect(await findLedgerFaults(db)).toEqual([])
  })
})
