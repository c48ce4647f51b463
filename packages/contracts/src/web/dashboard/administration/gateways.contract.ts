import type { z } from 'zod'
import { gatewaysContract as core } from '../../../core/dashboard/administration/gateways.contract.ts'
import { webOf, type Web } from '../../../web-of.ts'

export const gatewaysContract = webOf(core, '/dashboard')

export type Gateways = Web<z.infer<(typeof core)['list']['responses'][200]>>
export type Gateway = Gateways['results'][number]
export type Terms = Gateway['terms'][number]
export type GatewayWish = Web<z.infer<(typeof core)['change']['body']>>
export type TypedTerms = GatewayWish['terms'][number]
