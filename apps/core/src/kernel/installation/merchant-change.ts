import { isCurrency } from '@wasl/domain/money'
import { hostName } from './host-name.ts'

export type MerchantWish = {
  titleEn: string
  titleAr: string
  host: string
  currency: string
  countryCode: string
  timezone: string
  brand: string
}

export type MerchantField = keyof MerchantWish

/** The fields of a merchant that are wrong, all at once. */
export function wrongFields(wish: MerchantWish): MerchantField[] {
  const isRight: Record<MerchantField, boolean> = {
    titleEn: isTitle(wish.titleEn),
    titleAr: isTitle(wish.titleAr),
    host: hostName(wish.host) !== null,
    currency: isCurrency(wish.currency),
    countryCode: isCountry(wish.countryCode),
    timezone: Intl.supportedValuesOf('timeZone').includes(wish.timezone),
    brand: /^#[0-9a-f]{6}$/i.test(wish.brand),
  }
  // The keys of the record above, which TypeScript forgets.
  return (Object.keys(isRight) as MerchantField[]).filter((field) => !isRight[field])
}

const isTitle = (text: string): boolean => text.trim() !== '' && text.trim().length <= 80

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

const isCountry = (code: string): boolean => /^[A-Z]{2}$/.test(code) && countries.of(code) !== undefined
