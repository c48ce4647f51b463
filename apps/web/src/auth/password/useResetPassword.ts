import { useEffect, useRef, useState, type FormEvent } from 'react'
import { loadChunk } from '../../base/load-chunk.ts'
import { useNoticeUntil, useShowNotice } from '../../base/notices.tsx'
import { useLocale } from '../../i18n/language.tsx'
import { wordsOf, type Said } from '../../parts/said.ts'
import { useErrorTitle } from '../../parts/useErrorTitle.ts'
import { useAuthText } from '../auth.text.ts'
import { formAnswer, problemsOf, type FormProblems } from '../sign-in/form-answer.ts'
import { textOf } from '../text-of.ts'

export type ResetStep =
  | { kind: 'opening' }
  | { kind: 'form'; isFirst: boolean }
  /** `mayBeDone`: a press nobody answered may have changed the password. */
  | { kind: 'over'; mayBeDone: boolean }
  /** Nobody answered: the link is as good as before. */
  | { kind: 'unanswered'; isAsking: boolean }
  | { kind: 'done'; message: string | null; isFirst: boolean }

export type ResetPassword = {
  step: ResetStep
  /** Whoever was invited chooses the first one. */
  isFirst: boolean
  problems: FormProblems
  isSending: boolean
  submit: (event: FormEvent<HTMLFormElement>) => void
  /** Opens a link once more that nobody answered. */
  openAgain: () => void
}

type Refused = Readonly<Record<string, Said<'auth.required' | 'auth.reset.differ'>>>

const fields = ['username', 'newPassword', 'passwordConfirmation']

const guest = async () => (await loadChunk(() => import('../../base/auth-client.ts'))).authClient.guest

/**
 * The token leaves the address before anything is asked: no history, no copied address has it. `wasFirst`: of the
 * link that was opened here before, for a page that is opened again.
 */
export function useResetPassword(wasFirst: boolean): ResetPassword {
  const t = useAuthText()
  const show = useShowNotice()
  const [step, setStep] = useState<ResetStep>({ kind: 'opening' })
  const isFirst = 'isFirst' in step && step.isFirst
  const locale = useLocale()
  const [refused, setRefused] = useState<Refused>({})
  const problems = {
    form: null,
    fields: Object.fromEntries(
      Object.entries(refused).flatMap(([field, said]) => {
        const words = wordsOf(said, { t, locale })
        return words === null ? [] : [[field, words]]
      }),
    ),
  }
  const [isSending, setSending] = useState(false)
  const isUnderWay = useRef(false)
  const mayBeDone = useRef(false)
  useNoticeUntil(isSending)
  useErrorTitle(Object.keys(problems.fields).length > 0)
  /** Of the address, for as long as nobody has answered; null without one. */
  const token = useRef<string | null | undefined>(undefined)

  useEffect(() => {
    if (token.current !== undefined) return
    token.current = new URLSearchParams(location.hash.slice(1)).get('token')
    history.replaceState(history.state, '', location.pathname + location.search)
    // Without a token the page was opened again: the cookie of the first time may still stand.
    if (token.current === null) setStep({ kind: 'form', isFirst: wasFirst })
    else void openLink(token.current).then(setStep)
  }, [wasFirst])

  useEffect(() => {
    const first = fields.find((field) => refused[field] !== undefined)
    if (first) document.getElementById(first)?.focus()
  }, [refused])

  const save = async (body: { username: string; newPassword: string; passwordConfirmation: string }) => {
    const answer = await formAnswer(async () => (await guest()).resetPassword({ body }))
    isUnderWay.current = false
    setSending(false)
    switch (answer.kind) {
      case 'done':
        return setStep({ kind: 'done', message: answer.value.message, isFirst })
      case 'unreachable':
        mayBeDone.current = true
        return show({ tone: 'error', text: t('auth.unreachable') })
      case 'refused': {
        if (answer.problem.code === 'linkOver') return setStep({ kind: 'over', mayBeDone: mayBeDone.current })
        const found = problemsOf(answer.problem, fields)
        setRefused(
          Object.fromEntries(
            Object.entries(found.fields).map(([field, server]) => [field, { server, locale }]),
          ),
        )
        if (found.form !== null) show({ tone: 'error', text: found.form })
      }
    }
  }
  const openAgain = () => {
    if (!token.current || (step.kind === 'unanswered' && step.isAsking)) return
    setStep({ kind: 'unanswered', isAsking: true })
    void openLink(token.current).then(setStep)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isUnderWay.current) return
    const form = new FormData(event.currentTarget)
    const [username, newPassword, passwordConfirmation] = fields.map((field) => textOf(form, field))
    const given = {
      username: username ?? '',
      newPassword: newPassword ?? '',
      passwordConfirmation: passwordConfirmation ?? '',
    }
    const missing = Object.entries(given).filter(([, text]) => text.trim() === '')
    const differs = given.newPassword !== given.passwordConfirmation
    const found: Refused = {
      ...(differs && { passwordConfirmation: { own: 'auth.reset.differ' } }),
      ...Object.fromEntries(missing.map(([field]) => [field, { own: 'auth.required' as const }])),
    }
    setRefused(found)
    if (Object.keys(found).length > 0) return
    isUnderWay.current = true
    setSending(true)
    void save(given)
  }
  return { step, isFirst, problems, isSending, submit, openAgain }
}

async function openLink(token: string): Promise<ResetStep> {
  const answer = await formAnswer(async () => (await guest()).openReset({ body: { token } }))
  switch (answer.kind) {
    case 'done':
      return { kind: 'form', isFirst: answer.value.isFirst }
    case 'refused':
      return { kind: 'over', mayBeDone: false }
    case 'unreachable':
      return { kind: 'unanswered', isAsking: false }
  }
}
