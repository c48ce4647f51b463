import { readOf } from '../../../base/session/read-of.ts'
import { staffClient } from '../../../base/session/staff-client.ts'

export const apiKeysKey = ['administration', 'api-keys'] as const

export const apiKeysQuery = readOf(apiKeysKey, staffClient.administration.apiKeys.list)({})
