import type { z } from 'zod'
import { rolesContract as core } from '../../../core/dashboard/administration/roles.contract.ts'
import { webOf, type Web } from '../../../web-of.ts'

export const rolesContract = webOf(core, '/dashboard')

export type Roles = Web<z.infer<(typeof core)['list']['responses'][200]>>
export type Role = Roles['results'][number]
export type NewRole = Web<z.infer<(typeof core)['create']['body']>>
