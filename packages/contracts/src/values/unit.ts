import * as z from 'zod/mini'
import { LocalisedText } from './web.ts'

/** The unit that asks for the money, as every page shows it. */
export const Unit = z.object({
  title: LocalisedText,
  logoUrl: z.nullable(z.string()),
  website: z.nullable(z.string()),
  showTitle: z.boolean(),
  headerColor: z.string(),
  social: z.object({
    x: z.nullable(z.string()),
    instagram: z.nullable(z.string()),
    facebook: z.nullable(z.string()),
  }),
})
export type Unit = z.infer<typeof Unit>
