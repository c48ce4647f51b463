import type { PageTextsString } from './page-texts.strings.ts'

export const pageTextsStringsAr: Record<PageTextsString, string> = {
  'pageTexts.tooMany': 'الحد الأقصى للنصوص الخاصة بك هو {most}. أعد بعضها إلى النص الأصلي أولًا.',
  'pageTexts.changed': 'غيّر شخص آخر هذه الإعدادات. راجع النصوص ثم احفظ.',
}
