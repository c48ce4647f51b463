import type { Delivery } from '@wasl/contracts/web/pay/delivery.contract'
import { areaNamed } from '@wasl/domain/area-search'
import { pick } from '@wasl/domain/locale'
import { Button } from '@wasl/ui/actions/Button'
import { Dialog } from '@wasl/ui/notices/Dialog'
import { useIsLive } from '@wasl/ui/page/useIsLive.ts'
import { useSelector } from '@xstate/react'
import { useAppText } from '../../base/base.text.ts'
import { useLocale } from '../../i18n/language.tsx'
import { ConfirmAddress } from './ConfirmAddress.tsx'
import { useDeliveryText } from './delivery.text.ts'
import type { DeliveryActor } from './useDeliveryActor.ts'
import { useEffect, useRef } from 'react'
import { deliveryFormId } from './delivery-form-ids.ts'

type Props = { actor: DeliveryActor; delivery: Delivery }

const popups = ['popup.welcome', 'popup.prefilled', 'popup.confirm', 'popup.pin'] as const

/** S1 §2: welcome, "Enter all details correctly", and the question before saving; only with script, over the form. */
export function DeliveryPopups({ actor, delivery }: Props) {
  const t = useDeliveryText()
  const app = useAppText()
  const locale = useLocale()
  const popup = useSelector(actor, (snapshot) => popups.find((tag) => snapshot.hasTag(tag)) ?? null)
  const { pinQuestion, fields } = useSelector(actor, ({ context }) => context)
  useLastField(popup === 'popup.confirm')
  const isLive = useIsLive()
  if (!popup || !isLive) return null
  const close = () => actor.send({ type: 'popup.closed' })
  const note = (title: string, text: string, button: string) => (
    // A popup of its own: its heading takes the focus, though another stood there a moment ago.
    <Dialog
      key={popup}
      title={title}
      closeLabel={app('app.close')}
      onClose={close}
      footer={
        <Button variant="primary" isWide onClick={close}>
          {button}
        </Button>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
  switch (popup) {
    case 'popup.welcome':
      return note(
        t('delivery.welcome'),
        delivery.welcome ? pick(delivery.welcome, locale) : '',
        t('delivery.start'),
      )
    case 'popup.prefilled':
      return note(t('delivery.prefilled'), t('delivery.prefilledText'), t('delivery.check'))
    case 'popup.confirm':
      return <ConfirmAddress actor={actor} delivery={delivery} />
    case 'popup.pin': {
      const area = areaNamed(delivery.areas, fields?.area ?? '')
      return (
        <Dialog
          kind="confirm"
          title={t('delivery.pinQuestion')}
          closeLabel={app('app.close')}
          onClose={close}
          footer={
            <>
              <Button size="row" onClick={() => actor.send({ type: 'pin.kept' })}>
                {t('delivery.pinRight')}
              </Button>
              {area && (
                <Button
                  size="row"
                  onClick={() => actor.send({ type: 'pin.moved', to: { lat: area.lat, lng: area.lng } })}
                >
                  {t('delivery.formRight', { area: area[locale] })}
                </Button>
              )}
            </>
          }
        >
          <p>{pinQuestion}</p>
        </Dialog>
      )
    }
  }
}

/** Remembers which field was edited last, and goes back there when the question closes without an answer. */
function useLastField(isAsking: boolean): void {
  const last = useRef<HTMLElement | null>(null)
  const wasAsking = useRef(false)
  useEffect(() => {
    const form = document.getElementById(deliveryFormId)
    const keep = ({ target }: Event) => {
      if (target instanceof HTMLElement && target.matches('input, textarea')) last.current = target
    }
    form?.addEventListener('input', keep)
    return () => form?.removeEventListener('input', keep)
  }, [])
  useEffect(() => {
    if (wasAsking.current && !isAsking) last.current?.focus()
    wasAsking.current = isAsking
  }, [isAsking])
}
