import type { FoundCustomer } from '@wasl/contracts/web/dashboard/administration/customers.contract'
import { pick, type Locale } from '@wasl/domain/locale'

/** What a customer is called here; an address where nobody gave a name. */
export const nameOf = ({ nameEn, nameAr, email, phone, key }: FoundCustomer, locale: Locale): string | null =>
  pick({ en: nameEn ?? '', ar: nameAr ?? '' }, locale) || email || phone || key
