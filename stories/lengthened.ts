const en = 'Abdulrahman Abdulaziz Abdulmuhsin Al-Mohammad Al-Jasim Trading and Contracting Company'
const ar = 'شركة عبدالرحمن عبدالعزيز عبدالمحسن المحمد الجاسم للتجارة والمقاولات والمستلزمات الاستهلاكية'
const email = 'abdulrahman.abdulaziz.almohammad@trading-and-contracting.example.com'
const path = '/api/v1/notifications/payments/abdulrahman-abdulaziz-almohammad-aljasim'

/** A fixture at its longest: names of a company in both languages, an address that never ends, amounts of twelve digits. */
export function lengthened<T>(value: T): T {
  return longer(value) as T // the same shape, text for text
}

function longer(value: unknown): unknown {
  if (typeof value === 'string') return longText(value)
  if (Array.isArray(value)) return value.map(longer)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const isInBoth = entries.length === 2 && 'en' in value && 'ar' in value
  if (isInBoth && entries.every(([, text]) => isProse(text))) return { en, ar }
  return Object.fromEntries(entries.map(([key, held]) => [key, longName(key, held) ?? longer(held)]))
}

/** A text that has a field in each language, such as `nameEn` and `nameAr`. */
function longName(field: string, text: unknown): string | undefined {
  if (text === '' || !isProse(text)) return undefined
  if (field.endsWith('En')) return en
  return field.endsWith('Ar') ? ar : undefined
}

function longText(text: string): string {
  const amount = /^\d{1,9}(\.\d+)$/.exec(text)
  if (amount) return `123456789${amount[1]}`
  if (/^https?:/.test(text)) return new URL(path, text).href
  if (/^[^\s@]+@[^\s@]+$/.test(text)) return email
  if (!isProse(text) || !/\p{L} \p{L}/u.test(text)) return text
  return `${text} · ${/\p{Script=Arabic}/u.test(text) ? ar : en}`
}

/** Not markup, nor a time, nor a word that a program reads. */
const isProse = (text: unknown): boolean => typeof text === 'string' && !text.includes('<')
