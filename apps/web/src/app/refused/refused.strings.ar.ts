import type { refusedStrings } from './refused.strings.ts'

export const refusedStringsAr: Record<keyof typeof refusedStrings, string> = {
  'refused.text': 'لم يُنزَّل أي ملف.',
  'refused.list': 'العودة إلى القائمة',
  'refused.dashboard': 'العودة إلى لوحة التحكم',
}
