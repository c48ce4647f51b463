import { useQuery } from '@tanstack/react-query'
import { importRowList } from '@wasl/contracts/lists/imports'
import type { ImportDetail, ImportRow } from '@wasl/contracts/web/dashboard/products/imports.contract'
import { nameOf } from '@wasl/domain/locale'
import { Button } from '@wasl/ui/actions/Button'
import { EmptyState } from '@wasl/ui/data/EmptyState'
import { SkeletonBlocks } from '@wasl/ui/data/SkeletonBlocks'
import { CircleXIcon } from '@wasl/ui/icons/CircleXIcon'
import { MinusIcon } from '@wasl/ui/icons/MinusIcon'
import { PencilIcon } from '@wasl/ui/icons/PencilIcon'
import { PlusIcon } from '@wasl/ui/icons/PlusIcon'
import { SegmentedRadio } from '@wasl/ui/navigation/SegmentedRadio'
import { Dots } from '@wasl/ui/text/Dots'
import { Ltr } from '@wasl/ui/text/Ltr'
import { VisuallyHidden } from '@wasl/ui/text/VisuallyHidden'
import { useState } from 'react'
import { usePathname } from '../../../base/use-pathname.ts'
import { useSurvivingFocus } from '../../../base/use-surviving-focus.ts'
import { PagesFoot } from '../../../desk/list/PagesFoot.tsx'
import { useListEnd } from '../../../desk/list/use-list-end.ts'
import { usePagedList } from '../../../desk/list/usePagedList.ts'
import { StaffFailed } from '../../../desk/StaffFailed.tsx'
import { useLocale } from '../../../i18n/language.tsx'
import { grouped } from '../../../parts/grouped.ts'
import { Changes } from './Changes.tsx'
import { ErrorReport } from './ErrorReport.tsx'
import { FixRow } from './FixRow.tsx'
import { importAt } from './import-paths.ts'
import css from './Imports.module.css'
import { importRowsQuery } from './imports.queries.ts'
import { useImportsText } from './imports.text.ts'

const shows = ['all', 'create', 'change', 'wrong', 'same'] as const
type Show = (typeof shows)[number]

/** Each row with what it changes; those with errors first, with a field for the right value. */
export function ImportRows({ job }: { job: ImportDetail }) {
  const t = useImportsText()
  const { plugin, id } = importAt(usePathname())
  const { asked, go } = usePagedList(importRowList)
  const [isReporting, setIsReporting] = useState(false)
  const { show = 'all' } = asked.filters
  const found = useQuery(importRowsQuery({ plugin, id }, asked, job.revision))
  const { results: rows = [], count = 0 } = found.data ?? {}
  const isBehindEnd = useListEnd({ ...asked, shown: rows.length, count }, found)
  const list = useSurvivingFocus<HTMLOListElement>(nearestField)
  const { counts } = job
  const all = counts.create + counts.change + counts.wrong + counts.dropped
  const numbers: Record<Show, number> = { ...counts, all }
  const title = t(job.state === 'rehearsed' ? 'imports.after' : 'imports.afterDone')
  return (
    <section className={css.table} data-box="card" aria-label={title}>
      <header className={css.head}>
        <h2 tabIndex={-1}>{title}</h2>
        <SegmentedRadio
          label={t('imports.show')}
          isLabelHidden
          options={shows
            .filter((one) => one === 'all' || numbers[one] > 0 || one === show)
            .map((one) => ({
              value: one,
              label: t(`imports.show.${one}`, { n: grouped(numbers[one]) }),
            }))}
          selected={show}
          onSelect={(value) => go({ filters: { show: shows.find((one) => one === value) }, page: 1 })}
        />
      </header>
      {counts.wrong > 0 && (
        <p className={css.fixHead}>
          <CircleXIcon size={16} />
          <b>{t('imports.report.note')}</b>
          <Button size="row" onClick={() => setIsReporting(true)}>
            {t('imports.report')}
          </Button>
        </p>
      )}
      {found.data && !isBehindEnd ? (
        <>
          <ol className={css.rows} ref={list}>
            {rows.map((row) => (
              <Row key={row.row} job={job} row={row} />
            ))}
          </ol>
          {rows.length === 0 && <EmptyState kind="no-results" title={t('imports.noRows')} heading="h3" />}
          {rows.length > 0 && <PagesFoot asked={asked} count={count} shown={rows.length} onGo={go} />}
        </>
      ) : found.error ? (
        <StaffFailed kind="panel" error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <SkeletonBlocks label={t('imports.loading')} kind="list" />
      )}
      {isReporting && <ErrorReport job={job} onClose={() => setIsReporting(false)} />}
    </section>
  )
}

/** Of the row below the one that is right now, else above it, else the heading. */
function nearestField(list: HTMLOListElement, place: number): HTMLElement | null | undefined {
  const fields = [...list.children].map((row) => row.querySelector<HTMLElement>('input, button'))
  const field = fields.slice(place).find(Boolean) ?? fields.slice(0, place).findLast(Boolean)
  return field ?? list.parentElement?.querySelector('h2')
}

const marks = {
  create: PlusIcon,
  change: PencilIcon,
  same: MinusIcon,
  wrong: CircleXIcon,
  dropped: CircleXIcon,
} as const

function Row({ job, row }: { job: ImportDetail; row: ImportRow }) {
  const t = useImportsText()
  const locale = useLocale()
  const Mark = marks[row.outcome]
  const isWrong = row.outcome === 'wrong' || row.outcome === 'dropped'
  return (
    <li className={css.row} data-of={row.outcome}>
      <div className={css.rowHead}>
        <span className={css.mark} data-of={row.outcome}>
          <Mark size={14} />
          <VisuallyHidden>{t(`imports.outcome.${row.outcome}`)}</VisuallyHidden>
        </span>
        {row.picture !== null && (
          <img className={css.cover} src={row.picture} alt="" width={32} height={32} />
        )}
        <span className={css.who}>
          <b>
            <bdi>{nameOf(row, locale) || row.sku}</bdi>
          </b>
          <small>
            <Dots>
              {t('imports.row', { n: row.row })}
              {row.sku !== '' && <Ltr>{row.sku}</Ltr>}
            </Dots>
          </small>
        </span>
      </div>
      {isWrong || row.isCorrected ? <FixRow job={job} row={row} /> : <Changes row={row} />}
    </li>
  )
}
