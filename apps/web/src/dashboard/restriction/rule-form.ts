import type { Rule, RuleWish } from '@wasl/contracts/web/dashboard/restriction.contract'
import { normaliseDigits } from '@wasl/domain/digits'

/** The form mirrors what is typed; empty text is no limit. */
export type RuleForm = Omit<
  RuleWish,
  | 'minimum'
  | 'maximum'
  | 'sumPerDay'
  | 'sumPerMonth'
  | 'paymentsPerDay'
  | 'paymentsPerMonth'
  | 'opens'
  | 'closes'
  | 'messageEn'
  | 'messageAr'
> &
  Record<TypedField, string>

type TypedField =
  | 'minimum'
  | 'maximum'
  | 'sumPerDay'
  | 'sumPerMonth'
  | 'paymentsPerDay'
  | 'paymentsPerMonth'
  | 'opens'
  | 'closes'
  | 'messageEn'
  | 'messageAr'

export const emptyRule = (currency: string): RuleForm => ({
  name: '',
  active: true,
  scope: 'all',
  scopeOf: [],
  identifier: 'phone',
  list: 'none',
  currency,
  minimum: '',
  maximum: '',
  sumPerDay: '',
  sumPerMonth: '',
  paymentsPerDay: '',
  paymentsPerMonth: '',
  currencies: [],
  gateways: [],
  days: [],
  opens: '',
  closes: '',
  messageEn: '',
  messageAr: '',
})

export const formOf = (rule: Rule, currency: string): RuleForm => ({
  name: rule.name,
  active: rule.active,
  scope: rule.scope,
  scopeOf: rule.scopeOf,
  identifier: rule.identifier,
  list: rule.list,
  currency: rule.currency ?? currency,
  minimum: rule.minimum ?? '',
  maximum: rule.maximum ?? '',
  sumPerDay: rule.sumPerDay ?? '',
  sumPerMonth: rule.sumPerMonth ?? '',
  paymentsPerDay: String(rule.paymentsPerDay ?? ''),
  paymentsPerMonth: String(rule.paymentsPerMonth ?? ''),
  currencies: rule.currencies,
  gateways: rule.gateways,
  days: rule.days,
  opens: rule.opens ?? '',
  closes: rule.closes ?? '',
  messageEn: rule.messageEn ?? '',
  messageAr: rule.messageAr ?? '',
})

const counted = ['paymentsPerDay', 'paymentsPerMonth'] as const

/** What is no whole number from 1 to 100,000; every digit of every script is a digit. */
export const wrongCounts = (form: RuleForm): string[] =>
  counted.filter((field) => form[field].trim() !== '' && countOf(form[field]) === null)

function countOf(typed: string): number | null {
  const text = normaliseDigits(typed).trim()
  const count = /^\d{1,6}$/.test(text) ? Number(text) : 0
  return count >= 1 && count <= 100_000 ? count : null
}

const said = (typed: string): string | null => (typed.trim() === '' ? null : typed.trim())

export const wishOf = (form: RuleForm): RuleWish => ({
  ...form,
  name: form.name.trim(),
  minimum: said(form.minimum),
  maximum: said(form.maximum),
  sumPerDay: said(form.sumPerDay),
  sumPerMonth: said(form.sumPerMonth),
  paymentsPerDay: countOf(form.paymentsPerDay),
  paymentsPerMonth: countOf(form.paymentsPerMonth),
  opens: said(form.opens),
  closes: said(form.closes),
  messageEn: said(form.messageEn),
  messageAr: said(form.messageAr),
})
