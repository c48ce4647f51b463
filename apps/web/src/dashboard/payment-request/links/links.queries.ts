import { readOf } from '../../../base/session/read-of.ts'
import { staffClient } from '../../../base/session/staff-client.ts'

export const linksKey = ['payment-request', 'links'] as const

export const linksQuery = readOf(linksKey, staffClient.paymentLinks.list)({})
