import { useQuery } from '@tanstack/react-query'
import type { UploadDetail } from '@wasl/contracts/web/dashboard/bulk.contract'
import { Alert } from '@wasl/ui/notices/Alert'
import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { Progress } from '@wasl/ui/data/Progress'
import { SkeletonBlocks } from '@wasl/ui/data/SkeletonBlocks'
import { Dots } from '@wasl/ui/text/Dots'
import { Ltr } from '@wasl/ui/text/Ltr'
import { isMissing } from '../../base/session/answer-of.ts'
import { SectionHead } from '../../desk/SectionHead.tsx'
import { StaffFailed } from '../../desk/StaffFailed.tsx'
import { usePathname } from '../../base/use-pathname.ts'
import { useLocale } from '../../i18n/language.tsx'
import { fileSize } from '../../parts/file-words.ts'
import css from './Bulk.module.css'
import { bulkPaths, idsIn } from './bulk-paths.ts'
import { uploadQuery } from './bulk.queries.ts'
import { useBulkText } from './bulk.text.ts'
import { BulkBadge } from './BulkBadge.tsx'
import { BulkMissing } from './BulkMissing.tsx'
import { BulkSteps } from './BulkSteps.tsx'
import { Corrections } from './Corrections.tsx'
import { EarlierUploads } from './EarlierUploads.tsx'
import { HiddenRows } from './HiddenRows.tsx'
import { joined } from '../../parts/joined.ts'
import { UploadActions } from './UploadActions.tsx'
import { UploadTiles } from './UploadTiles.tsx'
import { rest, shownState, stoppedAfter } from './upload-shown.ts'
import { DispatchesTable } from './logs/DispatchesTable.tsx'

/** S2 §2 /bulk/uploads/{bulk_id}: what is wrong, mended in place, and the way to send the rest. */
export function UploadPage() {
  const t = useBulkText()
  const locale = useLocale()
  const { id } = idsIn(usePathname())
  const { data, error, refetch } = useQuery(uploadQuery(id))
  const back = { id: 'uploads', label: t('bulk.uploads'), href: bulkPaths.uploads(locale) }
  if (isMissing(error)) return <BulkMissing what="upload" />
  if (!data)
    return (
      <div className={css.page}>
        <SectionHead title={t('bulk.uploads')} crumbs={[back]} />
        {error ? (
          <StaffFailed kind="panel" error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonBlocks label={t('bulk.loading')} kind="list" />
        )}
      </div>
    )
  const { unit, size } = fileSize(data.bytes)
  return (
    <div className={css.page}>
      <SectionHead
        title={data.name}
        heading={<bdi>{data.name}</bdi>}
        crumbs={[{ id, label: data.name }]}
        note={
          <span className={css.note}>
            <BulkBadge kind="upload" state={shownState(data)} rows={data} />
            {data.isStopped && <span>{t('bulk.stoppedAfter', stoppedAfter(data))}</span>}
            {data.state === 'dispatched' && data.rowsWrong > 0 && (
              <span>{t('bulk.wrongInWords', { n: data.rowsWrong })}</span>
            )}
            <Dots>
              {t(`bulk.${unit}`, { size })}
              <Ltr>{data.username}</Ltr>
              {data.sheet !== null && t.rich('bulk.sheet', { sheet: <bdi>{data.sheet}</bdi> })}
            </Dots>
          </span>
        }
        actions={<UploadActions upload={data} />}
      />
      <BulkSteps at={data.dispatches.length > 0 ? 'send' : 'check'} uploadId={id} />
      <Body upload={data} />
    </div>
  )
}

function Body({ upload }: { upload: UploadDetail }) {
  const t = useBulkText()
  const locale = useLocale()
  if (upload.state === 'uploaded' || upload.state === 'validating')
    return (
      <section className={css.panel} data-box="card">
        <Progress label={t('bulk.checking')} note={t('bulk.checkingNote', { done: upload.rowsChecked })} />
      </section>
    )
  if (upload.problem !== null)
    return (
      <Alert
        tone="danger"
        title={t('bulk.unread')}
        action={<ButtonLink href={bulkPaths.uploads(locale)}>{t('bulk.another')}</ButtonLink>}
      >
        {upload.problem} {t('bulk.unreadText')}
      </Alert>
    )
  const end = rest(upload)
  return (
    <>
      {upload.counts.ready > 0 && upload.state !== 'archived' && <EarlierUploads earlier={upload.earlier} />}
      {upload.state !== 'archived' && <HiddenRows upload={upload} />}
      <UploadTiles upload={upload} />
      {upload.dispatches.length > 0 && <UploadDispatches upload={upload} />}
      <Corrections upload={upload} />
      {upload.ignored.length > 0 && (
        <Alert tone="warning">{t('bulk.ignored', { columns: joined(upload.ignored, locale) })}</Alert>
      )}
      {end && <Alert tone="info">{t(`bulk.${end}`)}</Alert>}
    </>
  )
}

/** How often the file was sent. */
function UploadDispatches({ upload }: { upload: UploadDetail }) {
  const t = useBulkText()
  return (
    <section className={css.table} data-box="card" aria-label={t('bulk.dispatches')}>
      <header className={css.head}>
        <h2>{t('bulk.dispatches')}</h2>
      </header>
      <DispatchesTable uploadId={upload.id} dispatches={upload.dispatches} />
    </section>
  )
}
