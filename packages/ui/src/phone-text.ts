import { normaliseDigits } from './amount-text.ts'

export type PhoneReading = { kind: 'empty' } | { kind: 'number'; value: string } | { kind: 'not-a-number' }

/** Accepts spaces, dashes, brackets and every digit set. A number without + or 00 belongs to `callingCode`. */
export function readPhone(text: string, callingCode: string): PhoneReading {
  const bare = normaliseDigits(text).replace(/[\s()./-]/g, '')
  if (bare === '') return { kind: 'empty' }
  const international = bare.startsWith('+')
    ? bare
    : bare.startsWith('00')
      ? `+${bare.slice(2)}`
      : `+${callingCode}${bare}`
  return /^\+[1-9]\d{7,14}$/.test(international)
    ? { kind: 'number', value: international }
    : { kind: 'not-a-number' }
}
