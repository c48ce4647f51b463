import { useQuery } from '@tanstack/react-query'
import { bulkLogShows, type DispatchDetail } from '@wasl/contracts/web/dashboard/bulk.contract'
import { ButtonLink } from '@wasl/ui/ButtonLink'
import { DownloadIcon } from '@wasl/ui/icons/DownloadIcon'
import { Tabs } from '@wasl/ui/navigation/Tabs'
import css from './Bulk.module.css'
import { bulkPaths } from './bulk-paths.ts'
import { logsQuery } from './bulk.queries.ts'
import { useBulkText } from './bulk.text.ts'
import { grouped } from '../../parts/grouped.ts'
import { LogsTable } from './LogsTable.tsx'
import { useListAddress } from './use-list-address.ts'

type Props = { of: { id: string; dispatch: string }; dispatch: DispatchDetail }

export function LogTabs({ of, dispatch }: Props) {
  const t = useBulkText()
  const { asked, go } = useListAddress(bulkLogShows)
  const found = useQuery(logsQuery(of, asked))
  return (
    <section className={css.table} aria-label={t('bulk.logs')} data-box="card">
      <Tabs
        label={t('bulk.logs')}
        moreLabel={t('bulk.more')}
        tabs={bulkLogShows.map((id) => ({
          id,
          label: t(`bulk.log.${id}`),
          count: grouped(dispatch.counts[id]),
        }))}
        selected={asked.show}
        onSelect={(id) => go({ show: bulkLogShows.find((show) => show === id) ?? 'all', page: 1 })}
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
        <LogsTable found={found} asked={asked} count={dispatch.counts[asked.show]} onGo={go} />
      </Tabs>
    </section>
  )
}
