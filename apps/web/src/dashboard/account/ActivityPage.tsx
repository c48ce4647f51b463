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
import { readActivityWish, sinceOf, writeActivityWish, type ActivityWish } from './activity-asked.ts'
import css from './Activity.module.css'
import { ActivityDays } from './ActivityDays.tsx'
import { ActivityFilters } from './ActivityFilters.tsx'

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
