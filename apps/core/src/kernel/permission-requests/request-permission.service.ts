import type { Money } from '@wasl/domain/money'
import { recordAudit } from '../audit/audit.store.ts'
import { findApprovalEnd } from '../merchants/approval-end.store.ts'
import { writeNotice } from '../notices/notices.store.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { newPublicId } from '../../platform/ids.ts'
import { expireRequest, insertPermissionRequest } from './permission-requests.store.ts'
import type { Staff } from '../people/staff.ts'

export type PermissionWish = {
  /** `payment.refund` */
  permission: string
  /** The public id of the transaction it is wanted for; the colleague's username where `forUserId` is said. */
  object: string
  /** Of the transaction. */
  plugin?: string
  /** What a yes allows at most, and why it is wanted. */
  amount?: Money
  why?: string | null
  /** The colleague who is to have it for good. */
  forUserId?: number
}

/** `waiting`: asked for before and not answered yet. */
export type PermissionAsked = 'asked' | 'waiting'

/** A user without the permission asks those who have it, once for each object until it is decided. */
export const requestPermission =
  ({ db, clock }: { db: Db; clock: Clock }) =>
  (staff: Staff, wish: PermissionWish): Promise<PermissionAsked> =>
    inTransaction(db, (tx) => writeRequest(tx, { staff, ...wish, now: clock.now() }))

/** Part of a change that asks for it. */
export async function writeRequest(
  tx: Tx,
  {
    staff,
    permission,
    object,
    plugin,
    amount,
    why,
    forUserId,
    now,
  }: PermissionWish & { staff: Staff; now: Date },
): Promise<PermissionAsked> {
  const { merchantId, userId, username, sessionId } = staff
  const wish = { merchantId, userId, permission, object }
  await expireRequest(tx, wish, now)
  const made = await insertPermissionRequest(tx, {
    ...wish,
    forUserId: forUserId ?? null,
    ...(amount && { amount: amount.minor, currency: amount.currency }),
    why: why ?? null,
    publicId: newPublicId(),
    createdAt: now,
    expiresAt: await findApprovalEnd(tx, { merchantId, from: now }),
  })
  if (made === null) return 'waiting'
  await recordAudit(
    tx,
    {
      merchantId,
      actor: username,
      action: 'permission.requested',
      object,
      detail: {
        permission,
        ...(amount && { amount: amount.minor, currency: amount.currency }),
        ...(forUserId !== undefined && { for: forUserId }),
      },
      sessionId,
    },
    now,
  )
  await writeNotice(
    tx,
    {
      merchantId,
      topic: 'permission_request.created',
      aggregate: `permission_request:${made}`,
      dedupeKey: `permission_request.created:${made}`,
      payload: { request: made, user: userId, permission, ...(plugin && { plugin }) },
    },
    now,
  )
  return 'asked'
}
