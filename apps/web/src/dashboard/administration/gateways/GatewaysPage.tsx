import { useQuery } from '@tanstack/react-query'
import type { Gateway } from '@wasl/contracts/web/dashboard/administration/gateways.contract'
import { EmptyState } from '@wasl/ui/data/EmptyState'
import { SkeletonBlocks } from '@wasl/ui/data/SkeletonBlocks'
import { useState } from 'react'
import { StaffFailed } from '../../../desk/StaffFailed.tsx'
import { AdministrationHead } from '../AdministrationHead.tsx'
import css from '../../../desk/form/Area.module.css'
import { GatewayDialog } from './GatewayDialog.tsx'
import { GatewayRow } from './GatewayRow.tsx'
import { gatewaysQuery } from './gateways.queries.ts'
import { useGatewaysText } from './gateways.text.ts'

/** What the merchant's customers can pay with, unit by unit. */
export function GatewaysPage() {
  const t = useGatewaysText()
  const found = useQuery(gatewaysQuery)
  const [open, setOpen] = useState<Gateway | null>(null)
  const { data } = found
  return (
    <div className={css.page}>
      <AdministrationHead area="gateways" />
      {!data && found.error && (
        <StaffFailed kind="panel" error={found.error} onRetry={() => void found.refetch()} />
      )}
      {!data && !found.error && <SkeletonBlocks kind="list" label={t('gateways.list')} />}
      {data?.results.length === 0 && (
        <EmptyState kind="no-data" title={t('gateways.none')}>
          {t('gateways.noneText')}
        </EmptyState>
      )}
      {data && data.results.length > 0 && (
        <ul className={css.list} aria-label={t('gateways.list')} data-box="card">
          {data.results.map((gateway) => (
            <GatewayRow key={gateway.code} gateway={gateway} known={data} onEdit={() => setOpen(gateway)} />
          ))}
        </ul>
      )}
      {data && open && <GatewayDialog gateway={open} known={data} onClosed={() => setOpen(null)} />}
    </div>
  )
}
