import { useQuery } from '@tanstack/react-query'
import type { AverageSizes } from '@wasl/contracts/web/dashboard/home.contract'
import { BarChart } from '@wasl/ui/charts/BarChart'
import type { ChartData } from '@wasl/ui/charts/chart-data.ts'
import { ChartFrame } from '@wasl/ui/charts/ChartFrame'
import { Select } from '@wasl/ui/fields/choices/Select'
import { VisuallyHidden } from '@wasl/ui/text/VisuallyHidden'
import { moneyParts, moneyText } from '@wasl/ui/money/money-text.ts'
import { dayIn } from '@wasl/domain/wall-clock'
import { useState } from 'react'
import { usePageFacts } from '../../base/page-context.tsx'
import { useLocale } from '../../i18n/language.tsx'
import { homeQueries } from './home.queries.ts'
import { useHomeText } from './home.text.ts'
import { thousandWord } from './thousand-word.ts'
import css from './Home.module.css'
import { useChartState, useChartWords } from './useChartWords.tsx'
import { timeWords } from './time-words.ts'

/** S2 §2: a chosen year of ten, by month. */
export function AverageSize({ currency }: { currency: string | null }) {
  const t = useHomeText()
  const locale = useLocale()
  const { timeZone } = usePageFacts().merchant
  const [year, setYear] = useState<string | null>(null)
  const found = useQuery(homeQueries.averageSizes(year))
  const title = t('home.sizes')
  const shown = currency ?? found.data?.results[0]?.currencyCode ?? ''
  const sign = moneyParts('0', shown, locale).currency
  const months = monthsOf(found.data, shown)
  const data: ChartData = {
    heading: t('home.month'),
    categories: months.map(({ at }) => ({ key: at, ...timeWords(at, t) })),
    series: [{ key: 'size', label: t('home.sizes.average'), values: months.map(({ value }) => value) }],
    figures: { write: (value) => moneyText(value, shown, locale), thousand: thousandWord(t, locale) },
  }
  const [thisMonth] = useState(() => dayIn(timeZone, new Date()).slice(0, 7))
  const now = months.find(({ at, value }) => at === thisMonth && value !== null)
  return (
    <ChartFrame
      title={title}
      summary={
        now
          ? t('home.sizes.soFar', {
              currency: sign,
              month: t(`home.months.${now.month}`),
              value: now.value ?? '',
            })
          : t('home.sizes.note', { currency: sign })
      }
      data={data}
      words={useChartWords()}
      state={useChartState(found)}
      controls={
        found.data && (
          <div className={css.year} data-print="hide">
            <Select
              label={<VisuallyHidden>{t('home.year')}</VisuallyHidden>}
              choices={found.data.years.map((one) => ({ value: String(one), label: String(one) }))}
              value={year ?? String(found.data.year)}
              onChange={setYear}
              placeholder={t('home.year')}
            />
          </div>
        )
      }
    >
      <BarChart label={title} data={data} {...(now && { emphasis: now.at })} />
    </ChartFrame>
  )
}

const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const

function monthsOf(found: AverageSizes | undefined, currency: string) {
  const known = found?.results.find((one) => one.currencyCode === currency)?.values ?? []
  return numbers.map((month) => ({
    month,
    at: `${found?.year ?? ''}-${String(month).padStart(2, '0')}`,
    value: known.find((one) => one.month === month)?.value ?? null,
  }))
}
