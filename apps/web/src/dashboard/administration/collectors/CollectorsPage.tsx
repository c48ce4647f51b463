import { useQuery } from '@tanstack/react-query'
import type {
  Collectors,
  ManagedCollector,
} from '@wasl/contracts/web/dashboard/administration/collectors.contract'
import { Alert } from '@wasl/ui/Alert'
import { Button } from '@wasl/ui/Button'
import { EmptyState } from '@wasl/ui/data/EmptyState'
import { SkeletonBlocks } from '@wasl/ui/data/SkeletonBlocks'
import { PlusIcon } from '@wasl/ui/icons/PlusIcon'
import { useState } from 'react'
import css from '../../../desk/form/Area.module.css'
import { StaffFailed } from '../../../desk/StaffFailed.tsx'
import { AdministrationHead } from '../AdministrationHead.tsx'
import { CollectorDialog } from './CollectorDialog.tsx'
import { CollectorLink } from './CollectorLink.tsx'
import { CollectorRow } from './CollectorRow.tsx'
import { collectorsQuery } from './collectors.queries.ts'
import { useCollectorsText } from './collectors.text.ts'

export type Open = { kind: 'nothing' | 'new' } | { kind: 'edit' | 'link'; collector: ManagedCollector }

/** Whom payments at counters are credited to. */
export function CollectorsPage() {
  const t = useCollectorsText()
  const found = useQuery(collectorsQuery)
  const [open, setOpen] = useState<Open>({ kind: 'nothing' })
  const { data } = found
  return (
    <div className={css.page}>
      <AdministrationHead
        area="collectors"
        actions={
          data && (
            <Button
              variant="primary"
              size="row"
              icon={<PlusIcon size={16} />}
              onClick={() => setOpen({ kind: 'new' })}
            >
              {t('collectors.add')}
            </Button>
          )
        }
      />
      {data ? (
        <CollectorList known={data} onOpen={setOpen} />
      ) : found.error ? (
        <StaffFailed kind="panel" error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <SkeletonBlocks kind="list" label={t('collectors.list')} />
      )}
      {data && <OpenDialog open={open} known={data} onClosed={() => setOpen({ kind: 'nothing' })} />}
    </div>
  )
}

function CollectorList({ known, onOpen }: { known: Collectors; onOpen: (open: Open) => void }) {
  const t = useCollectorsText()
  if (known.results.length === 0)
    return (
      <EmptyState kind="no-data" title={t('collectors.none')}>
        {t('collectors.noneText')}
      </EmptyState>
    )
  return (
    <>
      <Alert tone={known.publicCollect ? 'info' : 'neutral'}>
        {t(known.publicCollect ? 'collectors.open' : 'collectors.signIn')}
      </Alert>
      <ul className={css.list} aria-label={t('collectors.list')} data-box="card">
        {known.results.map((collector) => (
          <CollectorRow key={collector.id} collector={collector} units={known.units} onOpen={onOpen} />
        ))}
      </ul>
    </>
  )
}

type Dialogs = { open: Open; known: Collectors; onClosed: () => void }

function OpenDialog({ open, known, onClosed }: Dialogs) {
  switch (open.kind) {
    case 'nothing':
      return null
    case 'new':
      return <CollectorDialog collector={null} known={known} onClosed={onClosed} />
    case 'edit':
      return <CollectorDialog collector={open.collector} known={known} onClosed={onClosed} />
    case 'link':
      return <CollectorLink collector={open.collector} onClosed={onClosed} />
  }
}
