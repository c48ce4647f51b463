import type { OperationKind, OperationState } from '../../../kernel/ledger/operations/operation.domain.ts'

const childStates = ['paid', 'voided', 'refunded', 'refund_queued', 'refund_rejected'] as const
export type ChildState = (typeof childStates)[number]

/** product.md 4. A capture or void makes a child only once it is done. */
export function childState(kind: OperationKind, state: OperationState): ChildState {
  switch (kind) {
    case 'capture':
      return 'paid'
    case 'void':
      return 'voided'
    case 'refund':
      if (state === 'done') return 'refunded'
      return state === 'failed' ? 'refund_rejected' : 'refund_queued'
  }
}
