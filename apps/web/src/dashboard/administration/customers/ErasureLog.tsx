import type { Erasure } from '@wasl/contracts/web/dashboard/administration/customers.contract'
import { Dots } from '@wasl/ui/Dots'
import { Card } from '@wasl/ui/layout/Card'
import { Instant } from '../../../parts/Instant.tsx'
import css from '../../../desk/form/Area.module.css'
import { useCustomersText } from './customers.text.ts'

/** That somebody was erased, and by whom; not who it was. */
export function ErasureLog({ erasures }: { erasures: readonly Erasure[] }) {
  const t = useCustomersText()
  return (
    <Card title={t('personal.log')}>
      {erasures.length === 0 ? (
        <p className={css.quiet}>{t('personal.logNone')}</p>
      ) : (
        <ul className={css.list}>
          {erasures.map(({ id, reason, actor, counts, at }) => (
            <li key={id} className={css.item}>
              <div className={css.told}>
                <p className={css.name}>
                  {reason === 'asked' ? t('personal.asked', { actor }) : t('personal.byItself')}
                </p>
                <p className={css.quiet}>
                  <Dots>
                    <Instant at={at} />
                    {t('personal.counts', { requests: counts.requests, messages: counts.messages })}
                  </Dots>
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
