import type { z } from 'zod'
import { unitsContract as core } from '../../../core/dashboard/administration/units.contract.ts'
import { webOf, type Web } from '../../../web-of.ts'

export const unitsContract = webOf(core, '/dashboard')

export type ManagedUnit = Web<z.infer<(typeof core)['change']['responses'][200]>>
export type UnitWish = Omit<Web<z.infer<(typeof core)['create']['body']>>, 'key'>
