import type { Rules, PayerTest, Verdict } from '@wasl/contracts/web/dashboard/restriction.contract'
import { nameOf, pick } from '@wasl/domain/locale'
import { Alert } from '@wasl/ui/notices/Alert'
import { AmountField } from '@wasl/ui/money/AmountField'
import { Button } from '@wasl/ui/actions/Button'
import { Dialog } from '@wasl/ui/notices/Dialog'
import { Select } from '@wasl/ui/fields/choices/Select'
import { PhoneField } from '@wasl/ui/inputs/PhoneField'
import { TextField } from '@wasl/ui/inputs/TextField'
import { useId, type FormEvent, useState } from 'react'
import css from '../../desk/form/Area.module.css'
import { useLocale } from '../../i18n/language.tsx'
import { useRestrictionText } from './restriction.text.ts'
import { useMutation } from '@tanstack/react-query'
import { answerOf } from '../../base/session/answer-of.ts'
import { staffClient } from '../../base/session/staff-client.ts'
import { calm, troubleOf } from '../../desk/trouble.ts'
import { Dots } from '@wasl/ui/text/Dots'
import own from './Restriction.module.css'

/** Which rule decides about somebody, before they stand at the counter. */
export function TestDialog({ known, onClosed }: { known: Rules; onClosed: () => void }) {
  const t = useRestrictionText()
  const locale = useLocale()
  const formId = useId()
  const { form, change, problemOf, run, isRunning, problem, verdict } = usePayerTest(known)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    run()
  }
  return (
    <Dialog
      kind="form"
      title={t('restriction.test')}
      closeLabel={t('restriction.dialog.close')}
      onClose={onClosed}
      footer={
        <Button variant="primary" size="row" type="submit" form={formId} isPending={isRunning}>
          {t('restriction.test.run')}
        </Button>
      }
    >
      <form id={formId} className={css.form} noValidate onSubmit={submit}>
        <p className={css.quiet}>{t('restriction.test.note')}</p>
        {problem && (
          <Alert tone="danger" isUrgent>
            {problem}
          </Alert>
        )}
        <div className={css.pair}>
          <PhoneField
            data-first-focus=""
            label={t('restriction.who.phone')}
            autoComplete="off"
            value={form.phone}
            onChange={(phone) => change({ phone })}
            problem={problemOf('phone')}
          />
          <TextField
            type="email"
            dir="ltr"
            label={t('restriction.who.email')}
            autoComplete="off"
            value={form.email}
            onChange={(event) => change({ email: event.target.value })}
            problem={problemOf('email')}
          />
          <TextField
            inputMode="numeric"
            dir="ltr"
            label={t('restriction.who.civil_id')}
            autoComplete="off"
            value={form.civilId}
            onChange={(event) => change({ civilId: event.target.value })}
            problem={problemOf('civilId')}
          />
          <TextField
            label={t('restriction.who.customer_id')}
            autoComplete="off"
            value={form.customerId}
            onChange={(event) => change({ customerId: event.target.value })}
            problem={problemOf('customerId')}
          />
          <AmountField
            label={t('restriction.test.amount')}
            money={{ currency: form.currencyCode, locale }}
            question={t('restriction.test.question')}
            value={form.amount}
            onChange={(amount) => change({ amount })}
            problem={problemOf('amount')}
          />
          <Select
            label={t('restriction.test.currency')}
            placeholder={t('restriction.field.choose')}
            choices={known.currencies.map((code) => ({ value: code, label: code }))}
            value={form.currencyCode}
            onChange={(currencyCode) => change({ currencyCode })}
          />
          <Select
            label={t('restriction.test.gateway')}
            placeholder={t('restriction.test.anyGateway')}
            choices={choicesOf(known.gateways, t('restriction.test.anyGateway'))}
            value={form.gatewayCode ?? ''}
            onChange={(value) => change({ gatewayCode: value || null })}
          />
          <Select
            label={t('restriction.test.collector')}
            placeholder={t('restriction.test.noCollector')}
            choices={choicesOf(known.collectors, t('restriction.test.noCollector'))}
            value={form.collectorId ?? ''}
            onChange={(value) => change({ collectorId: value || null })}
          />
        </div>
        {verdict && <TestVerdict verdict={verdict} />}
      </form>
    </Dialog>
  )

  function choicesOf(choices: Rules['gateways'], none: string) {
    return [
      { value: '', label: none },
      ...choices.map((one) => ({ value: one.value, label: nameOf(one, locale) })),
    ]
  }
}

function usePayerTest({ currencies: [currencyCode = 'KWD'] }: Rules) {
  const t = useRestrictionText()
  const [form, setForm] = useState<PayerTest>({
    phone: '',
    email: '',
    civilId: '',
    customerId: '',
    amount: '',
    currencyCode,
    gatewayCode: null,
    collectorId: null,
  })
  const test = useMutation({
    mutationFn: async () => answerOf(await staffClient.restrictions.test({ body: form })),
  })
  const { message, fields } = test.error ? troubleOf(test.error, t('restriction.test.failed')) : calm
  return {
    form,
    change: (changes: Partial<PayerTest>) => setForm((now) => ({ ...now, ...changes })),
    run: () => test.mutate(),
    isRunning: test.isPending,
    verdict: test.data ?? null,
    problem: message,
    problemOf: (field: keyof PayerTest) => fields[field],
  }
}

/** The decision, whose it is, and what every other rule said. */
function TestVerdict({ verdict }: { verdict: Verdict }) {
  const t = useRestrictionText()
  const locale = useLocale()
  const { decision, messageEn, messageAr, decidedBy, rules } = verdict
  const passes = decision === 'passes'
  const inLocale = (en: string | null, ar: string | null) => pick({ en: en ?? '', ar: ar ?? '' }, locale)
  const message = inLocale(messageEn, messageAr)
  const decider = rules.find(({ id }) => id === decidedBy)?.name ?? ''
  return (
    <>
      <Alert
        tone={passes ? 'success' : 'danger'}
        isUrgent
        title={passes ? t('restriction.test.passes') : t('restriction.test.refuses', { name: decider })}
      >
        {message && t('restriction.test.told', { message })}
      </Alert>
      <ul className={own.verdicts} aria-label={t('restriction.list')}>
        {rules.map((rule) => (
          <li key={rule.id} className={own.verdict} data-decides={rule.id === decidedBy ? '' : undefined}>
            <strong>
              <bdi>{rule.name}</bdi>
            </strong>
            <span className={css.quiet}>
              <Dots>
                {t(`restriction.test.verdict.${rule.verdict}`)}
                {inLocale(rule.reasonEn, rule.reasonAr)}
              </Dots>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
