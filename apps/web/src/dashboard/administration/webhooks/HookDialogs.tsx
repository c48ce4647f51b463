import type { Endpoint, Endpoints } from '@wasl/contracts/web/dashboard/administration/webhooks.contract'
import { ShownOnce } from '../../../desk/form/ShownOnce.tsx'
import { HookDialog } from './HookDialog.tsx'
import { useHooksText } from './hooks.text.ts'
import { AskAndSave } from '../../../desk/form/AskAndSave.tsx'
import { staffClient } from '../../../base/session/staff-client.ts'
import { hooksKey } from './hooks.queries.ts'

export type OpenHook =
  | { kind: 'nothing' | 'new' }
  | { kind: 'edit' | 'rotate'; endpoint: Endpoint }
  | { kind: 'made' | 'rotated'; secret: string }

type Props = { open: OpenHook; known: Endpoints; onOpen: (open: OpenHook) => void; onClosed: () => void }

export function HookDialogs({ open, known, onOpen, onClosed }: Props) {
  const t = useHooksText()
  switch (open.kind) {
    case 'nothing':
      return null
    case 'new':
      return (
        <HookDialog
          endpoint={null}
          known={known}
          onMade={(secret) => onOpen({ kind: 'made', secret })}
          onClosed={onClosed}
        />
      )
    case 'edit':
      return <HookDialog endpoint={open.endpoint} known={known} onMade={onClosed} onClosed={onClosed} />
    case 'rotate':
      return (
        <RotateSecret
          endpoint={open.endpoint}
          onMade={(secret) => onOpen({ kind: 'rotated', secret })}
          onClosed={onClosed}
        />
      )
    case 'made':
    case 'rotated':
      return (
        <ShownOnce
          title={t('hooks.once')}
          note={t(open.kind === 'made' ? 'hooks.onceText' : 'hooks.rotatedText')}
          secret={open.secret}
          copyLabel={t('hooks.copy')}
          onClosed={onClosed}
        />
      )
  }
}

type RotateSecretProps = { endpoint: Endpoint; onMade: (secret: string) => void; onClosed: () => void }

function RotateSecret({ endpoint: { id }, onMade, onClosed }: RotateSecretProps) {
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
