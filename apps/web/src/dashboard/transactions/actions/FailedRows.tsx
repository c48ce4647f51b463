import { Ltr } from '@wasl/ui/Ltr'
import { ToolButton } from '@wasl/ui/table/ToolButton'
import { useActionsText } from './actions.text.ts'
import type { Failed } from './use-bulk.ts'
import css from './FailedRows.module.css'

type Props = { failed: Failed; onRetry: () => void }

/** What a bulk action left undone, and why (S2 §8, 207). */
export function FailedRows({ failed: { title, rows }, onRetry }: Props) {
  const t = useActionsText()
  return (
    <div className={css.failed}>
      <b>{title}</b>
      <ul className={css.rows}>
        {rows.map(({ id, message }) => (
          <li key={id}>
            {t.rich('actions.failedRow', { id: <Ltr>{id}</Ltr>, reason: <bdi>{message}</bdi> })}
          </li>
        ))}
      </ul>
      <ToolButton look="edged" onClick={onRetry}>
        {t('actions.retry', { count: rows.length })}
      </ToolButton>
    </div>
  )
}
