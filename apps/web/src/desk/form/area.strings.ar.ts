import type { AreaString } from './area.strings.ts'

export const areaStringsAr: Readonly<Record<AreaString, string>> = {
  'area.close': 'إغلاق',
  'area.cancel': 'إلغاء',
  'area.save': 'حفظ التغييرات',
  'area.saving': 'جارٍ الحفظ…',
  'area.discard': 'تجاهل التغييرات',
  'area.unsaved': 'ما غيّرته هنا لم يُحفظ بعد.',
  'area.saved': 'تم الحفظ',
  'area.failed': 'لم يصل رد، ولا يُعرف هل حُفظ التغيير. انظر إلى المحفوظ قبل أن تحاول مرة أخرى.',
  'area.reload': 'راجعه مرة أخرى',
  'area.optional': '(اختياري)',
  'area.question': 'أي مبلغ تقصد؟',
  'area.shownOnce': 'يظهر مرة واحدة',
  'area.copied': 'تم النسخ',
  'area.done': 'حفظته عندي',
  'area.leaveNotKept': 'المغادرة قبل حفظه؟',
  'area.notKept': 'لن يظهر مرة أخرى بعد الإغلاق: انسخه أولًا، أو أكّد أنك حفظته.',
}
