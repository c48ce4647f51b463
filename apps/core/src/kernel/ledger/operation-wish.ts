import { createHash } from 'node:crypto'
import type { OperationCommand } from './operation-command.ts'

/**
 * What a key stands for: a press that asks for anything else under it is another one. What was shown as available is not
 * asked for, and may be fresher when a press is repeated.
 */
export const hashOfWish = ({ kind, attemptId, claim, amount }: Wish): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, attemptId, claim, amount === null ? null : shortest(amount)]))
    .digest('base64url')

type Wish = Pick<OperationCommand, 'kind' | 'attemptId' | 'claim' | 'amount'>

/** `5` and `5.000` are one amount. */
const shortest = (amount: string): string =>
  amount
    .trim()
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')
