import { money } from '@wasl/domain/money'
import { recordAudit } from '../audit/audit.store.ts'
import { transactionAggregate } from '../ledger/evidence/evidence-notice.ts'
import type { AdmitOperation, OperationAsked, OperationHeld } from '../ledger/operations/operation-command.ts'
import { findApprovalEnd } from '../merchants/approval-end.store.ts'
import type { StaffMailing } from '../messages/write-staff-mail.service.ts'
import { mayKeyOperate } from './key-rights.service.ts'
import { spendGrant } from '../permission-requests/granted.service.ts'
import { asOfNow } from '../people/rights-now.service.ts'
import { may, sees } from '../people/staff.ts'
import { newPublicId } from '../../platform/ids.ts'
import type { Tx } from '../../platform/db/db.ts'
import { mailMaker } from './mail-maker.service.ts'
import { makerName, type OperationMaker } from './operation-maker.ts'
import { checkersFor, isSameWish } from './operation-request.domain.ts'
import {
  findKeyMaker,
  findOpenRequest,
  giveUpManual,
  insertOperationRequest,
  type OperationRequestRow,
} from './operation-requests.store.ts'
import { findRulesFor } from './operation-rules.store.ts'
import { tellRequest } from './request-notice.ts'

type Asking = {
  maker: OperationMaker
  idempotencyKey: string
  wishHash: string
  /** Told to colleagues who check it. */
  why: string | null
  mailing: StaffMailing
  now: Date
}

/**
 * Payments B8: above a merchant's threshold, or by a user who only makes requests, an operation is asked for instead of
 * done. What was moved before counts, so that parts pass no threshold that the whole would not. Under the locks of the
 * transaction and its attempt, so that one of them waits at a time and nothing passes it.
 */
export const admitOperation =
  (asking: Asking): AdmitOperation =>
  async (tx, asked) => {
    const { transaction, whole } = asked
    const { merchantId, id: transactionId } = transaction
    const { maker, idempotencyKey, wishHash, mailing, now } = asking
    const open = await findOpenRequest(tx, { merchantId, transactionId })
    if (open?.idempotencyKey === idempotencyKey)
      return isSameWish(open, { ...asked, wishHash }) ? heldBy(open, asked) : { kind: 'keyReused' }
    if (open) return { kind: 'requestPending' }
    const lost = await lostRight(tx, maker, { ...asked, key: idempotencyKey, now })
    if (lost) return lost
    // Whoever made a key speaks by it: a maker's asks as they do.
    const userId = maker.kind === 'staff' ? maker.staff.userId : await findKeyMaker(tx, maker)
    const { currency, minor } = whole
    const rules = await findRulesFor(tx, { merchantId, currency, userId })
    const checkers = checkersFor(rules, minor)
    const givenUp = await giveUpManual(tx, { merchantId, transactionId }, { by: makerName(maker), now })
    const by = maker.kind === 'staff' ? maker.staff.userId : null
    for (const request of givenUp) {
      const object = transactionAggregate(transactionId)
      const detail = { request: request.publicId }
      const actor = makerName(maker)
      await recordAudit(tx, { merchantId, actor, action: 'operation.superseded', object, detail }, now)
      await tellRequest(tx, { ...request, transaction, by }, { what: 'changed', now })
      if (by !== request.userId)
        await mailMaker(tx, mailing, { request, transaction, occasion: 'operation_canceled', now })
    }
    return checkers === 0 ? null : heldBy(await writeRequest(tx, { ...asking, asked, checkers }), asked)
  }

/** Rights are read now, under the transaction's lock: a user who lost them while waiting moves nothing. */
async function lostRight(
  tx: Tx,
  maker: OperationMaker,
  { kind, amount, transaction: { publicId, plugin }, key, now }: OperationAsked & { key: string; now: Date },
): Promise<OperationHeld | null> {
  if (maker.kind === 'key')
    return (await mayKeyOperate(tx, maker, { kind, plugin, now })) ? null : { kind: 'keyMayNot' }
  const permission = `payment.${kind}`
  const staff = await asOfNow(tx, maker.staff)
  if (!staff || !sees(staff, plugin)) return { kind: 'permissionDenied' }
  if (may(staff, permission)) return null
  const used = await spendGrant(tx, staff, { object: publicId, permission, amount, key, now })
  if (used === 'used') return null
  return used === 'none' ? { kind: 'permissionDenied' } : { kind: 'overAllowed', ...used }
}

const heldBy = (
  { publicId, amount, currency }: OperationRequestRow,
  { transaction }: OperationAsked,
): OperationHeld => ({
  kind: 'checkAsked',
  requestId: publicId,
  amount: money(amount, currency),
  state: transaction.state,
})

async function writeRequest(
  tx: Tx,
  {
    maker,
    idempotencyKey,
    wishHash,
    why,
    now,
    asked,
    checkers,
  }: Asking & { asked: OperationAsked; checkers: 1 | 2 },
): Promise<OperationRequestRow> {
  const { transaction, attempt, kind, claim, amount } = asked
  const { merchantId, id: transactionId } = transaction
  const request = await insertOperationRequest(tx, {
    merchantId,
    publicId: newPublicId(),
    transactionId,
    attemptId: attempt.id,
    kind,
    claim,
    amount: amount.minor,
    currency: amount.currency,
    checkers,
    ...(maker.kind === 'staff' ? { userId: maker.staff.userId } : { keyId: maker.keyId }),
    idempotencyKey,
    wishHash,
    why,
    createdAt: now,
    expiresAt: await findApprovalEnd(tx, { merchantId, from: now }),
  })
  const detail = {
    request: request.publicId,
    kind,
    amount: amount.minor,
    currency: amount.currency,
    checkers,
  }
  await recordAudit(
    tx,
    {
      merchantId,
      actor: makerName(maker),
      action: 'operation.requested',
      object: transactionAggregate(transactionId),
      detail,
      ...(maker.kind === 'staff' && { sessionId: maker.staff.sessionId }),
    },
    now,
  )
  await tellRequest(tx, { ...request, transaction, by: request.userId }, { what: 'created', now })
  return request
}
