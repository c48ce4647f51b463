import type { PauseAdministrationString } from './pause.strings.ts'

export const pauseAdministrationStringsAr: Readonly<Record<PauseAdministrationString, string>> = {
  'pauseSetup.notFound': 'لا توجد وحدة كهذه.',
  'pauseSetup.inPast': 'مضى هذا الوقت',
  'pauseSetup.tooLong': 'بعد {days} يومًا على الأكثر',
  'pauseSetup.oneEnd': 'اختر مدة أو وقت انتهاء، لا كليهما',
  'pauseSetup.bothLanguages': 'اكتب الرسالة باللغتين، أو لا تكتبها بأي منهما',
}
