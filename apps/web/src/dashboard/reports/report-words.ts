import { parametersOf, wireName } from '@wasl/contracts/lists/list'
import { transactionList } from '@wasl/contracts/lists/transactions'
import type { Report } from '@wasl/contracts/web/dashboard/reports.contract'
import type { Locale } from '@wasl/domain/locale'
import { rangeWords } from '@wasl/ui/text/date-text.ts'
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

/** Told in words of their own; which modules an export of all had is no filter of the user's. */
const toldApart = new Set(['plugin', 'state', 'createdAfter', 'createdBefore'])
const otherFilters = parametersOf(transactionList).flatMap(([name]) =>
  toldApart.has(name) ? [] : [wireName(name)],
)

/** Payment requests; Paid, Pending; 13 – 20 Nov 2026. */
export function reportSummary(report: Report, facts: ReportFacts): string[] {
  const { t, locale, stateName } = facts
  const { state, created_after: from, created_before: to, q, ...others } = report.query
  const states = state?.split(',').map(stateName) ?? []
  const rest = otherFilters.filter((name) => others[name]).length
  return [
    moduleName(report, t),
    states.join(locale === 'ar' ? '، ' : ', '),
    wordsOfRange(from, to, facts),
    q === undefined ? '' : t('reports.search', { q }),
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
export const shareDone = ({ recordsAmount: all, recordsDone: done }: Report): number | null =>
  all === null ? null : all === 0 ? 100 : Math.floor((done / all) * 100)
