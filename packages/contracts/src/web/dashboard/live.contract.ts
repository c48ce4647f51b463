import * as z from 'zod/mini'
import { LocalisedText } from '../../values/web.ts'

/** Server-sent events of `/bff/live`. `reset`: too much was missed, reload everything. */
export const LiveEvent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('transaction.changed'),
    transactionId: z.string(),
    plugin: z.string(),
    state: z.string(),
    isNew: z.boolean(),
  }),
  /** `userId`: the person who asked, who cannot answer it. */
  z.object({ kind: z.literal('permission_request.created'), userId: z.string() }),
  z.object({
    kind: z.literal('permission_request.answered'),
    /** The person who asked and gets a notice. Others only see their list change. */
    username: z.string(),
    isApproved: z.boolean(),
    /** True if it was not answered in time. */
    isExpired: z.boolean(),
    object: z.string(),
  }),
  z.object({
    kind: z.literal('operation_request.created'),
    /** The person who asked; empty for a merchant's server. */
    userId: z.string(),
  }),
  z.object({
    kind: z.literal('operation_request.changed'),
    userId: z.string(),
    /** The person who did it; empty if it was not one of the staff. */
    by: z.string(),
    status: z.string(),
    object: z.string(),
  }),
  z.object({ kind: z.literal('report.ready'), reportId: z.string() }),
  z.object({ kind: z.literal('bulk.changed'), uploadId: z.string() }),
  z.object({ kind: z.enum(['order.created', 'order.changed']), orderId: z.string() }),
  z.object({
    kind: z.enum(['payments.paused', 'payments.resumed']),
    /** Name of the merchant or the unit. */
    title: LocalisedText,
    by: z.string(),
  }),
  /** Rights of the user changed. */
  z.object({ kind: z.literal('rights.changed') }),
  z.object({ kind: z.literal('reset') }),
])
export type LiveEvent = z.infer<typeof LiveEvent>
