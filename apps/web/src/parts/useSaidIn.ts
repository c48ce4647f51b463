import type { Locale } from '@wasl/domain/locale'
import { useState } from 'react'
import { useLocale } from '../i18n/language.tsx'

/** The language the page had when the server said this: S1 §8, nothing stands in another language than its page. */
export function useSaidIn(said: unknown): Locale {
  const locale = useLocale()
  const [first, setFirst] = useState({ said, locale })
  if (first.said === said) return first.locale
  setFirst({ said, locale })
  return locale
}
