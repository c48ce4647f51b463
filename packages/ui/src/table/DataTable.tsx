import { useEffect, useId, useMemo, useRef, useState, useLayoutEffect } from 'react'
import css from './DataTable.module.css'
import { gridRoles } from './keys/grid-roles.ts'
import { pressRowKey } from './rows/row-keys.ts'
import type { RowKind } from './rows/row-part.ts'
import { SkeletonBody } from './rows/SkeletonBody.tsx'
import { extrasOf } from './table-extras.ts'
import { LateBody, warmBody } from './rows/late-body.ts'
import { itemsOf } from './table-items.ts'
import { rowHeights, type TableLayout, type TableView } from './table-view.ts'
import type { TableWords } from './table-words.ts'
import { TableBody } from './rows/TableBody.tsx'
import { TableHead } from './TableHead.tsx'
import { useColumnWidths } from './columns/useColumnWidths.ts'
import { useGrowing } from './rows/useGrowing.ts'
import { useGridFocus } from './keys/useGridFocus.ts'
import { useGridKeys } from './keys/useGridKeys.ts'
import { useRowPart, type RowActions } from './rows/useRowPart.ts'
import { useRowPresses } from './keys/useRowPresses.ts'
import type { SelectionModel } from './rows/useSelection.ts'
import type { TableModel } from './useTableModel.ts'
import { useTableNews } from './rows/useTableNews.ts'
import { useTabStop } from './keys/useTabStop.ts'
import type { Reveal } from './rows/VirtualBody.tsx'
import { groupRows, type RowGroups } from './rows/row-groups.ts'

type Props<Row> = {
  model: TableModel<Row>
  kind: RowKind<Row>
  words: TableWords
  view: TableView
  selection?: SelectionModel
  actions?: RowActions<Row>
  layout?: TableLayout
}

/** As many rows as a screen holds stand until the others can be drawn. */
const firstSight = 30

/** Until then only the line above says that newer rows are awaited. */
const dimAfterMs = 400

const nothing: readonly never[] = []

/**
 * A native table with the grid pattern: one tab stop, arrows, Home, End, Page Up and Down, Space to tick (Shift: a
 * range), Control A the page, Enter to open, "." the row menu, Escape to untick. In a narrow place rows become cards.
 */
export function DataTable<Row>(props: Props<Row>) {
  const { model, kind, words, view, selection, actions, layout = {} } = props
  const { density, isVirtual, isSelecting, onEnd } = layout
  const [frame, setFrame] = useState<HTMLDivElement | null>(null)
  const grid = useRef<HTMLTableElement>(null)
  const virtual = useRef<Reveal>(null)
  const gridId = useId()

  const [hasTicks, hasMenu, hasMark] = [
    Boolean(selection),
    Boolean(actions?.menu),
    Boolean(kind.inside ?? kind.isNew),
  ]
  const { length } = model.columns
  const extras = useMemo(
    () => extrasOf({ hasTicks, hasMark, hasMenu }, length),
    [hasTicks, hasMark, hasMenu, length],
  )
  const part = useRowPart({ gridId, words, kind, model, extras, selection, actions })
  const grown = useGrowing(isVirtual ? nothing : model.entries)
  const entries = isVirtual ? model.entries : grown
  const groups = useRowGroups(grown)
  const { expanded } = model
  const { inside } = kind
  const items = useMemo(
    () => itemsOf(entries, ({ id, row }) => expanded.has(id) && Boolean(inside?.has(row))),
    [entries, expanded, inside],
  )
  useEffect(() => {
    if (isVirtual) warmBody()
  }, [isVirtual])
  const isLoading = view.kind === 'loading'
  const isStale = view.kind === 'refreshing'
  const isDimmed = useLate(isStale, dimAfterMs)
  const toCome = model.entries.length - entries.length
  const lastPlace = isLoading ? 0 : items.length

  const { rowsBefore, rowCount } = useRowPlaces(view, model.entries.length)
  const { isFilled, drawnWidth, setWidth } = useColumnWidths(grid, model)
  useScrollEdges(frame)
  useTabStop(grid, view.kind !== 'instead')
  const focus = useGridFocus(grid, lastPlace)
  const onKeyDown = useGridKeys(grid, {
    lastPlace,
    reveal: (place) => virtual.current?.reveal(place),
    onRowKey: (place, event) =>
      pressRowKey(event, { item: items[place - 1], selection, open: actions?.open }),
  })
  const presses = useRowPresses({ model, selection, actions })
  useTableNews({ model, words, selection, isBusy: isLoading || isStale })

  if (view.kind === 'instead') return <div className={css.frame}>{view.show}</div>

  const body = {
    items,
    rowsBefore,
    part,
    selection: selection?.selection,
    isStale: isDimmed,
  }
  return (
    <div
      ref={setFrame}
      className={css.frame}
      data-box="table"
      data-density={density}
      data-bounded={isVirtual ? '' : undefined}
      data-selecting={isSelecting ? '' : undefined}
      data-fades={hasMenu || model.columns.some(({ isAction }) => isAction) ? undefined : ''}
    >
      {/* It stays in the page: put before the table, it would have all styles in it looked up again. */}
      <span className={css.progress} hidden={!isStale} />
      {/* No <caption>: a grid may hold only rows, and this takes the focus. */}
      <p id={model.captionId} className={css.caption} tabIndex={-1}>
        {isLoading ? words.loading : words.caption}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a grid, by the role in the spread */}
      <table
        ref={grid}
        {...gridRoles.grid}
        aria-labelledby={model.captionId}
        className={css.table}
        data-ticks={hasTicks ? '' : undefined}
        data-mark={hasMark ? '' : undefined}
        data-filled={isFilled ? '' : undefined}
        data-opens={actions?.open ? '' : undefined}
        aria-rowcount={rowCount}
        aria-colcount={extras.total}
        aria-multiselectable={hasTicks || undefined}
        aria-busy={isLoading || isStale || undefined}
        {...focus}
        {...presses}
        onKeyDown={onKeyDown}
      >
        <colgroup>
          {hasTicks && <col data-extra="ticks" />}
          {hasMark && <col data-extra="mark" />}
          {model.columns.map(({ id }) => (
            <col key={id} data-column={id} width={drawnWidth(id)} />
          ))}
          {hasMenu && <col data-extra="menu" />}
        </colgroup>
        <TableHead model={model} words={words} extras={extras} selection={selection} onWidth={setWidth} />
        {isLoading && <SkeletonBody rows={view.rows} columns={model.columns} extras={extras} />}
        {!isLoading && !isVirtual && (
          <TableBody {...body} groups={groups} isGrowing={toCome > 0} firstPlace={1} />
        )}
        {!isLoading && isVirtual && (
          <LateBody
            instead={<TableBody {...body} items={items.slice(0, firstSight)} firstPlace={1} />}
            {...body}
            scroller={frame}
            handle={virtual}
            estimate={rowHeights[density ?? 'regular']}
            onEnd={onEnd}
          />
        )}
      </table>
      <RowsToCome height={toCome * rowHeights[density ?? 'regular']} />
    </div>
  )
}

