import type { SignInPage } from '../../base/page-data.ts'
import type { authStrings } from '../auth.strings.ts'
import { resetTitle } from '../password/reset-title.ts'

/** The page's name for its first paint, as its script keeps it. */
export function signInTitle(page: SignInPage): keyof typeof authStrings {
  switch (page.screen) {
    case 'login':
      return page.code ? 'auth.code.field' : 'auth.signIn.title'
    case 'forgotPassword':
      return page.sent === null ? 'auth.forgot.title' : 'auth.forgot.sentTitle'
    case 'resetPassword':
      return resetTitle(page.plain?.kind ?? 'opening', page.isFirst === true)
  }
}
