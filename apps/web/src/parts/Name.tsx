import type { LocalisedText } from '@wasl/contracts/values/web'
import { otherLocale, pick } from '@wasl/domain/locale'
import { useLocale } from '../i18n/language.tsx'

/** Text by the merchant, isolated; in the other language, and marked so, where this one is missing. */
export function Name({ of }: { of: LocalisedText }) {
  const locale = useLocale()
  return <bdi lang={of[locale] ? undefined : otherLocale(locale)}>{pick(of, locale)}</bdi>
}
