import type { NewLinkPayment } from '@wasl/contracts/core/pay/links.contract'
import type { NewRequest } from '@wasl/contracts/values/new-request'
import type { Localised } from '@wasl/domain/locale'
import { decimalText, money, type Money } from '@wasl/domain/money'
import { linkStateAt, mostUnpaid, paymentLifeMs, type LinkAsk } from '@wasl/domain/payment-link'
import { refused, type Result } from '@wasl/domain/result'
import type { AmountRefusal } from '../../kernel/ledger/pay/offers.domain.ts'
import { countUnpaidLike, findLink, lockLink, usesOf, type LinkRow } from '../../kernel/links/links.store.ts'
import type { Tx } from '../../platform/db/db.ts'
import { createRequest } from '../../kernel/requests/create-request.service.ts'
import type { Created, RequestDeps } from '../../kernel/requests/make-request.service.ts'
import { NotMade } from '../../kernel/requests/not-made.ts'
import type { ClosedLink, FieldProblem, RequestRefusal } from '../../kernel/requests/request-refusal.ts'
import { readAmountToPay } from '../typed-amount.ts'

export type PayByLink = {
  merchantId: number
  publicId: string
  payer: NewLinkPayment
  idempotencyKey: string
  origin: string
  payerNetwork: string | null
}

export type PayByLinkRefusal =
  | RequestRefusal
  | { kind: 'notFound' }
  | { kind: 'amount'; refusal: AmountRefusal; currency: string }

/** A payer says who they are, and is made a request of their own: an ordinary one, paid as every other. */
export async function payByLink(
  deps: RequestDeps,
  { merchantId, publicId, payer, idempotencyKey, origin, payerNetwork }: PayByLink,
): Promise<Result<{ created: Created; replayed: boolean }, PayByLinkRefusal>> {
  const link = await findLink(deps.db, { merchantId, publicId })
  if (!link) return refused({ kind: 'notFound' })
  const amount = readAmountToPay(payer.amount, link)
  if (!amount.ok) return refused({ kind: 'amount', refusal: amount.error, currency: link.currency })
  const problems = missing(link, payer)
  if (problems.length > 0) return refused({ kind: 'fields', problems })
  const now = deps.clock.now()
  const initiator = `link:${publicId}`
  return createRequest(deps, {
    merchantId,
    by: { initiator, claims: initiator },
    plugin: 'payment_request',
    wish: requestOf(link, { payer, amount: amount.value, now }),
    asked: payer,
    idempotencyKey,
    origin,
    linkId: link.id,
    madeFrom: payerNetwork,
    admit: (tx) => admitPayer(tx, { merchantId, publicId, now }),
    beside: (tx, { id }) => refuseTooMany(tx, { merchantId, id, now }),
  })
}

type Admitting = { merchantId: number; publicId: string; now: Date }

/** Holds the link's lock until the request is written, so that the next payer counts it. Its place is taken when it is paid. */
async function admitPayer(tx: Tx, { now, ...ref }: Admitting): Promise<void> {
  const link = await lockLink(tx, ref)
  if (!link) throw new Error('a link that was found is not there')
  const state = linkStateAt(link, await usesOf(tx, link), now)
  if (state !== 'open') throw new NotMade({ kind: 'linkClosed', state, message: messageOf(link, state) })
}

async function refuseTooMany(tx: Tx, made: { merchantId: number; id: number; now: Date }): Promise<void> {
  const unpaid = await countUnpaidLike(tx, made)
  if (unpaid.network > mostUnpaid.network || unpaid.phone > mostUnpaid.phone)
    throw new NotMade({ kind: 'tooManyUnpaid' })
}

/** The merchant's own words, where they are about this state: a full link opens again when a place is free. */
export const messageOf = (
  { inactiveMessageEn: en, inactiveMessageAr: ar }: LinkRow,
  state: ClosedLink,
): Localised | null => (state !== 'full' && (en || ar) ? { en: en ?? '', ar: ar ?? '' } : null)

const fieldOf = {
  name: 'customer_name',
  email: 'customer_email',
  phone: 'customer_phone',
} as const satisfies Record<LinkAsk, keyof NewLinkPayment>

const missing = ({ asks }: LinkRow, payer: NewLinkPayment): FieldProblem[] =>
  asks
    .map((ask) => fieldOf[ask])
    .filter((field) => !payer[field]?.trim())
    .map((field) => ({ field, says: 'request.required' }))

type Paying = { payer: NewLinkPayment; amount: Money; now: Date }

/** What the link does not ask is not kept. */
function requestOf(link: LinkRow, { payer, amount, now }: Paying): NewRequest {
  const { expires_in_hours: hours, ...terms } = link.terms
  const said = (ask: LinkAsk) => (link.asks.includes(ask) ? payer[fieldOf[ask]]?.trim() : undefined)
  const [name, email, phone] = [said('name'), said('email'), said('phone')]
  const { language = terms.language } = payer
  return {
    ...terms,
    amount: decimalText(amount),
    currency_code: link.currency,
    unit_code: link.unitKey,
    expiration_time: new Date(now.getTime() + paymentLifeMs(link.maxUses, hours)).toISOString(),
    ...(link.delivery > 0 && { delivery_charges: decimalText(money(link.delivery, link.currency)) }),
    ...(language && { language }),
    ...(name && { customer_first_name: name }),
    ...(email && { customer_email: email }),
    ...(phone && { customer_phone: phone }),
  }
}
