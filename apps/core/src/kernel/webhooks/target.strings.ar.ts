import type { TargetString } from './target.strings.ts'

export const targetStringsAr: Readonly<Record<TargetString, string>> = {
  'webhookTarget.malformed': 'أدخل عنوانًا كاملًا، مثل https://shop.example/wasl',
  'webhookTarget.notHttps': 'يجب أن يبدأ العنوان بـ \u2066https://\u2069',
  'webhookTarget.credentials': 'لا اسم مستخدم ولا كلمة مرور في العنوان: الأحداث موقّعة',
  'webhookTarget.port': 'لا منفذ في العنوان: نتصل بالمنفذ 443 وحده',
  'webhookTarget.privateAddress': 'هذا عنوان خاص. لا نتصل إلا بخوادم على الإنترنت العام.',
  'webhookTarget.notAllowed':
    'لا يتصل العرض التجريبي بأحد في الخارج. استخدم عنوانًا من هذا التثبيت، كما يفعل Webhook العرض نفسه.',
}
