import { Button } from '@wasl/ui/actions/Button'
import { PasswordField } from '@wasl/ui/fields/secrets/PasswordField'
import { useAuthText } from '../auth.text.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { useOwnText } from '../session/own.text.ts'
import { newNames, useChangePassword } from './useChangePassword.ts'
import css from '../sign-in/SignInForm.module.css'

type Props = {
  /** Username and e-mail: a password like them is told. */
  personal: readonly string[]
  onChanged: () => void
}

/** S2 §3 "Password change": the new one twice, and the current one where the sign-in is not fresh. */
export function ChangePasswordForm({ personal, onChanged }: Props) {
  const t = useOwnText()
  const auth = useAuthText()
  const { round, problems, isSending, submit } = useChangePassword(onChanged)
  const problemOf = (field: string) => problems.fields[field] ?? null
  const capsLock = auth('auth.capsLock')
  return (
    <form key={round} className={css.form} method="post" noValidate onSubmit={submit}>
      <input type="hidden" name="username" autoComplete="username" value={personal[0] ?? ''} readOnly />
      <PasswordField
        id="currentPassword"
        name="currentPassword"
        label={t('own.change.current')}
        hint={t('own.change.currentHint')}
        problem={problemOf('currentPassword')}
        words={{ show: t('own.change.showCurrent'), hide: t('own.change.hideCurrent'), capsLock }}
        autoComplete="current-password"
        maxLength={200}
      />
      <NewPasswordFields
        names={newNames}
        personal={personal}
        problems={{ fresh: problemOf(newNames.fresh), repeated: problemOf(newNames.repeated) }}
      />
      <p className={css.note}>{t('own.change.note')}</p>
      <Button type="submit" variant="primary" isPending={isSending}>
        {t('own.change.submit')}
      </Button>
    </form>
  )
}
