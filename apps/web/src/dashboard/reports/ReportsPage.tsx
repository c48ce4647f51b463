import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { reportList } from '@wasl/contracts/lists/reports'
import { reportStates } from '@wasl/contracts/values/states'
import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { DownloadIcon } from '@wasl/ui/icons/DownloadIcon'
import { Tabs } from '@wasl/ui/navigation/Tabs'
import { useMemo, useEffect, useRef } from 'react'
import { SectionHead } from '../../desk/SectionHead.tsx'
import { usePagedList } from '../../desk/list/usePagedList.ts'
import { staffPaths } from '../../desk/staff-paths.ts'
import { useStaff } from '../../desk/staff.ts'
import { useLocale } from '../../i18n/language.tsx'
import css from './Reports.module.css'
import { isOpen, readReports, reportsQuery } from './reports.queries.ts'
import { useReportsText } from './reports.text.ts'
import { ReportsTable } from './ReportsTable.tsx'
import type { ReportPage } from '@wasl/contracts/web/dashboard/reports.contract'
import { useAnnounce } from '@wasl/ui/text/announce.ts'

const tabs = ['all', 'ready', 'queued', 'preparing', 'failed', 'canceled', 'expired'] as const

/** S2 §2 "Generated reports": what was exported, how far it is, and the files. */
export function ReportsPage() {
  const t = useReportsText()
  const locale = useLocale()
  const staff = useStaff()
  const { searchStr } = useLocation()
  const { go } = usePagedList(reportList)
  const asked = useMemo(() => readReports(searchStr), [searchStr])
  const found = useQuery(reportsQuery(asked))
  useReportsReady(found.data)
  const counts = found.data?.counts
  return (
    <div className={css.page}>
      <SectionHead
        title={t('reports.title')}
        note={t(staff.user.isSuperuser ? 'reports.noteAll' : 'reports.note')}
        actions={
          staff.may('view_export_settings') &&
          staff.has('general-info') && (
            <ButtonLink
              size="row"
              href={staffPaths.allTransactions(locale)}
              icon={<DownloadIcon size={16} />}
            >
              {t('reports.exportAll')}
            </ButtonLink>
          )
        }
      />
      <section className={css.table} aria-label={t('reports.title')} data-box="card">
        <Tabs
          label={t('reports.tabs')}
          moreLabel={t('reports.more')}
          tabs={tabs.map((id) => ({
            id,
            label: t(`reports.tab.${id}`),
            ...(counts && { count: String(counts[id]) }),
          }))}
          selected={asked.filters.state ?? 'all'}
          onSelect={(id) => go({ filters: { state: reportStates.find((state) => state === id) }, page: 1 })}
        >
          <ReportsTable found={found} asked={asked} onGo={go} />
        </Tabs>
      </section>
    </div>
  )
}

/** Said politely when one of the reports in view has become ready (EXP-02). */
function useReportsReady(page: ReportPage | undefined): void {
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
