import { useQuery } from '@tanstack/react-query'
import { useLocation, useRouter } from '@tanstack/react-router'
import type { RecentOrder, HomeStatistics } from '@wasl/contracts/web/dashboard/home.contract'
import { useMemo, useState, type ComponentType } from 'react'
import { SectionHead } from '../../desk/SectionHead.tsx'
import { useStaff } from '../../desk/staff.ts'
import { useGreeting } from '../../desk/frame/use-greeting.ts'
import { CustomPeriod } from './CustomPeriod.tsx'
import { askedOf, isCustom, readHomeQuery, writeHomeQuery, type HomeAsked } from './home-query.ts'
import { homeQueries } from './home.queries.ts'
import { useHomeText } from './home.text.ts'
import css from './Home.module.css'
import { PeriodChoice } from './PeriodChoice.tsx'
import { RecentActions } from './RecentActions.tsx'
import { RecentOrders } from './RecentOrders.tsx'
import { Statistics } from './Statistics.tsx'
import { Tasks } from './Tasks.tsx'
import { problemsOf } from './period-problems.ts'
import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { EmptyState } from '@wasl/ui/data/EmptyState'
import { Card } from '@wasl/ui/layout/Card'
import { staffPaths } from '../../desk/staff-paths.ts'
import { useLocale } from '../../i18n/language.tsx'
import { LongDate } from '@wasl/ui/data/LongDate'
import { timeText } from '@wasl/ui/text/date-text.ts'
import { dayIn } from '@wasl/domain/wall-clock'
import { dayWords } from './time-words.ts'
import { moneyParts } from '@wasl/ui/money/money-text.ts'
import { SegmentedRadio } from '@wasl/ui/navigation/SegmentedRadio'

/** Whose menu is open, at its button. The actions are the lists': `app` composes them. */
export type OrderMenu = ComponentType<{
  at: { order: RecentOrder; button: HTMLElement } | null
  onClose: () => void
}>

/** S2 §2 "Dashboard home". */
export function HomePage({ OrderMenu }: { OrderMenu: OrderMenu }) {
  const t = useHomeText()
  const router = useRouter()
  const { pathname, searchStr } = useLocation()
  const staff = useStaff()
  const { greeting } = useGreeting()
  const [wish, setWish] = useState<string | null>(null)
  const seesStatistics = staff.may('view_paymenttransaction_statistics')
  const asked = useMemo(() => readHomeQuery(searchStr), [searchStr])
  const isWaiting = isCustom(asked) && !(asked.from && asked.to)
  const statistics = useQuery({
    ...homeQueries.statistics(askedOf(asked)),
    enabled: seesStatistics && !isWaiting,
  })
  const orders = useQuery(homeQueries.recentOrders())
  const problems = problemsOf(statistics.error)
  const go = (change: HomeAsked) =>
    void router.navigate({ to: pathname, search: writeHomeQuery(change), resetScroll: false })
  const currencies = statistics.data?.amounts.map((one) => one.currency) ?? []
  const currency = wish !== null && currencies.includes(wish) ? wish : (currencies[0] ?? null)
  const isNew = orders.data?.orders.length === 0 && statistics.data?.paid.value === 0

  return (
    <div className={css.page}>
      <SectionHead
        title={t('home.title')}
        heading={greeting}
        // Its line is there before its words are: nothing below moves.
        note={seesStatistics && (statistics.data ? <HomeNote statistics={statistics.data} /> : '\u00a0')}
        actions={
          seesStatistics && (
            <>
              <CurrencyChoice
                currencies={currencies}
                currency={currency}
                isLoading={statistics.isLoading}
                onChoose={setWish}
              />
              <PeriodChoice asked={asked} onChoose={go} />
            </>
          )
        }
      />
      <Tasks />
      {seesStatistics && isCustom(asked) && (
        <CustomPeriod
          key={`${asked.from} ${asked.to}`}
          asked={asked}
          problems={problems}
          onShow={(from, to) => go({ period: null, from, to })}
        />
      )}
      {isNew ? <NoPayments /> : seesStatistics && <Statistics found={statistics} currency={currency} />}
      <div className={css.recent}>
        <RecentOrders found={orders} OrderMenu={OrderMenu} />
        <RecentActions />
      </div>
    </div>
  )
}

/** A merchant nobody has asked anything of yet. */
function NoPayments() {
  const t = useHomeText()
  const locale = useLocale()
  return (
    <Card>
      <EmptyState
        kind="no-data"
        title={t('home.new.title')}
        actions={<ButtonLink href={staffPaths.allTransactions(locale)}>{t('home.new.open')}</ButtonLink>}
      >
        {t('home.new.text')}
      </EmptyState>
    </Card>
  )
}

/** "Friday, 20 November 2026, until 06:04 PM". */
function HomeNote({ statistics: { period, asOf, timeZone } }: { statistics: HomeStatistics }) {
  const t = useHomeText()
  const locale = useLocale()
  const now = new Date(asOf)
  const time = timeText(now, locale, timeZone)
  const isRunning = period.to === dayIn(timeZone, now)
  if (period.from === period.to) {
    const day = <LongDate day={period.from} locale={locale} />
    return isRunning ? t.rich('home.note.now', { day, time }) : day
  }
  const span = { from: dayWords(period.from, t), to: dayWords(period.to, t) }
  return isRunning ? t('home.note.running', { ...span, time }) : t('home.note.span', span)
}

type Props = {
  currencies: readonly string[]
  currency: string | null
  isLoading: boolean
  onChoose: (currency: string) => void
}

/**
 * Amounts of two currencies do not add up: one is shown at a time. On a phone it has a line of its own, which is there
 * before the statistics are and whatever they say: nothing below moves.
 */
function CurrencyChoice({ currencies, currency, isLoading, onChoose }: Props) {
  const t = useHomeText()
  const locale = useLocale()
  if (currency === null) return isLoading && <div className={css.currencyAhead} data-print="hide" />
  return (
    <div className={css.currency} data-only={currencies.length < 2 || undefined} data-print="hide">
      <SegmentedRadio
        label={t('home.currency')}
        isLabelHidden
        options={currencies.map((code) => ({ value: code, label: moneyParts('0', code, locale).currency }))}
        selected={currency}
        onSelect={onChoose}
      />
    </div>
  )
}
