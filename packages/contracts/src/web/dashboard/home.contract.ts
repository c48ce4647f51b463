import { initContract } from '@ts-rest/core'
import { moneyStates } from '@wasl/domain/money-states'
import * as z from 'zod/mini'
import { RowAction } from '../../values/row-action.ts'
import { LocalisedText, MoneyValue, Problem, problems } from '../../values/web.ts'
import { Activity } from './activity.ts'

const c = initContract()

/** Per cent, or points of it; null: nothing to compare with. */
const Rate = z.nullable(z.number())
const Span = z.object({ from: z.string(), to: z.string() })

/** `at` is "2026-11-20T13", "2026-11-20" or "2026-11": an hour, day or month of the merchant's zone. */
export const periodChoices = ['day', 'week', 'month', 'custom'] as const

export const HomeStatistics = z.object({
  paid: z.object({
    value: z.int(),
    growth: Rate,
    points: z.array(z.object({ at: z.string(), value: z.int() })),
  }),
  /** The merchant's own currency first. */
  amounts: z.array(
    z.object({
      currency: z.string(),
      value: z.string(),
      refunded: z.string(),
      growth: Rate,
      points: z.array(z.object({ at: z.string(), value: z.string() })),
    }),
  ),
  successRate: z.object({
    value: Rate,
    growth: Rate,
    points: z.array(z.object({ at: z.string(), value: Rate })),
  }),
  gateways: z.array(z.object({ code: z.string(), name: LocalisedText, count: z.int() })),
  rates: z.array(z.object({ code: z.string(), name: LocalisedText, rate: z.number(), tried: z.int() })),
  products: z.array(z.object({ plugin: z.string(), name: LocalisedText, sales: MoneyValue })),
  period: z.object({ choice: z.enum(periodChoices), ...Span.shape }),
  before: Span,
  step: z.enum(['hour', 'day', 'month']),
  timeZone: z.string(),
  asOf: z.string(),
})
export type HomeStatistics = z.infer<typeof HomeStatistics>

export const PeriodChoices = z.object({
  choices: z.array(z.object({ value: z.enum(['day', 'week', 'month']), name: LocalisedText })),
  default: z.enum(['day', 'week', 'month']),
})
export type PeriodChoices = z.infer<typeof PeriodChoices>

export const AverageSizes = z.object({
  year: z.int(),
  /** Ten, the newest first. */
  years: z.array(z.int()),
  currencies: z.array(
    z.object({
      currency: z.string(),
      /** Twelve; null where nothing was paid. */
      months: z.array(z.object({ month: z.int(), value: z.nullable(z.string()), count: z.int() })),
    }),
  ),
})
export type AverageSizes = z.infer<typeof AverageSizes>

/** S2 §3 "Recent order", with what its actions ask about. */
export const RecentOrder = z.object({
  id: z.string(),
  plugin: z.string(),
  state: z.string(),
  moneyStates: z.array(z.enum(moneyStates)),
  amount: MoneyValue,
  refunded: MoneyValue,
  customerName: z.nullable(LocalisedText),
  customerEmail: z.nullable(z.string()),
  gateway: z.nullable(LocalisedText),
  created: z.string(),
  /** As in the lists. */
  actions: z.array(RowAction),
})
export type RecentOrder = z.infer<typeof RecentOrder>

/** What waits for the user (HOME-04); there is nothing with a count of 0. */
export const HomeTask = z.object({
  kind: z.enum(['expiringToday', 'permissionRequests', 'operationRequests']),
  count: z.int(),
  /** False: there may be more. */
  isExact: z.boolean(),
  /** What the list of all transactions is searched for to show them. */
  q: z.nullable(z.string()),
})
export type HomeTask = z.infer<typeof HomeTask>

const plain = z.optional(z.string().check(z.maxLength(32)))

export const StatisticsQuery = z.object({ period: plain, from: plain, to: plain })
export type StatisticsQuery = z.infer<typeof StatisticsQuery>

/** The dashboard's start (S2 §2 "Dashboard home"). */
export const homeContract = c.router(
  {
    choices: {
      method: 'GET',
      path: '/dashboard/home/choices',
      responses: { 200: PeriodChoices },
    },
    statistics: {
      method: 'GET',
      path: '/dashboard/home/statistics',
      query: StatisticsQuery,
      responses: { 200: HomeStatistics },
    },
    averageSizes: {
      method: 'GET',
      path: '/dashboard/home/average-sizes',
      query: z.object({ year: plain }),
      responses: { 200: AverageSizes },
    },
    tasks: {
      method: 'GET',
      path: '/dashboard/home/tasks',
      responses: { 200: z.object({ tasks: z.array(HomeTask) }) },
    },
    recentOrders: {
      method: 'GET',
      path: '/dashboard/home/recent-orders',
      responses: { 200: z.object({ orders: z.array(RecentOrder) }) },
    },
    recentActions: {
      method: 'GET',
      path: '/dashboard/home/recent-actions',
      responses: { 200: z.object({ actions: z.array(Activity) }) },
    },
  },
  { strictStatusCodes: true, commonResponses: { ...problems, 401: Problem, 404: Problem } },
)
