import { useEffect, useRef, useState, type FormEvent } from 'react'
import { staffClient } from '../base/session/staff-client.ts'
import { useAuthText } from './auth.text.ts'
import { formAnswer, problemsOf } from './form-answer.ts'
import { textOf } from './text-of.ts'

/** Whatever is refused stands in the dialog: it is the only thing in view. */
export function useConfirmForm(fieldId: string, onConfirmed: () => void) {
  const t = useAuthText()
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const isUnderWay = useRef(false)

  useEffect(() => {
    if (problem !== null) document.getElementById(fieldId)?.focus()
  }, [problem, fieldId])

  const send = async (password: string) => {
    const answer = await formAnswer(() => staffClient.auth.own.confirmPassword({ body: { password } }))
    isUnderWay.current = false
    setSending(false)
    switch (answer.kind) {
      case 'done':
        return onConfirmed()
      case 'unreachable':
        return setProblem(t('auth.unreachable'))
      case 'refused': {
        const { fields, form } = problemsOf(answer.problem, ['password'])
        return setProblem(fields['password'] ?? form)
      }
    }
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isUnderWay.current) return
    const password = textOf(new FormData(event.currentTarget), 'password')
    setProblem(password === '' ? t('auth.required') : null)
    if (password === '') return
    isUnderWay.current = true
    setSending(true)
    void send(password)
  }
  return { problem, isSending, submit }
}
