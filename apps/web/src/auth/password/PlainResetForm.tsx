import type { Problem } from '@wasl/contracts/values/web'
import { Alert } from '@wasl/ui/notices/Alert'
import { Button } from '@wasl/ui/actions/Button'
import { TextField } from '@wasl/ui/inputs/TextField'
import { useAuthText } from '../auth.text.ts'
import { problemsOf } from '../sign-in/form-answer.ts'
import { signInPaths } from '../sign-in/sign-in-paths.ts'
import css from '../sign-in/SignInForm.module.css'
import { passwordRules } from '@wasl/ui/fields/secrets/password-rules.ts'
import { useRuleWords } from './useRuleWords.ts'

type Props = {
  username: string
  problem: Problem | null
  /** The link was taken with an earlier press. */
  isOpened: boolean
  /** Of an invitation; whose link it is is not known before it was taken. */
  isFirst: boolean
}

const names = ['username', 'link', 'newPassword', 'passwordConfirmation']

/** Without script nothing reads the link's token from the address, so the link is pasted. */
export function PlainResetForm({ username, problem, isOpened, isFirst }: Props) {
  const t = useAuthText()
  const lead = isFirst ? 'auth.reset.firstLead' : 'auth.reset.lead'
  const { fields, form } = problem === null ? { fields: {}, form: null } : problemsOf(problem, names)
  const of = (name: string) => ({
    id: `plain-${name}`,
    name,
    problem: fields[name] ?? null,
    dir: 'ltr' as const,
    autoCapitalize: 'off',
    required: true,
  })
  return (
    <form className={css.form} method="post" action={signInPaths.resetForm}>
      <div className={css.head}>
        <h1 tabIndex={-1}>{t(isFirst ? 'auth.reset.firstTitle' : 'auth.reset.title')}</h1>
        <p>{t(isOpened ? lead : 'auth.reset.plainLead')}</p>
      </div>
      {form !== null && (
        <Alert tone="danger" isUrgent>
          {form}
        </Alert>
      )}
      {!isOpened && (
        <TextField
          {...of('link')}
          label={t('auth.reset.link')}
          hint={t('auth.reset.linkHint')}
          autoComplete="off"
          maxLength={2_000}
        />
      )}
      <TextField
        {...of('username')}
        label={t('auth.username')}
        defaultValue={username}
        autoComplete="username"
        maxLength={150}
      />
      <TextField
        {...of('newPassword')}
        type="password"
        label={t('auth.reset.new')}
        hint={<PlainRules />}
        autoComplete="new-password"
        maxLength={200}
      />
      <TextField
        {...of('passwordConfirmation')}
        type="password"
        label={t('auth.reset.repeat')}
        autoComplete="new-password"
        maxLength={200}
      />
      <Button type="submit" variant="primary" size="pay" isWide>
        {t('auth.reset.submit')}
      </Button>
    </form>
  )
}

/** S1 §5 "Reset password rules shown as text", in the hint of a field where no script ticks them. */
function PlainRules() {
  const { title, rules } = useRuleWords()
  return (
    <>
      {title}
      {passwordRules.map((rule) => (
        <span key={rule} className={css.rule}>
          {' '}
          {rules[rule]}
        </span>
      ))}
    </>
  )
}
