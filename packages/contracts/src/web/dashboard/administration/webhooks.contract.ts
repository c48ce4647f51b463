import type { z } from 'zod'
import { webhookAdministrationContract as core } from '../../../core/dashboard/administration/webhooks.contract.ts'
import { webOf, type Web } from '../../../web-of.ts'

export const webhookAdministrationContract = webOf(core, '/dashboard')

export type Endpoints = Web<z.infer<(typeof core)['list']['responses'][200]>>
export type Endpoint = Endpoints['results'][number]
export type Deliveries = Web<z.infer<(typeof core)['deliveries']['responses'][200]>>
export type Delivery = Deliveries['results'][number]
export type WholeDelivery = Web<z.infer<(typeof core)['delivery']['responses'][200]>>
