/** Messages that a merchant can word, and their channels. */
export const templateOccasions = [
  'created',
  'paid',
  'authorized',
  'cod',
  'failed',
  'refunded',
  'captured',
  'voided',
  'webhook_disabled',
] as const
export type TemplateOccasion = (typeof templateOccasions)[number]
export const templateChannels = ['email', 'sms', 'whatsapp'] as const
