import type { Result } from '@wasl/domain/result'
import { accepted } from '@wasl/domain/result'
import {
  findSales,
  findSalesByHour,
  findSalesTotals,
  type Sales,
  type SalesOfSpan,
} from '../../kernel/ledger/books/sales.store.ts'
import { findMerchant } from '../../kernel/merchants/merchants.store.ts'
import type { Staff } from '../../kernel/people/staff.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { addDays, everyDay, everyMonth, momentIn, type ZoneMoment } from './calendar.domain.ts'
import { findGatewayNames, type GatewayName } from './home.store.ts'
import { periodOf, type Period, type PeriodProblem } from './period.domain.ts'

export type HomeDeps = { db: Db; clock: Clock }

/** Which plugins are open to whom is the lists' word. */
export type Sight = { staff: Staff; plugins: readonly string[] }

export type Statistics = {
  period: Period
  now: Date
  timezone: string
  currency: string
  gateways: readonly GatewayName[]
  /** Without its times: those are `points`. */
  span: Omit<SalesOfSpan, 'times'>
  before: readonly Sales[]
  /** Every part of the period's time that has begun, in order. */
  points: readonly { at: string; sales: readonly Sales[] }[]
}

type Asked = Parameters<typeof periodOf>[0]

export async function statisticsOf(
  { db, clock }: HomeDeps,
  { staff: { merchantId }, plugins }: Sight,
  asked: Asked,
): Promise<Result<Statistics, PeriodProblem[]>> {
  const { timezone, currency } = await placeOf(db, merchantId)
  const now = clock.now()
  const moment = momentIn(now, timezone)
  const wanted = periodOf(asked, moment.day)
  if (!wanted.ok) return wanted
  const period = wanted.value
  const of = { merchantId, plugins }
  const [gateways, sales, hours, before] = await Promise.all([
    findGatewayNames(db, merchantId),
    findSales(db, { ...of, ...period, step: period.step === 'month' ? 'month' : 'day' }),
    period.step === 'hour' ? findSalesByHour(db, { ...of, day: period.from }) : [],
    salesBefore(db, of, { period, moment }),
  ])
  const times =
    period.step === 'hour'
      ? hours.map(({ hour, ...sums }) => ({ at: hourName(period.from, hour), ...sums }))
      : sales.times.map((one) => ({ ...one, at: period.step === 'month' ? one.at.slice(0, 7) : one.at }))
  const byTime = Map.groupBy(times, ({ at }) => at)
  const points = timesOf(period, moment).map((at) => ({ at, sales: byTime.get(at) ?? [] }))
  return accepted({ period, now, timezone, currency, gateways, span: sales, before, points })
}

type Of = { merchantId: number; plugins: readonly string[] }

/** The period before, as far into its last day as this one is into today. */
async function salesBefore(
  db: Db,
  of: Of,
  { period: { before, isRunning }, moment }: { period: Period; moment: ZoneMoment },
): Promise<Sales[]> {
  if (!isRunning) return findSalesTotals(db, { ...of, ...before })
  const [whole, cut] = await Promise.all([
    before.from === before.to
      ? []
      : findSalesTotals(db, { ...of, from: before.from, to: addDays(before.to, -1) }),
    findSalesByHour(db, { ...of, day: before.to, until: moment.quarter + 1 }),
  ])
  return [...whole, ...cut]
}

function timesOf({ step, from, to, isRunning }: Period, { quarter }: ZoneMoment): string[] {
  switch (step) {
    case 'hour':
      return Array.from({ length: isRunning ? Math.floor(quarter / 4) + 1 : 24 }, (_, hour) =>
        hourName(from, hour),
      )
    case 'day':
      return everyDay(from, to)
    case 'month':
      return everyMonth(from, to)
  }
}

const hourName = (day: string, hour: number): string => `${day}T${String(hour).padStart(2, '0')}`

/** Zone and currency of the merchant. */
export async function placeOf(db: Db, merchantId: number): Promise<{ timezone: string; currency: string }> {
  const merchant = await findMerchant(db, merchantId)
  if (!merchant) throw new Error('a session of nobody')
  return merchant
}
