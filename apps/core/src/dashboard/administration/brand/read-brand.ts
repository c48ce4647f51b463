import type { BrandWish } from '@wasl/contracts/core/dashboard/administration/brand.contract'
import { accepted, refused, type Result } from '@wasl/domain/result'
import type { Merchant } from '../../../kernel/merchants/merchants.store.ts'
import { fieldReaders, type BrandProblem } from './field-readers.ts'

/** Throws where there is more than may be shown. */
export type CleanHtml = (html: string) => string

export type ReadBrand = Pick<
  Merchant,
  | 'titleEn'
  | 'titleAr'
  | 'subheaderEn'
  | 'subheaderAr'
  | 'legalEn'
  | 'legalAr'
  | 'brand'
  | 'logoUrl'
  | 'faviconUrl'
  | 'website'
  | 'phone'
  | 'whatsapp'
  | 'email'
  | 'termsEn'
  | 'termsAr'
  | 'termsRequired'
  | 'disclaimer'
  | 'disclaimerEn'
  | 'disclaimerAr'
  | 'headerConfig'
>

type Facts = { before: Merchant; pictures: ReadonlySet<string>; cleanHtml: CleanHtml }

/** The brand as somebody typed it; every field that is wrong is named at once. */
export function readBrand(
  wish: BrandWish,
  { before, pictures, cleanHtml }: Facts,
): Result<ReadBrand, BrandProblem[]> {
  const problems: BrandProblem[] = []
  const read = fieldReaders(problems)
  const paper = (field: 'terms_en' | 'terms_ar' | 'disclaimer_en' | 'disclaimer_ar'): string | null => {
    try {
      return cleanHtml(wish[field]).trim() || null
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      read.wrong(field, 'brandSetup.tooLong')
      return null
    }
  }
  const brand: ReadBrand = {
    titleEn: read.required('title_en', wish.title_en),
    titleAr: read.required('title_ar', wish.title_ar),
    subheaderEn: read.optional(wish.subheader_en),
    subheaderAr: read.optional(wish.subheader_ar),
    legalEn: read.optional(wish.legal_en),
    legalAr: read.optional(wish.legal_ar),
    brand: read.colour('brand', wish.brand),
    logoUrl: read.picture('logo_url', wish.logo_url, { before: before.logoUrl, known: pictures }),
    faviconUrl: read.picture('favicon_url', wish.favicon_url, { before: before.faviconUrl, known: pictures }),
    website: read.address('website', wish.website),
    phone: read.phone('phone', wish.phone),
    whatsapp: read.phone('whatsapp', wish.whatsapp),
    email: read.email('email', wish.email),
    termsEn: paper('terms_en'),
    termsAr: paper('terms_ar'),
    termsRequired: wish.terms_required,
    disclaimer: wish.disclaimer,
    disclaimerEn: paper('disclaimer_en'),
    disclaimerAr: paper('disclaimer_ar'),
    headerConfig: Object.fromEntries(
      Object.entries(wish.header_config).map(([plugin, { language_button: languageButton, social }]) => [
        plugin,
        { languageButton, social },
      ]),
    ),
  }
  if (Object.keys(wish.header_config).some((plugin) => !before.plugins.includes(plugin)))
    read.wrong('header_config', 'brandSetup.plugin')
  const isFine = (field: string) => problems.every((problem) => problem.field !== field)
  if (brand.termsRequired && !brand.termsEn && !brand.termsAr && isFine('terms_en'))
    read.wrong('terms_en', 'brandSetup.termsEmpty')
  if (brand.disclaimer && !brand.disclaimerEn && !brand.disclaimerAr && isFine('disclaimer_en'))
    read.wrong('disclaimer_en', 'brandSetup.disclaimerEmpty')
  return problems.length > 0 ? refused(problems) : accepted(brand)
}
