import type { MerchantDetails, UnitDetails } from '@wasl/contracts/core/pay.contract'
import type { LocalisedText } from '@wasl/contracts/values/web'
import type { Merchant, Unit } from '@wasl/contracts/web/pay.contract'
import type { z } from 'zod'
import { ownPath, webAddress } from '../answer/address.ts'

export function toMerchant(details: z.infer<typeof MerchantDetails>): Merchant {
  return {
    title: { en: details.title_en || details.title, ar: details.title_ar || details.title },
    subheader: localised(details.subheader_en ?? details.subheader, details.subheader_ar),
    legalName: localised(details.legal_en, details.legal_ar),
    logoUrl: ownPath(details.logo_url),
    faviconUrl: ownPath(details.favicon_url),
    website: webAddress(details.website),
    phone: details.phone,
    brand: details.brand,
    timeZone: details.timezone,
    amountInPreviews: details.amount_in_previews,
  }
}

export function toUnit(details: z.infer<typeof UnitDetails>): Unit {
  return {
    title: { en: details.title_en, ar: details.title_ar },
    logoUrl: ownPath(details.logo_url),
    website: webAddress(details.website),
    showTitle: details.show_unit_title,
    headerColor: details.header_color,
    social: {
      x: webAddress(details.twitter_url),
      instagram: webAddress(details.instagram_url),
      facebook: webAddress(details.facebook_url),
    },
  }
}

/** Null where there is neither; `pick` of the domain falls back from an empty one to the other. */
export const localised = (en: string | null, ar: string | null): LocalisedText | null =>
  en || ar ? { en: en ?? '', ar: ar ?? '' } : null
