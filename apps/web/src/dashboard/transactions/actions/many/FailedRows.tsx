import { Ltr } from '@wasl/ui/text/Ltr'
import { ToolButton } from '@wasl/ui/table/filters/ToolButton'
import { useId } from 'react'
import { useActionsText } from '../actions.text.ts'
import { mayBeTriedAgain } from '../try-again.ts'
import type { Failed } from './use-bulk.ts'
import css from './FailedRows.module.css'

type Props = { failed: Failed; onRetry: () => void }

/** What a bulk action left undone, and why (S2 §8, 207). Tried again is only what that can help. */
export function FailedRows({ failed: { count: undone, rows }, onRetry }: Props) {
  const t = useActionsText()
  const titleId = useId()
  const count = rows.filter(mayBeTriedAgain).length
  return (
    <div className={css.failed}>
      <b id={titleId}>{t('actions.notDone', { count: undone })}</b>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <section className={css.rows} tabIndex={0} aria-labelledby={titleId}>
        <ul>
          {rows.map(({ id, message }) => (
            <li key={id}>
              {t.rich('actions.failedRow', { id: <Ltr>{id}</Ltr>, reason: <bdi>{message}</bdi> })}
            </li>
          ))}
        </ul>
      </section>
      {count > 0 && (
        <ToolButton look="edged" onClick={onRetry}>
          {t('actions.retry', { count })}
        </ToolButton>
      )}
    </div>
  )
}
