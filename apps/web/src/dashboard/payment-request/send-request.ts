import type { CreatedRequest, RequestCommand } from '@wasl/contracts/web/dashboard/payment-request.contract'
import type { NewLink, PaymentLink } from '@wasl/contracts/web/dashboard/payment-request/links.contract'
import { answerOf } from '../../base/session/answer-of.ts'
import { staffClient } from '../../base/session/staff-client.ts'

/** The end of a request moves with the clock, not with the form. */
export const withoutEnd = (command: RequestCommand) => JSON.stringify({ ...command, expiresAt: null })

export const sendRequest = async (command: RequestCommand, key: string): Promise<CreatedRequest> =>
  answerOf(await staffClient.paymentRequest.create({ headers: { 'idempotency-key': key }, body: command }))

export const sendLink = async (command: NewLink, key: string): Promise<PaymentLink> =>
  answerOf(await staffClient.paymentLinks.create({ headers: { 'idempotency-key': key }, body: command }))
