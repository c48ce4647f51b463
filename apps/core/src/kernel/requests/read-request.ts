import type { NewRequest } from '@wasl/contracts/core/pay/requests.contract'
import { decimalsOf, isCurrency, parseAmount, percentOf, type Money } from '@wasl/domain/money'
import { nextTarget } from '@wasl/domain/next-target'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { decimalsRefusal } from '../amounts/decimals-refusal.ts'
import type { ScenarioJudge } from '../gateways/sandbox/scenario-judge.ts'
import { tooLarge } from '../ledger/pay/offers.domain.ts'
import type { Merchant } from '../merchants/merchants.store.ts'
import { type NotificationSettings, defaultSettings } from '../notices/notification-settings.ts'
import { readTarget, type TargetRules } from '../../platform/outbound/target.ts'
import type { FieldProblem } from './request-refusal.ts'
import { isEmail } from '@wasl/domain/email'
import { additionalPhone } from '../checkout/additional-phone.ts'

export type ReadRequest = {
  amount: Money
  delivery: Money
  minimumAmount: Money | null
  maximumAmount: Money | null
  expiresAt: Date
  dueAt: Date | null
  customer: NewCustomer | null
  redirectUrl: string | null
  webhookUrl: string | null
  notifications: NotificationSettings | null
  pairing: { referrer: string; pair: string } | null
  scenario: string | null
}

type Facts = {
  plugin: string
  merchant: Merchant
  now: Date
  origin: string
  targets: TargetRules
  knowsScenario?: ScenarioJudge | null
}

const dayMs = 86_400_000
const defaultLifeMs = dayMs
const longestLifeMs = 366 * dayMs

/** What a merchant's server sent, as values; every field that is wrong is named at once. */
export function readRequest(wish: NewRequest, facts: Facts): Result<ReadRequest, FieldProblem[]> {
  const problems: FieldProblem[] = []
  const keep = <Value>(read: Result<Value, FieldProblem | FieldProblem[]>, otherwise: Value): Value => {
    if (read.ok) return read.value
    problems.push(...[read.error].flat())
    return otherwise
  }
  if (!isCurrency(wish.currency_code))
    return refused([{ field: 'currency_code', says: 'request.currencyUnknown' }])
  const none: Money = { minor: 0, currency: wish.currency_code }
  const amount = keep(readAskedAmount(wish, 'amount'), none)
  const expiresAt = keep(readExpiry(wish, facts.now), facts.now)
  const read: ReadRequest = {
    amount,
    delivery: keep(readOptional(wish, 'delivery_charges'), null) ?? none,
    minimumAmount: keep(readMinimum(wish, amount), null),
    maximumAmount: keep(readLimit(wish, 'maximum_amount'), null),
    expiresAt,
    dueAt: keep(readDue(wish, { now: facts.now, expiresAt }), null),
    customer: keep(readCustomer(wish, facts.merchant.countryCode), null),
    redirectUrl: keep(readRedirect(wish, facts), null),
    webhookUrl: keep(readWebhook(wish, facts), null),
    notifications: keep(readNotifications(wish, facts), null),
    pairing: keep(readPairing(wish), null),
    scenario: keep(readScenario(wish, facts), null),
  }
  if (wish.pg_codes.length === 0) problems.push({ field: 'pg_codes', says: 'request.gatewayRequired' })
  return problems.length > 0 ? refused(problems) : accepted(read)
}

type AmountField = 'amount' | 'delivery_charges' | 'minimum_amount' | 'maximum_amount'

export function readAskedAmount(wish: NewRequest, field: AmountField): Result<Money, FieldProblem> {
  const currency = wish.currency_code
  const parsed = parseAmount((wish[field] ?? '').trim(), currency)
  if (!parsed.ok && parsed.error === 'empty') return refused({ field, says: 'request.required' })
  if (!parsed.ok && parsed.error === 'tooManyDecimals')
    return refused({ field, ...decimalsRefusal(decimalsOf(currency)) })
  if (parsed.ok ? parsed.value.minor >= tooLarge(currency) : parsed.error === 'tooLarge')
    return refused({ field, says: 'pay.amountTooLarge' })
  return parsed.ok && (parsed.value.minor > 0 || field === 'delivery_charges')
    ? parsed
    : refused({ field, says: 'pay.amountNotPositive' })
}

const readOptional = (wish: NewRequest, field: AmountField): Result<Money | null, FieldProblem> =>
  wish[field] === undefined ? accepted(null) : readAskedAmount(wish, field)

function readLimit(
  wish: NewRequest,
  field: 'minimum_amount' | 'maximum_amount',
): Result<Money | null, FieldProblem> {
  if (wish[field] === undefined) return accepted(null)
  return wish.has_editable_amount
    ? readAskedAmount(wish, field)
    : refused({ field, says: 'request.notEditable' })
}

