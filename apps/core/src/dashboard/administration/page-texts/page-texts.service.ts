import { byName } from '@wasl/domain/by-name'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { changesOf } from '../../../kernel/audit/changes-of.ts'
import { findMerchant } from '../../../kernel/merchants/merchants.store.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { lockMerchant, updateMerchant } from '../brand/brand.store.ts'
import { audited, type By } from '../by.ts'

export type PageTextsDeps = { db: Db; clock: Clock }
export type OwnTexts = { own: Record<string, string>; revision: number }

/** Every Arabic page carries them. */
export const mostOwnTexts = 2_000

export async function showPageTexts({ db }: PageTextsDeps, merchantId: number): Promise<OwnTexts> {
  const merchant = await findMerchant(db, merchantId)
  if (!merchant) throw new Error(`merchant ${merchantId} answers at a host but is not there`)
  return { own: merchant.translationsAr, revision: merchant.revision }
}

export async function changePageTexts(
  { db, clock }: PageTextsDeps,
  by: By,
  { own, revision }: OwnTexts,
): Promise<Result<OwnTexts, 'changed' | 'tooMany'>> {
  const { merchantId } = by.staff
  return inTransaction(db, async (tx) => {
    const before = await lockMerchant(tx, merchantId)
    if (before.revision !== revision) return refused('changed' as const)
    const after = Object.fromEntries(
      Object.entries({ ...before.translationsAr, ...own }).filter(([, text]) => text.trim() !== ''),
    )
    if (Object.keys(after).length > mostOwnTexts) return refused('tooMany' as const)
    const changed = await updateMerchant(tx, merchantId, {
      translationsAr: after,
      revision: before.revision + 1,
    })
    const all = [...new Set([...Object.keys(before.translationsAr), ...Object.keys(after)])]
    const textsOf = (texts: Readonly<Record<string, string>>) =>
      byName(Object.fromEntries(all.map((key) => [key, texts[key] ?? ''])))
    await audited(tx, by, {
      action: 'page_texts.changed',
      object: `merchant:${merchantId}`,
      detail: changesOf(textsOf(before.translationsAr), textsOf(after)),
      now: clock.now(),
    })
    return accepted({ own: changed.translationsAr, revision: changed.revision })
  })
}
