import { useQuery } from '@tanstack/react-query'
import { bulkLogList } from '@wasl/contracts/lists/bulk'
import type { DispatchDetail } from '@wasl/contracts/web/dashboard/bulk.contract'
import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { DownloadIcon } from '@wasl/ui/icons/DownloadIcon'
import { Tabs } from '@wasl/ui/navigation/Tabs'
import css from '../Bulk.module.css'
import { bulkPaths } from '../bulk-paths.ts'
import { logsQuery } from '../bulk.queries.ts'
import { useBulkText } from '../bulk.text.ts'
import { grouped } from '../../../parts/grouped.ts'
import { LogsTable } from './LogsTable.tsx'
import { usePagedList } from '../../../desk/list/usePagedList.ts'

type Props = { of: { id: string; dispatch: string }; dispatch: DispatchDetail }

const shows = bulkLogList.filters.show.of

export function LogTabs({ of, dispatch }: Props) {
  const t = useBulkText()
  const { asked, go } = usePagedList(bulkLogList)
  const { show = 'all' } = asked.filters
  const found = useQuery(logsQuery(of, asked))
  return (
    <section className={css.table} aria-label={t('bulk.logs')} data-box="card">
      <Tabs
        label={t('bulk.logs')}
        moreLabel={t('bulk.more')}
        tabs={shows.map((id) => ({
          id,
          label: t(`bulk.log.${id}`),
          count: grouped(dispatch.counts[id]),
        }))}
        selected={show}
        onSelect={(id) => go({ filters: { show: shows.find((one) => one === id) }, page: 1 })}
        end={
          <ButtonLink
            variant="quiet"
            size="row"
            href={bulkPaths.logFile(of.id, of.dispatch)}
            download=""
            icon={<DownloadIcon size={16} />}
          >
            {t('bulk.logFile')}
          </ButtonLink>
        }
      >
        <LogsTable found={found} asked={asked} count={dispatch.counts[show]} onGo={go} />
      </Tabs>
    </section>
  )
}
