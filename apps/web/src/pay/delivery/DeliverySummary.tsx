import { Dots } from '@wasl/ui/text/Dots'
import { mayChangeDelivery, payable } from '@wasl/machines/pay/pay-context'
import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { Card } from '@wasl/ui/layout/Card'
import { Ltr } from '@wasl/ui/text/Ltr'
import { placeText } from '@wasl/ui/map/place.ts'
import { useSelector } from '@xstate/react'
import { paths } from '../../base/paths.ts'
import { useLocale } from '../../i18n/language.tsx'
import type { PayActor } from '../usePayActor.ts'
import { addressLine, addressName } from './address/address-line.ts'
import css from './DeliverySummary.module.css'
import { DeliverySteps } from './DeliverySteps.tsx'
import { useDeliveryText } from './delivery.text.ts'
import { rememberStep } from './remember-step.ts'

/** ux DEL-01: the step that is done, as a summary with a way back to it. */
export function DeliverySummary({ actor }: { actor: PayActor }) {
  const t = useDeliveryText()
  const locale = useLocale()
  const page = useSelector(actor, ({ context }) => payable(context)?.page)
  const mayChange = useSelector(actor, ({ context }) => mayChangeDelivery(context))
  const saved = page?.delivery?.saved
  if (!page?.delivery || !saved) return null
  const { capture, areas, confirm } = page.delivery
  const change = () => {
    rememberStep('delivery')
    actor.send({ type: 'delivery.changed' })
  }
  const href = paths.pay(locale, page.bill.transactionId)
  return (
    <div className={css.summary}>
      <DeliverySteps at="pay" hasConfirm={confirm !== null} />
      <Card>
        <div className={css.head} data-box="state">
          <h2 tabIndex={-1}>{t('delivery.address')}</h2>
          {mayChange && (
            <ButtonLink
              size="row"
              href={href}
              onClick={(event) => {
                event.preventDefault()
                change()
              }}
            >
              {t('delivery.change')}
            </ButtonLink>
          )}
        </div>
        <address className={css.address}>
          {capture.address && (
            <>
              <b>
                <Dots>{addressName(saved.fields, t)}</Dots>
              </b>
              <span>{addressLine(saved.fields, { locale, areas, t })}</span>
              {saved.fields.specialInstructions && <bdi>{saved.fields.specialInstructions}</bdi>}
            </>
          )}
          {saved.location && (
            <small>
              <Ltr>{placeText(saved.location)}</Ltr>
            </small>
          )}
        </address>
      </Card>
    </div>
  )
}
