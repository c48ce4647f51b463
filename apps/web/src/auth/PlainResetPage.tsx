import { useDocumentTitle } from '../parts/useDocumentTitle.ts'
import type { PlainReset } from '../page-data.ts'
import { useAuthText } from './auth.text.ts'
import { PasswordReset } from './PasswordReset.tsx'
import { PlainResetForm } from './PlainResetForm.tsx'
import { ResetOver } from './ResetOver.tsx'
import { SignInFrame } from './SignInFrame.tsx'

/** What the plain form was answered. */
export function PlainResetPage({ plain }: { plain: PlainReset }) {
  const t = useAuthText()
  useDocumentTitle(t(titles[plain.kind]))
  return (
    <SignInFrame>
      {plain.kind === 'form' && <PlainResetForm {...plain} />}
      {plain.kind === 'over' && <ResetOver />}
      {plain.kind === 'done' && <PasswordReset message={plain.message} />}
    </SignInFrame>
  )
}

const titles = {
  form: 'auth.reset.title',
  over: 'auth.reset.overTitle',
  done: 'auth.reset.doneTitle',
} as const
