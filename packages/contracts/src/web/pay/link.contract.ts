import * as z from 'zod/mini'
import { LocalisedText, MoneyValue } from '../../values/web.ts'
import { Unit } from '../../values/unit.ts'

export const linkFields = ['amount', 'name', 'email', 'phone'] as const
export type LinkField = (typeof linkFields)[number]

export const linkStates = ['open', 'inactive', 'expired', 'usedUp', 'full', 'paused'] as const

/** The public view of a reusable link. */
export const OpenedLink = z.object({
  id: z.string(),
  state: z.enum(linkStates),
  /** Why the link cannot be paid, in the merchant's words. */
  message: z.nullable(LocalisedText),
  amount: MoneyValue,
  delivery: z.nullable(MoneyValue),
  /** Null if the amount is fixed. */
  editable: z.nullable(z.object({ minimum: z.nullable(MoneyValue), maximum: z.nullable(MoneyValue) })),
  description: LocalisedText,
  asks: z.array(z.enum(['name', 'email', 'phone'])),
  /** Default country of a phone number without one. */
  country: z.string(),
  unit: Unit,
  header: z.object({ languageButton: z.boolean(), social: z.enum(['none', 'header', 'footer']) }),
})
export type OpenedLink = z.infer<typeof OpenedLink>

export type LinkLoad = { kind: 'link'; link: OpenedLink } | { kind: 'notFound' }

/** What a payer enters. Fields that the link does not ask for stay empty. */
export type LinkPayer = Record<LinkField, string>
