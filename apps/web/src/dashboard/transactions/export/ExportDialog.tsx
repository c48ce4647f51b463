import { useQuery } from '@tanstack/react-query'
import type { ListPlace } from '@wasl/contracts/web/dashboard/transactions.contract'
import { Button } from '@wasl/ui/Button'
import { Dialog } from '@wasl/ui/Dialog'
import { Spinner } from '@wasl/ui/Spinner'
import type { ListQuery } from '../list/list-query.ts'
import css from './Export.module.css'
import { exportSetupQuery } from './export.queries.ts'
import { useExportText } from './export.text.ts'
import { ExportForm } from './ExportForm.tsx'

type Props = { place: ListPlace; query: ListQuery; onClose: () => void }

/** S2 §3 "Export config": first which fields there are, then what shall be in the file. */
export function ExportDialog({ place, query, onClose }: Props) {
  const t = useExportText()
  const setup = useQuery(exportSetupQuery(place))
  if (setup.data)
    return <ExportForm place={place} query={query} fields={setup.data.fields} onClose={onClose} />
  return (
    <Dialog
      kind="form"
      title={t(place.list === 'deleted' ? 'export.titleDeleted' : 'export.title')}
      closeLabel={t('export.close')}
      onClose={onClose}
    >
      {setup.isError ? (
        <div className={css.failed}>
          <p role="alert">{t('export.failed')}</p>
          <Button onClick={() => void setup.refetch()}>{t('export.retry')}</Button>
        </div>
      ) : (
        <p className={css.loading}>
          <Spinner /> <output>{t('export.loading')}</output>
        </p>
      )}
    </Dialog>
  )
}
