import { useQuery } from '@tanstack/react-query'
import type { AdministeredUser } from '@wasl/contracts/web/dashboard/administration/users.contract'
import { nameOf } from '@wasl/domain/locale'
import { Alert } from '@wasl/ui/notices/Alert'
import { Button } from '@wasl/ui/actions/Button'
import { SkeletonBlocks } from '@wasl/ui/data/SkeletonBlocks'
import { Disclosure } from '@wasl/ui/text/Disclosure'
import { Dots } from '@wasl/ui/text/Dots'
import { useNotices } from '../../../base/session/staff-notices.ts'
import { staffClient } from '../../../base/session/staff-client.ts'
import { useSaving } from '../../../desk/form/use-saving.ts'
import { StaffFailed } from '../../../desk/StaffFailed.tsx'
import { useLocale } from '../../../i18n/language.tsx'
import { Instant } from '../../../parts/Instant.tsx'
import css from './People.module.css'
import { peopleKey, sessionsQuery } from './people.queries.ts'
import { usePeopleText } from './people.text.ts'
import { UserFacts } from './UserFacts.tsx'

/** Why nothing may be changed of somebody, and where they are signed in. */
export function UserDetails({ user }: { user: AdministeredUser }) {
  const t = usePeopleText()
  return (
    <>
      {user.hindrance !== null && <Alert tone="info">{user.hindrance}</Alert>}
      <UserFacts user={user} />
      <Disclosure look="quiet" title={t('administration.user.sessions', { n: user.sessions })}>
        <UserSessions user={user} />
      </Disclosure>
    </>
  )
}

/** Where somebody is signed in, and the way to end it everywhere. */
function UserSessions({ user }: { user: AdministeredUser }) {
  const t = usePeopleText()
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
  if (!sessions && found.error)
    return <StaffFailed kind="panel" error={found.error} onRetry={() => void found.refetch()} />
  if (!sessions) return <SkeletonBlocks kind="list" label={t('administration.user.sessionsOf', { name })} />
  if (sessions.length === 0) return <p className={css.quiet}>{t('administration.user.noSessions')}</p>
  return (
    <div className={css.sessions}>
      {saving.problem !== null && (
        <Alert tone="danger" isUrgent>
          {saving.problem}
        </Alert>
      )}
      <ul aria-label={t('administration.user.sessionsOf', { name })}>
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
      {others > 0 && user.hindrance === null && (
        <Button size="row" isPending={saving.isSaving} sends onClick={() => void end()}>
          {t('administration.user.endAll')}
        </Button>
      )}
    </div>
  )
}
