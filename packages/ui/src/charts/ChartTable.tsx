import type { ChartData } from './chart-data.ts'
import { chartRows } from './chart-table.ts'
import css from './ChartTable.module.css'

/** The chart as text, with every value in full. */
export function ChartTable({ data, label }: { data: ChartData; label: string }) {
  const [head = [], ...rows] = chartRows(data)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table is scrolled with the arrow keys
    <section className={css.scroll} aria-label={label} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            {head.map((text, column) => (
              <th key={data.series[column - 1]?.key ?? 'category'} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([category, ...values], row) => (
            <tr key={data.categories[row]?.key}>
              <th scope="row">{category}</th>
              {values.map((value, column) => (
                <td key={data.series[column]?.key}>{value ? <bdi>{value}</bdi> : '-'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
