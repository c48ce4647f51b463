import { say } from './in-locale.ts'

/** What a counter says. */
export function leftWords(context: Parameters<typeof say>[0], left: number): string {
  const n = Math.abs(left)
  if (left >= 0) return say(context, n === 1 ? '1 character left' : `${n} characters left`, `المتبقي ${n}`)
  return say(context, n === 1 ? '1 character too many' : `${n} characters too many`, `الزيادة ${n}`)
}
