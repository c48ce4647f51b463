import { accepted, refused, type Result } from '@wasl/domain/result'
import { statisticsPeriods } from '@wasl/contracts/values/periods'
import { normaliseDigits } from '@wasl/domain/digits'
import { addDays, daysBetween, isDay } from './calendar.domain.ts'

type Named = (typeof statisticsPeriods)[number]

/** Both ends belong to it. */
export type Span = { from: string; to: string }

export type Period = Span & {
  choice: Named | 'custom'
  before: Span
  /** Its last day is not over: that of the period before is cut at the same quarter of an hour. */
  isRunning: boolean
  step: 'hour' | 'day' | 'month'
}

export type PeriodProblem = {
  field: 'period' | 'date_after' | 'date_before'
  says: 'unknown' | 'missing' | 'noDate' | 'inFuture' | 'backwards' | 'tooLong'
}

const lengths: Readonly<Record<Named, number>> = { day: 1, week: 7, month: 30 }
export const defaultPeriod: Named = 'day'
export const mostDays = 3_660
/** More than a quarter of a year is drawn by month. */
const mostByDay = 92

type Asked = {
  period?: string | undefined
  date_after?: string | undefined
  date_before?: string | undefined
}

/** Dates count where no period is named, or 'custom'. A period that reaches past today ends with it. */
export function periodOf(asked: Asked, today: string): Result<Period, PeriodProblem[]> {
  const named = asked.period || (asked.date_after || asked.date_before ? 'custom' : defaultPeriod)
  if (isNamed(named)) {
    const span = { from: addDays(today, 1 - lengths[named]), to: today }
    return accepted(whole(named, span, today))
  }
  if (named !== 'custom') return refused([{ field: 'period', says: 'unknown' }])
  const from = normaliseDigits(asked.date_after ?? '').trim()
  const to = normaliseDigits(asked.date_before ?? '').trim()
  const problems = [
    ...dateProblems('date_after', from),
    ...dateProblems('date_before', to),
    ...(isDay(from) && isDay(to) ? spanProblems({ from, to }, today) : []),
  ]
  if (problems.length > 0) return refused(problems)
  return accepted(whole('custom', { from, to: to > today ? today : to }, today))
}

const isNamed = (text: string): text is Named => statisticsPeriods.some((period) => period === text)

function dateProblems(field: PeriodProblem['field'], text: string): PeriodProblem[] {
  if (text === '') return [{ field, says: 'missing' }]
  return isDay(text) ? [] : [{ field, says: 'noDate' }]
}

function spanProblems({ from, to }: Span, today: string): PeriodProblem[] {
  if (to < from) return [{ field: 'date_before', says: 'backwards' }]
  if (from > today) return [{ field: 'date_after', says: 'inFuture' }]
  return daysBetween(from, to < today ? to : today) > mostDays
    ? [{ field: 'date_after', says: 'tooLong' }]
    : []
}

function whole(choice: Period['choice'], { from, to }: Span, today: string): Period {
  const length = daysBetween(from, to)
  return {
    choice,
    from,
    to,
    before: { from: addDays(from, -length), to: addDays(from, -1) },
    isRunning: to === today,
    step: length === 1 ? 'hour' : length <= mostByDay ? 'day' : 'month',
  }
}
