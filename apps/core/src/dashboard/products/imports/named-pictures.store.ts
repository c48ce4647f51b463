import { eq } from 'drizzle-orm'
import { menuItemPicture } from '../../../kernel/menu/menu.schema.ts'
import { productPicture } from '../../../kernel/products/products.schema.ts'
import type { Db, Tx } from '../../../platform/db/db.ts'

/** Pictures that products and dishes have, each once or more. */
export async function picturesInUse(db: Db | Tx, merchantId: number) {
  const goods = await db
    .selectDistinct({ url: productPicture.url, width: productPicture.width, height: productPicture.height })
    .from(productPicture)
    .where(eq(productPicture.merchantId, merchantId))
  const dishes = await db
    .selectDistinct({
      url: menuItemPicture.url,
      width: menuItemPicture.width,
      height: menuItemPicture.height,
    })
    .from(menuItemPicture)
    .where(eq(menuItemPicture.merchantId, merchantId))
  return [...goods, ...dishes]
}
