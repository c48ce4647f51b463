import { eq } from 'drizzle-orm'
import { productPicture, shopBanner } from '../../kernel/products/products.schema.ts'
import type { Db, Tx } from '../../platform/db/db.ts'

export type Size = { width: number | null; height: number | null }

/** The pictures that products and banners have, by their address. */
export async function picturesOfShop(db: Db | Tx, merchantId: number): Promise<Map<string, Size>> {
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
