import {
  cloneElement,
  memo,
  useMemo,
  type Ref,
  startTransition,
  useEffect,
  useState,
  type ReactElement,
} from 'react'
import { gridRoles } from '../keys/grid-roles.ts'
import { InsideRow } from './InsideRow.tsx'
import type { RowGroups } from './row-groups.ts'
import type { RowPart } from './row-part.ts'
import { isSelected, type Selection } from './selection.ts'
import type { TableItem } from '../table-items.ts'
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
  /** Whether more rows are to come. */
  isGrowing?: boolean
  measure?: Ref<HTMLTableRowElement>
}

/** In groups, each a body of the table. Where only the rows in sight are drawn they stay in one. */
export function TableBody<Row>(props: Props<Row>) {
  const { items, groups, isGrowing, firstPlace, rowsBefore, part, selection, isStale, measure } = props
  const bodies = useMemo(() => bodiesOf(items, groups), [items, groups])
  const standing = useMemo(() => {
    const shared = { rowsBefore, part, selection, isStale, measure }
    return bodies.map(({ key, from, items: group }, index) => (
      <RowGroup
        key={key}
        {...shared}
        items={group}
        firstPlace={firstPlace + from}
        isLast={index === bodies.length - 1}
      />
    ))
  }, [bodies, firstPlace, rowsBefore, part, selection, isStale, measure])
  const leaving = useLeaving(standing, !isGrowing)
  return [...standing, ...leaving.map((body) => cloneElement(body, { isLeaving: true }))]
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

type GroupProps<Row> = Omit<Props<Row>, 'groups' | 'isGrowing'> & { isLast: boolean; isLeaving?: boolean }

function Group<Row>(props: GroupProps<Row>) {
  const { items, firstPlace, rowsBefore, part, selection, isStale, measure, isLast, isLeaving } = props
  const opened = new Set(items.flatMap(({ kind, entry }) => (kind === 'inside' ? [entry.id] : [])))
  return (
    <tbody
      {...gridRoles.rowGroup}
      className={css.body}
      data-stale={isStale ? '' : undefined}
      data-last={isLast ? '' : undefined}
      hidden={isLeaving}
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

/** `memo` forgets the type parameter; the component is the same. */
const RowGroup = memo(Group) as typeof Group

type Bodies<Part> = readonly ReactElement<Part>[]

/** As many bodies that left may be taken out of the page in one go. */
const few = 2

/**
 * The bodies that stood and stand no more, to be drawn hidden behind those that do. Where there are many they are taken out
 * some at a time, when all others stand: a hundred rows in one go keep a slow machine from the next key. `standing` is held
 * still by the caller.
 */
function useLeaving<Part>(standing: Bodies<Part>, isWhole: boolean): Bodies<Part> {
  const [known, setKnown] = useState<{ standing: Bodies<Part>; leaving: Bodies<Part> }>({
    standing,
    leaving: [],
  })
  const shown = known.standing === standing ? known : { standing, leaving: leavingOf(known, standing) }
  if (shown !== known) setKnown(shown)
  const { leaving } = shown
  useEffect(() => {
    if (isWhole && leaving.length > 0)
      startTransition(() => setKnown({ standing, leaving: leaving.slice(few) }))
  }, [standing, isWhole, leaving])
  return leaving
}

/** What left in the change before goes at once when many leave anew. */
function leavingOf<Part>(
  before: { standing: Bodies<Part>; leaving: Bodies<Part> },
  standing: Bodies<Part>,
): Bodies<Part> {
  const stand = new Set(standing.map(({ key }) => key))
  const left = before.standing.filter(({ key }) => !stand.has(key))
  return left.length > few ? left : before.leaving.filter(({ key }) => !stand.has(key))
}
