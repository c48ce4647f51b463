import type { MapWords } from '@wasl/ui/map/map-words.ts'
import type { DeliveryText } from './delivery-problems.ts'

export const mapWords = (t: DeliveryText): MapWords => ({
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
