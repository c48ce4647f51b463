import { accepted, refused, type Result } from '@wasl/domain/result'
import type { OperationKind } from '../../../kernel/ledger/operations/operation.domain.ts'
import { confirmedFor } from '../../../kernel/operation-requests/confirmed-for.service.ts'
import {
  operateChecked,
  type CheckedOutcome,
  type CheckedRefusal,
} from '../../../kernel/operation-requests/operate-checked.service.ts'
import { findRow } from './find-row.service.ts'
import type { OperationDeps } from './operation-deps.ts'
import { findRowIds } from './row-ids.store.ts'
import type { RowDone, RowRefusal, RowWish } from './row-outcome.ts'

export type MoneyWish = RowWish & { operation: OperationKind } & MoneyTerms

type MoneyTerms = {
  attemptId: string | null
  claim: string | null
  amount: string | null
  availableSeen: string | null
  idempotencyKey: string
  /** In the words of whoever asks, for colleagues who allow or check it. */
  reason?: string | null
}

/** A refund, capture or void in the name of a user who may; or a request for one, where colleagues check it first. */
export async function moveMoney(deps: OperationDeps, wish: MoneyWish): Promise<Result<RowDone, RowRefusal>> {
  const { staff, operation } = wish
  const row = await findRow(deps, wish)
  if (!row.ok) return row
  const isConfirmed = await confirmedFor(deps, staff)
  const moved = await operateChecked(
    deps,
    { kind: 'staff', staff },
    { ...termsOf(wish), isConfirmed: (amount) => isConfirmed(operation, amount, wish.claim) },
  )
  return asRow(operation, moved)
}

export type KeyMoneyWish = Omit<MoneyWish, 'staff' | 'plugin'> & {
  merchantId: number
  keyId: string
  plugin: string
}

/** The same for a merchant's own server, whose key says that it may; nobody is there to give a password. */
export async function moveMoneyByKey(
  deps: OperationDeps,
  wish: KeyMoneyWish,
): Promise<Result<RowDone, RowRefusal>> {
  const { merchantId, keyId, plugin, publicId, operation } = wish
  const [found] = await findRowIds(deps.db, { merchantId, publicIds: [publicId] })
  if (found?.plugin !== plugin) return refused({ kind: 'notFound' })
  const maker = { kind: 'key' as const, merchantId, keyId }
  return asRow(operation, await operateChecked(deps, maker, { ...termsOf(wish), isConfirmed: () => true }))
}

const termsOf = ({
  publicId,
  operation: kind,
  attemptId,
  claim,
  amount,
  availableSeen,
  idempotencyKey,
  reason = null,
}: MoneyTerms & Pick<MoneyWish, 'publicId' | 'operation'>) => ({
  publicId,
  kind,
  attemptId,
  claim,
  amount,
  availableSeen,
  idempotencyKey,
  why: reason,
})

function asRow(
  operation: OperationKind,
  moved: Result<CheckedOutcome, CheckedRefusal>,
): Result<RowDone, RowRefusal> {
  if (!moved.ok) return moved
  const { result, state, operationId, amount } = moved.value
  const requestId = 'requestId' in moved.value ? moved.value.requestId : null
  return accepted({ operation, result, state, childId: operationId, requestId, amount })
}
