import type { z } from 'zod'
import { brandContract as core } from '../../../core/dashboard/administration/brand.contract.ts'
import { webOf, type Web } from '../../../web-of.ts'

export const brandContract = webOf(core, '/dashboard')

export type Brand = Web<z.infer<(typeof core)['show']['responses'][200]>>['brand']
