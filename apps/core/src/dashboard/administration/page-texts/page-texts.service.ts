import { byName } from '@wasl/domain/by-name'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { changesOf } from '../../../kernel/audit/changes-of.ts'
import { findMerchant } from '../../../kernel/merchants/merchants.store.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { lockMerchant, updateMerchant } from '../brand/brand.store.ts'
import { audited, type By } from '../../../kernel/administered/by.ts'

/** Why a text cannot stand in for the product's; null where it can. `names` are the placeholders it has to keep, as written. */
export type ProblemOfText = (
  key: string,
  text: string,
) => { kind: 'unknown' | 'syntax' } | { kind: 'placeholders'; names: string[] } | null

export type PageTextsDeps = { db: Db; clock: Clock; problemOfText: ProblemOfText }
export type WrongText = { key: string; problem: NonNullable<ReturnType<ProblemOfText>> }
export type OwnTexts = { own: Record<string, string>; revision: number }

/** Every Arabic page carries them. */
export const mostOwnTexts = 2_000

export async function showPageTexts(
  { db }: Pick<PageTextsDeps, 'db'>,
  merchantId: number,
): Promise<OwnTexts> {
  const merchant = await findMerchant(db, merchantId)
  if (!merchant) throw new Error(`merchant ${merchantId} answers at a host but is not there`)
  return { own: merchant.translationsAr, revision: merchant.revision }
}

export async function changePageTexts(
  { db, clock, problemOfText }: PageTextsDeps,
  by: By,
  { own, revision }: OwnTexts,
): Promise<Result<OwnTexts, 'changed' | 'tooMany' | { wrong: WrongText[] }>> {
  const { merchantId } = by.staff
  const wrong = Object.entries(own).flatMap(([key, text]) => {
    const problem = text.trim() === '' ? null : problemOfText(key, text)
    // Texts under keys of no page are kept as they are (decision 145).
    return problem && problem.kind !== 'unknown' ? [{ key, problem }] : []
  })
  if (wrong.length > 0) return refused({ wrong })
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
