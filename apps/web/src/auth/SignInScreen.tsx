import type { SignInPage } from '../base/page-data.ts'
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx'
import { LoginPage } from './LoginPage.tsx'
import { ResetPasswordPage } from './ResetPasswordPage.tsx'

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
