import type { SettingsString } from './settings.strings.ts'

export const settingsStringsAr: Record<SettingsString, string> = {
  'settingsSetup.timezone': 'لا توجد منطقة زمنية كهذه',
  'settingsSetup.gateway': 'اختر من القائمة',
  'settingsSetup.amount': 'يجب أن يكون رقمًا موجبًا صالحًا',
  'settingsSetup.currency': 'هذه العملة غير مقبولة هنا',
  'settingsSetup.origin': '{address} ليس عنوان موقع: اكتب \u2066https://\u2069 ثم الاسم دون أي شيء بعده',
  'settingsSetup.hours': 'ساعات كاملة، من {least} إلى {most}',
  'settingsSetup.changed': 'عدّل شخص آخر الإعدادات في هذه الأثناء. راجعها من جديد ثم احفظ.',
}
