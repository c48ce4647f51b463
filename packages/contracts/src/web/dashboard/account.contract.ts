import { accountContract as core } from '../../core/dashboard/account.contract.ts'
import { pushContract as push } from '../../core/dashboard/account/push.contract.ts'
import { webOf } from '../../web-of.ts'

/** What a member of staff sees and sets of themselves (S2 §2 "User details"). */
export const accountContract = webOf({ actions: core.actions, update: core.update, push }, '/dashboard')
