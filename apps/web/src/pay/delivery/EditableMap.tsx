import type { Delivery } from '@wasl/contracts/web/pay/delivery.contract'
import { areaNamed } from '@wasl/domain/area-search'
import { useAnnounce } from '@wasl/ui/announce.ts'
import { MapPicker } from '@wasl/ui/map/MapPicker'
import { nearestPlace } from '@wasl/ui/map/place.ts'
import { useSelector } from '@xstate/react'
import { mapStart } from './map-start.ts'
import { useDeliveryText } from './delivery.text.ts'
import { mapWords } from './map-words.ts'
import type { DeliveryActor } from './useDeliveryActor.ts'
import type { DeliveryFormState } from './useDeliveryForm.ts'
import { useMapSources } from './useMapSources.ts'

type Props = { actor: DeliveryActor; delivery: Delivery; state: DeliveryFormState }

/** Preview and edit (S1 §4). A pin that is confirmed before an area is chosen proposes the nearest one. */
export function EditableMap({ actor, delivery, state }: Props) {
  const t = useDeliveryText()
  const location = useSelector(actor, ({ context }) => context.location)
  const isEditing = useSelector(actor, (snapshot) => snapshot.hasTag('map.editing'))
  const sources = useMapSources(delivery.areas)
  const announce = useAnnounce()
  const { area } = state.fields
  const confirm = (to: { lat: number; lng: number }) => {
    actor.send({ type: 'map.confirmed', to })
    announce(t('delivery.pinSet'))
    const near = nearestPlace(to, sources.areas)
    if (area === '' && near) state.change({ area: areaNamed(delivery.areas, near.id)?.en ?? '' })
  }
  return (
    <MapPicker
      value={mapStart(delivery, { area, location })}
      isEditing={isEditing}
      onEdit={() => actor.send({ type: 'map.editPressed' })}
      onConfirm={confirm}
      onCancel={() => actor.send({ type: 'map.cancelled' })}
      sources={sources}
      words={mapWords(t)}
    />
  )
}
