import { parseAmount } from '@wasl/domain/money'
import { listThresholds, replaceRules } from '../kernel/operation-requests/operation-rules.store.ts'
import type { Db } from '../platform/db/db.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'

const merchantId = 1
const currency = 'KWD'

/** Above which amounts colleagues check in the demo; what was changed stays as it is. */
export async function seedOperationRules({ db }: { db: Db }): Promise<void> {
  if ((await listThresholds(db, merchantId)).length > 0) return
  const thresholds = [{ currency, oneAbove: minor('500'), twoAbove: minor('2000') }]
  await inTransaction(db, (tx) => replaceRules(tx, merchantId, { thresholds, makers: [] }))
}

function minor(text: string): number {
  const read = parseAmount(text, currency)
  if (!read.ok) throw new Error(`${text} ${currency} is no amount`)
  return read.value.minor
}
