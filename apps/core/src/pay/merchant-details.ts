import type { MerchantDetails } from '@wasl/contracts/core/pay.contract'
import type { Locale } from '@wasl/domain/locale'
import { pick } from '@wasl/domain/locale'
import type { z } from 'zod'
import type { Merchant } from '../kernel/merchants/merchants.store.ts'

export const merchantDetails = (merchant: Merchant, language: Locale): z.input<typeof MerchantDetails> => ({
  admin_url: merchant.adminUrl,
  logo_url: merchant.logoUrl,
  favicon_url: merchant.faviconUrl,
  title: pick({ en: merchant.titleEn, ar: merchant.titleAr }, language),
  title_en: merchant.titleEn,
  title_ar: merchant.titleAr,
  subheader: pick({ en: merchant.subheaderEn ?? '', ar: merchant.subheaderAr ?? '' }, language) || null,
  subheader_en: merchant.subheaderEn,
  subheader_ar: merchant.subheaderAr,
  legal_en: merchant.legalEn,
  legal_ar: merchant.legalAr,
  website: merchant.website,
  phone: merchant.phone,
  brand: merchant.brand,
  timezone: merchant.timezone,
  default_language: merchant.defaultLanguage === 'ar' ? 'ar' : 'en',
  amount_in_previews: merchant.amountInPreviews,
  redirect_origins: merchant.redirectOrigins,
  plugins: merchant.plugins,
})
