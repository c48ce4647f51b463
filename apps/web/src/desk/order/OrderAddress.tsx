import type { ManagedOrder } from '@wasl/contracts/web/dashboard/orders.contract'
import { addressNames, buildingTypes } from '@wasl/domain/delivery'
import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { MapPinIcon } from '@wasl/ui/icons/MapPinIcon'
import { StaticMap } from '@wasl/ui/map/StaticMap'
import { KeyValueList } from '@wasl/ui/text/KeyValueList'
import { VisuallyHidden } from '@wasl/ui/text/VisuallyHidden'
import { useLocale } from '../../i18n/language.tsx'
import { mapAddress } from '../../parts/map-address.ts'
import css from './Order.module.css'
import { useOrdersText } from './orders.text.ts'

/** In the order in which a driver needs them. */
const fields = [
  'area',
  'block',
  'street',
  'avenue',
  'house_no',
  'floor',
  'office_no',
  'type',
  'address',
  'paci_no',
  'special_instructions',
] as const

/** Where it goes, or where it is picked up: each part with its name, in the reader's language. */
export function OrderAddress({ order }: { order: ManagedOrder }) {
  const t = useOrdersText()
  const locale = useLocale()
  const { address, areaEn, areaAr, location, fulfilment, branchNameEn, branchNameAr, branch } = order
  const place = (locale === 'ar' ? branchNameAr : branchNameEn) ?? branch
  if (fulfilment === 'pickup')
    return place ? (
      <KeyValueList rows={[{ key: 'store', label: t('orders.pickupAt'), value: <bdi>{place}</bdi> }]} />
    ) : null
  if (address === null && location === null) return null
  const valueOf = (field: (typeof fields)[number]): string => {
    const value = address?.[field] ?? ''
    if (field === 'area') return (locale === 'ar' ? areaAr : areaEn) ?? value
    const known = [...addressNames, ...buildingTypes].find((one) => one === value)
    return known && (field === 'address' || field === 'type') ? t(`orders.address.${known}`) : value
  }
  return (
    <div className={css.address}>
      <KeyValueList
        rows={fields
          .filter((field) => valueOf(field) !== '')
          .map((field) => ({
            key: field,
            label: t(`orders.address.${field}`),
            value: <bdi>{valueOf(field)}</bdi>,
          }))}
      />
      {location && (
        <>
          <StaticMap at={location} label={t('orders.map')} />
          <ButtonLink
            href={mapAddress(location)}
            target="_blank"
            rel="noopener noreferrer"
            size="row"
            icon={<MapPinIcon size={16} />}
          >
            {t('orders.openMap')}
            <VisuallyHidden> ({t('orders.newTab')})</VisuallyHidden>
          </ButtonLink>
        </>
      )}
    </div>
  )
}
