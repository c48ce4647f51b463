import { decimalText, money } from '@wasl/domain/money'
import type { Gateways } from '../../kernel/gateways/registry.ts'
import type { Bank } from '../../kernel/gateways/sandbox/bank/bank.ts'
import type { OperationKind } from '../../kernel/ledger/operations/operation.domain.ts'
import type { Db } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { pastLedger } from '../past-ledger.ts'
import { markTold } from './history.store.ts'
import type { PastRow } from './past-row.ts'

type Deps = { db: Db; gateways: Gateways; bank: Pick<Bank, 'seed'>; publicUrl: string; now: Date }

const merchantId = 1
const day = 86_400_000
const hour = 3_600_000

/**
 * Some of last month's payments were given back, wholly or in part, and some holds were given up: by the ledger and the bank
 * themselves. Today and yesterday stay as they were planned, for home to compare.
 */
export async function seedPastOperations({ now, ...deps }: Deps, rows: readonly PastRow[]): Promise<void> {
  const wishes = rows.flatMap((row) => wishOf(row, now))
  if (wishes.length === 0) return
  const past = pastLedger({ ...deps, now })
  for (const { row, kind, amount } of wishes) {
    const name = `RF-${row.public_id}`
    past.at(new Date(Date.parse(row.settled) + hour))
    past.nameOperation(name)
    const done = await past.ledger.operate({
      merchantId,
      publicId: row.public_id,
      kind,
      amount,
      availableSeen: null,
      attemptId: null,
      claim: null,
      idempotencyKey: name,
      actor: 'checker.demo',
      isConfirmed: () => true,
      admit: null,
    })
    if (!done.ok) throw new Error(`${row.public_id} allows no ${kind} in the past: ${done.error.kind}`)
  }
  // Marked as sent: no mail goes out now.
  const publicIds = wishes.map(({ row }) => row.public_id)
  await inTransaction(deps.db, (tx) => markTold(tx, { merchantId, publicIds }))
}

type Wish = { row: PastRow; kind: OperationKind; amount: string | null }

function wishOf(row: PastRow, now: Date): Wish[] {
  const ago = now.getTime() - Date.parse(row.settled)
  if (row.deleted || row.gateway === 'cod' || ago < 2 * day || ago > 31 * day) return []
  if (row.outcome === 'authorized') return [{ row, kind: 'void', amount: null }]
  if (row.outcome !== 'paid' || row.n % 9 !== 0) return []
  const half = decimalText(money(Math.max(1, Math.floor(row.amount / 2)), row.currency))
  return [{ row, kind: 'refund', amount: row.n % 2 === 0 ? null : half }]
}
