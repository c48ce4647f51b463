import type { ExportString } from './export.strings.ts'

export const exportStringsAr: Readonly<Record<ExportString, string>> = {
  'field.unresolved': 'دفعات لم تُحسم',
  'field.gateway_code': 'رمز بوابة الدفع',
  'field.auth_code': 'رمز التفويض',
  'field.card_type': 'نوع البطاقة',
  'field.gateway_response': 'رد بوابة الدفع',
  'field.extra': 'بيانات إضافية',
  'export.yes': 'نعم',
  'export.no': 'لا',
  'export.notSelected': 'غير محدد',
  'export.sheet': 'المعاملات',
  'export.tooMany': 'يمكنك طلب خمس عمليات تصدير في الساعة. يرجى المحاولة لاحقًا.',
  'export.unknownField': 'لا يوجد هنا حقل باسم {name}.',
  'export.fieldsMissing': 'اختر حقلًا واحدًا على الأقل.',
}
