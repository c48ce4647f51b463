import { inTransaction } from '../../platform/db/in-transaction.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { transactionAggregate } from '../ledger/evidence/evidence-notice.ts'
import type { LedgerDeps } from '../ledger/ledger-deps.ts'
import { runPiece } from '../ledger/run-piece.ts'
import { lockTransaction } from '../ledger/transaction.store.ts'
import { carryOut, type CarryOutDeps } from './carry-out.service.ts'
import { isWaiting } from './operation-request.domain.ts'
import { findOverdueRequests, leaseDueRequests } from './due-requests.store.ts'
import {
  lockOperationRequest,
  saveOperationRequest,
  type OperationRequestRow,
} from './operation-requests.store.ts'
import { mailMaker } from './mail-maker.service.ts'
import { tellRequest } from './request-notice.ts'

const batch = 20
const leaseMs = 60_000

/** Continues what was approved and not ended, also after a crash, and expires what waited too long. */
export const operationRequestJobs =
  (deps: CarryOutDeps & Pick<LedgerDeps, 'log'>) => async (): Promise<void> => {
    const { db, clock, log } = deps
    const now = clock.now()
    const until = new Date(now.getTime() + leaseMs)
    const due = await inTransaction(db, (tx) => leaseDueRequests(tx, { now, until, limit: batch }))
    for (const ref of due) {
      try {
        await carryOut(deps, { ...ref, by: null })
      } catch (err) {
        log.error({ err, request: ref.publicId }, 'an approved operation could not be carried on')
      }
    }
    for (const request of await findOverdueRequests(db, now, batch))
      await runPiece(deps, 'operation request', () => expire(deps, request))
  }

const expire = (
  { db, clock, mailing }: CarryOutDeps,
  { merchantId, id, transactionId }: OperationRequestRow,
) =>
  inTransaction(db, async (tx) => {
    const transaction = await lockTransaction(tx, { merchantId, id: transactionId })
    const request = await lockOperationRequest(tx, { merchantId, id })
    const now = clock.now()
    if (!transaction || !request || !isWaiting(request.status) || request.expiresAt > now) return
    await saveOperationRequest(tx, request, { status: 'EXPIRED', decidedAt: now })
    const object = transactionAggregate(transactionId)
    const detail = { request: request.publicId }
    await recordAudit(tx, { merchantId, actor: 'wasl', action: 'operation.expired', object, detail }, now)
    await tellRequest(tx, { ...request, status: 'EXPIRED', transaction, by: null }, { what: 'changed', now })
    await mailMaker(tx, mailing, { request, transaction, occasion: 'operation_expired', now })
  })
