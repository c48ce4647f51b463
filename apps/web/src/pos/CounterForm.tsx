import { useNavigate } from '@tanstack/react-router'
import type { Counter, CounterField } from '@wasl/contracts/web/pay/counter.contract'
import { pick } from '@wasl/domain/locale'
import { decimalsOf } from '@wasl/domain/money'
import { Alert } from '@wasl/ui/notices/Alert'
import { AmountField } from '@wasl/ui/money/AmountField'
import { Button } from '@wasl/ui/actions/Button'
import { Disclosure } from '@wasl/ui/text/Disclosure'
import { Select } from '@wasl/ui/fields/choices/Select'
import { moneyText } from '@wasl/ui/money/money-text.ts'
import { useEffect, useRef, type FormEvent } from 'react'
import { paths } from '../base/paths.ts'
import { calm } from '../desk/trouble.ts'
import { useLocale } from '../i18n/language.tsx'
import { Keypad } from './Keypad.tsx'
import css from './Pos.module.css'
import { usePosText } from './pos.text.ts'
import { useCounter, type CounterModel } from './use-counter.ts'
import { TextField } from '@wasl/ui/inputs/TextField'
import { PayerPhone } from '../base/phone/PayerPhone.tsx'

type Props = { counter: Counter; collectorId: string | null }

/** The amount first, on keys that a thumb finds; who pays only where somebody wants to say it or a rule asks. */
export function CounterForm({ counter, collectorId }: Props) {
  const t = usePosText()
  const locale = useLocale()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const model = useCounter(counter, collectorId)
  const { amount, currency, shown, isSending, trouble, hasPayerProblem } = model
  const isAsked = counter.fields.some(({ isRequired }) => isRequired)
  // What must be said stands first: at a counter nobody scrolls for it.
  const fields = counter.fields.toSorted((one, other) => Number(other.isRequired) - Number(one.isRequired))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void model.submit()
  }
  useEffect(() => {
    if (isSending || trouble === calm) return
    if (hasPayerProblem) form.current?.querySelector('details')?.setAttribute('open', '')
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    // With its label and what is wrong with it; a phone has scrolled past it to the button.
    wrong?.closest('[data-box=field]')?.scrollIntoView({ block: 'nearest' })
    wrong?.focus({ preventScroll: true })
  }, [isSending, trouble, hasPayerProblem])

  return (
    <form ref={form} className={css.form} noValidate onSubmit={submit}>
      {model.problem && (
        <Alert tone="danger" isUrgent>
          {model.problem}
        </Alert>
      )}
      <div className={css.amount}>
        <AmountField
          label={t('pos.amount')}
          // The keys below are the keyboard of a phone; a keyboard of its own still writes here.
          inputMode="none"
          money={{ currency, locale }}
          question={t('pos.question')}
          value={amount}
          onChange={model.setAmount}
          problem={model.problemOf('amount')}
        />
        {counter.currencies.length > 1 && (
          <Select
            label={t('pos.currency')}
            placeholder={t('pos.choose')}
            choices={counter.currencies.map((code) => ({ value: code, label: code }))}
            value={currency}
            onChange={model.setCurrency}
            problem={model.problemOf('currency')}
          />
        )}
      </div>
      <Keypad value={amount} decimals={decimalsOf(currency)} onChange={model.setAmount} />
      {counter.collectors.length > 0 && (
        <Select
          label={t('pos.credited')}
          placeholder={t('pos.creditedToYou')}
          choices={counter.collectors.map(({ id, name }) => ({ value: id, label: pick(name, locale) }))}
          value={counter.collector?.id ?? null}
          onChange={(id) => void navigate({ href: paths.counterOf(locale, id), resetScroll: false })}
        />
      )}
      <Disclosure title={t(isAsked ? 'pos.whoRequired' : 'pos.who')} isOpenAtFirst={isAsked}>
        <PayerFields counter={{ country: counter.country, fields }} model={model} />
      </Disclosure>
      <Button variant="primary" size="pay" type="submit" isWide isPending={isSending}>
        {shown === null
          ? t('pos.createNothing')
          : t('pos.create', { amount: moneyText(shown, currency, locale) })}
      </Button>
    </form>
  )
}

type PayerFieldsProps = { counter: Pick<Counter, 'country' | 'fields'>; model: CounterModel }

const looks: Readonly<Partial<Record<CounterField, object>>> = {
  email: { type: 'email', dir: 'ltr' },
  civilId: { inputMode: 'numeric', dir: 'ltr' },
}

function PayerFields({ counter: { country, fields }, model }: PayerFieldsProps) {
  const t = usePosText()
  return (
    <div className={css.payer}>
      {fields.map(({ name, isRequired }) => {
        const words = {
          label: t(`pos.field.${name}`),
          problem: model.problemOf(name),
          ...(!isRequired && { optional: t('pos.optional') }),
        }
        const shared = { ...words, value: model.payer[name], autoComplete: 'off', required: isRequired }
        return name === 'phone' ? (
          <PayerPhone key={name} country={country} {...shared} onChange={(text) => model.say(name, text)} />
        ) : (
          <TextField
            key={name}
            {...looks[name]}
            {...shared}
            onChange={(event) => model.say(name, event.target.value)}
          />
        )
      })}
    </div>
  )
}
