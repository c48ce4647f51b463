import { hashOf } from '../../../platform/hash-of.ts'
import type { OperationCommand } from './operation-command.ts'

/**
 * Hash of the request that a key belongs to. A request for anything else needs another key. The amount shown as available is not
 * part of it, because it may have changed when a press is repeated.
 */
export const hashOfOperation = ({ kind, attemptId, claim, amount }: Wish): string =>
  hashOf([kind, attemptId, claim, amount === null ? null : shortest(amount)])

type Wish = Pick<OperationCommand, 'kind' | 'attemptId' | 'claim' | 'amount'>

/** `5` and `5.000` are the same amount. */
const shortest = (amount: string): string =>
  amount
    .trim()
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')
