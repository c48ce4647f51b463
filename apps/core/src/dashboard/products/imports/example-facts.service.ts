import type { ImportPlugin } from '@wasl/domain/product-import'
import {
  listAddOns,
  listBranches,
  listMenuCategories,
  listOptionGroups,
} from '../../../kernel/menu/menu.store.ts'
import { findMerchant } from '../../../kernel/merchants/merchants.store.ts'
import type { Db } from '../../../platform/db/db.ts'
import { listCategories, listStores } from '../products.store.ts'
import type { ExampleFacts } from './import-files.ts'

/** What an example names of the merchant's own shop. */
export async function exampleFacts(
  db: Db,
  { merchantId, plugin }: { merchantId: number; plugin: ImportPlugin },
): Promise<ExampleFacts> {
  const currency = (await findMerchant(db, merchantId))?.currency ?? 'KWD'
  if (plugin === 'catalogue') {
    const categories = (await listCategories(db, merchantId)).map(({ slug }) => slug)
    const [store] = await listStores(db, merchantId)
    return { currency, categories, place: store?.key ?? '', options: '', addOns: '' }
  }
  const categories = (await listMenuCategories(db, merchantId)).map(({ key }) => key)
  const [branch] = await listBranches(db, merchantId)
  const [group] = await listOptionGroups(db, merchantId)
  const [addOn] = await listAddOns(db, merchantId)
  return {
    currency,
    categories,
    place: branch?.key ?? '',
    options: group?.key ?? '',
    addOns: addOn?.key ?? '',
  }
}
