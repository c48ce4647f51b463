import { money, percentOf } from './money.ts'
import { shareOut } from './share.ts'

/** All amounts are whole minor units of one currency. */
export type LineToPrice = {
  readonly priceMinor: number
  /** The reduced price, used when set (S1 §9). */
  readonly discountedMinor: number | null
  /** Differences that the chosen size, options and add-ons make; a choice may be cheaper. */
  readonly extrasMinor: readonly number[]
  readonly quantity: number
  /** True if a voucher reduces it. */
  readonly isEligible: boolean
}

/** What a voucher takes off. 100 basis points are 1 %. */
export type Reduction =
  | { readonly type: 'no_discount' }
  | {
      readonly type: 'percentage'
      readonly basisPoints: number
      readonly mostMinor: number | null
      readonly on: ReducedPart
    }
  | { readonly type: 'fixed'; readonly minor: number; readonly on: ReducedPart }

export type ReducedPart = 'subtotal' | 'delivery_fee'

export type BillToPrice = {
  readonly currency: string
  readonly lines: readonly LineToPrice[]
  readonly reduction: Reduction | null
  readonly deliveryMinor: number
  readonly serviceMinor: number
  /** The tax that the prices contain, in basis points: 1500 is 15 %. It adds nothing to the total. */
  readonly taxBasisPoints: number
}

export type PricedLine = {
  /** What one costs, never below 0. */
  readonly unitMinor: number
  /** What one costs without its reduced price. */
  readonly fullUnitMinor: number
  readonly quantity: number
  readonly totalMinor: number
  /** Its part of the voucher; the parts of the lines sum to what the voucher takes off them. */
  readonly discountMinor: number
  /** Tax contained in what is paid for it. */
  readonly taxMinor: number
}

/** `grandTotal = subtotal − voucherDiscount + delivery + service`. A gateway's fee comes on top, by the choice of the payer. */
export type Totals = {
  readonly currency: string
  readonly subtotalMinor: number
  /** What reduced prices save; the subtotal is without it. */
  readonly itemDiscountMinor: number
  readonly voucherDiscountMinor: number
  readonly deliveryMinor: number
  readonly serviceMinor: number
  readonly taxMinor: number
  readonly grandTotalMinor: number
}

export type PricedBill = { readonly lines: readonly PricedLine[]; readonly totals: Totals }

/** The one calculation of menus, carts, checkouts, receipts and exports (commerce.md D12, D15, S1 §9). */
export function priceBill(bill: BillToPrice): PricedBill {
  const { currency, deliveryMinor, serviceMinor } = bill
  const units = bill.lines.map(priceUnit)
  const totalsOfLines = units.map(({ unitMinor, quantity }) => unitMinor * quantity)
  const subtotalMinor = sum(totalsOfLines)
  const eligible = bill.lines.map(({ isEligible }, index) => (isEligible ? (totalsOfLines[index] ?? 0) : 0))
  const offLines = reductionOf(bill, 'subtotal', sum(eligible))
  const offDelivery = reductionOf(bill, 'delivery_fee', deliveryMinor)
  const discounts = shareOut(offLines, eligible)
  const voucherDiscountMinor = offLines + offDelivery
  const grandTotalMinor = subtotalMinor - voucherDiscountMinor + deliveryMinor + serviceMinor
  // Throws for what no safe integer can hold.
  money(grandTotalMinor, currency)
  const taxMinor = containedTax(grandTotalMinor, bill.taxBasisPoints)
  const paid = totalsOfLines.map((total, index) => total - (discounts[index] ?? 0))
  const taxes = shareOut(taxMinor, [...paid, deliveryMinor - offDelivery, serviceMinor])
  return {
    lines: units.map((unit, index) => ({
      ...unit,
      totalMinor: totalsOfLines[index] ?? 0,
      discountMinor: discounts[index] ?? 0,
      taxMinor: taxes[index] ?? 0,
    })),
    totals: {
      currency,
      subtotalMinor,
      itemDiscountMinor: sum(units.map((unit) => (unit.fullUnitMinor - unit.unitMinor) * unit.quantity)),
      voucherDiscountMinor,
      deliveryMinor,
      serviceMinor,
      taxMinor,
      grandTotalMinor,
    },
  }
}

/**
 * What is given back for `units` of a line of which `before` were given back already. However a line is given back, the
 * parts sum to what was paid for it.
 */
export function refundOfUnits(
  { totalMinor, discountMinor, quantity }: Pick<PricedLine, 'totalMinor' | 'discountMinor' | 'quantity'>,
  { before, units }: { before: number; units: number },
): number {
  const paid = BigInt(totalMinor - discountMinor)
  // Half up.
  const upTo = (count: number) =>
    Number((2n * paid * BigInt(count) + BigInt(quantity)) / (2n * BigInt(quantity)))
  return upTo(before + units) - upTo(before)
}

export const mayRefundUnits = (
  quantity: number,
  { before, units }: { before: number; units: number },
): boolean => units > 0 && before + units <= quantity

/**
 * Tells whether two prices of a cart are the same for its buyer: another name, line, amount or voucher is another hash. No
 * secret; the server prices every cart itself.
 */
export function priceHash(keys: readonly string[], { lines, totals }: PricedBill): string {
  const told = JSON.stringify([
    keys,
    lines.map(({ unitMinor, quantity, totalMinor, discountMinor }) => [
      unitMinor,
      quantity,
      totalMinor,
      discountMinor,
    ]),
    Object.entries(totals).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ])
  // FNV-1a of 64 bits.
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(told))
    hash = ((hash ^ BigInt(byte)) * 0x100000001b3n) & 0xffffffffffffffffn
  return hash.toString(16).padStart(16, '0')
}

function priceUnit({ priceMinor, discountedMinor, extrasMinor, quantity }: LineToPrice) {
  const extras = sum(extrasMinor)
  return {
    unitMinor: Math.max(0, (discountedMinor ?? priceMinor) + extras),
    fullUnitMinor: Math.max(0, priceMinor + extras),
    quantity,
  }
}

/** A percentage is rounded half up once; nothing takes off more than there is. */
function reductionOf({ reduction, currency }: BillToPrice, on: ReducedPart, base: number): number {
  if (!reduction || reduction.type === 'no_discount' || reduction.on !== on) return 0
  if (reduction.type === 'fixed') return Math.min(reduction.minor, base)
  const part = percentOf(money(base, currency), reduction.basisPoints).minor
  return Math.min(part, reduction.mostMinor ?? part, base)
}

/** Half up: of 115 with 15 % tax, 15 are tax. */
function containedTax(grossMinor: number, basisPoints: number): number {
  const whole = BigInt(10_000 + basisPoints)
  return Number((2n * BigInt(grossMinor) * BigInt(basisPoints) + whole) / (2n * whole))
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0)
