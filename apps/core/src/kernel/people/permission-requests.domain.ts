import { may, type Staff } from './staff.ts'

export type AnswerRefusal = 'own' | 'notYours' | 'ownersOnly' | 'answered' | 'expired'

/** Why a user may not answer a request: it is theirs, they lack what they would give, or it is over. Null: they may. */
export function answerProblem(
  request: {
    userId: number
    /** For good, to a colleague: only a superuser says yes to that (payments B8). */
    forUserId: number | null
    permission: string
    status: string
    expiresAt: Date
  },
  { staff, now }: { staff: Staff; now: Date },
): AnswerRefusal | null {
  if (request.status === 'EXPIRED' || (request.status === 'NEW' && request.expiresAt <= now)) return 'expired'
  if (request.status !== 'NEW') return 'answered'
  if (request.userId === staff.userId) return 'own'
  if (request.forUserId !== null && !staff.isSuperuser) return 'ownersOnly'
  return may(staff, request.permission) ? null : 'notYours'
}
