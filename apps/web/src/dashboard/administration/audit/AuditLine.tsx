import type { AuditEntry } from '@wasl/contracts/web/dashboard/administration/audit.contract'
import { pick } from '@wasl/domain/locale'
import { KeyValueList } from '@wasl/ui/KeyValueList'
import { Ltr } from '@wasl/ui/Ltr'
import { VisuallyHidden } from '@wasl/ui/VisuallyHidden'
import { useLocale } from '../../../i18n/language.tsx'
import { Instant } from '../../../parts/Instant.tsx'
import css from './Audit.module.css'
import { useAuditText } from './audit-log.text.ts'
import { objectWords } from './object-words.ts'

type Props = { entry: AuditEntry; onObject: (object: string) => void }

/** One thing that was done; the rest of it opens below. */
export function AuditLine({ entry, onObject }: Props) {
  const t = useAuditText()
  const locale = useLocale()
  const { actor, actorName, description, object } = entry
  return (
    <article className={css.line}>
      <p className={css.what} dir="auto">
        {description}
      </p>
      <p className={`${css.quiet} ${css.who}`}>
        <bdi>{(actorName && pick(actorName, locale)) || actor}</bdi>
        {' · '}
        {actorName ? <Ltr>{actor}</Ltr> : t('administration.audit.system')}
        {' · '}
        <Instant at={entry.at} />
      </p>
      {object !== '' && (
        <p className={`${css.quiet} ${css.object}`}>
          {t('administration.audit.object')}:{' '}
          <button type="button" className={css.press} onClick={() => onObject(object)}>
            <ObjectName object={object} />
          </button>
        </p>
      )}
      <details className={css.details}>
        <summary>
          {t('administration.audit.details')}
          <VisuallyHidden> {description}</VisuallyHidden>
        </summary>
        <AuditDetails entry={entry} />
      </details>
    </article>
  )
}

function ObjectName({ object }: { object: string }) {
  const t = useAuditText()
  const said = objectWords(object)
  return said ? t.rich(said.kind, { name: <Ltr>{said.name}</Ltr> }) : <Ltr>{object}</Ltr>
}

function AuditDetails({ entry }: { entry: AuditEntry }) {
  const t = useAuditText()
  const { changes, facts, network, requestId } = entry
  return (
    <div className={css.inside}>
      {changes.length > 0 && (
        <div className={css.scroll} data-scrolls="">
          <table className={css.table}>
            <caption>{t('administration.audit.changes')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('administration.audit.field')}</th>
                <th scope="col">{t('administration.audit.before')}</th>
                <th scope="col">{t('administration.audit.after')}</th>
              </tr>
            </thead>
            <tbody>
              {changes.map(({ name, before, after }) => (
                <tr key={name}>
                  <th scope="row">
                    <Ltr>{name || t('administration.audit.value')}</Ltr>
                  </th>
                  <td dir="auto">{before ?? '–'}</td>
                  <td dir="auto">{after ?? '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <KeyValueList
        rows={[
          { key: 'action', label: t('administration.audit.action'), value: <Ltr>{entry.action}</Ltr> },
          ...facts.map(({ name, value }) => ({
            key: `fact-${name}`,
            label: <Ltr>{name}</Ltr>,
            value: <bdi>{value}</bdi>,
          })),
          ...(network === null
            ? []
            : [{ key: 'network', label: t('administration.audit.network'), value: <Ltr>{network}</Ltr> }]),
          ...(requestId === null
            ? []
            : [{ key: 'request', label: t('administration.audit.request'), value: <Ltr>{requestId}</Ltr> }]),
        ]}
      />
    </div>
  )
}
