import { useNavigate } from '@tanstack/react-router'
import { counterFields, type Counter, type CounterField } from '@wasl/contracts/web/pay/counter.contract'
import { parseAmount } from '@wasl/domain/money'
import { readTypedAmount } from '@wasl/domain/digits'
import { useRef, useState } from 'react'
import { answerOf, Refused } from '../app/staff/answer-of.ts'
import { staffClient } from '../app/staff/staff-client.ts'
import { useLocale } from '../i18n/language.tsx'
import { usePosText } from './pos.text.ts'

type Payer = Record<CounterField, string>
type Trouble = { message: string | null; fields: Readonly<Record<string, string>> }

export type CounterModel = ReturnType<typeof useCounter>

const calm: Trouble = { message: null, fields: {} }
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
  const [isSending, setIsSending] = useState(false)
  const sent = useRef({ body: '', key: '' })

  const submit = async () => {
    if (isSending) return
    if (shownAmount(amount, currency) === null)
      return setTrouble({ ...calm, fields: { amount: t('pos.amountMissing') } })
    const body = { collectorId, amount, currency, ...payer, locale }
    const text = JSON.stringify(body)
    if (sent.current.body !== text) sent.current = { body: text, key: crypto.randomUUID() }
    setIsSending(true)
    setTrouble(calm)
    try {
      const headers = { 'idempotency-key': sent.current.key }
      const { transactionId } = answerOf(await staffClient.pos.create({ headers, body }))
      await navigate({ href: `/${locale}/pos/pay/${transactionId}` })
    } catch (error) {
      setTrouble(troubleOf(error, t('pos.failed')))
    }
    setIsSending(false)
  }
  return {
    amount,
    setAmount,
    currency,
    setCurrency,
    payer,
    say: (field: CounterField, text: string) => setPayer((now) => ({ ...now, [field]: text })),
    shown: shownAmount(amount, currency),
    submit,
    isSending,
    problem: trouble.message,
    problemOf: (field: CounterField | 'amount' | 'currency') => trouble.fields[field],
    hasPayerProblem: counterFields.some((field) => trouble.fields[field] !== undefined),
  }
}

/** The amount in the currency's own decimals, where it is one. */
function shownAmount(typed: string, currency: string): string | null {
  const read = readTypedAmount(typed, currency)
  const amount = read.kind === 'plain' ? parseAmount(read.text, currency) : null
  return amount?.ok && amount.value.minor > 0 && read.kind === 'plain' ? read.text : null
}

/** A field's problem stands at the field alone. */
function troubleOf(error: unknown, unanswered: string): Trouble {
  if (!(error instanceof Refused)) return { ...calm, message: unanswered }
  const { fieldErrors = {}, message } = error.problem
  const fields = Object.fromEntries(Object.entries(fieldErrors).map(([name, [text = '']]) => [name, text]))
  return { message: Object.keys(fields).length > 0 ? null : message, fields }
}
