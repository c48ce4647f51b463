import { splitRefund } from '@wasl/domain/refund'
import { Alert } from '@wasl/ui/notices/Alert'
import { Button } from '@wasl/ui/actions/Button'
import { Dialog } from '@wasl/ui/notices/Dialog'
import { Dots } from '@wasl/ui/text/Dots'
import { Ltr } from '@wasl/ui/text/Ltr'
import { useSelector } from '@xstate/react'
import { useId, useState, type FormEvent } from 'react'
import { useWrongField } from '../../../../desk/form/use-wrong-field.ts'
import { Amount } from '../../../../parts/Amount.tsx'
import type { Asked } from '../acted-on.ts'
import { AmountEntry } from './AmountEntry.tsx'
import css from './RefundDialog.module.css'
import type { RefundActor } from './RefundDialog.tsx'
import { RefundPreview } from './RefundPreview.tsx'
import { useActionsText } from '../actions.text.ts'
import { useActionWords } from '../use-action-words.ts'

type Props = { actor: RefundActor; asked: Asked }

/** S2 §4, step one. */
export function AmountStep({ actor, asked }: Props) {
  const t = useActionsText()
  const words = useActionWords(asked)
  const formId = useId()
  const { action, amountText, trouble } = useSelector(actor, (state) => state.context)
  const { available } = action
  const isChanged = asked.action.available !== null && available.amount !== asked.action.available.amount
  const [tries, setTries] = useState(0)
  const form = useWrongField(false, tries || null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTries(tries + 1)
    actor.send({ type: 'amount.submitted' })
  }
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
      <form ref={form} id={formId} className={css.step} noValidate onSubmit={submit}>
        {trouble && (
          <Alert tone="danger" isUrgent>
            {trouble.kind === 'refused'
              ? trouble.problem.message
              : t('actions.unexpected', { problem: trouble.message ?? t('actions.unanswered') })}
          </Alert>
        )}
        {asked.action.movesWhole ? (
          <p>{t.rich('actions.wholeOnly', { amount: <Amount of={available} /> })}</p>
        ) : (
          <AmountEntry actor={actor} asked={asked} hasTried={tries > 0} />
        )}
        {amountText === '' && <p className={css.hint}>{t('actions.reason')}</p>}
        {split && <RefundPreview asked={asked} split={split} isChanged={isChanged} />}
      </form>
    </Dialog>
  )
}
