import type { AdministeredString } from './administered.strings.ts'

export const administeredStringsAr: Readonly<Record<AdministeredString, string>> = {
  'administered.required': 'هذا الحقل مطلوب',
  'administered.notFound': 'لم يعد هذا موجودًا. ارجع إلى القائمة.',
  'administered.changed': 'عدّل شخص آخر هذا في هذه الأثناء. راجعه من جديد ثم احفظ.',
  'administered.tooMany': 'بلغ العدد {limit}، ولا مجال للمزيد.',
}
