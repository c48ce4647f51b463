import { useQuery } from '@tanstack/react-query'
import type { ApiKey } from '@wasl/contracts/web/dashboard/administration/api-keys.contract'
import { Button } from '@wasl/ui/Button'
import { EmptyState } from '@wasl/ui/data/EmptyState'
import { SkeletonBlocks } from '@wasl/ui/data/SkeletonBlocks'
import { PlusIcon } from '@wasl/ui/icons/PlusIcon'
import { useState } from 'react'
import { StaffFailed } from '../../../desk/StaffFailed.tsx'
import { AdministrationHead } from '../AdministrationHead.tsx'
import css from '../../../desk/form/Area.module.css'
import { ShownOnce } from '../../../desk/form/ShownOnce.tsx'
import { ApiKeyRow } from './ApiKeyRow.tsx'
import { apiKeysQuery, apiKeysKey } from './api-keys.queries.ts'
import { useApiKeysText } from './api-keys.text.ts'
import { NewKeyDialog } from './NewKeyDialog.tsx'
import { AskAndSave } from '../../../desk/form/AskAndSave.tsx'
import { useNotices } from '../../../base/session/staff-notices.ts'
import { staffClient } from '../../../base/session/staff-client.ts'

type Open =
  | { kind: 'nothing' | 'new' }
  | { kind: 'made'; secret: string }
  | { kind: 'revoke'; apiKey: ApiKey }

const nothing: Open = { kind: 'nothing' }

/** What the merchant's own servers sign in with. */
export function ApiKeysPage() {
  const t = useApiKeysText()
  const found = useQuery(apiKeysQuery)
  const [open, setOpen] = useState<Open>(nothing)
  const { data } = found
  const close = () => setOpen(nothing)
  return (
    <div className={css.page}>
      <AdministrationHead
        area="api-keys"
        actions={
          <Button
            variant="primary"
            size="row"
            icon={<PlusIcon size={16} />}
            onClick={() => setOpen({ kind: 'new' })}
          >
            {t('apiKeys.add')}
          </Button>
        }
      />
      {!data && found.error && (
        <StaffFailed kind="panel" error={found.error} onRetry={() => void found.refetch()} />
      )}
      {!data && !found.error && <SkeletonBlocks kind="list" label={t('apiKeys.list')} />}
      {data?.results.length === 0 && (
        <EmptyState kind="no-data" title={t('apiKeys.none')}>
          {t('apiKeys.noneText')}
        </EmptyState>
      )}
      {data && data.results.length > 0 && (
        <ul className={css.list} aria-label={t('apiKeys.list')} data-box="card">
          {data.results.map((apiKey) => (
            <ApiKeyRow key={apiKey.id} apiKey={apiKey} onRevoke={() => setOpen({ kind: 'revoke', apiKey })} />
          ))}
        </ul>
      )}
      {data && open.kind === 'new' && (
        <NewKeyDialog known={data} onMade={(secret) => setOpen({ kind: 'made', secret })} onClosed={close} />
      )}
      {open.kind === 'made' && (
        <ShownOnce
          title={t('apiKeys.once')}
          note={t('apiKeys.onceText')}
          secret={open.secret}
          copyLabel={t('apiKeys.copy')}
          onClosed={close}
        />
      )}
      {open.kind === 'revoke' && <RevokeKey apiKey={open.apiKey} onClosed={close} />}
    </div>
  )
}

function RevokeKey({ apiKey: { id, name }, onClosed }: { apiKey: ApiKey; onClosed: () => void }) {
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
