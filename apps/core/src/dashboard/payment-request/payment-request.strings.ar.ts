import type { PaymentRequestString } from './payment-request.strings.ts'

export const paymentRequestStringsAr: Readonly<Record<PaymentRequestString, string>> = {
  'request.notFound': 'لا يوجد طلب بهذا الرقم.',
  'template.notFound': 'لا يوجد قالب بهذا الرقم.',
  'template.taken': 'يوجد قالب بهذا الاسم. اختر اسمًا آخر.',
  'template.changed': 'عدّل شخص آخر هذا القالب في هذه الأثناء. راجعه من جديد ثم احفظ.',
  'template.tooMany': 'للتاجر 50 قالبًا على الأكثر. احذف قالبًا أولًا.',
  'file.missing': 'اختر ملفًا',
  'file.empty': 'هذا الملف فارغ',
  'file.tooLarge': 'حجم الملف أكبر من 2.5 ميغابايت',
  'file.type': 'يمكن إرفاق ملفات {endings} فقط',
  'file.pixels': 'أبعاد الصورة أكبر من 50 ميغابكسل. صغّرها ثم أضفها مرة أخرى',
  'file.content': 'محتوى الملف لا يطابق اسمه. احفظه من جديد بصيغة {ending} ثم أضفه مرة أخرى',
}
