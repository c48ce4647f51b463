import { Button } from '@wasl/ui/actions/Button'
import { TextField } from '@wasl/ui/inputs/TextField'
import { useState } from 'react'
import { useAuthText } from '../auth.text.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { resetTitle } from './reset-title.ts'
import type { ResetPassword } from './useResetPassword.ts'
import css from '../sign-in/SignInForm.module.css'

const names = { fresh: 'newPassword', repeated: 'passwordConfirmation' }

export function ResetForm({ reset }: { reset: ResetPassword }) {
  const t = useAuthText()
  const [username, setUsername] = useState('')
  const problemOf = (field: string) => reset.problems.fields[field] ?? null
  return (
    <form className={css.form} method="post" noValidate onSubmit={reset.submit}>
      <div className={css.head}>
        <h1 tabIndex={-1}>{t(resetTitle('form', reset.isFirst))}</h1>
        <p>{t(reset.isFirst ? 'auth.reset.firstLead' : 'auth.reset.lead')}</p>
      </div>
      <TextField
        id="username"
        name="username"
        label={t('auth.username')}
        problem={problemOf('username')}
        dir="ltr"
        autoComplete="username"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={150}
        required
        onChange={(event) => setUsername(event.currentTarget.value)}
      />
      <NewPasswordFields
        names={names}
        personal={[username]}
        problems={{ fresh: problemOf(names.fresh), repeated: problemOf(names.repeated) }}
      />
      <Button type="submit" variant="primary" size="pay" isWide isPending={reset.isSending}>
        {t(reset.isSending ? 'auth.reset.sending' : 'auth.reset.submit')}
      </Button>
    </form>
  )
}