/** As high as the rows that are yet to come: nobody who has scrolled is moved. */
function RowsToCome({ height }: { height: number }) {
  const space = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    space.current?.style.setProperty('block-size', `${height}px`)
  }, [height])
  return <div ref={space} />
}

/** The groups of these rows, and of those before them where they still stand. */
function useRowGroups(entries: readonly { id: string }[]): RowGroups {
  const [grouped, setGrouped] = useState(() => ({ entries, groups: groupsOf(entries, new Map()) }))
  if (grouped.entries === entries) return grouped.groups
  const groups = groupsOf(entries, grouped.groups)
  setGrouped({ entries, groups })
  return groups
}

const groupsOf = (entries: readonly { id: string }[], before: RowGroups): RowGroups =>
  groupRows(
    entries.map(({ id }) => id),
    before,
  )

/** `total` is null where it is not known, and undefined where nobody said one. */
type Places = { rowsBefore: number; total: number | null | undefined }

const none: Places = { rowsBefore: 0, total: undefined }

/** Which rows of how many these are. While others are awaited, those that stand keep their numbers. */
function useRowPlaces(view: TableView, rows: number): { rowsBefore: number; rowCount: number } {
  const [stood, setStood] = useState(none)
  const told = view.kind === 'ready' ? { rowsBefore: view.rowsBefore ?? 0, total: view.total } : null
  if (told && (told.rowsBefore !== stood.rowsBefore || told.total !== stood.total)) setStood(told)
  const { rowsBefore, total } = told ?? (view.kind === 'refreshing' ? stood : none)
  return { rowsBefore, rowCount: rowCountOf(total, rows) }
}

/** With the head. -1 says that the total is not known. */
function rowCountOf(total: Places['total'], rows: number): number {
  if (total === undefined) return rows + 1
  return total === null ? -1 : total + 1
}

/** What is pinned sticks, and gets its edge, only while something is under it: on either side of what scrolls. */
function useScrollEdges(frame: HTMLElement | null) {
  useLayoutEffect(() => {
    if (!frame) return
    const mark = () => {
      const { scrollLeft, scrollWidth, clientWidth } = frame
      const before = Math.abs(scrollLeft)
      frame.toggleAttribute('data-scrolled', before > 1)
      frame.toggleAttribute('data-more', scrollWidth - clientWidth - before > 1)
    }
    const sizes = new ResizeObserver(mark)
    for (const box of [frame, ...frame.children]) sizes.observe(box)
    frame.addEventListener('scroll', mark, { passive: true })
    return () => {
      sizes.disconnect()
      frame.removeEventListener('scroll', mark)
    }
  }, [frame])
}

/** True once `isOn` has stood for so long: what is over sooner is not worth a change before the eyes. */
function useLate(isOn: boolean, afterMs: number): boolean {
  const [isLate, setIsLate] = useState(false)
  if (!isOn && isLate) setIsLate(false)
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(() => setIsLate(true), afterMs)
    return () => clearTimeout(timer)
  }, [isOn, afterMs])
  return isOn && isLate
}
