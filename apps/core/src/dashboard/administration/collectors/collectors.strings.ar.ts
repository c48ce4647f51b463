import type { CollectorSetupString } from './collectors.strings.ts'

export const collectorSetupStringsAr: Readonly<Record<CollectorSetupString, string>> = {
  'collectorSetup.user': 'لا يوجد مستخدم بهذا الاسم',
  'collectorSetup.taken': 'لهذا المستخدم منفذ بالفعل',
  'collectorSetup.unit': 'لا توجد وحدة كهذه',
}
