import type { UploadDetail } from '@wasl/contracts/web/dashboard/bulk.contract'
import css from './Bulk.module.css'
import { useBulkText } from './bulk.text.ts'
import { DispatchesTable } from './DispatchesTable.tsx'

/** How often the file was sent. */
export function UploadDispatches({ upload }: { upload: UploadDetail }) {
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
