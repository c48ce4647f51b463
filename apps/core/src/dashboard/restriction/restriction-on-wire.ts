import type { Restriction } from '@wasl/contracts/core/dashboard/restriction.contract'
import { decimalText, money } from '@wasl/domain/money'
import { unlimitedCurrencies } from '@wasl/domain/restriction'
import type { z } from 'zod'
import type { CountedRestriction } from './restrictions.store.ts'

/** `taken`: the currencies that customers can pay in. */
export function restrictionOnWire(
  rule: CountedRestriction,
  taken: readonly string[],
): z.input<typeof Restriction> {
  const { currency } = rule
  const amount = (minor: number | null) =>
    minor === null || currency === null ? null : decimalText(money(minor, currency))
  return {
    id: rule.publicId,
    name: rule.name,
    active: rule.active,
    scope: rule.scope,
    scope_of: rule.scopeOf,
    identifier: rule.identifier,
    list: rule.list,
    currency,
    minimum: amount(rule.minimum),
    maximum: amount(rule.maximum),
    sum_per_day: amount(rule.sumPerDay),
    sum_per_month: amount(rule.sumPerMonth),
    payments_per_day: rule.paymentsPerDay,
    payments_per_month: rule.paymentsPerMonth,
    currencies: rule.currencies,
    gateways: rule.gateways,
    days: rule.days,
    opens: rule.opens,
    closes: rule.closes,
    message_en: rule.messageEn,
    message_ar: rule.messageAr,
    unlimited_currencies: unlimitedCurrencies(rule, taken),
    identifiers: rule.identifiers,
    hits: rule.hits,
    last_hit_at: rule.lastHitAt?.toISOString() ?? null,
    revision: rule.revision,
    created_by: rule.createdBy,
    updated_at: rule.updatedAt.toISOString(),
  }
}
