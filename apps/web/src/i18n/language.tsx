import { directionOf, type Locale } from '@wasl/domain/locale'
import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import type { ArabicMessages } from './arabic.ts'
import type { Messages } from './text.tsx'

type Language = {
  /** What the page shows: English until Arabic has arrived, whatever the address says. */
  locale: Locale
  arabic: Messages | null
}

type Props = { wanted: Locale; messages: ArabicMessages; children: ReactNode }

/**
 * Decides the language of everything below, and keeps `<html lang dir>` in step with it. Words that were there at the
 * press show at once; for later ones the page fades first, so that nothing jumps under a reader's eyes.
 */
export function LanguageProvider({ wanted, messages, children }: Props) {
  const current = () => (wanted === 'ar' ? messages.current() : null)
  const arabic = useSyncExternalStore(messages.subscribe, current, current)
  const isMissing = wanted === 'ar' && !arabic
  const [isLate, setLate] = useState(isMissing)
  if (isMissing !== isLate && (isMissing || wanted === 'en')) setLate(isMissing)
  const locale: Locale = arabic && !isLate ? 'ar' : 'en'

  useEffect(() => {
    if (isLate && !isMissing) return whileFaded(() => setLate(false))
    return undefined
  }, [isLate, isMissing])

  useLayoutEffect(() => {
    document.documentElement.lang = locale
    document.documentElement.dir = directionOf(locale)
  }, [locale])

  useEffect(() => {
    if (!isMissing) return
    const load = () => void messages.load()
    load()
    window.addEventListener('online', load)
    document.addEventListener('visibilitychange', load)
    return () => {
      window.removeEventListener('online', load)
      document.removeEventListener('visibilitychange', load)
    }
  }, [isMissing, messages])

  const language = useMemo(() => ({ locale, arabic }), [locale, arabic])
  return <LanguageContext value={language}>{children}</LanguageContext>
}

/** Another language for a part of the page: the document keeps its own. */
export function LanguageFixed({ locale, arabic, children }: Language & { children: ReactNode }) {
  const language = useMemo(() => ({ locale, arabic }), [locale, arabic])
  return <LanguageContext value={language}>{children}</LanguageContext>
}

export function useLanguage(): Language {
  const language = useContext(LanguageContext)
  if (!language) throw new Error('there is no LanguageProvider above')
  return language
}

export const useLocale = (): Locale => useLanguage().locale

const LanguageContext = createContext<Language | null>(null)

/** Changes the page while nothing of it is seen, and lets it come back softly (`[data-fading]` in base.css). */
function whileFaded(change: () => void): () => void {
  const { dataset } = document.documentElement
  const show = () => delete dataset['fading']
  let isChanged = false
  dataset['fading'] = ''
  const frame = requestAnimationFrame(() => {
    isChanged = true
    change()
    // Not before the changed page has been laid out.
    requestAnimationFrame(() => requestAnimationFrame(show))
  })
  return () => {
    cancelAnimationFrame(frame)
    if (!isChanged) show()
  }
}
