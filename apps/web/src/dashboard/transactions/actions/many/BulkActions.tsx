import { BulkBar, type BulkAction } from '@wasl/ui/table/rows/BulkBar'
import type { SelectionModel } from '@wasl/ui/table/rows/useSelection.ts'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { useStaff } from '../../../../desk/staff.ts'
import { isBulkActionName, isDangerous, type BulkActionName } from '../acted-on.ts'
import { ActionIcon } from '../ActionIcon.tsx'
import { useActionsText } from '../actions.text.ts'
import { AskMany } from './AskMany.tsx'
import { FailedRows } from './FailedRows.tsx'
import { mostIds } from './send-bulk.ts'
import { useBulk, type FindIds } from './use-bulk.ts'
import { isMatchingAction, type Matching } from './use-matching.ts'
import type { MatchingJob } from '@wasl/contracts/web/dashboard/transactions/matching.contract'
import { Progress } from '@wasl/ui/data/Progress'
import { ToolButton } from '@wasl/ui/table/filters/ToolButton'
import css from './FailedRows.module.css'

type Props = {
  /** The list, for what is done with everything that matches. */
  matching: Matching
  /** The server's, in its order. */
  actions: readonly { value: string }[]
  selection: SelectionModel
  /** The ids of what is selected; of everything that matches, where that is selected and few. */
  selectedIds: FindIds
  sum?: ReactNode
  /** How many match the filters; null where nobody counted. */
  total: number | null
  onChanged: () => void
  /** What may be done with the selected rows, for the menu above the list; null where nothing is selected. */
  onOffered: (offered: Offered | null) => void
}

export type Offered = { items: readonly BulkAction[]; press: (id: string) => void }

/** TBL-06: what may be done with the selected rows. What could not be done stays selected, with its reasons. */
export function BulkActions({
  matching,
  actions,
  selection,
  selectedIds,
  sum,
  total,
  onChanged,
  onOffered,
}: Props) {
  const t = useActionsText()
  const [asked, setAsked] = useState<BulkActionName | null>(null)
  const bulk = useBulk({ matching, selection, onChanged })
  const mayChooseAll = useStaff().may('payment.matching')
  const count = selection.count ?? 0
  const isMatching = selection.selection.kind === 'matching'
  const isShown = count > 0 || isMatching
  const isAtWork = bulk.job !== null
  const items = useMemo(() => itemsOf(isAtWork ? [] : actions, t), [actions, isAtWork, t])
  useEffect(() => {
    if (!isShown || items.length === 0) return
    onOffered({ items, press: (id) => setAsked(isBulkActionName(id) ? id : null) })
    return () => onOffered(null)
  }, [isShown, items, onOffered])
  if (!isShown && !isAtWork) {
    // What was asked about is no longer selected: the question is not asked of the next rows.
    if (asked) setAsked(null)
    return null
  }

  const apply = (action: BulkActionName) => {
    const isMany = isMatching && total !== null && total > mostIds
    return isMany && isMatchingAction(action)
      ? bulk.applyToMatching(action, total)
      : bulk.apply(action, selectedIds)
  }
  const answer = async (isYes: boolean) => {
    if (isYes && asked && !(await apply(asked))) return
    setAsked(null)
  }
  return (
    <>
      <BulkBar
        label={t('actions.selected', { count })}
        sum={sum}
        actions={{
          items,
          moreLabel: t('actions.moreShort'),
          onPress: (id) => setAsked(isBulkActionName(id) ? id : null),
        }}
        {...(total !== null &&
          mayChooseAll &&
          total > count && {
            all: {
              label: t('actions.selectAll', { count: total }),
              onPress: () => selection.change({ kind: 'matching chosen' }),
            },
          })}
        clear={{
          label: t('actions.clear'),
          shortLabel: t('actions.clearShort'),
          onPress: () => {
            bulk.forget()
            selection.change({ kind: 'cleared' })
          },
        }}
        result={
          bulk.job
            ? { plain: <MatchingProgress job={bulk.job} onStop={bulk.stop} /> }
            : bulk.failed && <FailedRows failed={bulk.failed} onRetry={bulk.retry} />
        }
      />
      {asked && (
        <AskMany
          action={asked}
          count={count}
          isMatching={isMatching}
          isBusy={bulk.isBusy}
          onAnswer={(isYes) => void answer(isYes)}
        />
      )}
    </>
  )
}

const itemsOf = (actions: Props['actions'], t: ReturnType<typeof useActionsText>): BulkAction[] =>
  actions
    .flatMap(({ value }) => (isBulkActionName(value) ? [value] : []))
    .map((value) => ({
      id: value,
      label: t(`actions.many.${value}`),
      shortLabel: t(`actions.short.${value}`),
      icon: <ActionIcon value={value} size={16} />,
      ...(isDangerous(value) && { tone: 'danger' as const }),
    }))

type MatchingProgressProps = { job: MatchingJob; onStop: () => void }

/** How far the work on everything that matches is. It goes on when the page is left. */
function MatchingProgress({ job, onStop }: MatchingProgressProps) {
  const t = useActionsText()
  const worked = job.done + job.failed
  return (
    <div className={css.failed}>
      <Progress
        label={t('actions.working')}
        value={worked}
        of={job.total}
        note={t('actions.workedOf', { n: worked, total: job.total })}
      />
      <ToolButton look="edged" onClick={onStop}>
        {t('actions.stop')}
      </ToolButton>
    </div>
  )
}
