import { decimalText } from '@wasl/domain/money'
import { splitRefund } from '@wasl/domain/refund'
import { Alert } from '@wasl/ui/notices/Alert'
import { Dots } from '@wasl/ui/text/Dots'
import { KeyValueList } from '@wasl/ui/text/KeyValueList'
import { Ltr } from '@wasl/ui/text/Ltr'
import { ConfirmDialog } from '@wasl/ui/overlays/ConfirmDialog'
import { useSelector } from '@xstate/react'
import { Amount } from '../../../../parts/Amount.tsx'
import { bold } from '../../../../parts/bold.tsx'
import type { Asked } from '../acted-on.ts'
import { useActionsText } from '../actions.text.ts'
import css from './RefundDialog.module.css'
import type { RefundActor } from './RefundDialog.tsx'
import { useActionWords } from '../use-action-words.ts'

type Props = { actor: RefundActor; asked: Asked }

/** S2 §4, step two: 'Are you sure' with Yes and No. It repeats how much, to whom and through what. */
export function SureStep({ actor, asked }: Props) {
  const t = useActionsText()
  const words = useActionWords(asked)
  const { action, amountText } = useSelector(actor, (state) => state.context)
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'))
  const { available } = action
  const { currency } = available
  const split = splitRefund(amountText, available)
  const { customer, gateway, kind, name } = words
  const amount = <Amount of={split ? { amount: decimalText(split.now), currency } : available} />
  return (
    <ConfirmDialog
      title={
        <>
          <small>
            <Dots>
              {t('actions.step', { step: 2 })}
              <Ltr>{asked.on.id}</Ltr>
            </Dots>
          </small>
          {t('actions.sure')}
        </>
      }
      tone="danger"
      words={{
        yes: t('actions.yes'),
        no: t('actions.no'),
        close: t('actions.close'),
        busy: t('actions.busy'),
        back: t('actions.back'),
      }}
      isBusy={isBusy}
      onAnswer={(answer) => actor.send({ type: answer === 'yes' ? 'answer.yes' : 'answer.no' })}
    >
      <p className={css.question}>
        {kind === 'other'
          ? t.rich('actions.ask.other', { action: name, amount, b: bold })
          : t.rich(`actions.ask.${kind}`, {
              amount,
              customer: <bdi>{customer}</bdi>,
              gateway: <bdi>{gateway}</bdi>,
              b: bold,
            })}
      </p>
      <div className={css.preview}>
        <KeyValueList
          rows={[
            kind === 'capture'
              ? { key: 'held', label: t('actions.held'), value: <Amount of={available} /> }
              : { key: 'payment', label: t('actions.payment'), value: <Amount of={asked.on.amount} /> },
            ...(split
              ? [
                  {
                    key: 'stays',
                    label: words.stays,
                    value: <Amount of={{ amount: decimalText(split.stays), currency }} />,
                  },
                ]
              : []),
          ]}
        />
      </div>
      {kind !== 'other' && (
        <Alert tone="warning">
          {kind === 'refund' ? t('actions.final.refund', { gateway }) : t('actions.final.capture')}
        </Alert>
      )}
    </ConfirmDialog>
  )
}
