import type { Template } from '@wasl/contracts/web/dashboard/administration/messages.contract'
import { ConfirmDialog } from '@wasl/ui/overlays/ConfirmDialog'
import { useNotices } from '../../../app/staff/notices.ts'
import { staffClient } from '../../../app/staff/staff-client.ts'
import { useAreaText } from '../area.text.ts'
import { useSaving } from '../use-saving.ts'
import { templatesKey } from './wording.queries.ts'
import { useWordingText } from './wording.text.ts'

type Props = {
  message: Pick<Template, 'occasion' | 'channel' | 'language'>
  onReset: () => void
  onClosed: () => void
}

export function ResetWords({ message, onReset, onClosed }: Props) {
  const t = useWordingText()
  const area = useAreaText()
  const notices = useNotices()
  const saving = useSaving(templatesKey)
  const reset = async () => {
    const done = await saving.save(() => staffClient.administration.messageTemplates.reset({ body: message }))
    if (done === null) return
    onReset()
    notices.success(t('wording.resetDone'))
    onClosed()
  }
  return (
    <ConfirmDialog
      title={t('wording.resetTitle')}
      tone="danger"
      words={{
        yes: t('wording.resetYes'),
        no: t('wording.resetNo'),
        close: area('area.close'),
        busy: area('area.saving'),
      }}
      isBusy={saving.isSaving}
      problem={saving.problem}
      onAnswer={(answer) => (answer === 'yes' ? void reset() : onClosed())}
    >
      {t('wording.resetText')}
    </ConfirmDialog>
  )
}
