import type { ManagedCollector } from '@wasl/contracts/web/dashboard/administration/collectors.contract'
import { Dots } from '@wasl/ui/Dots'
import area from '../../../desk/form/Area.module.css'
import { Amount } from '../../../parts/Amount.tsx'
import { useCollectorsText } from './collectors.text.ts'

/** A line for each currency; what was promised in cash is told apart from what gateways took. */
export function Collected({ of: collected }: { of: ManagedCollector['collected'] }) {
  const t = useCollectorsText()
  if (collected.length === 0) return <p className={area.quiet}>{t('collectors.nothing')}</p>
  return (
    <ul className={area.facts}>
      {collected.map(({ currencyCode: currency, payments, received, cash }) => (
        <li key={currency} className={area.fact}>
          <Dots>
            {t('collectors.payments', { n: payments })}
            <span>
              {t.rich('collectors.received', { amount: <Amount of={{ amount: received, currency }} /> })}
            </span>
            {Number(cash) > 0 && (
              <span>{t.rich('collectors.cash', { amount: <Amount of={{ amount: cash, currency }} /> })}</span>
            )}
          </Dots>
        </li>
      ))}
    </ul>
  )
}
