import type { RestrictionString } from './restrictions.strings.ts'

export const restrictionStringsAr: Readonly<Record<RestrictionString, string>> = {
  'restriction.identifierMissing': 'أخبرنا من الدافع: هناك حقل ناقص أعلاه',
  'restriction.blocked': 'لا يمكننا استلام هذه الدفعة. يرجى التواصل معنا.',
  'restriction.notAllowed': 'نستلم المدفوعات من العملاء المسجلين فقط. يرجى التواصل معنا.',
  'restriction.currency': 'هذه العملة غير مقبولة هنا',
  'restriction.gateway': 'اختر طريقة دفع أخرى: هذه الطريقة غير متاحة هنا',
  'restriction.closed': 'لا نستلم المدفوعات في هذا الوقت. يرجى العودة لاحقًا.',
  'restriction.tooSmall': 'ادفع {limit} على الأقل',
  'restriction.tooLarge': 'ادفع {limit} على الأكثر',
  'restriction.paymentsPerDay': 'وصلت إلى عدد المدفوعات المسموح به اليوم ({limit})',
  'restriction.paymentsPerMonth': 'وصلت إلى عدد المدفوعات المسموح به هذا الشهر ({limit})',
  'restriction.sumPerDay': 'مع مدفوعات اليوم يتجاوز المبلغ {limit}',
  'restriction.sumPerMonth': 'مع مدفوعات هذا الشهر يتجاوز المبلغ {limit}',
}
