import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ImportDetail, ImportRow } from '@wasl/contracts/web/dashboard/products/imports.contract'
import { Button } from '@wasl/ui/actions/Button'
import { CircleCheckIcon } from '@wasl/ui/icons/CircleCheckIcon'
import { TextField } from '@wasl/ui/inputs/TextField'
import { StatusBadge } from '@wasl/ui/money/StatusBadge'
import { Ltr } from '@wasl/ui/text/Ltr'
import { useAnnounce } from '@wasl/ui/text/announce.ts'
import { answerOf } from '../../../base/session/answer-of.ts'
import { staffClient } from '../../../base/session/staff-client.ts'
import { usePathname } from '../../../base/use-pathname.ts'
import { useDraft } from '../../../desk/form/use-draft.ts'
import { useTell } from '../../../desk/use-tell.ts'
import { useLocale } from '../../../i18n/language.tsx'
import { joined } from '../../../parts/joined.ts'
import { importAt } from './import-paths.ts'
import { Changes } from './Changes.tsx'
import css from './Imports.module.css'
import { importsKey } from './imports.queries.ts'
import { useImportsText } from './imports.text.ts'

/** One row with errors: each wrong cell with its reason, and a field for what should stand there. */
export function FixRow({ job, row }: { job: ImportDetail; row: ImportRow }) {
  const t = useImportsText()
  const locale = useLocale()
  const columns = [...new Set(row.problems.map(({ column }) => column))]
  const found = (column: string) => row.cells.find((cell) => cell.column === column)?.text ?? ''
  const base = Object.fromEntries(columns.map((column) => [column, found(column)]))
  const { draft, keep, forget } = useDraft<Record<string, string>>(`import.${job.id}.${row.row}`, base)
  const { isPending, mutate } = useCorrect({ row: row.row, wrongBefore: job.counts.wrong, onFixed: forget })
  const typed = (column: string) => draft[column] ?? found(column)
  const isOpen = job.state === 'rehearsed'
  if (row.outcome === 'dropped')
    return (
      <div className={css.dropped}>
        <span>{t('imports.outcome.dropped')}</span>
        {isOpen && (
          <Button
            size="row"
            isPending={isPending}
            aria-label={t('imports.takeRow', { n: row.row })}
            onClick={() => mutate({ cells: [], dropped: false })}
          >
            {t('imports.take.row')}
          </Button>
        )}
      </div>
    )
  if (columns.length === 0)
    return (
      <>
        <StatusBadge tone="success" icon={<CircleCheckIcon size={14} />}>
          {t('imports.fixed')}
        </StatusBadge>
        <Changes row={row} />
      </>
    )
  return (
    <form
      className={css.cells}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        mutate({ cells: columns.map((column) => ({ column, text: typed(column) })) })
      }}
    >
      {columns.map((column) => {
        const problems = row.problems.filter((problem) => problem.column === column)
        const instead = problems.find((problem) => problem.instead !== null)?.instead ?? null
        const says = problems.map(({ text, expected }) => `${text}. ${expected}`)
        return (
          <div key={column} className={css.cell}>
            {isOpen ? (
              <TextField
                label={
                  <>
                    <Ltr>{column}</Ltr>
                  </>
                }
                aria-label={t('imports.instead', { column, n: row.row })}
                hint={
                  found(column) === ''
                    ? t('imports.fileSaidNothing')
                    : t('imports.fileSaid', { found: found(column) })
                }
                problem={joined(says, locale)}
                value={typed(column)}
                autoComplete="off"
                onChange={({ currentTarget }) =>
                  keep((before) => ({ ...before, [column]: currentTarget.value }))
                }
              />
            ) : (
              <p className={css.small}>
                <Ltr>{column}</Ltr> {joined(says, locale)}
              </p>
            )}
            {isOpen && instead !== null && (
              <Button
                size="row"
                isPending={isPending}
                onClick={() => mutate({ cells: [{ column, text: instead }] })}
              >
                {t('imports.use', { value: instead })}
              </Button>
            )}
          </div>
        )
      })}
      {isOpen && (
        <span className={css.formats}>
          <Button
            type="submit"
            size="row"
            isPending={isPending}
            aria-label={t('imports.saveRow', { n: row.row })}
          >
            {t('imports.save')}
          </Button>
          <Button
            size="row"
            aria-label={t('imports.dropRow', { n: row.row })}
            onClick={() => mutate({ cells: [], dropped: true })}
          >
            {t('imports.drop.row')}
          </Button>
        </span>
      )}
    </form>
  )
}

type Correction = { cells: { column: string; text: string }[]; dropped?: boolean }

type Asked = { row: number; wrongBefore: number; onFixed: () => void }

/** Every row is judged again with it; what came of this one is said, because it may leave the list. */
function useCorrect({ row, wrongBefore, onFixed }: Asked) {
  const t = useImportsText()
  const { plugin, id } = importAt(usePathname())
  const queries = useQueryClient()
  const announce = useAnnounce()
  const tell = useTell()
  return useMutation({
    mutationFn: async (body: Correction) =>
      answerOf(await staffClient.imports.correct({ params: { plugin, id, row: String(row) }, body })),
    onSuccess: async ({ counts }) => {
      const isFixed = counts.wrong < wrongBefore
      if (isFixed) onFixed()
      await queries.invalidateQueries({ queryKey: importsKey })
      announce(t(isFixed ? 'imports.rowFixed' : 'imports.still', { n: row }))
    },
    onError: (error) => tell({ error }),
  })
}
