import type { Locale } from '@wasl/domain/locale'
import { arabicMessages } from '@wasl/web/app/page-strings.ts'
import { SignInRoot } from '@wasl/web/app/sign-in/SignInRoot'
import { createArabicMessages } from '@wasl/web/i18n/arabic.ts'
import type { SignInPage } from '@wasl/web/base/page-data.ts'
import { merchant, serverNow } from '@wasl/web/pay/pay.fixtures.ts'
import { useState } from 'react'

type Props = { page: SignInPage; locale: Locale }

/** A page of signing in, fed what the server would have drawn it from. Nothing it asks for is answered. */
export function SignInScreen({ page, locale }: Props) {
  const [messages] = useState(() =>
    createArabicMessages({
      initial: arabicMessages,
      fetchMessages: async () => arabicMessages,
      log: () => {},
    }),
  )
  const facts = {
    path: `/${locale}/login`,
    locale,
    merchant,
    page: { kind: 'signIn', page } as const,
    now: serverNow,
    demo: true,
  }
  return <SignInRoot facts={facts} messages={messages} />
}
