import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import type { Locale } from '@wasl/domain/locale'
import { headerCss } from '@wasl/ui/page/brand-css.ts'
import { arabicMessages } from '@wasl/web/app/page-strings.ts'
import { publicPages } from '@wasl/web/app/public-pages.ts'
import { createPublicRouter } from '@wasl/web/app/public-router'
import { createArabicMessages } from '@wasl/web/i18n/arabic.ts'
import type { PageData } from '@wasl/web/base/page-data.ts'
import { merchant, serverNow } from '@wasl/web/pay/pay.fixtures.ts'
import { useEffect, useState } from 'react'

type Props = { page: PageData; path: string; locale: Locale; headerColor?: string }

/** A whole page of the web app, fed what the server would have loaded. Nothing it asks for is answered. */
export function Screen({ page, path, locale, headerColor = '#ffffff' }: Props) {
  const [router] = useState(() => {
    const messages = createArabicMessages({
      initial: arabicMessages,
      fetchMessages: async () => arabicMessages,
      log: () => {},
    })
    const facts = { path: `/${locale}${path}`, locale, merchant, page, now: serverNow, demo: true }
    const history = createMemoryHistory({ initialEntries: [facts.path] })
    return createPublicRouter(publicPages)({ facts, messages }, history)
  })
  const [isLoaded, setIsLoaded] = useState(false)
  useEffect(() => {
    void router.load().then(() => setIsLoaded(true))
  }, [router])
  return (
    <>
      <style href={`header ${headerColor}`} precedence="default">
        {headerCss(headerColor)}
      </style>
      {isLoaded && <RouterProvider router={router} />}
    </>
  )
}
