import { z } from 'zod'
import { staff } from '../../../access.ts'

/** For staff who manage the shop (commerce.md D53). */
export const managed = staff({ permissions: ['catalogue.manage'], section: 'catalogue' })
export const shopPath = '/plugins/catalogue/dashboard'

export const Query = z.strictObject({ json: z.string().optional(), format: z.string().optional() })

export const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^[^\p{Cc}]*$/u)

export const Choice = z.object({ value: z.string(), name_en: z.string(), name_ar: z.string() })
