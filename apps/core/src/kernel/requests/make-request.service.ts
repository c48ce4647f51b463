import type { CreatedRequest, CreatingPlugin, NewRequest } from '@wasl/contracts/core/pay/requests.contract'
import type { Locale } from '@wasl/domain/locale'
import { decimalText, money } from '@wasl/domain/money'
import type { z } from 'zod'
import { recordAudit, type AuditEntry } from '../audit/audit.store.ts'
import { insertCheckoutSession } from '../checkout/checkout.store.ts'
import type { ScenarioJudge } from '../gateways/sandbox/scenario-judge.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { mostNamed } from '../ledger/pay/offers.domain.ts'
import { pauseAt, pausedBy } from '../ledger/pay/pay.domain.ts'
import {
  findDefaultUnit,
  findMerchant,
  findUnit,
  saveCustomer,
  type Merchant,
  type Unit,
} from '../merchants/merchants.store.ts'
import type { Staff } from '../people/staff.ts'
import { keepRequestServer } from '../webhooks/request-server.service.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { newPublicId } from '../../platform/ids.ts'
import type { TargetRules } from '../../platform/outbound/target.ts'
import { issueCode, pairOf } from '../codes/code.service.ts'
import type { CodeHashes } from '../codes/code-hash.ts'
import { findReferrer } from '../codes/code.store.ts'
import { payerPageUrl } from '../checkout/pay-origin.ts'
import { NotMade, notMade } from './not-made.ts'
import { readRequest, type ReadRequest } from './read-request.ts'
import { ledgerProblem } from './request-refusal.ts'
import { findNamedFile } from '../merchants/files.store.ts'
import { findOwnFields } from '../merchants/own-fields.store.ts'

export type RequestDeps = {
  db: Db
  clock: Clock
  ledger: Ledger
  hashes: CodeHashes
  targets: TargetRules
  /** Only where a request may say what the sandbox bank does with it. */
  knowsScenario?: ScenarioJudge | null
}

/** Who asks: one door for servers and staff, and what is written of either. */
export type Asker = {
  /** Stands on the request for good. */
  initiator: string
  /** An idempotency key means something only together with whose it is. */
  claims: string
  /** Of staff, and of a server that makes more than a request. */
  audit?: Pick<AuditEntry, 'actor' | 'requestId' | 'sessionId'>
}

/** With the id of its request where what it does is written down; a request of money names its server by itself. */
export const askedByKey = (keyId: string, requestId?: string): Asker => ({
  initiator: `api:${keyId}`,
  claims: keyId,
  ...(requestId !== undefined && { audit: { actor: `api:${keyId}`, requestId } }),
})

export const askedByStaff = ({ userId, username, sessionId }: Staff, requestId: string): Asker => ({
  initiator: username,
  claims: `staff ${userId}`,
  audit: { actor: username, requestId, sessionId },
})

export type CreateRequest = {
  merchantId: number
  by: Asker
  plugin: CreatingPlugin | 'customer_payment' | 'bulk'
  wish: NewRequest
  /** What the key stands for, where the wish says more than was asked. */
  asked?: object
  idempotencyKey: string
  origin: string
  /** The file it came from. */
  bulk?: { id: string; name: string }
  /** The reusable link it is paid by. */
  linkId?: number
  /** The network of the payer who makes it. */
  madeFrom?: string | null
  /** Whether it may be made, asked where no key has made it yet; throws where not. */
  admit?: (tx: Tx) => Promise<void>
  /** What is written together with the transaction. */
  beside?: (tx: Tx, made: { id: number; publicId: string }) => Promise<void>
}

export type Created = z.input<typeof CreatedRequest>

/** `draw` names the code that was drawn, which nothing keeps. */
export type MadeRequest = { created: Omit<Created, 'code'>; draw: number | null }

/** A transaction with its customer, its session and its code, in the caller's transaction. */
export async function makeRequest(tx: Tx, deps: RequestDeps, command: CreateRequest): Promise<MadeRequest> {
  const { merchantId, plugin, wish, origin } = command
  const now = deps.clock.now()
  const merchant = await findMerchant(tx, merchantId)
  if (!merchant?.plugins.includes(plugin)) throw new NotMade({ kind: 'pluginNotFound' })
  const unit = await unitOf(tx, command)
  if (!unit) return notMade({ field: 'unit_code', says: 'request.unitUnknown' })
  const pause = pauseAt([merchant, unit], now)
  if (pause) throw new NotMade(pausedBy(pause))
  const { targets, knowsScenario = null } = deps
  const read = readRequest(wish, { plugin, merchant, now, origin, targets, knowsScenario })
  if (!read.ok) return notMade(...read.error)
  if (isNamedByNobody(command) && read.value.amount.minor > mostNamed)
    return notMade({
      field: 'amount',
      says: 'pay.amountTooHigh',
      limit: money(mostNamed, wish.currency_code),
    })
  const language = languageOf(wish, merchant)
  const { id, publicId, createdAt } = await write(tx, deps, { command, read: read.value, unit, language })
  await command.beside?.(tx, { id, publicId })
  const hasSession = plugin === 'e_commerce' || plugin === 'shopify'
  const sessionId = hasSession ? newPublicId() : null
  if (sessionId !== null)
    await insertCheckoutSession(tx, { merchantId, publicId: sessionId, transactionId: id, createdAt: now })
  const draw = await pair(tx, deps, { command, merchant, read: read.value, transaction: { id, publicId } })
  return {
    draw,
    created: {
      id: publicId,
      plugin,
      state: 'created',
      amount: decimalText(read.value.amount),
      currency_code: wish.currency_code,
      order_no: wish.order_no ?? null,
      expiration_time: read.value.expiresAt.toISOString(),
      session_id: sessionId,
      checkout_url: payerPageUrl({ origin, language }, { publicId, plugin, sessionId }),
      created: createdAt.toISOString(),
    },
  }
}

