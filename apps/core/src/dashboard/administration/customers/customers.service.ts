import { erasureList } from '@wasl/contracts/lists/erasures'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { findErasures } from '../../../kernel/erasure/erasures.store.ts'
import { eraseCustomer, type EraseDeps } from '../../../kernel/erasure/erase-customer.service.ts'
import { findPeople, mostFound, type FoundPerson } from '../../../kernel/erasure/person.store.ts'
import { showPerson, type PersonShown } from '../../../kernel/erasure/stored-of.service.ts'
import { inOrder } from '../../../kernel/lists/list-of.store.ts'
import { asOfPage, numberedPage, type Numbered } from '../../../kernel/lists/page.domain.ts'
import { findMerchant, type Merchant } from '../../../kernel/merchants/merchants.store.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { lockMerchant, updateMerchant } from '../brand/brand.store.ts'
import { audited, type By } from '../../../kernel/administered/by.ts'
import { erasures } from './erasures.list.ts'

export type CustomersDeps = EraseDeps

/** At least as long as a bank's dispute may take; after ten years no law here asks for a name. */
export const fewestDays = 30
export const mostDays = 3_650

export type FoundOne = FoundPerson

export async function findCustomers(
  { db }: CustomersDeps,
  asked: { merchantId: number; q: string },
): Promise<{ found: FoundOne[]; limit: number }> {
  return { found: await findPeople(db, asked), limit: mostFound }
}

export async function showErasures(
  { db, clock }: CustomersDeps,
  { merchantId, query }: { merchantId: number; query: Numbered },
) {
  const now = clock.now()
  const page = numberedPage(erasureList, { page_size: 10, ...query })
  const [{ ids, count }, merchant] = await Promise.all([
    erasures.readPage(db, { scope: merchantId, filters: { q: null }, page }),
    findMerchant(db, merchantId),
  ])
  if (!merchant) throw new Error(`merchant ${merchantId} answers at a host but is not there`)
  const rows = inOrder(ids, await findErasures(db, { merchantId, ids }))
  return { rows, count, asOf: asOfPage(page, now), merchant }
}

export async function keepFor(
  { db, clock }: CustomersDeps,
  by: By,
  { days, revision }: { days: number | null; revision: number },
): Promise<Result<Merchant, 'days' | 'changed'>> {
  if (days !== null && (days < fewestDays || days > mostDays)) return refused('days')
  const { merchantId } = by.staff
  return inTransaction(db, async (tx) => {
    const before = await lockMerchant(tx, merchantId)
    if (before.revision !== revision) return refused('changed' as const)
    const changed = await updateMerchant(tx, merchantId, {
      retentionDays: days,
      revision: before.revision + 1,
    })
    await audited(tx, by, {
      action: 'retention.changed',
      object: `merchant:${merchantId}`,
      detail: { before: { days: before.retentionDays }, after: { days } },
      now: clock.now(),
    })
    return accepted(changed)
  })
}

/** The history keeps who exported, but not whose data. */
export async function exportCustomer(
  { db, clock }: CustomersDeps,
  by: By,
  customerId: number,
): Promise<Result<{ person: PersonShown; merchantTitle: string; at: Date }, 'notFound'>> {
  const { merchantId } = by.staff
  const [person, merchant] = await Promise.all([
    showPerson(db, { merchantId, customerId }),
    findMerchant(db, merchantId),
  ])
  if (!person) return refused('notFound')
  const at = clock.now()
  await inTransaction(db, (tx) =>
    audited(tx, by, { action: 'customer.exported', object: `customer:${customerId}`, now: at }),
  )
  return accepted({ person, merchantTitle: merchant?.titleEn ?? '', at })
}

export const eraseAsked = (deps: CustomersDeps, { staff, requestId }: By, customerId: number) =>
  eraseCustomer(deps, {
    merchantId: staff.merchantId,
    customerId,
    reason: 'asked',
    actor: staff.username,
    requestId,
    sessionId: staff.sessionId,
  })
