import { type UseQueryResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { nameOf } from '@wasl/domain/locale'
import { EmptyState } from '@wasl/ui/data/EmptyState'
import { plainLook, type DataColumn } from '@wasl/ui/table/data-column.ts'
import { DataTable } from '@wasl/ui/table/DataTable'
import type { TableView } from '@wasl/ui/table/table-view.ts'
import type { TableWords } from '@wasl/ui/table/table-words.ts'
import { useTableModel } from '@wasl/ui/table/useTableModel.ts'
import { useMemo, useState, type ReactNode } from 'react'
import { useLocale } from '../../i18n/language.tsx'
import { StaffFailed } from '../StaffFailed.tsx'
import css from './Resource.module.css'
import { type AnyPage, type AnyResource, type AnyRow, wishOf } from './any-resource.ts'
import { useResourceText } from './resource.text.ts'
import { Switch } from '@wasl/ui/fields/Switch'
import { VisuallyHidden } from '@wasl/ui/VisuallyHidden'
import { answerOf } from '../../base/session/answer-of.ts'
import { useAreaText } from '../form/area.text.ts'
import { useTell } from '../use-tell.ts'

type Props = {
  of: AnyResource
  found: UseQueryResult<AnyPage>
  openId: string | null
  add: ReactNode
  onOpen: (row: AnyRow) => void
}

const noRows: readonly AnyRow[] = []
const noPage: AnyPage = { results: noRows }
const rowId = ({ id }: AnyRow) => id

/** Everything a list of a few can be: awaited, failed, empty, or there. */
export function ResourceTable({ of, found, openId, add, onOpen }: Props) {
  const say = of.words()
  const locale = useLocale()
  const [look, setLook] = useState(plainLook)
  const { data, error, refetch } = found
  const rows = data?.results ?? noRows
  const columns = useColumns(of, data)
  const model = useTableModel({ columns, rows, rowId, look, onLookChange: setLook })
  const kind = useMemo(
    () => ({
      name: (row: AnyRow) => nameOf(row, locale),
      isMarked: ({ id }: AnyRow) => id === openId,
    }),
    [locale, openId],
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
      <EmptyState kind="no-data" title={say(`${of.prefix}.none`)} actions={add}>
        {say(`${of.prefix}.noneText`)}
      </EmptyState>
    )
    return { kind: 'instead', show }
  }
}

/** Its name first, what is its own, and the switch last. */
function useColumns(of: AnyResource, page: AnyPage = noPage): readonly DataColumn<AnyRow>[] {
  const t = useResourceText()
  const say = of.words()
  const locale = useLocale()
  return useMemo(() => {
    const at = { page, t: say, locale }
    const nameCell = (row: AnyRow) => (
      <span className={css.name}>
        <bdi>{nameOf(row, locale)}</bdi>
        {of.note && <span className={css.note}>{of.note(row, at)}</span>}
      </span>
    )
    const hasSwitch = 'active' in of.empty
    return [
      {
        id: 'name',
        label: t('resource.name'),
        cell: nameCell,
        text: (row) => nameOf(row, locale),
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
                  label={say(`${of.prefix}.active`, { name: nameOf(row, locale) })}
                />
              ),
              width: 88,
              card: 'badge' as const,
            },
          ]
        : []),
    ]
  }, [of, page, t, say, locale])
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

/** On and off at once; what somebody else has changed meanwhile is refused and shown. */
function RowSwitch({ of, row, label }: { of: AnyResource; row: AnyRow; label: string }) {
  const area = useAreaText()
  const queries = useQueryClient()
  const tell = useTell()
  const { isPending, variables, mutate } = useMutation({
    mutationFn: async (active: boolean) =>
      answerOf(
        await of.client.change({
          params: { id: row.id },
          body: { ...wishOf(of, row), active, revision: row.revision },
        }),
      ),
    onError: (error) => tell({ error }),
    onSettled: () => queries.invalidateQueries({ queryKey: of.key }),
  })
  return (
    <Switch
      label={<VisuallyHidden>{label}</VisuallyHidden>}
      isOn={isPending ? variables === true : row['active'] === true}
      isSaving={isPending}
      savingLabel={area('area.saving')}
      onChange={mutate}
    />
  )
}
