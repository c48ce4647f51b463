import type { AuditEntry } from '@wasl/contracts/web/dashboard/administration/audit.contract'
import { toldOf, type Told } from '@wasl/domain/audit-entry'
import { Dots } from '@wasl/ui/text/Dots'
import { KeyValueList } from '@wasl/ui/text/KeyValueList'
import { Ltr } from '@wasl/ui/text/Ltr'
import css from './Audit.module.css'
import { useAuditText } from './audit-log.text.ts'
import { isReadyRole } from '@wasl/domain/roles'
import { isSection } from '@wasl/domain/sections'
import { useLocale } from '../../../i18n/language.tsx'
import { useNames } from '../people/use-names.ts'
import { amountAmong, fieldWords, valueWords, type NamesOfCodes } from './field-words.ts'

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

/** The fields of an entry, and the codes in them, in the reader's language. */
function useFieldWords(facts: Told['facts']) {
  const t = useAuditText()
  const locale = useLocale()
  const names = useNames()
  const amount = amountAmong(facts, locale)
  const ofCodes: NamesOfCodes = {
    permission: names.permission,
    section: (code) => (isSection(code) ? names.section(code) : code),
    role: (code) => (isReadyRole(code) ? names.role({ id: code, nameEn: code, nameAr: code }) : code),
    truth: (isTrue) => t(isTrue ? 'administration.audit.said.true' : 'administration.audit.said.false'),
    separator: locale === 'ar' ? '، ' : ', ',
  }
  return {
    /** Null where the name has no words: it is told as it is. */
    field: (name: string): string | null => {
      const key = fieldWords(name)
      return key && t(key)
    },
    value: (name: string, value: string) => valueWords(name, value, ofCodes),
    fact: (name: string, value: string) =>
      name === 'amount' && amount !== null ? amount : valueWords(name, value, ofCodes),
  }
}
