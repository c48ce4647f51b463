import type { ApiKey } from '@wasl/contracts/web/dashboard/administration/api-keys.contract'
import { ConfirmDialog } from '@wasl/ui/overlays/ConfirmDialog'
import { useNotices } from '../../../app/staff/notices.ts'
import { staffClient } from '../../../app/staff/staff-client.ts'
import { useAreaText } from '../area.text.ts'
import { useSaving } from '../use-saving.ts'
import { apiKeysKey } from './api-keys.queries.ts'
import { useApiKeysText } from './api-keys.text.ts'

export function RevokeKey({ apiKey: { id, name }, onClosed }: { apiKey: ApiKey; onClosed: () => void }) {
  const t = useApiKeysText()
  const area = useAreaText()
  const notices = useNotices()
  const saving = useSaving(apiKeysKey)
  const revoke = async () => {
    const revoked = await saving.save(() =>
      staffClient.administration.apiKeys.revoke({ params: { id }, body: {} }),
    )
    if (revoked === null) return
    notices.success(t('apiKeys.wasRevoked'))
    onClosed()
  }
  return (
    <ConfirmDialog
      title={t('apiKeys.revokeTitle')}
      tone="danger"
      words={{
        yes: t('apiKeys.yes'),
        no: t('apiKeys.no'),
        close: area('area.close'),
        busy: t('apiKeys.revoking'),
      }}
      isBusy={saving.isSaving}
      problem={saving.problem}
      onAnswer={(answer) => (answer === 'yes' ? void revoke() : onClosed())}
    >
      {t('apiKeys.revokeText', { name })}
    </ConfirmDialog>
  )
}
