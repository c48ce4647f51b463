import type { Locale } from '@wasl/domain/locale'
import { SearchField } from '@wasl/ui/fields/SearchField'
import { Columns3Icon } from '@wasl/ui/icons/Columns3Icon'
import { MailIcon } from '@wasl/ui/icons/MailIcon'
import { Rows3Icon } from '@wasl/ui/icons/Rows3Icon'
import { Trash2Icon } from '@wasl/ui/icons/Trash2Icon'
import { LiveRegion } from '@wasl/ui/text/LiveRegion'
import { Menu } from '@wasl/ui/overlays/menus/Menu'
import { MenuPanel } from '@wasl/ui/overlays/menus/MenuPanel'
import { ColumnDialog } from '@wasl/ui/table/columns/ColumnDialog'
import { plainLook, type Density, type TableLook } from '@wasl/ui/table/columns/data-column.ts'
import { DataTable } from '@wasl/ui/table/DataTable'
import { FilterBar } from '@wasl/ui/table/filters/FilterBar'
import { rowsChoices } from '@wasl/ui/table/page-links.ts'
import { Paginator } from '@wasl/ui/table/Paginator'
import { SavedViews } from '@wasl/ui/table/filters/SavedViews'
import type { TableView } from '@wasl/ui/table/table-view.ts'
import { ToolButton } from '@wasl/ui/table/filters/ToolButton'
import { useSelection } from '@wasl/ui/table/rows/useSelection.ts'
import { useTableModel } from '@wasl/ui/table/useTableModel.ts'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { sampleColumns, sampleId, sampleKind, sampleWords } from '../ui/sample-table.tsx'
import { stateBadge, type SampleRow } from '../ui/sample-transactions.tsx'
import {
  barWords,
  columnWords,
  densityWords,
  pageWords,
  stateFilters,
  viewWords,
} from './sample-list-words.tsx'
import { SampleBulk } from './SampleBulk.tsx'
import { SampleFilters } from './SampleFilters.tsx'
import { SampleInstead } from './SampleInstead.tsx'
import '../ui/table-story.css'

export type SampleListProps = {
  locale: Locale
  rows: readonly SampleRow[]
  total: number
  show: 'rows' | 'loading' | 'refreshing' | 'no data' | 'no results' | 'failed'
  /** What has been asked of the server, for the tests. */
  onAsk: (what: string) => void
}

const startLook: TableLook = { ...plainLook, sort: { id: 'created', isDescending: true } }

