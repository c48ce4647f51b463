import { ButtonLink } from '@wasl/ui/ButtonLink'
import { useLocale } from '../i18n/language.tsx'
import { useAuthText } from './auth.text.ts'
import { BackToSignIn } from './BackToSignIn.tsx'
import { signInPaths } from './sign-in-paths.ts'
import css from './SignInForm.module.css'

/** After a press that nobody answered the link is used up where it has worked: signing in tells. */
export function ResetOver({ mayBeDone = false }: { mayBeDone?: boolean }) {
  const t = useAuthText()
  return (
    <div className={css.form}>
      <BackToSignIn />
      <div className={css.head}>
        <h1 tabIndex={-1}>{t('auth.reset.overTitle')}</h1>
        <p>{t(mayBeDone ? 'auth.reset.maybeDoneText' : 'auth.reset.overText')}</p>
      </div>
      <ButtonLink href={signInPaths.forgotPassword(useLocale())} variant="primary" size="pay" isWide>
        {t('auth.reset.ask')}
      </ButtonLink>
    </div>
  )
}
