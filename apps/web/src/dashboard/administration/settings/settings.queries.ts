import { readOf } from '../../../base/session/read-of.ts'
import { staffClient } from '../../../base/session/staff-client.ts'

export const settingsKey = ['administration', 'settings'] as const

export const settingsQuery = readOf(settingsKey, staffClient.administration.settings.show)({})
