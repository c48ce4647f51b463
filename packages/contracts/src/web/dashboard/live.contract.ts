import * as z from 'zod/mini'
import { LocalisedText } from '../../values/web.ts'

/** What `/bff/live` tells: server-sent events whose data is one of these. `reset`: more was missed than is kept. */
export const LiveEvent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('transaction.changed'),
    transactionId: z.string(),
    plugin: z.string(),
    state: z.string(),
    isNew: z.boolean(),
  }),
  /** `userId`: who asked, and cannot answer it. */
  z.object({ kind: z.literal('permission_request.created'), userId: z.string() }),
  z.object({
    kind: z.literal('permission_request.answered'),
    /** Who asked: told, where those who answer only see their list change. */
    username: z.string(),
    isApproved: z.boolean(),
    /** Nobody did. */
    isExpired: z.boolean(),
    object: z.string(),
  }),
  z.object({
    kind: z.literal('operation_request.created'),
    /** Who asked; empty where a merchant's server did. */
    userId: z.string(),
  }),
  z.object({
    kind: z.literal('operation_request.changed'),
    userId: z.string(),
    /** Whose doing it is; empty where nobody's of the staff. */
    by: z.string(),
    status: z.string(),
    object: z.string(),
  }),
  z.object({ kind: z.literal('report.ready'), reportId: z.string() }),
  z.object({ kind: z.literal('bulk.changed'), uploadId: z.string() }),
  z.object({ kind: z.literal('order.created'), orderId: z.string() }),
  z.object({
    kind: z.enum(['payments.paused', 'payments.resumed']),
    /** Of the merchant or the unit. */
    title: LocalisedText,
    by: z.string(),
  }),
  /** What the user may see and do. */
  z.object({ kind: z.literal('rights.changed') }),
  z.object({ kind: z.literal('reset') }),
])
export type LiveEvent = z.infer<typeof LiveEvent>
