import type { UploadDetail } from '@wasl/contracts/web/dashboard/bulk.contract'
import { Money } from '@wasl/ui/money/Money'
import type { ReactNode } from 'react'
import { useLocale } from '../../i18n/language.tsx'
import css from './Bulk.module.css'
import { useBulkText } from './bulk.text.ts'
import { grouped } from '../../parts/grouped.ts'

/** What the file comes to. */
export function UploadTiles({ upload }: { upload: UploadDetail }) {
  const t = useBulkText()
  const locale = useLocale()
  const { rows, counts, totals, columns } = upload
  const requests = totals.reduce((sum, total) => sum + total.rows, 0)
  return (
    <dl className={css.tiles} data-box="card">
      <Tile label={t('bulk.tile.rows')} note={t('bulk.tile.columns', { n: columns.length })}>
        {grouped(rows ?? 0)}
      </Tile>
      <Tile label={t('bulk.tile.ready')} note={t('bulk.tile.corrected', { n: counts.corrected })}>
        {grouped(counts.ready)}
      </Tile>
      <Tile
        label={t('bulk.tile.wrong')}
        note={t('bulk.tile.failed', { n: counts.failed })}
        isBad={counts.wrong > 0}
      >
        {grouped(counts.wrong)}
      </Tile>
      <Tile label={t('bulk.tile.total')} note={t('bulk.tile.requests', { n: requests })}>
        {totals.length === 0
          ? t('bulk.tile.nothing')
          : totals.map(({ amount, currency }) => (
              <span key={currency} className={css.total}>
                <Money value={amount} currency={currency} locale={locale} size="tile" />
              </span>
            ))}
      </Tile>
    </dl>
  )
}

type TileProps = { label: string; note: string; isBad?: boolean; children: ReactNode }

function Tile({ label, note, isBad, children }: TileProps) {
  return (
    <div className={css.tile}>
      <dt>{label}</dt>
      <dd className={css.figure} data-bad={isBad ? '' : undefined}>
        {children}
      </dd>
      <dd className={css.small}>{note}</dd>
    </div>
  )
}
