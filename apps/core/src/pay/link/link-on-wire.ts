import type { OpenedLink, PaymentLink } from '@wasl/contracts/core/pay/links.contract'
import type { Locale } from '@wasl/domain/locale'
import { decimalText, money } from '@wasl/domain/money'
import { linkStateAt } from '@wasl/domain/payment-link'
import type { z } from 'zod'
import { headerOf } from '../../kernel/merchants/header-config.domain.ts'
import { unitDetails } from '../../kernel/merchants/unit-on-wire.ts'
import type { ShownLink } from './manage-links.service.ts'
import type { OpenLink } from './open-link.service.ts'

type Here = { origin: string; language: Locale; now: Date }

/** Its address is in the language its payers are asked in, where the link says one. */
export function linkOnWire(link: ShownLink, { origin, language, now }: Here): z.input<typeof PaymentLink> {
  const { terms, currency, uses } = link
  return {
    id: link.publicId,
    link_url: `${origin}/${terms.language ?? language}/link/${link.publicId}`,
    amount: decimalText(money(link.amount, currency)),
    currency_code: currency,
    has_editable_amount: link.editableAmount,
    description_en: terms.description_en ?? '',
    description_ar: terms.description_ar ?? '',
    product_type: terms.product_type ?? null,
    asks: link.asks,
    state: linkStateAt(link, uses, now),
    active: link.active,
    max_uses: link.maxUses,
    paid: uses.paid,
    held: uses.held,
    inactive_message_en: link.inactiveMessageEn,
    inactive_message_ar: link.inactiveMessageAr,
    expiration_time: link.expiresAt?.toISOString() ?? null,
    created_by: link.createdBy,
    created: link.createdAt.toISOString(),
    revision: link.revision,
  }
}

export function openedOnWire(opened: OpenLink): z.input<typeof OpenedLink> {
  const { link, merchant, unit, state, message } = opened
  const { terms } = link
  const text = (minor: number) => decimalText(money(minor, link.currency))
  return {
    id: link.publicId,
    state,
    message,
    amount: text(link.amount),
    currency_code: link.currency,
    delivery_charges: text(link.delivery),
    has_editable_amount: link.editableAmount,
    minimum_amount: link.minimumAmount === null ? null : text(link.minimumAmount),
    maximum_amount: link.maximumAmount === null ? null : text(link.maximumAmount),
    description_en: terms.description_en ?? '',
    description_ar: terms.description_ar ?? '',
    asks: link.asks,
    country: merchant.countryCode,
    unit_details: unitDetails(unit),
    header: headerOf('payment_request', merchant.headerConfig['payment_request']),
  }
}
