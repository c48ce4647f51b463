import type { ListPlace } from '@wasl/contracts/lists/transactions'
import { useQuery } from '@tanstack/react-query'
import { Button } from '@wasl/ui/actions/Button'
import { Dialog } from '@wasl/ui/notices/Dialog'
import { Spinner } from '@wasl/ui/notices/Spinner'
import type { TransactionQuery } from '../list/transaction-query.ts'
import { listQueries } from '../list/list.queries.ts'
import css from './Export.module.css'
import { exportSetupQuery } from './export.queries.ts'
import { useExportText } from './export.text.ts'
import { ExportForm } from './ExportForm.tsx'

type Props = { place: ListPlace; query: TransactionQuery; onClose: () => void }

/** S2 §3 "Export config": first which fields there are and what this list lets one choose, then what shall be in the file. */
export function ExportDialog({ place, query, onClose }: Props) {
  const t = useExportText()
  const setup = useQuery(exportSetupQuery(place))
  const list = useQuery(listQueries.setup(place))
  if (setup.data && list.data) {
    const { fields } = setup.data
    return (
      <ExportForm place={place} query={query} fields={fields} kinds={list.data.exports} onClose={onClose} />
    )
  }
  const failed = [setup, list].filter(({ isError }) => isError)
  return (
    <Dialog
      kind="form"
      title={t(place.list === 'deleted' ? 'export.titleDeleted' : 'export.title')}
      closeLabel={t('export.close')}
      onClose={onClose}
    >
      {failed.length > 0 ? (
        <div className={css.failed}>
          <p role="alert">{t('export.failed')}</p>
          <Button onClick={() => failed.forEach(({ refetch }) => void refetch())}>{t('export.retry')}</Button>
        </div>
      ) : (
        <p className={css.loading}>
          <Spinner /> <output>{t('export.loading')}</output>
        </p>
      )}
    </Dialog>
  )
}
