import { useQuery } from '@tanstack/react-query'
import type { RecentAction } from '@wasl/contracts/web/dashboard/home.contract'
import { Timeline } from '@wasl/ui/data/Timeline'
import { Link } from '@wasl/ui/Link'
import { Ltr } from '@wasl/ui/Ltr'
import { SkeletonBlocks } from '@wasl/ui/data/SkeletonBlocks'
import { staffPaths } from '../../app/staff/staff-paths.ts'
import { moduleOfPlugin } from '../../app/staff/sections-of-paths.ts'
import { useStaff } from '../../app/staff/staff.ts'
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
  const linkOf = useLinkOf()
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
    if (data.actions.length === 0) return <p className={css.quiet}>{t('home.actions.none')}</p>
    return (
      <Timeline
        label={t('home.actions.label')}
        events={data.actions.map((action) => {
          const link = linkOf(action)
          return {
            key: action.id,
            icon: workIcon(action.action),
            title: (
              <span dir="auto">
                {action.description}
                {link && (
                  <>
                    {' '}
                    <Link href={link.href}>
                      <Ltr>{link.id}</Ltr>
                    </Link>
                  </>
                )}
              </span>
            ),
            by: <bdi>{action.actor}</bdi>,
            time: <Instant at={action.at} />,
          }
        })}
      />
    )
  }
}

const shortId = (id: string): string => (id.length > 12 ? `${id.slice(0, 8)}…` : id)

/** Only what is open to the user is a link. */
function useLinkOf(): (action: RecentAction) => { href: string; id: string } | null {
  const locale = useLocale()
  const staff = useStaff()
  return ({ link }) => {
    if (!link) return null
    if (link.kind === 'report')
      return staff.has('generated_reports')
        ? { href: `${staffPaths.generatedReports(locale)}?id=${link.id}`, id: shortId(link.id) }
        : null
    if (!staff.has(link.plugin)) return null
    const list = link.isDeleted
      ? staffPaths.deletedTransactions(locale, moduleOfPlugin(link.plugin))
      : staffPaths.allTransactions(locale)
    return { href: `${list}/${encodeURIComponent(link.id)}`, id: shortId(link.id) }
  }
}
