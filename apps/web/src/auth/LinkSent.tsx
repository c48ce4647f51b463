import { Button } from '@wasl/ui/Button'
import { ButtonLink } from '@wasl/ui/ButtonLink'
import { useLocale } from '../i18n/language.tsx'
import { useAuthText } from './auth.text.ts'
import { signInPaths } from './sign-in-paths.ts'
import css from './SignInForm.module.css'

/** The server's own words, which tell nobody whether the name exists. */
export function LinkSent({ message, onAgain }: { message: string; onAgain: () => void }) {
  const t = useAuthText()
  const locale = useLocale()
  return (
    <div className={css.form}>
      <div className={css.head}>
        <h1 tabIndex={-1}>{t('auth.forgot.sentTitle')}</h1>
        <p>{message}</p>
        <p>{t('auth.forgot.sentNote')}</p>
      </div>
      <ButtonLink href={signInPaths.login(locale)} variant="primary" size="pay" isWide>
        {t('auth.backToSignIn')}
      </ButtonLink>
      <Button variant="quiet" isWide onClick={onAgain}>
        {t('auth.forgot.again')}
      </Button>
    </div>
  )
}
