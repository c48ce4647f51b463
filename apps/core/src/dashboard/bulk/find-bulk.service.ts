import { findMerchant, type Merchant } from '../../kernel/merchants/merchants.store.ts'
import type { Db } from '../../platform/db/db.ts'
import { findDispatch, type DispatchRow } from './dispatch/dispatches.store.ts'
import { findRowFacts } from './facts.store.ts'
import type { RowFacts } from './rows/row.domain.ts'
import { findUpload, type Place, type UploadRow } from './uploads.store.ts'

export const uploadAt = (db: Db, place: Place): Promise<UploadRow | null> => findUpload(db, place)

/** A dispatch of just this file. */
export async function dispatchAt(
  db: Db,
  place: Place,
  dispatchId: string,
): Promise<{ upload: UploadRow; dispatch: DispatchRow } | null> {
  const upload = await findUpload(db, place)
  const of = upload && { merchantId: upload.merchantId, uploadId: upload.id }
  const dispatch = of && (await findDispatch(db, of, dispatchId))
  return upload && dispatch && { upload, dispatch }
}

/** What an example file is made of. */
export async function exampleFacts(
  db: Db,
  { merchantId, now }: { merchantId: number; now: Date },
): Promise<{ merchant: Merchant; facts: RowFacts } | null> {
  const merchant = await findMerchant(db, merchantId)
  return merchant && { merchant, facts: await findRowFacts(db, merchantId, now) }
}
