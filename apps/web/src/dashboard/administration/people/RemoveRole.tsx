import type { Role } from '@wasl/contracts/web/dashboard/administration/roles.contract'
import { AskAndSave } from '../../../desk/form/AskAndSave.tsx'
import { useNotices } from '../../../base/session/staff-notices.ts'
import { staffClient } from '../../../base/session/staff-client.ts'
import { peopleKey } from './people.queries.ts'
import { usePeopleText } from './people.text.ts'
import { useNames } from './use-names.ts'

export function RemoveRole({ role, onClosed }: { role: Role; onClosed: () => void }) {
  const t = usePeopleText()
  const names = useNames()
  const notices = useNotices()
  const params = { id: role.id }
  return (
    <AskAndSave
      asks={{
        title: t('administration.sure'),
        yes: t('administration.role.yes'),
        no: t('administration.no'),
        isFinal: true,
      }}
      sends={{ send: () => staffClient.administration.roles.remove({ params }), key: peopleKey }}
      onDone={() => {
        notices.success(t('administration.role.removed'))
        onClosed()
      }}
      onClosed={onClosed}
    >
      {t('administration.role.removeText', { name: names.role(role) })}
    </AskAndSave>
  )
}
