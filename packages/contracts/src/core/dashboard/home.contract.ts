import { initContract } from '@ts-rest/core'
import { moneyStates } from '@wasl/domain/money-states'
import { z } from 'zod'
import { staff } from '../../access.ts'
import { CurrencyCode, DecimalText, Instant, PublicId, staffProblems, SumText } from '../../values/core.ts'
import { periodChoices, statisticsPeriods } from '../../values/periods.ts'
import { Plugin } from '../../values/plugin.ts'
import { RecentAction } from './recent-action.ts'
import { ActionNow } from '../../values/list-config.ts'

const c = initContract()

const Query = z.strictObject({ json: z.string().optional(), format: z.string().optional() })
const inSection = staff({ section: 'general-info' })
const ofStatistics = staff({
  section: 'general-info',
  permissions: ['view_paymenttransaction_statistics'],
})

const text = z.string().max(32).optional()
const Names = z.object({ name: z.string(), name_en: z.string(), name_ar: z.string() })
/** Per cent with one decimal, or a difference in points; null if there is nothing to compare with. */
const Rate = z.number().nullable()
const PlainDate = z.iso.date()
const Span = z.object({ date_after: PlainDate, date_before: PlainDate })

/** `at` is "2026-11-20T13" for an hour, "2026-11-20" for a day and "2026-11" for a month, in the merchant's zone. */
const pointOf = <Value extends z.ZodType>(value: Value) => z.array(z.object({ at: z.string(), value }))

/** S2 §3 "Dashboard statistics"; the names after `product_wise_sales` are Wasl's additions. */
export const HomeStatistics = z.object({
  /** Transactions paid, authorized or promised in cash, on the day when their payer began to pay. */
  total_paid: z.int(),
  total_paid_growth: Rate,
  total_paid_chart_data: pointOf(z.int()),
  total_amount_paid: z.array(z.object({ currency_code: CurrencyCode, value: SumText, refunded: SumText })),
  total_amount_paid_growth: z.array(z.object({ currency_code: CurrencyCode, value: Rate })),
  total_amount_paid_chart_data: z.array(z.object({ currency_code: CurrencyCode, values: pointOf(SumText) })),
  /** Share of ended attempts that the gateway approved. */
  success_rate: Rate,
  /** Ended and approved attempts. A rate of few attempts says little. */
  attempts: z.object({ ended: z.int(), succeeded: z.int() }),
  success_rate_growth: Rate,
  success_rate_chart_data: pointOf(Rate),
  paid_per_gateway: z.array(Names.extend({ code: z.string(), logo: z.string().nullable(), value: z.int() })),
  success_rate_per_gateway: z.array(
    Names.extend({
      code: z.string(),
      logo: z.string().nullable(),
      value: z.number(),
      tried: z.int(),
      succeeded: z.int(),
    }),
  ),
  product_wise_sales: z.array(Names.extend({ product: Plugin, currency_code: CurrencyCode, value: SumText })),
  period: Span.extend({ value: z.enum(periodChoices) }),
  /** The period before, equally long, up to the same time of its last day. */
  compared_with: Span,
  chart_step: z.enum(['hour', 'day', 'month']),
  /** The merchant's own currency. */
  currency_code: CurrencyCode,
  timezone: z.string(),
  as_of: Instant,
})

export const AverageSizes = z.object({
  year: z.int(),
  /** Ten years, newest first. */
  years: z.array(z.int()),
  results: z.array(
    z.object({
      currency_code: CurrencyCode,
      /** Twelve months; null if nothing was paid. */
      values: z.array(z.object({ month: z.int(), value: DecimalText.nullable(), count: z.int() })),
    }),
  ),
  currency_code: CurrencyCode,
  timezone: z.string(),
})

const name = z.string().nullable()

/** S2 §3 "Recent order"; the names after `actions` are Wasl's additions. */
export const RecentOrder = z.object({
  id: PublicId,
  customer_email: z.string().nullable(),
  amount: DecimalText,
  currency_code: CurrencyCode,
  state: z.string(),
  money_states: z.array(z.enum(moneyStates)),
  /** The same actions as in the lists. */
  actions: z.array(ActionNow),
  plugin: Plugin,
  refunded_amount: DecimalText,
  customer_name_en: name,
  customer_name_ar: name,
  gateway_name_en: name,
  gateway_name_ar: name,
  created: Instant,
})

/** Work that waits for the user; tasks with nothing to count are left out. Wasl's addition (HOME-04). */
export const HomeTask = z.object({
  kind: z.enum(['expiring_today', 'permission_requests', 'operation_requests']),
  count: z.int(),
  /** False if there may be more. */
  is_exact: z.boolean(),
  /** Search text for the list of all transactions that shows them. */
  q: z.string().nullable(),
})

export const homeContract = c.router(
  {
    statisticsChoices: {
      method: 'GET',
      path: '/dashboard/statistics',
      query: Query,
      metadata: { ...ofStatistics, verb: 'OPTIONS' },
      responses: {
        200: z.object({
          period_choices: z.array(
            z.object({
              value: z.enum(statisticsPeriods),
              display_name: z.string(),
              display_name_en: z.string(),
              display_name_ar: z.string(),
            }),
          ),
          default: z.enum(statisticsPeriods),
        }),
      },
      summary: 'The periods that can be asked for; two dates are another one',
    },
    statistics: {
      method: 'GET',
      path: '/dashboard/statistics',
      query: Query.extend({ period: text, date_after: text, date_before: text }),
      metadata: ofStatistics,
      responses: { 200: HomeStatistics },
      summary: 'Paid, its amount and the success rate of a period, with the period before it',
    },
    averageSizes: {
      method: 'GET',
      path: '/dashboard/avg_txn_size',
      query: Query.extend({ year: text }),
      metadata: ofStatistics,
      responses: { 200: AverageSizes },
      summary: 'What a paid transaction came to, by month of a year',
    },
    tasks: {
      method: 'GET',
      path: '/dashboard/tasks',
      query: Query,
      metadata: inSection,
      responses: { 200: z.object({ results: z.array(HomeTask) }) },
      summary: 'What waits for the user: payments that expire today, requests to answer',
    },
    recentOrders: {
      method: 'GET',
      path: '/dashboard/recent_orders',
      query: Query,
      metadata: inSection,
      responses: { 200: z.object({ results: z.array(RecentOrder) }) },
      summary: 'The newest transactions of every plugin the user may see',
    },
    recentActions: {
      method: 'GET',
      path: '/dashboard/recent_actions',
      query: Query,
      metadata: inSection,
      responses: { 200: z.object({ results: z.array(RecentAction) }) },
      summary: "What was done last: the user's own, everybody's for whoever manages users",
    },
  },
  { strictStatusCodes: true, commonResponses: staffProblems },
)
