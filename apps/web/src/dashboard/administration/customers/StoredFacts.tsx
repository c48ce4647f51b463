import type { StoredCustomer } from '@wasl/contracts/web/dashboard/administration/customers.contract'
import { Alert } from '@wasl/ui/notices/Alert'
import { KeyValueList } from '@wasl/ui/text/KeyValueList'
import { Instant } from '../../../parts/Instant.tsx'
import css from '../../../desk/form/Area.module.css'
import { useCustomersText } from './customers.text.ts'

const kinds = ['requests', 'attempts', 'messages', 'lists', 'history'] as const

export function StoredFacts({ stored }: { stored: StoredCustomer }) {
  const t = useCustomersText()
  const lines = (values: readonly string[], isLtr: boolean) =>
    values.length > 0 &&
    values.map((value) => (
      <div key={value}>
        <bdi {...(isLtr && { dir: 'ltr' })}>{value}</bdi>
      </div>
    ))
  const rows = [
    { key: 'names', label: t('personal.names'), value: lines(stored.names, false) || null },
    { key: 'emails', label: t('personal.emails'), value: lines(stored.emails, true) || null },
    { key: 'phones', label: t('personal.phones'), value: lines(stored.phones, true) || null },
  ]
  return (
    <>
      {stored.isInFlight && <Alert tone="warning">{t('personal.inFlight')}</Alert>}
      {stored.waiting > 0 && <Alert tone="info">{t('personal.waiting', { n: stored.waiting })}</Alert>}
      <KeyValueList rows={rows} />
      <div className={css.told}>
        <p className={css.name}>{t('personal.stored')}</p>
        <ul className={css.facts}>
          {kinds.map((kind) => (
            <li key={kind} className={css.fact}>
              {t(`personal.${kind}`, { n: stored.counts[kind] })}
            </li>
          ))}
        </ul>
        {stored.firstAt !== null && stored.lastAt !== null && (
          <p className={css.quiet}>
            {t.rich('personal.since', {
              first: <Instant at={stored.firstAt} />,
              last: <Instant at={stored.lastAt} />,
            })}
          </p>
        )}
        <p className={css.quiet}>{t('personal.alike')}</p>
      </div>
    </>
  )
}
