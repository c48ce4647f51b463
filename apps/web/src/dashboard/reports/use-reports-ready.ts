import type { ReportPage } from '@wasl/contracts/web/dashboard/reports.contract'
import { useAnnounce } from '@wasl/ui/announce.ts'
import { useEffect, useRef } from 'react'
import { isOpen } from './reports.queries.ts'
import { useReportsText } from './reports.text.ts'

/** Said politely when one of the reports in view has become ready (EXP-02). */
export function useReportsReady(page: ReportPage | undefined): void {
  const t = useReportsText()
  const announce = useAnnounce()
  const open = useRef<ReadonlySet<string>>(new Set())
  useEffect(() => {
    if (!page) return
    const done = page.results.find(({ id, state }) => state === 'ready' && open.current.has(id))
    open.current = new Set(page.results.filter(({ state }) => isOpen(state)).map(({ id }) => id))
    if (done) announce(t('reports.readyNow', { id: done.id }))
  }, [page, announce, t])
}
