import * as z from 'zod/mini'
import { LocalisedText } from './web.ts'

/** The merchant whose site it is, as every page shows it. */
export const Merchant = z.object({
  title: LocalisedText,
  subheader: z.nullable(LocalisedText),
  legalName: z.nullable(LocalisedText),
  logoUrl: z.nullable(z.string()),
  faviconUrl: z.nullable(z.string()),
  website: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  brand: z.string(),
  timeZone: z.string(),
  /** True if link previews show the amount. */
  amountInPreviews: z.boolean(),
})
export type Merchant = z.infer<typeof Merchant>
