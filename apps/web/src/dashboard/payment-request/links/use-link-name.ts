import type { PaymentLink } from '@wasl/contracts/web/dashboard/payment-request/links.contract'
import { pick } from '@wasl/domain/locale'
import { useLocale } from '../../../i18n/language.tsx'
import { useLinksText } from './links.text.ts'

/** What it is for, as its payers read it. */
export function useLinkName({ descriptionEn, descriptionAr }: PaymentLink): string {
  const t = useLinksText()
  const locale = useLocale()
  return pick({ en: descriptionEn, ar: descriptionAr }, locale) || t('links.unnamed')
}
