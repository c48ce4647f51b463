import { useInfiniteQuery } from '@tanstack/react-query'
import { activityList } from '@wasl/contracts/lists/audit'
import { EmptyState } from '@wasl/ui/data/EmptyState'
import { ErrorState } from '@wasl/ui/data/ErrorState'
import { SkeletonBlocks } from '@wasl/ui/data/SkeletonBlocks'
import { Button } from '@wasl/ui/actions/Button'
import { Card } from '@wasl/ui/layout/Card'
import { SectionHead } from '../../desk/SectionHead.tsx'
import { useStaffText } from '../../desk/staff.text.ts'
import { useKeptFocus } from '../../desk/use-kept-focus.ts'
import { choicesOf } from '../../desk/list/applied-filters.ts'
import { askedSearch } from '../../desk/list/asked-query.ts'
import { ListFilters } from '../../desk/list/ListFilters.tsx'
import { isNarrowed } from '../../desk/list/list-query.ts'
import { usePagedList } from '../../desk/list/usePagedList.ts'
import { useLocale } from '../../i18n/language.tsx'
import { activityQuery } from './account.queries.ts'
import { useAccountText } from './account.text.ts'
import css from './Activity.module.css'
import type { Activity } from '@wasl/contracts/web/dashboard/activity'
import { dayIn } from '@wasl/domain/wall-clock'
import { ActivityLink } from '../../desk/history/ActivityLink.tsx'
import { usePageFacts } from '../../base/page-context.tsx'
import { Instant } from '../../parts/Instant.tsx'
import { activityKinds } from '@wasl/contracts/values/states'

/** S2 §7 "activity history", all of it. */
export function ActivityPage() {
  const t = useAccountText()
  const staff = useStaffText()
  const locale = useLocale()
  const { timeZone } = usePageFacts().merchant
  const { asked, go } = usePagedList(activityList)
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    activityQuery(askedSearch(activityList, asked, timeZone), locale),
  )
  const { list, more } = useKeptFocus<HTMLDivElement>()
  const activities = data?.pages.flatMap((page) => page.results)
  const isFiltered = isNarrowed(asked)
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
            <ListFilters
              list={activityList}
              asked={asked}
              onGo={go}
              nameOf={(filter) => t(`account.filter.${filter}`)}
              choices={{ kind: choicesOf(activityKinds, (kind) => t(`account.kind.${kind}`)) }}
            />
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
                    <Button onClick={() => go({ filters: {}, page: 1 })}>{t('account.clear')}</Button>
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
