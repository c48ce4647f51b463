import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceBill, priceHash, refundOfUnits, type BillToPrice, type LineToPrice } from './pricing.ts'
import { shareOut } from './share.ts'

const line = (priceMinor: number, quantity = 1, more: Partial<LineToPrice> = {}): LineToPrice => ({
  priceMinor,
  discountedMinor: null,
  extrasMinor: [],
  quantity,
  isEligible: true,
  ...more,
})
const bill = (lines: readonly LineToPrice[], more: Partial<BillToPrice> = {}): BillToPrice => ({
  currency: 'KWD',
  lines,
  reduction: null,
  deliveryMinor: 0,
  serviceMinor: 0,
  taxBasisPoints: 0,
  ...more,
})
const percent = (basisPoints: number, mostMinor: number | null = null) =>
  ({ type: 'percentage', basisPoints, mostMinor, on: 'subtotal' }) as const
const fixed = (minor: number) => ({ type: 'fixed', minor, on: 'subtotal' }) as const

const minor = fc.integer({ min: 0, max: 50_000_000 })
const eachLine: fc.Arbitrary<LineToPrice> = fc.record({
  priceMinor: minor,
  discountedMinor: fc.option(minor),
  extrasMinor: fc.array(fc.integer({ min: -2_000, max: 5_000 }), { maxLength: 4 }),
  quantity: fc.integer({ min: 1, max: 999 }),
  isEligible: fc.boolean(),
})
const on = fc.constantFrom('subtotal' as const, 'delivery_fee' as const)
const eachReduction = fc.oneof(
  fc.constant(null),
  fc.constant({ type: 'no_discount' as const }),
  fc.record({
    type: fc.constant('percentage' as const),
    basisPoints: fc.integer({ min: 0, max: 10_000 }),
    mostMinor: fc.option(minor),
    on,
  }),
  fc.record({ type: fc.constant('fixed' as const), minor, on }),
)
const eachBill: fc.Arbitrary<BillToPrice> = fc.record({
  currency: fc.constantFrom('KWD', 'USD', 'JPY'),
  lines: fc.array(eachLine, { maxLength: 8 }),
  reduction: eachReduction,
  deliveryMinor: fc.integer({ min: 0, max: 20_000 }),
  serviceMinor: fc.integer({ min: 0, max: 90_000 }),
  taxBasisPoints: fc.constantFrom(0, 500, 1_500),
})

test('the same bill, counted by hand one piece at a time, has the same total', () => {
  fc.assert(
    fc.property(eachBill, (asked) => {
      const { lines, totals } = priceBill(asked)
      expect([totals.grandTotalMinor, totals.voucherDiscountMinor, totals.taxMinor]).toEqual(
        countedByHand(asked),
      )
      expect(totals.grandTotalMinor).toBe(
        totals.subtotalMinor - totals.voucherDiscountMinor + totals.deliveryMinor + totals.serviceMinor,
      )
      for (const { totalMinor, discountMinor } of lines) {
        expect(discountMinor).toBeGreaterThanOrEqual(0)
        expect(discountMinor).toBeLessThanOrEqual(totalMinor)
      }
    }),
  )
})

test('the lines have the voucher and the tax among them, to the last unit', () => {
  fc.assert(
    fc.property(eachBill, ({ deliveryMinor: _delivery, serviceMinor: _service, ...asked }) => {
      const { lines, totals } = priceBill({ ...asked, deliveryMinor: 0, serviceMinor: 0 })
      expect(lines.reduce((all, { discountMinor }) => all + discountMinor, 0)).toBe(
        totals.voucherDiscountMinor,
      )
      expect(lines.reduce((all, { taxMinor }) => all + taxMinor, 0)).toBe(totals.taxMinor)
    }),
  )
})

test('a line that is given back in any number of parts gives back what was paid for it', () => {
  fc.assert(
    fc.property(
      eachBill,
      fc.infiniteStream(fc.integer({ min: 1, max: 400 })),
      ({ lines: wanted, ...asked }, parts) => {
        for (const one of priceBill({ ...asked, lines: wanted }).lines) {
          let before = 0
          let given = 0
          while (before < one.quantity) {
            const units = Math.min(parts.next().value ?? 1, one.quantity - before)
            given += refundOfUnits(one, { before, units })
            before += units
          }
          expect(given).toBe(one.totalMinor - one.discountMinor)
        }
      },
    ),
    { numRuns: 40 },
  )
})

