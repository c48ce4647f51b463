import type { TransactionShown } from '@wasl/contracts/web/dashboard/transactions/detail.contract'
import { isPayable, parseTransactionState } from '@wasl/domain/states'

/** True while the link takes no payment because money came that does not match. */
export const isLinkShut = ({ state, unresolved }: TransactionShown): boolean =>
  unresolved !== null && isPayable(parseTransactionState(state))
