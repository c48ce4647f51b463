import { Button } from '@wasl/ui/actions/Button'
import { Dialog } from '@wasl/ui/notices/Dialog'
import { PasswordField } from '@wasl/ui/fields/secrets/PasswordField'
import { Stack } from '@wasl/ui/layout/Stack'
import { useId, useEffect, useRef, useState, type FormEvent } from 'react'
import { useAuthText } from '../auth.text.ts'
import { useOwnText } from '../session/own.text.ts'
import { usePasswordWords } from './usePasswordWords.ts'
import { staffClient } from '../../base/session/staff-client.ts'
import { formAnswer, problemsOf } from '../sign-in/form-answer.ts'
import { textOf } from '../text-of.ts'

/** Reliability D-36: who sits there proves it before something that cannot be taken back. */
export function ConfirmPasswordDialog({ onAnswer }: { onAnswer: (isConfirmed: boolean) => void }) {
  const t = useOwnText()
  const auth = useAuthText()
  const words = usePasswordWords()
  const formId = useId()
  const fieldId = useId()
  const { problem, isSending, submit } = useConfirmForm(fieldId, () => onAnswer(true))
  return (
    <Dialog
      kind="form"
      title={t('own.confirm.title')}
      closeLabel={t('own.confirm.cancel')}
      onClose={() => onAnswer(false)}
      footer={
        <>
          <Button size="row" onClick={() => onAnswer(false)}>
            {t('own.confirm.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary" size="row" isPending={isSending}>
            {t('own.confirm.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} method="post" noValidate onSubmit={submit}>
        <Stack gap={16}>
          <p>{t('own.confirm.text')}</p>
          <PasswordField
            id={fieldId}
            name="password"
            label={auth('auth.password')}
            problem={problem}
            words={words.password}
            autoComplete="current-password"
            data-first-focus=""
            maxLength={200}
            required
          />
        </Stack>
      </form>
    </Dialog>
  )
}

/** Whatever is refused stands in the dialog: it is the only thing in view. */
function useConfirmForm(fieldId: string, onConfirmed: () => void) {
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
