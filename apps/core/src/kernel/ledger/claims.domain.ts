import { isCurrency } from '@wasl/domain/money'
import type { Claim } from './operation.domain.ts'

/** What the log says an attempt's gateway took, and whether a mismatched part of it was given back, or is being. */
export type TakenMoney = Claim & {
  disposition: 'counted' | 'surplus' | 'quarantined'
  isGivenBack: boolean
}

/**
 * Mismatched money that may go back: whole and once. Not where the gateway told the same operation with other money, or
 * where it counts after all: then nobody knows what was taken, and a person asks the bank.
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
