import { databaseForTests } from '@wasl/tests/support/database'
import { deliver, press, transactionOf } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { operate } from '@wasl/tests/support/fixtures/operations.fixtures'
import { createRandom } from '@wasl/tests/support/fixtures/race.fixtures'
import { expect, test } from 'vitest'
import { findAttemptsOf } from '../ledger/attempt.store.ts'
import { after, minutes } from '../ledger/evidence/inquiry.domain.ts'
import { aVoucher, expectVouchersClean } from '../vouchers/vouchers.fixtures.ts'
import { aProduct, cancel, move, openOrders, tryToOrder } from './orders.fixtures.ts'

const database = databaseForTests()

test.each([1, 2, 3])(
  'whatever buyers, banks, staff and time do in any order, books, stock, vouchers and orders agree (%i)',
  { timeout: 120_000 },
  async (seed) => {
    const scene = await openOrders(database().db)
    const { db, merchantId, clock, bank, ledger } = scene
    const random = createRandom(seed)
    const pick = <T>(from: readonly T[]): T | undefined => from[random.below(Math.max(1, from.length))]
    const pools = [await aProduct(scene, 7), await aProduct(scene, 3)]
    const voucher = await aVoucher(scene, { usageLimit: 5, budget: 40_000, perCustomerLimit: 2 })
    const orders: { publicId: string; transaction: string }[] = []

    const attemptOf = async (transaction: string) => {
      const { id: transactionId } = await transactionOf(scene, transaction)
      return pick(await findAttemptsOf(db, { merchantId, transactionId }))
    }
    const buy = async () => {
      const reduced = random.below(3) === 0
      const customer = { phone: `+9655000000${random.below(4)}`, email: null }
      const placed = await tryToOrder(scene, {
        pool: pick(pools) ?? null,
        quantity: 2,
        ...(reduced && { voucherDiscount: 4_875, grandTotal: 43_875, voucher: { id: voucher, customer } }),
      })
      if (!placed.ok) return
      const { order, transaction } = placed.value
      orders.push({ publicId: order.publicId, transaction: transaction?.publicId ?? '' })
    }
    const pay = async (transaction: string) => {
      const gatewayCode = pick(['card', 'knet', 'hold', 'once', 'cod']) ?? 'card'
      await ledger.pay(press(scene, transaction, { gatewayCode }))
    }
    const hearBank = async (transaction: string) => {
      const attempt = await attemptOf(transaction)
      if (!attempt || attempt.gatewayCode === 'cod') return
      const { trackId, gatewayCode, state } = attempt
      if (state === 'success' || state === 'authorized') return
      const isHold = gatewayCode === 'hold'
      const says = random.below(3) === 0 ? bank.declines : isHold ? bank.authorizes : bank.captures
      await deliver(scene, says(trackId), gatewayCode)
    }
    const steps: readonly ((order: { publicId: string; transaction: string }) => Promise<unknown>)[] = [
      buy,
      buy,
      ({ transaction }) => pay(transaction),
      ({ transaction }) => pay(transaction),
      ({ transaction }) => hearBank(transaction),
      ({ transaction }) => hearBank(transaction),
      ({ publicId }) => cancel(scene, publicId, { restock: random.below(2) === 0 }),
      ({ publicId }) =>
        move(scene, publicId, pick(['packed', 'shipped', 'completed', 'returned']) ?? '', true),
      ({ transaction }) =>
        operate(scene, transaction, { kind: pick(['refund', 'void'] as const) ?? 'refund' }),
      ({ transaction: publicId }) =>
        ledger.withdrawTransaction({ merchantId, publicId, actor: 'sara', event: 'merchant.canceled' }),
      ({ transaction: publicId }) =>
        ledger.renewTransaction({ merchantId, publicId, expiresAt: after(clock.now(), minutes(15)) }),
      async () => clock.advance(minutes(5 + random.below(30))),
      () => ledger.runJanitorOnce(),
    ]
    await buy()
    for (let round = 0; round < 120; round += 1) {
      const order = pick(orders)
      const step = pick(steps)
      if (order && step) await step(order)
      if (round % 20 === 19) await expectVouchersClean(scene)
    }
    clock.advance(minutes(120))
    for (let round = 0; round < 4; round += 1) await ledger.runJanitorOnce()
    await expectVouchersClean(scene, ...pools)
    expect(orders.length).toBeGreaterThan(5)
  },
)
