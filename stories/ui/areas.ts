import type { ComboBoxGroup } from '@wasl/ui/fields/choices/combo-box-items.ts'
import { say } from './in-locale.ts'

const capital = [
  ['kuwait-city', 'Kuwait City', 'مدينة الكويت'],
  ['sharq', 'Sharq', 'شرق'],
  ['dasma', 'Dasma', 'الدسمة'],
] as const
const hawalli = [
  ['hawalli', 'Hawalli', 'حولي'],
  ['salmiya', 'Salmiya', 'السالمية'],
  ['jabriya', 'Jabriya', 'الجابرية'],
] as const
const ahmadi = [
  ['ahmadi', 'Al Ahmadi', 'الأحمدي'],
  ['fahaheel', 'Fahaheel', 'الفحيحيل'],
] as const

/** Areas of Kuwait by governorate, findable in both languages. */
export function areaGroups(context: Parameters<typeof say>[0]): ComboBoxGroup[] {
  const items = (rows: readonly (readonly [string, string, string])[]) =>
    rows.map(([id, en, ar]) => ({ id, label: say(context, en, ar), otherNames: [en, ar] }))
  return [
    { id: 'capital', label: say(context, 'Capital', 'العاصمة'), items: items(capital) },
    { id: 'hawalli', label: say(context, 'Hawalli', 'حولي'), items: items(hawalli) },
    { id: 'ahmadi', label: say(context, 'Ahmadi', 'الأحمدي'), items: items(ahmadi) },
  ]
}
