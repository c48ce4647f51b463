import type { PublicPage } from '../../base/public-page.ts'
import { signInTitle } from './sign-in-title.ts'
import { SignInScreen } from './SignInScreen.tsx'

export const page: PublicPage<'signIn'> = {
  component:
    () =>
    ({ page: of }) => <SignInScreen page={of.page} />,
  title: (text, { page: of }) => text(signInTitle(of)),
  words: () => ['auth'],
}
