import type { Role } from '@wasl/contracts/web/dashboard/administration/roles.contract'
import { ConfirmDialog } from '@wasl/ui/overlays/ConfirmDialog'
import { useNotices } from '../../../app/staff/notices.ts'
import { staffClient } from '../../../app/staff/staff-client.ts'
import { useAreaText } from '../area.text.ts'
import { useSaving } from '../use-saving.ts'
import { peopleKey } from './people.queries.ts'
import { usePeopleText } from './people.text.ts'
import { useNames } from './use-names.ts'

export function RemoveRole({ role, onClosed }: { role: Role; onClosed: () => void }) {
  const t = usePeopleText()
  const area = useAreaText()
  const names = useNames()
  const notices = useNotices()
  const saving = useSaving(peopleKey)
  const remove = async () => {
    const params = { id: role.id }
    const removed = await saving.save(() => staffClient.administration.roles.remove({ params, body: {} }))
    if (removed === null) return
    notices.success(t('administration.role.removed'))
    onClosed()
  }
  return (
    <ConfirmDialog
      title={t('administration.user.disableTitle')}
      tone="danger"
      words={{
        yes: t('administration.role.yes'),
        no: t('administration.user.no'),
        close: area('area.close'),
        busy: area('area.saving'),
      }}
      isBusy={saving.isSaving}
      problem={saving.problem}
      onAnswer={(answer) => (answer === 'yes' ? void remove() : onClosed())}
    >
      {t('administration.role.removeText', { name: names.role(role) })}
    </ConfirmDialog>
  )
}
