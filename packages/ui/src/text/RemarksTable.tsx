import css from './RemarksTable.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type Props = {
  caption: string
  rows: readonly { name: string; value: string }[]
  /** cell: small and without a frame, inside a row of a table. */
  size?: 'normal' | 'cell'
}

/** A remark of name:value pairs. The merchant's text finds its own direction. */
export function RemarksTable({ caption, rows, size = 'normal' }: Props) {
  return (
    <table className={css.table} data-size={size}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <tbody>
        {rows.map(({ name, value }, position) => (
          <tr key={`${position}-${name}`} data-print="row">
            <th scope="row">
              <bdi>{name}</bdi>
            </th>
            <td>
              <bdi>{value}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
