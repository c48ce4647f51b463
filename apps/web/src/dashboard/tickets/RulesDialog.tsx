import type { OperationRules } from '@wasl/contracts/web/dashboard/tickets/operation-requests.contract'
import { pick } from '@wasl/domain/locale'
import { Alert } from '@wasl/ui/Alert'
import { AmountField } from '@wasl/ui/AmountField'
import { Button } from '@wasl/ui/Button'
import { Dialog } from '@wasl/ui/Dialog'
import { CheckboxGroup } from '@wasl/ui/fields/CheckboxGroup'
import { useEffect, useId, useRef, type FormEvent } from 'react'
import { useLocale } from '../../i18n/language.tsx'
import css from './Tickets.module.css'
import { useTicketsText } from './tickets.text.ts'
import { useRulesForm } from './use-rules-form.ts'

type Props = { rules: OperationRules; onClosed: () => void }

export function RulesDialog({ rules, onClosed }: Props) {
  const t = useTicketsText()
  const locale = useLocale()
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const model = useRulesForm({ rules, onClosed })
  const { isSaving, problemOf, change } = model
  const { one, two, makers } = model.form
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void model.save()
  }
  useEffect(() => {
    // The first field that is wrong, once the answer is there (ux.md D5).
    if (!isSaving) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [isSaving])
  return (
    <Dialog
      kind="form"
      title={t('tickets.rules.title')}
      closeLabel={t('tickets.close')}
      onClose={model.giveUp}
      footer={
        <>
          <Button size="row" onClick={model.giveUp}>
            {t('tickets.rules.cancel')}
          </Button>
          <Button variant="primary" size="row" type="submit" form={formId} isPending={isSaving}>
            {t('tickets.rules.save')}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} className={css.rulesForm} noValidate onSubmit={submit}>
        {model.problem && (
          <Alert tone="danger" isUrgent>
            {model.problem}
          </Alert>
        )}
        <p className={css.hindrance}>{t('tickets.rules.note')}</p>
        {rules.thresholds.map(({ currency }) => (
          <fieldset key={currency} className={css.currency}>
            <legend>{currency}</legend>
            <div className={css.pair}>
              <AmountField
                label={t('tickets.rules.oneAbove')}
                hint={t('tickets.rules.emptyIsNever')}
                money={{ currency, locale }}
                question={t('tickets.rules.question')}
                value={one[currency] ?? ''}
                onChange={(typed) => change({ one: { ...one, [currency]: typed } })}
                problem={problemOf(`${currency}.one_above`)}
              />
              <AmountField
                label={t('tickets.rules.twoAbove')}
                hint={t('tickets.rules.emptyIsNever')}
                money={{ currency, locale }}
                question={t('tickets.rules.question')}
                value={two[currency] ?? ''}
                onChange={(typed) => change({ two: { ...two, [currency]: typed } })}
                problem={problemOf(`${currency}.two_above`)}
              />
            </div>
          </fieldset>
        ))}
        <CheckboxGroup
          label={t('tickets.rules.makers')}
          hint={t('tickets.rules.makersHint')}
          choices={rules.users.map(({ id, username, name }) => ({
            value: String(id),
            label: pick(name, locale) || username,
            note: username,
          }))}
          values={makers}
          onChange={(values) => change({ makers: values })}
          problem={problemOf('makers')}
        />
      </form>
    </Dialog>
  )
}
