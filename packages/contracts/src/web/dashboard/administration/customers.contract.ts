import type { z } from 'zod'
import { customersContract as core } from '../../../core/dashboard/administration/customers.contract.ts'
import { webOf, type Web } from '../../../web-of.ts'

export const customersContract = webOf(core, '/dashboard')

export type FoundCustomer = Web<z.infer<(typeof core)['find']['responses'][200]>>['results'][number]
export type StoredCustomer = Web<z.infer<(typeof core)['show']['responses'][200]>>
export type Erasures = Web<z.infer<(typeof core)['erasures']['responses'][200]>>
