import type { Upload } from '@wasl/contracts/web/dashboard/bulk.contract'
import { grouped } from '../../parts/grouped.ts'
import type { Locale } from '@wasl/domain/locale'
import { Link } from '@wasl/ui/actions/Link'
import type { DataColumn } from '@wasl/ui/table/columns/data-column.ts'
import { Instant } from '../../parts/Instant.tsx'
import css from './Bulk.module.css'
import { bulkPaths } from './bulk-paths.ts'
import type { BulkText } from './bulk.text.ts'
import { BulkBadge } from './BulkBadge.tsx'
import { shownState, stoppedAfter } from './upload-shown.ts'

/** payments B5: FILENAME, ROWS/IMPORTED ROWS, UPLOADED BY, UPLOADED ON, and the status. */
export const uploadColumns = (t: BulkText, locale: Locale): DataColumn<Upload>[] => [
  {
    id: 'name',
    label: t('bulk.column.name'),
    cell: ({ id, name }) => (
      <Link isAlone href={bulkPaths.upload(locale, id)}>
        <bdi>{name}</bdi>
      </Link>
    ),
    text: ({ name }) => name,
    width: 220,
    isFlexible: true,
    card: 'title',
    namesRow: true,
  },
  {
    id: 'rows',
    label: t('bulk.column.rows'),
    cell: ({ rows }) => (rows === null ? '-' : grouped(rows)),
    cardCell: ({ rows }) => (rows === null ? null : t('bulk.rowsInWords', { rows })),
    width: 92,
    align: 'end',
    card: 'amount',
  },
  {
    id: 'imported',
    label: t('bulk.column.imported'),
    cell: ({ rows, rowsImported }) => (rows === null ? '-' : grouped(rowsImported)),
    width: 92,
    align: 'end',
  },
  {
    id: 'state',
    label: t('bulk.column.state'),
    cell: (upload) => (
      <span className={css.stack}>
        <BulkBadge kind="upload" state={shownState(upload)} rows={upload} />
        {upload.isStopped && (
          <span className={css.small}>{t('bulk.stoppedAfter', stoppedAfter(upload))}</span>
        )}
        {hasRowsToFix(upload) && (
          <span className={css.small}>{t('bulk.wrongInWords', { n: upload.rowsWrong })}</span>
        )}
      </span>
    ),
    cardCell: (upload) => <BulkBadge kind="upload" state={shownState(upload)} rows={upload} />,
    width: 190,
    card: 'badge',
    namesRow: true,
  },
  {
    id: 'by',
    label: t('bulk.column.by'),
    cell: ({ username }) => <bdi>{username}</bdi>,
    text: ({ username }) => username,
    cardCell: ({ username, uploadedAt }) => (
      <span className={css.stack}>
        <bdi>{username}</bdi>
        <Instant at={uploadedAt} />
      </span>
    ),
    width: 150,
    card: 'note',
  },
  {
    id: 'on',
    label: t('bulk.column.on'),
    cell: ({ uploadedAt }) => <Instant at={uploadedAt} />,
    width: 180,
  },
]

const hasRowsToFix = ({ state, rowsWrong }: Upload) =>
  rowsWrong > 0 && (state === 'has_errors' || state === 'dispatched')
