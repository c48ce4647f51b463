import { accepted, refused, type Result } from '@wasl/domain/result'
import type { Tx } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Evidence } from '../../gateways/gateway.ts'
import { findAttempt, type AttemptRow } from '../attempt.store.ts'
import { applyUnderLock, closeSuperseded } from './evidence.service.ts'
import { lineTo } from '../gateway-line.ts'
import { findGateway } from '../../merchants/gateways.store.ts'
import { receiveEvent } from './inbox.store.ts'
import { after, seconds } from './inquiry.domain.ts'
import { lookAgain } from './inquiry.service.ts'
import type { LedgerDeps } from '../ledger-deps.ts'
import { storable, storableId } from '../storable.ts'
import type { PublicRef } from '../transaction.store.ts'

/** The payer came back. Query values are a hint; they are evidence only if the gateway's signature verifies. */
export const receiveReturn =
  (deps: LedgerDeps) =>
  async ({
    params,
    ...ref
  }: PublicRef & { params: Record<string, string> }): Promise<Result<AttemptRow, 'notFound'>> => {
    const attempt = await findAttempt(deps.db, ref)
    if (!attempt) return refused('notFound')
    if (!(await applyReturn(deps, attempt, params))) return lookAgain(deps, ref, { onlyOlderThanMs: 0 })
    return accepted((await findAttempt(deps.db, ref)) ?? attempt)
  }

/** False if the return proves nothing about this attempt yet. */
async function applyReturn(
  deps: LedgerDeps,
  attempt: AttemptRow,
  params: Record<string, string>,
): Promise<boolean> {
  const { merchantId, gatewayCode, transactionId, id: attemptId, trackId } = attempt
  const gateway = await findGateway(deps.db, { merchantId, code: gatewayCode })
  const line = gateway && lineTo(deps, gateway, attempt.operation)
  const read = line?.adapter.readReturn(line.account, params) ?? []
  const evidence = read.filter((piece) => piece.trackId === trackId)
  if (evidence.length === 0) return false
  const facts = { merchantId, transactionId, attemptId, evidence, source: 'return' as const }
  const applied = await inTransaction(deps.db, async (tx) => {
    const booked = await applyUnderLock(tx, deps, facts)
    if (booked.outcomes.includes('early')) await keep(tx, attempt, { evidence, now: deps.clock.now() })
    return booked
  })
  await closeSuperseded(deps, applied)
  return !applied.outcomes.includes('early')
}

/** Evidence that comes too early waits in the inbox, like a callback. */
async function keep(
  tx: Tx,
  { merchantId, gatewayCode, publicId }: AttemptRow,
  { evidence, now }: { evidence: readonly Evidence[]; now: Date },
): Promise<void> {
  const kept = evidence.map(storable)
  await receiveEvent(tx, {
    merchantId,
    gatewayCode,
    dedupeKey: storableId(['return', publicId, ...kept.map(({ operationId }) => operationId)].join(' ')),
    evidence: kept,
    source: 'return',
    receivedAt: now,
    dueAt: after(now, seconds(5)),
  })
}
