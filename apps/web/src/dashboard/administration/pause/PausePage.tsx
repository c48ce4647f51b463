import { useQuery } from '@tanstack/react-query'
import type { Pausable } from '@wasl/contracts/web/dashboard/administration/pause.contract'
import { SkeletonBlocks } from '@wasl/ui/data/SkeletonBlocks'
import { useState } from 'react'
import { StaffFailed } from '../../../desk/StaffFailed.tsx'
import { AdministrationHead } from '../AdministrationHead.tsx'
import css from '../../../desk/form/Area.module.css'
import { PauseDialog } from './PauseDialog.tsx'
import { PauseRow } from './PauseRow.tsx'
import { pauseQuery, pauseKey } from './pausing.queries.ts'
import { usePausingText } from './pausing.text.ts'
import { titleOf } from '@wasl/domain/locale'
import { AskAndSave } from '../../../desk/form/AskAndSave.tsx'
import { useNotices } from '../../../base/session/staff-notices.ts'
import { staffClient } from '../../../base/session/staff-client.ts'
import { useLocale } from '../../../i18n/language.tsx'

type Open = { kind: 'pause' | 'resume'; place: Pausable } | null

/** Where nothing is paid at the moment, why, and until when. */
export function PausePage() {
  const t = usePausingText()
  const found = useQuery(pauseQuery)
  const [open, setOpen] = useState<Open>(null)
  const { data } = found
  const isWholePaused = data?.results.some(({ unitCode, paused }) => unitCode === null && paused) ?? false
  const close = () => setOpen(null)
  return (
    <div className={css.page}>
      <AdministrationHead area="pause" />
      {!data && found.error && (
        <StaffFailed kind="panel" error={found.error} onRetry={() => void found.refetch()} />
      )}
      {!data && !found.error && <SkeletonBlocks kind="list" label={t('pausing.list')} />}
      {data && (
        <ul className={css.list} aria-label={t('pausing.list')} data-box="card">
          {data.results.map((place) => (
            <PauseRow
              key={place.unitCode ?? ''}
              place={place}
              isWholePaused={isWholePaused}
              onOpen={(kind) => setOpen({ kind, place })}
            />
          ))}
        </ul>
      )}
      {open?.kind === 'pause' && <PauseDialog place={open.place} onClosed={close} />}
      {open?.kind === 'resume' && <ResumeDialog place={open.place} onClosed={close} />}
    </div>
  )
}

function ResumeDialog({ place, onClosed }: { place: Pausable; onClosed: () => void }) {
  const t = usePausingText()
  const locale = useLocale()
  const notices = useNotices()
  const body = { unitCode: place.unitCode }
  return (
    <AskAndSave
      asks={{
        title: t('pausing.resumeTitle'),
        yes: t('pausing.yes'),
        no: t('pausing.no'),
        busy: t('pausing.resuming'),
      }}
      sends={{ send: () => staffClient.administration.pause.resume({ body }), key: pauseKey }}
      onDone={() => {
        notices.success(t('pausing.resumed'))
        onClosed()
      }}
      onClosed={onClosed}
    >
      {t('pausing.resumeText', { name: titleOf(place, locale) })}
    </AskAndSave>
  )
}
