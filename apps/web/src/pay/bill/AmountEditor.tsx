import type { MoneyValue } from '@wasl/contracts/values/web'
import type { Bill, PayPage } from '@wasl/contracts/web/pay.contract'
import { decimalsOf } from '@wasl/domain/money'
import { baseAmount } from '@wasl/machines/pay/pay-context'
import type { AmountProblem } from '@wasl/machines/pay/pay-outcomes'
import { AmountField } from '@wasl/ui/money/AmountField'
import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { useLocale } from '../../i18n/language.tsx'
import type { FormNotice } from '../../base/page-data.ts'
import { Amount } from '../../parts/Amount.tsx'
import css from './AmountEditor.module.css'
import { amountFieldId, payFormId } from '../form-ids.ts'
import { lastPress, leftForms } from '../last-press.ts'
import { usePayText } from '../pay.text.ts'
import type { PayActor } from '../usePayActor.ts'
import { useSaidAfterPause } from '../../parts/useSaidAfterPause.ts'
import { useTransactionId } from '../useTransactionId.ts'

type Limits = NonNullable<PayPage['editableAmount']>
type Props = { actor: PayActor; bill: Bill; limits: Limits; notice: FormNotice | null }

/** PAY-06: the text stays the payer's; the machine asks for the fees of what it means, half a second after the last key. */
export function AmountEditor({ actor, bill, limits, notice }: Props) {
  const t = usePayText()
  const locale = useLocale()
  const { amount, amountProblem, fieldErrors } = useSelector(actor, ({ context }) => context)
  const [typed, setTyped] = useState(notice?.amount ?? amount ?? bill.amount.amount)
  const [isTouched, setIsTouched] = useState(false)
  const transactionId = useTransactionId()
  const { currency } = bill.amount

  const change = (text: string) => {
    setTyped(text)
    setIsTouched(true)
    actor.send({ type: 'amount.changed', typed: text })
  }
  const field = useRef<HTMLDivElement>(null)
  const latestChange = useRef(change)
  useEffect(() => {
    latestChange.current = change
  })
  useEffect(() => {
    // What was typed before the script arrived, came back with a refused press or led to the bank is news to the machine.
    const known = actor.getSnapshot().context.amount ?? bill.amount.amount
    const shown = field.current?.querySelector('input')?.value ?? known
    const typedBefore =
      shown === known && !leftForms.has(actor) ? (lastPress(transactionId)?.amount ?? known) : shown
    if (typedBefore !== known) latestChange.current(typedBefore)
  }, [actor, bill.amount.amount, transactionId])

  const serverProblem = fieldErrors.amount ?? (isTouched ? undefined : notice?.fieldErrors['amount'])
  const told = (amountProblem ? problemText(amountProblem) : serverProblem?.[0]) ?? null
  useSaidAfterPause(isTouched ? told : null)
  return (
    <div ref={field} className={css.editor}>
      <AmountField
        id={amountFieldId}
        form={payFormId}
        name="amount"
        label={t('payPage.amount')}
        hint={<LimitsHint limits={limits} />}
        problem={told}
        value={typed}
        onChange={change}
        onBlur={() => typed.trim() === '' && setTyped(baseAmount(actor.getSnapshot().context))}
        money={{ currency, locale }}
        question={t('payPage.amountQuestion')}
      />
    </div>
  )

  function problemText(problem: AmountProblem): string | null {
    if (problem === 'ambiguous') return null
    return t(`payPage.amount.${problem}`, { decimals: decimalsOf(currency) })
  }
}

function LimitsHint({ limits: { minimum, maximum } }: { limits: Limits }) {
  const t = usePayText()
  const money = (value: MoneyValue) => <Amount of={value} />
  if (minimum && maximum) {
    return t.rich('payPage.amountBetween', { minimum: money(minimum), maximum: money(maximum) })
  }
  if (minimum) return t.rich('payPage.amountFrom', { minimum: money(minimum) })
  return maximum && t.rich('payPage.amountUpTo', { maximum: money(maximum) })
}
