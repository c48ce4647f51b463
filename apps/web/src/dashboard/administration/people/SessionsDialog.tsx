import { useQuery } from '@tanstack/react-query'
import type { AdministeredUser } from '@wasl/contracts/web/dashboard/administration/users.contract'
import { nameOf } from '@wasl/domain/locale'
import { Alert } from '@wasl/ui/Alert'
import { Button } from '@wasl/ui/Button'
import { SkeletonBlocks } from '@wasl/ui/data/SkeletonBlocks'
import { Dialog } from '@wasl/ui/Dialog'
import { Dots } from '@wasl/ui/Dots'
import { useNotices } from '../../../base/session/staff-notices.ts'
import { StaffFailed } from '../../../desk/StaffFailed.tsx'
import { staffClient } from '../../../base/session/staff-client.ts'
import { useLocale } from '../../../i18n/language.tsx'
import { Instant } from '../../../parts/Instant.tsx'
import { useAreaText } from '../../../desk/form/area.text.ts'
import { useSaving } from '../../../desk/form/use-saving.ts'
import css from './People.module.css'
import { peopleKey, sessionsQuery } from './people.queries.ts'
import { usePeopleText } from './people.text.ts'

type Props = { user: AdministeredUser; onClosed: () => void }

/** Where somebody is signed in, and the way to end it everywhere. */
export function SessionsDialog({ user, onClosed }: Props) {
  const t = usePeopleText()
  const area = useAreaText()
  const notices = useNotices()
  const name = nameOf(user, useLocale()) || user.username
  const found = useQuery(sessionsQuery(user.id))
  const saving = useSaving(peopleKey)
  const sessions = found.data?.results
  const others = sessions?.filter(({ isCurrent }) => !isCurrent).length ?? 0
  const end = async () => {
    const params = { id: String(user.id) }
    const ended = await saving.save(() => staffClient.administration.users.endSessions({ params }))
    if (ended !== null) notices.success(ended.message)
  }
  return (
    <Dialog
      kind="form"
      title={t('administration.user.sessionsOf', { name })}
      closeLabel={area('area.close')}
      onClose={onClosed}
      footer={
        <>
          <Button size="row" onClick={onClosed}>
            {area('area.close')}
          </Button>
          {others > 0 && user.hindrance === null && (
            <Button variant="danger" size="row" isPending={saving.isSaving} sends onClick={() => void end()}>
              {t('administration.user.endAll')}
            </Button>
          )}
        </>
      }
    >
      {saving.problem !== null && (
        <Alert tone="danger" isUrgent>
          {saving.problem}
        </Alert>
      )}
      {sessions ? (
        sessions.length === 0 ? (
          <p className={css.quiet}>{t('administration.user.noSessions')}</p>
        ) : (
          <ul className={css.sessions}>
            {sessions.map(({ id, isCurrent, device, created, lastSeen }) => (
              <li key={id}>
                <b>
                  <bdi>{device ?? t('administration.user.unknownDevice')}</bdi>
                  {isCurrent && ` (${t('administration.user.thisSession')})`}
                </b>
                <span className={css.quiet}>
                  <Dots>
                    <span>
                      {t('administration.user.since')} <Instant at={created} />
                    </span>
                    <span>
                      {t('administration.user.seen')} <Instant at={lastSeen} />
                    </span>
                  </Dots>
                </span>
              </li>
            ))}
          </ul>
        )
      ) : found.error ? (
        <StaffFailed kind="panel" error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <SkeletonBlocks kind="list" label={t('administration.user.sessionsOf', { name })} />
      )}
    </Dialog>
  )
}
