import type { WebhookAdministrationString } from './webhooks.strings.ts'

export const webhookAdministrationStringsAr: Readonly<Record<WebhookAdministrationString, string>> = {
  'webhookSetup.notFound': 'لا يوجد webhook كهذا.',
  'webhookSetup.noDelivery': 'لا يوجد تسليم كهذا.',
  'webhookSetup.eventUnknown': 'اختر من القائمة',
  'webhookSetup.changed': 'غيّر شخص آخر هذا الـ webhook. راجعه ثم احفظ.',
  'webhookSetup.tooMany': 'للتاجر {limit} webhook على الأكثر.',
  'webhookSetup.off': 'هذا الـ webhook متوقف. شغّله أولًا.',
  'webhookSetup.target.malformed': 'أدخل عنوانًا كاملًا، مثل https://shop.example/wasl',
  'webhookSetup.target.notHttps': 'يجب أن يبدأ العنوان بـ ‎https://‎',
  'webhookSetup.target.credentials': 'لا اسم مستخدم ولا كلمة مرور في العنوان: الأحداث موقّعة',
  'webhookSetup.target.port': 'لا منفذ في العنوان: نتصل بالمنفذ 443 وحده',
  'webhookSetup.target.privateAddress': 'هذا عنوان خاص. لا نتصل إلا بخوادم على الإنترنت العام.',
  'webhookSetup.target.notAllowed':
    'لا يتصل العرض التجريبي بأحد في الخارج. استخدم عنوانًا من هذا التثبيت، كما يفعل webhook العرض نفسه.',
}
