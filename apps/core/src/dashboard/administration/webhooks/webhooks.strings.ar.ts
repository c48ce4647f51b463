import type { WebhookAdministrationString } from './webhooks.strings.ts'

export const webhookAdministrationStringsAr: Readonly<Record<WebhookAdministrationString, string>> = {
  'webhookSetup.notFound': 'لا يوجد webhook كهذا.',
  'webhookSetup.noDelivery': 'لا يوجد تسليم كهذا.',
  'webhookSetup.eventUnknown': 'اختر من القائمة',
  'webhookSetup.changed': 'غيّر شخص آخر هذا الـ webhook. راجعه ثم احفظ.',
  'webhookSetup.tooMany': 'للتاجر {limit} webhook على الأكثر.',
  'webhookSetup.off': 'هذا الـ webhook متوقف. شغّله أولًا.',
}
