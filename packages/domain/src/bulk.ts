import { byName } from './by-name.ts'
/** Bulk requests (payments B5): states of a file, of a dispatch and of one sent row. */
export const uploadStates = [
  'uploaded',
  'validating',
  'has_errors',
  'ready',
  'dispatching',
  'dispatched',
  'archived',
] as const
export type UploadState = (typeof uploadStates)[number]

export const dispatchStates = [
  'scheduled',
  'running',
  'paused',
  'completed',
  'completed_with_errors',
  'canceled',
] as const
export type DispatchState = (typeof dispatchStates)[number]

export const rowLogStates = [
  'pending',
  'creating',
  'created',
  'sent',
  'send_failed',
  'failed',
  'skipped_duplicate',
  'canceled',
] as const
export type RowLogState = (typeof rowLogStates)[number]

/** The columns of a file, in the order of the example with all fields. */
export const bulkColumns = [
  'amount',
  'currency_code',
  'customer_first_name',
  'customer_last_name',
  'customer_email',
  'customer_phone',
  'order_no',
  'description_en',
  'description_ar',
  'language',
  'email_notification',
  'sms_notification',
  'whatsapp_notification',
  'pg_codes',
  'unit_code',
  'expiration_time',
] as const
export type BulkColumn = (typeof bulkColumns)[number]

const otherColumns: Readonly<Record<string, readonly BulkColumn[]>> = byName({
  'address.missing': ['customer_email', 'customer_phone'],
  'email.missing': ['customer_email', 'email_notification'],
  'phone.missing': ['customer_phone', 'sms_notification', 'whatsapp_notification'],
  'channel.none': ['email_notification', 'sms_notification', 'whatsapp_notification'],
})

/** The columns that can fix a problem of a row. */
export const columnsToMend = ({ column, code }: { column: BulkColumn; code: string }) =>
  otherColumns[code] ?? [column]

/** Required in every file. A row fills at least one of the two addresses. */
export const requiredBulkColumns: readonly BulkColumn[] = [
  'amount',
  'currency_code',
  'customer_email',
  'customer_phone',
]

export const bulkLimits = {
  rows: 50_000,
  bytes: 20 * 1024 * 1024,
  ratePerMinute: { least: 1, most: 6_000 },
} as const

/** Accepted file endings. The core checks the bytes as well. */
export const bulkFileTypes = ['.csv', '.xlsx'] as const

/** True while a dispatch may still send rows. */
export const isDispatchOpen = (state: DispatchState): boolean =>
  state === 'scheduled' || state === 'running' || state === 'paused'

export type DispatchAction = 'pause' | 'resume' | 'cancel'

const moves: Readonly<Record<DispatchState, Readonly<Partial<Record<DispatchAction, DispatchState>>>>> = {
  scheduled: { pause: 'paused', cancel: 'canceled' },
  running: { pause: 'paused', cancel: 'canceled' },
  paused: { resume: 'running', cancel: 'canceled' },
  completed: {},
  completed_with_errors: {},
  canceled: {},
}

/** The state after an action, or null if the action is not possible. */
export const dispatchAfter = (state: DispatchState, action: DispatchAction): DispatchState | null =>
  moves[state][action] ?? null

/** True if the action was already done, for example by a press whose answer was lost. */
export const isDispatchAfter = (state: DispatchState, action: DispatchAction): boolean =>
  reached[action].includes(state)

const reached: Readonly<Record<DispatchAction, readonly DispatchState[]>> = {
  pause: ['paused'],
  resume: ['scheduled', 'running'],
  cancel: ['canceled'],
}

export const dispatchActions = (state: DispatchState): DispatchAction[] =>
  (['pause', 'resume', 'cancel'] as const).filter((action) => dispatchAfter(state, action) !== null)
