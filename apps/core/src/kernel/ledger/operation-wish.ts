import { hashOf } from '../../platform/hash-of.ts'
import type { OperationCommand } from './operation-command.ts'

/**
 * What a key stands for: a press that asks for anything else under it is another one. What was shown as available is not
 * asked for, and may be fresher when a press is repeated.
 */
export const hashOfOperation = ({ kind, attemptId, claim, amount }: Wish): string =>
  hashOf([kind, attemptId, claim, amount === null ? null : shortest(amount)])

type Wish = Pick<OperationCommand, 'kind' | 'attemptId' | 'claim' | 'amount'>

/** `5` and `5.000` are one amount. */
const shortest = (amount: string): string =>
  amount
    .trim()
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')
