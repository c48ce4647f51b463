import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { leaveFor, wantToLeave } from '../../base/session/leaving.ts'
import { useNotices } from '../../base/session/staff-notices.ts'
import { staffClient } from '../../base/session/staff-client.ts'
import { useLocale } from '../../i18n/language.tsx'
import { useAuthText } from '../auth.text.ts'
import { formAnswer } from '../sign-in/form-answer.ts'
import { ownSessionsQuery } from './own-sessions.queries.ts'
import { useOwnText } from './own.text.ts'
import { signInPaths } from '../sign-in/sign-in-paths.ts'

/** `ending`: the session that is being ended, or all of them. */
export function useEndSessions() {
  const t = useOwnText()
  const auth = useAuthText()
  const locale = useLocale()
  const notices = useNotices()
  const queries = useQueryClient()
  const [ending, setEnding] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const endOne = async (id: string) => {
    const answer = await formAnswer(() => staffClient.auth.own.endSession({ params: { id }, body: {} }))
    setEnding(null)
    if (answer.kind === 'done') notices.success(t('own.sessions.ended'))
    else notices.error(answer.kind === 'refused' ? answer.problem.message : auth('auth.unreachable'))
    await queries.invalidateQueries(ownSessionsQuery)
  }
  const endEvery = async () => {
    wantToLeave(true)
    const answer = await formAnswer(() => staffClient.auth.own.logoutEverywhere({ body: {} }))
    if (answer.kind === 'done') return leaveFor(signInPaths.login(locale))
    wantToLeave(false)
    setEnding(null)
    setProblem(answer.kind === 'refused' ? answer.problem.message : auth('auth.unreachable'))
  }
  return {
    ending,
    problem,
    end: (id: string) => {
      setEnding(id)
      void endOne(id)
    },
    endAll: () => {
      setEnding('all')
      setProblem(null)
      void endEvery()
    },
  }
}
