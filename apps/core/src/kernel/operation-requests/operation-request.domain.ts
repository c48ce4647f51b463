import type { OperationKind } from '../ledger/operations/operation.domain.ts'
import { checkPermission, may, sees, type Staff } from '../people/staff.ts'

/** The states of payments B8, in the words of S1 §7's tasks. */
export const operationRequestStatuses = [
  'PENDING',
  'APPROVED',
  'REJECTED',
  'CANCELED',
  'DONE',
  'MANUAL',
  'EXPIRED',
] as const
export type OperationRequestStatus = (typeof operationRequestStatuses)[number]

export type OperationAnswer = 'approve' | 'reject' | 'cancel' | 'retry'

/** An approved one is checked again, in case its worker died: soon at first, then at growing intervals. */
export function nextLookAt({ decidedAt }: { decidedAt: Date | null }, now: Date): Date {
  const age = decidedAt === null ? 0 : now.getTime() - decidedAt.getTime()
  return new Date(now.getTime() + Math.min(3_600_000, Math.max(30_000, age / 4)))
}

export type OperationRules = {
  threshold: { oneAbove: number; twoAbove: number | null } | null
  /** Marked as one whose operations always wait. */
  isMaker: boolean
}

/** How many colleagues have to say yes once so much of a payment is moved in all; 0: it runs at once. */
export function checkersFor({ threshold, isMaker }: OperationRules, minor: number): 0 | 1 | 2 {
  if (threshold === null) return isMaker ? 1 : 0
  if (threshold.twoAbove !== null && minor > threshold.twoAbove) return 2
  return isMaker || minor > threshold.oneAbove ? 1 : 0
}

type Wish = { kind: OperationKind; claim: string | null; wishHash: string }

/** Of what was written before wishes were kept, its kind alone is known. */
export const isSameWish = (
  { kind, claim, wishHash }: Omit<Wish, 'wishHash'> & { wishHash: string | null },
  wish: Wish,
): boolean => (wishHash === null ? kind === wish.kind && claim === wish.claim : wishHash === wish.wishHash)

export type RequestFacts = {
  status: OperationRequestStatus
  kind: OperationKind
  /** Of the transaction: whose module is closed to a user, they answer nothing about. */
  plugin: string
  userId: number | null
  /** Who made the key that asked. */
  keyMadeBy: number | null
  expiresAt: Date
  /** Who has said yes. */
  checkedBy: readonly number[]
  /** Another request of its transaction waits, or is on its way to the books. */
  isAnotherOpen: boolean
}

export type AnswerProblem =
  | 'own'
  | 'ownKey'
  | 'notYours'
  | 'sectionDisabled'
  | 'checked'
  | 'answered'
  | 'expired'
  | 'requestPending'

const waitsFor: Readonly<Record<OperationAnswer, readonly OperationRequestStatus[]>> = {
  approve: ['PENDING'],
  reject: ['PENDING'],
  cancel: ['PENDING', 'MANUAL'],
  retry: ['MANUAL'],
}

/** Why a user may not answer so; null: they may. */
export function operationAnswerProblem(
  request: RequestFacts,
  answer: OperationAnswer,
  { staff, now }: { staff: Staff; now: Date },
): AnswerProblem | null {
  if (request.status === 'EXPIRED' || (isWaiting(request.status) && request.expiresAt <= now))
    return 'expired'
  if (!waitsFor[answer].includes(request.status)) return 'answered'
  switch (answer) {
    case 'cancel':
      return request.userId === staff.userId || mayCallOff(request, staff) ? null : 'notYours'
    case 'retry':
      if (!sees(staff, request.plugin)) return 'sectionDisabled'
      if (!may(staff, `payment.${request.kind}`)) return 'notYours'
      return request.isAnotherOpen ? 'requestPending' : null
    case 'approve':
    case 'reject':
      if (request.userId === staff.userId) return 'own'
      if (!sees(staff, request.plugin)) return 'sectionDisabled'
      if (!may(staff, checkPermission)) return 'notYours'
      // The key was shown to them alone: its word and theirs would be one pair of eyes. A no moves nothing.
      if (answer === 'approve' && request.keyMadeBy === staff.userId) return 'ownKey'
      return answer === 'approve' && request.checkedBy.includes(staff.userId) ? 'checked' : null
  }
}

/** A failed one may never succeed: staff with the right to the operation, or to approve, may end it. */
const mayCallOff = ({ status, kind, plugin }: RequestFacts, staff: Staff): boolean =>
  status === 'MANUAL' && sees(staff, plugin) && (may(staff, `payment.${kind}`) || may(staff, checkPermission))

/** Somebody has to do something about it. */
export const isWaiting = (status: OperationRequestStatus): boolean =>
  status === 'PENDING' || status === 'MANUAL'
