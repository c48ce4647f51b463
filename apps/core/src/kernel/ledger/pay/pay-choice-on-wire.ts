import type { PayChoice } from '@wasl/contracts/values/offer'
import { decimalText } from '@wasl/domain/money'
import { pick, type Locale } from '@wasl/domain/locale'
import type { z } from 'zod'
import { ownOrigins } from '../../gateways/redirect-origins.ts'
import type { Offer } from './offers.domain.ts'
import type { GatewayRow } from '../../merchants/gateways.store.ts'

/** S1 §3 "Pay choice". */
export function payChoice(
  { gateway, base, delivery, fee, total }: Offer<GatewayRow>,
  language: Locale,
): z.input<typeof PayChoice> {
  return {
    gateway_code: gateway.code,
    gateway: pick({ en: gateway.nameEn, ar: gateway.nameAr }, language),
    gateway_en: gateway.nameEn,
    gateway_ar: gateway.nameAr,
    value: gateway.code,
    logo_url: gateway.logoUrl,
    currency_code: base.currency,
    base_amount: decimalText(base),
    amount: decimalText(total),
    fee: decimalText(fee),
    delivery_charges: decimalText(delivery),
    button_verb: pick({ en: gateway.verbEn, ar: gateway.verbAr }, language),
    button_verb_en: gateway.verbEn,
    button_verb_ar: gateway.verbAr,
    redirect_origins: ownOrigins(gateway.settings) ?? [],
    next_step_en: gateway.nextStepEn || null,
    next_step_ar: gateway.nextStepAr || null,
  }
}
