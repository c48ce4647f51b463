import { listsContract as core } from '../../core/dashboard/lists.contract.ts'
import { webOf } from '../../web-of.ts'

export const listsContract = webOf(core, '')