/** On a collect page the payer says what is paid; whoever signs in there is written down. */
const isNamedByNobody = ({ plugin, by }: CreateRequest): boolean =>
  plugin === 'customer_payment' && by.audit === undefined

type Writing = { command: CreateRequest; read: ReadRequest; unit: Unit; language: Locale }

async function write(tx: Tx, { ledger, clock }: RequestDeps, { command, read, unit, language }: Writing) {
  const { merchantId, plugin, wish, by } = command
  const fieldLabels = await labelsOf(tx, { merchantId, plugin }, wish.merchant_details ?? {})
  const server = read.webhookUrl && { merchantId, url: read.webhookUrl, now: clock.now() }
  const unheard = server && (await keepRequestServer(tx, server))
  if (unheard) return notMade({ field: 'webhook_url', says: `request.webhook.${unheard}` })
  const attachmentId = await fileOf(tx, { merchantId, file: wish.attachment })
  const customerId = read.customer && (await saveCustomer(tx, { merchantId, ...read.customer }))
  const made = await ledger.createTransactionIn(tx, {
    merchantId,
    plugin,
    unitKey: unit.key,
    amount: read.amount,
    delivery: read.delivery,
    minimumAmount: read.minimumAmount,
    maximumAmount: read.maximumAmount,
    pgCodes: wish.pg_codes,
    expiresAt: read.expiresAt,
    customerId,
    orderNo: wish.order_no ?? null,
    editableAmount: wish.has_editable_amount ?? false,
    language,
    initiator: by.initiator,
    descriptionEn: wish.description_en ?? '',
    descriptionAr: wish.description_ar ?? '',
    remarks: wish.remarks ?? [],
    ...(read.scenario !== null && { extra: { sandbox_scenario: read.scenario } }),
    merchantFields: wish.merchant_details ?? {},
    fieldLabels,
    promotionalPrice: wish.promotional_price ?? null,
    attachmentId,
    productType: wish.product_type ?? null,
    bulkId: command.bulk?.id ?? null,
    bulkName: command.bulk?.name ?? null,
    linkId: command.linkId ?? null,
    madeFrom: command.madeFrom ?? null,
    terms: wish.terms ?? 'merchant',
    dueAt: read.dueAt,
    asksAdditionalPhone: wish.additional_phone_number ?? false,
    captureAddress: wish.capture_delivery_address ?? false,
    captureLocation: wish.capture_delivery_location ?? false,
    redirectUrl: read.redirectUrl,
    webhookUrl: read.webhookUrl,
    notifications: read.notifications,
  })
  if (!made.ok) return notMade(ledgerProblem(made.error, wish.currency_code))
  if (by.audit) {
    const object = `transaction:${made.value.id}`
    await recordAudit(tx, { ...by.audit, merchantId, action: 'request.created', object }, clock.now())
  }
  return made.value
}

type Pairing = {
  command: CreateRequest
  merchant: Merchant
  read: ReadRequest
  transaction: { id: number; publicId: string }
}

async function pair(
  tx: Tx,
  { hashes, clock }: RequestDeps,
  { command: { merchantId }, merchant, read: { pairing, expiresAt }, transaction }: Pairing,
): Promise<number | null> {
  if (pairing === null) return null
  const place = { merchantId, referrer: pairing.referrer }
  const referrer = await findReferrer(tx, place)
  if (!referrer) return notMade({ field: 'code_referrer', says: 'request.referrerUnknown' })
  const value = pairOf(pairing.pair, { kind: referrer.kind, country: merchant.countryCode })
  if (!value.ok)
    return notMade({
      field: 'code_pair',
      says: value.error === 'phone' ? 'pay.phoneInvalid' : 'request.required',
    })
  const pairHash = hashes.ofPair(place, value.value)
  const issued = { ...place, pairHash, expiresAt, now: clock.now(), transaction }
  return (await issueCode(tx, hashes, issued)).draw
}

export const unitOf = (
  tx: Tx,
  { merchantId, wish }: { merchantId: number; wish: Pick<NewRequest, 'unit_code'> },
): Promise<Unit | null> =>
  wish.unit_code === undefined
    ? findDefaultUnit(tx, merchantId)
    : findUnit(tx, { merchantId, key: wish.unit_code })

const languageOf = ({ language }: NewRequest, { defaultLanguage }: Merchant): Locale =>
  language ?? (defaultLanguage === 'ar' ? 'ar' : 'en')

async function fileOf(
  tx: Tx,
  { merchantId, file }: { merchantId: number; file: string | undefined },
): Promise<string | null> {
  if (file === undefined) return null
  const found = await findNamedFile(tx, { merchantId, named: file })
  return found ? found.id : notMade({ field: 'attachment', says: 'request.fileUnknown' })
}

/** What the merchant calls their own fields today, so that the bill reads the same when they call them otherwise. */
async function labelsOf(
  tx: Tx,
  of: { merchantId: number; plugin: string },
  fields: Readonly<Record<string, string>>,
): Promise<Record<string, { en: string; ar: string }>> {
  if (Object.keys(fields).length === 0) return {}
  const own = await findOwnFields(tx, of)
  return Object.fromEntries(
    own.filter(({ name }) => Object.hasOwn(fields, name)).map(({ name, en, ar }) => [name, { en, ar }]),
  )
}
