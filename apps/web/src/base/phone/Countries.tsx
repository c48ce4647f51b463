import { PhoneCountry } from '@wasl/ui/inputs/PhoneCountry'
import { useLocale } from '../../i18n/language.tsx'
import { usePhoneText } from './phone.text.ts'

/** Fetched late: only here is the list of countries named. */
export function Countries({ home }: { home: string }) {
  const t = usePhoneText()
  const locale = useLocale()
  return <PhoneCountry home={home} locale={locale} label={t('phone.country')} />
}
