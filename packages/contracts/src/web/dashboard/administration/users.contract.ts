import type { z } from 'zod'
import { usersContract as core } from '../../../core/dashboard/administration/users.contract.ts'
import { webOf, type Web } from '../../../web-of.ts'

export const usersContract = webOf(core, '/dashboard')

export type UsersPage = Web<z.infer<(typeof core)['list']['responses'][200]>>
export type AdministeredUser = UsersPage['results'][number]
export type NewUser = Web<z.infer<(typeof core)['create']['body']>>
export type SavedUser = Web<z.infer<(typeof core)['create']['responses'][201]>>
