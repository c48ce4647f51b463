import { listModules } from '@wasl/contracts/lists/transactions'
import type { TransactionRow } from '@wasl/contracts/web/dashboard/transactions/list-values.contract'
import { byName } from '@wasl/domain/by-name'
import { pick } from '@wasl/domain/locale'
import { parseRemarks, remarkRows } from '@wasl/domain/remarks'
import { ExternalLinkIcon } from '@wasl/ui/icons/ExternalLinkIcon'
import { Ltr } from '@wasl/ui/text/Ltr'
import { RemarksTable } from '@wasl/ui/text/RemarksTable'
import { VisuallyHidden } from '@wasl/ui/text/VisuallyHidden'
import { MoneyBadges } from '../../../../desk/MoneyBadges.tsx'
import { UnresolvedBadge } from '../../../../desk/UnresolvedBadge.tsx'
import { mapAddress } from '../../../../parts/map-address.ts'
import { TransactionBadge } from '../../../../parts/TransactionBadge.tsx'
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
      <a className={css.link} href={mapAddress(place)} target="_blank" rel="noopener noreferrer">
        {t('list.location')} <ExternalLinkIcon size={14} />
        <VisuallyHidden>{t('list.newTab')}</VisuallyHidden>
      </a>
    ) : (
      t('list.none')
    ),
  width: 148,
  group: 'person',
}

const remarked = ({ remarks }: TransactionRow, { locale }: CellFacts) =>
  remarkRows(remarks.map(({ label, value }) => ({ name: pick(label, locale), value })))

const remarks: ColumnCell = {
  cell: (row, facts) => {
    const rows = remarked(row, facts)
    return rows.length === 0 ? (
      facts.t('list.none')
    ) : (
      <RemarksTable size="cell" caption={row.id} rows={rows} />
    )
  },
  text: (row, facts) =>
    remarked(row, facts)
      .map(({ name, value }) => `${name}: ${value}`)
      .join('\n'),
  width: 180,
  group: 'payment',
}

export const factCells: Readonly<Record<string, ColumnCell>> = byName({
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
    cell: (row) => (
      <span className={css.states}>
        <TransactionBadge state={row.state} />
        <MoneyBadges states={row.moneyStates} />
        <UnresolvedBadge unresolved={row.unresolved} isShort />
      </span>
    ),
    width: 140,
    card: 'badge',
    namesRow: true,
    group: 'payment',
  },
  money_state: {
    cell: (row, { t }) =>
      row.moneyStates.length > 0 ? (
        <span className={css.states}>
          <MoneyBadges states={row.moneyStates} />
        </span>
      ) : (
        t('list.none')
      ),
    width: 148,
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
  remarks,
})

/** A module this version does not know is named as it came. */
function moduleName(plugin: string, t: CellFacts['t']): string {
  const known = listModules.find((name) => name === plugin)
  return known ? t(`list.module.${known}`) : plugin
}

/** A field of the merchant's own; with `~` and `:` it is a table (S2 §2). */
export function ownCell(name: string): ColumnCell {
  const own = words((row) => row.extra[name] ?? null, 180)
  return {
    ...own,
    cell: (row, facts) => {
      const rows = parseRemarks(row.extra[name] ?? '')
      return rows ? <RemarksTable size="cell" caption={row.id} rows={rows} /> : own.cell(row, facts)
    },
    group: 'own',
  }
}
