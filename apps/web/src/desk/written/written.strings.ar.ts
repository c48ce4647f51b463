import type { WrittenString } from './written.strings.ts'

export const writtenStringsAr: Readonly<Record<WrittenString, string>> = {
  'written.bold': 'خط عريض: {field}',
  'written.italic': 'خط مائل: {field}',
  'written.list': 'قائمة: {field}',
  'written.link': 'رابط: {field}',
  'written.raw': 'في هذا النص جدول أو عناوين، لذلك يُعدّل بصيغة HTML.',
}
