import type { PayChoice as CoreChoice } from '@wasl/contracts/values/offer'
import type { PayChoice } from '@wasl/contracts/values/pay-choice'
import type { MoneyValue } from '@wasl/contracts/values/web'
import type { z } from 'zod'
import { ownPath } from '../answer/address.ts'
import { localised } from './merchant.translate.ts'

export function toPayChoice(choice: z.infer<typeof CoreChoice>): PayChoice {
  const amount = (text: string): MoneyValue => ({ amount: text, currency: choice.currency_code })
  return {
    gatewayCode: choice.gateway_code,
    gateway: { en: choice.gateway_en || choice.gateway, ar: choice.gateway_ar || choice.gateway },
    logoUrl: ownPath(choice.logo_url),
    base: amount(choice.base_amount),
    fee: amount(choice.fee),
    delivery: amount(choice.delivery_charges),
    total: amount(choice.amount),
    buttonVerb: {
      en: choice.button_verb_en || choice.button_verb,
      ar: choice.button_verb_ar || choice.button_verb,
    },
    nextStep: localised(choice.next_step_en, choice.next_step_ar),
    ...(choice.redirect_origins.length > 0 && { redirectOrigins: choice.redirect_origins }),
  }
}
