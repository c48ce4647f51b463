import type { z } from 'zod'
import { operationRequestsContract as core } from '../../../core/dashboard/tickets/operation-requests.contract.ts'
import { webOf, type Web } from '../../../web-of.ts'

export const operationRequestsContract = webOf(core, '/dashboard')

export type OperationRules = Web<z.infer<(typeof core)['rules']['responses'][200]>>
