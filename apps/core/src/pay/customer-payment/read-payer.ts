import type { NewCustomerPayment } from '@wasl/contracts/core/pay/customer-payment.contract'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { readIdentifier } from '../../kernel/restrictions/identifier.domain.ts'
import type { IdentifierKind } from '@wasl/domain/restriction'
import type { Payer } from '../../kernel/restrictions/restriction.domain.ts'
import type { FieldProblem } from '../../kernel/requests/request-refusal.ts'

/** The form's field for each way of saying who pays. */
export const payerFields = {
  phone: 'customer_phone',
  email: 'customer_email',
  civil_id: 'civil_id',
  customer_id: 'customer_id',
} as const satisfies Record<IdentifierKind, keyof NewCustomerPayment>

const wrong = {
  phone: 'pay.phoneInvalid',
  email: 'request.email',
  civil_id: 'request.civilId',
  customer_id: 'request.customerId',
} as const satisfies Record<IdentifierKind, FieldProblem['says']>

/** Who pays, each way of saying so checked and in one spelling. */
export function readPayer(wish: NewCustomerPayment, country: string): Result<Payer, FieldProblem[]> {
  const problems: FieldProblem[] = []
  const read = (kind: IdentifierKind): string | null => {
    const found = readIdentifier(kind, wish[payerFields[kind]] ?? '', country)
    if (found.ok) return found.value
    problems.push({ field: payerFields[kind], says: wrong[kind] })
    return null
  }
  const payer = {
    phone: read('phone'),
    email: read('email'),
    civil_id: read('civil_id'),
    customer_id: read('customer_id'),
  }
  return problems.length > 0 ? refused(problems) : accepted(payer)
}
