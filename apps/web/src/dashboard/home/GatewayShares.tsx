import { pick } from '@wasl/domain/locale'
import type { ChartData } from '@wasl/ui/charts/chart-data.ts'
import { ChartFrame } from '@wasl/ui/charts/ChartFrame'
import { DoughnutChart } from '@wasl/ui/charts/DoughnutChart'
import { numberText } from '@wasl/ui/charts/number-text.ts'
import { useLocale } from '../../i18n/language.tsx'
import { gatewayLooks } from './gateway-looks.ts'
import { useHomeText } from './home.text.ts'
import { isFew } from './rate-words.ts'
import { thousandWord } from './thousand-word.ts'
import type { Found } from './Statistics.tsx'
import { useChartState, useChartWords } from './useChartWords.tsx'

type Props = { found: Found; lit: string | null; onLit: (key: string | null) => void }

/** Which gateway carries how many of the paid transactions. */
export function GatewayShares({ found, lit, onLit }: Props) {
  const t = useHomeText()
  const locale = useLocale()
  const title = t('home.byGateway')
  const gateways = found.data?.gateways ?? []
  const looks = gatewayLooks(found.data ?? { gateways: [], rates: [] })
  const data: ChartData = {
    heading: t('home.gateway'),
    categories: gateways.map(({ code, name }) => ({
      key: code,
      label: pick(name, locale),
      look: looks.get(code) ?? 6,
    })),
    series: [
      { key: 'count', label: t('home.transactions'), values: gateways.map(({ count }) => String(count)) },
    ],
    figures: { write: numberText, thousand: thousandWord(t, locale) },
  }
  return (
    <ChartFrame
      title={title}
      summary={summary()}
      data={data}
      words={useChartWords()}
      state={useChartState(found)}
    >
      <DoughnutChart
        label={title}
        data={data}
        words={{ total: t('home.byGateway.total'), other: t('home.other') }}
        lit={lit}
        onLit={onLit}
      />
    </ChartFrame>
  )

  function summary(): string {
    const [first] = gateways
    const total = gateways.reduce((sum, { count }) => sum + count, 0)
    if (!first || total === 0) return t('home.none.short')
    const name = pick(first.name, locale)
    if (gateways.length === 1) return t('home.byGateway.one', { name })
    if (isFew({ tried: total, succeeded: first.count }))
      return t('home.byGateway.few', { name, n: first.count, m: total })
    return t('home.byGateway.most', { name, share: Math.round((first.count / total) * 100) })
  }
}
