import type { Problem } from '@wasl/contracts/values/web'
import { deliveryMachine } from '@wasl/machines/pay/delivery/delivery.machine'
import type { DeliveryErrors, SaveInput, SaveOutcome } from '@wasl/machines/pay/delivery/delivery-outcomes'
import { fromPromise } from 'xstate'
import type { WebClient } from '../../base/client.ts'

export type DeliverySockets = { client: () => Promise<WebClient> }

/** Where the delivery step's machine meets the web contract. */
export const deliveryLogic = ({ client }: DeliverySockets) =>
  deliveryMachine.provide({
    actors: { saveDelivery: fromPromise<SaveOutcome, SaveInput>(({ input }) => save(client, input)) },
  })

async function save(
  client: DeliverySockets['client'],
  { transactionId, fields, location, isPinConfirmed }: SaveInput,
): Promise<SaveOutcome> {
  const answer = await (
    await client()
  ).pay.saveDelivery({ params: { id: transactionId }, body: { fields, location, isPinConfirmed } })
  return answer.status === 200 ? { kind: 'saved', load: answer.body } : refusal(answer.status, answer.body)
}

function refusal(status: number, { code, message, fieldErrors = {} }: Problem): SaveOutcome {
  if (status === 422 && code === 'pin_elsewhere') return { kind: 'pinElsewhere', message }
  if (status === 404 || status === 409 || status === 423) return { kind: 'stateChanged', message }
  return { kind: 'refused', message, fieldErrors: fieldErrors satisfies DeliveryErrors }
}
