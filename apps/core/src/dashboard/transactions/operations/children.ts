import { childState } from './children.domain.ts'
import type { FoundAttempt } from './rows.store.ts'

export type Child = ReturnType<typeof childrenOf>[number]

/** Every refund of a transaction, and the captures and voids that were done; oldest first. */
export const childrenOf = (attempts: readonly FoundAttempt[]) =>
  attempts
    .flatMap((attempt) =>
      attempt.operations
        .filter(({ kind, state }) => kind === 'refund' || state === 'done')
        .map((operation) => ({
          ...operation,
          state: childState(operation.kind, operation.state),
          currency: operation.currency ?? attempt.currency,
          attemptId: attempt.publicId,
          gatewayCode: attempt.gatewayCode,
        })),
    )
    .toSorted((one, other) => one.id - other.id)
