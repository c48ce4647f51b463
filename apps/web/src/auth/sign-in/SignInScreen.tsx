import type { SignInPage } from '../../base/page-data.ts'
import { ResetPasswordPage } from '../password/ResetPasswordPage.tsx'
import { useEffect, useRef } from 'react'
import { useDocumentTitle } from '../../parts/useDocumentTitle.ts'
import { useAuthText } from '../auth.text.ts'
import { ForgotPasswordForm } from '../password/ForgotPasswordForm.tsx'
import { SignInFrame } from './SignInFrame.tsx'
import { useForgotPassword } from '../password/useForgotPassword.ts'
import { Button } from '@wasl/ui/actions/Button'
import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { useLocale } from '../../i18n/language.tsx'
import { signInPaths } from './sign-in-paths.ts'
import css from './SignInForm.module.css'
import { useSelector } from '@xstate/react'
import { CodeForm } from './CodeForm.tsx'
import { CredentialsForm } from './CredentialsForm.tsx'
import { useFreshPage } from '../password/useFreshPage.ts'
import { useLoginActor } from './useLoginActor.ts'

export function SignInScreen({ page }: { page: SignInPage }) {
  switch (page.screen) {
    case 'login':
      return <LoginPage page={page} />
    case 'forgotPassword':
      return <ForgotPasswordPage page={page} />
    case 'resetPassword':
      return <ResetPasswordPage plain={page.plain ?? null} isFirst={page.isFirst === true} />
  }
}

type Props = { page: Extract<SignInPage, { screen: 'forgotPassword' }> }

/** S1 §2 `forget-password`. The answer is the same for a name that exists and one that does not. */
function ForgotPasswordPage({ page }: Props) {
  const t = useAuthText()
  const form = useForgotPassword(page)
  const box = useRef<HTMLDivElement>(null)
  const isSent = form.sent !== null
  const wasSent = useRef(isSent)
  useDocumentTitle(t(isSent ? 'auth.forgot.sentTitle' : 'auth.forgot.title'))
  useEffect(() => {
    if (wasSent.current === isSent) return
    wasSent.current = isSent
    box.current?.querySelector('h1')?.focus()
  }, [isSent])
  return (
    <SignInFrame>
      <div ref={box}>
        {form.sent === null ? (
          <ForgotPasswordForm form={form} problem={page.problem} />
        ) : (
          <LinkSent message={form.sent} onAgain={form.again} />
        )}
      </div>
    </SignInFrame>
  )
}

/** The server's own words, which tell nobody whether the name exists. */
function LinkSent({ message, onAgain }: { message: string; onAgain: () => void }) {
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

type LoginPageProps = { page: Extract<SignInPage, { screen: 'login' }> }

/** S1 §4 "Login": credentials, then a code where the user has one, then the dashboard. */
function LoginPage({ page }: LoginPageProps) {
  const t = useAuthText()
  const actor = useLoginActor(page)
  useFreshPage()
  const asksForCode = useSelector(actor, (state) => state.hasTag('step.code'))
  useDocumentTitle(t(asksForCode ? 'auth.code.field' : 'auth.signIn.title'))
  return (
    <SignInFrame>
      {asksForCode ? <CodeForm actor={actor} page={page} /> : <CredentialsForm actor={actor} page={page} />}
    </SignInFrame>
  )
}
