import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { staff } from '../../../access.ts'
import { Detail, staffProblems } from '../../../values/core.ts'

const c = initContract()

const Query = z.strictObject({ json: z.string().optional(), format: z.string().optional() })
const managed = staff({ permissions: ['settings.manage'] })
const path = '/administration/brand'

const line = (most: number) => z.string().trim().max(most)
const paper = z.string().max(40_000)

const HeaderConfig = z.record(
  z.string().max(32),
  z.strictObject({
    language_button: z.boolean(),
    social: z.enum(['none', 'header', 'footer']),
  }),
)

/** Empty text means none. Pictures are paths of this site, from the answer of an upload. */
export const BrandWish = z.strictObject({
  title_en: line(80),
  title_ar: line(80),
  subheader_en: line(160),
  subheader_ar: line(160),
  legal_en: line(160),
  legal_ar: line(160),
  brand: line(9),
  logo_url: line(200),
  favicon_url: line(200),
  website: line(200),
  phone: line(32),
  whatsapp: line(200),
  email: line(128),
  terms_en: paper,
  terms_ar: paper,
  terms_required: z.boolean(),
  disclaimer: z.boolean(),
  disclaimer_en: paper,
  disclaimer_ar: paper,
  header_config: HeaderConfig,
})
export type BrandWish = z.infer<typeof BrandWish>

export const Brand = BrandWish.extend({
  title_en: z.string(),
  title_ar: z.string(),
  terms_version: z.int(),
  revision: z.int(),
})

export const brandContract = c.router(
  {
    show: {
      method: 'GET',
      path,
      query: Query,
      metadata: managed,
      responses: { 200: z.object({ brand: Brand, plugins: z.array(z.string()) }) },
      summary: 'What customers see of the merchant',
    },
    change: {
      method: 'PUT',
      path,
      query: Query,
      metadata: { ...managed, bodyLimitBytes: 262_144 },
      /** The `revision` that was shown. The change is refused if the brand has changed since. */
      body: BrandWish.extend({ revision: z.int() }),
      responses: { 200: Brand, 409: Detail },
      summary: 'The brand anew; other terms have the next version',
    },
    clean: {
      method: 'POST',
      path: `${path}/clean`,
      query: Query,
      metadata: { ...managed, bodyLimitBytes: 131_072 },
      body: z.strictObject({ html: paper }),
      responses: { 200: z.object({ html: z.string() }) },
      summary: 'A text as it will be shown: tags that may not be in it are gone',
    },
  },
  { strictStatusCodes: true, commonResponses: staffProblems },
)
