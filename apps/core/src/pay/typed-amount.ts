import { readTypedAmount } from '@wasl/domain/digits'
import type { Money } from '@wasl/domain/money'
import { refused, type Result } from '@wasl/domain/result'
import { amountToPay, type AmountRefusal, type AmountTerms } from '../kernel/ledger/pay/offers.domain.ts'

/** Arabic digits are digits; an amount that reads two ways (KWD 48,750) is refused, never guessed. Null: none was typed. */
export function plainAmount(
  typed: string | null | undefined,
  currency: string,
): Result<string | null, AmountRefusal> {
  if (typed === null || typed === undefined || typed.trim() === '') return { ok: true, value: null }
  const read = readTypedAmount(typed, currency)
  return read.kind === 'plain' ? { ok: true, value: read.text } : refused({ problem: 'malformed' })
}

export function readAmountToPay(
  typed: string | null | undefined,
  terms: AmountTerms,
): Result<Money, AmountRefusal> {
  const plain = plainAmount(typed, terms.currency)
  return plain.ok ? amountToPay(terms, plain.value) : plain
}
