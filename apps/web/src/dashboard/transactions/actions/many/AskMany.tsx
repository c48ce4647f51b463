import { isDangerous, type BulkActionName } from '../acted-on.ts'
import { useActionsText } from '../actions.text.ts'
import css from '../refund/RefundDialog.module.css'
import { SureDialog } from '../SureDialog.tsx'

type Props = {
  action: BulkActionName
  count: number
  /** Everything that matches, not only what was ticked. */
  isMatching: boolean
  isBusy: boolean
  onAnswer: (isYes: boolean) => void
}

export function AskMany({ action, count, isMatching, isBusy, onAnswer }: Props) {
  const t = useActionsText()
  const movesMoney = action === 'refund' || action === 'capture'
  return (
    <SureDialog
      about={t(`actions.many.${action}`)}
      isDangerous={movesMoney || isDangerous(action)}
      isBusy={isBusy}
      onAnswer={onAnswer}
    >
      <p className={css.question}>
        <b>{t(isMatching ? 'actions.matchingAsk' : 'actions.bulkAsk', { count })}</b>
      </p>
      <p className={css.question}>{t(`actions.many.${action}.effect`)}</p>
      {(action === 'email' || action === 'sms') && <p className={css.question}>{t('actions.byHandLimit')}</p>}
    </SureDialog>
  )
}
