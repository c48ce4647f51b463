import type { HttpString } from './http.strings.ts'

export const httpStringsAr: Record<HttpString, string> = {
  'http.required': 'هذا الحقل مطلوب',
  'http.unknown': 'هذا الحقل غير معروف هنا',
  'http.repeated': 'تكرر هذا الحقل أكثر من مرة',
  'http.tooLong': 'عدد الأحرف {limit} على الأكثر',
  'http.tooMuch': '{limit} على الأكثر',
  'http.invalid': 'هذه القيمة غير صالحة',
  'http.place': 'أرسل lat من ‎-90 إلى 90 وlng من ‎-180 إلى 180 كأرقام، أو احذف الحقل',
  'http.malformedJson': 'الطلب ليس بصيغة JSON صحيحة',
  'http.wrongContentType': 'أرسل الطلب بصيغة application/json',
  'http.tooLarge': 'حجم الطلب أكبر من {limit} بايت',
  'http.methodNotAllowed': 'هذا العنوان لا يقبل هذه الطريقة',
  'http.notFound': 'غير موجود',
  'http.unknownHost': 'لا يوجد تاجر على هذا العنوان',
  'http.keyReused': 'استُخدم مفتاح Idempotency-Key هذا مع طلب آخر',
  'http.badSignature': 'التوقيع غير صحيح',
  'http.malformed': 'تعذّرت قراءة الطلب',
  'http.unexpected': 'خطأ غير متوقع',
  'http.unavailable': 'يرجى المحاولة بعد لحظات',
  'http.storageFull': 'لا يمكن حفظ أي شيء حاليًا. يرجى المحاولة لاحقًا',
}
