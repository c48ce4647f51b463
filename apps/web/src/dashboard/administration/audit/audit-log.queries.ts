import { readOf } from '../../../base/session/read-of.ts'
import { staffClient } from '../../../base/session/staff-client.ts'
import { endlessOf } from '../../../desk/list/endless-of.ts'

const key = ['administration', 'audit'] as const
const { audit } = staffClient.administration

/** In the reader's language, which is kept beside the question: the core writes the sentences. */
export const auditQuery = endlessOf([...key, 'entries'], audit.list)

export const actorsQuery = readOf([...key, 'actors'], audit.actors)({})
