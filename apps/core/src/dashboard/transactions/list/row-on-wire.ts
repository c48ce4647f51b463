import type { OfferedAction } from '@wasl/contracts/core/dashboard/transactions/operation-values.contract'
import type { ChildRow, TransactionRow } from '@wasl/contracts/core/dashboard/transactions/row.contract'
import { Plugin } from '@wasl/contracts/values/plugin'
import { pick, type Locale } from '@wasl/domain/locale'
import { decimalText, money } from '@wasl/domain/money'
import { moneyStatesOf } from '@wasl/domain/money-states'
import { remarkRows } from '@wasl/domain/remarks'
import type { z } from 'zod'
import { automaticActor } from '../../../kernel/ledger/operations/operation.domain.ts'
import type { UnresolvedMoney } from '../../../kernel/ledger/unresolved/unresolved.domain.ts'
import type { Child } from '../operations/children.ts'
import type { FoundAttempt, FoundRow } from '../operations/rows.store.ts'
import { amountsOf } from './amounts.domain.ts'

export type Row = {
  found: FoundRow
  attempts: readonly FoundAttempt[]
  children: readonly Child[]
  actions: readonly OfferedAction[]
  unresolved: UnresolvedMoney | null
}

type Wire = z.input<typeof TransactionRow>

/** S2 §3 "Transaction row". */
export function rowOnWire({ found, attempts, children, actions, unresolved }: Row, language: Locale): Wire {
  const { transaction, gateway, unit, customer } = found
  const text = (minor: number): string => decimalText(money(minor, transaction.currency))
  const amounts = amountsOf(transaction, attempts)
  const winner = attempts.find(({ isWinner }) => isWinner)
  const isPaid = winner !== undefined && amounts.paid > 0
  return {
    id: transaction.publicId,
    plugin: Plugin.parse(transaction.plugin),
    state: transaction.state,
    money_states: moneyStatesOf(transaction.state, winner ?? null),
    gateway_code: transaction.gatewayCode,
    gateway_name: gateway && pick({ en: gateway.nameEn, ar: gateway.nameAr }, language),
    gateway_name_en: gateway?.nameEn ?? null,
    gateway_name_ar: gateway?.nameAr ?? null,
    pg_codes: transaction.pgCodes,
    amount: text(transaction.amount),
    paid_amount: text(amounts.paid),
    original_amount: text(transaction.originalAmount ?? transaction.amount),
    refunded_amount: text(amounts.refunded),
    remaining_amount: text(amounts.remaining),
    fee: text(amounts.fee),
    paid_attempt_fee: amounts.paidAttemptFee === null ? null : text(amounts.paidAttemptFee),
    currency_code: transaction.currency,
    customer_email: customer?.email ?? null,
    customer_phone: customer?.phone ?? null,
    customer_name: customer && inEither(customer.nameEn, customer.nameAr, language),
    customer_name_en: customer?.nameEn ?? null,
    customer_name_ar: customer?.nameAr ?? null,
    created: transaction.createdAt.toISOString(),
    state_changed_at: transaction.stateChangedAt.toISOString(),
    unit: transaction.unitKey,
    unit_title_en: unit.titleEn,
    unit_title_ar: unit.titleAr,
    initiator: transaction.initiator === null ? null : { username: transaction.initiator },
    delivery_location: locationOf(transaction.extra),
    extra: transaction.merchantFields,
    txns: children.map((child) => childOnWire(child, language)),
    seen: transaction.seenAt !== null,
    email_seen: transaction.emailSeenAt !== null,
    disclosed_to_merchant: transaction.disclosedAt !== null,
    product_type: transaction.productType,
    bulk: transaction.bulkId === null ? null : { id: transaction.bulkId, name: transaction.bulkName ?? '' },
    order_no: transaction.orderNo,
    description_en: transaction.descriptionEn,
    description_ar: transaction.descriptionAr,
    remarks: remarksText(transaction.remarks, language),
    remark_rows: transaction.remarks,
    expires: transaction.expiresAt?.toISOString() ?? null,
    seen_at: transaction.seenAt?.toISOString() ?? null,
    email_seen_at: transaction.emailSeenAt?.toISOString() ?? null,
    paid_at: isPaid ? winner.stateChangedAt.toISOString() : null,
    deleted_at: transaction.deletedAt?.toISOString() ?? null,
    language: transaction.language,
    needs_review: transaction.needsReview,
    unresolved: unresolved && {
      amount: unresolved.minor === null ? null : decimalText(money(unresolved.minor, unresolved.currency)),
      currency: unresolved.currency,
      since: unresolved.since.toISOString(),
    },
    track_id: (winner ?? attempts[0])?.trackId ?? null,
    actions: [...actions],
  }
}

const inEither = (en: string | null, ar: string | null, language: Locale): string | null =>
  pick({ en: en ?? '', ar: ar ?? '' }, language) || null

const childOnWire = (child: Child, language: Locale): z.input<typeof ChildRow> => ({
  id: child.publicId,
  operation: child.kind,
  state: child.state,
  amount: decimalText(money(child.amount, child.currency)),
  currency_code: child.currency,
  gateway_code: child.gatewayCode,
  attempt_id: child.attemptId,
  reference: child.gatewayReference,
  initiator: child.actor === automaticActor ? null : { username: child.actor },
  created: child.createdAt.toISOString(),
  state_changed_at: child.stateChangedAt.toISOString(),
  message: inEither(child.messageEn, child.messageAr, language),
})

function locationOf({ delivery_location: at }: Record<string, unknown>): { lat: number; lng: number } | null {
  if (typeof at !== 'object' || at === null || !('lat' in at) || !('lng' in at)) return null
  const { lat, lng } = at
  return typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null
}

type Remarks = FoundRow['transaction']['remarks']

/** S2 §2: `~` between rows, `:` between name and value; a lone row ends in `~`, so that it is a row. */
function remarksText(remarks: Remarks, language: Locale): string | null {
  if (remarks.length === 0) return null
  const plain = (text: string): string => text.replaceAll('~', '-')
  const named = remarks.map(({ label_en: en, label_ar: ar, value }) => ({
    name: pick({ en, ar }, language),
    value,
  }))
  const rows = remarkRows(named).map(
    ({ name, value }) => `${plain(name).replaceAll(':', ' ')}:${plain(value)}`,
  )
  return rows.length === 1 ? `${rows.join('')}~` : rows.join('~')
}
