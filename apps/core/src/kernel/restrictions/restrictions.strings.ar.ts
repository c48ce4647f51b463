import type { RestrictionString } from './restrictions.strings.ts'

export const restrictionStringsAr: Readonly<Record<RestrictionString, string>> = {
  'restriction.identifierMissing': 'أكمل الحقل الناقص أعلاه لنعرف من الدافع',
  'restriction.blocked': 'لا يمكننا استلام هذه الدفعة. يرجى التواصل معنا.',
  'restriction.notAllowed': 'الدفع هنا للعملاء المسجلين فقط. يرجى التواصل معنا.',
  'restriction.currency': 'هذه العملة غير مقبولة هنا',
  'restriction.gateway': 'طريقة الدفع هذه غير متاحة هنا. اختر طريقة أخرى.',
  'restriction.closed': 'لا نستلم المدفوعات في هذا الوقت. يرجى العودة لاحقًا.',
  'restriction.tooSmall': 'ادفع {limit} على الأقل',
  'restriction.tooLarge': 'ادفع {limit} على الأكثر',
  'restriction.paymentsPerDay': 'بلغت عدد الدفعات المسموح بها في اليوم ({limit}). يرجى المحاولة غدًا.',
  'restriction.paymentsPerMonth': 'بلغت عدد الدفعات المسموح بها في الشهر ({limit})',
  'restriction.sumPerDay': 'مع ما دفعته اليوم يتجاوز المبلغ الحد اليومي {limit}',
  'restriction.sumPerMonth': 'مع ما دفعته هذا الشهر يتجاوز المبلغ الحد الشهري {limit}',
  'restriction.aloneOverDay': 'يتجاوز هذا المبلغ الحد اليومي {limit}',
  'restriction.aloneOverMonth': 'يتجاوز هذا المبلغ الحد الشهري {limit}',
}
