import type { Endpoint } from '@wasl/contracts/web/dashboard/administration/webhooks.contract'
import { ConfirmDialog } from '@wasl/ui/overlays/ConfirmDialog'
import { staffClient } from '../../../app/staff/staff-client.ts'
import { useAreaText } from '../area.text.ts'
import { useSaving } from '../use-saving.ts'
import { hooksKey } from './hooks.queries.ts'
import { useHooksText } from './hooks.text.ts'

type Props = { endpoint: Endpoint; onMade: (secret: string) => void; onClosed: () => void }

export function RotateSecret({ endpoint: { id }, onMade, onClosed }: Props) {
  const t = useHooksText()
  const area = useAreaText()
  const saving = useSaving(hooksKey)
  const rotate = async () => {
    const made = await saving.save(() =>
      staffClient.administration.webhooks.rotateSecret({ params: { id }, body: {} }),
    )
    if (made !== null) onMade(made.secret)
  }
  return (
    <ConfirmDialog
      title={t('hooks.rotateTitle')}
      words={{ yes: t('hooks.yes'), no: t('hooks.no'), close: area('area.close'), busy: t('hooks.making') }}
      isBusy={saving.isSaving}
      problem={saving.problem}
      onAnswer={(answer) => (answer === 'yes' ? void rotate() : onClosed())}
    >
      {t('hooks.rotateText')}
    </ConfirmDialog>
  )
}
