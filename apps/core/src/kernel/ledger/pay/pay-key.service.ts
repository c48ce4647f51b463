import type { Tx } from '../../../platform/db/db.ts'
import { isLive } from '../attempt.domain.ts'
import { findAttemptByKey, type AttemptRow } from '../attempt.store.ts'
import { lineTo } from '../gateway-line.ts'
import { findGateway } from '../../merchants/gateways.store.ts'
import {
  findClaim,
  insertClaim,
  storeAnswer,
  takeOverClaim,
  type KeyRef,
} from '../../idempotency/idempotency.store.ts'
import { after } from '../evidence/inquiry.domain.ts'
import type { LedgerDeps } from '../ledger-deps.ts'
import type { PayAnswer, PayCommand } from './pay-command.ts'
import { opening, type PayStep } from './pay-step.ts'
import type { PayTermsRow } from '../transaction.store.ts'

type Held = { command: PayCommand; terms: PayTermsRow }

/** The answer for a key that was seen before, or null for a new one. */
export async function answerHeldKey(
  tx: Tx,
  deps: LedgerDeps,
  { command, terms }: Held,
): Promise<PayStep | null> {
  const key = keyRef(command)
  if (!key) return null
  const now = deps.clock.now()
  const claim = await findClaim<StoredAnswer>(tx, { ...key, requestHash: command.requestHash, now })
  switch (claim.kind) {
    case 'new':
      return null
    case 'otherRequest':
      return { kind: 'refused', refusal: { kind: 'keyReused' } }
    case 'inFlight':
      return { kind: 'refused', refusal: { kind: 'inFlight' } }
    case 'replay':
      return { kind: 'answered', answer: { ...claim.answer, replayed: true } }
    case 'crashed':
      return resume(tx, deps, { command, terms, key })
  }
}

/** Continues the attempt of a crashed request under the same track id, which the gateway knows as the same payment. */
async function resume(
  tx: Tx,
  deps: LedgerDeps,
  { command, terms, key }: Held & { key: KeyRef },
): Promise<PayStep | null> {
  const { merchantId, id: transactionId } = terms.transaction
  const attempt = await findAttemptByKey(tx, { merchantId, transactionId, key: key.key })
  if (!attempt) return null
  await takeOverClaim(tx, { ...key, lockedUntil: after(deps.clock.now(), deps.limits.openingMs) })
  const gateway = await findGateway(tx, { merchantId, code: attempt.gatewayCode })
  const line = gateway && lineTo(deps, gateway, attempt.operation)
  if (isLive(attempt.state) && attempt.redirectUrl === null && line)
    return opening({ attempt, line, terms, isAgain: true })
  const redirectUrl = isLive(attempt.state) ? attempt.redirectUrl : null
  return answered(tx, command, { attempt, redirectUrl })
}

type StoredAnswer = Pick<PayAnswer, 'redirectUrl' | 'attemptId'>

/** Stores the answer under the request's key, in the transaction that makes it true. */
export async function answered(
  tx: Tx,
  command: PayCommand,
  { attempt, redirectUrl }: { attempt: AttemptRow; redirectUrl: string | null },
): Promise<{ kind: 'answered'; answer: PayAnswer }> {
  const body: StoredAnswer = {
    redirectUrl: redirectUrl ?? command.origin.attemptPage(attempt.publicId),
    attemptId: attempt.publicId,
  }
  const key = keyRef(command)
  if (key) await storeAnswer(tx, key, { status: 200, body })
  return { kind: 'answered', answer: { ...body, replayed: false } }
}

export async function claimKey(tx: Tx, deps: LedgerDeps, command: PayCommand): Promise<void> {
  const key = keyRef(command)
  if (!key) return
  const now = deps.clock.now()
  await insertClaim(tx, {
    ...key,
    requestHash: command.requestHash,
    now,
    lockedUntil: after(now, deps.limits.openingMs),
  })
}

const keyRef = ({ merchantId, transactionId, idempotencyKey }: PayCommand): KeyRef | null =>
  idempotencyKey === null ? null : { merchantId, scope: `pay:${transactionId}`, key: idempotencyKey }
