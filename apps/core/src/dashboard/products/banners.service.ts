import { mostBanners, type BannerWish } from '@wasl/contracts/core/dashboard/products/banners.contract'
import { administered, type FieldProblem } from '../../kernel/administered/administered.ts'
import type { AdministeredString } from '../../kernel/administered/administered.strings.ts'
import { lockMerchant } from '../../kernel/merchants/merchants.store.ts'
import { shopBanner } from '../../kernel/products/products.schema.ts'
import type { BannerRow } from '../../kernel/products/products.store.ts'
import type { Db } from '../../platform/db/db.ts'
import { knownPictures } from './known-pictures.service.ts'
import { findProductOfSlug, listCategories } from './products.store.ts'
import { listBanners, nextPlace } from './shop-parts.store.ts'
import type { ShopPartString } from './shop-parts.strings.ts'

type Problem = FieldProblem<ShopPartString | AdministeredString>

export const showBanners = (db: Db, merchantId: number): Promise<BannerRow[]> => listBanners(db, merchantId)

/** Whether the shop shows it at `now`. */
export function whenShown(
  { active, shownFrom, shownUntil }: BannerRow,
  now: Date,
): 'now' | 'later' | 'over' | 'off' {
  if (!active) return 'off'
  if (shownUntil !== null && shownUntil <= now) return 'over'
  return shownFrom !== null && shownFrom > now ? 'later' : 'now'
}

export const bannersArea = administered({
  table: shopBanner,
  limit: mostBanners,
  lock: lockMerchant,
  read: (wish: BannerWish) => ({
    titleEn: wish.name_en,
    titleAr: wish.name_ar,
    imageEn: wish.image_en,
    imageAr: wish.image_ar || wish.image_en,
    linkType: wish.link_type,
    link: wish.link_type === 'none' ? null : wish.link,
    shownFrom: wish.shown_from === null ? null : new Date(wish.shown_from),
    shownUntil: wish.shown_until === null ? null : new Date(wish.shown_until),
    active: wish.active,
  }),
  begin: async (tx, { merchantId }) => ({ position: await nextPlace(tx, shopBanner, merchantId) }),
  problems: async (tx, { merchantId, wish, before }) => {
    const problems: Problem[] = []
    for (const field of ['name_en', 'name_ar'] as const)
      if (wish[field] === '') problems.push({ field, says: 'administered.required' })
    const urls = [wish.image_en, wish.image_ar].filter((url) => url !== '')
    const known = new Set((await knownPictures(tx, { merchantId, urls })).keys())
    for (const image of [before?.imageEn, before?.imageAr]) if (image) known.add(image)
    for (const field of ['image_en', 'image_ar'] as const)
      if (wish[field] !== '' && !known.has(wish[field])) problems.push({ field, says: 'shopPart.picture' })
    if (wish.link_type !== 'none' && wish.link === '')
      problems.push({ field: 'link', says: 'administered.required' })
    else if (wish.link_type === 'product' && !(await findProductOfSlug(tx, { merchantId, slug: wish.link })))
      problems.push({ field: 'link', says: 'shopPart.productGone' })
    else if (
      wish.link_type === 'category' &&
      !(await listCategories(tx, merchantId)).some(({ slug }) => slug === wish.link)
    )
      problems.push({ field: 'link', says: 'shopPart.categoryGone' })
    else if (wish.link_type === 'url' && !isWebAddress(wish.link))
      problems.push({ field: 'link', says: 'shopPart.address' })
    if (wish.shown_from && wish.shown_until && wish.shown_until <= wish.shown_from)
      problems.push({ field: 'shown_until', says: 'shopPart.until' })
    return problems
  },
  audit: { added: 'shop_banner.added', changed: 'shop_banner.changed', nameOf: ({ titleEn }) => titleEn },
})

function isWebAddress(text: string): boolean {
  try {
    const { protocol, username, password } = new URL(text)
    return protocol === 'https:' && username === '' && password === ''
  } catch {
    return false
  }
}
