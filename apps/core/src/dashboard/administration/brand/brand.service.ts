import type { BrandWish } from '@wasl/contracts/core/dashboard/administration/brand.contract'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { findMerchant, type Merchant } from '../../../kernel/merchants/merchants.store.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { audited, type By } from '../../../kernel/administered/by.ts'
import { changesOf } from '../../../kernel/audit/changes-of.ts'
import { lockMerchant, picturesOf, updateMerchant } from './brand.store.ts'
import type { BrandProblem } from './field-readers.ts'
import { readBrand } from './read-brand.ts'

export type BrandDeps = { db: Db; clock: Clock }
export type BrandRefusal = { kind: 'fields'; problems: BrandProblem[] } | { kind: 'changed' }

export type BrandOfMerchant = Merchant

export async function findBrand(db: Db, merchantId: number): Promise<BrandOfMerchant> {
  const merchant = await findMerchant(db, merchantId)
  if (!merchant) throw new Error(`merchant ${merchantId} answers at a host but is not there`)
  return merchant
}

/** Whoever agreed to other terms has agreed to their version: theirs are new ones, in either language. */
export async function changeBrand(
  { db, clock }: BrandDeps,
  by: By,
  { revision, wish }: { revision: number; wish: BrandWish },
): Promise<Result<Merchant, BrandRefusal>> {
  const { merchantId } = by.staff
  const { cleanHtml } = await import('../../../kernel/merchants/merchant-html.ts')
  return inTransaction(db, async (tx) => {
    const before = await lockMerchant(tx, merchantId)
    if (before.revision !== revision) return refused({ kind: 'changed' as const })
    const read = readBrand(wish, { before, pictures: await picturesOf(tx, merchantId), cleanHtml })
    if (!read.ok) return refused({ kind: 'fields' as const, problems: read.error })
    const hasOtherTerms = read.value.termsEn !== before.termsEn || read.value.termsAr !== before.termsAr
    const after = {
      ...read.value,
      termsVersion: before.termsVersion + (hasOtherTerms ? 1 : 0),
    }
    const changed = await updateMerchant(tx, merchantId, { ...after, revision: before.revision + 1 })
    const detail = changesOf(before, after)
    await audited(tx, by, {
      action: 'brand.changed',
      object: `merchant:${merchantId}`,
      detail,
      now: clock.now(),
    })
    return accepted(changed)
  })
}
