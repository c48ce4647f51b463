import type { CreatedRequest, RequestCommand } from '@wasl/contracts/web/dashboard/payment-request.contract'
import { answerOf } from '../../app/staff/answer-of.ts'
import { staffClient } from '../../app/staff/staff-client.ts'

type Kept = { text: string; command: RequestCommand; key: string }

/**
 * One key for what is asked: a second press of the same form sends the very same once more and makes nothing new, a
 * changed form is another request.
 */
export function requestKeys(newKey: () => string = () => crypto.randomUUID()) {
  let kept: Kept | null = null
  return {
    keyed(command: RequestCommand): { command: RequestCommand; key: string } {
      // The link's end moves with the clock, not with the form.
      const text = JSON.stringify({ ...command, expiresAt: null })
      if (kept?.text !== text) kept = { text, command, key: newKey() }
      return kept
    },
    settled: () => {
      kept = null
    },
  }
}

export const sendRequest = async (command: RequestCommand, key: string): Promise<CreatedRequest> =>
  answerOf(await staffClient.paymentRequest.create({ headers: { 'idempotency-key': key }, body: command }))
