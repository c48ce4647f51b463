import { EmptyState } from '@wasl/ui/data/EmptyState'
import { plainLook, type DataColumn } from '@wasl/ui/table/columns/data-column.ts'
import { DataTable } from '@wasl/ui/table/DataTable'
import type { TableView } from '@wasl/ui/table/table-view.ts'
import type { TableWords } from '@wasl/ui/table/table-words.ts'
import { useTableModel } from '@wasl/ui/table/useTableModel.ts'
import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { StaffFailed } from '../StaffFailed.tsx'
import css from './Resource.module.css'
import { idOf, titleOfRow, type AnyResource, type AnyRow } from './any-resource.ts'
import { useResourceText } from './resource.text.ts'
import { RowSwitch } from './RowSwitch.tsx'
import type { useAt } from './use-at.ts'
import type { ListOf } from './use-list-of.ts'

type Props = {
  of: AnyResource
  at: ReturnType<typeof useAt>
  found: ListOf['found']
  /** Without those that are being deleted. */
  rows: readonly AnyRow[]
  /** A search or a filter may have left nothing. */
  isNarrowed: boolean
  openId: string | null
  add: ReactNode
  onOpen: (row: AnyRow) => void
}

/** Everything a list of a few can be: awaited, failed, empty, or there. */
export function ResourceTable({ of, at, found, rows, isNarrowed, openId, add, onOpen }: Props) {
  const say = of.words()
  const [look, setLook] = useState(plainLook)
  const { data, error, refetch } = found
  const columns = useColumns(of, at)
  const rowId = useCallback((row: AnyRow) => idOf(of, row), [of])
  const model = useTableModel({ columns, rows, rowId, look, onLookChange: setLook })
  const kind = useMemo(
    () => ({
      name: (row: AnyRow) => titleOfRow(of, row, at),
      isMarked: (row: AnyRow) => idOf(of, row) === openId,
    }),
    [of, at, openId],
  )
  const words = useWords(say(`${of.prefix}.list`))
  return (
    <section className={css.table} aria-label={say(`${of.prefix}.list`)} data-box="card">
      <DataTable model={model} kind={kind} words={words} view={view()} actions={{ open: onOpen }} />
    </section>
  )

  function view(): TableView {
    if (!data) {
      if (!error) return { kind: 'loading', rows: 5 }
      const show = <StaffFailed kind="panel" error={error} onRetry={() => void refetch()} />
      return { kind: 'instead', show }
    }
    if (rows.length > 0) return { kind: 'ready', total: rows.length }
    const show = (
      <EmptyState kind={isNarrowed ? 'no-results' : 'no-data'} title={say(`${of.prefix}.none`)} actions={add}>
        {say(`${of.prefix}.noneText`)}
      </EmptyState>
    )
    return { kind: 'instead', show }
  }
}

/** Its name first, what is its own, and the switch last. */
function useColumns(of: AnyResource, at: Props['at']): readonly DataColumn<AnyRow>[] {
  const t = useResourceText()
  const say = of.words()
  return useMemo(() => {
    const nameCell = (row: AnyRow) => (
      <span className={css.name} data-marked={of.mark ? '' : undefined}>
        {of.mark?.(row, at)}
        <bdi>{titleOfRow(of, row, at)}</bdi>
        {of.note && <span className={css.note}>{of.note(row, at)}</span>}
      </span>
    )
    const hasSwitch = of.client.change && of.fields.some(({ keys }) => keys.includes('active'))
    return [
      {
        id: 'name',
        label: t('resource.name'),
        cell: nameCell,
        text: (row) => titleOfRow(of, row, at),
        width: 220,
        isFlexible: true,
        card: 'title' as const,
        namesRow: true,
      },
      ...of.columns(at),
      ...(hasSwitch
        ? [
            {
              id: 'active',
              label: t('resource.active'),
              cell: (row: AnyRow) => (
                <RowSwitch
                  of={of}
                  row={row}
                  page={at.page}
                  label={say(`${of.prefix}.active`, { name: titleOfRow(of, row, at) })}
                />
              ),
              width: 88,
              card: 'badge' as const,
            },
          ]
        : []),
    ]
  }, [of, at, t, say])
}

/** Rows are neither ticked nor have they a menu. */
function useWords(title: string): TableWords {
  const t = useResourceText()
  return useMemo(() => {
    const name = (row: string) => row
    return {
      caption: title,
      arrived: title,
      loading: t('resource.loading'),
      sorted: (label, isDescending) =>
        t(isDescending ? 'resource.sortedDown' : 'resource.sortedUp', { name: label }),
      resize: (label) => t('resource.resize', { name: label }),
      width: (px) => t('resource.width', { n: px }),
      selected: () => '',
      selectPage: '',
      selectRow: name,
      expandRow: name,
      isNew: '',
      rowMenu: name,
    }
  }, [t, title])
}
