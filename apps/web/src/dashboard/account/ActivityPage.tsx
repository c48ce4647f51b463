import { useInfiniteQuery } from '@tanstack/react-query'
import { useLocation, useRouter } from '@tanstack/react-router'
import { EmptyState } from '@wasl/ui/data/EmptyState'
import { ErrorState } from '@wasl/ui/data/ErrorState'
import { SkeletonBlocks } from '@wasl/ui/data/SkeletonBlocks'
import { Button } from '@wasl/ui/Button'
import { Card } from '@wasl/ui/layout/Card'
import { useMemo, useState } from 'react'
import { SectionHead } from '../../desk/SectionHead.tsx'
import { useStaffText } from '../../desk/staff.text.ts'
import { useKeptFocus } from '../../desk/use-kept-focus.ts'
import { useLocale } from '../../i18n/language.tsx'
import { activityQuery } from './account.queries.ts'
import { useAccountText } from './account.text.ts'
import {
  readActivityWish,
  sinceOf,
  writeActivityWish,
  type ActivityWish,
  periods,
  type Period,
} from './activity-asked.ts'
import css from './Activity.module.css'
import type { Activity } from '@wasl/contracts/web/dashboard/activity'
import { dayIn } from '@wasl/domain/wall-clock'
import { ActivityLink } from '../../desk/history/ActivityLink.tsx'
import { usePageFacts } from '../../base/page-context.tsx'
import { Instant } from '../../parts/Instant.tsx'
import { activityKinds } from '@wasl/contracts/values/states'
import { Select } from '@wasl/ui/fields/Select'

type Props = { wish: ActivityWish; onChange: (change: Partial<ActivityWish>) => void }

const periodNames = Object.keys(periods).filter((name): name is Period => Object.hasOwn(periods, name))

function ActivityFilters({ wish, onChange }: Props) {
  const t = useAccountText()
  return (
    <div className={css.filters}>
      <Select
        label={t('account.kind')}
        placeholder={t('account.kind.all')}
        choices={[
          { value: 'all', label: t('account.kind.all') },
          ...activityKinds.map((kind) => ({ value: kind, label: t(`account.kind.${kind}`) })),
        ]}
        value={wish.kind ?? 'all'}
        onChange={(value) => onChange({ kind: activityKinds.find((kind) => kind === value) ?? null })}
      />
      <Select
        label={t('account.period')}
        placeholder={t('account.period.any')}
        choices={[
          { value: 'any', label: t('account.period.any') },
          ...periodNames.map((period) => ({ value: period, label: t(`account.period.${period}`) })),
        ]}
        value={wish.period ?? 'any'}
        onChange={(value) => onChange({ period: periodNames.find((period) => period === value) ?? null })}
      />
    </div>
  )
}

/** S2 §7 "activity history", all of it. */
export function ActivityPage() {
  const t = useAccountText()
  const staff = useStaffText()
  const locale = useLocale()
  const router = useRouter()
  const { pathname, searchStr } = useLocation()
  const wish = useMemo(() => readActivityWish(searchStr), [searchStr])
  const [openedAt] = useState(Date.now)
  const asked = { kind: wish.kind, from: sinceOf(wish.period, openedAt) }
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    activityQuery(asked, locale),
  )
  const { list, more } = useKeptFocus<HTMLDivElement>()
  const go = (change: Partial<ActivityWish>) =>
    void router.navigate({
      to: pathname,
      search: writeActivityWish({ ...wish, ...change }),
      resetScroll: false,
    })
  const activities = data?.pages.flatMap((page) => page.results)
  const isFiltered = wish.kind !== null || wish.period !== null
  return (
    <>
      <SectionHead
        title={t('account.activity')}
        note={t('account.activityNote')}
        crumbs={[
          { id: 'account', label: staff('staff.account') },
          { id: 'activity', label: t('account.activity') },
        ]}
      />
      <div className={css.page}>
        <div className={css.aside}>
          <Card>
            <ActivityFilters wish={wish} onChange={go} />
          </Card>
        </div>
        <div ref={list} className={css.list}>
          <Card>
            {!activities && !error && <SkeletonBlocks kind="list" label={t('account.loading')} />}
            {!activities && error && (
              <ErrorState
                kind="failed"
                title={t('account.failed')}
                actions={<Button onClick={() => void refetch()}>{t('account.retry')}</Button>}
              />
            )}
            {activities?.length === 0 && (
              <EmptyState
                kind={isFiltered ? 'no-results' : 'no-data'}
                title={t(isFiltered ? 'account.noneFound' : 'account.none')}
                actions={
                  isFiltered && (
                    <Button onClick={() => go({ kind: null, period: null })}>{t('account.clear')}</Button>
                  )
                }
              />
            )}
            {activities && activities.length > 0 && <ActivityDays activities={activities} />}
            {hasNextPage && (
              <Button
                isPending={isFetchingNextPage}
                onClick={() => {
                  more()
                  void fetchNextPage()
                }}
              >
                {t('account.older')}
              </Button>
            )}
          </Card>
        </div>
      </div>
    </>
  )
}

/** By days of the merchant's zone. */
function ActivityDays({ activities }: { activities: readonly Activity[] }) {
  const { timeZone } = usePageFacts().merchant
  const days = new Map<string, Activity[]>()
  for (const activity of activities) {
    const day = dayIn(timeZone, new Date(activity.timestamp))
    days.set(day, [...(days.get(day) ?? []), activity])
  }
  return (
    <ol className={css.days}>
      {[...days].map(([day, ofDay]) => (
        <li key={day}>
          <h2 className={css.day}>{ofDay[0] && <Instant at={ofDay[0].timestamp} show="date" />}</h2>
          <ol className={css.lines}>
            {ofDay.map((activity) => (
              <li key={activity.id} data-entry="">
                <span className={css.what} dir="auto">
                  {activity.description}
                  <ActivityLink of={activity} />
                </span>
                <span className={css.when}>
                  <Instant at={activity.timestamp} show="time" />
                </span>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  )
}
