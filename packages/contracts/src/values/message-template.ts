/** The messages a merchant may word, and the ways they are sent. */
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
