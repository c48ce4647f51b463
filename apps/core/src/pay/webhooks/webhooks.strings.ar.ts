import type { WebhookString } from './webhooks.strings.ts'

export const webhookStringsAr: Record<WebhookString, string> = {
  'webhook.notFound': 'لا يوجد حدث بهذا المعرّف webhook-id',
}
