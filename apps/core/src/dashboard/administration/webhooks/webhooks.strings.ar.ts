import type { WebhookAdministrationString } from './webhooks.strings.ts'

export const webhookAdministrationStringsAr: Readonly<Record<WebhookAdministrationString, string>> = {
  'webhookSetup.notFound': 'لا يوجد Webhook كهذا.',
  'webhookSetup.noDelivery': 'لا يوجد تسليم كهذا.',
  'webhookSetup.eventUnknown': 'اختر من القائمة',
  'webhookSetup.changed': 'غيّر شخص آخر هذا الـ Webhook. راجعه ثم احفظ.',
  'webhookSetup.tooMany': 'للتاجر {limit} Webhook على الأكثر.',
  'webhookSetup.off': 'هذا الـ Webhook متوقف. شغّله أولًا.',
}
