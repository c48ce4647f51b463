import { ButtonLink } from '@wasl/ui/ButtonLink'
import { useLocale } from '../i18n/language.tsx'
import { useAuthText } from './auth.text.ts'
import { signInPaths } from './sign-in-paths.ts'
import css from './SignInForm.module.css'

/** Nobody is signed in by it: the new password is asked for at once (reliability S1). */
export function PasswordReset({ message, isFirst }: { message: string | null; isFirst: boolean }) {
  const t = useAuthText()
  return (
    <div className={css.form}>
      <div className={css.head}>
        <h1 tabIndex={-1}>{t(isFirst ? 'auth.reset.firstDoneTitle' : 'auth.reset.doneTitle')}</h1>
        <p>{message ?? t(isFirst ? 'auth.reset.firstLead' : 'auth.reset.lead')}</p>
      </div>
      <ButtonLink href={signInPaths.login(useLocale())} variant="primary" size="pay" isWide>
        {t('auth.signIn.submit')}
      </ButtonLink>
    </div>
  )
}
