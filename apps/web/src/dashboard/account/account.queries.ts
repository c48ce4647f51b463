import { staffClient } from '../../base/session/staff-client.ts'
import { endlessOf } from '../../desk/list/endless-of.ts'

/** In the reader's language, which is kept beside the question. */
export const activityQuery = endlessOf(['activity'], staffClient.account.actions)
