import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet, useParams, useRouteContext } from '@tanstack/react-router'
import { isLocale, localeTag } from '@wasl/domain/locale'
import { LiveRegion } from '@wasl/ui/LiveRegion'
import { LocaleProvider } from '@wasl/ui/overlays/LocaleProvider'
import type { ReactNode } from 'react'
import { LanguageProvider, useLocale } from '../../i18n/language.tsx'
import { OfflinePresses } from '../../base/OfflinePresses.tsx'
import { PageContext } from '../../base/page-context.tsx'
import type { StaffContext } from '../staff-context.ts'
import { StaffAppearance } from './StaffAppearance.tsx'
import { StaffNotices } from './StaffNotices.tsx'
import { useAnswersIn } from './use-answers-in.ts'
import { usePlainLinks } from './use-plain-links.ts'

/** What stands around every staff page: facts of the document, server data, language, notices. */
export function StaffRoot() {
  const { facts, messages, queries, appearance }: StaffContext = useRouteContext({ strict: false })
  const { lang = '' } = useParams({ strict: false })
  usePlainLinks()
  return (
    <PageContext value={facts}>
      <QueryClientProvider client={queries}>
        <LanguageProvider wanted={isLocale(lang) ? lang : facts.locale} messages={messages}>
          <Spoken>
            <LiveRegion>
              <StaffNotices>
                <StaffAppearance initial={appearance}>
                  <OfflinePresses>
                    <Outlet />
                  </OfflinePresses>
                </StaffAppearance>
              </StaffNotices>
            </LiveRegion>
          </Spoken>
        </LanguageProvider>
      </QueryClientProvider>
    </PageContext>
  )
}

function Spoken({ children }: { children: ReactNode }) {
  const locale = useLocale()
  useAnswersIn(locale)
  return <LocaleProvider tag={localeTag(locale)}>{children}</LocaleProvider>
}
