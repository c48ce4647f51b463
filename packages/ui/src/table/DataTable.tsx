import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { useLate } from '../use-late.ts'
import css from './DataTable.module.css'
import { gridRoles } from './grid-roles.ts'
import { pressRowKey } from './row-keys.ts'
import type { RowKind } from './row-part.ts'
import { RowsToCome } from './RowsToCome.tsx'
import { SkeletonBody } from './SkeletonBody.tsx'
import { extrasOf } from './table-extras.ts'
import { LateBody, warmBody } from './late-body.ts'
import { itemsOf } from './table-items.ts'
import { rowHeights, type TableLayout, type TableView } from './table-view.ts'
import type { TableWords } from './table-words.ts'
import { TableBody } from './TableBody.tsx'
import { TableHead } from './TableHead.tsx'
import { useColumnWidths } from './useColumnWidths.ts'
import { useGrowing } from './useGrowing.ts'
import { useGridFocus } from './useGridFocus.ts'
import { useGridKeys } from './useGridKeys.ts'
import { useRowGroups } from './useRowGroups.ts'
import { useRowPlaces } from './useRowPlaces.ts'
import { useRowPart, type RowActions } from './useRowPart.ts'
import { useRowPresses } from './useRowPresses.ts'
import { useScrollEdges } from './useScrollEdges.ts'
import type { SelectionModel } from './useSelection.ts'
import type { TableModel } from './useTableModel.ts'
import { useTableNews } from './useTableNews.ts'
import { useTabStop } from './useTabStop.ts'
import type { Reveal } from './VirtualBody.tsx'

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
