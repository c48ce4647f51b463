import type { Locale } from '@wasl/domain/locale'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { loadChunk } from '../../base/load-chunk.ts'
import { useNoticeUntil, useShowNotice } from '../../base/notices.tsx'
import { useLocale } from '../../i18n/language.tsx'
import type { SignInPage } from '../../base/page-data.ts'
import { wordsOf, type Said } from '../../parts/said.ts'
import { useErrorTitle } from '../../parts/useErrorTitle.ts'
import { useAuthText } from '../auth.text.ts'
import { formAnswer, problemsOf } from '../sign-in/form-answer.ts'
import { textOf } from '../text-of.ts'

export type ForgotForm = {
  username: string
  problem: string | null
  isSending: boolean
  /** What the server said, once it was asked. */
  sent: string | null
  submit: (event: FormEvent<HTMLFormElement>) => void
  again: () => void
}

/** S1 §8: "Forgot and reset forms show field errors, else a snackbar". */
export function useForgotPassword(page: Extract<SignInPage, { screen: 'forgotPassword' }>): ForgotForm {
  const t = useAuthText()
  const show = useShowNotice()
  const [username, setUsername] = useState(page.username)
  const locale = useLocale()
  const [said, setSaid] = useState(() => ofServer(page.problem?.fieldErrors?.['username']?.[0], locale))
  const problem = wordsOf(said, { t, locale })
  const [isSending, setSending] = useState(false)
  const [sent, setSent] = useState(page.sent)
  const isUnderWay = useRef(false)
  useNoticeUntil(isSending)
  useErrorTitle(problem !== null)

  useEffect(() => {
    if (said !== null) document.getElementById('username')?.focus()
  }, [said])

  const send = async (typed: string) => {
    const { authClient } = await loadChunk(() => import('../../base/auth-client.ts'))
    return authClient.guest.forgotPassword({ body: { username: typed } })
  }
  const ask = async (typed: string) => {
    const answer = await formAnswer(() => send(typed))
    isUnderWay.current = false
    setSending(false)
    switch (answer.kind) {
      case 'done':
        return setSent(answer.value.message ?? '')
      case 'unreachable':
        return show({ tone: 'error', text: t('auth.unreachable') })
      case 'refused': {
        const { fields, form } = problemsOf(answer.problem, ['username'])
        setSaid(ofServer(fields['username'], locale))
        if (form !== null) show({ tone: 'error', text: form })
      }
    }
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isUnderWay.current) return
    const typed = textOf(new FormData(event.currentTarget), 'username')
    setUsername(typed)
    setSaid(typed.trim() === '' ? { own: 'auth.required' } : null)
    if (typed.trim() === '') return
    isUnderWay.current = true
    setSending(true)
    void ask(typed)
  }
  return { username, problem, isSending, sent, submit, again: () => setSent(null) }
}

const ofServer = (server: string | undefined, locale: Locale): Said<'auth.required'> | null =>
  server === undefined ? null : { server, locale }