/** A share of the amount, at least the smallest coin of its currency; or a fixed one, never both. */
function readMinimum(wish: NewRequest, amount: Money): Result<Money | null, FieldProblem> {
  const { minimum_percentage: share } = wish
  if (share === undefined) return readLimit(wish, 'minimum_amount')
  const field = 'minimum_percentage'
  if (!wish.has_editable_amount) return refused({ field, says: 'request.notEditable' })
  if (wish.minimum_amount !== undefined) return refused({ field, says: 'request.twoMinimums' })
  const part = percentOf(amount, share * 100)
  return accepted({ ...part, minor: Math.max(1, part.minor) })
}

function readDue(
  { due_datetime }: NewRequest,
  { now, expiresAt }: { now: Date; expiresAt: Date },
): Result<Date | null, FieldProblem> {
  if (due_datetime === undefined) return accepted(null)
  const at = new Date(due_datetime)
  if (at <= now) return refused({ field: 'due_datetime', says: 'request.expiryInPast' })
  return at > expiresAt ? refused({ field: 'due_datetime', says: 'request.dueTooLate' }) : accepted(at)
}

function readExpiry({ expiration_time }: NewRequest, now: Date): Result<Date, FieldProblem> {
  if (expiration_time === undefined) return accepted(new Date(now.getTime() + defaultLifeMs))
  const at = new Date(expiration_time)
  const problem = (says: FieldProblem['says']) => refused({ field: 'expiration_time', says })
  if (at <= now) return problem('request.expiryInPast')
  return at.getTime() - now.getTime() > longestLifeMs ? problem('request.expiryTooLate') : accepted(at)
}

/** Reliability S7: a path of this site or an exact origin of the merchant; there is nobody here to be asked first. */
function readRedirect({ redirect_url }: NewRequest, facts: Facts): Result<string | null, FieldProblem> {
  if (redirect_url === undefined) return accepted(null)
  const rules = { redirectOrigins: facts.merchant.redirectOrigins, ownOrigin: facts.origin }
  const target = nextTarget(redirect_url, rules)
  switch (target?.kind) {
    case 'path':
      return accepted(target.path)
    case 'origin':
      return accepted(target.url)
    case 'interstitial':
    case undefined:
      return refused({ field: 'redirect_url', says: 'request.redirectOrigin' })
  }
}

/** Judged as the address of a merchant's own webhook is; a name is resolved when it is called. */
function readWebhook({ webhook_url }: NewRequest, { targets }: Facts): Result<string | null, FieldProblem> {
  if (webhook_url === undefined) return accepted(null)
  const target = readTarget(webhook_url, targets)
  if (typeof target !== 'string') return accepted(target.url.href)
  return refused({ field: 'webhook_url', says: `webhookTarget.${target}` })
}

function readPairing({
  code_referrer: referrer,
  code_pair: pair,
}: NewRequest): Result<ReadRequest['pairing'], FieldProblem> {
  if (referrer === undefined && pair === undefined) return accepted(null)
  if (referrer === undefined) return refused({ field: 'code_referrer', says: 'request.required' })
  if (pair === undefined) return refused({ field: 'code_pair', says: 'request.required' })
  return accepted({ referrer, pair })
}

/** Refused rather than kept for nobody: where there is no sandbox bank, and where it knows no such scenario. */
function readScenario({ extra }: NewRequest, { knowsScenario }: Facts): Result<string | null, FieldProblem> {
  if (extra === undefined) return accepted(null)
  if (!knowsScenario) return refused({ field: 'extra.sandbox_scenario', says: 'request.noSandbox' })
  if (knowsScenario(extra.sandbox_scenario)) return accepted(extra.sandbox_scenario)
  return refused({ field: 'extra.sandbox_scenario', says: 'request.scenarioUnknown' })
}

type ReadNotificationsFacts = { plugin: string; merchant: Pick<Merchant, 'notifications'> }

/** Who is told what. Further recipients alone hear what the customer hears anyway. */
function readNotifications(
  { notifications, email_recipients: recipients }: NewRequest,
  { plugin, merchant }: ReadNotificationsFacts,
): Result<NotificationSettings | null, FieldProblem> {
  if (recipients !== undefined && !recipients.every((address) => isEmail(address.trim())))
    return refused({ field: 'email_recipients', says: 'request.email' })
  if (notifications === undefined && recipients === undefined) return accepted(null)
  const { email, sms, whatsapp } = notifications ?? merchant.notifications ?? defaultSettings(plugin)
  return accepted({
    ...(email && { email }),
    ...(sms && { sms }),
    ...(whatsapp && { whatsapp }),
    ...(recipients && { emailRecipients: recipients }),
  })
}

type NewCustomer = {
  key: string | null
  nameEn: string | null
  nameAr: string | null
  email: string | null
  phone: string | null
  secondPhone: string | null
}

/** Null where the request says nothing of its payer. A name is kept in the language it is written in. */
function readCustomer(wish: NewRequest, country: string): Result<NewCustomer | null, FieldProblem[]> {
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
