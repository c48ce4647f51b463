import { Button } from '@wasl/ui/Button'
import { Dialog } from '@wasl/ui/Dialog'
import { PasswordField } from '@wasl/ui/fields/PasswordField'
import { Stack } from '@wasl/ui/layout/Stack'
import { useId } from 'react'
import { useAuthText } from './auth.text.ts'
import { useOwnText } from './own.text.ts'
import { useConfirmForm } from './useConfirmForm.ts'
import { usePasswordWords } from './usePasswordWords.ts'

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
