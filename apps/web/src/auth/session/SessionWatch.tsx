import { SessionDialog } from '@wasl/ui/overlays/SessionDialog'
import { idleMs } from '@wasl/machines/auth/session-outcomes'
import { useSelector } from '@xstate/react'
import { useEffect, useMemo, type ReactNode } from 'react'
import { isLeavingWanted, leaveFor } from '../../base/session/leaving.ts'
import { useNotices } from '../../base/session/staff-notices.ts'
import { SessionContext } from '../../base/session/session.ts'
import { useLocale } from '../../i18n/language.tsx'
import { useOwnText } from './own.text.ts'
import { signInPaths } from '../sign-in/sign-in-paths.ts'
import { useFreshPage } from '../password/useFreshPage.ts'
import { tellUnauthorised } from '../../base/session/unauthorised.ts'
import { useSessionActor, type SessionActor } from './useSessionActor.ts'

/** Around everything of whoever is signed in: the warning, the end, and the way to the sign-in and back (ux D6). */
export function SessionWatch({ children }: { children: ReactNode }) {
  const actor = useSessionActor()
  const locale = useLocale()
  const t = useOwnText()
  const notices = useNotices()
  useFreshPage()

  useEffect(() => {
    const ended = actor.on('session.ended', ({ reason }) => {
      const { pathname, search } = window.location
      const next = reason === 'signedOut' || isLeavingWanted() ? null : pathname + search
      leaveFor(signInPaths.login(locale, next))
    })
    return () => ended.unsubscribe()
  }, [actor, locale])

  useEffect(() => {
    const failed = actor.on('stay.failed', () => notices.error(t('own.session.stayFailed')))
    return () => failed.unsubscribe()
  }, [actor, notices, t])

  const session = useMemo(() => ({ signOut: () => actor.send({ type: 'signOut.pressed' }) }), [actor])
  return (
    <SessionContext value={session}>
      {children}
      <SessionEnd actor={actor} />
    </SessionContext>
  )
}

function SessionEnd({ actor }: { actor: SessionActor }) {
  const t = useOwnText()
  const isWarning = useSelector(actor, (state) => state.hasTag('warning'))
  const isExpired = useSelector(actor, (state) => state.hasTag('expiryModal'))
  const isStaying = useSelector(actor, (state) => state.hasTag('busy'))
  const endsAt = useSelector(actor, (state) => state.context.lastActiveAt + idleMs)
  // A tab that waits behind its dialog asks the server for nothing more.
  useEffect(() => {
    if (isExpired) tellUnauthorised()
  }, [isExpired])
  if (isExpired) {
    return (
      <SessionDialog
        phase="expired"
        words={{
          title: t('own.session.expired'),
          text: t('own.session.expiredText'),
          ok: t('own.session.ok'),
        }}
        onSignOut={() => actor.send({ type: 'expiry.acknowledged' })}
      />
    )
  }
  if (!isWarning) return null
  return (
    <SessionDialog
      phase="warning"
      until={new Date(endsAt).toISOString()}
      isStaying={isStaying}
      words={{
        title: t('own.session.warning'),
        text: t('own.session.warningText'),
        stay: t('own.session.stay'),
        signOut: t('own.session.signOut'),
        announcement: (seconds) => t('own.session.left', { seconds }),
      }}
      onStay={() => actor.send({ type: 'stay.pressed' })}
      onSignOut={() => actor.send({ type: 'signOut.pressed' })}
    />
  )
}
