import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { Detail, Instant, PublicId, staffProblems } from '../../../values/core.ts'
import { line, managed, Query, shopPath } from './shop-values.ts'

const c = initContract()
const path = `${shopPath}/banners`

export const mostBanners = 50
export const bannerLinks = ['none', 'url', 'product', 'category'] as const

export const BannerWish = z.strictObject({
  name_en: line(120),
  name_ar: line(120),
  /** Addresses of pictures; empty: the title stands alone, the Arabic one as the English. */
  image_en: z.string().max(300),
  image_ar: z.string().max(300),
  link_type: z.enum(bannerLinks),
  /** An https address, or the slug of a product or category; empty for none. */
  link: line(300),
  shown_from: Instant.nullable(),
  shown_until: Instant.nullable(),
  active: z.boolean(),
})
export type BannerWish = z.infer<typeof BannerWish>

export const ManagedBanner = BannerWish.extend({
  id: PublicId,
  name_en: z.string(),
  name_ar: z.string(),
  link: z.string(),
  link_type: z.enum([...bannerLinks, 'event']),
  /** `now`: the shop shows it. */
  when: z.enum(['now', 'later', 'over', 'off']),
  revision: z.int(),
})

const All = z.object({ results: z.array(ManagedBanner) })

export const bannersContract = c.router(
  {
    list: {
      method: 'GET',
      path,
      metadata: managed,
      query: Query,
      responses: { 200: All },
      summary: 'Banners of the shop, in their order',
    },
    create: {
      method: 'POST',
      path,
      metadata: managed,
      query: Query,
      body: BannerWish,
      responses: { 201: ManagedBanner, 409: Detail },
      summary: 'A new banner',
    },
    change: {
      method: 'PUT',
      path: `${path}/:id`,
      pathParams: z.object({ id: PublicId }),
      metadata: managed,
      query: Query,
      body: BannerWish.extend({ revision: z.int() }),
      responses: { 200: ManagedBanner, 409: Detail },
      summary: 'The banner anew',
    },
    order: {
      method: 'POST',
      path: `${path}/order`,
      metadata: managed,
      query: Query,
      /** `seen`: the order that the screen showed. */
      body: z.strictObject({
        ids: z.array(PublicId).max(mostBanners),
        seen: z.array(PublicId).max(mostBanners),
      }),
      responses: { 200: All, 409: Detail },
      summary: 'The order of all banners; 409 if it is another by now',
    },
  },
  { strictStatusCodes: true, commonResponses: staffProblems },
)
