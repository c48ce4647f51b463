import { isEmail } from '@wasl/domain/email'
import { templateOccasions } from '@wasl/contracts/values/message-template'
import { isPayable, isSecured, type TransactionState } from '@wasl/domain/states'
import {
  channels,
  type Announcement,
  type Channel,
  type NotificationSettings,
} from '../notices/notification-settings.ts'
import type { News } from '../notices/news.ts'

/** Staff's browsers hear too; no request's settings name them. */
export const writtenChannels = [...channels, 'push'] as const
export type WrittenChannel = (typeof writtenChannels)[number]

/** What there are words for. */
export const occasions = [
  ...templateOccasions,
  'sign_in_code',
  'invited',
  'password_reset',
  'password_changed',
  'password_chosen',
  'operation_rejected',
  'operation_manual',
  'operation_canceled',
  'operation_expired',
  'order_unfulfilled',
  'order_placed',
  'order_ready',
  'order_shipped',
  'order_corrected',
  'order_canceled',
  'tickets_ready',
] as const
export type Occasion = (typeof occasions)[number]
/** Messages to staff: about their own account, and about what they asked for. */
export type StaffOccasion = Extract<
  Occasion,
  | 'sign_in_code'
  | 'invited'
  | 'password_reset'
  | 'password_changed'
  | 'password_chosen'
  | 'operation_rejected'
  | 'operation_manual'
  | 'operation_canceled'
  | 'operation_expired'
>
/** Push messages. */
export const pushOccasions = [
  'new_order',
  'report_ready',
  'permission_asked',
  'permission_given',
  'permission_declined',
  'permission_expired',
  'operation_asked',
  'operation_done',
  'operation_rejected',
  'operation_manual',
  'operation_expired',
  'operation_canceled',
] as const
export type PushOccasion = (typeof pushOccasions)[number]
/** What a message may be about; those beside `occasions` have words of their own elsewhere. */
export type WrittenOccasion = Occasion | PushOccasion | 'help_request'
/** Messages to a customer about an order, beside its payment. Merchants cannot change their words. */
export type OrderOccasion = Extract<
  Occasion,
  | 'order_unfulfilled'
  | 'order_placed'
  | 'order_ready'
  | 'order_shipped'
  | 'order_corrected'
  | 'order_canceled'
  | 'tickets_ready'
>
export type PaymentOccasion = Exclude<Occasion, 'webhook_disabled' | StaffOccasion | OrderOccasion>
/** What a merchant may say in words of its own: to customers, and to itself. */
export type WordedOccasion = Exclude<Occasion, StaffOccasion | OrderOccasion>

/** What goes to the merchant itself is mailed. */
export const channelsOf = (occasion: WordedOccasion): readonly Channel[] =>
  occasion === 'webhook_disabled' ? ['email'] : channels

/** Whoever reads these holds a key: what was sent is forgotten. */
export const secretOccasions: readonly Occasion[] = ['sign_in_code', 'invited', 'password_reset']

export type MessageOccasion = {
  occasion: PaymentOccasion
  /** Once per occasion and this: the transaction, the attempt that failed, the operation. */
  about: string
}

/** The message of the news; null if none is needed. */
export function occasionOf(news: News): MessageOccasion | null {
  const { transaction, attempt, refund, operation } = news
  switch (news.topic) {
    case 'transaction.created':
      return { occasion: 'created', about: transaction }
    case 'payment.captured':
      return operation
        ? { occasion: 'captured', about: `${transaction}:${operation}` }
        : { occasion: 'paid', about: transaction }
    case 'payment.authorized':
      return { occasion: 'authorized', about: transaction }
    case 'payment.cod':
      return { occasion: 'cod', about: transaction }
    case 'payment.failed':
      // Whoever canceled, or let the bank's page lapse, knows it.
      return news.result === 'failed' && attempt ? { occasion: 'failed', about: attempt } : null
    case 'refund.done':
      return refund ? { occasion: 'refunded', about: refund } : null
    case 'hold.voided':
      return operation ? { occasion: 'voided', about: operation } : null
    case 'transaction.canceled':
    case 'transaction.invalid':
    case 'transaction.expired':
    case 'payment.surplus':
    case 'payment.mismatch':
    case 'refund.rejected':
      return null
  }
}

/** News arrives late: do not ask for a payment, or a retry, if it is settled by now, or if its money arrived and does not match. */
export function isStale(
  occasion: PaymentOccasion,
  {
    transaction: { state },
    hasUnresolved,
  }: { transaction: { state: TransactionState }; hasUnresolved: boolean },
): boolean {
  if (occasion === 'created') return hasUnresolved || !isPayable(state)
  return occasion === 'failed' && (hasUnresolved || isSecured(state))
}

export type Contact = { email: string | null; phone: string | null }
export type Address = { channel: Channel; recipient: string }

/** Every channel and recipient the settings name for this occasion, each once. */
export function addressesOf(
  occasion: PaymentOccasion,
  { settings, customer }: { settings: NotificationSettings; customer: Contact },
): Address[] {
  const announcement = announcementOf(occasion)
  const wants = (channel: Channel) => settings[channel]?.includes(announcement) ?? false
  const mailboxes = [customer.email, ...(settings.emailRecipients ?? [])]
    .filter((address) => address !== null)
    .map((address) => address.trim().toLowerCase())
    .filter(isEmail)
  const phone = customer.phone?.trim() ?? ''
  const byPhone = (channel: 'sms' | 'whatsapp'): Address[] =>
    wants(channel) && isPhone(phone) ? [{ channel, recipient: phone }] : []
  return [
    ...(wants('email') ? [...new Set(mailboxes)] : []).map((recipient): Address => ({
      channel: 'email',
      recipient,
    })),
    ...byPhone('sms'),
    ...byPhone('whatsapp'),
  ]
}

function announcementOf(occasion: PaymentOccasion): Announcement {
  switch (occasion) {
    case 'authorized':
    case 'cod':
    case 'captured':
      return 'paid'
    case 'voided':
      return 'refunded'
    case 'created':
    case 'paid':
    case 'failed':
    case 'refunded':
      return occasion
  }
}

export const isPhone = (text: string): boolean => /^\+?[\d\s-]{6,20}$/.test(text)
