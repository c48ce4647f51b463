import { pick } from '@wasl/domain/locale'
import { Disclosure } from '@wasl/ui/text/Disclosure'
import { Checkbox } from '@wasl/ui/fields/choices/Checkbox'
import { Card } from '@wasl/ui/layout/Card'
import { SegmentedRadio } from '@wasl/ui/navigation/SegmentedRadio'
import { TextField } from '@wasl/ui/inputs/TextField'
import { useId } from 'react'
import { useLocale } from '../../i18n/language.tsx'
import css from './Create.module.css'
import { RemarkRows } from './RemarkRows.tsx'
import { useRequestText } from './request.text.ts'
import type { FormModel } from './use-request-form.ts'

const terms = ['merchant', 'required', 'none'] as const

/** What most requests do without. It opens by itself where a problem or a template has something in it. */
export function MoreSection({ model }: { model: FormModel }) {
  const t = useRequestText()
  const locale = useLocale()
  const listId = useId()
  const { form, setup, change, problemOf } = model
  const optional = t('newRequest.optional')
  const origins = setup.redirectOrigins.join(', ')
  return (
    <Card as="div">
      <div className={css.more}>
        <Disclosure title={t('newRequest.more')} isOpenAtFirst={form.remarks.length > 0}>
          <div className={css.stack}>
            <RemarkRows model={model} />
            {setup.customFields.length > 0 && (
              <div className={css.group}>
                <h3>{t('newRequest.own')}</h3>
                <div className={css.row} id="request-customFields" tabIndex={-1}>
                  {setup.customFields.map(({ name, label }) => (
                    <TextField
                      key={name}
                      label={<bdi>{pick(label, locale)}</bdi>}
                      optional={optional}
                      maxLength={256}
                      value={form.customFields[name] ?? ''}
                      onChange={({ currentTarget }) =>
                        change({ customFields: { ...form.customFields, [name]: currentTarget.value } })
                      }
                    />
                  ))}
                </div>
              </div>
            )}
            <div className={css.group}>
              <h3>{t('newRequest.delivers')}</h3>
              <Checkbox
                label={t('newRequest.address')}
                checked={form.capturesAddress}
                onChange={(capturesAddress) => change({ capturesAddress })}
              />
              <Checkbox
                label={t('newRequest.location')}
                checked={form.capturesLocation}
                onChange={(capturesLocation) => change({ capturesLocation })}
              />
              <Checkbox
                label={t('newRequest.asksPhone')}
                checked={form.asksPhone}
                onChange={(asksPhone) => change({ asksPhone })}
              />
            </div>
            <div className={css.group}>
              <h3>{t('newRequest.advanced')}</h3>
              {setup.terms && (
                <SegmentedRadio
                  label={t('newRequest.terms')}
                  options={terms.map((value) => ({ value, label: t(`newRequest.terms.${value}`) }))}
                  selected={form.terms}
                  onSelect={(wish) => change({ terms: terms.find((one) => one === wish) ?? 'merchant' })}
                />
              )}
              <div className={css.row}>
                <TextField
                  id="request-productType"
                  label={t('newRequest.productType')}
                  optional={optional}
                  maxLength={128}
                  list={listId}
                  autoComplete="off"
                  value={form.productType}
                  onChange={({ currentTarget }) => change({ productType: currentTarget.value })}
                  problem={problemOf('productType')}
                />
                <datalist id={listId}>
                  {setup.productTypes.map((type) => (
                    <option key={type} value={type}>
                      {type}
                    </option>
                  ))}
                </datalist>
                <TextField
                  id="request-redirectUrl"
                  label={t('newRequest.redirect')}
                  optional={optional}
                  hint={origins ? t('newRequest.redirectHint', { origins }) : t('newRequest.redirectHere')}
                  dir="ltr"
                  inputMode="url"
                  autoComplete="off"
                  value={form.redirectUrl}
                  onChange={({ currentTarget }) => change({ redirectUrl: currentTarget.value })}
                  problem={problemOf('redirectUrl')}
                />
              </div>
              <TextField
                id="request-promotionalPrice"
                label={t('newRequest.promotionalPrice')}
                optional={optional}
                hint={t('newRequest.promotionalPriceHint')}
                autoComplete="off"
                maxLength={64}
                value={form.promotionalPrice}
                onChange={({ currentTarget }) => change({ promotionalPrice: currentTarget.value })}
                problem={problemOf('promotionalPrice')}
              />
              {!form.isLink && (
                <TextField
                  id="request-webhookUrl"
                  label={t('newRequest.webhook')}
                  optional={optional}
                  hint={t('newRequest.webhookHint')}
                  dir="ltr"
                  inputMode="url"
                  autoComplete="off"
                  maxLength={2_000}
                  value={form.webhookUrl}
                  onChange={({ currentTarget }) => change({ webhookUrl: currentTarget.value })}
                  problem={problemOf('webhookUrl')}
                />
              )}
            </div>
          </div>
        </Disclosure>
      </div>
    </Card>
  )
}
