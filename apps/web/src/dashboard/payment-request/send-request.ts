import type { CreatedRequest, RequestCommand } from '@wasl/contracts/web/dashboard/payment-request.contract'
import type { NewLink, PaymentLink } from '@wasl/contracts/web/dashboard/payment-request/links.contract'
import { answerOf } from '../../app/staff/answer-of.ts'
import { staffClient } from '../../app/staff/staff-client.ts'

type Kept<Command> = { text: string; command: Command; key: string }

/** The end of a request moves with the clock, not with the form. */
const withoutEnd = (command: RequestCommand) => JSON.stringify({ ...command, expiresAt: null })

/**
 * One key for what is asked: a second press of the same form sends the very same once more and makes nothing new, a
 * changed form is another request.
 */
export const requestKeys = (newKey?: () => string) => keysOf<RequestCommand>(withoutEnd, newKey)

export const linkKeys = () => keysOf<NewLink>((command) => JSON.stringify(command))

function keysOf<Command>(
  textOf: (command: Command) => string,
  newKey: () => string = () => crypto.randomUUID(),
) {
  let kept: Kept<Command> | null = null
  return {
    keyed(command: Command): { command: Command; key: string } {
      const text = textOf(command)
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

export const sendLink = async (command: NewLink, key: string): Promise<PaymentLink> =>
  answerOf(await staffClient.paymentLinks.create({ headers: { 'idempotency-key': key }, body: command }))
