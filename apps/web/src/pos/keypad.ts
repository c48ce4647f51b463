import { normaliseDigits } from '@wasl/domain/digits'

export type Key = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '.' | 'back'

export const keys: readonly Key[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0', 'back']

const mostDigits = 10

/** What a press makes of the amount: never more decimals than the currency has, never two points. */
export function press(typed: string, key: Key, decimals: number): string {
  const text = normaliseDigits(typed).trim()
  if (key === 'back') return text.slice(0, -1)
  if (key === '.') {
    if (decimals === 0 || text.includes('.')) return text
    return text === '' ? '0.' : `${text}.`
  }
  const [whole = '', fraction] = text.split('.')
  if (fraction !== undefined) return fraction.length < decimals ? text + key : text
  if (whole === '0') return key
  return whole.length < mostDigits ? text + key : text
}
