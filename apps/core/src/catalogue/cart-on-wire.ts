import type { Offer, PricedCart, Totals } from '@wasl/contracts/core/catalogue/checkout.contract'
import { amountText } from '@wasl/domain/amount-text'
import type { Locale } from '@wasl/domain/locale'
import { decimalText, money } from '@wasl/domain/money'
import type { Totals as CountedTotals } from '@wasl/domain/pricing'
import type { z } from 'zod'
import { payChoice } from '../kernel/ledger/pay/pay-choice-on-wire.ts'
import { reductionBy, type VoucherProblem } from '../kernel/vouchers/voucher.domain.ts'
import type { VoucherRow } from '../kernel/vouchers/vouchers.store.ts'
import { wordsOf } from '../platform/http/words.ts'
import type { JudgedLine, LineProblem } from './cart.domain.ts'
import { shopStringsAr } from '../kernel/products/shop.strings.ar.ts'
import { shopStrings } from '../kernel/products/shop.strings.ts'
import type { CartOffer } from './offer.service.ts'
import { isAsItIs, type CartPriced } from './price-cart.service.ts'
import { storeOnWire } from './product-on-wire.ts'

export const catalogueWords = wordsOf({ en: shopStrings, ar: shopStringsAr })

export const offerOnWire = (
  { shop, priced, offers }: CartOffer,
  language: Locale,
): z.input<typeof Offer> => ({
  cart: cartOnWire(priced, { language, keptMinutes: shop.settings.keptMinutes }),
  pay_choices: offers.map((offer) => payChoice(offer, language)),
  preferred_gateway: shop.merchant.preferredGateway,
})

function cartOnWire(
  priced: CartPriced,
  { language, keptMinutes }: { language: Locale; keptMinutes: number },
): z.input<typeof PricedCart> {
  const { bill, voucher, voucherProblem, fulfilment } = priced
  const { currency, voucherDiscountMinor } = bill.totals
  return {
    lines: priced.lines.map((line, index) => lineOnWire(line, { priced, index, language })),
    totals: totalsOnWire(bill.totals),
    voucher: voucher && {
      code: voucher.code,
      ...reductionOnWire(voucher, currency),
      discount: decimalText(money(voucherDiscountMinor, currency)),
    },
    voucher_problem: voucherProblem && voucherProblemOnWire(voucherProblem, { language, currency }),
    fulfilment,
    asks_address: fulfilment === 'delivery',
    pickup_stores: priced.pickupStores.map(storeOnWire),
    price_hash: priced.hash,
    can_check_out: isAsItIs(priced),
    kept_minutes: keptMinutes,
  }
}

export function voucherProblemOnWire(
  problem: VoucherProblem,
  { language, currency }: { language: Locale; currency: string },
): { detail: string; code: string } {
  const amount = problem.kind === 'belowMinimum' ? amountText(money(problem.missing, currency), language) : ''
  const days = problem.kind === 'wrongDay' ? daysText(problem.weekdays, language) : ''
  const code = problem.kind.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return { detail: catalogueWords(`shop.voucher.${problem.kind}`, language, { amount, days }), code }
}

/** "Monday and Friday", in the order of a week that begins on Sunday. */
function daysText(weekdays: readonly number[], language: Locale): string {
  const named = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  // 4 January 1970 was a Sunday.
  const names = weekdays.toSorted().map((day) => named.format(new Date(Date.UTC(1970, 0, 4 + day))))
  return new Intl.ListFormat(language).format(names)
}

export function reductionOnWire(
  voucher: VoucherRow,
  currency: string,
): { discount_type: 'no_discount' | 'percentage' | 'fixed'; amount: string } {
  const reduction = reductionBy(voucher)
  switch (reduction.type) {
    case 'no_discount':
      return { discount_type: 'no_discount', amount: '0' }
    case 'percentage':
      return { discount_type: 'percentage', amount: String(reduction.basisPoints / 100) }
    case 'fixed':
      return { discount_type: 'fixed', amount: decimalText(money(reduction.minor, currency)) }
  }
}

export function totalsOnWire(totals: CountedTotals): z.input<typeof Totals> {
  const amount = (minor: number) => decimalText(money(minor, totals.currency))
  return {
    currency_code: totals.currency,
    subtotal: amount(totals.subtotalMinor),
    item_discount: amount(totals.itemDiscountMinor),
    voucher_discount: amount(totals.voucherDiscountMinor),
    delivery_fee: amount(totals.deliveryMinor),
    service_charge: amount(totals.serviceMinor),
    tax: amount(totals.taxMinor),
    total: amount(totals.grandTotalMinor),
  }
}

type Telling = { priced: CartPriced; index: number; language: Locale }

function lineOnWire(
  { wish, product, counted, problems }: JudgedLine,
  { priced, index, language }: Telling,
): z.input<typeof PricedCart>['lines'][number] {
  const { currency } = priced.bill.totals
  const amount = (minor: number) => decimalText(money(minor, currency))
  const line = priced.bill.lines[index]
  const shown = priced.products.find(({ row }) => row.slug === wish.slug)
  const unit = product && line ? amount(line.unitMinor) : null
  return {
    slug: wish.slug,
    name_en: product?.row.nameEn ?? null,
    name_ar: product?.row.nameAr ?? null,
    image_url: shown?.pictures[0]?.url ?? null,
    quantity: wish.quantity,
    counted,
    unit_price: unit,
    full_unit_price: product && line ? amount(line.fullUnitMinor) : null,
    total: amount(line?.totalMinor ?? 0),
    discount: amount(line?.discountMinor ?? 0),
    inventory: product ? product.inventory : 0,
    max_per_order: product?.row.maxPerOrder ?? null,
    problems: problems.map((problem) => problemOnWire(problem, { language, unit })),
  }
}

function problemOnWire(
  problem: LineProblem,
  { language, unit }: { language: Locale; unit: string | null },
): z.input<typeof PricedCart>['lines'][number]['problems'][number] {
  const told = { code: problem.code, left: null, was: null, fields: [] }
  switch (problem.code) {
    case 'gone':
      return { ...told, message: catalogueWords('shop.line.gone', language) }
    case 'sold_out':
      return { ...told, left: 0, message: catalogueWords('shop.line.soldOut', language) }
    case 'reduced': {
      const { left, because } = problem
      const says = because === 'most' ? 'shop.line.most' : 'shop.line.reduced'
      return { ...told, left, message: catalogueWords(says, language, { left }) }
    }
    case 'price_changed': {
      const { was } = problem
      return {
        ...told,
        was,
        message: catalogueWords('shop.line.priceChanged', language, { was, now: unit ?? '' }),
      }
    }
    case 'prereq_missing':
      return { ...told, fields: problem.fields, message: catalogueWords('shop.line.prereqs', language) }
  }
}
