import { ConfirmDialog } from '@wasl/ui/overlays/ConfirmDialog'
import { isDangerous, type ActionName } from './acted-on.ts'
import { useActionsText } from './actions.text.ts'
import { AskWhileUnderWay } from './AskWhileUnderWay.tsx'
import css from './RefundDialog.module.css'

type Props = { action: ActionName; count: number; isBusy: boolean; onAnswer: (isYes: boolean) => void }

export function AskMany({ action, count, isBusy, onAnswer }: Props) {
  const t = useActionsText()
  const movesMoney = action === 'refund' || action === 'capture'
  return (
    <>
      <AskWhileUnderWay isUnderWay={isBusy} />
      <ConfirmDialog
        title={
          <>
            <small>{t(`actions.many.${action}`)}</small>
            {t('actions.sure')}
          </>
        }
        tone={movesMoney || isDangerous(action) ? 'danger' : 'normal'}
        words={{
          yes: t('actions.yes'),
          no: t('actions.no'),
          close: t('actions.close'),
          busy: t('actions.busy'),
        }}
        isBusy={isBusy}
        onAnswer={(answer) => onAnswer(answer === 'yes')}
      >
        <p className={css.question}>
          <b>{t('actions.bulkAsk', { count })}</b>
        </p>
        <p className={css.question}>{t(`actions.many.${action}.effect`)}</p>
      </ConfirmDialog>
    </>
  )
}
