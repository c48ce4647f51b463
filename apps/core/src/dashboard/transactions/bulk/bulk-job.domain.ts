import type { Operation } from '@wasl/contracts/core/dashboard/transactions/operation-values.contract'

const bulkJobStates = ['working', 'finished', 'stopped'] as const
export type BulkJobState = (typeof bulkJobStates)[number]

/** More than this is not asked for with one press: whoever means more narrows the list and presses again. */
export const mostRows = 10_000

/** No money moves for rows nobody has looked at: refunds and captures are asked for by their rows. */
const jobActions = ['email', 'sms', 'disclose', 'inquiry', 'cancel', 'expire', 'delete', 'restore'] as const
export type JobAction = Extract<Operation, (typeof jobActions)[number]>
