import { initContract } from '@ts-rest/core'
import { moneyStates } from '@wasl/domain/money-states'
import * as z from 'zod/mini'
import { homeContract as core } from '../../core/dashboard/home.contract.ts'
import { periodChoices } from '../../values/periods.ts'
import { RowAction } from '../../values/row-action.ts'
import { LocalisedText, MoneyValue, Problem, problems } from '../../values/web.ts'
import { webOf, type Web } from '../../web-of.ts'

const c = initContract()

/** Per cent, or a difference in points; null if there is nothing to compare with. */
const Rate = z.nullable(z.number())
const Span = z.object({ from: z.string(), to: z.string() })

/** `at` is "2026-11-20T13", "2026-11-20" or "2026-11": an hour, day or month in the merchant's zone. */
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
    tried: z.int(),
    succeeded: z.int(),
    growth: Rate,
    points: z.array(z.object({ at: z.string(), value: Rate })),
  }),
  gateways: z.array(z.object({ code: z.string(), name: LocalisedText, count: z.int() })),
  rates: z.array(
    z.object({ code: z.string(), name: LocalisedText, rate: z.number(), tried: z.int(), succeeded: z.int() }),
  ),
  products: z.array(z.object({ plugin: z.string(), name: LocalisedText, sales: MoneyValue })),
  period: z.object({ choice: z.enum(periodChoices), ...Span.shape }),
  before: Span,
  step: z.enum(['hour', 'day', 'month']),
  timeZone: z.string(),
  asOf: z.string(),
})
export type HomeStatistics = z.infer<typeof HomeStatistics>

/** S2 §3 "Recent order", with its actions. */
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
  /** The same actions as in the lists. */
  actions: z.array(RowAction),
})
export type RecentOrder = z.infer<typeof RecentOrder>

const plain = z.optional(z.string().check(z.maxLength(32)))

export const StatisticsQuery = z.object({ period: plain, from: plain, to: plain })
export type StatisticsQuery = z.infer<typeof StatisticsQuery>

const { averageSizes, tasks, recentActions, statisticsChoices } = core
/** The core answers its choices to OPTIONS, at the address of the statistics. */
const choices = { ...statisticsChoices, path: '/dashboard/statistics/choices' } as const
const derived = webOf({ averageSizes, tasks, recentActions, choices }, '')

export type PeriodChoices = Web<z.infer<(typeof statisticsChoices)['responses'][200]>>
export type AverageSizes = Web<z.infer<(typeof averageSizes)['responses'][200]>>
export type HomeTask = Web<z.infer<(typeof tasks)['responses'][200]>>['results'][number]

/** By hand: charts of one currency each, amounts with their currency, actions as in the lists. */
const own = c.router(
  {
    statistics: {
      method: 'GET',
      path: '/dashboard/home/statistics',
      query: StatisticsQuery,
      responses: { 200: HomeStatistics },
    },
    recentOrders: {
      method: 'GET',
      path: '/dashboard/home/recent-orders',
      responses: { 200: z.object({ orders: z.array(RecentOrder) }) },
    },
  },
  { strictStatusCodes: true, commonResponses: { ...problems, 401: Problem, 404: Problem } },
)

/** The dashboard's start (S2 §2 "Dashboard home"). */
export const homeContract = { ...derived, ...own }
