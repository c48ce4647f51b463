import type { TransactionRow } from '@wasl/contracts/web/dashboard/transactions/list-values.contract'
import { listModules } from '@wasl/contracts/web/dashboard/transactions.contract'
import { pick } from '@wasl/domain/locale'
import { parseRemarks } from '@wasl/domain/remarks'
import { ExternalLinkIcon } from '@wasl/ui/icons/ExternalLinkIcon'
import { Ltr } from '@wasl/ui/Ltr'
import { RemarksTable } from '@wasl/ui/RemarksTable'
import { VisuallyHidden } from '@wasl/ui/VisuallyHidden'
import { TransactionBadge } from '../../../parts/TransactionBadge.tsx'
import type { CellFacts, ColumnCell } from './column-cell.ts'
import css from './cells.module.css'
import { Marked } from './Marked.tsx'

const words = (read: (row: TransactionRow, facts: CellFacts) => string | null, width = 148): ColumnCell => ({
  cell: (row, facts) => (
    <bdi>
      <Marked text={read(row, facts) || facts.t('list.none')} q={facts.q} />
    </bdi>
  ),
  text: (row, facts) => read(row, facts) ?? '',
  width,
  group: 'payment',
})

const code = (read: (row: TransactionRow) => string | null, width = 148): ColumnCell => ({
  ...words(read, width),
  cell: (row, { t, q }) => (
    <Ltr>
      <Marked text={read(row) || t('list.none')} q={q} />
    </Ltr>
  ),
})

const flag = (read: (row: TransactionRow) => boolean): ColumnCell => ({
  cell: (row, { t }) => t(read(row) ? 'list.yes' : 'list.no'),
  width: 104,
  group: 'person',
})

/** S2 §2: an unconfigured gateway is 'Not Selected'. */
const gateway: ColumnCell = {
  ...words((row, { locale, t }) => (row.gateway ? pick(row.gateway, locale) : t('list.notSelected')), 126),
  cell: (row, { locale, t }) =>
    row.gateway ? (
      <bdi>{pick(row.gateway, locale)}</bdi>
    ) : (
      <span className={css.quiet}>{t('list.notSelected')}</span>
    ),
}

const location: ColumnCell = {
  cell: ({ location: place }, { t }) =>
    place ? (
      <a
        className={css.link}
        href={`https://www.openstreetmap.org/?mlat=${place.lat}&mlon=${place.lng}#map=17/${place.lat}/${place.lng}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        {t('list.location')} <ExternalLinkIcon size={14} />
        <VisuallyHidden>{t('list.newTab')}</VisuallyHidden>
      </a>
    ) : (
      t('list.none')
    ),
  width: 148,
  group: 'person',
}

export const factCells: Readonly<Record<string, ColumnCell>> = {
  id: {
    cell: (row, { hrefOf, q }) => (
      <a className={css.id} dir="ltr" href={hrefOf(row)}>
        <Marked text={row.id} q={q} />
      </a>
    ),
    text: (row) => row.id,
    width: 96,
    isPinned: true,
    card: 'title',
    namesRow: true,
    group: 'payment',
  },
  state: {
    cell: (row) => <TransactionBadge state={row.state} />,
    width: 140,
    card: 'badge',
    namesRow: true,
    group: 'payment',
  },
  gateway_name: gateway,
  pg_codes: code((row) => row.pgCodes.join(', '), 172),
  currency_code: code((row) => row.currency, 96),
  order_no: code((row) => row.orderNo),
  track_id: code((row) => row.trackId, 172),
  plugin: words((row, { t }) => moduleName(row.plugin, t), 138),
  unit: words((row, { locale }) => pick(row.unit, locale)),
  description: words((row, { locale }) => pick(row.description, locale), 208),
  product_type: words((row) => row.productType),
  bulk: words((row) => row.bulk),
  language: code((row) => row.language, 96),
  delivery_location: location,
  seen: flag((row) => row.isSeen),
  email_seen: flag((row) => row.isEmailSeen),
  disclosed_to_merchant: flag((row) => row.isDisclosed),
  remarks: remark((row) => row.remarks),
}

/** A module this version does not know is named as it came. */
function moduleName(plugin: string, t: CellFacts['t']): string {
  const known = listModules.find((name) => name === plugin)
  return known ? t(`list.module.${known}`) : plugin
}

/** A field of the merchant's own; with `~` and `:` it is a table (S2 §2). */
export const ownCell = (name: string): ColumnCell => ({
  ...remark((row) => row.extra[name] ?? null),
  group: 'own',
})

function remark(read: (row: TransactionRow) => string | null): ColumnCell {
  return {
    cell: (row, facts) => {
      const text = read(row)
      const rows = text === null ? null : parseRemarks(text)
      return rows ? <RemarksTable size="cell" caption={row.id} rows={rows} /> : words(read).cell(row, facts)
    },
    text: (row) => read(row) ?? '',
    width: 180,
    group: 'payment',
  }
}
