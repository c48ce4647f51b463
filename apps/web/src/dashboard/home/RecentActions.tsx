import { useQuery } from '@tanstack/react-query'
import { Timeline } from '@wasl/ui/data/Timeline'
import { SkeletonBlocks } from '@wasl/ui/data/SkeletonBlocks'
import { ActivityLink } from '../../desk/history/ActivityLink.tsx'
import { useLocale } from '../../i18n/language.tsx'
import { Instant } from '../../parts/Instant.tsx'
import { homeQueries } from './home.queries.ts'
import { useHomeText } from './home.text.ts'
import css from './Home.module.css'
import { PartFailed } from './PartFailed.tsx'
import { workIcon } from './work-icons.tsx'

/** S2 §3 "Recent action": who did what, and where it can be seen. */
export function RecentActions() {
  const t = useHomeText()
  const locale = useLocale()
  const { data, error, refetch } = useQuery(homeQueries.recentActions(locale))
  return (
    <section className={css.card} aria-labelledby="home-actions" data-box="card">
      <div className={css.cardHead}>
        <h2 id="home-actions">{t('home.actions')}</h2>
      </div>
      <div className={css.actions}>{body()}</div>
    </section>
  )

  function body() {
    if (!data)
      return error ? (
        <PartFailed onRetry={() => void refetch()} />
      ) : (
        <SkeletonBlocks kind="list" label={t('home.actions.loading')} />
      )
    if (data.results.length === 0) return <p className={css.quiet}>{t('home.actions.none')}</p>
    return (
      <Timeline
        label={t('home.actions.label')}
        events={data.results.map((action) => ({
          key: String(action.id),
          icon: workIcon(action.action),
          title: (
            <span dir="auto">
              {action.description}
              <ActivityLink of={action} />
            </span>
          ),
          by: <bdi>{action.actor}</bdi>,
          time: <Instant at={action.timestamp} />,
        }))}
      />
    )
  }
}
