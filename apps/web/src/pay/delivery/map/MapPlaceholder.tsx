import type { Pin } from '@wasl/domain/pin'
import { Ltr } from '@wasl/ui/text/Ltr'
import { placeText } from '@wasl/ui/map/place.ts'
import { useDeliveryText } from '../delivery.text.ts'
import css from './MapPlaceholder.module.css'

type Props = { location: Pin | null; isLoading?: boolean }

/** As tall as the map that takes its place. */
export function MapPlaceholder({ location, isLoading = false }: Props) {
  const t = useDeliveryText()
  return (
    <section className={css.placeholder} aria-label={t('delivery.map')}>
      <div className={css.head}>{t('delivery.map')}</div>
      <div className={css.sea} aria-busy={isLoading}>
        {location && <Ltr>{placeText(location)}</Ltr>}
        <noscript>{t('delivery.mapScript')}</noscript>
        {isLoading && <span>{t('delivery.mapLoading')}</span>}
      </div>
    </section>
  )
}
