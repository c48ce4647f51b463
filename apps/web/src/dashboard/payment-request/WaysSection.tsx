import { pick } from '@wasl/domain/locale'
import { CheckboxGroup } from '@wasl/ui/fields/CheckboxGroup'
import { Select } from '@wasl/ui/fields/Select'
import { Card } from '@wasl/ui/layout/Card'
import { moneyText } from '@wasl/ui/money-text.ts'
import { useLocale } from '../../i18n/language.tsx'
import { AttachmentField } from './AttachmentField.tsx'
import css from './Create.module.css'
import { LifeFields } from './LifeFields.tsx'
import { offeredIn } from './request-form.ts'
import { useRequestText } from './request.text.ts'
import type { FormModel } from './use-request-form.ts'

/** S1 §5: at least one gateway, with one box for all of them. */
export function WaysSection({ model }: { model: FormModel }) {
  const t = useRequestText()
  const locale = useLocale()
  const { form, setup, change, problemOf } = model
  const fee = (fees: Readonly<Record<string, string>>) => {
    const amount = fees[form.currency]
    return amount && Number(amount) > 0
      ? t('newRequest.fee', { fee: moneyText(amount, form.currency, locale) })
      : t('newRequest.noFee')
  }
  return (
    <Card title={t('newRequest.how')}>
      <div className={css.stack}>
        {setup.units.length > 1 && (
          <div className={css.row}>
            <Select
              id="request-unit"
              label={t('newRequest.unit')}
              choices={setup.units.map(({ key, unit, isPaused }) => ({
                value: key,
                label: pick(unit.title, locale),
                ...(isPaused && { note: t('newRequest.unitPaused'), isDisabled: true }),
              }))}
              value={form.unit}
              onChange={(unit) => change({ unit })}
              placeholder={t('newRequest.choose')}
              problem={problemOf('unit')}
            />
          </div>
        )}
        <CheckboxGroup
          id="request-gateways"
          label={t('newRequest.gateways')}
          selectAll={t('newRequest.gatewaysAll')}
          look="cards"
          choices={offeredIn(setup, form.currency).map(({ code, name, fees, isWallet }) => ({
            value: code,
            label: pick(name, locale),
            note: isWallet ? t('newRequest.wallet') : fee(fees),
          }))}
          values={form.gateways}
          onChange={(gateways) => change({ gateways })}
          problem={problemOf('gateways')}
        />
        <LifeFields model={model} />
        <AttachmentField model={model} />
      </div>
    </Card>
  )
}
