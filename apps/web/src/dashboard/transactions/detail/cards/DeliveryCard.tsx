import type { TransactionShown } from '@wasl/contracts/web/dashboard/transactions/detail.contract'
import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { MapPinIcon } from '@wasl/ui/icons/MapPinIcon'
import { KeyValueList } from '@wasl/ui/text/KeyValueList'
import { Card } from '@wasl/ui/layout/Card'
import { Ltr } from '@wasl/ui/text/Ltr'
import { StaticMap } from '@wasl/ui/map/StaticMap'
import { VisuallyHidden } from '@wasl/ui/text/VisuallyHidden'
import { mapAddress } from '../../../../parts/map-address.ts'
import { CardHead } from '../../../../desk/object/CardHead.tsx'
import css from '../Detail.module.css'
import { useDetailText } from '../detail.text.ts'
import type { detailStrings } from '../detail.strings.ts'

const known = [
  'address',
  'custom_address',
  'type',
  'area',
  'block',
  'street',
  'avenue',
  'house_no',
  'floor',
  'office_no',
  'paci_no',
  'special_instructions',
] as const

type Label = Extract<keyof typeof detailStrings, `detail.address.${string}`>

/** Null for a field this version does not know: it is shown by its own name. */
function addressLabel(name: string): Label | null {
  const field = known.find((one) => one === name)
  return field ? `detail.address.${field}` : null
}

/** Where it goes. S2 §2: 'Show Location' opens a map service at the place. */
export function DeliveryCard({ transaction: { address, location } }: { transaction: TransactionShown }) {
  const t = useDetailText()
  if (address.length === 0 && location === null) return null
  return (
    <Card>
      <CardHead title={t('detail.delivery')}>
        {location && (
          <ButtonLink
            href={mapAddress(location)}
            target="_blank"
            rel="noopener noreferrer"
            size="row"
            icon={<MapPinIcon size={16} />}
          >
            {t('detail.openMap')}
            <VisuallyHidden> ({t('detail.newTab')})</VisuallyHidden>
          </ButtonLink>
        )}
      </CardHead>
      {location && (
        <div className={css.map}>
          <StaticMap at={location} label={t('detail.map')} />
          <p className={css.small}>
            <Ltr>
              {location.lat.toFixed(5)}, {location.lng.toFixed(5)}
            </Ltr>
          </p>
        </div>
      )}
      <KeyValueList
        rows={address.map(({ name, value }) => {
          const label = addressLabel(name)
          return { key: name, label: label ? t(label) : <bdi>{name}</bdi>, value }
        })}
      />
    </Card>
  )
}
