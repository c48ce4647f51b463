import type { DeliveryCommand } from '@wasl/contracts/web/pay/delivery.contract'
import type { PayPageLoad } from '@wasl/contracts/web/pay.contract'
import type { NextRules } from '@wasl/domain/next-target'
import type { CoreApi } from '../../core/core-client.ts'
import { ownProblem, refusedWith, type RefusedWith, type Speaking } from '../../answer/problem.ts'
import { fieldNames, refused } from '../../core/core-problem.ts'
import { loadPayPage, locate } from '../load-pay-page.ts'
import { toExtra } from './delivery.translate.ts'

export type SaveAnswer =
  | { kind: 'saved'; load: PayPageLoad }
  | { kind: 'refused'; refusal: RefusedWith<400 | 404 | 409 | 422 | 423 | 429> }

type Saving = {
  readonly id: string
  readonly command: DeliveryCommand
  readonly rules: Promise<NextRules>
  readonly to: Speaking
}

const deliveryField = fieldNames({ delivery_location: 'location' })

/** Saves where it goes; the answer is the page as it stands then, with its choices. */
export async function saveDelivery(core: CoreApi, { id, command, rules, to }: Saving): Promise<SaveAnswer> {
  const plugin = await locate(core, id)
  if (plugin === null)
    return { kind: 'refused', refusal: refusedWith(404, ownProblem('transactionNotFound', to)) }
  const got = await core.pay.updateExtra({
    params: { plugin, id },
    body: { extra: toExtra(command), location_confirmed: command.isPinConfirmed },
  })
  return got.status === 200
    ? { kind: 'saved', load: await loadPayPage(core, id, rules) }
    : { kind: 'refused', refusal: refused(got, to, deliveryField) }
}
