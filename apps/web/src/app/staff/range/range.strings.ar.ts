import type { RangeString } from './range.strings.ts'

export const rangeStringsAr: Readonly<Record<RangeString, string>> = {
  'range.from': 'من',
  'range.to': 'إلى',
  'range.clear': 'مسح',
  'range.today': 'اليوم',
  'range.yesterday': 'أمس',
  'range.last7Days': 'آخر 7 أيام',
  'range.thisMonth': 'هذا الشهر',
  'range.endsBeforeStart': 'النهاية قبل البداية: اختر اليوم نفسه أو يومًا بعده',
  'range.open': 'اختر تاريخًا',
  'range.hour': 'الساعة',
  'range.minute': 'الدقيقة',
  'range.done': 'تم',
  'range.unreadable.minute': 'اكتب التاريخ هكذا: ⁦11/20/2026 14:05⁩',
  'range.unreadable.day': 'اكتب التاريخ هكذا: ⁦11/20/2026⁩',
  'range.outside': 'اختر تاريخًا لاحقًا',
  'range.previous': 'الشهر السابق',
  'range.next': 'الشهر التالي',
  'range.isToday': 'اليوم',
  'range.chosen': 'محدد',
  'range.zone': 'بتوقيت {zone}. تبدأ «إلى» من تاريخ «من».',
}
