import type { ResourceString } from './resource.strings.ts'

export const resourceStringsAr: Readonly<Record<ResourceString, string>> = {
  'resource.name': 'الاسم',
  'resource.active': 'مفعّل',
  'resource.place': '{n} من {count}',
  'resource.previous': 'السابق',
  'resource.next': 'التالي',
  'resource.choose': 'اختر',
  'resource.copy': 'نسخ',
  'resource.remove': 'حذف',
  'resource.removed': 'حُذف: {name}',
  'resource.undo': 'تراجع',
  'resource.loading': 'جارٍ التحميل…',
  'resource.sortedUp': 'مرتبة حسب {name}، تصاعديًا',
  'resource.sortedDown': 'مرتبة حسب {name}، تنازليًا',
  'resource.resize': 'عرض عمود {name}',
  'resource.width':
    '{n, plural, zero {# بكسل} one {بكسل واحد} two {بكسلان} few {# بكسلات} many {# بكسلًا} other {# بكسل}}',
}
