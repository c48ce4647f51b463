import { normaliseDigits } from '@wasl/domain/digits'
import { AmountField } from '@wasl/ui/money/AmountField'
import { Select } from '@wasl/ui/fields/choices/Select'
import { Switch } from '@wasl/ui/fields/choices/Switch'
import { Card } from '@wasl/ui/layout/Card'
import { SegmentedRadio } from '@wasl/ui/navigation/SegmentedRadio'
import { TextField } from '@wasl/ui/inputs/TextField'
import { useLocale } from '../../i18n/language.tsx'
import css from './Create.module.css'
import { useRequestText } from './request.text.ts'
import type { FormModel } from './use-request-form.ts'

/** Amounts stay as they were typed: the currency's own decimals are the core's to check. */
export function AmountSection({ model }: { model: FormModel }) {
  const t = useRequestText()
  const locale = useLocale()
  const { form, setup, change, move, problemOf } = model
  const money = { currency: form.currency, locale }
  const question = t('newRequest.amountQuestion')
  const optional = t('newRequest.optional')
  return (
    <Card title={t('newRequest.what')}>
      <div className={css.stack}>
        <div className={css.row}>
          <AmountField
            id="request-amount"
            label={t('newRequest.amount')}
            value={form.amount}
            onChange={(amount) => change({ amount })}
            problem={problemOf('amount')}
            money={money}
            question={question}
          />
          {setup.currencies.length > 1 && (
            <Select
              id="request-currency"
              label={t('newRequest.currency')}
              choices={setup.currencies.map(({ code }) => ({ value: code, label: code }))}
              value={form.currency}
              onChange={(currency) => move({ currency })}
              placeholder={t('newRequest.choose')}
              problem={problemOf('currency')}
            />
          )}
          <AmountField
            id="request-delivery"
            label={t('newRequest.delivery')}
            hint={t('newRequest.deliveryHint')}
            optional={optional}
            value={form.delivery}
            onChange={(delivery) => change({ delivery })}
            problem={problemOf('delivery')}
            money={money}
            question={question}
          />
          {!form.isLink && (
            <TextField
              id="request-orderNo"
              label={t('newRequest.orderNo')}
              optional={optional}
              dir="ltr"
              autoComplete="off"
              maxLength={128}
              value={form.orderNo}
              onChange={({ currentTarget }) => change({ orderNo: currentTarget.value })}
              problem={problemOf('orderNo')}
            />
          )}
        </div>
        <Switch
          id="request-isEditable"
          label={t('newRequest.editable')}
          note={t('newRequest.editableNote')}
          isOn={form.isEditable}
          onChange={(isEditable) => change({ isEditable })}
          savingLabel={t('newRequest.saving')}
        />
        {form.isEditable && (
          <div className={css.row}>
            <SegmentedRadio
              label={t('newRequest.minimumKind')}
              options={(['none', 'fixed', 'share'] as const).map((value) => ({
                value,
                label: t(`newRequest.minimumKind.${value}`),
              }))}
              selected={form.minimumKind}
              onSelect={(kind) =>
                change({ minimumKind: kind === 'fixed' || kind === 'share' ? kind : 'none' })
              }
            />
            {form.minimumKind === 'fixed' && (
              <AmountField
                id="request-minimum"
                label={t('newRequest.minimum')}
                value={form.minimum}
                onChange={(minimum) => change({ minimum })}
                problem={problemOf('minimum')}
                money={money}
                question={question}
              />
            )}
            {form.minimumKind === 'share' && (
              <TextField
                id="request-share"
                label={t('newRequest.share')}
                dir="ltr"
                inputMode="numeric"
                suffix="%"
                maxLength={3}
                value={form.share}
                onChange={({ currentTarget }) => change({ share: digitsOf(currentTarget.value) })}
                problem={problemOf('share')}
              />
            )}
            <AmountField
              id="request-maximum"
              label={t('newRequest.maximum')}
              optional={optional}
              value={form.maximum}
              onChange={(maximum) => change({ maximum })}
              problem={problemOf('maximum')}
              money={money}
              question={question}
            />
          </div>
        )}
        <div className={css.row}>
          <TextField
            id="request-descriptionEn"
            label={t('newRequest.descriptionEn')}
            optional={optional}
            dir="ltr"
            maxLength={512}
            value={form.descriptionEn}
            onChange={({ currentTarget }) => change({ descriptionEn: currentTarget.value })}
            problem={problemOf('descriptionEn')}
          />
          <TextField
            id="request-descriptionAr"
            label={t('newRequest.descriptionAr')}
            optional={optional}
            dir="rtl"
            lang="ar"
            maxLength={512}
            value={form.descriptionAr}
            onChange={({ currentTarget }) => change({ descriptionAr: currentTarget.value })}
            problem={problemOf('descriptionAr')}
          />
        </div>
      </div>
    </Card>
  )
}

const digitsOf = (typed: string): string => normaliseDigits(typed).replace(/\D/g, '')
