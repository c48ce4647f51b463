import { isCurrency } from '@wasl/domain/money'
import type { Claim } from '../operations/operation.domain.ts'

/** Money that an attempt's gateway took, and whether a mismatched part was refunded or is being refunded. */
export type TakenMoney = Claim & {
  disposition: 'counted' | 'surplus' | 'quarantined'
  isGivenBack: boolean
}

/**
 * Mismatched money that can be refunded: whole and once. Not if the gateway reported the same operation with other money,
 * or if it counts after all: then it is unclear what was taken, and a person asks the bank.
 */
export const claimsToGiveBack = (taken: readonly TakenMoney[]): Claim[] =>
  taken
    .filter(
      ({ disposition, isGivenBack, operationId, currency }) =>
        disposition === 'quarantined' &&
        !isGivenBack &&
        isCurrency(currency) &&
        taken.filter((other) => other.operationId === operationId).length === 1,
    )
    .map(({ id, operationId, minor, currency }) => ({ id, operationId, minor, currency }))
