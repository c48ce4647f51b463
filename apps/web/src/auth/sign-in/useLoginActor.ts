import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useNoticeUntil, useShowNotice } from '../../base/notices.tsx'
import { loadChunk } from '../../base/load-chunk.ts'
import { useLocale } from '../../i18n/language.tsx'
import type { SignInPage } from '../../base/page-data.ts'
import { useAuthText } from '../auth.text.ts'
import { loginLogic } from './login.actors.ts'
import { signInPaths } from './sign-in-paths.ts'

export type LoginActor = ActorRefFrom<ReturnType<typeof loginLogic>>

/** After this many refusals the way to another password stands beside the message (ux LOG-02). */
const patience = 3

const client = async () => (await loadChunk(() => import('../../base/auth-client.ts'))).authClient

/** The machine of this page, from what the server knows. What it emits becomes the snackbar and the way on. */
export function useLoginActor({
  next,
  username,
  code,
  problem,
}: Extract<SignInPage, { screen: 'login' }>): LoginActor {
  const t = useAuthText()
  const locale = useLocale()
  const show = useShowNotice()
  const [logic] = useState(() => loginLogic({ client, next }))
  const actor = useActorRef(logic, {
    input: { username, code, fieldErrors: problem?.fieldErrors ?? {} },
  })
  useNoticeUntil(useSelector(actor, (snapshot) => snapshot.hasTag('busy')))

  useEffect(() => {
    const leaving = actor.on('signedIn', ({ to }) => window.location.assign(to))
    return () => leaving.unsubscribe()
  }, [actor])

  useEffect(() => {
    const reset = { label: t('auth.signIn.reset'), href: signInPaths.forgotPassword(locale) }
    const noticed = actor.on('notice', ({ messages, refusals }) => {
      const text = messages[0] ?? t('auth.unreachable')
      show({ tone: 'error', text, ...(refusals >= patience && { go: reset }) })
    })
    return () => noticed.unsubscribe()
  }, [actor, show, t, locale])

  return actor
}
