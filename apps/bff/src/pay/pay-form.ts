import type { Locale } from '@wasl/domain/locale'
import type { Context } from 'hono'
import { z } from 'zod'
import type { BffEnv, Clock } from '../bff-env.ts'
import { CoreFailure } from '../core/core-failure.ts'
import { isPublicId } from '../answer/public-id.ts'
import { ownProblem, problemText, type Speaking } from '../answer/problem.ts'
import { readPlainForm } from '../pages/read-plain-form.ts'
import type { FormNotice } from '@wasl/web/base/page-data.ts'
import { askChoices } from './ask-choices.ts'
import { DeliveryForm, pressDelivery, typedDelivery } from './delivery/delivery-form.ts'
import type { FormMemory, StoredNotice } from './form-memory.ts'
import { readFormToken, type FormToken } from './form-token.ts'
import { startPayment, type PayAnswer } from './start-payment.ts'
import type { CoreApi } from '../core/core-client.ts'
import { loadMerchant, nextRulesOf } from '../core/load-merchant.ts'
import { loadPayPage } from './load-pay-page.ts'
import { readTypedAmount } from '@wasl/domain/digits'
import { decimalText, parseAmount } from '@wasl/domain/money'

export type PayFormOptions = { readonly secret: string; readonly clock: Clock; readonly memory: FormMemory }

/** Pressed on the step before: where to deliver. */
const Delivery = DeliveryForm.extend({ step: z.literal('delivery') })

/** The fields of the pay form as a browser without our script sends them. */
const PayForm = z.object({
  token: z.string().max(2_048),
  gatewayCode: z.string().max(64).default(''),
  amount: z.string().max(32).default(''),
  customerAdditionalPhone: z.string().max(32).default(''),
  termsVersion: z
    .string()
    .regex(/^\d{1,9}$/)
    .optional(),
  delivery: DeliveryForm.nullable().default(null),
})
type PayForm = z.infer<typeof PayForm>

/**
 * `POST /bff/pay/:id/form` (product.md 4): pays and sends the browser to the bank, or back to the page with a notice. An
 * edited amount is first shown with its fees; a token that was used leads to where its payment stands.
 */
export const payForm = (options: PayFormOptions) => async (c: Context<BffEnv, '/bff/pay/:id/form'>) => {
  const id = c.req.param('id')
  const form = await readForm(c)
  if (form === null || !isPublicId(id))
    return c.json(ownProblem('badRequest', speaking(c, c.get('language'))), 400)
  const token = readFormToken(form.token, {
    transactionId: id,
    secret: options.secret,
    now: options.clock.now(),
  })
  if (!token.ok) {
    const notice = ownNotice(form, problemText('formExpired', c.get('language')), { code: 'formExpired' })
    return backToPage(c, options.memory, { id, page: pagePath(c.get('language'), id), notice })
  }
  return press(c, options, { form, token: token.value })
}

/** `GET` of the same address: a reload or a bookmark. */
export const payFormAddress = (c: Context<BffEnv, '/bff/pay/:id/form'>) =>
  c.redirect(pagePath(c.get('language'), c.req.param('id')), 303)

async function press(
  c: Context<BffEnv>,
  { memory }: PayFormOptions,
  { form, token }: { form: PayForm; token: FormToken },
) {
  const core = c.get('core')
  const { transactionId: id, locale, page, idempotencyKey, shown, fixed = null } = token
  const to = speaking(c, locale)
  const back = (notice: FormNotice, keepKey = false) =>
    backToPage(c, memory, { id, page, notice, ...(keepKey && { idempotencyKey }) })
  if (form.delivery) {
    const pressed = { id, form: form.delivery, ownOrigin: c.get('origin'), to }
    const notice = await pressDelivery(core, pressed)
    return notice ? back(notice) : c.redirect(`${page}?step=pay`, 303)
  }
  const amount = shown && typedAmount(form.amount, shown)

  const earlier = memory.pressOf(idempotencyKey)
  if (earlier) {
    const isSame = earlier.gatewayCode === form.gatewayCode && earlier.amount === amount
    const url = await trueState(core, { id, led: isSame ? earlier.led : null, ownOrigin: c.get('origin') })
    return c.redirect(url ?? page, 303)
  }
  if (shown && amount !== null && amount !== shown.amount) {
    const answer = await askChoices(core, { id, amount, to })
    if (answer.kind === 'refused') return back(refusalNotice(form, null, answer.refusal.body))
    return back(ownNotice(form, problemText('amountChanged', locale), { code: 'amountChanged', amount }))
  }
  if (form.gatewayCode === '') {
    const message = problemText('chooseGateway', locale)
    return back(
      ownNotice(form, message, { code: 'invalid', amount, fieldErrors: { gatewayCode: [message] } }),
    )
  }
  const command = commandOf(form, amount ?? fixed, locale)
  const paying = startPayment(core, { id, idempotencyKey, command, to })
  memory.remember(idempotencyKey, { gatewayCode: form.gatewayCode, amount, led: whereItLed(paying) })
  try {
    const answer = await paying
    if (answer.kind === 'redirect') return c.redirect(answer.url, 303)
    return back(refusalNotice(form, amount, answer.refusal.body))
  } catch (error) {
    if (!(error instanceof CoreFailure)) throw error
    // Nobody knows whether the press arrived: the same key may be pressed again, and finds the same attempt.
    memory.forget(idempotencyKey)
    return back(ownNotice(form, problemText('unavailable', locale), { code: 'unavailable', amount }), true)
  }
}

