import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import type { Shell } from '@wasl/contracts/web/dashboard/shell.contract'
import { localeTag, type Locale } from '@wasl/domain/locale'
import { LiveRegion } from '@wasl/ui/text/LiveRegion'
import { LocaleProvider } from '@wasl/ui/overlays/LocaleProvider'
import { PageContext } from '@wasl/web/base/page-context'
import { staffArabic } from '@wasl/web/app/staff/arabic-messages.ts'
import { drawPreviewedPage } from '@wasl/web/app/staff/draw-previewed-page'
import { PreviewedPageContext } from '@wasl/web/desk/previewed-page.ts'
import { parseSearch, writeSearch } from '@wasl/web/desk/list/search-params.ts'
import { shellQuery } from '@wasl/web/desk/shell.queries.ts'
import { createArabicMessages } from '@wasl/web/i18n/arabic.ts'
import { LanguageProvider } from '@wasl/web/i18n/language'
import { merchant, serverNow } from '@wasl/web/pay/pay.fixtures.ts'
import { useEffect, useState, type ReactNode } from 'react'
import './dashboard-part.css'
import { shell } from './shell.ts'

type Props = {
  /** Below /{lang}/dashboard/, with its query. */
  path: string
  locale: Locale
  component: () => ReactNode
  /** With what the server would have answered; what is missing is awaited. */
  queries: QueryClient
  /** Who is signed in, where it is not the administrator. */
  staff?: Shell
  /** With a frame and a <main> of its own. */
  isWhole?: boolean
}

/** A page of the dashboard, without the frame around it. */
export function DashboardPart({ path, locale, component, queries, staff = shell, isWhole }: Props) {
  const address = `/${locale}/dashboard/${path}`
  const [messages] = useState(() =>
    createArabicMessages({ initial: staffArabic, fetchMessages: async () => staffArabic, log: () => {} }),
  )
  const [router] = useState(() => {
    queries.setQueryData(shellQuery.queryKey, staff)
    const root = createRootRoute()
    const screen = createRoute({ getParentRoute: () => root, path: '$lang/dashboard/$', component })
    return createRouter({
      routeTree: root.addChildren([screen]),
      history: createMemoryHistory({ initialEntries: [address] }),
      parseSearch,
      stringifySearch: writeSearch,
    })
  })
  const [isLoaded, setIsLoaded] = useState(false)
  useEffect(() => {
    void router.load().then(() => setIsLoaded(true))
  }, [router])
  const facts = {
    path: address,
    locale,
    merchant,
    page: { kind: 'staff' as const },
    now: serverNow,
    demo: true,
  }
  const page = isLoaded && <RouterProvider router={router} />
  return (
    <PageContext value={facts}>
      <QueryClientProvider client={queries}>
        <LanguageProvider wanted={locale} messages={messages}>
          <LocaleProvider tag={localeTag(locale)}>
            <PreviewedPageContext value={drawPreviewedPage}>
              <LiveRegion>
                {isWhole ? (
                  page
                ) : (
                  <main id="main" className="dashboard-part">
                    {page}
                  </main>
                )}
              </LiveRegion>
            </PreviewedPageContext>
          </LocaleProvider>
        </LanguageProvider>
      </QueryClientProvider>
    </PageContext>
  )
}
