import { uploadRowList } from '@wasl/contracts/lists/bulk'
import { useQuery } from '@tanstack/react-query'
import type { UploadDetail } from '@wasl/contracts/web/dashboard/bulk.contract'
import { EmptyState } from '@wasl/ui/data/EmptyState'
import { SkeletonBlocks } from '@wasl/ui/data/SkeletonBlocks'
import { SegmentedRadio } from '@wasl/ui/navigation/SegmentedRadio'
import { PagesFoot } from '../../desk/list/PagesFoot.tsx'
import { usePagedList } from '../../desk/list/usePagedList.ts'
import { StaffFailed } from '../../desk/StaffFailed.tsx'
import { useListEnd } from '../../desk/list/use-list-end.ts'
import css from './Bulk.module.css'
import { rowsQuery } from './bulk.queries.ts'
import { useBulkText } from './bulk.text.ts'
import { CorrectionRow } from './CorrectionRow.tsx'
import { useSurvivingFocus } from '../../base/use-surviving-focus.ts'

const shows = ['looked', 'open', 'corrected', 'failed'] as const

/** BLK-03: what is wrong, row by row, and a field to put the right thing in. */
export function Corrections({ upload }: { upload: UploadDetail }) {
  const t = useBulkText()
  const { asked, go } = usePagedList(uploadRowList)
  const { show: shown = 'looked' } = asked.filters
  const found = useQuery(rowsQuery(upload.id, { ...asked, filters: { show: shown } }))
  const { rows = [], count = 0 } = found.data ?? {}
  const isBehindEnd = useListEnd({ ...asked, shown: rows.length, count }, found)
  const list = useSurvivingFocus<HTMLOListElement>(nearestField)
  const { counts } = upload
  // Of a file that was sent there is nothing left to look at.
  if (counts.looked === 0 && counts.ready === 0 && upload.dispatches.length > 0) return null
  if (counts.looked === 0)
    return (
      <section className={css.table} data-box="card">
        <EmptyState kind="no-data" title={t('bulk.allFine')} heading="h2">
          {t('bulk.allFineText')}
        </EmptyState>
      </section>
    )
  const numbers = {
    looked: counts.looked,
    open: counts.wrong,
    corrected: counts.corrected,
    failed: counts.failed,
  }
  const open = counts.wrong + counts.failed
  const title = open > 0 ? t('bulk.look', { n: open }) : t('bulk.lookFixed', { n: counts.corrected })
  return (
    <section className={css.table} data-box="card" aria-label={title}>
      <header className={css.head}>
        <h2 tabIndex={-1}>{title}</h2>
        <SegmentedRadio
          label={t('bulk.show')}
          isLabelHidden
          options={shows
            .filter((show) => show === 'looked' || numbers[show] > 0 || show === shown)
            .map((show) => ({ value: show, label: t(`bulk.show.${show}`, { n: numbers[show] }) }))}
          selected={shown}
          onSelect={(value) => go({ filters: { show: shows.find((show) => show === value) }, page: 1 })}
        />
      </header>
      {found.data && !isBehindEnd ? (
        <>
          <ol className={css.rows} ref={list}>
            {rows.map((row) => (
              <CorrectionRow key={row.number} uploadId={upload.id} row={row} mayCorrect={upload.mayUpload} />
            ))}
          </ol>
          {rows.length === 0 && <EmptyState kind="no-results" title={t('bulk.noneHere')} heading="h3" />}
          {rows.length > 0 && <PagesFoot asked={asked} count={count} shown={rows.length} onGo={go} />}
        </>
      ) : found.error ? (
        <StaffFailed kind="panel" error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <SkeletonBlocks label={t('bulk.loading')} kind="list" />
      )}
    </section>
  )
}

/** Of the row below the one that is right now, else above it, else the heading. */
function nearestField(list: HTMLOListElement, place: number): HTMLElement | null | undefined {
  const fields = [...list.children].map((row) => row.querySelector('input'))
  const field = fields.slice(place).find(Boolean) ?? fields.slice(0, place).findLast(Boolean)
  return field ?? list.parentElement?.querySelector('h2')
}
