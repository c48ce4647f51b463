import { accepted, refused, type Result } from '@wasl/domain/result'
import type { Resolution } from '../../../kernel/ledger/unresolved/resolve-money.domain.ts'
import { findRow } from './find-row.service.ts'
import type { OperationDeps } from './operation-deps.ts'
import type { RowDone, RowRefusal, RowWish } from './row-outcome.ts'

export type ResolveWish = RowWish & { operation: Resolution; attemptId: string; claim: string | null }

/** What becomes of money that did not match, in the name of a user who may say so (product.md 11.1). */
export async function resolveRow(
  deps: OperationDeps,
  wish: ResolveWish,
): Promise<Result<RowDone, RowRefusal>> {
  const { staff, publicId, operation, attemptId, claim } = wish
  const row = await findRow(deps, wish)
  if (!row.ok) return row
  const { merchantId, username: actor } = staff
  const done = await deps.ledger.resolveMoney({
    merchantId,
    publicId,
    how: operation,
    attemptId,
    claim,
    actor,
  })
  if (!done.ok) return refused(done.error)
  const { state, amount } = done.value
  return accepted({ operation, result: 'done', state, childId: null, ...(amount && { amount }) })
}
