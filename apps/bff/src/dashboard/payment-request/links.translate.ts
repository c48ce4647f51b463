import type {
  LinkChange as CoreChange,
  NewLink as CoreNew,
  PaymentLink as CoreLink,
} from '@wasl/contracts/core/pay/links.contract'
import type {
  LinkLimits,
  NewLink,
  PaymentLink,
} from '@wasl/contracts/web/dashboard/payment-request/links.contract'
import type { z } from 'zod'
import { webAddress } from '../../address.ts'
import { toCoreFields } from './fields.translate.ts'

export const toPaymentLink = (link: z.infer<typeof CoreLink>): PaymentLink => ({
  id: link.id,
  url: webAddress(link.link_url) ?? '',
  amount: { amount: link.amount, currency: link.currency_code },
  isEditable: link.has_editable_amount,
  description: { en: link.description_en, ar: link.description_ar },
  asks: link.asks,
  state: link.state,
  active: link.active,
  maxUses: link.max_uses,
  paid: link.paid,
  held: link.held,
  inactiveMessageEn: link.inactive_message_en,
  inactiveMessageAr: link.inactive_message_ar,
  expiresAt: link.expiration_time,
  createdBy: link.created_by,
  createdAt: link.created,
  revision: link.revision,
})

export const toNewLink = ({ fields, asks, ...limits }: NewLink): CoreNew =>
  // The contract of the web has checked each value; what is of one payer alone, the core refuses.
  ({ ...toCoreFields(fields), asks, ...toCoreLimits(limits) }) as CoreNew

type Limits = { [Name in keyof LinkLimits]?: LinkLimits[Name] | undefined }

export const toCoreLimits = ({
  maxUses,
  inactiveMessageEn,
  inactiveMessageAr,
  expiresAt,
}: Limits): Omit<CoreChange, 'revision' | 'active'> => ({
  ...(maxUses !== undefined && { max_uses: maxUses }),
  ...(inactiveMessageEn !== undefined && { inactive_message_en: inactiveMessageEn }),
  ...(inactiveMessageAr !== undefined && { inactive_message_ar: inactiveMessageAr }),
  ...(expiresAt !== undefined && { expiration_time: expiresAt }),
})