test('parts sum to the whole and none is above its weight', () => {
  fc.assert(
    fc.property(
      fc.array(minor, { minLength: 1, maxLength: 12 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (weights, ratio) => {
        const most = weights.reduce((all, weight) => all + weight, 0)
        const total = Math.floor(most * ratio)
        const parts = shareOut(total, weights)
        expect(parts.reduce((all, part) => all + part, 0)).toBe(total)
        for (const [index, part] of parts.entries()) {
          expect(part).toBeLessThanOrEqual(weights[index] ?? 0)
          if (most > 0) expect(Math.abs(part - (total * (weights[index] ?? 0)) / most)).toBeLessThan(1)
        }
      },
    ),
  )
})

test('seven of 1.235 with 10 % off cost 7.780: the percentage is rounded half up, once', () => {
  const { lines, totals } = priceBill(bill([line(1_235, 3), line(1_235, 4)], { reduction: percent(1_000) }))
  expect([totals.subtotalMinor, totals.voucherDiscountMinor, totals.grandTotalMinor]).toEqual([
    8_645, 865, 7_780,
  ])
  expect(lines.map(({ discountMinor }) => discountMinor)).toEqual([371, 494])
})

test('a third off, given back in three parts, sums exactly', () => {
  const [priced] = priceBill(bill([line(3_333, 3)], { reduction: percent(3_333) })).lines
  if (!priced) throw new Error('no line')
  const parts = [0, 1, 2].map((before) => refundOfUnits(priced, { before, units: 1 }))
  expect([priced.totalMinor - priced.discountMinor, parts]).toEqual([6_666, [2_222, 2_222, 2_222]])
})

test('a voucher of a fixed amount takes off the goods at most, never the delivery', () => {
  const { totals } = priceBill(bill([line(3_500)], { reduction: fixed(50_000), deliveryMinor: 1_000 }))
  expect([totals.voucherDiscountMinor, totals.grandTotalMinor]).toEqual([3_500, 1_000])
  expect(priceBill(bill([line(3_500)], { deliveryMinor: 1_000 })).totals.grandTotalMinor).toBe(4_500)
})

test('a voucher for the delivery takes off the delivery alone', () => {
  const reduction = { type: 'percentage', basisPoints: 10_000, mostMinor: null, on: 'delivery_fee' } as const
  const { lines, totals } = priceBill(bill([line(3_500)], { reduction, deliveryMinor: 1_000 }))
  expect([lines[0]?.discountMinor, totals.voucherDiscountMinor, totals.grandTotalMinor]).toEqual([
    0, 1_000, 3_500,
  ])
})

test('what is not eligible is not reduced', () => {
  const { lines } = priceBill(
    bill([line(10_000, 1, { isEligible: false }), line(4_000)], { reduction: percent(2_500) }),
  )
  expect(lines.map(({ discountMinor }) => discountMinor)).toEqual([0, 1_000])
})

test('the reduced price is used when set, sizes and add-ons are added, and no line costs less than nothing', () => {
  const { lines, totals } = priceBill(
    bill([
      line(1_650, 2, { extrasMinor: [400, 300, 350] }),
      line(8_750, 1, { discountedMinor: 7_500 }),
      line(500, 1, { extrasMinor: [-900] }),
    ]),
  )
  expect(lines.map(({ unitMinor }) => unitMinor)).toEqual([2_700, 7_500, 0])
  expect([totals.subtotalMinor, totals.itemDiscountMinor]).toEqual([12_900, 1_250])
})

test('tax is contained in the total and adds nothing to it', () => {
  const { totals } = priceBill(bill([line(115)], { currency: 'SAR', taxBasisPoints: 1_500 }))
  expect([totals.grandTotalMinor, totals.taxMinor]).toEqual([115, 15])
})

test('another price, quantity, voucher or product is another hash; the same cart has the same', () => {
  const cart = bill([line(4_500, 2)])
  const known = priceHash(['ikhlas-box-12'], priceBill(cart))
  expect(priceHash(['ikhlas-box-12'], priceBill(bill([line(4_500, 2)])))).toBe(known)
  const others = [
    priceHash(['dibs-500'], priceBill(cart)),
    priceHash(['ikhlas-box-12'], priceBill(bill([line(4_501, 2)]))),
    priceHash(['ikhlas-box-12'], priceBill(bill([line(9_000, 1)]))),
    priceHash(['ikhlas-box-12'], priceBill({ ...cart, reduction: fixed(1) })),
    priceHash(['ikhlas-box-12'], priceBill({ ...cart, deliveryMinor: 1 })),
  ]
  expect(new Set([known, ...others]).size).toBe(6)
})

/** Total, voucher and tax in big whole numbers, with no step in common with the code under test. */
function countedByHand({
  lines,
  reduction,
  deliveryMinor,
  serviceMinor,
  taxBasisPoints,
}: BillToPrice): number[] {
  let goods = 0n
  let eligible = 0n
  for (const one of lines) {
    let each = BigInt(one.discountedMinor === null ? one.priceMinor : one.discountedMinor)
    for (const extra of one.extrasMinor) each += BigInt(extra)
    if (each < 0n) each = 0n
    for (let piece = 0; piece < one.quantity; piece += 1) {
      goods += each
      if (one.isEligible) eligible += each
    }
  }
  let off = 0n
  if (reduction && reduction.type !== 'no_discount') {
    const base = reduction.on === 'subtotal' ? eligible : BigInt(deliveryMinor)
    if (reduction.type === 'fixed') off = BigInt(reduction.minor)
    else {
      const exact = base * BigInt(reduction.basisPoints)
      off = exact / 10_000n + (exact % 10_000n >= 5_000n ? 1n : 0n)
      if (reduction.mostMinor !== null && off > BigInt(reduction.mostMinor)) off = BigInt(reduction.mostMinor)
    }
    if (off > base) off = base
  }
  const total = goods - off + BigInt(deliveryMinor) + BigInt(serviceMinor)
  const rate = BigInt(taxBasisPoints)
  const taxed = total * rate
  const tax = taxed / (10_000n + rate) + ((taxed % (10_000n + rate)) * 2n >= 10_000n + rate ? 1n : 0n)
  return [total, off, tax].map(Number)
}
