import type { ReportString } from './reports.strings.ts'

export const reportStringsAr: Readonly<Record<ReportString, string>> = {
  'report.notFound': 'لا يوجد تقرير بهذا الرقم.',
  'report.notReady': 'التقرير ليس جاهزًا بعد.',
  'report.notYours': 'لا يُلغي التقرير إلا من طلبه.',
  'report.tooLate': 'لم يعد هذا التقرير قيد الإعداد.',
  'report.notOffered': 'لا يمكن إعداد هذا النوع من التقارير من هنا مرة أخرى.',
  'report.beyond': 'الملف أقصر من ذلك.',
  'report.gone': 'استُخدم هذا الرابط أو انتهت مدته، أو لم يعد الملف محفوظًا. اطلبه من جديد.',
  'report.tooMany': 'يمكنك طلب خمس عمليات تصدير في الساعة. يرجى المحاولة لاحقًا.',
}
