/** What the server of the stories says, in Arabic as the core says it. */
const arabic: Readonly<Record<string, string>> = {
  'Pay at least 5.000 KWD': 'ادفع 5.000 KWD على الأقل',
  'Custom Address must be 15 characters or less': 'يجب ألا يزيد اسم العنوان عن 15 حرفًا',
  'The pin is in Salmiya, the form says Jabriya. Which is right?':
    'الموقع المحدد في السالمية، وفي النموذج الجابرية. أيهما الصحيح؟',
  'Too many tries. Wait 60 min and try again': 'محاولات كثيرة. انتظر 60 د ثم حاول مرة أخرى',
  'We count our stock.': 'نجرد مخزوننا.',
}

/** An answer of the server in the language of the page. */
export function said<T>(answer: T, locale: 'en' | 'ar'): T {
  return locale === 'ar' ? (inArabic(answer) as T) : answer // the same shape, text for text
}

function inArabic(value: unknown): unknown {
  if (typeof value === 'string') return arabic[value] ?? value
  if (Array.isArray(value)) return value.map(inArabic)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, inArabic(held)]))
}
