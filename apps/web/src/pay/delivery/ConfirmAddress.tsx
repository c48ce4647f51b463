import { Dots } from '@wasl/ui/text/Dots'
import type { Delivery } from '@wasl/contracts/web/pay/delivery.contract'
import { pick } from '@wasl/domain/locale'
import { Ltr } from '@wasl/ui/text/Ltr'
import { nearestPlace, placeText, type Place } from '@wasl/ui/map/place.ts'
import { StaticMap } from '@wasl/ui/map/StaticMap'
import { ConfirmDialog } from '@wasl/ui/overlays/ConfirmDialog'
import { useSelector } from '@xstate/react'
import { useAppText } from '../../base/base.text.ts'
import { useLocale } from '../../i18n/language.tsx'
import { addressLine, addressName } from './address/address-line.ts'
import { namedAreas } from './address/named-areas.ts'
import css from './ConfirmAddress.module.css'
import { useDeliveryText } from './delivery.text.ts'
import type { DeliveryActor } from './useDeliveryActor.ts'

type Props = { actor: DeliveryActor; delivery: Delivery }

/** ux DEL-07: once, with the address in one line; No goes back to the field that was edited last. */
export function ConfirmAddress({ actor, delivery }: Props) {
  const t = useDeliveryText()
  const app = useAppText()
  const locale = useLocale()
  const { fields, location } = useSelector(actor, ({ context }) => context)
  if (!fields || !delivery.confirm) return null
  return (
    <ConfirmDialog
      title={pick(delivery.confirm, locale)}
      words={{
        yes: t('delivery.yes'),
        no: t('delivery.no'),
        close: app('app.close'),
        busy: t('delivery.saving'),
      }}
      onAnswer={(answer) => actor.send({ type: answer === 'yes' ? 'confirm.yes' : 'confirm.no' })}
    >
      <address className={css.address}>
        {delivery.capture.address && (
          <>
            <b>
              <Dots>{addressName(fields, t)}</Dots>
            </b>
            <span>{addressLine(fields, { locale, areas: delivery.areas, t })}</span>
            {fields.specialInstructions && <bdi>{fields.specialInstructions}</bdi>}
          </>
        )}
        {location && <Pinned at={location} delivery={delivery} />}
      </address>
    </ConfirmDialog>
  )
}

function Pinned({ at, delivery }: { at: Place; delivery: Delivery }) {
  const t = useDeliveryText()
  const locale = useLocale()
  const areas = namedAreas(delivery.areas, locale)
  const area = nearestPlace(at, areas)?.name
  return (
    <>
      <StaticMap
        at={at}
        areas={areas}
        label={[t('delivery.map'), area, placeText(at)].filter(Boolean).join(', ')}
      />
      <Ltr>
        <small>{placeText(at)}</small>
      </Ltr>
    </>
  )
}
