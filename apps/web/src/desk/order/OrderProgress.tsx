import type { ManagedOrder } from '@wasl/contracts/web/dashboard/orders.contract'
import { CheckIcon } from '@wasl/ui/icons/CheckIcon'
import { CircleDotIcon } from '@wasl/ui/icons/CircleDotIcon'
import { VisuallyHidden } from '@wasl/ui/text/VisuallyHidden'
import { Instant } from '../../parts/Instant.tsx'
import css from './Order.module.css'
import { useOrdersText } from './orders.text.ts'
import { useOrderWords } from './use-order-words.ts'

/** The way of an order, and when each step was reached; none of one that left its way. */
export function OrderProgress({ order: { way, state } }: { order: ManagedOrder }) {
  const t = useOrdersText()
  const { stateName } = useOrderWords()
  const here = way.findIndex((step) => step.state === state)
  if (here === -1) return null
  return (
    <ol className={css.progress} aria-label={t('orders.progress')}>
      {way.map((step, at) => (
        <li
          key={step.state}
          data-state={at < here ? 'done' : at === here ? 'current' : 'next'}
          aria-current={at === here ? 'step' : undefined}
        >
          <span className={css.mark} data-edge="">
            {at < here || here === way.length - 1 ? <CheckIcon size={14} /> : <CircleDotIcon size={14} />}
          </span>
          <b>
            {stateName(step.state)}
            {at < here && <VisuallyHidden> {t('orders.stepDone')}</VisuallyHidden>}
          </b>
          {step.at && (
            <small>
              <Instant at={step.at} />
            </small>
          )}
        </li>
      ))}
    </ol>
  )
}
