import type { Rules } from '@wasl/contracts/web/dashboard/restriction.contract'
import { nameOf } from '@wasl/domain/locale'
import { identifierKinds } from '@wasl/domain/restriction'
import { Alert } from '@wasl/ui/notices/Alert'
import { CheckboxGroup } from '@wasl/ui/fields/choices/CheckboxGroup'
import { Select } from '@wasl/ui/fields/choices/Select'
import { TextField } from '@wasl/ui/inputs/TextField'
import css from '../../desk/form/Area.module.css'
import type { OwnField } from '../../desk/resource/fields.tsx'
import { useLocale } from '../../i18n/language.tsx'
import type { RuleForm } from './rule-form.ts'
import { useRestrictionText } from './restriction.text.ts'

const scopes = ['all', 'collector', 'gateway'] as const
const lists = ['none', 'allow', 'block'] as const

export function RuleWhom({ draft: form, change, problemOf, page: known, row }: OwnField<RuleForm, Rules>) {
  const t = useRestrictionText()
  const locale = useLocale()
  const lost = row && row.identifier !== form.identifier ? row.identifiers : 0
  const named = form.scope === 'collector' ? known.collectors : known.gateways
  return (
    <fieldset className={css.group}>
      <legend>{t('restriction.group.whom')}</legend>
      <TextField
        label={t('restriction.field.name')}
        autoComplete="off"
        maxLength={80}
        value={form.name}
        onChange={(event) => change({ name: event.target.value })}
        problem={problemOf('name')}
      />
      <div className={css.pair}>
        <Select
          label={t('restriction.field.scope')}
          placeholder={t('restriction.field.choose')}
          choices={scopes.map((value) => ({ value, label: t(`restriction.scope.${value}`) }))}
          value={form.scope}
          onChange={(value) =>
            change({ scope: scopes.find((scope) => scope === value) ?? 'all', scopeOf: [] })
          }
          problem={problemOf('scope')}
        />
        <Select
          label={t('restriction.field.identifier')}
          hint={t('restriction.field.identifierHint')}
          placeholder={t('restriction.field.choose')}
          choices={identifierKinds.map((value) => ({ value, label: t(`restriction.who.${value}`) }))}
          value={form.identifier}
          onChange={(value) =>
            change({ identifier: identifierKinds.find((kind) => kind === value) ?? 'phone' })
          }
          problem={problemOf('identifier')}
        />
      </div>
      <output>
        {lost > 0 && <Alert tone="warning">{t('restriction.field.listGoes', { n: lost })}</Alert>}
      </output>
      {form.scope !== 'all' && (
        <CheckboxGroup
          label={t(`restriction.field.scopeOf.${form.scope}`)}
          choices={named.map((one) => ({ value: one.value, label: nameOf(one, locale) }))}
          values={form.scopeOf}
          onChange={(scopeOf) => change({ scopeOf })}
          problem={problemOf('scopeOf')}
        />
      )}
      <Select
        label={t('restriction.field.list')}
        placeholder={t('restriction.field.choose')}
        choices={lists.map((value) => ({ value, label: t(`restriction.list.${value}`) }))}
        value={form.list}
        onChange={(value) => change({ list: lists.find((list) => list === value) ?? 'none' })}
        problem={problemOf('list')}
      />
    </fieldset>
  )
}
