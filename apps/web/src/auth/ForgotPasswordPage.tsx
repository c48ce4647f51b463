import { useEffect, useRef } from 'react'
import type { SignInPage } from '../base/page-data.ts'
import { useDocumentTitle } from '../parts/useDocumentTitle.ts'
import { useAuthText } from './auth.text.ts'
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx'
import { LinkSent } from './LinkSent.tsx'
import { SignInFrame } from './SignInFrame.tsx'
import { useForgotPassword } from './useForgotPassword.ts'

type Props = { page: Extract<SignInPage, { screen: 'forgotPassword' }> }

/** S1 §2 `forget-password`. The answer is the same for a name that exists and one that does not. */
export function ForgotPasswordPage({ page }: Props) {
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
