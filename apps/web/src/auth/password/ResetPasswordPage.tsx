import { Skeleton } from '@wasl/ui/text/Skeleton'
import { useEffect, useRef } from 'react'
import type { PlainReset } from '../../base/page-data.ts'
import { useDocumentTitle } from '../../parts/useDocumentTitle.ts'
import { useAuthText } from '../auth.text.ts'
import { PlainResetForm } from './PlainResetForm.tsx'
import { resetTitle } from './reset-title.ts'
import { ResetForm } from './ResetForm.tsx'
import { SignInFrame } from '../sign-in/SignInFrame.tsx'
import css from '../sign-in/SignInForm.module.css'
import { useResetPassword } from './useResetPassword.ts'
import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { useLocale } from '../../i18n/language.tsx'
import { signInPaths } from '../sign-in/sign-in-paths.ts'
import { BackToSignIn } from '../sign-in/BackToSignIn.tsx'
import { Button } from '@wasl/ui/actions/Button'

/** S1 §2 `reset-password`, by the mailed link alone (reliability S1). */
export function ResetPasswordPage({ plain, isFirst }: { plain: PlainReset | null; isFirst: boolean }) {
  return plain === null ? <ByLink wasFirst={isFirst} /> : <PlainResetPage plain={plain} isFirst={isFirst} />
}

function ByLink({ wasFirst }: { wasFirst: boolean }) {
  const t = useAuthText()
  const reset = useResetPassword(wasFirst)
  const box = useRef<HTMLDivElement>(null)
  const { kind } = reset.step
  useDocumentTitle(t(resetTitle(kind, reset.isFirst)))
  useEffect(() => {
    if (kind !== 'opening') box.current?.querySelector('h1')?.focus()
  }, [kind])
  return (
    <SignInFrame>
      <div ref={box}>
        {reset.step.kind === 'opening' && (
          <div className={css.scripted}>
            <Skeleton label={t('auth.reset.opening')}>
              <ResetForm reset={reset} />
            </Skeleton>
          </div>
        )}
        <noscript>
          <PlainResetForm username="" problem={null} isOpened={false} isFirst={false} />
        </noscript>
        {reset.step.kind === 'form' && <ResetForm reset={reset} />}
        {reset.step.kind === 'over' && <ResetOver mayBeDone={reset.step.mayBeDone} />}
        {reset.step.kind === 'unanswered' && (
          <ResetUnanswered isAsking={reset.step.isAsking} onAgain={reset.openAgain} />
        )}
        {reset.step.kind === 'done' && <PasswordReset message={reset.step.message} isFirst={reset.isFirst} />}
      </div>
    </SignInFrame>
  )
}

/** What the plain form was answered. */
function PlainResetPage({ plain, isFirst }: { plain: PlainReset; isFirst: boolean }) {
  const t = useAuthText()
  useDocumentTitle(t(resetTitle(plain.kind, isFirst)))
  return (
    <SignInFrame>
      {plain.kind === 'form' && <PlainResetForm {...plain} isFirst={isFirst} />}
      {plain.kind === 'over' && <ResetOver />}
      {plain.kind === 'done' && <PasswordReset message={plain.message} isFirst={isFirst} />}
    </SignInFrame>
  )
}

/** Nobody is signed in by it: the new password is asked for at once (reliability S1). */
function PasswordReset({ message, isFirst }: { message: string | null; isFirst: boolean }) {
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

/** After a press that nobody answered the link is used up where it has worked: signing in tells. */
function ResetOver({ mayBeDone = false }: { mayBeDone?: boolean }) {
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

/** The link was not spent: it is opened again from here, for its token has left the address. */
function ResetUnanswered({ isAsking, onAgain }: { isAsking: boolean; onAgain: () => void }) {
  const t = useAuthText()
  return (
    <div className={css.form}>
      <BackToSignIn />
      <div className={css.head}>
        <h1 tabIndex={-1}>{t('auth.reset.unansweredTitle')}</h1>
        <p>{t('auth.reset.unansweredText')}</p>
      </div>
      <Button variant="primary" size="pay" isWide isPending={isAsking} onClick={onAgain}>
        {t('auth.reset.openAgain')}
      </Button>
    </div>
  )
}
