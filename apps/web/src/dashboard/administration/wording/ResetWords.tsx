import type { Template } from '@wasl/contracts/web/dashboard/administration/messages.contract'
import { AskAndSave } from '../../../desk/form/AskAndSave.tsx'
import { useNotices } from '../../../base/session/staff-notices.ts'
import { staffClient } from '../../../base/session/staff-client.ts'
import { templatesKey } from './wording.queries.ts'
import { useWordingText } from './wording.text.ts'

type Props = {
  message: Pick<Template, 'occasion' | 'channel' | 'language'>
  onReset: () => void
  onClosed: () => void
}

export function ResetWords({ message, onReset, onClosed }: Props) {
  const t = useWordingText()
  const notices = useNotices()
  return (
    <AskAndSave
      asks={{
        title: t('wording.resetTitle'),
        yes: t('wording.resetYes'),
        no: t('wording.resetNo'),
        isFinal: true,
      }}
      sends={{
        send: () => staffClient.administration.messageTemplates.reset({ body: message }),
        key: templatesKey,
      }}
      onDone={() => {
        onReset()
        notices.success(t('wording.resetDone'))
        onClosed()
      }}
      onClosed={onClosed}
    >
      {t('wording.resetText')}
    </AskAndSave>
  )
}
