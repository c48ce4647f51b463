import type { Ref } from 'react'
import { gridRoles } from './grid-roles.ts'
import { InsideRow } from './InsideRow.tsx'
import { groupSize, groupsOf } from './row-groups.ts'
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
  measure?: Ref<HTMLTableRowElement>
}

/** In groups, each a body of the table. Where only the rows in sight are drawn they stay in one. */
export function TableBody<Row>(props: Props<Row>) {
  const { items, firstPlace, measure } = props
  const opened = new Set(items.flatMap(({ kind, entry }) => (kind === 'inside' ? [entry.id] : [])))
  const groups = measure ? [items] : groupsOf(items)
  return groups.map((group, index) => (
    <RowGroup
      // oxlint-disable-next-line react/no-array-index-key -- a group is its place; its rows come and go
      key={index}
      {...props}
      items={group}
      firstPlace={firstPlace + index * groupSize}
      opened={opened}
      isLast={index === groups.length - 1}
    />
  ))
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
