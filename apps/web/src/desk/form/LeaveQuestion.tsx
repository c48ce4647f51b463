import { ConfirmDialog, type ConfirmAnswer } from '@wasl/ui/overlays/ConfirmDialog'
import { useStaffText } from '../staff.text.ts'

type Props = {
  /** Else whether to leave without saving. */
  title?: string
  /** What would be lost, in a sentence. */
  text: string
  onAnswer: (answer: ConfirmAnswer) => void
}

/** What was typed and not saved would be lost: Stay has the focus. */
export function LeaveQuestion({ title, text, onAnswer }: Props) {
  const t = useStaffText()
  return (
    <ConfirmDialog
      isLocal
      title={title ?? t('staff.leave.title')}
      tone="danger"
      words={{
        yes: t('staff.leave.yes'),
        no: t('staff.leave.no'),
        close: t('staff.close'),
        busy: t('staff.leave.yes'),
      }}
      onAnswer={onAnswer}
    >
      <p>{text}</p>
    </ConfirmDialog>
  )
}
