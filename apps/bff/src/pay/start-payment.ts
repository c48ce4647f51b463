import type { PayCommand } from '@wasl/contracts/web/pay.contract'
import { linkAddress } from '../answer/address.ts'
import type { CoreApi } from '../core/core-client.ts'
import { CoreFailure } from '../core/core-failure.ts'
import { ownProblem, refusedWith, type RefusedWith, type Speaking } from '../answer/problem.ts'
import { fieldNames, refused } from '../core/core-problem.ts'
import { locate } from './load-pay-page.ts'

export type PayAnswer =
  | { kind: 'redirect'; url: string }
  | { kind: 'refused'; refusal: RefusedWith<400 | 404 | 409 | 422 | 423 | 429 | 503> }

export type Payment = {
  readonly id: string
  readonly command: PayCommand
  readonly idempotencyKey: string
  readonly to: Speaking
}

const paymentField = fieldNames({ terms_version: 'terms' })

/** Starts an attempt. A refusal is the core's, with its fields under the names of the web contract. */
export async function startPayment(
  core: CoreApi,
  { id, command, idempotencyKey, to }: Payment,
): Promise<PayAnswer> {
  const plugin = await locate(core, id)
  if (plugin === null)
    return { kind: 'refused', refusal: refusedWith(404, ownProblem('transactionNotFound', to)) }
  const got = await core.pay.pay({
    params: { plugin, id },
    headers: { 'idempotency-key': idempotencyKey },
    body: {
      gateway_code: command.gatewayCode,
      amount: command.amount,
      customer_additional_phone: command.customerAdditionalPhone,
      terms_version: command.termsVersion,
      ...(command.walletToken && { wallet_token: command.walletToken }),
      language: command.locale,
      ...(command.place && { place: command.place }),
    },
  })
  switch (got.status) {
    case 200: {
      const url = linkAddress(got.body.redirect_url)
      if (url === null) throw new CoreFailure('the core answered no address to go to', { status: 200 })
      return { kind: 'redirect', url }
    }
    default:
      return { kind: 'refused', refusal: refused(got, to, paymentField) }
  }
}
