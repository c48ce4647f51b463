import type { NewLinkPayment, OpenedLink as CoreLink } from '@wasl/contracts/core/pay/links.contract'
import type { Locale } from '@wasl/domain/locale'
import type { LinkPayer, OpenedLink } from '@wasl/contracts/web/pay/link.contract'
import type { z } from 'zod'
import { fieldNames } from '../../core/core-problem.ts'
import { toUnit } from '../../core/merchant.translate.ts'

export function toLink(link: z.infer<typeof CoreLink>): OpenedLink {
  const money = (amount: string) => ({ amount, currency: link.currency_code })
  const { minimum_amount: minimum, maximum_amount: maximum } = link
  return {
    id: link.id,
    state: link.state,
    message: link.message,
    amount: money(link.amount),
    delivery: Number(link.delivery_charges) > 0 ? money(link.delivery_charges) : null,
    editable: link.has_editable_amount
      ? {
          minimum: minimum === null ? null : money(minimum),
          maximum: maximum === null ? null : money(maximum),
        }
      : null,
    description: { en: link.description_en, ar: link.description_ar },
    asks: link.asks,
    country: link.country,
    unit: toUnit(link.unit_details),
    header: { languageButton: link.header.language_button, social: link.header.social },
  }
}

/** What was left empty is not said. */
export const fromPayer = ({ amount, name, email, phone }: LinkPayer, language: Locale): NewLinkPayment => ({
  ...(amount.trim() && { amount }),
  ...(name.trim() && { customer_name: name }),
  ...(email.trim() && { customer_email: email }),
  ...(phone.trim() && { customer_phone: phone }),
  language,
})

export const payerField = fieldNames({
  customer_name: 'name',
  customer_email: 'email',
  customer_phone: 'phone',
})
