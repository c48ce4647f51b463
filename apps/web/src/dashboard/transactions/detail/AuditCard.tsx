import type { TransactionShown } from '@wasl/contracts/web/dashboard/transactions/detail.contract'
import { Disclosure } from '@wasl/ui/Disclosure'
import { Card } from '@wasl/ui/layout/Card'
import { Ltr } from '@wasl/ui/Ltr'
import { Instant } from '../../../parts/Instant.tsx'
import css from './Detail.module.css'
import { useDetailText } from './detail.text.ts'
import { actorName, eventName } from './event-words.ts'

/** Who changed what, word for word. */
export function AuditCard({ transaction: { audit } }: { transaction: TransactionShown }) {
  const t = useDetailText()
  if (audit.length === 0) return null
  return (
    <Card>
      <Disclosure title={t('detail.auditCount', { n: audit.length })}>
        <ul className={css.rows}>
          {audit.map(({ actor, action, changes, at }) => {
            const known = actorName(actor)
            const name = eventName({ code: action })
            return (
              <li key={`${at} ${action}`}>
                <span className={css.line}>
                  <b>{name ? t(name, { amount: '' }) : <Ltr>{action}</Ltr>}</b>
                  <span className={css.small}>
                    <Instant at={at} />
                  </span>
                </span>
                <span>{known ? t(known) : <Ltr>{actor}</Ltr>}</span>
                {changes.map(({ name: field, value }) => (
                  <span key={field} className={css.url}>
                    <Ltr>{field}</Ltr>: <bdi>{value}</bdi>
                  </span>
                ))}
              </li>
            )
          })}
        </ul>
      </Disclosure>
    </Card>
  )
}
