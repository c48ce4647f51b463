import { findPicturesAt } from '../../kernel/pictures/pictures.service.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { picturesOfShop, type Size } from './pictures.store.ts'

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
