import type { Locale } from '@wasl/domain/locale'
import { wordsOf } from '../../platform/http/words.ts'
import type { WrittenOccasion } from '../messages/messages.domain.ts'
import { outboxStrings, type OutboxString } from './outbox.strings.ts'
import { outboxStringsAr } from './outbox.strings.ar.ts'

const words = wordsOf({ en: outboxStrings, ar: outboxStringsAr })

export type Say = (key: OutboxString, values?: Readonly<Record<string, string>>) => string

export const sayIn =
  (locale: Locale): Say =>
  (key, values) =>
    words(key, locale, values)

export const occasionWord: Readonly<Record<WrittenOccasion, OutboxString>> = {
  created: 'occasionCreated',
  paid: 'occasionPaid',
  authorized: 'occasionAuthorized',
  cod: 'occasionCod',
  failed: 'occasionFailed',
  refunded: 'occasionRefunded',
  captured: 'occasionCaptured',
  voided: 'occasionVoided',
  webhook_disabled: 'occasionWebhookDisabled',
  sign_in_code: 'occasionSignInCode',
  invited: 'occasionInvited',
  password_reset: 'occasionPasswordReset',
  password_changed: 'occasionPasswordChanged',
  password_chosen: 'occasionPasswordChosen',
  operation_rejected: 'occasionOperationRejected',
  operation_manual: 'occasionOperationManual',
  operation_canceled: 'occasionOperationCanceled',
  help_request: 'occasionHelpRequest',
  new_order: 'occasionNewOrder',
  report_ready: 'occasionReportReady',
  permission_asked: 'occasionPermissionAsked',
  permission_given: 'occasionPermissionGiven',
  permission_declined: 'occasionPermissionDeclined',
  permission_expired: 'occasionPermissionExpired',
  operation_asked: 'occasionOperationAsked',
  operation_done: 'occasionOperationDone',
  operation_expired: 'occasionOperationExpired',
  order_unfulfilled: 'occasionOrderUnfulfilled',
  order_placed: 'occasionOrderPlaced',
  order_ready: 'occasionOrderReady',
  order_shipped: 'occasionOrderShipped',
  order_corrected: 'occasionOrderCorrected',
  order_canceled: 'occasionOrderCanceled',
  tickets_ready: 'occasionTicketsReady',
}
