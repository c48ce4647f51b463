import type { Delivery } from '@wasl/contracts/web/dashboard/administration/webhooks.contract'
import { Button } from '@wasl/ui/actions/Button'
import { Dots } from '@wasl/ui/text/Dots'
import { Ltr } from '@wasl/ui/text/Ltr'
import { VisuallyHidden } from '@wasl/ui/text/VisuallyHidden'
import { Instant } from '../../../parts/Instant.tsx'
import css from '../../../desk/form/Area.module.css'
import { DeliveryState } from './DeliveryState.tsx'
import { useHooksText } from './hooks.text.ts'
import { useProblemName } from './use-problem-name.ts'

export function DeliveryRow({ delivery, onOpen }: { delivery: Delivery; onOpen: () => void }) {
  const t = useHooksText()
  const problemName = useProblemName()
  const { type, state, endpointUrl, transactionId, created, tries, lastStatus, lastProblem } = delivery
  return (
    <li className={css.item} data-entry="">
      <div className={css.told}>
        <div className={css.head}>
          <h3 className={css.name}>
            <Ltr>{type}</Ltr>
          </h3>
          <DeliveryState state={state} />
        </div>
        <p className={css.quiet}>
          <Dots>
            <Instant at={created} />
            {transactionId !== null && <Ltr>{transactionId}</Ltr>}
            <Ltr>{endpointUrl}</Ltr>
          </Dots>
        </p>
        <p className={css.quiet}>
          <Dots>
            {t('hooks.tries', { n: tries })}
            {lastStatus !== null && t('hooks.status', { status: lastStatus })}
            {lastStatus === null && lastProblem !== null && problemName(lastProblem)}
          </Dots>
        </p>
      </div>
      <div className={css.tools}>
        <Button size="row" onClick={onOpen}>
          {t('hooks.details')}
          <VisuallyHidden>
            {' '}
            {type} {transactionId}
          </VisuallyHidden>
        </Button>
      </div>
    </li>
  )
}
