import { pick } from '@wasl/domain/locale'
import { Alert } from '@wasl/ui/notices/Alert'
import { Button } from '@wasl/ui/actions/Button'
import { Dialog } from '@wasl/ui/notices/Dialog'
import { Dots } from '@wasl/ui/text/Dots'
import { Ltr } from '@wasl/ui/text/Ltr'
import { useState } from 'react'
import { useLocale } from '../../../i18n/language.tsx'
import { Amount } from '../../../parts/Amount.tsx'
import {
  type ActionName,
  isActionName,
  isDangerous,
  isRestorable,
  movesMoney,
  type Asked,
} from './acted-on.ts'
import { useActionsText } from './actions.text.ts'
import css from './refund/RefundDialog.module.css'
import { SureDialog } from './SureDialog.tsx'
import { PermissionTerms } from './refund/PermissionTerms.tsx'
import { useApplyAction, type Terms } from './use-apply-action.ts'

type Props = { asked: Asked; onChanged: (hasMoved: boolean) => void; onClosed: () => void }

/** S2 §4 "Other row actions": a question, then what came of it in a snackbar. Who may not do it asks for the permission. */
export function AskFirst({ asked, onChanged, onClosed }: Props) {
  const t = useActionsText()
  const locale = useLocale()
  const { value, name, available, isPermitted } = asked.action
  const [terms, setTerms] = useState<Terms>({ amount: null, reason: '' })
  const [refusal, setRefusal] = useState<string | null>(null)
  const { isBusy, apply } = useApplyAction({
    onChanged,
    onClosed,
    ...(movesMoney(value) && { onRefused: setRefusal }),
  })
  const about = (
    <Dots>
      {pick(name, locale)}
      <Ltr>{asked.on.id}</Ltr>
    </Dots>
  )
  // S2 §8: a 403 on refund or capture is told in the dialog.
  if (refusal !== null) {
    return (
      <Dialog
        kind="confirm"
        title={about}
        closeLabel={t('actions.close')}
        onClose={onClosed}
        footer={
          <Button variant="primary" size="row" data-first-focus="" onClick={onClosed}>
            {t('actions.done')}
          </Button>
        }
      >
        <Alert tone="info" isUrgent>
          {refusal}
        </Alert>
      </Dialog>
    )
  }
  return (
    <SureDialog
      about={about}
      isDangerous={isPermitted && isDangerous(value)}
      {...(!isPermitted && {
        words: {
          title: t('actions.permission.title'),
          yes: t('actions.permission.ask'),
          no: t('actions.cancel'),
        },
      })}
      isBusy={isBusy}
      onAnswer={(isYes) => (isYes ? void apply(asked, terms) : onClosed())}
    >
      <p className={css.question}>
        {isPermitted
          ? isActionName(value) && value !== 'refund' && value !== 'capture'
            ? t.rich(`actions.question.${questionOf(value, asked)}`, {
                amount: available && <Amount of={available} />,
              })
            : pick(name, locale)
          : t('actions.permission.text')}
      </p>
      {!isPermitted && <PermissionTerms action={asked.action} terms={terms} onChange={setTerms} />}
    </SureDialog>
  )
}

type Questioned = Exclude<ActionName, 'refund' | 'capture'>

function questionOf<Value extends Questioned>(
  value: Value,
  { on, action }: Asked,
): Value | 'deleteUnpaid' | 'releaseUnread' {
  if (value === 'delete' && !isRestorable(on.state)) return 'deleteUnpaid'
  return value === 'release' && action.available === null ? 'releaseUnread' : value
}
