import type { LiveEvent as CoreEvent } from '@wasl/contracts/core/dashboard/live.contract'
import type { LiveEvent } from '@wasl/contracts/web/dashboard/live.contract'
import type { z } from 'zod'

export type HeardEvent = z.infer<typeof CoreEvent>

/** All but what is for this server alone. */
type ToldEvent = HeardEvent & { topic: Exclude<HeardEvent['topic'], 'sessions.ended'> }
export const isTold = (event: HeardEvent): event is ToldEvent => event.topic !== 'sessions.ended'

/** What their user may hear is asked anew. */
export const changesWhatIsHeard = ({ topic }: HeardEvent): boolean =>
  topic === 'sessions.ended' || topic === 'rights.changed'

export function toLiveEvent({ topic, payload }: ToldEvent): LiveEvent {
  switch (topic) {
    case 'transaction.changed':
      return {
        kind: topic,
        transactionId: payload['transaction'] ?? '',
        plugin: payload['plugin'] ?? '',
        state: payload['state'] ?? '',
        isNew: payload['news'] === 'transaction.created',
      }
    case 'permission_request.answered':
      return {
        kind: topic,
        username: payload['username'] ?? '',
        isApproved: payload['status'] === 'APPROVED',
        isExpired: payload['status'] === 'EXPIRED',
        object: payload['object'] ?? '',
      }
    case 'rights.changed':
      return { kind: topic }
    case 'permission_request.created':
    case 'operation_request.created':
      return { kind: topic, userId: payload['user'] ?? '' }
    case 'operation_request.changed':
      return {
        kind: topic,
        userId: payload['user'] ?? '',
        by: payload['by'] ?? '',
        status: payload['status'] ?? '',
        object: payload['object'] ?? '',
      }
    case 'report.ready':
      return { kind: topic, reportId: payload['report'] ?? '' }
    case 'bulk.changed':
      return { kind: topic, uploadId: payload['upload'] ?? '' }
    case 'order.created':
    case 'order.changed':
      return { kind: topic, orderId: payload['order'] ?? '' }
    case 'payments.paused':
    case 'payments.resumed':
      return {
        kind: topic,
        title: { en: payload['title_en'] ?? '', ar: payload['title_ar'] ?? '' },
        by: payload['by'] ?? '',
      }
  }
}

/** One server-sent event. The browser tells its id again when it comes back. */
export const frameOf = (id: number, event: LiveEvent): Buffer =>
  Buffer.from(`id: ${id}\ndata: ${JSON.stringify(event)}\n\n`)
