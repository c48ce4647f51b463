import { useQuery } from '@tanstack/react-query'
import { useLocation, useRouter } from '@tanstack/react-router'
import type { RecentOrder } from '@wasl/contracts/web/dashboard/home.contract'
import { useMemo, useState, type ComponentType } from 'react'
import { SectionHead } from '../../desk/SectionHead.tsx'
import { useStaff } from '../../desk/staff.ts'
import { useGreeting } from '../../desk/frame/use-greeting.ts'
import { CurrencyChoice } from './CurrencyChoice.tsx'
import { CustomPeriod } from './CustomPeriod.tsx'
import { askedOf, isCustom, readHomeQuery, writeHomeQuery, type HomeAsked } from './home-query.ts'
import { homeQueries } from './home.queries.ts'
import { useHomeText } from './home.text.ts'
import css from './Home.module.css'
import { HomeNote } from './HomeNote.tsx'
import { NoPayments } from './NoPayments.tsx'
import { PeriodChoice } from './PeriodChoice.tsx'
import { RecentActions } from './RecentActions.tsx'
import { RecentOrders } from './RecentOrders.tsx'
import { Statistics } from './Statistics.tsx'
import { Tasks } from './Tasks.tsx'
import { problemsOf } from './period-problems.ts'

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