async function readForm(c: Context<BffEnv>): Promise<PayForm | null> {
  const given = await readPlainForm(c)
  if (given === null) return null
  const fields = Object.fromEntries(given)
  const delivery = Delivery.safeParse(fields)
  const parsed = PayForm.safeParse({ ...fields, delivery: delivery.success ? delivery.data : null })
  return parsed.success && (delivery.success || fields['step'] === undefined) ? parsed.data : null
}

const commandOf = (form: PayForm, amount: string | null, locale: Locale) => ({
  gatewayCode: form.gatewayCode,
  amount,
  customerAdditionalPhone: form.customerAdditionalPhone.trim() || null,
  termsVersion: form.termsVersion === undefined ? null : Number(form.termsVersion),
  locale,
})

async function whereItLed(paying: Promise<PayAnswer>): Promise<string | null> {
  try {
    const answer = await paying
    return answer.kind === 'redirect' ? answer.url : null
  } catch {
    return null
  }
}

type Way = Omit<StoredNotice, 'transactionId' | 'idempotencyKey'> & {
  id: string
  page: string
  idempotencyKey?: string
}

function backToPage(c: Context<BffEnv>, memory: FormMemory, { id, page, notice, idempotencyKey }: Way) {
  const key = memory.keepNotice({ transactionId: id, notice, idempotencyKey: idempotencyKey ?? null })
  return c.redirect(`${page}?notice=${key}`, 303)
}

const ownNotice = (
  form: PayForm,
  message: string,
  more: Partial<FormNotice> & { code: string },
): FormNotice => ({
  message,
  fieldErrors: {},
  amount: form.amount || null,
  gatewayCode: form.gatewayCode || null,
  ...sentBeside(form),
  ...(form.delivery && { delivery: typedDelivery(form.delivery) }),
  ...more,
})

/** `amount` as it was understood, or null for a refused one, which stays as it was typed. */
const refusalNotice = (
  form: PayForm,
  amount: string | null,
  problem: { code: string; message: string; fieldErrors?: Record<string, string[]> | undefined },
): FormNotice => ({
  code: problem.code,
  message: problem.message,
  fieldErrors: problem.fieldErrors ?? {},
  amount: amount ?? (form.amount || null),
  gatewayCode: form.gatewayCode || null,
  ...sentBeside(form),
})

const sentBeside = ({ customerAdditionalPhone, termsVersion }: PayForm) => ({
  ...(customerAdditionalPhone && { customerAdditionalPhone }),
  ...(termsVersion !== undefined && { termsVersion: Number(termsVersion) }),
})

const pagePath = (locale: Locale, id: string): string => `/${locale}/pay/${encodeURIComponent(id)}`

const speaking = (c: Context<BffEnv>, language: Locale): Speaking => ({
  language,
  requestId: c.get('requestId'),
})

/** Where a second press of one form belongs: to the bank while the payment is open there, else (null) to the page. */
async function trueState(
  core: CoreApi,
  { id, led, ownOrigin }: { id: string; led: Promise<string | null> | null; ownOrigin: string },
): Promise<string | null> {
  const url = await led
  if (!url) return null
  const rules = loadMerchant(core).then((merchant) => nextRulesOf(merchant, ownOrigin))
  const load = await loadPayPage(core, id, rules)
  return load.kind === 'payable' && load.page.liveAttemptId !== null ? url : null
}

/**
 * What was typed as decimal text; an empty field means the amount that was shown (S1 §5). What cannot be read stays as
 * it was typed, for the core to refuse in its own words.
 */
function typedAmount(typed: string, shown: { amount: string; currency: string }): string {
  if (typed.trim() === '') return shown.amount
  const read = readTypedAmount(typed, shown.currency)
  if (read.kind === 'ambiguous') return typed
  const amount = parseAmount(read.text, shown.currency)
  return amount.ok ? decimalText(amount.value) : typed
}
