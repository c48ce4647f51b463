import { eachEngine } from '@wasl/tests/support/database'
import { deliver, press, transactionOf } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { operate } from '@wasl/tests/support/fixtures/operations.fixtures'
import { createRandom, roundsOn, together } from '@wasl/tests/support/fixtures/race.fixtures'
import { expect, test } from 'vitest'
import { findAttemptsOf } from '../ledger/attempt.store.ts'
import { minutes } from '../ledger/evidence/inquiry.domain.ts'
import { expireOverdueStock } from '../stock/expire-stock.service.ts'
import { checkPools } from '../stock/pool-checks.store.ts'
import { findStockFaults } from '../stock/stock-faults.store.ts'
import { countOf } from '../stock/stock.fixtures.ts'
import { aVoucher, expectVouchersClean } from '../vouchers/vouchers.fixtures.ts'
import {
  aProduct,
  cancel,
  move,
  openOrders,
  orderOf,
  tryToOrder,
  type OrderScene,
} from './orders.fixtures.ts'

const race = { timeout: 3_600_000 }
const buyers = 16
const units = 10

type Dice = ReturnType<typeof createRandom>
type Shop = { scene: OrderScene; dice: Dice; pools: readonly number[]; voucher: number }

/** One buyer from the first press to whatever comes of it; staff and the bank interfere. Its order, where it was placed. */
async function shopping({ scene, dice, pools, voucher }: Shop, at: number): Promise<string | null> {
  const { db, merchantId, bank, ledger } = scene
  const quantity = 1 + dice.below(2)
  const subtotal = 24_375 * quantity
  const isReduced = dice.below(2) === 0
  // Two of them share a phone: the limit per customer is one.
  const customer = { phone: `+965500${10_000 + Math.floor(at / 2)}`, email: null }
  const wish = {
    pool: pools[dice.below(pools.length)] ?? null,
    quantity,
    ...(isReduced && {
      voucherDiscount: 4_875,
      grandTotal: subtotal - 4_875,
      voucher: { id: voucher, customer },
    }),
  }
  const placed = await tryToOrder(scene, wish)
  if (!placed.ok) return null
  const { publicId } = placed.value.order
  const transaction = placed.value.transaction?.publicId ?? ''
  const gatewayCode = ['card', 'knet', 'hold', 'cod'][dice.below(4)] ?? 'card'
  const pay = async () => {
    await ledger.pay(press(scene, transaction, { gatewayCode }))
    const { id: transactionId } = await transactionOf(scene, transaction)
    const attempt = (await findAttemptsOf(db, { merchantId, transactionId })).at(-1)
    if (!attempt || attempt.gatewayCode === 'cod') return
    const says =
      dice.below(4) === 0 ? bank.declines : gatewayCode === 'hold' ? bank.authorizes : bank.captures
    const evidence = says(attempt.trackId)
    // The callback and the payer's return, in the same instant.
    await Promise.all([
      deliver(scene, evidence, attempt.gatewayCode),
      deliver(scene, evidence, attempt.gatewayCode),
    ])
  }
  const interfere = [
    () => cancel(scene, publicId, { restock: dice.below(2) === 0 }),
    () => operate(scene, transaction, { kind: 'refund' }),
    () => move(scene, publicId, 'packed'),
    () =>
      ledger.withdrawTransaction({
        merchantId,
        publicId: transaction,
        actor: 'sara',
        event: 'merchant.canceled',
      }),
    async () => {},
  ]
  const first = interfere[dice.below(interfere.length)]
  const second = interfere[dice.below(interfere.length)]
  const paying = dice.below(5) === 0 ? [] : [pay()]
  await Promise.all([...paying, first?.()])
  await second?.()
  return publicId
}

const over = ['payment_failed', 'expired', 'canceled', 'late_unfulfillable']

eachEngine((database, kind) => {
  const most = Math.ceil(roundsOn(kind) / 5)

  test(
    'sixteen buyers at once of the last ten, with vouchers, refunds and cancels: rows alone say that all agrees',
    race,
    async () => {
      const scene = await openOrders(database().db)
      const { db, merchantId, clock, ledger } = scene
      const seen = { placed: 0, refused: 0, ended: 0 }
      for (let round = 0; round < most; round += 1) {
        const dice = createRandom(20_261_129 + round)
        const pools = [await aProduct(scene, units - 3), await aProduct(scene, 3)]
        const voucher = await aVoucher(scene, {
          code: `STORM${round}`,
          usageLimit: 4,
          budget: 15_000,
          perCustomerLimit: 1,
        })
        const shop = { scene, dice, pools, voucher }
        const orders = await together(
          round,
          Array.from({ length: buyers }, (_, at) => () => shopping(shop, at)),
        )
        await expectVouchersClean(scene)
        clock.advance(minutes(120))
        for (let again = 0; again < 3; again += 1) await ledger.runJanitorOnce()
        await expireOverdueStock({ db, clock })
        await expectVouchersClean(scene, ...pools)
        expect(await findStockFaults(db, clock.now())).toEqual([])
        expect(await checkPools(db, { merchantId, isDiffering: true })).toEqual([])
        for (const pool of pools) expect(await countOf(scene, pool)).toMatchObject({ held: 0 })
        for (const publicId of orders) {
          seen[publicId === null ? 'refused' : 'placed'] += 1
          if (publicId !== null && over.includes((await orderOf(scene, publicId)).state)) seen.ended += 1
        }
      }
      expect(Math.min(...Object.values(seen))).toBeGreaterThan(0)
    },
  )
})
