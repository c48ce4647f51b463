import type { PageTextsString } from './page-texts.strings.ts'

export const pageTextsStringsAr: Record<PageTextsString, string> = {
  'pageTexts.tooMany': 'الحد الأقصى للنصوص الخاصة بك هو {most}. أعد بعضها إلى النص الأصلي أولًا.',
  'pageTexts.syntax': 'هناك قوس غير مغلق، أو صيغة جمع بلا \u2066other\u2069. قارن بالنص الأصلي.',
  'pageTexts.plain': 'لا يقبل هذا النص أقواسًا ولا وسومًا. اكتبه بكلمات عادية.',
  'pageTexts.places': 'استخدم هذه كما وردت في النص الأصلي دون غيرها: {names}',
  'pageTexts.changed': 'غيّر شخص آخر هذه الإعدادات. راجع النصوص ثم احفظ.',
}
