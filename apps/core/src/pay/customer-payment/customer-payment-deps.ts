import type { Gateways } from '../../kernel/gateways/registry.ts'
import type { RequestDeps } from '../../kernel/requests/make-request.service.ts'

export type CustomerPaymentDeps = RequestDeps & { gateways: Gateways }
