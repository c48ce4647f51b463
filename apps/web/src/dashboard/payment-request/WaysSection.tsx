import { pick } from '@wasl/domain/locale'
import { Alert } from '@wasl/ui/notices/Alert'
import { CheckboxGroup } from '@wasl/ui/fields/choices/CheckboxGroup'
import { Select } from '@wasl/ui/fields/choices/Select'
import { Card } from '@wasl/ui/layout/Card'
import { moneyText } from '@wasl/ui/money/money-text.ts'
import { useLocale } from '../../i18n/language.tsx'
import { joined } from '../../parts/joined.ts'
import css from './Create.module.css'
import { LifeFields } from './LifeFields.tsx'
import { offeredIn } from './request-form.ts'
import { useRequestText } from './request.text.ts'
import type { FormModel } from './use-request-form.ts'
import { FileDrop } from '@wasl/ui/fields/files/FileDrop'
import { useAttachment } from './use-attachment.ts'

/** S1 §5: at least one gateway, with one box for all of them. */
export function WaysSection({ model }: { model: FormModel }) {
  const t = useRequestText()
  const locale = useLocale()
  const { form, setup, change, move, problemOf } = model
  const leftOut = model.leftOut.map(({ name }) => pick(name, locale))
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
              onChange={(unit) => move({ unit })}
              placeholder={t('newRequest.choose')}
              problem={problemOf('unit')}
            />
          </div>
        )}
        <div>
          <CheckboxGroup
            id="request-gateways"
            label={t('newRequest.gateways')}
            selectAll={t('newRequest.gatewaysAll')}
            look="cards"
            choices={offeredIn(setup, form).map(({ code, name, fees, isWallet }) => ({
              value: code,
              label: pick(name, locale),
              note: isWallet ? t('newRequest.wallet') : fee(fees),
            }))}
            values={form.gateways}
            onChange={(gateways) => change({ gateways })}
            problem={problemOf('gateways')}
          />
          <output>
            {leftOut.length > 0 && (
              <div className={css.leftOut}>
                <Alert tone="info">{t('newRequest.leftOut', { names: joined(leftOut, locale) })}</Alert>
              </div>
            )}
          </output>
        </div>
        <LifeFields model={model} />
        <AttachmentField model={model} />
      </div>
    </Card>
  )
}

/** payments B1: one file of the types the core takes, sent while the rest is typed. */
function AttachmentField({ model }: { model: FormModel }) {
  const t = useRequestText()
  const { state, problem, add, remove, types } = useAttachment(model)
  return (
    <FileDrop
      id="request-file"
      label={t('newRequest.file')}
      optional={t('newRequest.optional')}
      hint={t('newRequest.fileHint')}
      problem={problem ?? model.problemOf('file')}
      state={state}
      types={types}
      onFile={(file) => void add(file)}
      onRemove={remove}
      words={{
        drop: t('newRequest.fileDrop'),
        over: t('newRequest.fileOver'),
        choose: t('newRequest.fileChoose'),
        checking: t('newRequest.fileChecking'),
        sending: (percent) => t('newRequest.fileSending', { percent }),
        done: t('newRequest.fileDone'),
        replace: t('newRequest.fileReplace'),
        stop: (file) => t('newRequest.fileStop', { file }),
        remove: (file) => t('newRequest.fileRemove', { file }),
      }}
    />
  )
}
