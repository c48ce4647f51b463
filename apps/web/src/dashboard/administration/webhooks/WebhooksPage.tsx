import { useQuery } from '@tanstack/react-query'
import { Button } from '@wasl/ui/actions/Button'
import { EmptyState } from '@wasl/ui/data/EmptyState'
import { SkeletonBlocks } from '@wasl/ui/data/SkeletonBlocks'
import { PlusIcon } from '@wasl/ui/icons/PlusIcon'
import { useState } from 'react'
import { StaffFailed } from '../../../desk/StaffFailed.tsx'
import { AdministrationHead } from '../AdministrationHead.tsx'
import css from '../../../desk/form/Area.module.css'
import { DeliveryLog } from './DeliveryLog.tsx'
import { HookDialogs, type OpenHook } from './HookDialogs.tsx'
import { HookRow } from './HookRow.tsx'
import { hooksQuery } from './hooks.queries.ts'
import { useHooksText } from './hooks.text.ts'

const nothing: OpenHook = { kind: 'nothing' }

/** Where the merchant's servers are told of events, and what was delivered. */
export function WebhooksPage() {
  const t = useHooksText()
  const found = useQuery(hooksQuery)
  const [open, setOpen] = useState<OpenHook>(nothing)
  const { data } = found
  return (
    <div className={css.page}>
      <AdministrationHead
        area="webhooks"
        actions={
          <Button
            variant="primary"
            size="row"
            icon={<PlusIcon size={16} />}
            onClick={() => setOpen({ kind: 'new' })}
          >
            {t('hooks.add')}
          </Button>
        }
      />
      {!data && found.error && (
        <StaffFailed kind="panel" error={found.error} onRetry={() => void found.refetch()} />
      )}
      {!data && !found.error && <SkeletonBlocks kind="list" label={t('hooks.list')} />}
      {data?.results.length === 0 && (
        <EmptyState kind="no-data" title={t('hooks.none')}>
          {t('hooks.noneText')}
        </EmptyState>
      )}
      {data && data.results.length > 0 && (
        <>
          <ul className={css.list} aria-label={t('hooks.list')} data-box="card">
            {data.results.map((endpoint) => (
              <HookRow key={endpoint.id} endpoint={endpoint} onOpen={setOpen} />
            ))}
          </ul>
          <DeliveryLog known={data} />
        </>
      )}
      {data && <HookDialogs open={open} known={data} onOpen={setOpen} onClosed={() => setOpen(nothing)} />}
    </div>
  )
}
