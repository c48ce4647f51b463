import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { bodyProblems, Problem, problems } from '../../../values/web.ts'

const c = initContract()

const line = z.string().check(z.maxLength(200))
const paper = z.string().check(z.maxLength(40_000))

const Header = z.strictObject({
  plugin: z.string().check(z.maxLength(32)),
  languageButton: z.boolean(),
  social: z.enum(['none', 'header', 'footer']),
})

const wish = {
  titleEn: line,
  titleAr: line,
  subheaderEn: line,
  subheaderAr: line,
  legalEn: line,
  legalAr: line,
  brand: line,
  logoUrl: line,
  faviconUrl: line,
  website: line,
  phone: line,
  whatsapp: line,
  email: line,
  termsEn: paper,
  termsAr: paper,
  termsRequired: z.boolean(),
  disclaimer: z.boolean(),
  disclaimerEn: paper,
  disclaimerAr: paper,
  headers: z.array(Header).check(z.maxLength(32)),
}

/** An empty text is none; pictures are paths of this site. */
export const BrandWish = z.strictObject(wish)
export type BrandWish = z.infer<typeof BrandWish>

export const Brand = z.object({ ...wish, termsVersion: z.int(), revision: z.int() })
export type Brand = z.infer<typeof Brand>

const ofStaff = { 401: Problem, 404: Problem }
const path = '/dashboard/administration/brand'

export const brandContract = c.router(
  {
    show: { method: 'GET', path, responses: { 200: Brand, ...problems, ...ofStaff } },
    change: {
      method: 'PUT',
      path,
      metadata: { bodyLimitBytes: 262_144 },
      body: z.strictObject({ ...wish, revision: z.int() }),
      responses: { 200: Brand, ...bodyProblems, ...ofStaff, 409: Problem },
    },
    clean: {
      method: 'POST',
      path: `${path}/clean`,
      metadata: { bodyLimitBytes: 131_072 },
      body: z.strictObject({ html: paper }),
      responses: { 200: z.object({ html: z.string() }), ...bodyProblems, ...ofStaff },
    },
  },
  { strictStatusCodes: true },
)
