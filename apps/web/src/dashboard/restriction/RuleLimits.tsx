import type { Rules } from '@wasl/contracts/web/dashboard/restriction.contract'
import { unlimitedCurrencies } from '@wasl/domain/restriction'
import { Alert } from '@wasl/ui/notices/Alert'
import { AmountField } from '@wasl/ui/money/AmountField'
import { Button } from '@wasl/ui/actions/Button'
import { Select } from '@wasl/ui/fields/choices/Select'
import { TextField } from '@wasl/ui/inputs/TextField'
import css from '../../desk/form/Area.module.css'
import type { OwnField } from '../../desk/resource/fields.tsx'
import { useLocale } from '../../i18n/language.tsx'
import { joined } from '../../parts/joined.ts'
import type { RuleForm } from './rule-form.ts'
import { useRestrictionText } from './restriction.text.ts'

const amounts = ['minimum', 'maximum', 'sumPerDay', 'sumPerMonth'] as const
const counts = ['paymentsPerDay', 'paymentsPerMonth'] as const

export function RuleLimits({ draft: form, change, problemOf, page: known }: OwnField<RuleForm, Rules>) {
  const t = useRestrictionText()
  const locale = useLocale()
  const unlimited = unlimitedCurrencies(form, known.currencies)
  return (
    <>
      <fieldset className={css.group}>
        <legend>{t('restriction.group.much')}</legend>
        <Select
          label={t('restriction.field.currency')}
          placeholder={t('restriction.field.choose')}
          choices={known.currencies.map((code) => ({ value: code, label: code }))}
          value={form.currency}
          onChange={(currency) => change({ currency })}
          problem={problemOf('currency')}
        />
        <div className={css.pair}>
          {amounts.map((field) => (
            <AmountField
              key={field}
              label={t(`restriction.field.${field}`)}
              hint={t('restriction.field.noLimit')}
              money={{ currency: form.currency ?? '', locale }}
              question={t('restriction.test.question')}
              value={form[field]}
              onChange={(typed) => change({ [field]: typed })}
              problem={problemOf(field)}
            />
          ))}
        </div>
        {unlimited.length > 0 && (
          <Alert tone="warning">
            <p>
              {t('restriction.otherCurrencies', {
                currency: form.currency ?? '',
                others: joined(unlimited, locale),
              })}
            </p>
            <Button size="row" onClick={() => change({ currencies: [form.currency ?? ''] })}>
              {t('restriction.onlyCurrency', { currency: form.currency ?? '' })}
            </Button>
          </Alert>
        )}
      </fieldset>
      <fieldset className={css.group}>
        <legend>{t('restriction.group.often')}</legend>
        <div className={css.pair}>
          {counts.map((field) => (
            <TextField
              key={field}
              label={t(`restriction.field.${field}`)}
              hint={t('restriction.field.noLimit')}
              inputMode="numeric"
              autoComplete="off"
              value={form[field]}
              onChange={(event) => change({ [field]: event.target.value })}
              problem={problemOf(field)}
            />
          ))}
        </div>
      </fieldset>
    </>
  )
}
