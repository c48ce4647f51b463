import type { Operation } from '@wasl/contracts/core/dashboard/transactions/operation-values.contract'

const bulkJobStates = ['working', 'finished', 'stopped'] as const
export type BulkJobState = (typeof bulkJobStates)[number]

/** More than this is not asked for with one press: whoever means more narrows the list and presses again. */
export const mostRows = 10_000

/** No money moves for rows nobody has looked at: refunds and captures are asked for by their rows. */
const jobActions = ['email', 'sms', 'disclose', 'inquiry', 'cancel', 'expire', 'delete', 'restore'] as const
export type JobAction = Extract<Operation, (typeof jobActions)[number]>

export const matchingPermission = 'payment.matching'

const hour = 3_600_000
/** For so long nobody asks for the same of the same list again: people and servers hear of it, or it needs its time. */
export const repeatMs: Readonly<Record<JobAction, number>> = {
  email: hour,
  sms: hour,
  disclose: hour,
  inquiry: hour / 6,
  cancel: hour / 6,
  expire: hour / 6,
  delete: hour / 6,
  restore: hour / 6,
}
