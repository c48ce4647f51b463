import { pick } from '@wasl/domain/locale'
import type { ChartData } from '@wasl/ui/charts/chart-data.ts'
import { ChartFrame } from '@wasl/ui/charts/ChartFrame'
import { RankedBars } from '@wasl/ui/charts/RankedBars'
import { useLocale } from '../../i18n/language.tsx'
import { gatewayLooks } from './gateway-looks.ts'
import { useHomeText } from './home.text.ts'
import { rateWords } from './rate-words.ts'
import { thousandWord } from './thousand-word.ts'
import type { Found } from './Statistics.tsx'
import { useChartState, useChartWords } from './useChartWords.tsx'

type Props = { found: Found; lit: string | null; onLit: (key: string | null) => void }

/** Of the attempts that ended: how many each gateway said yes to. */
export function GatewayRates({ found, lit, onLit }: Props) {
  const t = useHomeText()
  const locale = useLocale()
  const rates = found.data?.rates ?? []
  const all = found.data?.successRate
  const overall = all?.value ?? null
  const looks = gatewayLooks(found.data ?? { gateways: [], rates: [] })
  const write = (value: string, place?: number) => {
    const one = rates[place ?? -1]
    return one ? rateWords(one, t) : t('home.percent', { value })
  }
  const data: ChartData = {
    heading: t('home.gateway'),
    categories: rates.map(({ code, name }) => ({
      key: code,
      label: pick(name, locale),
      look: looks.get(code) ?? 6,
    })),
    series: [{ key: 'rate', label: t('home.successRate'), values: rates.map(({ rate }) => String(rate)) }],
    figures: { write, thousand: thousandWord(t, locale) },
  }
  return (
    <ChartFrame
      title={t('home.rates')}
      summary={
        all && overall !== null
          ? t('home.rates.note', { rate: rateWords({ ...all, rate: overall }, t) })
          : t('home.rates.none')
      }
      data={data}
      words={useChartWords()}
      state={useChartState(found)}
    >
      <RankedBars
        data={data}
        full={100}
        {...(overall !== null && { mark: overall })}
        lit={lit}
        onLit={onLit}
      />
    </ChartFrame>
  )
}
