import type { PayDetails } from '@wasl/contracts/core/pay.contract'
import type { z } from 'zod'
import type { UnresolvedMoney } from '../kernel/ledger/unresolved/unresolved.domain.ts'
import { textOf } from './bill-parts.ts'

/** With the attempt whose page tells of it. */
export const unresolvedOnWire = (
  unresolved: UnresolvedMoney | null,
): z.input<typeof PayDetails>['unresolved'] =>
  unresolved && {
    amount: unresolved.minor === null ? null : textOf(unresolved.minor, unresolved.currency),
    currency: unresolved.currency,
    since: unresolved.since.toISOString(),
    attempt_id: unresolved.attemptId,
  }
