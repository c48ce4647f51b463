import type { OperationRules } from '@wasl/contracts/web/dashboard/tickets/operation-requests.contract'
import { nameOf } from '@wasl/domain/locale'
import { AmountField } from '@wasl/ui/money/AmountField'
import { CheckboxGroup } from '@wasl/ui/fields/choices/CheckboxGroup'
import css from '../../desk/form/Area.module.css'
import { AreaForm } from '../../desk/form/AreaForm.tsx'
import { useLocale } from '../../i18n/language.tsx'
import { useTicketsText } from './tickets.text.ts'
import { useRulesForm } from './use-rules-form.ts'

type Props = { rules: OperationRules; onClosed: () => void }

export function RulesDialog({ rules, onClosed }: Props) {
  const t = useTicketsText()
  const locale = useLocale()
  const { form, seen, isChanged, change, save, giveUp, saving } = useRulesForm({ rules, onClosed })
  const { one, two, makers } = form
  return (
    <AreaForm
      title={t('tickets.rules.title')}
      saving={saving}
      saveLabel={t('tickets.rules.save')}
      isChanged={isChanged}
      onSave={() => void save()}
      onClosed={giveUp}
    >
      <p className={css.quiet}>{t('tickets.rules.note')}</p>
      {seen.thresholds.map(({ currencyCode: currency }) => (
        <fieldset key={currency} className={css.group}>
          <legend>{currency}</legend>
          <div className={css.pair}>
            <AmountField
              label={t('tickets.rules.oneAbove')}
              hint={t('tickets.rules.emptyIsNever')}
              money={{ currency, locale }}
              question={t('tickets.rules.question')}
              value={one[currency] ?? ''}
              onChange={(typed) => change({ one: { ...one, [currency]: typed } })}
              problem={saving.problemOf(`${currency}.one_above`)}
            />
            <AmountField
              label={t('tickets.rules.twoAbove')}
              hint={t('tickets.rules.emptyIsNever')}
              money={{ currency, locale }}
              question={t('tickets.rules.question')}
              value={two[currency] ?? ''}
              onChange={(typed) => change({ two: { ...two, [currency]: typed } })}
              problem={saving.problemOf(`${currency}.two_above`)}
            />
          </div>
        </fieldset>
      ))}
      <CheckboxGroup
        label={t('tickets.rules.makers')}
        hint={t('tickets.rules.makersHint')}
        choices={seen.users.map((user) => ({
          value: String(user.id),
          label: nameOf(user, locale) || user.username,
          note: user.username,
        }))}
        values={makers}
        onChange={(values) => change({ makers: values })}
        problem={saving.problemOf('makers')}
      />
    </AreaForm>
  )
}
