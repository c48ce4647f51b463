import { Alert } from '@wasl/ui/notices/Alert'
import { Button } from '@wasl/ui/actions/Button'
import { PasswordField } from '@wasl/ui/fields/secrets/PasswordField'
import { Link } from '@wasl/ui/actions/Link'
import { TextField } from '@wasl/ui/inputs/TextField'
import { useSelector } from '@xstate/react'
import { useRef, type FormEvent, useState, useSyncExternalStore } from 'react'
import { useLocale } from '../../i18n/language.tsx'
import type { SignInPage } from '../../base/page-data.ts'
import { useMerchantName } from '../../parts/useMerchantName.ts'
import { useAuthText } from '../auth.text.ts'
import { signInPaths } from './sign-in-paths.ts'
import { useCredentials } from './useCredentials.ts'
import type { LoginActor } from './useLoginActor.ts'
import { usePasswordWords } from '../password/usePasswordWords.ts'
import css from './SignInForm.module.css'

type Props = { actor: LoginActor; page: Extract<SignInPage, { screen: 'login' }> }

/** Two fields, no tricks (ux LOG-01). A plain form: it signs in before the script arrives and without it. */
export function CredentialsForm({ actor, page }: Props) {
  const t = useAuthText()
  const locale = useLocale()
  const merchant = useMerchantName()
  const words = usePasswordWords()
  const form = useRef<HTMLFormElement>(null)
  const { problems, submit } = useCredentials(actor, form)
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'))
  const username = useSelector(actor, (state) => state.context.username)
  const isForgotten = useCookieRefusal()
  const isPlainlyRefused = page.problem !== null && page.problem.fieldErrors === undefined
  return (
    <form
      ref={form}
      className={css.form}
      method="post"
      action={signInPaths.loginForm}
      noValidate
      onSubmit={(event: FormEvent<HTMLFormElement>) => submit(event)}
    >
      <div className={css.head}>
        <h1 tabIndex={-1}>{t('auth.signIn.title')}</h1>
        <p>{t('auth.signIn.lead', { merchant })}</p>
      </div>
      {isForgotten && (
        <Alert tone="warning" title={t('auth.signIn.forgotten')}>
          {t('auth.signIn.forgottenWayOut')}
        </Alert>
      )}
      {isPlainlyRefused && (
        <Alert tone="danger" isUrgent>
          {page.problem?.message}
        </Alert>
      )}
      {page.next !== null && <input type="hidden" name="next" value={page.next} />}
      <TextField
        id="username"
        name="username"
        label={t('auth.username')}
        problem={problems.username}
        defaultValue={username}
        dir="ltr"
        autoComplete="username"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={150}
        required
      />
      <PasswordField
        id="password"
        name="password"
        label={t('auth.password')}
        problem={problems.password}
        words={words.password}
        autoComplete="current-password"
        maxLength={200}
        required
      />
      <Button type="submit" variant="primary" size="pay" isWide isPending={isBusy}>
        {t(isBusy ? 'auth.signIn.sending' : 'auth.signIn.submit')}
      </Button>
      <p className={css.aside}>
        <Link href={signInPaths.forgotPassword(locale)}>{t('auth.signIn.forgot')}</Link>
      </p>
    </form>
  )
}

/**
 * Whether this browser would not keep who is signed in. Our cookies are `Secure`: some refuse those from an http address, even
 * one of this machine, and some are told to refuse all.
 */
function useCookieRefusal(): boolean {
  const [isRefusing] = useState(askedOnce)
  return useSyncExternalStore(noNews, isRefusing, () => false)
}

const noNews = () => () => undefined

function askedOnce() {
  let known: boolean | null = null
  return () => (known ??= !keepsSecureCookies())
}

function keepsSecureCookies(): boolean {
  const attempt = '__Host-kept=1'
  const scope = 'Path=/; Secure; SameSite=Strict'
  document.cookie = `${attempt}; ${scope}`
  const isKept = document.cookie.includes(attempt)
  document.cookie = `${attempt}; ${scope}; Max-Age=0`
  return isKept
}
