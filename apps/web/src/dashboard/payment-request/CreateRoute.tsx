import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { SkeletonBlocks } from '@wasl/ui/data/SkeletonBlocks'
import { Refused } from '../../base/session/answer-of.ts'
import { DashboardForbidden } from '../../desk/DashboardForbidden.tsx'
import { SectionHead } from '../../desk/SectionHead.tsx'
import { StaffFailed } from '../../desk/StaffFailed.tsx'
import css from './Create.module.css'
import { CreatePage } from './CreatePage.tsx'
import { copyQuery, setupQuery, templatesQuery } from './request.queries.ts'
import { useRequestText } from './request.text.ts'

/** What the form begins with is asked before it is drawn: nothing that was typed is ever replaced. */
export function CreateRoute() {
  const t = useRequestText()
  const { searchStr } = useLocation()
  const asked = new URLSearchParams(searchStr)
  const [like, template] = [asked.get('like'), asked.get('template')]
  const setup = useQuery(setupQuery)
  const copy = useQuery({ ...copyQuery(like ?? ''), enabled: like !== null })
  const templates = useQuery({ ...templatesQuery, enabled: template !== null && like === null })
  const isLoading = setup.isPending || copy.isLoading || templates.isLoading
  if (setup.error instanceof Refused && setup.error.status === 403) return <DashboardForbidden />
  if (setup.error)
    return <StaffFailed kind="panel" error={setup.error} onRetry={() => void setup.refetch()} />
  if (isLoading || !setup.data) {
    return (
      <div className={css.page} aria-busy="true">
        <SectionHead title={t('newRequest.title')} />
        <div className={css.columns}>
          <SkeletonBlocks label={t('newRequest.title')} kind="details" count={12} />
        </div>
      </div>
    )
  }
  const chosen = templates.data?.find(({ id }) => id === template) ?? null
  const seed = like !== null ? (copy.data ?? null) : chosen
  const note =
    (like ?? template) === null
      ? null
      : seed === null
        ? t('newRequest.seedMissing')
        : like !== null
          ? t('newRequest.likeNote', { id: like })
          : t('newRequest.templateNote', { name: chosen?.name ?? '' })
  const isLink = asked.get('kind') === 'link'
  const place = `${like ?? template ?? 'new'}${isLink ? ' link' : ''}`
  const round = asked.get('new') ?? ''
  return (
    <CreatePage
      key={`${place} ${round}`}
      setup={setup.data}
      seed={seed}
      start={{ place, isLink }}
      note={note}
    />
  )
}
