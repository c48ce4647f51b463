import type { RecentOrder } from '@wasl/contracts/core/dashboard/home.contract'
import { statisticsPeriods } from '@wasl/contracts/values/periods'
import type { coreContract } from '@wasl/contracts/core'
import type { Handlers } from '@wasl/contracts/server'
import type { Locale } from '@wasl/domain/locale'
import { decimalText } from '@wasl/domain/money'
import type { z } from 'zod'
import { staffOf } from '../../kernel/people/staff-of.ts'
import type { Staff } from '../../kernel/people/staff.ts'
import type { CoreEnv } from '../../platform/http/core-env.ts'
import { averageSizesOf, type AverageSizes } from './average-size.service.ts'
import { homeWords, named } from './home-words.ts'
import { averageOf } from './growth.domain.ts'
import { defaultPeriod } from './period.domain.ts'
import { recentActionOnWire } from '../../kernel/audit/recent-action-on-wire.ts'
import { recentActions } from './recent-actions.service.ts'
import { statisticsOnWire } from './statistics-on-wire.ts'
import { statisticsOf, type HomeDeps } from './statistics.service.ts'
import { tasksOf, type CountListed } from './tasks.service.ts'

type Order = z.input<typeof RecentOrder>

/** What the start shows of the lists is theirs. */
export type OfLists = {
  pluginsOf: (staff: Staff) => readonly string[]
  newest: (staff: Staff, wish: { count: number; language: Locale }) => Promise<Order[]>
  countListed: CountListed
}

const ordersShown = 5

export const homeHandlers = (
  deps: HomeDeps,
  { pluginsOf, newest, countListed }: OfLists,
): Handlers<typeof coreContract, CoreEnv>['home'] => ({
  statisticsChoices: async (_request, c) => ({
    status: 200,
    body: {
      period_choices: statisticsPeriods.map((value) => {
        const text = { en: homeWords(`period.${value}`, 'en'), ar: homeWords(`period.${value}`, 'ar') }
        const { name, name_en, name_ar } = named(text, c.var.language)
        return { value, display_name: name, display_name_en: name_en, display_name_ar: name_ar }
      }),
      default: defaultPeriod,
    },
  }),

  statistics: async ({ query }, c) => {
    const { language } = c.var
    const staff = staffOf(c)
    const found = await statisticsOf(deps, { staff, plugins: pluginsOf(staff) }, query)
    if (found.ok) return { status: 200, body: statisticsOnWire(found.value, language) }
    return {
      status: 400,
      body: Object.fromEntries(
        found.error.map(({ field, says }) => [field, [homeWords(`problem.${says}`, language)]]),
      ),
    }
  },

  averageSizes: async ({ query }, c) => {
    const staff = staffOf(c)
    const found = await averageSizesOf(deps, { staff, plugins: pluginsOf(staff) }, query.year)
    if (found.ok) return { status: 200, body: sizesOnWire(found.value) }
    return { status: 400, body: { year: [homeWords('problem.year', c.var.language, found.error)] } }
  },

  tasks: async (_request, c) => {
    const found = await tasksOf(deps, staffOf(c), countListed)
    const results = found.map(({ isExact, ...task }) => ({ ...task, is_exact: isExact }))
    return { status: 200, body: { results } }
  },

  recentOrders: async (_request, c) => {
    const { language } = c.var
    const rows = await newest(staffOf(c), { count: ordersShown, language })
    return { status: 200, body: { results: rows.map(orderOnWire) } }
  },

  recentActions: async (_request, c) => {
    const found = await recentActions(deps, staffOf(c))
    return { status: 200, body: { results: found.map((one) => recentActionOnWire(one, c.var.language)) } }
  },
})

/** A row of a list says more than the start shows. */
const orderOnWire = (row: Order): Order => ({
  id: row.id,
  customer_email: row.customer_email,
  amount: row.amount,
  currency_code: row.currency_code,
  state: row.state,
  money_states: row.money_states,
  actions: row.actions,
  plugin: row.plugin,
  refunded_amount: row.refunded_amount,
  customer_name_en: row.customer_name_en,
  customer_name_ar: row.customer_name_ar,
  gateway_name_en: row.gateway_name_en,
  gateway_name_ar: row.gateway_name_ar,
  created: row.created,
})

function sizesOnWire({ year, years, timezone, currency, months }: AverageSizes) {
  const currencies = [
    currency,
    ...new Set(months.map((one) => one.currency).filter((code) => code !== currency)),
  ]
  return {
    year,
    years: [...years],
    timezone,
    currency_code: currency,
    results: currencies.map((code) => ({
      currency_code: code,
      values: Array.from({ length: 12 }, (_, at) => {
        const one = months.find(({ month, currency: of }) => month === at + 1 && of === code)
        const count = one?.paid ?? 0
        const value =
          one && count > 0 ? decimalText({ minor: averageOf(one.amount, count), currency: code }) : null
        return { month: at + 1, value, count }
      }),
    })),
  }
}
