import type { Dispatch } from '@wasl/contracts/web/dashboard/bulk.contract'
import type { Locale } from '@wasl/domain/locale'
import { Progress } from '@wasl/ui/data/Progress'
import { Link } from '@wasl/ui/actions/Link'
import type { DataColumn } from '@wasl/ui/table/columns/data-column.ts'
import { Instant } from '../../../parts/Instant.tsx'
import { bulkPaths } from '../bulk-paths.ts'
import css from '../Bulk.module.css'
import type { BulkText } from '../bulk.text.ts'
import { BulkBadge } from '../BulkBadge.tsx'
import { grouped } from '../../../parts/grouped.ts'

const counts = ['total', 'pending', 'dispatched', 'failed'] as const

type Facts = { t: BulkText; locale: Locale; uploadId: string }

/** payments B5 "Active dispatch logs", in its order: a pause stands below its start, so that all of it is seen at once. */
export const dispatchColumns = ({ t, locale, uploadId }: Facts): DataColumn<Dispatch>[] => [
  {
    id: 'id',
    label: t('bulk.column.id'),
    cell: ({ id, number }) => (
      <Link isAlone href={bulkPaths.logs(locale, uploadId, id)}>
        {t('bulk.dispatch', { n: number })}
      </Link>
    ),
    width: 120,
    card: 'title',
    namesRow: true,
  },
  {
    id: 'state',
    label: t('bulk.column.state'),
    cell: ({ state }) => <BulkBadge kind="dispatch" state={state} />,
    width: 184,
    card: 'badge',
    namesRow: true,
  },
  {
    id: 'initiator',
    label: t('bulk.column.initiator'),
    cell: ({ username }) => <bdi>{username}</bdi>,
    text: ({ username }) => username,
    width: 120,
    isFlexible: true,
  },
  {
    id: 'start',
    label: t('bulk.column.start'),
    cell: ({ startsAt, pausedAt }) => (
      <span className={css.stack}>
        <Instant at={startsAt} />
        {pausedAt !== null && (
          <span className={css.small}>{t.rich('bulk.pausedAt', { at: <Instant at={pausedAt} /> })}</span>
        )}
      </span>
    ),
    width: 176,
  },
  {
    id: 'progress',
    label: t('bulk.column.progress'),
    cell: (dispatch) => <ProgressCell dispatch={dispatch} t={t} />,
    cardCell: (dispatch) => (
      <span className={css.stack}>
        <ProgressCell dispatch={dispatch} t={t} />
        <Instant at={dispatch.startsAt} />
      </span>
    ),
    width: 140,
    card: 'note',
  },
  ...counts.map((count): DataColumn<Dispatch> => ({
    id: count,
    label: t(`bulk.column.${count}`),
    cell: (dispatch) =>
      count === 'failed' && dispatch.canceled > 0 ? (
        <span className={css.stack}>
          {grouped(dispatch.failed)}
          <span className={css.small}>{t('bulk.canceledOf', { n: dispatch.canceled })}</span>
        </span>
      ) : (
        grouped(dispatch[count])
      ),
    width: 96,
    align: 'end',
    ...(count === 'total' && {
      card: 'amount' as const,
      cardCell: ({ total }: Dispatch) => t('bulk.rowsInWords', { rows: total }),
    }),
  })),
]

function ProgressCell({ dispatch: { progress, number }, t }: { dispatch: Dispatch; t: BulkText }) {
  const share = t('bulk.share', { share: progress })
  return (
    <span className={css.bar}>
      <Progress label={t('bulk.dispatch', { n: number })} value={progress} note={share} isBare />
      <span className={css.small}>{share}</span>
    </span>
  )
}
