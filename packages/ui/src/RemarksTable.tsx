import css from './RemarksTable.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type Props = {
  caption: string
  rows: { name: string; value: string }[]
}

/** A remark of name:value pairs. The merchant's text finds its own direction. */
export function RemarksTable({ caption, rows }: Props) {
  return (
    <table className={css.table}>
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
