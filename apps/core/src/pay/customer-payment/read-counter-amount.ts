import type { Money } from '@wasl/domain/money'
import type { Result } from '@wasl/domain/result'
import { readAskedAmount } from '../../kernel/requests/read-request.ts'
import type { FieldProblem } from '../../kernel/requests/request-refusal.ts'
import { plainAmount } from '../typed-amount.ts'

type Typed = { amount: string; currency_code: string }

/** As a person types it, unlike what a merchant's server sends. */
export function readCounterAmount(wish: Typed): Result<Money, FieldProblem> {
  const typed = plainAmount(wish.amount, wish.currency_code)
  const amount = typed.ok && typed.value !== null ? typed.value : wish.amount
  return readAskedAmount({ ...wish, amount, pg_codes: [] }, 'amount')
}
