import { pick } from '@wasl/domain/locale'
import type { ChartData } from '@wasl/ui/charts/chart-data.ts'
import { ChartFrame } from '@wasl/ui/charts/ChartFrame'
import { RankedBars } from '@wasl/ui/charts/RankedBars'
import { moneyParts, moneyText } from '@wasl/ui/money/money-text.ts'
import { useLocale } from '../../i18n/language.tsx'
import { largestOf } from './largest.ts'
import { useHomeText } from './home.text.ts'
import { thousandWord } from './thousand-word.ts'
import type { Found } from './Statistics.tsx'
import { useChartState, useChartWords } from './useChartWords.tsx'

/** What was paid in each of the merchant's products, in one currency. */
export function ProductSales({ found, currency }: { found: Found; currency: string | null }) {
  const t = useHomeText()
  const locale = useLocale()
  const products = (found.data?.products ?? []).filter(({ sales }) => sales.currency === currency)
  const data: ChartData = {
    heading: t('home.product'),
    categories: products.map(({ plugin, name }) => ({ key: plugin, label: pick(name, locale) })),
    series: [{ key: 'sales', label: t('home.sales'), values: products.map(({ sales }) => sales.amount) }],
    figures: {
      write: (value) => moneyText(value, currency ?? '', locale),
      thousand: thousandWord(t, locale),
    },
  }
  return (
    <ChartFrame
      title={t('home.products')}
      summary={
        products.length > 0
          ? t('home.products.note', { currency: moneyParts('0', currency ?? '', locale).currency })
          : t('home.none.short')
      }
      data={data}
      words={useChartWords()}
      state={useChartState(found)}
    >
      <RankedBars
        data={largestOf(data, { most: 5, other: t('home.other') })}
        hasShares
        money={{ currency: currency ?? '', locale }}
      />
    </ChartFrame>
  )
}
