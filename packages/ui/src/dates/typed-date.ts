export type Precision = 'day' | 'minute'

/** As typed, with Latin digits and without invisible marks: the rest stays, the caret is still in it. */
export function latinDigits(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
}

const monthFirst =
  /^(?<month>\d{1,2})[-/.\s]+(?<day>\d{1,2})[-/.\s]+(?<year>\d{4})(?:[\s,،]+(?<hour>\d{1,2}):(?<minute>\d{2}))?$/
const yearFirst =
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?:[\sT]+(?<hour>\d{1,2}):(?<minute>\d{2}))?$/
const digitsOnly = /^(?<month>\d{2})(?<day>\d{2})(?<year>\d{4})(?:\s*(?<hour>\d{2}):?(?<minute>\d{2}))?$/

type Reading = {
  precision: Precision
  /** "00:00" or "23:59": the time of a day typed without one. */
  missingTime: string
}

/**
 * What somebody typed as MM/dd/yyyy HH:mm, as "2026-11-20T14:05" or, to the day, "2026-11-20".
 * Null when there is no such moment in the calendar.
 */
export function readTypedDate(typed: string, { precision, missingTime }: Reading): string | null {
  const text = latinDigits(typed).trim()
  const parts = (monthFirst.exec(text) ?? yearFirst.exec(text) ?? digitsOnly.exec(text))?.groups
  if (!parts) return null
  const date = [parts.year, ...inOrder(two(parts.month), two(parts.day))].join('-')
  if (!isDayOfCalendar(date)) return null
  if (precision === 'day') return parts.hour === undefined ? date : null
  if (parts.hour === undefined) return `${date}T${missingTime}`
  if (Number(parts.hour) > 23 || Number(parts.minute) > 59) return null
  return `${date}T${two(parts.hour)}:${parts.minute}`
}

/** MM/dd/yyyy HH:mm, in both languages. S2 §5. */
export function writeTypedDate(value: string): string {
  const [date = '', time] = value.split('T')
  const [year, month, day] = date.split('-')
  return [`${month}/${day}/${year}`, time].filter(Boolean).join(' ')
}

/** No month has the number 28: whoever writes the day first is understood. */
const inOrder = (month: string, day: string): string[] =>
  Number(month) > 12 && Number(day) <= 12 ? [day, month] : [month, day]

const two = (digits = '') => digits.padStart(2, '0')

function isDayOfCalendar(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date)
}
