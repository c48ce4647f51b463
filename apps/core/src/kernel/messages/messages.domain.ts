export const channels = ['email', 'sms', 'whatsapp'] as const
export type Channel = (typeof channels)[number]

/** What a request's settings name. `paid` covers every way of being secured: taken, held, or promised in cash. */
export const announcements = ['created', 'paid', 'failed', 'refunded'] as const
export type Announcement = (typeof announcements)[number]

/** What there are words for. */
export const occasions = [
  'created',
  'paid',
  'authorized',
  'cod',
  'failed',
  'refunded',
  'webhook_disabled',
] as const
export type Occasion = (typeof occasions)[number]

/** Of a request, else of its merchant, else the product's default. What is missing is not sent. */
export type NotificationSettings = {
  readonly email?: readonly Announcement[]
  readonly sms?: readonly Announcement[]
  readonly whatsapp?: readonly Announcement[]
  /** Who hears by e-mail beside the customer. */
  readonly emailRecipients?: readonly string[]
}
