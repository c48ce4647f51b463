import type { BulkRow } from '@wasl/contracts/web/dashboard/bulk.contract'
import { columnsToMend, type BulkColumn } from '@wasl/domain/bulk'
import { Button } from '@wasl/ui/actions/Button'
import { Dots } from '@wasl/ui/text/Dots'
import { CircleCheckIcon } from '@wasl/ui/icons/CircleCheckIcon'
import { StatusBadge } from '@wasl/ui/money/StatusBadge'
import { TextField } from '@wasl/ui/inputs/TextField'
import { useDraft } from '../../desk/form/use-draft.ts'
import { useLocale } from '../../i18n/language.tsx'
import css from './Bulk.module.css'
import { useBulkText } from './bulk.text.ts'
import { joined } from '../../parts/joined.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useAnnounce } from '@wasl/ui/text/announce.ts'
import { answerOf } from '../../base/session/answer-of.ts'
import { staffClient } from '../../base/session/staff-client.ts'
import { useTell } from '../../desk/use-tell.ts'
import { bulkKey } from './bulk.queries.ts'

type Cells = Partial<Record<BulkColumn, string>>
type Props = { uploadId: string; row: BulkRow; mayCorrect: boolean }

/**
 * One row: what was found in each wrong cell, and what to put instead. What was typed stays until it is right, also over
 * another page of rows and a reload.
 */
export function CorrectionRow({ uploadId, row, mayCorrect }: Props) {
  const t = useBulkText()
  const columns = [...new Set(row.problems.flatMap(columnsToMend))]
  const found = (column: BulkColumn) => row.values[column] ?? ''
  const base: Cells = Object.fromEntries(columns.map((column) => [column, found(column)]))
  const { draft, keep, forget } = useDraft(`bulk.${uploadId}.${row.number}`, base)
  const { isSaving, save } = useCorrect({ uploadId, number: row.number, onSaved: forget })
  const typed = (column: BulkColumn) => draft[column] ?? found(column)
  const isWrong = (column: BulkColumn) => row.problems.some((problem) => problem.column === column)
  const isOpen = row.problems.length > 0
  const canSave = mayCorrect && row.canCorrect && isOpen
  return (
    <li className={css.row} data-open={isOpen ? '' : undefined}>
      <div className={css.rowHead}>
        <b>{t('bulk.row', { n: row.number })}</b>
        <span dir="auto">{row.customer}</span>
        {!isOpen && row.isCorrected && (
          <StatusBadge tone="success" icon={<CircleCheckIcon size={14} />}>
            {t('bulk.fixed')}
          </StatusBadge>
        )}
      </div>
      {isOpen && (
        <form
          className={css.cells}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            const given = columns.filter((column) => isWrong(column) || typed(column) !== found(column))
            save(Object.fromEntries(given.map((column) => [column, typed(column)])))
          }}
        >
          {columns.map((column) => (
            <Cell
              key={column}
              row={row}
              column={column}
              typed={typed(column)}
              isEditable={canSave}
              onType={(text) => keep((before) => ({ ...before, [column]: text }))}
            />
          ))}
          {canSave && (
            <Button
              type="submit"
              size="row"
              isPending={isSaving}
              aria-label={t('bulk.saveRow', { n: row.number })}
            >
              {t('bulk.save')}
            </Button>
          )}
        </form>
      )}
    </li>
  )
}

type CellProps = {
  row: BulkRow
  column: BulkColumn
  typed: string
  isEditable: boolean
  onType: (text: string) => void
}

function Cell({ row, column, typed, isEditable, onType }: CellProps) {
  const t = useBulkText()
  const locale = useLocale()
  const problems = row.problems.filter((problem) => problem.column === column)
  const found = row.values[column] ?? ''
  const name = t(`bulk.col.${column}`)
  const says = joined(
    problems.map(({ text }) => text),
    locale,
  )
  const hint = joined(
    problems.map(({ hint: mend }) => mend),
    locale,
  )
  return (
    <div className={css.cell}>
      <p className={css.what}>
        {says && <b>{says}</b>}
        <span className={css.small}>
          <Dots>
            {name}
            <span>
              {t('bulk.found')}: {found ? <bdi>{found}</bdi> : t('bulk.empty')}
            </span>
          </Dots>
        </span>
      </p>
      {isEditable ? (
        <TextField
          label={t('bulk.insteadIn', { column: name, n: row.number })}
          problem={hint || undefined}
          value={typed}
          autoComplete="off"
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
      ) : (
        <p className={css.small}>{hint}</p>
      )}
    </div>
  )
}

type Asked = { uploadId: string; number: number; onSaved: () => void }

/** The row as the server finds it now; said, because what is looked at may go from the list. */
function useCorrect({ uploadId, number, onSaved }: Asked) {
  const t = useBulkText()
  const announce = useAnnounce()
  const tell = useTell()
  const queries = useQueryClient()
  const { isPending, mutate } = useMutation({
    mutationFn: async (values: Partial<Record<BulkColumn, string>>) =>
      answerOf(
        await staffClient.bulk.correct({ params: { id: uploadId, row: String(number) }, body: { values } }),
      ),
    onSuccess: async ({ problems }) => {
      await queries.invalidateQueries({ queryKey: bulkKey })
      announce(t(problems.length > 0 ? 'bulk.stillWrong' : 'bulk.fixedSaid', { n: number }))
      onSaved()
    },
    onError: (error) => tell({ error }),
  })
  return { isSaving: isPending, save: mutate }
}
