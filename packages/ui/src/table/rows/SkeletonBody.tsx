/* oxlint-disable jsx-a11y/control-has-associated-label -- the whole body is hidden from screen readers */
import type { DataColumn } from '../columns/data-column.ts'
import type { Extras } from '../table-extras.ts'
import css from './TableBody.module.css'

type Props<Row> = { rows: number; columns: readonly DataColumn<Row>[]; extras: Extras }

/** The table before its rows: the same heights, nothing to read. */
export function SkeletonBody<Row>({ rows, columns, extras }: Props<Row>) {
  return (
    <tbody aria-hidden="true" className={css.skeleton}>
      {Array.from({ length: rows }, (_, row) => (
        <tr key={row}>
          {extras.hasTicks && (
            <td data-slot="select">
              <span data-shape="tick" />
            </td>
          )}
          {extras.hasMark && <td />}
          {columns.map((column, index) => (
            <td key={column.id} data-align={column.align} data-card={column.card ?? 'none'}>
              <span
                data-shape={column.card === 'badge' ? 'badge' : 'text'}
                data-length={(row * 7 + index * 3) % 4}
              />
            </td>
          ))}
          {extras.hasMenu && (
            <td data-align="end" data-card="none">
              <span data-shape="menu" />
            </td>
          )}
        </tr>
      ))}
    </tbody>
  )
}
