import { ArrowLeftIcon } from '@wasl/ui/icons/ArrowLeftIcon'
import { useLocale } from '../../i18n/language.tsx'
import { useAuthText } from '../auth.text.ts'
import { signInPaths } from './sign-in-paths.ts'
import css from './SignInForm.module.css'

export function BackToSignIn() {
  const t = useAuthText()
  return (
    <a className={css.back} href={signInPaths.login(useLocale())}>
      <ArrowLeftIcon />
      {t('auth.backToSignIn')}
    </a>
  )
}
