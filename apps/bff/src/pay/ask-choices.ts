import type { PayChoice } from '@wasl/contracts/web/pay.contract'
import type { Wallet } from '@wasl/contracts/web/pay/wallet-config.contract'
import type { CoreApi } from '../core/core-client.ts'
import { ownProblem, refusedWith, type RefusedWith, type Speaking } from '../answer/problem.ts'
import { refused } from '../core/core-problem.ts'
import { locate } from './load-pay-page.ts'
import { toPayChoice } from '../core/pay-choice.translate.ts'
import { toWallets } from './wallet/wallet.translate.ts'

export type ChoicesAnswer =
  | { kind: 'choices'; choices: PayChoice[]; wallets: Wallet[] }
  | { kind: 'refused'; refusal: RefusedWith<400 | 404 | 409 | 423 | 429> }

/** Gateways and fees for an amount (decimal text). */
export async function askChoices(
  core: CoreApi,
  { id, amount, to }: { id: string; amount: string; to: Speaking },
): Promise<ChoicesAnswer> {
  const plugin = await locate(core, id)
  if (plugin === null)
    return { kind: 'refused', refusal: refusedWith(404, ownProblem('transactionNotFound', to)) }
  const got = await core.pay.payChoices({ params: { plugin, id }, body: { amount } })
  if (got.status !== 200) return { kind: 'refused', refusal: refused(got, to) }
  return {
    kind: 'choices',
    choices: got.body.pay_choices.map(toPayChoice),
    wallets: toWallets(got.body),
  }
}
