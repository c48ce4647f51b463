import { expect, test } from 'vitest'
import { amountsOf } from './amounts.domain.ts'

const amount = 48_750
const attempt = {
  state: 'success' as const,
  isWinner: true,
  fee: 250,
  charge: 49_000,
  authorized: 0,
  captured: 49_000,
  feeCaptured: 250,
  refunded: 0,
  refundReserved: 0,
}
const failed = { ...attempt, state: 'failed' as const, isWinner: false, captured: 0, feeCaptured: 0 }

test('a payment is what was taken with its fee; what may be given back is without', () => {
  const given = { ...attempt, refunded: 10_000, refundReserved: 750 }
  expect(amountsOf({ amount }, [failed, given])).toEqual({
    paid: 49_000,
    refunded: 10_000,
    refundReserved: 750,
    refundable: 38_000,
    authorized: 0,
    settled: 48_750,
    remaining: 0,
    fee: 250,
    paidAttemptFee: 250,
  })
})

test('a surplus payment is taken money too, and settles nothing', () => {
  const surplus = {
    ...attempt,
    isWinner: false,
    fee: 100,
    feeCaptured: 100,
    captured: 48_850,
    charge: 48_850,
  }
  expect(amountsOf({ amount }, [surplus, attempt])).toMatchObject({
    paid: 97_850,
    refundable: 97_500,
    settled: 48_750,
    fee: 250,
  })
})

test('a hold counts until it is given up', () => {
  const held = { ...attempt, state: 'authorized' as const, authorized: 49_000, captured: 0, feeCaptured: 0 }
  expect(amountsOf({ amount }, [held])).toMatchObject({ authorized: 49_000, paid: 0, refundable: 0 })
  expect(amountsOf({ amount }, [{ ...held, state: 'canceled', isWinner: false }]).authorized).toBe(0)
})

test('the fee is that of the attempt that paid, else of the last one, else none', () => {
  expect(amountsOf({ amount }, [{ ...failed, fee: 800 }, failed])).toMatchObject({
    fee: 800,
    paidAttemptFee: null,
    remaining: amount,
  })
  expect(amountsOf({ amount }, [{ ...failed, fee: 800 }, attempt]).fee).toBe(250)
  expect(amountsOf({ amount }, []).fee).toBe(0)
})
