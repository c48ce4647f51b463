import type { Problem } from '@wasl/contracts/values/web'
import { Alert } from '@wasl/ui/notices/Alert'
import { Button } from '@wasl/ui/actions/Button'
import { TextField } from '@wasl/ui/inputs/TextField'
import { useAuthText } from '../auth.text.ts'
import { BackToSignIn } from '../sign-in/BackToSignIn.tsx'
import { signInPaths } from '../sign-in/sign-in-paths.ts'
import type { ForgotForm } from './useForgotPassword.ts'
import css from '../sign-in/SignInForm.module.css'

/** A plain form too: the link is sent without script. */
export function ForgotPasswordForm({ form, problem }: { form: ForgotForm; problem: Problem | null }) {
  const t = useAuthText()
  return (
    <form
      className={css.form}
      method="post"
      action={signInPaths.forgotForm}
      noValidate
      onSubmit={form.submit}
    >
      <BackToSignIn />
      <div className={css.head}>
        <h1 tabIndex={-1}>{t('auth.forgot.title')}</h1>
        <p>{t('auth.forgot.lead')}</p>
      </div>
      {problem !== null && problem.fieldErrors === undefined && (
        <Alert tone="danger" isUrgent>
          {problem.message}
        </Alert>
      )}
      <TextField
        id="username"
        name="username"
        label={t('auth.username')}
        problem={form.problem}
        defaultValue={form.username}
        dir="ltr"
        autoComplete="username"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={150}
        required
      />
      <Button type="submit" variant="primary" size="pay" isWide isPending={form.isSending}>
        {t(form.isSending ? 'auth.forgot.sending' : 'auth.forgot.submit')}
      </Button>
    </form>
  )
}
