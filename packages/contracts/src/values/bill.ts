import { z } from 'zod'

export const Remark = z.object({ label_en: z.string(), label_ar: z.string(), value: z.string() })

/** Saved delivery data (S1 §3). `sandbox_scenario` drives the sandbox bank in demo mode only. */
export const Extra = z.strictObject({
  address: z.string().max(64).optional(),
  custom_address: z.string().max(15).optional(),
  type: z.enum(['House', 'Apartment', 'Office']).optional(),
  area: z.string().max(64).optional(),
  block: z.string().max(32).optional(),
  street: z.string().max(64).optional(),
  avenue: z.string().max(64).optional(),
  house_no: z.string().max(32).optional(),
  floor: z.string().max(32).optional(),
  office_no: z.string().max(32).optional(),
  paci_no: z
    .string()
    .regex(/^\d{0,8}$/)
    .optional(),
  special_instructions: z.string().max(256).optional(),
  delivery_location: z
    .strictObject({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })
    .optional(),
  sandbox_scenario: z.string().max(256).optional(),
})

/** Delivery data from a payer. The core refuses the limits of S1 §5 in S1's words; these limits only bound the size. */
export const SentExtra = Extra.omit({ sandbox_scenario: true }).extend({
  custom_address: z.string().max(256).optional(),
  special_instructions: z.string().max(4096).optional(),
  paci_no: z.string().max(64).optional(),
})
