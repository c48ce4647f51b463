import type { Delivery } from '@wasl/contracts/web/pay/delivery.contract'
import { deliveryMachine } from '@wasl/machines/pay/delivery/delivery.machine'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useLayoutEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import { loadClient } from '../../base/load-client.ts'
import { useNoticeUntil, useShowNotice } from '../../base/notices.tsx'
import { useLogic } from '../useLogic.ts'
import type { PayActor } from '../usePayActor.ts'
import { deliveryLogic } from './delivery.actors.ts'
import { useDeliveryText } from './delivery.text.ts'
import { rememberStep } from './remember-step.ts'

export type DeliveryActor = ActorRefFrom<ReturnType<typeof deliveryLogic>>

type Step = { page: PayActor; delivery: Delivery; isQuiet: boolean }

/** The machine of the step; what it tells becomes the page's next view, or the one snackbar. */
export function useDeliveryActor({ page, delivery, isQuiet }: Step): DeliveryActor {
  const t = useDeliveryText()
  const show = useShowNotice()
  const logic = useLogic(deliveryMachine, () => deliveryLogic({ client: loadClient }))
  const { transactionId } = page.getSnapshot().context
  const actor = useActorRef(logic, { input: { transactionId, delivery, isQuiet } })
  useNoticeUntil(useSelector(actor, (snapshot) => snapshot.hasTag('busy')))

  useLayoutEffect(() => {
    const saved = actor.on('saved', ({ load }) => {
      rememberStep('pay')
      page.send({ type: 'delivery.saved', load })
    })
    const changed = actor.on('stateChanged', ({ message }) => {
      if (message) show({ tone: 'error', text: message })
      page.send({ type: 'retry' })
    })
    return () => {
      saved.unsubscribe()
      changed.unsubscribe()
    }
  }, [actor, page, show])

  useEffect(() => {
    const noticed = actor.on('notice', ({ message }) =>
      show({ tone: 'error', text: message ?? t('delivery.failed') }),
    )
    return () => noticed.unsubscribe()
  }, [actor, show, t])

  return actor
}
