export const webhookStrings = {
  'webhook.notFound': 'There is no event with this webhook-id',
} as const

export type WebhookString = keyof typeof webhookStrings
