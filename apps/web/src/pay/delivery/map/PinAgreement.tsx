import type { Delivery } from '@wasl/contracts/web/pay/delivery.contract'
import type { Pin } from '@wasl/domain/pin'
import { Alert } from '@wasl/ui/notices/Alert'
import { CircleCheckIcon } from '@wasl/ui/icons/CircleCheckIcon'
import { useIsLive } from '@wasl/ui/page/useIsLive.ts'
import { useLocale } from '../../../i18n/language.tsx'
import { bold } from '../../../parts/bold.tsx'
import { useDeliveryText } from '../delivery.text.ts'
import { pinVerdict } from './pin-verdict.ts'

type Props = { location: Pin | null; delivery: Delivery; area: string; problem: string | null }

/** ux DEL-04: whether the pin and the form say the same, before anything is sent. */
export function PinAgreement({ location, delivery, area, problem }: Props) {
  const t = useDeliveryText()
  const locale = useLocale()
  const isLive = useIsLive()
  if (problem) return <Alert tone="danger">{problem}</Alert>
  if (!location) return isLive && <Alert tone="info">{t('delivery.pinLeft')}</Alert>
  const verdict = pinVerdict(location, area, delivery.areas)
  const confirmed = (
    <Alert tone="success" icon={<CircleCheckIcon />}>
      {verdict?.chosen
        ? t.rich('delivery.agrees', { area: verdict.chosen[locale], b: bold })
        : t('delivery.pinSet')}
    </Alert>
  )
  switch (verdict?.kind) {
    case undefined:
    case 'agrees':
      return confirmed
    case 'outside':
      return <Alert tone="danger">{t('delivery.pinOutside')}</Alert>
    case 'elsewhere':
      return (
        <Alert tone="warning">
          {t.rich('delivery.pinElsewhere', {
            found: verdict.area[locale],
            chosen: verdict.chosen?.[locale] ?? '',
            b: bold,
          })}
        </Alert>
      )
    case 'far':
      return (
        <Alert tone="warning">
          {t.rich('delivery.pinFar', {
            kilometres: verdict.kilometres,
            chosen: verdict.chosen?.[locale] ?? '',
            b: bold,
          })}
        </Alert>
      )
  }
}
