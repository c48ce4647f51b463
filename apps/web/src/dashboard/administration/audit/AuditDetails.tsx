import type { AuditEntry } from '@wasl/contracts/web/dashboard/administration/audit.contract'
import { toldOf } from '@wasl/domain/audit-told'
import { Dots } from '@wasl/ui/Dots'
import { KeyValueList } from '@wasl/ui/KeyValueList'
import { Ltr } from '@wasl/ui/Ltr'
import css from './Audit.module.css'
import { useAuditText } from './audit-log.text.ts'
import { useFieldWords } from './use-field-words.ts'

/** What was before and after, and what else is known of an entry; the file of the log has the codes. */
export function AuditDetails({ entry }: { entry: AuditEntry }) {
  const t = useAuditText()
  const { changes, facts } = toldOf(entry.detail)
  const words = useFieldWords(facts)
  const { network, requestId } = entry
  const valueOf = (name: string, value: string | null) => (value === null ? '–' : words.value(name, value))
  const plain = (key: string, label: string, value: string | null) =>
    value === null ? [] : [{ key, label, value: <Ltr>{value}</Ltr> }]
  return (
    <div className={css.inside}>
      {changes.length > 0 && (
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
                  {name === '' ? t('administration.audit.value') : (words.field(name) ?? <Ltr>{name}</Ltr>)}
                </th>
                <td dir="auto">{valueOf(name, before)}</td>
                <td dir="auto">{valueOf(name, after)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <KeyValueList
        rows={[
          {
            key: 'action',
            label: t('administration.audit.action'),
            value: (
              <Dots>
                <bdi>{entry.description}</bdi>
                <Ltr>{entry.action}</Ltr>
              </Dots>
            ),
          },
          ...facts.map(({ name, value }) => ({
            key: `fact-${name}`,
            label: words.field(name) ?? <Ltr>{name}</Ltr>,
            value: <bdi>{words.fact(name, value)}</bdi>,
          })),
          ...plain('network', t('administration.audit.network'), network && network.slice(0, 8)),
          ...plain('request', t('administration.audit.request'), requestId),
        ]}
      />
    </div>
  )
}
