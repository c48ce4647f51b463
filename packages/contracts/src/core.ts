import { initContract } from '@ts-rest/core'
import { payContract } from './core/pay/routes.contract.ts'

/** The core API below `/api/v1` (S1 §7). The only file that lists every slice. */
export const coreContract = initContract().router({ pay: payContract }, { pathPrefix: '/api/v1' })
