import { useDocumentTitle } from '../parts/useDocumentTitle.ts'
import type { PlainReset } from '../base/page-data.ts'
import { useAuthText } from './auth.text.ts'
import { PasswordReset } from './PasswordReset.tsx'
import { PlainResetForm } from './PlainResetForm.tsx'
import { resetTitle } from './reset-title.ts'
import { ResetOver } from './ResetOver.tsx'
import { SignInFrame } from './SignInFrame.tsx'

/** What the plain form was answered. */
export function PlainResetPage({ plain, isFirst }: { plain: PlainReset; isFirst: boolean }) {
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
