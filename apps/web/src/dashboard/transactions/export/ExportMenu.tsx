import type { ListPlace } from '@wasl/contracts/lists/transactions'
import { useQuery } from '@tanstack/react-query'
import { Button } from '@wasl/ui/actions/Button'
import { DownloadIcon } from '@wasl/ui/icons/DownloadIcon'
import { lazy, Suspense, useState } from 'react'
import { loadChunk } from '../../../base/load-chunk.ts'
import { useStaff } from '../../../desk/staff.ts'
import { listQueries } from '../list/list.queries.ts'
import css from '../list/TransactionsPage.module.css'
import { transactionList } from '@wasl/contracts/lists/transactions'
import { useAskedQuery } from '../../../desk/list/useListQuery.ts'
import { useExportText } from './export.text.ts'

const ExportDialog = lazy(() =>
  loadChunk(() => import('./ExportDialog.tsx')).then((module) => ({ default: module.ExportDialog })),
)

/** S2 §2 "an export menu", for who may (view_export_settings implies exporting, product.md 6), of a list that offers it. */
export function ExportMenu({ place }: { place: ListPlace }) {
  const t = useExportText()
  const { may } = useStaff()
  const query = useAskedQuery(transactionList)
  const kinds = useQuery(listQueries.setup(place)).data?.exports
  const [isOpen, setIsOpen] = useState(false)
  if (!may('view_export_settings') || kinds?.length === 0) return null
  return (
    <>
      <Button
        size="row"
        icon={<DownloadIcon size={16} />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <span className={css.fold}>{t('export.menu')}</span>
      </Button>
      {isOpen && (
        <Suspense>
          <ExportDialog place={place} query={query} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
