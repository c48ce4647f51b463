import type { Delivery } from '@wasl/contracts/web/pay/delivery.contract'
import { areaNamed } from '@wasl/domain/area-search'
import { useAnnounce } from '@wasl/ui/text/announce.ts'
import { MapPicker } from '@wasl/ui/map/MapPicker'
import { nearestPlace } from '@wasl/ui/map/place.ts'
import { useSelector } from '@xstate/react'
import { mapStart } from './map-start.ts'
import { useDeliveryText } from '../delivery.text.ts'
import type { DeliveryActor } from '../useDeliveryActor.ts'
import type { DeliveryFormState } from '../useDeliveryForm.ts'
import { useMapSources } from './useMapSources.ts'
import type { MapWords } from '@wasl/ui/map/map-words.ts'
import type { DeliveryText } from '../address/delivery-problems.ts'

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

const mapWords = (t: DeliveryText): MapWords => ({
  title: t('delivery.map'),
  edit: t('delivery.mapEdit'),
  notConfirmed: t('delivery.mapEditing'),
  map: t('delivery.mapLabel'),
  search: t('delivery.mapSearch'),
  searching: t('delivery.mapSearching'),
  found: (count) => t('delivery.mapFound', { count }),
  zoomIn: t('delivery.zoomIn'),
  zoomOut: t('delivery.zoomOut'),
  nudge: {
    north: t('delivery.north'),
    south: t('delivery.south'),
    west: t('delivery.west'),
    east: t('delivery.east'),
  },
  locate: t('delivery.locate'),
  locating: t('delivery.locating'),
  locateProblems: { denied: t('delivery.locateDenied'), unavailable: t('delivery.locateUnavailable') },
  tilesFailed: t('delivery.tilesFailed'),
  attribution: t('delivery.attribution'),
  hint: t('delivery.mapHint'),
  cancel: t('delivery.mapCancel'),
  confirm: t('delivery.mapConfirm'),
})
