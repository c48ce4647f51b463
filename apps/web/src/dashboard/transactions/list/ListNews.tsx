import { RefreshCwIcon } from '@wasl/ui/icons/RefreshCwIcon'
import { ToolButton } from '@wasl/ui/table/filters/ToolButton'
import { useListText } from './list.text.ts'
import css from './TransactionList.module.css'
import { useEffect, useState } from 'react'

const stepMs = 30_000

/** Whole minutes since an instant, counted on. */
function useMinutesAgo(sinceMs: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), stepMs)
    return () => clearInterval(timer)
  }, [])
  return sinceMs === 0 ? 0 : Math.max(0, Math.floor((now - sinceMs) / 60_000))
}

type Props = { updatedAt: number; hasFailed: boolean; onRefresh: () => void }

/** Rows that are not of this minute say so (TBL-10). */
export function ListNews({ updatedAt, hasFailed, onRefresh }: Props) {
  const t = useListText()
  const minutes = useMinutesAgo(updatedAt)
  if (!hasFailed && minutes < 1) return null
  return (
    <div className={css.news}>
      <span role={hasFailed ? 'alert' : undefined}>
        {hasFailed ? t('list.refreshFailed') : t('list.updated', { minutes })}
      </span>
      <ToolButton icon={<RefreshCwIcon size={16} />} onClick={onRefresh}>
        {t('list.refresh')}
      </ToolButton>
    </div>
  )
}
