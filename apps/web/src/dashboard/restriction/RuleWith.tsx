import type { Rules } from '@wasl/contracts/web/dashboard/restriction.contract'
import { nameOf } from '@wasl/domain/locale'
import { groundsOf } from '@wasl/domain/restriction'
import { CheckboxGroup } from '@wasl/ui/fields/choices/CheckboxGroup'
import { TextField } from '@wasl/ui/inputs/TextField'
import css from '../../desk/form/Area.module.css'
import type { OwnField } from '../../desk/resource/fields.tsx'
import { useLocale } from '../../i18n/language.tsx'
import type { RuleForm } from './rule-form.ts'
import { useRestrictionText } from './restriction.text.ts'
import { dayKey, days } from './rule-summary.ts'

export function RuleWith({ draft: form, change, problemOf, page: known }: OwnField<RuleForm, Rules>) {
  const t = useRestrictionText()
  const locale = useLocale()
  return (
    <>
      <fieldset className={css.group}>
        <legend>{t('restriction.group.with')}</legend>
        <div className={css.pair}>
          <CheckboxGroup
            label={t('restriction.field.gateways')}
            hint={t('restriction.field.any')}
            choices={known.gateways.map((one) => ({ value: one.value, label: nameOf(one, locale) }))}
            values={form.gateways}
            onChange={(gateways) => change({ gateways })}
            problem={problemOf('gateways')}
          />
          <CheckboxGroup
            label={t('restriction.field.currencies')}
            hint={t('restriction.field.any')}
            choices={known.currencies.map((code) => ({ value: code, label: code }))}
            values={form.currencies}
            onChange={(currencies) => change({ currencies })}
            problem={problemOf('currencies')}
          />
          <CheckboxGroup
            label={t('restriction.field.days')}
            hint={t('restriction.field.any')}
            choices={days.map((day) => ({ value: String(day), label: t(dayKey(day)) }))}
            values={form.days.map(String)}
            onChange={(chosen) => change({ days: chosen.map(Number) })}
            problem={problemOf('days')}
          />
        </div>
        <div className={css.pair}>
          {(['opens', 'closes'] as const).map((field) => (
            <TextField
              key={field}
              type="time"
              label={t(`restriction.field.${field}`)}
              value={form[field]}
              onChange={(event) => change({ [field]: event.target.value })}
              problem={problemOf(field)}
            />
          ))}
        </div>
      </fieldset>
      <fieldset className={css.group}>
        <legend>{t('restriction.group.told')}</legend>
        <TextField
          label={t('restriction.field.messageEn')}
          hint={t(
            groundsOf(form).length > 1 ? 'restriction.field.messageSeveral' : 'restriction.field.messageHint',
          )}
          lang="en"
          maxLength={200}
          value={form.messageEn}
          onChange={(event) => change({ messageEn: event.target.value })}
          problem={problemOf('messageEn')}
        />
        <TextField
          label={t('restriction.field.messageAr')}
          lang="ar"
          maxLength={200}
          value={form.messageAr}
          onChange={(event) => change({ messageAr: event.target.value })}
          problem={problemOf('messageAr')}
        />
      </fieldset>
    </>
  )
}
