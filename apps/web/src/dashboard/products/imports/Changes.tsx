import type { ImportRow } from '@wasl/contracts/web/dashboard/products/imports.contract'
import { TriangleAlertIcon } from '@wasl/ui/icons/TriangleAlertIcon'
import { Ltr } from '@wasl/ui/text/Ltr'
import css from './Imports.module.css'
import { useImportsText } from './imports.text.ts'
import { Moved } from './Moved.tsx'

const shownOfNew = ['price', 'price_with_discount', 'inventory', 'category', 'visible']

/** What a row changes; of a new product what is looked at first. */
export function Changes({ row }: { row: ImportRow }) {
  const t = useImportsText()
  const isNew = row.outcome === 'create'
  const shown = isNew ? row.changes.filter(({ column }) => shownOfNew.includes(column)) : row.changes
  const said = (column: string, text: string) =>
    text === '' ? (
      t(column === 'inventory' ? 'imports.unlimited' : 'imports.empty')
    ) : (
      <bdi>{text.length > 60 ? `${text.slice(0, 60)}…` : text}</bdi>
    )
  return (
    <dl className={css.changes}>
      {shown.map(({ column, before, after }) => (
        <div key={column}>
          <dt>
            <Ltr>{column}</Ltr>
          </dt>
          <dd>
            {isNew ? (
              <b>{said(column, after)}</b>
            ) : (
              <Moved before={said(column, before)} after={said(column, after)} />
            )}
            {row.isSteep && column === 'price' && <TriangleAlertIcon size={14} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
