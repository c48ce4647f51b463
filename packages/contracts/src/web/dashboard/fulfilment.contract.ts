import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { fulfilmentContract as core, RefusedScan } from '../../core/dashboard/fulfilment.contract.ts'
import { Problem } from '../../values/web.ts'
import { webOf, webSchema, type Web } from '../../web-of.ts'

const derived = webOf(core, '/dashboard')

/** A refused scan has its own words and facts; everything else is as at the core. */
export const fulfilmentContract = initContract().router({
  ...derived,
  validate: {
    ...derived.validate,
    responses: { ...derived.validate.responses, 400: z.union([webSchema(RefusedScan), Problem]) },
  },
})

export type EnteredPlace = Web<z.infer<(typeof core)['validate']['responses'][200]>>
export type RefusedPlace = Web<z.infer<typeof RefusedScan>>
export type EventDoors = Web<z.infer<(typeof core)['doors']['responses'][200]>>
