import type { Rule } from '@wasl/contracts/web/dashboard/restriction.contract'
import { AskAndSave } from '../../desk/form/AskAndSave.tsx'
import { useNotices } from '../../base/session/staff-notices.ts'
import { staffClient } from '../../base/session/staff-client.ts'
import { restrictionsKey } from './restriction.queries.ts'
import { useRestrictionText } from './restriction.text.ts'

export function RemoveRule({ rule: { id, name }, onClosed }: { rule: Rule; onClosed: () => void }) {
  const t = useRestrictionText()
  const notices = useNotices()
  return (
    <AskAndSave
      asks={{
        title: t('restriction.removeTitle'),
        yes: t('restriction.yes'),
        no: t('restriction.no'),
        busy: t('restriction.removing'),
        isFinal: true,
      }}
      sends={{
        send: () => staffClient.restrictions.remove({ params: { id } }),
        key: restrictionsKey,
      }}
      onDone={() => {
        notices.success(t('restriction.removed'))
        onClosed()
      }}
      onClosed={onClosed}
    >
      {t('restriction.removeText', { name })}
    </AskAndSave>
  )
}
