import { QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { Outlet, useParams, useRouteContext, useRouter } from '@tanstack/react-router'
import { isLocale, localeTag, type Locale } from '@wasl/domain/locale'
import { LiveRegion } from '@wasl/ui/text/LiveRegion'
import { LocaleProvider } from '@wasl/ui/overlays/LocaleProvider'
import { type ReactNode, useEffect, useRef, useMemo, useState } from 'react'
import { LanguageProvider, useLocale } from '../../i18n/language.tsx'
import { OfflinePresses } from '../../base/OfflinePresses.tsx'
import { PageContext } from '../../base/page-context.tsx'
import type { StaffContext } from '../staff-context.ts'
import { StaffNotices } from './StaffNotices.tsx'
import { ThemeProvider } from '@wasl/ui/page/ThemeProvider'
import { appearanceCookie, AppearanceContext, writeAppearance, type Appearance } from './appearance.ts'
import { isStaffPath } from '../staff-paths.ts'

const aYearS = 31_536_000

type Props = { initial: Appearance; children: ReactNode }

/** Theme, density and the folded side, as the user left them in this browser. */
function StaffAppearance({ initial, children }: Props) {
  const [appearance, setAppearance] = useState(initial)
  const control = useMemo(
    () => ({
      appearance,
      change: (part: Partial<Appearance>) => {
        const next = { ...appearance, ...part }
        document.cookie = `${appearanceCookie}=${writeAppearance(next)};path=/;max-age=${aYearS};samesite=lax`
        setAppearance(next)
      },
    }),
    [appearance],
  )

  useEffect(() => {
    document.documentElement.dataset['density'] = appearance.density
  }, [appearance.density])

  return (
    <AppearanceContext value={control}>
      <ThemeProvider theme={appearance.theme}>{children}</ThemeProvider>
    </AppearanceContext>
  )
}

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

/** Some texts of the server come in the language they were asked in: a switch asks again for what is shown. */
function useAnswersIn(locale: Locale): void {
  const queries = useQueryClient()
  const askedIn = useRef(locale)
  useEffect(() => {
    if (askedIn.current === locale) return
    askedIn.current = locale
    void queries.invalidateQueries()
  }, [queries, locale])
}

/** The design system knows no router: its links to staff pages are followed here, without loading the page anew. */
function usePlainLinks(): void {
  const { history } = useRouter()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || !isForUs(event, link)) return
      event.preventDefault()
      history.push(link.pathname + link.search + link.hash)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [history])
}

function isForUs(event: MouseEvent, link: HTMLAnchorElement): boolean {
  if (event.defaultPrevented || event.button !== 0) return false
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false
  if (!link.hasAttribute('href') || link.hasAttribute('download')) return false
  if ((link.target !== '' && link.target !== '_self') || link.origin !== location.origin) return false
  const isOnThisPage = link.pathname === location.pathname && link.search === location.search && link.hash
  return !isOnThisPage && isStaffPath(link.pathname)
}
