import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { isMissing } from '../../../base/session/answer-of.ts'
import { SectionHead } from '../../../desk/SectionHead.tsx'
import { StaffFailed } from '../../../desk/StaffFailed.tsx'
import { usePathname } from '../../../base/use-pathname.ts'
import { useLocale } from '../../../i18n/language.tsx'
import css from '../Bulk.module.css'
import { bulkPaths, idsIn } from '../bulk-paths.ts'
import { dispatchesQuery } from '../bulk.queries.ts'
import { useBulkText } from '../bulk.text.ts'
import { BulkMissing } from '../BulkMissing.tsx'
import { DispatchesTable } from './DispatchesTable.tsx'

/** S2 §2 /bulk/uploads/{bulk_id}/dispatch-logs. */
export function DispatchLogsPage() {
  const t = useBulkText()
  const locale = useLocale()
  const { id } = idsIn(usePathname())
  const { data, error, refetch } = useQuery(dispatchesQuery(id))
  const file = bulkPaths.upload(locale, id)
  if (isMissing(error)) return <BulkMissing what="upload" />
  return (
    <div className={css.page}>
      <SectionHead
        title={t('bulk.dispatches')}
        note={data && <bdi>{data.upload.name}</bdi>}
        crumbs={[
          ...(data ? [{ id, label: data.upload.name, href: file }] : []),
          { id: 'dispatches', label: t('bulk.dispatches') },
        ]}
        actions={
          <ButtonLink size="row" href={file}>
            {t('bulk.toFile')}
          </ButtonLink>
        }
      />
      {error && !data ? (
        <StaffFailed kind="panel" error={error} onRetry={() => void refetch()} />
      ) : (
        <section className={css.table} data-box="card" aria-label={t('bulk.dispatches')}>
          <DispatchesTable uploadId={id} dispatches={data?.dispatches ?? null} />
        </section>
      )}
    </div>
  )
}
