import { readTypedAmount } from '@wasl/domain/digits'
import { decimalText, parseAmount } from '@wasl/domain/money'
import { halfOf, refundDecimals, type RefundAmountProblem } from '@wasl/domain/refund'
import { AmountField } from '@wasl/ui/money/AmountField'
import { Button } from '@wasl/ui/actions/Button'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useLocale } from '../../../../i18n/language.tsx'
import { Amount } from '../../../../parts/Amount.tsx'
import { useSaidAfterPause } from '../../../../parts/useSaidAfterPause.ts'
import type { Asked } from '../acted-on.ts'
import css from './RefundDialog.module.css'
import type { RefundActor } from './RefundDialog.tsx'
import { useActionsText } from '../actions.text.ts'
import { useActionWords } from '../use-action-words.ts'

type Props = { actor: RefundActor; asked: Asked; hasTried: boolean }

/** How much of what is available. Inside the dialog, whose own live region says what is wrong with it. */
export function AmountEntry({ actor, asked, hasTried }: Props) {
  const t = useActionsText()
  const locale = useLocale()
  const { amountLabel } = useActionWords(asked)
  const { action, amountText, problem } = useSelector(actor, (state) => state.context)
  const { available } = action
  const { currency } = available
  const [typed, setTyped] = useState(amountText)
  const [isTouched, setIsTouched] = useState(false)
  const isAmbiguous = readTypedAmount(typed, currency).kind === 'ambiguous'

  const change = (text: string) => {
    setTyped(text)
    setIsTouched(true)
    const reading = readTypedAmount(text, currency)
    // What reads two ways is no amount until it is answered.
    actor.send({ type: 'amount.changed', text: reading.kind === 'plain' ? reading.text : text })
  }
  const problemText = (found: RefundAmountProblem | null): string | null => {
    if (found === 'tooManyDecimals') return t('actions.tooManyDecimals', { n: refundDecimals(currency) })
    if (found === 'aboveAvailable') return t('actions.aboveAvailable')
    return found === 'notPositive' && hasTried ? t('actions.notPositive') : null
  }
  const told = isAmbiguous ? null : problemText(problem)
  useSaidAfterPause(isTouched ? told : null)
  const whole = parseAmount(available.amount, currency)
  return (
    <>
      <AmountField
        data-first-focus=""
        // What is typed takes the place of what is offered.
        onFocus={(event) => event.currentTarget.select()}
        label={amountLabel}
        value={typed}
        onChange={change}
        money={{ currency, locale }}
        question={t('actions.ambiguous')}
        problem={told}
      />
      <div className={css.available}>
        <p>{t.rich('actions.ofAvailable', { amount: <Amount of={available} /> })}</p>
        {whole.ok && (
          <span>
            <Button size="row" onClick={() => change(available.amount)}>
              {t('actions.full')}
            </Button>
            <Button size="row" onClick={() => change(decimalText(halfOf(whole.value)))}>
              {t('actions.half')}
            </Button>
          </span>
        )}
      </div>
    </>
  )
}
