import { eq } from 'drizzle-orm'
import { findPicturesAt } from '../../kernel/pictures/pictures.service.ts'
import { productPicture, shopBanner } from '../../kernel/products/products.schema.ts'
import type { Db, Tx } from '../../platform/db/db.ts'

export type Size = { width: number | null; height: number | null }

/** Of these addresses those that the shop has already, or that staff uploaded. */
export async function knownPictures(
  db: Db | Tx,
  { merchantId, urls }: { merchantId: number; urls: readonly string[] },
): Promise<Map<string, Size>> {
  if (urls.length === 0) return new Map()
  return new Map([
    ...(await picturesOfShop(db, merchantId)),
    ...(await findPicturesAt(db, { merchantId, urls })),
  ])
}

async function picturesOfShop(db: Db | Tx, merchantId: number): Promise<Map<string, Size>> {
  const ofProducts = await db
    .select({ url: productPicture.url, width: productPicture.width, height: productPicture.height })
    .from(productPicture)
    .where(eq(productPicture.merchantId, merchantId))
  const ofBanners = await db
    .select({ en: shopBanner.imageEn, ar: shopBanner.imageAr })
    .from(shopBanner)
    .where(eq(shopBanner.merchantId, merchantId))
  return new Map<string, Size>([
    ...ofBanners.flatMap(({ en, ar }) =>
      [en, ar].map((url) => [url, { width: null, height: null }] as const),
    ),
    ...ofProducts.map(({ url, ...size }) => [url, size] as const),
  ])
}
