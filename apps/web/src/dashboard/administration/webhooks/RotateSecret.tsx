import type { Endpoint } from '@wasl/contracts/web/dashboard/administration/webhooks.contract'
import { AskAndSave } from '../../../desk/form/AskAndSave.tsx'
import { staffClient } from '../../../base/session/staff-client.ts'
import { hooksKey } from './hooks.queries.ts'
import { useHooksText } from './hooks.text.ts'

type Props = { endpoint: Endpoint; onMade: (secret: string) => void; onClosed: () => void }

export function RotateSecret({ endpoint: { id }, onMade, onClosed }: Props) {
  const t = useHooksText()
  return (
    <AskAndSave
      asks={{
        title: t('hooks.rotateTitle'),
        yes: t('hooks.yes'),
        no: t('hooks.no'),
        busy: t('hooks.making'),
      }}
      sends={{
        send: () => staffClient.administration.webhooks.rotateSecret({ params: { id }, body: {} }),
        key: hooksKey,
      }}
      onDone={({ secret }) => onMade(secret)}
      onClosed={onClosed}
    >
      {t('hooks.rotateText')}
    </AskAndSave>
  )
}
