import { decimalText } from '@wasl/domain/money'
import { splitRefund } from '@wasl/domain/refund'
import { Button } from '@wasl/ui/actions/Button'
import { CopyableValue } from '@wasl/ui/data/CopyableValue'
import { Dialog } from '@wasl/ui/notices/Dialog'
import { CheckIcon } from '@wasl/ui/icons/CheckIcon'
import { ClockIcon } from '@wasl/ui/icons/ClockIcon'
import { KeyValueList, type KeyValue } from '@wasl/ui/text/KeyValueList'
import { useSelector } from '@xstate/react'
import { Amount } from '../../../../parts/Amount.tsx'
import { isLongValue } from '../../../../parts/long-value.ts'
import type { Asked } from '../acted-on.ts'
import { useActionsText } from '../actions.text.ts'
import css from './RefundDialog.module.css'
import type { RefundActor } from './RefundDialog.tsx'
import { useActionWords } from '../use-action-words.ts'

type Props = { actor: RefundActor; asked: Asked }

/** S2 §4: the success dialog. What the bank only took on, or a colleague has to check, says so. */
export function SuccessStep({ actor, asked }: Props) {
  const t = useActionsText()
  const words = useActionWords(asked)
  const { action, amountText, done } = useSelector(actor, (state) => state.context)
  const { available } = action
  const { currency } = available
  const split = splitRefund(amountText, available)
  const amount = <Amount of={split ? { amount: decimalText(split.now), currency } : available} />
  const values = { amount, customer: <bdi>{words.customer}</bdi>, gateway: <bdi>{words.gateway}</bdi> }
  const isRequested = done !== null && done.requestId !== null
  const isWaiting = isRequested || done?.isQueued === true
  const told = words.kind === 'capture' ? 'actions.captured' : 'actions.onTheWay'
  const rows: KeyValue[] = [
    ...(done?.childId
      ? [
          {
            key: 'number',
            label: t('actions.number'),
            isLong: isLongValue(done.childId),
            value: (
              <CopyableValue
                text={done.childId}
                label={t('actions.copyNumber')}
                copiedLabel={t('actions.copied')}
              />
            ),
          },
        ]
      : []),
    ...(split && !isRequested
      ? [
          {
            key: 'stays',
            label: words.stays,
            value: <Amount of={{ amount: decimalText(split.stays), currency }} />,
          },
        ]
      : []),
  ]
  return (
    <Dialog
      kind="confirm"
      title={isRequested ? t('actions.requested') : words.success}
      closeLabel={t('actions.close')}
      onClose={() => actor.send({ type: 'closed' })}
      footer={
        <Button
          variant="primary"
          size="row"
          data-first-focus=""
          onClick={() => actor.send({ type: 'closed' })}
        >
          {t('actions.done')}
        </Button>
      }
    >
      <div className={css.success}>
        <span className={css.mark} data-tone={isWaiting ? 'warning' : 'success'} data-edge="">
          {isWaiting ? <ClockIcon size={32} /> : <CheckIcon size={32} />}
        </span>
        <p>{t.rich(isRequested ? 'actions.requestedText' : told, values)}</p>
        {done?.isQueued && <p className={css.hint}>{t('actions.queued')}</p>}
        {rows.length > 0 && (
          <div className={css.preview}>
            <KeyValueList rows={rows} />
          </div>
        )}
      </div>
    </Dialog>
  )
}
