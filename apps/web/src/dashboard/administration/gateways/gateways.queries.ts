import { readOf } from '../../../base/session/read-of.ts'
import { staffClient } from '../../../base/session/staff-client.ts'

export const gatewaysKey = ['administration', 'gateways'] as const

export const gatewaysQuery = readOf(gatewaysKey, staffClient.administration.gateways.list)({})
