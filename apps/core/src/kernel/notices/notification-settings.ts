export const channels = ['email', 'sms', 'whatsapp'] as const
export type Channel = (typeof channels)[number]

/**
 * What a request's settings name. `paid` covers every way of being secured: taken at once or later, held, or promised in
 * cash. `refunded` covers every way back: given back, or a hold given up.
 */
export const announcements = ['created', 'paid', 'failed', 'refunded'] as const
export type Announcement = (typeof announcements)[number]

/** Of a request, else of its merchant, else the product's default. What is missing is not sent. */
export type NotificationSettings = {
  readonly email?: readonly Announcement[]
  readonly sms?: readonly Announcement[]
  readonly whatsapp?: readonly Announcement[]
  /** Who hears by e-mail beside the customer. */
  readonly emailRecipients?: readonly string[]
}

/** Whoever is sent a link has to be told of it; whoever stands at a checkout has the page before them. */
const sentByLink = ['payment_request', 'customer_payment', 'bulk']

export const defaultSettings = (plugin: string): NotificationSettings => ({
  email: sentByLink.includes(plugin) ? announcements : ['paid', 'failed', 'refunded'],
})
