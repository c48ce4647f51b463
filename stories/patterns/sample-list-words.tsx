import type { Locale } from '@wasl/domain/locale'
import type { ColumnWords } from '@wasl/ui/table/columns/ColumnDialog'
import type { AppliedFilter } from '@wasl/ui/table/filters/FilterBar'
import type { ReactNode } from 'react'

const both = <T,>(
  make: (one: (en: string, ar: string) => string, locale: Locale) => T,
): Record<Locale, T> => ({
  en: make((en) => en, 'en'),
  ar: make((_, ar) => ar, 'ar'),
})

export const stateFilters = both((one): readonly AppliedFilter[] => [
  {
    id: 'state',
    label: one('State', 'الحالة'),
    value: (
      <>
        {one('Paid, Pending, Attempted', 'مدفوعة، قيد الانتظار')} <bdi dir="ltr">{one('+4', '+5')}</bdi>
      </>
    ),
    text: one('State: Paid, Pending, Attempted and 4 more', 'الحالة: مدفوعة، قيد الانتظار و5 أخرى'),
  },
  {
    id: 'created',
    label: one('Created', 'الإنشاء'),
    value: one('13–20 Nov 2026', 'من 13 إلى 20 نوفمبر 2026'),
    text: one('Created: 13–20 Nov 2026', 'الإنشاء: من 13 إلى 20 نوفمبر 2026'),
  },
])

export const barWords = both((one) => ({
  filters: one('Filters', 'التصفية'),
  count: (count: number) => one(`${count} applied`, `${count} مطبقة`),
  applied: one('Filters applied', 'عوامل التصفية المطبقة'),
  remove: (label: string) => one(`Remove ${label}`, `إزالة ${label}`),
  clearAll: one('Clear all', 'مسح الكل'),
}))

export const viewWords = both((one) => ({
  words: {
    views: one('Views', 'طرق العرض'),
    more: one('More', 'المزيد'),
    changed: one('changed', 'معدّلة'),
    save: one('Save', 'حفظ'),
    saveAs: one('Save as', 'حفظ باسم'),
    keep: one('Save view', 'حفظ العرض'),
  },
  views: [
    { id: 'all', label: one('All', 'الكل'), count: '1,204' },
    { id: 'tried', label: one('Paid or tried', 'مدفوعة أو جُرّبت'), count: '128' },
    { id: 'unpaid', label: one('Unpaid today', 'غير مدفوعة اليوم'), count: '9' },
    { id: 'failed', label: one('Failed', 'الفاشلة'), count: '14' },
    { id: 'mine', label: one('Mine', 'طلباتي'), count: '37' },
  ],
}))

export const densityWords = both((one) => ({
  density: one('Density', 'الكثافة'),
  comfortable: one('Comfortable', 'مريحة'),
  regular: one('Regular', 'عادية'),
  compact: one('Compact', 'مضغوطة'),
}))

export const pageWords = both((one, locale) => ({
  words: {
    pages: one('Pages', 'الصفحات'),
    first: one('First page', 'الصفحة الأولى'),
    previous: one('Previous page', 'الصفحة السابقة'),
    next: one('Next page', 'الصفحة التالية'),
    last: one('Last page', 'الصفحة الأخيرة'),
    page: (page: number) => one(`Page ${page}`, `الصفحة ${page}`),
  },
  range: (from: number, to: number, total: number | string): ReactNode => (
    <>
      <bdi dir="ltr">
        <b>
          {from}–{to}
        </b>
      </bdi>{' '}
      {locale === 'ar' ? 'من' : 'of'} {total}
    </>
  ),
}))

export const columnWords = both((one, locale): ColumnWords => ({
  title: one('Columns', 'الأعمدة'),
  close: one('Close', 'إغلاق'),
  hint: one('Drag, or use the arrows', 'اسحب، أو استخدم الأسهم'),
  keys: one(
    'Alt and an arrow move a column. Every step is read aloud.',
    'زر Alt مع سهم ينقل العمود. تُقرأ كل خطوة.',
  ),
  list: one('Columns in their order', 'الأعمدة بترتيبها'),
  shown: (shown, all) => (locale === 'ar' ? `${shown} من ${all} ظاهرة` : `${shown} of ${all} shown`),
  moveUp: (label) => one(`Move ${label} up`, `نقل ${label} إلى أعلى`),
  moveDown: (label) => one(`Move ${label} down`, `نقل ${label} إلى أسفل`),
  moved: (label, place, count) =>
    one(`${label}, place ${place} of ${count}`, `${label}، الموضع ${place} من ${count}`),
  pinned: one('Always first', 'دائمًا في البداية'),
  reset: one('Reset', 'إعادة الضبط'),
  cancel: one('Cancel', 'إلغاء'),
  done: one('Apply', 'تطبيق'),
}))
