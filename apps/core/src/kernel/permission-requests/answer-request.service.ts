import { accepted, refused, type Result } from '@wasl/domain/result'
import { recordAudit } from '../audit/audit.store.ts'
import { findApprovalEnd } from '../merchants/approval-end.store.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { answerProblem, type AnswerRefusal } from './permission-requests.domain.ts'
import { isRecent } from '../people/session.domain.ts'
import { lockPermissionRequest, saveAnswer } from './permission-requests.store.ts'
import { addPermission } from '../people/people.store.ts'
import { asOfNow } from '../people/rights-now.service.ts'
import type { Staff } from '../people/staff.ts'
import { tellAnswered } from './tell-answered.ts'
import { tellRightsChanged } from '../people/tell-rights-changed.ts'

export type Answer = 'approve' | 'decline'

type Answering = {
  publicId: string
  answer: Answer
  /** Sent to the user who asked. */
  reason: string | null
  requestId: string
}

const becomes = { approve: 'APPROVED', decline: 'DECLINED' } as const
const actions = { approve: 'permission.approved', decline: 'permission.declined' } as const

/** Yes or no to a request, once; a yes holds at once, for the one object, and for a time (payments B8). */
export const answerRequest =
  ({ db, clock }: { db: Db; clock: Clock }) =>
  async (
    staff: Staff,
    { publicId, answer, reason, requestId }: Answering,
  ): Promise<Result<(typeof becomes)[Answer], AnswerRefusal | 'notFound' | 'reauthRequired'>> =>
    inTransaction(db, async (tx) => {
      const { merchantId, userId, username, sessionId } = staff
      const now = clock.now()
      const found = await lockPermissionRequest(tx, { merchantId, publicId })
      if (!found) return refused('notFound')
      const { request, plugin, username: asker } = found
      const answerer = await asOfNow(tx, staff)
      const problem = answerer ? answerProblem({ ...request, plugin }, { staff: answerer, now }) : 'notYours'
      if (problem) return refused(problem)
      const isForGood = answer === 'approve' && request.forUserId !== null
      // D-36: changing a colleague's rights needs the password again, here as in the administration.
      if (isForGood && !isRecent(staff.confirmedAt, now)) return refused('reauthRequired')
      const status = becomes[answer]
      await saveAnswer(tx, request, {
        status,
        decidedAt: now,
        decidedBy: userId,
        expiresAt:
          status === 'APPROVED' ? await findApprovalEnd(tx, { merchantId, from: now }) : request.expiresAt,
        reason,
      })
      const { permission, object } = request
      if (status === 'APPROVED' && request.forUserId !== null) {
        await addPermission(tx, { merchantId, userId: request.forUserId }, permission)
        await tellRightsChanged(tx, { merchantId, userIds: [request.forUserId], now })
      }
      const entry = { merchantId, actor: username, action: actions[answer], object, requestId, sessionId }
      await recordAudit(tx, { ...entry, detail: { permission, for: request.userId, reason } }, now)
      await tellAnswered(tx, { ...request, plugin, username: asker, status }, now)
      return accepted(status)
    })
