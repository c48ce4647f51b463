import { useNavigate } from '@tanstack/react-router'
import {
  counterFields,
  type Counter,
  type CounterField,
  type CounterPayment,
} from '@wasl/contracts/web/pay/counter.contract'
import { decimalText, parseAmount } from '@wasl/domain/money'
import { readTypedAmount } from '@wasl/domain/digits'
import { useState } from 'react'
import { answerOf } from '../base/session/answer-of.ts'
import { pressKeys } from '../desk/press-keys.ts'
import { staffClient } from '../base/session/staff-client.ts'
import { calm, troubleOf, wrongFields } from '../desk/trouble.ts'
import { useLocale } from '../i18n/language.tsx'
import { usePosText } from './pos.text.ts'

type Payer = Record<CounterField, string>

export type CounterModel = ReturnType<typeof useCounter>

const nobody = Object.fromEntries(counterFields.map((field) => [field, ''])) as Payer

/** What is typed at the counter, until it has become a payment. The same press twice makes one. */
export function useCounter({ currencies: [first = 'KWD'] }: Counter, collectorId: string | null) {
  const t = usePosText()
  const locale = useLocale()
  const navigate = useNavigate()
  const [amount, setAmount] = useState('')
  const [currency, setCurrency] = useState(first)
  const [payer, setPayer] = useState(nobody)
  const [trouble, setTrouble] = useState(calm)
  const [changed, setChanged] = useState<readonly string[]>([])
  const [isSending, setIsSending] = useState(false)
  const [keys] = useState(() => pressKeys<CounterPayment>())

  const change = (field: CounterField | 'amount' | 'currency') => setChanged((now) => [...now, field])

  const submit = async () => {
    if (isSending) return
    setChanged([])
    if (shownAmount(amount, currency) === null)
      return setTrouble(
        wrongFields({ amount: t(amount.trim() === '' ? 'pos.amountRequired' : 'pos.amountMissing') }),
      )
    const body = { collectorId, amount, currency, ...payer, locale }
    setIsSending(true)
    setTrouble(calm)
    try {
      const headers = { 'idempotency-key': keys.keyed(body).key }
      const { transactionId } = answerOf(await staffClient.pos.create({ headers, body }))
      await navigate({ href: `/${locale}/pos/pay/${transactionId}` })
    } catch (error) {
      setTrouble(troubleOf(error, t('pos.failed')))
    }
    setIsSending(false)
  }
  return {
    amount,
    setAmount: (text: string) => {
      setAmount(text)
      if (text !== amount) change('amount')
    },
    currency,
    setCurrency: (code: string) => {
      setCurrency(code)
      change('currency')
    },
    payer,
    say: (field: CounterField, text: string) => {
      setPayer((now) => ({ ...now, [field]: text }))
      change(field)
    },
    shown: shownAmount(amount, currency),
    submit,
    isSending,
    trouble,
    problem: trouble.message,
    /** What has been changed since is no longer known to be wrong. */
    problemOf: (field: CounterField | 'amount' | 'currency') =>
      changed.includes(field) ? undefined : trouble.fields[field],
    hasPayerProblem: counterFields.some((field) => trouble.fields[field] !== undefined),
  }
}

/** The amount in the currency's own decimals, where it is one. */
function shownAmount(typed: string, currency: string): string | null {
  const read = readTypedAmount(typed, currency)
  const amount = read.kind === 'plain' ? parseAmount(read.text, currency) : null
  return amount?.ok && amount.value.minor > 0 ? decimalText(amount.value) : null
}
