import type { z } from 'zod'
import { apiKeysContract as core } from '../../../core/dashboard/administration/api-keys.contract.ts'
import { webOf, type Web } from '../../../web-of.ts'

export const apiKeysContract = webOf(core, '/dashboard')

export type ApiKeys = Web<z.infer<(typeof core)['list']['responses'][200]>>
export type ApiKey = ApiKeys['results'][number]
