import { readOf } from '../../../base/session/read-of.ts'
import { staffClient } from '../../../base/session/staff-client.ts'

export const pageTextsKey = ['administration', 'page-texts'] as const

export const pageTextsQuery = readOf(pageTextsKey, staffClient.administration.pageTexts.show)({})
