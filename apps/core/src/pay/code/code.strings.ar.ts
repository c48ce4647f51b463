import type { CodeString } from './code.strings.ts'

export const codeStringsAr: Record<CodeString, string> = {
  'verify.notFound': 'لا يوجد تحقق من الرمز على هذا العنوان',
  'verify.required': 'هذا الحقل مطلوب',
  'verify.malformed': 'أدخل أرقام الرمز',
  'verify.noMatch': 'هذا الرمز غير مطابق، أو لم يعد صالحًا للاستخدام',
  'verify.pairNoMatch': 'هذه القيمة لا تطابق الرمز',
  'verify.used': 'سبق استخدام هذا الرمز',
  'verify.over': 'انتهت صلاحية هذا الرمز',
  'verify.phone': 'أدخل رقم هاتف صحيحًا',
  'verify.tooMany': 'محاولات كثيرة. انتظر {minutes} د ثم حاول مرة أخرى',
}
