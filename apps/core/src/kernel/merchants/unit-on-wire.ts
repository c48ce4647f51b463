import type { UnitDetails } from '@wasl/contracts/values/offer'
import type { z } from 'zod'
import type { Unit } from './merchants.store.ts'

/** S1 §3 "unit_details". */
export const unitDetails = (unit: Unit): z.input<typeof UnitDetails> => ({
  logo_url: unit.logoUrl,
  title_en: unit.titleEn,
  title_ar: unit.titleAr,
  website: unit.website,
  twitter_url: unit.twitterUrl,
  instagram_url: unit.instagramUrl,
  facebook_url: unit.facebookUrl,
  show_unit_title: unit.showUnitTitle,
  header_color: unit.headerColor,
})
