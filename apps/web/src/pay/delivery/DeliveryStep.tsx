import { payable } from '@wasl/machines/pay/pay-context'
import { useMedia } from '@wasl/ui/page/useMedia.ts'
import { useSelector } from '@xstate/react'
import { CustomerPage } from '../../base/page/CustomerPage.tsx'
import type { PayActor, PayForm } from '../usePayActor.ts'
import { DeliveryForm } from './DeliveryForm.tsx'
import { DeliveryHead } from './DeliveryHead.tsx'
import { DeliveryMap } from './map/DeliveryMap.tsx'
import { DeliveryPopups } from './DeliveryPopups.tsx'
import css from './DeliveryStep.module.css'
import { deliveryFieldId } from './delivery-form-ids.ts'
import { useDeliveryActor } from './useDeliveryActor.ts'
import { useDeliveryForm } from './useDeliveryForm.ts'

type Props = { actor: PayActor; form: PayForm }

/** S1 §2 "Delivery step": a plain form that works without script, and the pin beside it. */
export function DeliveryStep({ actor: page, form }: Props) {
  const load = useSelector(page, ({ context }) => payable(context)?.page)
  return load?.delivery ? <Asking page={page} form={form} load={load} delivery={load.delivery} /> : null
}

type Load = NonNullable<ReturnType<typeof payable>>['page']
type AskingProps = { page: PayActor; form: PayForm; load: Load; delivery: NonNullable<Load['delivery']> }

function Asking({ page, form, load, delivery }: AskingProps) {
  const isChanging = useSelector(page, ({ context }) => context.isChangingDelivery)
  // What came back from a refused press is older than what was saved since.
  const notice = isChanging ? null : form.notice
  const actor = useDeliveryActor({ page, delivery, isQuiet: isChanging || notice?.delivery !== undefined })
  const state = useDeliveryForm({ actor, delivery, notice })
  // Beside the map the form stands first, and Tab goes there first.
  const isWide = useMedia('(min-width: 900.02px)')
  const { bill } = load
  const describe = (area: string) => {
    const place = delivery.areas.find(({ en }) => en === area)
    if (place) actor.send({ type: 'location.described', at: { lat: place.lat, lng: place.lng } })
    document.getElementById(deliveryFieldId(place ? 'specialInstructions' : 'area'))?.focus()
  }
  const parts = [
    delivery.capture.location && (
      <div key="map" className={css.map}>
        <DeliveryMap actor={actor} delivery={delivery} state={state} onDescribe={describe} />
      </div>
    ),
    <div key="form" className={css.form}>
      <DeliveryForm actor={actor} delivery={delivery} state={state} bill={bill} form={{ ...form, notice }} />
    </div>,
  ]
  return (
    <CustomerPage columns="pay" hasBar unit={bill.unit} header={bill.header}>
      <div className={css.step}>
        <DeliveryHead bill={bill} hasConfirm={delivery.confirm !== null} />
        {isWide ? parts.toReversed() : parts}
      </div>
      <DeliveryPopups actor={actor} delivery={delivery} />
    </CustomerPage>
  )
}
