import { pick } from '@wasl/domain/locale'
import { isSecured, parseTransactionState } from '@wasl/domain/states'
import { Alert } from '@wasl/ui/Alert'
import { Ltr } from '@wasl/ui/Ltr'
import { ConfirmDialog } from '@wasl/ui/overlays/ConfirmDialog'
import { useLocale } from '../../../i18n/language.tsx'
import { isActionName, isDangerous, type Asked } from './acted-on.ts'
import { useActionsText } from './actions.text.ts'
import { AskWhileUnderWay } from './AskWhileUnderWay.tsx'
import css from './RefundDialog.module.css'
import { useApplyAction } from './use-apply-action.ts'

type Props = { asked: Asked; onChanged: () => void; onClosed: () => void }

/** S2 §4 "Other row actions": a question, then what came of it in a snackbar. */
export function AskFirst({ asked, onChanged, onClosed }: Props) {
  const t = useActionsText()
  const locale = useLocale()
  const { isBusy, apply } = useApplyAction({ onChanged, onClosed })
  const { value, name, isPermitted } = asked.action
  const isRestorable = isSecured(parseTransactionState(asked.on.state))
  return (
    <>
      <AskWhileUnderWay isUnderWay={isBusy} />
      <ConfirmDialog
        title={
          <>
            <small>
              {pick(name, locale)} · <Ltr>{asked.on.id}</Ltr>
            </small>
            {t('actions.sure')}
          </>
        }
        tone={isDangerous(value) ? 'danger' : 'normal'}
        words={{
          yes: t('actions.yes'),
          no: t('actions.no'),
          close: t('actions.close'),
          busy: t('actions.busy'),
        }}
        isBusy={isBusy}
        onAnswer={(answer) => (answer === 'yes' ? void apply(asked) : onClosed())}
      >
        <p className={css.question}>
          {isActionName(value) && value !== 'refund' && value !== 'capture'
            ? t(`actions.question.${value === 'delete' && !isRestorable ? 'deleteUnpaid' : value}`)
            : pick(name, locale)}
        </p>
        {!isPermitted && <Alert tone="info">{t('actions.askPermission')}</Alert>}
      </ConfirmDialog>
    </>
  )
}
