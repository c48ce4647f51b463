import type { ApiKey } from '@wasl/contracts/web/dashboard/administration/api-keys.contract'
import { AskAndSave } from '../../../desk/form/AskAndSave.tsx'
import { useNotices } from '../../../base/session/staff-notices.ts'
import { staffClient } from '../../../base/session/staff-client.ts'
import { apiKeysKey } from './api-keys.queries.ts'
import { useApiKeysText } from './api-keys.text.ts'

export function RevokeKey({ apiKey: { id, name }, onClosed }: { apiKey: ApiKey; onClosed: () => void }) {
  const t = useApiKeysText()
  const notices = useNotices()
  return (
    <AskAndSave
      asks={{
        title: t('apiKeys.revokeTitle'),
        yes: t('apiKeys.yes'),
        no: t('apiKeys.no'),
        busy: t('apiKeys.revoking'),
        isFinal: true,
      }}
      sends={{
        send: () => staffClient.administration.apiKeys.revoke({ params: { id } }),
        key: apiKeysKey,
      }}
      onDone={() => {
        notices.success(t('apiKeys.wasRevoked'))
        onClosed()
      }}
      onClosed={onClosed}
    >
      {t('apiKeys.revokeText', { name })}
    </AskAndSave>
  )
}
