import type { TransactionShown } from '@wasl/contracts/web/dashboard/transactions/detail.contract'
import { byName } from '@wasl/domain/by-name'
import { Disclosure } from '@wasl/ui/text/Disclosure'
import { Card } from '@wasl/ui/layout/Card'
import { Ltr } from '@wasl/ui/text/Ltr'
import { Instant } from '../../../../parts/Instant.tsx'
import css from '../Detail.module.css'
import type { detailStrings } from '../detail.strings.ts'
import { useDetailText } from '../detail.text.ts'
import { actorName, eventName } from './event-words.ts'

const fieldNames: Readonly<Record<string, keyof typeof detailStrings>> = byName({
  amount: 'detail.amount',
  remarks: 'detail.remarks',
  extra: 'detail.extra',
  customer_email: 'detail.customerEmail',
  customer_phone: 'detail.phone',
  expiration_time: 'detail.expires',
  attachment: 'detail.attachment',
})

function valueOf(field: string, value: string | null) {
  const isTime = field === 'expiration_time' && !Number.isNaN(Date.parse(value ?? ''))
  return value !== null && isTime ? <Instant at={value} /> : <bdi>{value ?? '–'}</bdi>
}

/** Who changed what, word for word. */
export function AuditCard({ transaction: { audit } }: { transaction: TransactionShown }) {
  const t = useDetailText()
  if (audit.length === 0) return null
  return (
    <Card>
      <Disclosure title={t('detail.auditCount', { n: audit.length })}>
        <ul className={css.rows}>
          {audit.map(({ actor, action, changes, facts, at }) => {
            const known = actorName(actor)
            const name = eventName({ code: action })
            const wordOf = (field: string) => {
              const key = fieldNames[field]
              return key ? t(key) : <Ltr>{field}</Ltr>
            }
            return (
              <li key={`${at} ${action}`}>
                <span className={css.line}>
                  <b>{t(name ?? 'detail.event.other', { amount: '' })}</b>
                  <span className={css.small}>
                    <Instant at={at} />
                  </span>
                </span>
                <span>{known ? t(known) : <Ltr>{actor}</Ltr>}</span>
                {changes.map(({ name: field, before, after }) => (
                  <span key={field} className={css.url}>
                    {t.rich('detail.auditChange', {
                      field: wordOf(field),
                      before: valueOf(field, before),
                      after: valueOf(field, after),
                    })}
                  </span>
                ))}
                {facts.map(({ name: field, value }) => (
                  <span key={field} className={css.url}>
                    {wordOf(field)}: <bdi>{value}</bdi>
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
