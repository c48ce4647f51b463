import type { TemplatesString } from './templates.strings.ts'

export const templatesStringsAr: Record<TemplatesString, string> = {
  'templateSetup.empty': 'هذا الحقل مطلوب',
  'templateSetup.tooLong': 'عدد الأحرف {limit} على الأكثر',
  'templateSetup.unknownVariable': 'لا يوجد متغير باسم {braces}. يمكنك استخدام: {known}',
  'templateSetup.strayBrace': 'قوس لا يتبع أي متغير: اكتبه كاملًا، مثل {example}',
  'templateSetup.neverSent': 'تُرسل هذه الرسالة بالبريد الإلكتروني فقط',
  'templateSetup.impossible': 'لا يمكن إرسال بريد من هنا: لم يُضبط خادم بريد.',
  'templateSetup.tooMany': 'أرسلت رسائل تجريبية كثيرة. حاول مرة أخرى بعد ساعة.',
  'templateSetup.changed': 'عدّل شخص آخر هذه الصياغة في هذه الأثناء. راجعها من جديد ثم احفظ.',
  'templateSetup.unlike': 'ليس لحسابك بريد إلكتروني يستقبل رسالة تجريبية.',
}
