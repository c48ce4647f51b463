import type { ProblemCode } from './problems.strings.ts'

export const problemsAr: Record<ProblemCode, string> = {
  badRequest: 'الطلب غير صالح.',
  fieldRequired: 'هذا الحقل مطلوب',
  fieldTooLong: 'هذا الحقل طويل جدًا.',
  fieldInvalid: 'هذه القيمة غير صالحة.',
  fieldUnknown: 'هذا الحقل غير معروف.',
  crossSite: 'لم يصدر هذا الطلب من هذا الموقع. افتح الصفحة من جديد.',
  notFound: 'غير موجود',
  transactionNotFound: 'المعاملة غير موجودة',
  unknownHost: 'لا يوجد تاجر على هذا العنوان.',
  methodNotAllowed: 'هذه الطريقة غير مسموح بها هنا.',
  tooLarge: 'الطلب كبير جدًا.',
  wrongContentType: 'يجب أن يكون الطلب بصيغة JSON.',
  tooManyRequests: 'طلبات كثيرة جدًا. انتظر قليلًا ثم حاول مرة أخرى.',
  formExpired: 'بقيت هذه الصفحة مفتوحة لفترة طويلة. تحقق من المبلغ واضغط مرة أخرى.',
  amountChanged: 'تغيّر المبلغ. تحقق من الإجمالي الجديد واضغط مرة أخرى للدفع.',
  chooseGateway: 'اختر طريقة الدفع.',
  termsRequired: 'وافق على الشروط للدفع.',
  unexpected: 'خطأ غير متوقع',
  unavailable: 'الخدمة غير متاحة حاليًا. حاول مرة أخرى.',
}
