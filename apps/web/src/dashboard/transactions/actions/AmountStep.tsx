import { readTypedAmount } from '@wasl/domain/digits'
import { decimalText, parseAmount } from '@wasl/domain/money'
import { halfOf, refundDecimals, splitRefund } from '@wasl/domain/refund'
import type { RefundAmountProblem } from '@wasl/domain/refund'
import { Alert } from '@wasl/ui/Alert'
import { AmountField } from '@wasl/ui/AmountField'
import { Button } from '@wasl/ui/Button'
import { Dialog } from '@wasl/ui/Dialog'
import { Dots } from '@wasl/ui/Dots'
import { Ltr } from '@wasl/ui/Ltr'
import { useSelector } from '@xstate/react'
import { useId, useState, type FormEvent } from 'react'
import { useLocale } from '../../../i18n/language.tsx'
import { Amount } from '../../../parts/Amount.tsx'
import type { Asked } from './acted-on.ts'
import css from './RefundDialog.module.css'
import type { RefundActor } from './RefundDialog.tsx'
import { RefundPreview } from './RefundPreview.tsx'
import { useActionsText } from './actions.text.ts'
import { useActionWords } from './use-action-words.ts'

type Props = { actor: RefundActor; asked: Asked }

/** S2 §4, step one. */
export function AmountStep({ actor, asked }: Props) {
  const t = useActionsText()
  const locale = useLocale()
  const words = useActionWords(asked)
  const formId = useId()
  const { action, amountText, problem, trouble } = useSelector(actor, (state) => state.context)
  const { available } = action
  const { currency } = available
  const isChanged = asked.action.available !== null && available.amount !== asked.action.available.amount
  const [typed, setTyped] = useState(amountText)
  const [hasTried, setHasTried] = useState(false)
  const isAmbiguous = readTypedAmount(typed, currency).kind === 'ambiguous'

  const change = (text: string) => {
    setTyped(text)
    const reading = readTypedAmount(text, currency)
    // What reads two ways is no amount until it is answered.
    actor.send({ type: 'amount.changed', text: reading.kind === 'plain' ? reading.text : text })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setHasTried(true)
    actor.send({ type: 'amount.submitted' })
  }
  const problemText = (found: RefundAmountProblem | null): string | undefined => {
    if (found === 'tooManyDecimals') return t('actions.tooManyDecimals', { n: refundDecimals(currency) })
    if (found === 'aboveAvailable') return t('actions.aboveAvailable')
    return found === 'notPositive' && hasTried ? t('actions.notPositive') : undefined
  }
  const whole = parseAmount(available.amount, currency)
  const split = splitRefund(amountText, available)

  return (
    <Dialog
      kind="confirm"
      title={
        <>
          <small>
            <Dots>
              {t('actions.step', { step: 1 })}
              <Ltr>{asked.on.id}</Ltr>
            </Dots>
          </small>
          {words.name}
        </>
      }
      closeLabel={t('actions.close')}
      onClose={() => actor.send({ type: 'closed' })}
      footer={
        <>
          <Button size="row" onClick={() => actor.send({ type: 'closed' })}>
            {t('actions.cancel')}
          </Button>
          <Button variant="primary" size="row" type="submit" form={formId}>
            {t('actions.next')}
          </Button>
        </>
      }
    >
      <form id={formId} className={css.step} noValidate onSubmit={submit}>
        {trouble && (
          <Alert tone="danger" isUrgent>
            {trouble.kind === 'refused'
              ? trouble.message
              : t('actions.unexpected', { problem: trouble.message ?? t('actions.unanswered') })}
          </Alert>
        )}
        {asked.action.movesWhole ? (
          <p>{t.rich('actions.wholeOnly', { amount: <Amount of={available} /> })}</p>
        ) : (
          <>
            <AmountField
              data-first-focus=""
              // What is typed takes the place of what is offered.
              onFocus={(event) => event.currentTarget.select()}
              label={words.amountLabel}
              value={typed}
              onChange={change}
              money={{ currency, locale }}
              question={t('actions.ambiguous')}
              problem={isAmbiguous ? undefined : problemText(problem)}
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
        )}
        {amountText === '' && <p className={css.hint}>{t('actions.reason')}</p>}
        {split && <RefundPreview asked={asked} split={split} isChanged={isChanged} />}
      </form>
    </Dialog>
  )
}
