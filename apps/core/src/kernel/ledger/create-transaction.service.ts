import { isPositive, money, type Money } from '@wasl/domain/money'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { constraintOf, isUniqueViolation } from '../../platform/db/database-errors.ts'
import type { Tx } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { writeNotice, type Notice } from '../notices/notices.store.ts'
import { transactionAggregate } from './evidence/evidence-notice.ts'
import { findGateways } from '../merchants/gateways.store.ts'
import type { LedgerDeps } from './ledger-deps.ts'
import type { paymentTransaction } from './ledger.schema.ts'
import { offersFor, tooLarge } from './pay/offers.domain.ts'
import type { Source } from './source.ts'
import { insertTransaction } from './transaction.store.ts'

type Columns = typeof paymentTransaction.$inferInsert

export type CreateTransaction = {
  merchantId: number
  plugin: string
  unitKey: string
  amount: Money
  /** Included in the amount. */
  delivery?: Money
  pgCodes: readonly string[]
  expiresAt: Date | null
  minimumAmount?: Money | null
  maximumAmount?: Money | null
  source?: Source
  /** Seeds name their ids; others get a random one. */
  publicId?: string
} & Pick<
  Columns,
  | 'customerId'
  | 'orderNo'
  | 'editableAmount'
  | 'operation'
  | 'language'
  | 'initiator'
  | 'descriptionEn'
  | 'descriptionAr'
  | 'remarks'
  | 'extra'
  | 'merchantFields'
  | 'fieldLabels'
  | 'productType'
  | 'bulkId'
  | 'bulkName'
  | 'linkId'
  | 'madeFrom'
  | 'terms'
  | 'dueAt'
  | 'promotionalPrice'
  | 'asksAdditionalPhone'
  | 'attachmentId'
  | 'nextUrl'
  | 'redirectUrl'
  | 'webhookUrl'
  | 'notifications'
  | 'captureAddress'
  | 'captureLocation'
  | 'firstPopupEn'
  | 'firstPopupAr'
  | 'secondPopupEn'
  | 'secondPopupAr'
>

export type CreateRefusal =
  | 'amountNotPositive'
  | 'amountTooLarge'
  | 'deliveryOutOfRange'
  | 'limitsContradict'
  | 'currencyMixed'
  | 'expiryInPast'
  /** A named gateway does not exist, or none accepts the currency. */
  | 'gatewayUnknown'
  | 'gatewayCurrency'
  /** The gateways are switched off, not offered at this unit, or not for this amount. */
  | 'gatewayClosed'
  | 'orderNoTaken'
  | 'publicIdTaken'

type Created = Result<{ id: number; publicId: string; createdAt: Date }, CreateRefusal>

export const createTransaction =
  (deps: LedgerDeps) =>
  async (command: CreateTransaction): Promise<Created> => {
    try {
      return await inTransaction(deps.db, (tx) => createTransactionIn(deps)(tx, command))
    } catch (error) {
      const taken = takenBy(error)
      if (taken) return refused(taken)
      throw error
    }
  }

/** Part of a larger write, which fails as a whole if an id or order number is taken. `takenBy` reads that error. */
export const createTransactionIn =
  (deps: LedgerDeps) =>
  async (tx: Tx, command: CreateTransaction): Promise<Created> => {
    const now = deps.clock.now()
    const problem = (await termsProblem(tx, command)) ?? expiryProblem(command, now)
    if (problem) return refused(problem)
    const publicId = command.publicId ?? deps.ids.publicId()
    const { id } = await insertTransaction(tx, columnsOf(command, { publicId, now }))
    await writeNotice(tx, createdNotice(command, { id, publicId }), now)
    return accepted({ id, publicId, createdAt: now })
  }

type Terms = Pick<
  CreateTransaction,
  'merchantId' | 'unitKey' | 'pgCodes' | 'amount' | 'delivery' | 'minimumAmount' | 'maximumAmount'
>

/** Checks terms without creating anything. Returns what `createTransaction` would refuse. */
export const termsProblem = async (tx: Tx, terms: Terms): Promise<CreateRefusal | null> =>
  amountProblem(terms) ?? (await gatewayProblem(tx, terms))

const createdNotice = (
  { merchantId, plugin }: CreateTransaction,
  { id, publicId }: { id: number; publicId: string },
): Notice => ({
  merchantId,
  topic: 'transaction.created',
  aggregate: transactionAggregate(id),
  dedupeKey: `transaction.created:${id}`,
  payload: { transaction: publicId, plugin, state: 'created' },
})

function amountProblem({ amount, delivery, minimumAmount, maximumAmount }: Terms): CreateRefusal | null {
  const others = [delivery, minimumAmount, maximumAmount].filter(
    (part) => part !== undefined && part !== null,
  )
  if (others.some(({ currency }) => currency !== amount.currency)) return 'currencyMixed'
  if (!isPositive(amount)) return 'amountNotPositive'
  if (amount.minor >= tooLarge(amount.currency)) return 'amountTooLarge'
  if (delivery && (delivery.minor < 0 || delivery.minor > amount.minor)) return 'deliveryOutOfRange'
  const least = minimumAmount?.minor ?? 1
  const most = maximumAmount?.minor ?? amount.minor
  return least < 1 || least > most || (maximumAmount && most < amount.minor) ? 'limitsContradict' : null
}

const expiryProblem = ({ expiresAt }: CreateTransaction, now: Date): CreateRefusal | null =>
  expiresAt !== null && expiresAt <= now ? 'expiryInPast' : null

async function gatewayProblem(
  tx: Tx,
  { merchantId, unitKey, pgCodes, amount, delivery }: Terms,
): Promise<CreateRefusal | null> {
  const gateways = await findGateways(tx, { merchantId, codes: pgCodes })
  if (pgCodes.length === 0 || gateways.length !== new Set(pgCodes).size) return 'gatewayUnknown'
  const { currency } = amount
  const choices = gateways.filter(({ wallet, currencies }) => !wallet && currencies.includes(currency))
  if (choices.length === 0) return 'gatewayCurrency'
  const terms = { unitKey, currency, amount: amount.minor, delivery: delivery?.minor ?? 0, pgCodes }
  return offersFor(terms, choices, amount).length === 0 ? 'gatewayClosed' : null
}

function columnsOf(command: CreateTransaction, { publicId, now }: { publicId: string; now: Date }): Columns {
  const { amount, delivery, minimumAmount, maximumAmount, source, pgCodes, ...rest } = command
  money(amount.minor, amount.currency)
  return {
    ...rest,
    publicId,
    pgCodes: [...pgCodes],
    currency: amount.currency,
    amount: amount.minor,
    delivery: delivery?.minor ?? 0,
    minimumAmount: minimumAmount?.minor ?? null,
    maximumAmount: maximumAmount?.minor ?? null,
    stateSource: source ?? 'merchant',
    stateChangedAt: now,
    createdAt: now,
    expiryDueAt: command.expiresAt,
  }
}

export function takenBy(error: unknown): Extract<CreateRefusal, 'orderNoTaken' | 'publicIdTaken'> | null {
  if (!isUniqueViolation(error)) return null
  return constraintOf(error) === 'transaction_order_no' ? 'orderNoTaken' : 'publicIdTaken'
}
