import type {
  HomeStatistics as CoreStatistics,
  RecentOrder as CoreOrder,
} from '@wasl/contracts/core/dashboard/home.contract'
import type { HomeStatistics, RecentOrder } from '@wasl/contracts/web/dashboard/home.contract'
import type { z } from 'zod'
import { toRowAction } from '../../core/row-action.translate.ts'

export function toStatistics(found: z.infer<typeof CoreStatistics>): HomeStatistics {
  const growthIn = (currency: string) =>
    found.total_amount_paid_growth.find((one) => one.currency_code === currency)?.value ?? null
  const pointsIn = (currency: string) =>
    found.total_amount_paid_chart_data.find((one) => one.currency_code === currency)?.values ?? []
  return {
    paid: {
      value: found.total_paid,
      growth: found.total_paid_growth,
      points: found.total_paid_chart_data,
    },
    amounts: found.total_amount_paid.map(({ currency_code: currency, value, refunded }) => ({
      currency,
      value,
      refunded,
      growth: growthIn(currency),
      points: pointsIn(currency),
    })),
    successRate: {
      value: found.success_rate,
      tried: found.attempts.ended,
      succeeded: found.attempts.succeeded,
      growth: found.success_rate_growth,
      points: found.success_rate_chart_data,
    },
    gateways: found.paid_per_gateway.map((one) => ({
      code: one.code,
      name: namesOf(one),
      count: one.value,
    })),
    rates: found.success_rate_per_gateway.map((one) => ({
      code: one.code,
      name: namesOf(one),
      rate: one.value,
      tried: one.tried,
      succeeded: one.succeeded,
    })),
    products: found.product_wise_sales.map((one) => ({
      plugin: one.product,
      name: namesOf(one),
      sales: { amount: one.value, currency: one.currency_code },
    })),
    period: {
      choice: found.period.value,
      from: found.period.date_after,
      to: found.period.date_before,
    },
    before: { from: found.compared_with.date_after, to: found.compared_with.date_before },
    step: found.chart_step,
    timeZone: found.timezone,
    asOf: found.as_of,
  }
}

const namesOf = (named: { name_en: string; name_ar: string }) => ({ en: named.name_en, ar: named.name_ar })

export function toOrder(order: z.infer<typeof CoreOrder>): RecentOrder {
  const { currency_code: currency } = order
  return {
    id: order.id,
    plugin: order.plugin,
    state: order.state,
    moneyStates: order.money_states,
    amount: { amount: order.amount, currency },
    refunded: { amount: order.refunded_amount, currency },
    customerName: named(order.customer_name_en, order.customer_name_ar),
    customerEmail: order.customer_email,
    gateway: named(order.gateway_name_en, order.gateway_name_ar),
    created: order.created,
    actions: order.actions.map(toRowAction),
  }
}

/** One side may be missing; both missing is no name. */
const named = (en: string | null, ar: string | null) =>
  en || ar ? { en: en || ar || '', ar: ar || en || '' } : null
