import { accepted, refused, type Result } from '@wasl/domain/result'
import { normaliseDigits } from '@wasl/domain/digits'
import { findSales, type Sales } from '../../kernel/ledger/books/sales.store.ts'
import { momentIn } from './calendar.domain.ts'
import { placeOf, type HomeDeps, type Sight } from './statistics.service.ts'

export type AverageSizes = {
  year: number
  years: readonly number[]
  timezone: string
  currency: string
  months: readonly ({ month: number } & Sales)[]
}

/** S2 §9: the list of years has ten. */
const offeredYears = 10

export type YearProblem = { first: number; last: number }

export async function averageSizesOf(
  { db, clock }: HomeDeps,
  { staff: { merchantId }, plugins }: Sight,
  asked: string | undefined,
): Promise<Result<AverageSizes, YearProblem>> {
  const { timezone, currency } = await placeOf(db, merchantId)
  const last = Number(momentIn(clock.now(), timezone).day.slice(0, 4))
  const years = Array.from({ length: offeredYears }, (_, at) => last - at)
  const text = normaliseDigits(asked ?? '').trim()
  const year = text === '' ? last : years.find((one) => String(one) === text)
  if (year === undefined) return refused({ first: last - offeredYears + 1, last })
  const { times } = await findSales(db, {
    merchantId,
    plugins,
    from: `${year}-01-01`,
    to: `${year}-12-31`,
    step: 'month',
  })
  const months = times.map(({ at, ...sums }) => ({ month: Number(at.slice(5, 7)), ...sums }))
  return accepted({ year, years, timezone, currency, months })
}
