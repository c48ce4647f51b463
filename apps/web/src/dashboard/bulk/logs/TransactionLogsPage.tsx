import { useQuery } from '@tanstack/react-query'
import { SkeletonBlocks } from '@wasl/ui/data/SkeletonBlocks'
import { Dots } from '@wasl/ui/text/Dots'
import { isMissing } from '../../../base/session/answer-of.ts'
import { SectionHead } from '../../../desk/SectionHead.tsx'
import { StaffFailed } from '../../../desk/StaffFailed.tsx'
import { usePathname } from '../../../base/use-pathname.ts'
import { useLocale } from '../../../i18n/language.tsx'
import css from '../Bulk.module.css'
import { bulkPaths, idsIn } from '../bulk-paths.ts'
import { dispatchQuery } from '../bulk.queries.ts'
import { useBulkText } from '../bulk.text.ts'
import { BulkMissing } from '../BulkMissing.tsx'
import { BulkSteps } from '../BulkSteps.tsx'
import { DispatchActions } from './DispatchActions.tsx'
import { DispatchProgress } from './DispatchProgress.tsx'
import { LogTabs } from './LogTabs.tsx'

/** S2 §2 …/transaction-logs: how far a sending is, and what became of every row. */
export function TransactionLogsPage() {
  const t = useBulkText()
  const locale = useLocale()
  const of = idsIn(usePathname())
  const { data, error, refetch } = useQuery(dispatchQuery(of))
  if (isMissing(error)) return <BulkMissing what="dispatch" />
  if (!data)
    return (
      <div className={css.page}>
        <SectionHead title={t('bulk.dispatches')} />
        {error ? (
          <StaffFailed kind="panel" error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonBlocks label={t('bulk.loading')} kind="list" />
        )}
      </div>
    )
  const { upload, number, username, total } = data
  return (
    <div className={css.page}>
      <SectionHead
        title={t('bulk.dispatch', { n: number })}
        crumbs={[
          { id: 'file', label: upload.name, href: bulkPaths.upload(locale, of.id) },
          { id: 'logs', label: t('bulk.dispatches'), href: bulkPaths.dispatches(locale, of.id) },
          { id: 'log', label: t('bulk.dispatch', { n: number }) },
        ]}
        note={
          <Dots>
            <bdi>{upload.name}</bdi>
            {t('bulk.startedRows', { rows: total })}
            {t('bulk.startedBy', { username })}
          </Dots>
        }
        actions={<DispatchActions of={of} dispatch={data} />}
      />
      <BulkSteps at="send" uploadId={of.id} />
      <DispatchProgress dispatch={data} />
      <LogTabs of={of} dispatch={data} />
    </div>
  )
}
