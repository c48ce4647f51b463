import { accepted, refused, type Result } from '@wasl/domain/result'
import {
  findDefaultUnit,
  findMerchant,
  findUnit,
  type Merchant,
  type Unit,
} from '../../kernel/merchants/merchants.store.ts'
import type { Staff } from '../../kernel/people/staff.ts'
import {
  findCollector,
  findCollectorOfUser,
  type CollectorRow,
} from '../../kernel/restrictions/collectors.store.ts'
import type { Db } from '../../platform/db/db.ts'

/** Where money is asked for: whose it is, and to whom it is credited. */
export type Counter = {
  merchant: Merchant
  unit: Unit
  collector: CollectorRow | null
  /** Null for anybody at an address the merchant opens: who has not signed in, and staff without the flag `pos`. */
  staff: Staff | null
}

export type CounterRefusal = 'notFound' | 'notAuthenticated' | 'sectionDisabled'

type Asked = { merchantId: number; staff: Staff | null; collectorId: string | null }

/** S2 §2: signed in and with the flag `pos`; product.md 3: a collector's address to everybody, where the merchant says so. */
export async function counterOf(
  { db }: { db: Db },
  { merchantId, staff, collectorId }: Asked,
): Promise<Result<Counter, CounterRefusal>> {
  const merchant = await findMerchant(db, merchantId)
  const isOffered = ['customer_payment', 'pos'].every((plugin) => merchant?.plugins.includes(plugin))
  const isOpen = merchant?.publicCollect === true && isOffered && collectorId !== null
  const named = collectorId === null ? null : await findCollector(db, { merchantId, publicId: collectorId })
  // Public: a counter's address is printed, and another one cannot be guessed.
  if (collectorId !== null && named === null) return refused('notFound')
  if (!isOpen && staff === null) return refused('notAuthenticated')
  if (!isOpen && !staff?.sections.has('pos')) return refused('sectionDisabled')
  if (!merchant || !isOffered) return refused('notFound')
  const collector =
    collectorId === null
      ? staff && (await findCollectorOfUser(db, { merchantId, username: staff.username }))
      : named
  const unit = collector?.unitKey
    ? await findUnit(db, { merchantId, key: collector.unitKey })
    : await findDefaultUnit(db, merchantId)
  const atWork = staff?.sections.has('pos') ? staff : null
  return unit ? accepted({ merchant, unit, collector, staff: atWork }) : refused('notFound')
}
