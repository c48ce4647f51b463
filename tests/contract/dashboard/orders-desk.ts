import { coreContract } from '@wasl/contracts/core'
import { placeOrder } from '@wasl/core/kernel/orders/place-order.service'
import { findOrderFaults } from '@wasl/core/kernel/orders/order-faults.store'
import { orderKinds } from '@wasl/core/order-kinds'
import { findLedgerFaults } from '@wasl/core/kernel/ledger/books/invariants'
import type { SignedIn } from '@wasl/tests/support/staff'
import { afterEach, beforeAll } from 'vitest'
import type { databaseForTests } from '../../support/database.ts'
import { requestOf } from '../asking.ts'
import { staffDesk } from '../staff-desk.ts'

type Product = { public_id: string; pool_id: string }
type Ordering = {
  plugin?: 'catalogue' | 'food_ordering'
  voucherDiscount?: number
  branch?: string
  fulfilment?: 'delivery' | 'pickup'
}

/** Orders of the demo's shop, and staff who manage them. The books, the stock and the orders agree after each test. */
export function ordersDesk(database: ReturnType<typeof databaseForTests>) {
  const { as, ask, scene, signIn } = staffDesk(database)
  const who = {} as { manager: SignedIn; packer: SignedIn }

  beforeAll(async () => {
    const sections = ['catalogue']
    who.manager = await signIn({ permissions: ['orders.manage', 'payment.refund'], sections })
    who.packer = await signIn({ permissions: ['orders.manage'], sections })
  }, 240_000)

  afterEach(async () => {
    const faults = [...(await findOrderFaults(database().db)), ...(await findLedgerFaults(database().db))]
    if (faults.length > 0) throw new Error(faults.join('\n'))
  })

  const tote = async (): Promise<Product> => {
    const { rows } = await database().pool.query<Product>(
      `select p.public_id, p.pool_id from product p join stock_pool s on s.id = p.pool_id
       where p.merchant_id = 1 and s.capacity > 10 order by p.id limit 1`,
    )
    const [row] = rows
    if (!row) throw new Error('the demo sells nothing')
    return row
  }
  const left = async (pool: string): Promise<number> => {
    const { rows } = await database().pool.query<{ free: string }>(
      `select capacity - sold - held as free from stock_pool where id = $1`,
      [pool],
    )
    return Number(rows[0]?.free)
  }

  /** Three pieces of 3.500 KWD, less what a voucher takes off. */
  async function order(
    name = 'Noura Al-Mutawa',
    { plugin = 'catalogue', voucherDiscount = 500, branch, fulfilment = 'delivery' }: Ordering = {},
  ) {
    const { public_id: product, pool_id: pool } = await tote()
    const placed = await placeOrder({
      db: database().db,
      clock: { now: scene().now },
      ledger: scene().core.ledger,
      kinds: orderKinds.flatMap((kind) => [kind, { ...kind, plugin: 'food_ordering' as const }]),
    })(async () => ({
      ok: true,
      value: {
        merchantId: 1,
        plugin,
        unitKey: 'main',
        language: 'ar',
        customerName: name,
        customerPhone: '+96550012345',
        fulfilment,
        branch: branch ?? null,
        customerEmail: 'noura@example.com',
        address: { area: 'Salmiya', block: '10' },
        voucherCode: 'TAMRA2',
        currency: 'KWD',
        subtotal: 10_500,
        voucherDiscount,
        grandTotal: 10_500 - voucherDiscount,
        lines: [
          {
            ref: `product:${product}`,
            snapshot: { nameEn: 'Tote', nameAr: 'حقيبة' },
            quantity: 3,
            unitPrice: 3_500,
            lineTotal: 10_500,
            discount: voucherDiscount,
          },
        ],
        stock: [{ poolId: Number(pool), quantity: 3 }],
        payment: {
          pgCodes: ['knet', 'cod'],
          expiresAt: new Date(scene().now().getTime() + 900_000),
        },
      },
    }))
    if (!placed.ok) throw new Error(JSON.stringify(placed.error))
    const { order: row, transaction } = placed.value
    return { id: row.publicId, number: row.number, transaction: transaction?.publicId ?? '', pool }
  }

  async function paid(name?: string, how?: Ordering) {
    const made = await order(name, how)
    await ask('pay', {
      params: { plugin: 'catalogue', id: made.transaction },
      body: { gateway_code: 'knet' },
    })
    const { rows } = await database().pool.query<{ track_id: string }>(
      `select a.track_id from attempt a join payment_transaction t on t.id = a.transaction_id where t.public_id = $1`,
      [made.transaction],
    )
    await scene().bank.control.answer(rows[0]?.track_id ?? '', 'approve')
    return made
  }

  const at = (id: string) => ({ plugin: 'catalogue', id })
  const show = async (id: string, by = who.manager) => (await as(by, 'orders.order', { params: at(id) })).body
  const move = (id: string, to: string) =>
    as(who.packer, 'orders.move', { params: at(id), body: { to }, language: 'en' })
  const cancel = (by: SignedIn, id: string, changes: object = {}) =>
    as(by, 'orders.cancel', {
      params: at(id),
      body: { reason: 'Out of boxes', restock: true, refund: 'full', ...changes },
      language: 'en',
    })
  let presses = 0
  const newKey = () => `refund-of-lines-${(presses += 1)}`
  const refund = (id: string, quantity: number, restock = false, key = newKey()) =>
    as(who.manager, 'orders.refundLines', {
      params: at(id),
      body: { lines: [{ position: 1, quantity }], restock },
      headers: { 'idempotency-key': key },
      language: 'en',
    })
  const list = async (query: Record<string, string>) =>
    (
      await as(who.packer, 'orders.list', {
        params: { plugin: 'catalogue' },
        query: `?${new URLSearchParams(query).toString()}`,
      })
    ).body as { count: number; counts: Record<string, number>; results: Record<string, unknown>[] }

  /** What was written down is told: to people, to servers, to open dashboards. */
  const tell = async () => {
    for (let round = 0; round < 3; round += 1) {
      const { ledger, work } = scene().core
      await ledger.runJanitorOnce(work.consumers)
    }
  }
  const fileOf = async (by: SignedIn, query = '', language: 'en' | 'ar' = 'en') => {
    const asked = { params: { plugin: 'catalogue' }, query, language, headers: by.headers }
    const answer = await scene().core.fetch(requestOf(coreContract.orders.file, asked))
    return { status: answer.status, text: await answer.text() }
  }

  return {
    tell,
    fileOf,
    who,
    as,
    ask,
    scene,
    signIn,
    left,
    order,
    paid,
    at,
    show,
    move,
    cancel,
    refund,
    list,
    newKey,
  }
}
