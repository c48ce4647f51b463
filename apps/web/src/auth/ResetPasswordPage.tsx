import { Skeleton } from '@wasl/ui/Skeleton'
import { useEffect, useRef } from 'react'
import type { PlainReset } from '../base/page-data.ts'
import { useDocumentTitle } from '../parts/useDocumentTitle.ts'
import { useAuthText } from './auth.text.ts'
import { PlainResetForm } from './PlainResetForm.tsx'
import { PlainResetPage } from './PlainResetPage.tsx'
import { PasswordReset } from './PasswordReset.tsx'
import { resetTitle } from './reset-title.ts'
import { ResetForm } from './ResetForm.tsx'
import { ResetOver } from './ResetOver.tsx'
import { ResetUnanswered } from './ResetUnanswered.tsx'
import { SignInFrame } from './SignInFrame.tsx'
import css from './SignInForm.module.css'
import { useResetPassword } from './useResetPassword.ts'

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
