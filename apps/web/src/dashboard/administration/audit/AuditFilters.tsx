import { useQuery } from '@tanstack/react-query'
import { activityKinds } from '@wasl/contracts/values/states'
import { nameOf } from '@wasl/domain/locale'
import { SearchField } from '@wasl/ui/fields/SearchField'
import { Select } from '@wasl/ui/fields/Select'
import { Chip } from '@wasl/ui/table/Chip'
import { ToolButton } from '@wasl/ui/table/ToolButton'
import { RangeField } from '../../../desk/range/RangeField.tsx'
import { useLocale } from '../../../i18n/language.tsx'
import css from './Audit.module.css'
import { nothingAsked, periodNames, type AuditAsked } from './audit-asked.ts'
import { actorsQuery } from './audit-log.queries.ts'
import { useAuditText } from './audit-log.text.ts'

type Props = { asked: AuditAsked; onChange: (change: Partial<AuditAsked>) => void }

export function AuditFilters({ asked, onChange }: Props) {
  const t = useAuditText()
  const locale = useLocale()
  const actors = useQuery(actorsQuery).data?.results ?? []
  const known = asked.who === null || actors.some(({ actor }) => actor === asked.who)
  return (
    <section className={css.filters} aria-label={t('administration.audit.filters')}>
      <div className={css.fields} data-print="hide">
        <Select
          id="audit-who"
          label={t('administration.audit.who')}
          placeholder={t('administration.audit.anybody')}
          choices={[
            { value: '', label: t('administration.audit.anybody') },
            ...actors.map((one) => ({
              value: one.actor,
              label: nameOf(one, locale) || one.actor,
              note: one.actor,
            })),
            ...(known ? [] : [{ value: asked.who ?? '', label: asked.who ?? '' }]),
          ]}
          value={asked.who ?? ''}
          onChange={(value) => onChange({ who: value || null })}
        />
        <Select
          id="audit-what"
          label={t('administration.audit.what')}
          placeholder={t('administration.audit.anything')}
          choices={[
            { value: '', label: t('administration.audit.anything') },
            ...activityKinds.map((kind) => ({ value: kind, label: t(`administration.audit.kind.${kind}`) })),
          ]}
          value={asked.kind ?? ''}
          onChange={(value) => onChange({ kind: activityKinds.find((kind) => kind === value) ?? null })}
        />
        <Select
          id="audit-when"
          label={t('administration.audit.when')}
          placeholder={t('administration.audit.anytime')}
          choices={[
            { value: '', label: t('administration.audit.anytime') },
            ...periodNames.map((period) => ({
              value: period,
              label: t(`administration.audit.period.${period}`),
            })),
          ]}
          value={asked.period ?? ''}
          onChange={(value) =>
            onChange({
              period: periodNames.find((period) => period === value) ?? null,
              from: null,
              to: null,
            })
          }
        />
        <div className={css.object}>
          <SearchField
            label={t('administration.audit.object')}
            placeholder={t('administration.audit.objectHint')}
            clearLabel={t('administration.audit.clearObject')}
            start={asked.object}
            onSearch={(object) => object.trim() !== asked.object && onChange({ object: object.trim() })}
          />
        </div>
      </div>
      {asked.period === 'dates' && (
        <RangeField
          label={t('administration.audit.dates')}
          value={{ from: asked.from, to: asked.to }}
          onChange={onChange}
        />
      )}
      <AppliedChips asked={asked} onChange={onChange} />
    </section>
  )
}

function AppliedChips({ asked, onChange }: Props) {
  const t = useAuditText()
  const chips = [
    asked.who && { label: t('administration.audit.who'), value: asked.who, change: { who: null } },
    asked.kind && {
      label: t('administration.audit.what'),
      value: t(`administration.audit.kind.${asked.kind}`),
      change: { kind: null },
    },
    asked.period && {
      label: t('administration.audit.when'),
      value: t(`administration.audit.period.${asked.period}`),
      change: { period: null, from: null, to: null },
    },
    asked.object && {
      label: t('administration.audit.object'),
      value: asked.object,
      change: { object: '' },
    },
  ].filter((chip) => typeof chip === 'object' && chip !== null)
  if (chips.length === 0) return null
  return (
    <ul className={css.chips} aria-label={t('administration.audit.applied')}>
      {chips.map(({ label, value, change }) => (
        <li key={label}>
          <Chip
            label={label}
            value={<bdi>{value}</bdi>}
            title={`${label}: ${value}`}
            removeLabel={t('administration.audit.remove', { filter: label })}
            onRemove={() => onChange(change)}
          />
        </li>
      ))}
      <li>
        <ToolButton onClick={() => onChange(nothingAsked)}>{t('administration.audit.clearAll')}</ToolButton>
      </li>
    </ul>
  )
}
