import type { Report } from '@wasl/contracts/web/dashboard/reports.contract'
import type { Locale } from '@wasl/domain/locale'
import { rangeWords } from '@wasl/ui/date-text.ts'
import { fileSize } from '../../parts/file-words.ts'
import type { ReportsText } from './reports.text.ts'
import { reportsStrings, type ReportsString } from './reports.strings.ts'

export type ReportFacts = {
  t: ReportsText
  stateName: (state: string) => string
  locale: Locale
  timeZone: string
}

/** "Transactions, CSV". */
export const reportTitle = ({ source, fileFormat }: Report, { t }: Pick<ReportFacts, 't'>): string =>
  t('reports.what', { what: t(`reports.source.${source}`), format: fileFormat.toUpperCase() })

/** Payment requests; Paid, Pending; 13 – 20 Nov 2026. */
export function reportSummary(report: Report, facts: ReportFacts): string[] {
  const { t, locale, stateName } = facts
  const { state, createdAfter, createdBefore, ...others } = report.filters
  const states = state?.split(',').map(stateName) ?? []
  const rest = Object.values(others).filter(Boolean).length
  return [
    moduleName(report, t),
    states.join(locale === 'ar' ? '، ' : ', '),
    wordsOfRange(createdAfter, createdBefore, facts),
    report.search === null ? '' : t('reports.search', { q: report.search }),
    rest > 0 ? t('reports.otherFilters', { n: rest }) : '',
  ].filter((part) => part !== '')
}

function moduleName({ plugin, source }: Report, t: ReportsText): string {
  if (source === 'bookings') return ''
  const key = `reports.module.${plugin ?? 'all'}`
  return isKnown(key) ? t(key) : (plugin ?? '')
}

const isKnown = (key: string): key is ReportsString => Object.hasOwn(reportsStrings, key)

function wordsOfRange(
  from: string | undefined,
  to: string | undefined,
  { t, locale, timeZone }: ReportFacts,
): string {
  const words = rangeWords({ from: instantOf(from), to: instantOf(to) }, locale, timeZone)
  if (words === null) return ''
  return words.kind === 'on' ? words.date : t(`reports.${words.kind}`, words)
}

const instantOf = (text: string | undefined): Date | null => (text ? new Date(text) : null)

export function sizeText(bytes: number, t: ReportsText): string {
  const { unit, size } = fileSize(bytes)
  return t(`reports.${unit}`, { size })
}

/** 0 to 100; null before anybody counted. */
export const shareDone = ({ rows, rowsDone }: Report): number | null =>
  rows === null ? null : rows === 0 ? 100 : Math.floor((rowsDone / rows) * 100)
