import type { Locale } from '@wasl/domain/locale'
import { decimalsOf } from '@wasl/domain/money'
import type { PayString } from './pay.strings.ts'
import { payWords } from './pay-words.ts'

/** How many decimals a currency has, as a sentence of its own for each number: the dual has no digit. */
export function decimalsRefusal(currency: string): { says: PayString; values?: { decimals: number } } {
  const decimals = decimalsOf(currency)
  if (decimals === 0) return { says: 'pay.amountWhole' }
  return decimals === 2
    ? { says: 'pay.amountTwoDecimals' }
    : { says: 'pay.amountDecimals', values: { decimals } }
}

export function decimalsText(currency: string, language: Locale): string {
  const { says, values } = decimalsRefusal(currency)
  return payWords(says, language, values)
}
