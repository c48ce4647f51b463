import type { CodeString } from './code.strings.ts'

export const codeStringsAr: Record<CodeString, string> = {
  'code.notFound': 'لا يوجد تحقق من الرمز على هذا العنوان',
  'code.required': 'هذا الحقل مطلوب',
  'code.malformed': 'أدخل أرقام الرمز',
  'code.noMatch': 'هذا الرمز غير مطابق، أو لم يعد صالحًا للاستخدام',
  'code.pairNoMatch': 'هذه القيمة لا تطابق الرمز',
  'code.used': 'سبق استخدام هذا الرمز',
  'code.over': 'انتهت صلاحية هذا الرمز',
  'code.phone': 'أدخل رقم هاتف صحيحًا',
  'code.tooMany': 'محاولات كثيرة. انتظر {minutes} د ثم حاول مرة أخرى',
}
