import { isEmail } from '@wasl/domain/email'
import type { NewRequest } from '@wasl/contracts/core/pay/requests.contract'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { additionalPhone } from '../checkout/additional-phone.ts'
import type { FieldProblem } from './request-refusal.ts'

export type NewCustomer = {
  key: string | null
  nameEn: string | null
  nameAr: string | null
  email: string | null
  phone: string | null
  secondPhone: string | null
}

/** Null where the request says nothing of its payer. A name is kept in the language it is written in. */
export function readCustomer(wish: NewRequest, country: string): Result<NewCustomer | null, FieldProblem[]> {
  const name = [wish.customer_first_name, wish.customer_last_name].filter(Boolean).join(' ')
  const isArabic = /\p{Script=Arabic}/u.test(name)
  const email = wish.customer_email?.trim() || null
  const phone = phoneOf(wish.customer_phone, country)
  const secondPhone = phoneOf(wish.customer_phone_2, country)
  const problems: FieldProblem[] = []
  if (email !== null && !isEmail(email)) problems.push({ field: 'customer_email', says: 'request.email' })
  if (!phone.ok) problems.push({ field: 'customer_phone', says: 'pay.phoneInvalid' })
  if (!secondPhone.ok) problems.push({ field: 'customer_phone_2', says: 'pay.phoneInvalid' })
  if (problems.length > 0 || !phone.ok || !secondPhone.ok) return refused(problems)
  const customer = {
    key: wish.customer_id ?? null,
    nameEn: name && !isArabic ? name : null,
    nameAr: name && isArabic ? name : null,
    email,
    phone: phone.value,
    secondPhone: secondPhone.value,
  }
  return accepted(Object.values(customer).some(Boolean) ? customer : null)
}

function phoneOf(typed: string | undefined, country: string) {
  if (!typed?.trim()) return accepted(null)
  return additionalPhone(typed, { asked: true, country })
}
