import type { AdministeredString } from './administered.strings.ts'

export const administeredStringsAr: Readonly<Record<AdministeredString, string>> = {
  'administered.required': 'هذا الحقل مطلوب',
  'administered.notFound': 'لم يعد هذا موجودًا. ارجع إلى القائمة.',
  'administered.changed': 'عدّل شخص آخر هذه البيانات. راجعها ثم احفظ.',
  'administered.tooMany': 'بلغت الحد الأقصى وهو {limit}.',
}
