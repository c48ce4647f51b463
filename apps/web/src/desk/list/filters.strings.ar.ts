import type { FiltersString } from './filters.strings.ts'

export const filtersStringsAr: Readonly<Record<FiltersString, string>> = {
  'filters.title': 'التصفية',
  'filters.count':
    '{n, plural, zero {لا عوامل مطبقة} one {عامل واحد مطبق} two {عاملان مطبقان} few {# عوامل مطبقة} many {# عاملًا مطبقًا} other {# عامل مطبق}}',
  'filters.applied': 'عوامل التصفية المطبقة',
  'filters.remove': 'إزالة {name}',
  'filters.clearAll': 'مسح الكل',
  'filters.clear': 'مسح',
  'filters.full': 'لا يمكن طلب قيم أكثر في قائمة واحدة. أزل بعضها لتختار غيرها.',
  'filters.chosenOf': '{n} من {all}',
  'filters.and': '{first} +{n}',
  'filters.since': 'من {date}',
  'filters.until': 'حتى {date}',
  'filters.between': 'من {from} إلى {to}',
  'filters.any': 'الكل',
  'filters.choicesMore': 'هذه أول {n} قيمة، وهناك غيرها.',
  'filters.choicesCut': 'هذه أول {n} قيمة. لإيجاد غيرها ابحث عن {example}',
  'filters.show': 'عرض',
  'filters.close': 'إغلاق',
  'filters.yes': 'نعم',
  'filters.no': 'لا',
}
