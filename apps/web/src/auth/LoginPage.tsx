import { useSelector } from '@xstate/react'
import type { SignInPage } from '../base/page-data.ts'
import { useDocumentTitle } from '../parts/useDocumentTitle.ts'
import { useAuthText } from './auth.text.ts'
import { CodeForm } from './CodeForm.tsx'
import { CredentialsForm } from './CredentialsForm.tsx'
import { SignInFrame } from './SignInFrame.tsx'
import { useFreshPage } from './useFreshPage.ts'
import { useLoginActor } from './useLoginActor.ts'

type Props = { page: Extract<SignInPage, { screen: 'login' }> }

/** S1 §4 "Login": credentials, then a code where the user has one, then the dashboard. */
export function LoginPage({ page }: Props) {
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
