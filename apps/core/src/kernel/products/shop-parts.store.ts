import type { Tx } from '../../platform/db/db.ts'
import { productCategory, shopBanner, shopSettings, shopStore } from './products.schema.ts'

export async function insertStore(tx: Tx, values: typeof shopStore.$inferInsert): Promise<void> {
  await tx.insert(shopStore).values(values)
}

export async function insertCategory(tx: Tx, values: typeof productCategory.$inferInsert): Promise<number> {
  const [row] = await tx.insert(productCategory).values(values).returning({ id: productCategory.id })
  if (!row) throw new Error('the category was not stored')
  return row.id
}

export async function insertBanner(tx: Tx, values: typeof shopBanner.$inferInsert): Promise<void> {
  await tx.insert(shopBanner).values(values)
}

export async function saveSettings(tx: Tx, values: typeof shopSettings.$inferInsert): Promise<void> {
  await tx
    .insert(shopSettings)
    .values(values)
    .onConflictDoUpdate({ target: shopSettings.merchantId, set: values })
}
