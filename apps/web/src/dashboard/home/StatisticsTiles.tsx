import { numberText } from '@wasl/ui/charts/number-text.ts'
import type { ChartData } from '@wasl/ui/charts/chart-data.ts'
import { Sparkline } from '@wasl/ui/charts/Sparkline'
import { StatTile } from '@wasl/ui/data/StatTile'
import { Ltr } from '@wasl/ui/text/Ltr'
import { moneyText } from '@wasl/ui/money/money-text.ts'
import { Amount } from '../../parts/Amount.tsx'
import { useLocale } from '../../i18n/language.tsx'
import { beforeWords, growthWords } from './growth-words.ts'
import { useHomeText } from './home.text.ts'
import { isFew, rateWords } from './rate-words.ts'
import { thousandWord } from './thousand-word.ts'
import css from './Home.module.css'
import { PartFailed } from './PartFailed.tsx'
import type { Found } from './Statistics.tsx'
import { timeWords } from './time-words.ts'

type Props = { found: Found; currency: string | null }

/** S2 §2: total transactions, GMV and overall success rate, each with its growth and its course. */
export function StatisticsTiles({ found, currency }: Props) {
  const t = useHomeText()
  const locale = useLocale()
  const { data, error, refetch } = found
  if (!data && error) return <PartFailed onRetry={() => void refetch()} />
  const money = data?.amounts.find((one) => one.currency === currency)
  const loadingLabel = t('home.tiles.loading')
  const note = data && beforeWords(data, t)
  const noteOf = (growth: number | null | undefined) => (growth === null ? undefined : note)
  const percent = (value: string) => t('home.percent', { value })

  const course = (
    label: string,
    points: readonly { at: string; value: number | string | null }[],
    write: (value: string) => string,
  ): ChartData => ({
    heading: label,
    categories: points.map(({ at }) => ({ key: at, ...timeWords(at, t) })),
    series: [
      { key: label, label, values: points.map(({ value }) => (value === null ? null : String(value))) },
    ],
    figures: { write, thousand: thousandWord(t, locale) },
  })

  return (
    <section className={css.tiles} aria-label={t('home.tiles')}>
      <StatTile
        label={t('home.paid')}
        value={data ? <Ltr>{numberText(String(data.paid.value))}</Ltr> : null}
        loadingLabel={loadingLabel}
        {...(data && { growth: growthWords(data.paid.growth, 'percent', t), note: noteOf(data.paid.growth) })}
        {...(data &&
          hasCourse(data.paid.points) && {
            chart: (
              <Sparkline
                label={t('home.trend', { what: t('home.paid') })}
                data={course(t('home.paid'), data.paid.points, numberText)}
                look={3}
              />
            ),
          })}
      />
      <StatTile
        label={
          <>
            {t('home.gmv')}{' '}
            {money && Number(money.refunded) > 0 && (
              <span className={css.refunded}>
                {t.rich('home.refunded', {
                  amount: <Amount of={{ amount: money.refunded, currency: money.currency }} />,
                })}
              </span>
            )}
          </>
        }
        value={money ? <Amount of={{ amount: money.value, currency: money.currency }} size="tile" /> : null}
        loadingLabel={loadingLabel}
        {...(money && { growth: growthWords(money.growth, 'percent', t), note: noteOf(money.growth) })}
        {...(money &&
          hasCourse(money.points) && {
            chart: (
              <Sparkline
                label={t('home.trend', { what: t('home.gmv') })}
                data={course(t('home.gmv'), money.points, (value) =>
                  moneyText(value, money.currency, locale),
                )}
                look={1}
              />
            ),
          })}
      />
      <StatTile
        label={t('home.rate')}
        value={rateValue()}
        loadingLabel={loadingLabel}
        {...(data && {
          growth: growthWords(isFew(data.successRate) ? null : data.successRate.growth, 'points', t),
          note: noteOf(isFew(data.successRate) ? null : data.successRate.growth),
        })}
        {...(data &&
          hasCourse(data.successRate.points) && {
            chart: (
              <Sparkline
                label={t('home.trend', { what: t('home.rate') })}
                data={course(t('home.rate'), data.successRate.points, percent)}
                look={2}
              />
            ),
          })}
      />
    </section>
  )

  function rateValue(): string | null {
    if (!data) return null
    const { value: rate } = data.successRate
    return rate === null ? '-' : rateWords({ ...data.successRate, rate }, t)
  }
}

/** One point is no course. */
const hasCourse = (points: readonly { value: number | string | null }[]): boolean =>
  points.filter(({ value }) => value !== null).length > 1
