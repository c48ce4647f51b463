import type { ReactNode } from 'react'
import { useId } from 'react'
import css from './InnerTable.module.css'

type Props = {
  /** "Payments inside PR-1016": names the table. */
  title: ReactNode
  note?: ReactNode
  /** Read to screen readers only: the table above already shows them. */
  heads: readonly string[]
  rows: readonly (readonly ReactNode[])[]
}

/** The rows inside a row. */
export function InnerTable({ title, note, heads, rows }: Props) {
  const titleId = useId()
  return (
    <div className={css.box}>
      <div className={css.head}>
        <span id={titleId} className={css.title}>
          {title}
        </span>
        {note && <span>{note}</span>}
      </div>
      <table className={css.table} aria-labelledby={titleId}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // oxlint-disable-next-line react/no-array-index-key -- the rows of one drawing; nothing in them is kept
            <tr key={row}>
              {cells.map((cell, index) => (
                <td key={heads[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
