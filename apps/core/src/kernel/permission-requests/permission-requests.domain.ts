import { may, sees, type Staff } from '../people/staff.ts'

export type AnswerRefusal = 'own' | 'notYours' | 'sectionDisabled' | 'ownersOnly' | 'answered' | 'expired'

/** Why a user may not answer a request: it is theirs, they lack what they would give, or it is over. Null: they may. */
export function answerProblem(
  request: {
    userId: number
    /** For good, to a colleague: only a superuser says yes to that (payments B8). */
    forUserId: number | null
    permission: string
    /** Of the transaction it is asked for; null where it is for a colleague. */
    plugin: string | null
    status: string
    expiresAt: Date
  },
  { staff, now }: { staff: Staff; now: Date },
): AnswerRefusal | null {
  if (request.status === 'EXPIRED' || (request.status === 'NEW' && request.expiresAt <= now)) return 'expired'
  if (request.status !== 'NEW') return 'answered'
  if (request.userId === staff.userId) return 'own'
  if (request.forUserId !== null) return staff.isSuperuser ? null : 'ownersOnly'
  if (!sees(staff, request.plugin ?? '')) return 'sectionDisabled'
  return may(staff, request.permission) ? null : 'notYours'
}
