import { useSelector } from '@xstate/react'
import { useEffect, useState, type FormEvent, type RefObject } from 'react'
import { useLocale } from '../../i18n/language.tsx'
import { useErrorTitle } from '../../parts/useErrorTitle.ts'
import { useSaidIn } from '../../parts/useSaidIn.ts'
import { useAuthText } from '../auth.text.ts'
import { textOf } from '../text-of.ts'
import type { LoginActor } from './useLoginActor.ts'

type Missing = { username: boolean; password: boolean }

/**
 * Empty fields are told at once. After a refusal the password is gone and its field waits for another (ux LOG-02); where
 * no answer came, nobody refused it, and it stays for the next press.
 */
export function useCredentials(actor: LoginActor, form: RefObject<HTMLFormElement | null>) {
  const t = useAuthText()
  const fieldErrors = useSelector(actor, (state) => state.context.fieldErrors)
  const [missing, setMissing] = useState<Missing | null>(null)
  const [isRefused, setRefused] = useState(false)
  const isSaidHere = useSaidIn(fieldErrors) === useLocale()
  const problemOf = (field: keyof Missing): string | null => {
    if (missing) return missing[field] ? t('auth.required') : null
    return isSaidHere ? (fieldErrors[field]?.[0] ?? null) : null
  }
  const problems = { username: problemOf('username'), password: problemOf('password') }

  useEffect(() => {
    const refused = actor.on('notice', ({ messages }) => {
      const password = passwordIn(form.current)
      if (!password || messages.length === 0) return
      setRefused(true)
      password.value = ''
      password.focus()
    })
    return () => refused.unsubscribe()
  }, [actor, form])

  useEffect(() => {
    const first = problems.username ? 'username' : problems.password ? 'password' : null
    if (first) document.getElementById(first)?.focus()
    // eslint-disable-next-line react/exhaustive-deps -- once for each refusal, whatever the language
  }, [missing, fieldErrors])

  useEffect(() => {
    const isDesktop = window.matchMedia('(hover: hover) and (pointer: fine)').matches
    const isUntouched = document.activeElement === null || document.activeElement === document.body
    if (isDesktop && isUntouched) document.getElementById('username')?.focus()
  }, [])

  useErrorTitle(isRefused || problems.username !== null || problems.password !== null)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const [username, password] = [textOf(given, 'username'), textOf(given, 'password')]
    const found = { username: username.trim() === '', password: password.trim() === '' }
    if (found.username || found.password) return setMissing(found)
    setMissing(null)
    setRefused(false)
    actor.send({ type: 'credentials.submitted', username, password })
  }

  return { problems, submit }
}

function passwordIn(form: HTMLFormElement | null): HTMLInputElement | null {
  const field = form?.elements.namedItem('password')
  return field instanceof HTMLInputElement ? field : null
}
