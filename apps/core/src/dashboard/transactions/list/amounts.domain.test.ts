import { expect, test } from 'vitest'
import { amountsOf } from './amounts.domain.ts'

const amount = 48_750
const attempt = {
  isWinner: true,
  fee: 250,
  charge: 49_000,
  authorized: 0,
  voided: 0,
  captured: 49_000,
  feeCaptured: 250,
  refunded: 0,
  refundReserved: 0,
}
const failed = { ...attempt, isWinner: false, captured: 0, feeCaptured: 0 }

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

test('a hold counts until it is given up, and its rest too', () => {
  const held = { ...attempt, authorized: 49_000, captured: 0, feeCaptured: 0 }
  expect(amountsOf({ amount }, [held])).toMatchObject({ authorized: 49_000, paid: 0, refundable: 0 })
  expect(amountsOf({ amount }, [{ ...held, voided: 49_000, isWinner: false }])).toMatchObject({
    authorized: 0,
    remaining: amount,
  })
  const part = { ...held, captured: 20_000, feeCaptured: 250, voided: 29_000 }
  expect(amountsOf({ amount }, [part])).toMatchObject({
    authorized: 20_000,
    paid: 20_000,
    settled: 19_750,
    remaining: 29_000,
  })
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
