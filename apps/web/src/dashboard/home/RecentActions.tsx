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
import { BanIcon } from '@wasl/ui/icons/BanIcon'
import { CircleDotIcon } from '@wasl/ui/icons/CircleDotIcon'
import { Columns3Icon } from '@wasl/ui/icons/Columns3Icon'
import { DownloadIcon } from '@wasl/ui/icons/DownloadIcon'
import { PencilIcon } from '@wasl/ui/icons/PencilIcon'
import { RotateCcwIcon } from '@wasl/ui/icons/RotateCcwIcon'
import { ShieldCheckIcon } from '@wasl/ui/icons/ShieldCheckIcon'
import { Trash2Icon } from '@wasl/ui/icons/Trash2Icon'
import { Undo2Icon } from '@wasl/ui/icons/Undo2Icon'
import { UserIcon } from '@wasl/ui/icons/UserIcon'
import type { ReactNode } from 'react'

const icons: readonly (readonly [RegExp, typeof BanIcon])[] = [
  [/^transaction\.deleted$/, Trash2Icon],
  [/^transaction\.restored$/, RotateCcwIcon],
  [/^(transaction|message_template)\./, PencilIcon],
  [/^refund\./, Undo2Icon],
  [/^capture\./, DownloadIcon],
  [/^(void\.|merchant\.)/, BanIcon],
  [/^report\./, DownloadIcon],
  [/^columns\./, Columns3Icon],
  [/^permission\./, ShieldCheckIcon],
  [/^user\./, UserIcon],
]

/** By the action's name; one without a drawing of its own has a dot. */
function workIcon(action: string): ReactNode {
  const Icon = icons.find(([name]) => name.test(action))?.[1] ?? CircleDotIcon
  return <Icon size={14} />
}

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
