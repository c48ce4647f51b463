import type { Ref } from 'react'
import { gridRoles } from './grid-roles.ts'
import { InsideRow } from './InsideRow.tsx'
import type { RowGroups } from './row-groups.ts'
import type { RowPart } from './row-part.ts'
import { isSelected, type Selection } from './selection.ts'
import type { TableItem } from './table-items.ts'
import css from './TableBody.module.css'
import { TableRow } from './TableRow.tsx'

type Props<Row> = {
  items: readonly TableItem<Row>[]
  /** The place of the first of `items`; more than 1 when rows above it are not drawn. */
  firstPlace: number
  /** How many rows other pages have before these. */
  rowsBefore: number
  part: RowPart<Row>
  selection: Selection | undefined
  isStale: boolean
  groups?: RowGroups
  measure?: Ref<HTMLTableRowElement>
}

/** In groups, each a body of the table. Where only the rows in sight are drawn they stay in one. */
export function TableBody<Row>(props: Props<Row>) {
  const { items, firstPlace, groups } = props
  const opened = new Set(items.flatMap(({ kind, entry }) => (kind === 'inside' ? [entry.id] : [])))
  const bodies = bodiesOf(items, groups)
  return bodies.map(({ key, from, items: group }, index) => (
    <RowGroup
      key={key}
      {...props}
      items={group}
      firstPlace={firstPlace + from}
      opened={opened}
      isLast={index === bodies.length - 1}
    />
  ))
}

type Body<Row> = { key: number; from: number; items: TableItem<Row>[] }

function bodiesOf<Row>(items: readonly TableItem<Row>[], groups: RowGroups | undefined): Body<Row>[] {
  const bodies: Body<Row>[] = []
  for (const [index, item] of items.entries()) {
    const key = groups?.get(item.entry.id) ?? 0
    const last = bodies.at(-1)
    if (last?.key === key) last.items.push(item)
    else bodies.push({ key, from: index, items: [item] })
  }
  return bodies
}

function RowGroup<Row>(props: Props<Row> & { opened: ReadonlySet<string>; isLast: boolean }) {
  const { items, firstPlace, rowsBefore, part, selection, isStale, measure, opened, isLast } = props
  return (
    <tbody
      {...gridRoles.rowGroup}
      className={css.body}
      data-stale={isStale ? '' : undefined}
      data-last={isLast ? '' : undefined}
    >
      {items.map(({ kind, entry, rowNumber }, index) =>
        kind === 'inside' ? (
          <InsideRow
            key={`${entry.id} inside`}
            entry={entry}
            part={part}
            place={firstPlace + index}
            measure={measure}
          />
        ) : (
          <TableRow
            key={entry.id}
            entry={entry}
            part={part}
            place={firstPlace + index}
            rowIndex={rowsBefore + rowNumber + 2}
            isSelected={selection ? isSelected(selection, entry.id) : false}
            isExpanded={opened.has(entry.id)}
            measure={measure}
          />
        ),
      )}
    </tbody>
  )
}
