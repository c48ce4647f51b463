import type { Brand, brandContract } from '@wasl/contracts/core/dashboard/administration/brand.contract'
import type { Handlers } from '@wasl/contracts/server'
import type { Context } from 'hono'
import type { z } from 'zod'
import { byName } from '@wasl/domain/by-name'
import { headerOf } from '../../../kernel/merchants/header-config.domain.ts'
import type { CoreEnv } from '../../../platform/http/core-env.ts'
import { wordsOf } from '../../../platform/http/words.ts'
import { byOf } from '../../../kernel/administered/by.ts'
import { changeBrand, findBrand, type BrandDeps, type BrandOfMerchant } from './brand.service.ts'
import { brandAdministrationStrings } from './brand.strings.ts'
import { brandAdministrationStringsAr } from './brand.strings.ar.ts'
import type { BrandProblem } from './field-readers.ts'

const words = wordsOf({ en: brandAdministrationStrings, ar: brandAdministrationStringsAr })

export const brandHandlers = (deps: BrandDeps): Handlers<typeof brandContract, CoreEnv> => ({
  show: async (_request, c) => {
    const merchant = await findBrand(deps.db, c.var.merchantId)
    return { status: 200, body: { brand: brandOnWire(merchant), plugins: merchant.plugins } }
  },

  change: async ({ body: { revision, ...wish } }, c) => {
    const changed = await changeBrand(deps, byOf(c), { revision, wish })
    if (changed.ok) return { status: 200, body: brandOnWire(changed.value) }
    if (changed.error.kind === 'fields') return fieldsAnswer(c, changed.error.problems)
    return changedAnswer(c)
  },

  clean: async ({ body: { html } }, c) => {
    const { cleanHtml } = await import('../../../kernel/merchants/merchant-html.ts')
    try {
      return { status: 200, body: { html: cleanHtml(html) } }
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      return fieldsAnswer(c, [{ field: 'html', says: 'brandSetup.tooLong' }])
    }
  },
})

export function fieldsAnswer(c: Context<CoreEnv>, problems: readonly BrandProblem[]) {
  const body: Record<string, string[]> = byName()
  for (const { field, says } of problems) body[field] = [...(body[field] ?? []), words(says, c.var.language)]
  return { status: 400, body } as const
}

export const changedAnswer = (c: Context<CoreEnv>) =>
  ({ status: 409, body: { detail: words('brandSetup.changed', c.var.language), code: 'changed' } }) as const

const brandOnWire = (merchant: BrandOfMerchant): z.input<typeof Brand> => ({
  title_en: merchant.titleEn,
  title_ar: merchant.titleAr,
  subheader_en: merchant.subheaderEn ?? '',
  subheader_ar: merchant.subheaderAr ?? '',
  legal_en: merchant.legalEn ?? '',
  legal_ar: merchant.legalAr ?? '',
  brand: merchant.brand,
  logo_url: merchant.logoUrl ?? '',
  favicon_url: merchant.faviconUrl ?? '',
  website: merchant.website ?? '',
  phone: merchant.phone ?? '',
  whatsapp: merchant.whatsapp ?? '',
  email: merchant.email ?? '',
  terms_en: merchant.termsEn ?? '',
  terms_ar: merchant.termsAr ?? '',
  terms_required: merchant.termsRequired,
  disclaimer: merchant.disclaimer,
  disclaimer_en: merchant.disclaimerEn ?? '',
  disclaimer_ar: merchant.disclaimerAr ?? '',
  header_config: Object.fromEntries(
    merchant.plugins.map((plugin) => [plugin, headerOf(plugin, merchant.headerConfig[plugin])]),
  ),
  terms_version: merchant.termsVersion,
  revision: merchant.revision,
})
