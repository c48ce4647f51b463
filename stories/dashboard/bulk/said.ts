import type { createQueries } from '@wasl/web/desk/queries.ts'

type Queries = ReturnType<typeof createQueries>

const arabic: Readonly<Record<string, string>> = {
  'Amount is missing': 'المبلغ ناقص',
  'Type the amount in KWD': 'اكتب المبلغ بالدينار الكويتي',
  'Phone number is not valid': 'رقم الهاتف غير صحيح',
  'Eight digits in Kuwait, for example 500 12345; others with + and the country':
    'ثمانية أرقام في الكويت، مثل 50012345؛ وغيرها مع + ورمز الدولة',
  'Enter valid email address': 'أدخل بريدًا إلكترونيًا صحيحًا',
  'The message could not be delivered. The request itself exists.': 'تعذّر إيصال الرسالة، والطلب نفسه موجود.',
  'This order number was used before': 'استُخدم رقم الطلب هذا من قبل',
  'Sorry, we do not accept payments': 'عذرًا، لا نستقبل المدفوعات',
  'These columns are missing: currency_code. Take the example file.':
    'هذه الأعمدة ناقصة: currency_code. استخدم ملف النموذج.',
}

/** The core words what it found in the reader's language. */
export function sayInArabic(queries: Queries): void {
  for (const { queryKey, state } of queries.getQueryCache().getAll())
    queries.setQueryData(queryKey, said(state.data))
}

function said(value: unknown): unknown {
  if (typeof value === 'string') return arabic[value] ?? value
  if (Array.isArray(value)) return value.map(said)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, said(held)]))
}
