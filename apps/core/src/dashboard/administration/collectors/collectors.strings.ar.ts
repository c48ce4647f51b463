import type { CollectorSetupString } from './collectors.strings.ts'

export const collectorSetupStringsAr: Readonly<Record<CollectorSetupString, string>> = {
  'collectorSetup.required': 'هذا الحقل مطلوب',
  'collectorSetup.user': 'لا يوجد مستخدم بهذا الاسم',
  'collectorSetup.taken': 'لهذا المستخدم منفذ بالفعل',
  'collectorSetup.unit': 'لا توجد وحدة كهذه',
  'collectorSetup.changed': 'غيّر شخص آخر هذا في هذه الأثناء. راجعه مرة أخرى ثم احفظ.',
  'collectorSetup.notFound': 'لا يوجد محصّل كهذا.',
  'collectorSetup.tooMany': 'لا يزيد عدد المحصلين لدى التاجر على {limit}.',
}