/** The list of transactions as a screen composes it. */
export function SampleList({ locale, rows, total, show, onAsk }: SampleListProps) {
  const one = (en: string, ar: string) => (locale === 'ar' ? ar : en)
  const [text, setText] = useState('')
  const [filters, setFilters] = useState<readonly string[]>(['state', 'created'])
  const [view, setView] = useState('tried')
  const [look, setLook] = useState<TableLook>(startLook)
  const [density, setDensity] = useState<Density>('regular')
  const [page, setPage] = useState(1)
  const [perPage, setPerPage] = useState('10')
  const [isSelecting, setIsSelecting] = useState(false)
  const [open, setOpen] = useState<'filters' | 'columns' | null>(null)
  const [menuRow, setMenuRow] = useState<SampleRow | null>(null)
  const menuButton = useRef<HTMLElement | null>(null)

  const sought = useDeferredValue(text)
  const found = useMemo(
    () =>
      rows.filter(({ id, customer }) =>
        `${id} ${customer.en} ${customer.ar}`.toLowerCase().includes(sought.toLowerCase()),
      ),
    [rows, sought],
  )
  const model = useTableModel({
    columns: sampleColumns[locale],
    rows: found,
    rowId: sampleId,
    look,
    onLookChange: setLook,
  })
  const ids = useMemo(() => model.entries.map(({ id }) => id), [model.entries])
  const selection = useSelection(ids, total)
  const ticked = model.entries.flatMap(({ id, row }) =>
    selection.selection.kind === 'some' && selection.selection.ids.has(id) ? row : [],
  )
  const words = sampleWords[locale]

  const nothing = sought !== '' && found.length === 0
  const viewOf = (): TableView => {
    if (show === 'loading') return { kind: 'loading', rows: 8 }
    if (show === 'refreshing') return { kind: 'refreshing' }
    if (show === 'rows' && !nothing) return { kind: 'ready', total, rowsBefore: (page - 1) * 10 }
    const why = show === 'rows' ? 'no results' : show
    return { kind: 'instead', show: <SampleInstead show={why} locale={locale} onAsk={onAsk} /> }
  }
  const tableView = viewOf()
  const isSelected = selection.selection.kind === 'matching' || selection.count !== 0

  return (
    <LiveRegion>
      <section className="table-story-card" aria-label={one('Transactions', 'المعاملات')}>
        <SavedViews
          views={viewWords[locale].views}
          selected={view}
          isChanged={look !== startLook}
          words={viewWords[locale].words}
          onSelect={setView}
          save={{ over: () => onAsk('save'), asNew: () => onAsk('save as') }}
          end={
            <span className="table-story-wide">
              <ToolButton
                icon={<Columns3Icon size={16} />}
                aria-haspopup="dialog"
                onClick={() => setOpen('columns')}
              >
                {one('Columns', 'الأعمدة')}
              </ToolButton>
              <Menu
                trigger={
                  <ToolButton icon={<Rows3Icon size={16} />}>{densityWords[locale].density}</ToolButton>
                }
                label={densityWords[locale].density}
                groups={[
                  {
                    id: 'density',
                    chosen: density,
                    items: (['comfortable', 'regular', 'compact'] as const).map((id) => ({
                      id,
                      label: densityWords[locale][id],
                    })),
                  },
                ]}
                align="end"
                onAction={(id) => {
                  if (id === 'comfortable' || id === 'regular' || id === 'compact') setDensity(id)
                }}
              />
            </span>
          }
        />
        <div className="table-story-tools">
          <FilterBar
            search={
              <SearchField
                label={one('Search id, email or phone', 'ابحث بالرقم أو البريد أو الهاتف')}
                placeholder={one('Search id, email or phone', 'ابحث بالرقم أو البريد أو الهاتف')}
                clearLabel={one('Clear search', 'مسح البحث')}
                onSearch={setText}
                hasSlashKey
              />
            }
            applied={stateFilters[locale].filter(({ id }) => filters.includes(id))}
            words={barWords[locale]}
            onOpen={() => setOpen('filters')}
            onRemove={(id) => setFilters((on) => on.filter((one_) => one_ !== id))}
            onClearAll={() => setFilters([])}
            end={
              <span className="table-story-phone">
                <ToolButton
                  look="edged"
                  aria-pressed={isSelecting}
                  onClick={() => setIsSelecting((on) => !on)}
                >
                  {isSelecting ? one('Done', 'تم') : one('Select', 'تحديد')}
                </ToolButton>
              </span>
            }
          />
        </div>
        <DataTable
          model={model}
          kind={sampleKind[locale]}
          words={words}
          view={tableView}
          selection={selection}
          actions={{
            open: (row) => onAsk(`open ${row.id}`),
            menu: (row, button) => {
              menuButton.current = button
              setMenuRow(row)
            },
            hold: () => setIsSelecting(true),
          }}
          layout={{ density, isSelecting, isVirtual: perPage === 'all' }}
        />
        {isSelected && (
          <SampleBulk locale={locale} selection={selection} ticked={ticked} total={total} onAsk={onAsk} />
        )}
        {tableView.kind !== 'instead' && (
          <Paginator
            rows={{
              label: one('Rows', 'الصفوف'),
              options: rowsChoices(total).map((choice) => ({
                value: String(choice),
                label: choice === 'all' ? one(`All ${total}`, `الكل ${total}`) : String(choice),
              })),
              selected: perPage,
              onSelect: setPerPage,
            }}
            range={pageWords[locale].range((page - 1) * 10 + 1, Math.min(page * 10, total), total)}
            pages={{ kind: 'numbered', page, count: Math.ceil(total / 10) }}
            words={pageWords[locale].words}
            hrefOf={(number) => `#page=${number}`}
            onPage={(step) => {
              if (typeof step === 'number') setPage(step)
              if (step === 'next') setPage(page + 1)
              if (step === 'previous') setPage(page - 1)
              if (step === 'first') setPage(1)
              if (step === 'last') setPage(Math.ceil(total / 10))
              document.getElementById(model.captionId)?.focus()
            }}
          />
        )}
        {menuRow && (
          <MenuPanel
            button={menuButton}
            align="end"
            focus="first"
            label={words.rowMenu(menuRow.id)}
            head={
              <>
                <bdi dir="ltr">{menuRow.id}</bdi> {stateBadge(menuRow.state, locale)}
              </>
            }
            groups={[
              {
                id: 'row',
                items: [
                  { id: 'open', label: one('Open', 'فتح'), shortcut: 'Enter' },
                  { id: 'email', label: one('Send email', 'إرسال بريد'), icon: <MailIcon size={16} /> },
                  {
                    id: 'delete',
                    label: one('Delete…', 'حذف…'),
                    icon: <Trash2Icon size={16} />,
                    tone: 'danger',
                  },
                ],
              },
            ]}
            onAction={(id) => onAsk(`${id} ${menuRow.id}`)}
            onClose={() => setMenuRow(null)}
          />
        )}
        {open === 'columns' && (
          <ColumnDialog
            columns={sampleColumns[locale]}
            look={look}
            plain={plainLook}
            words={columnWords[locale]}
            onDone={(next) => {
              setLook(next)
              setOpen(null)
            }}
            onClose={() => setOpen(null)}
          />
        )}
        {open === 'filters' && <SampleFilters locale={locale} onClose={() => setOpen(null)} />}
      </section>
    </LiveRegion>
  )
}
