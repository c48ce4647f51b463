import { LiveRegion } from '@wasl/ui/text/LiveRegion'
import type { Locale } from '@wasl/domain/locale'
import { useCallback, useState } from 'react'
import { SignInScreen } from '../../auth/sign-in/SignInScreen.tsx'
import { LanguageProvider } from '../../i18n/language.tsx'
import { inLocale } from '../../base/paths.ts'
import { NoticesProvider } from '../../base/notices.tsx'
import { OfflinePresses } from '../../base/OfflinePresses.tsx'
import { PageContext, type RouterContext } from '../../base/page-context.tsx'
import { SwitchLanguage } from '../../base/switch-language.ts'

/** The pages of signing in need no router: each is a document of its own, drawn by the server. */
export function SignInRoot({ facts, messages }: RouterContext) {
  const [wanted, setWanted] = useState<Locale>(facts.locale)
  const switchTo = useCallback(
    (to: Locale) => {
      if (to === 'ar') void messages.load()
      const { pathname, search } = window.location
      window.history.replaceState(window.history.state, '', inLocale(pathname + search, to))
      setWanted(to)
    },
    [messages],
  )
  if (facts.page.kind !== 'signIn') throw new Error('this is no page of signing in')
  return (
    <PageContext value={facts}>
      <LanguageProvider wanted={wanted} messages={messages}>
        <LiveRegion>
          <NoticesProvider>
            <SwitchLanguage value={switchTo}>
              <OfflinePresses>
                <SignInScreen page={facts.page.page} />
              </OfflinePresses>
            </SwitchLanguage>
          </NoticesProvider>
        </LiveRegion>
      </LanguageProvider>
    </PageContext>
  )
}
