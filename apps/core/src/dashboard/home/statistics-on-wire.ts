import type { HomeStatistics } from '@wasl/contracts/core/dashboard/home.contract'
import { Plugin } from '@wasl/contracts/values/plugin'
import type { Locale } from '@wasl/domain/locale'
import { decimalText } from '@wasl/domain/money'
import type { z } from 'zod'
import type { Sales } from '../../kernel/ledger/books/sales.store.ts'
import { growthOf, pointsBetween, rateOf, sumOf } from './growth.domain.ts'
import { homeWords, named } from './home-words.ts'
import type { Statistics } from './statistics.service.ts'

type Wire = z.input<typeof HomeStatistics>

/** S2 §3 "Dashboard statistics". */
export function statisticsOnWire(found: Statistics, language: Locale): Wire {
  const { period, span, before, points } = found
  const now = sumOf(span.gateways)
  const then = sumOf(before)
  const currencies = currenciesOf(found)
  const of = (currency: string, sales: readonly Sales[]) =>
    sumOf(sales.filter((one) => one.currency === currency))
  const amount = (minor: bigint, currency: string) => decimalText({ minor, currency })
  return {
    total_paid: now.paid,
    total_paid_growth: growthOf(now.paid, then.paid),
    total_paid_chart_data: points.map(({ at, sales }) => ({ at, value: sumOf(sales).paid })),
    total_amount_paid: currencies.map((currency) => {
      const sums = of(currency, span.gateways)
      return {
        currency_code: currency,
        value: amount(sums.amount, currency),
        refunded: amount(sums.refunded, currency),
      }
    }),
    total_amount_paid_growth: currencies.map((currency) => ({
      currency_code: currency,
      value: growthOf(Number(of(currency, span.gateways).amount), Number(of(currency, before).amount)),
    })),
    total_amount_paid_chart_data: currencies.map((currency) => ({
      currency_code: currency,
      values: points.map(({ at, sales }) => ({ at, value: amount(of(currency, sales).amount, currency) })),
    })),
    success_rate: rateOf(now),
    attempts: { ended: now.succeeded + now.failed, succeeded: now.succeeded },
    success_rate_growth: pointsBetween(rateOf(now), rateOf(then)),
    success_rate_chart_data: points.map(({ at, sales }) => ({ at, value: rateOf(sumOf(sales)) })),
    ...gatewaysOnWire(found, language),
    product_wise_sales: Plugin.options
      .flatMap((product) =>
        span.plugins
          .filter((one) => one.plugin === product && one.amount > 0n)
          .map((one) => ({ product, ...productNames(product, language), ...one })),
      )
      .toSorted((one, other) => Number(other.amount - one.amount))
      .map(({ product, name, name_en, name_ar, currency, amount: minor }) => ({
        product,
        name,
        name_en,
        name_ar,
        currency_code: currency,
        value: amount(minor, currency),
      })),
    period: { value: period.choice, date_after: period.from, date_before: period.to },
    compared_with: { date_after: period.before.from, date_before: period.before.to },
    chart_step: period.step,
    currency_code: found.currency,
    timezone: found.timezone,
    as_of: found.now.toISOString(),
  }
}

/** The merchant's own first, then whatever was paid in. */
function currenciesOf({ currency, span, before }: Statistics): string[] {
  const others = [...span.gateways, ...before].filter(({ paid }) => paid > 0).map((one) => one.currency)
  return [currency, ...[...new Set(others)].filter((code) => code !== currency).toSorted()]
}

function gatewaysOnWire(
  { span, gateways }: Statistics,
  language: Locale,
): Pick<Wire, 'paid_per_gateway' | 'success_rate_per_gateway'> {
  const all = [...Map.groupBy(span.gateways, ({ code }) => code)].map(([code, sales]) => {
    const known = gateways.find((one) => one.code === code)
    const names = named({ en: known?.nameEn || code, ar: known?.nameAr || code }, language)
    return { code, ...names, logo: known?.logoUrl ?? null, sums: sumOf(sales) }
  })
  return {
    paid_per_gateway: all
      .filter(({ sums }) => sums.paid > 0)
      .map(({ sums, ...one }) => ({ ...one, value: sums.paid }))
      .toSorted((one, other) => other.value - one.value || (one.code < other.code ? -1 : 1)),
    success_rate_per_gateway: all
      .flatMap(({ sums, ...one }) => {
        const value = rateOf(sums)
        return value === null
          ? []
          : [{ ...one, value, tried: sums.succeeded + sums.failed, succeeded: sums.succeeded }]
      })
      .toSorted((one, other) => other.value - one.value || other.tried - one.tried),
  }
}

const productNames = (product: Plugin, language: Locale) =>
  named({ en: homeWords(`product.${product}`, 'en'), ar: homeWords(`product.${product}`, 'ar') }, language)
