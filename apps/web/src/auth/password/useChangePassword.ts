import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useNotices } from '../../base/session/staff-notices.ts'
import { staffClient } from '../../base/session/staff-client.ts'
import { useErrorTitle } from '../../parts/useErrorTitle.ts'
import { useAuthText } from '../auth.text.ts'
import { formAnswer, noProblems, problemsOf } from '../sign-in/form-answer.ts'
import { useOwnText } from '../session/own.text.ts'
import { textOf } from '../text-of.ts'

export const newNames = { fresh: 'newPassword', repeated: 'repeatPassword' }
const fields = ['currentPassword', newNames.fresh, newNames.repeated]

type Given = { newPassword: string; repeatPassword: string; currentPassword?: string }

/** S2 §8: errors per field, else the message of the server. Once it is changed, the form is empty again. */
export function useChangePassword(onChanged: () => void) {
  const t = useOwnText()
  const auth = useAuthText()
  const notices = useNotices()
  const [problems, setProblems] = useState(noProblems)
  const [isSending, setSending] = useState(false)
  const [round, setRound] = useState(0)
  const isUnderWay = useRef(false)

  useEffect(() => {
    const first = fields.find((field) => problems.fields[field] !== undefined)
    if (first) document.getElementById(first)?.focus()
  }, [problems])

  useErrorTitle(Object.keys(problems.fields).length > 0)

  const send = async (body: Given) => {
    const answer = await formAnswer(() => staffClient.auth.own.changePassword({ body }))
    isUnderWay.current = false
    setSending(false)
    switch (answer.kind) {
      case 'done':
        setRound((now) => now + 1)
        notices.success(answer.value.message ?? t('own.change.done'))
        return onChanged()
      case 'unreachable':
        return notices.error(auth('auth.unreachable'))
      case 'refused': {
        const found = problemsOf(answer.problem, fields)
        setProblems(found)
        if (found.form !== null) notices.error(found.form)
      }
    }
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isUnderWay.current) return
    const form = new FormData(event.currentTarget)
    const [newPassword, repeatPassword] = [textOf(form, newNames.fresh), textOf(form, newNames.repeated)]
    const currentPassword = textOf(form, 'currentPassword')
    const found = {
      ...(newPassword !== repeatPassword && { [newNames.repeated]: auth('auth.reset.differ') }),
      ...(newPassword === '' && { [newNames.fresh]: auth('auth.required') }),
      ...(repeatPassword === '' && { [newNames.repeated]: auth('auth.required') }),
    }
    setProblems({ fields: found, form: null })
    if (Object.keys(found).length > 0) return
    isUnderWay.current = true
    setSending(true)
    void send({ newPassword, repeatPassword, ...(currentPassword !== '' && { currentPassword }) })
  }
  return { round, problems, isSending, submit }
}
