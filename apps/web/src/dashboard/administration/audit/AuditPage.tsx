import { useInfiniteQuery } from '@tanstack/react-query'
import { useLocation, useRouter } from '@tanstack/react-router'
import { Button } from '@wasl/ui/Button'
import { ButtonLink } from '@wasl/ui/ButtonLink'
import { EmptyState } from '@wasl/ui/data/EmptyState'
import { SkeletonBlocks } from '@wasl/ui/data/SkeletonBlocks'
import { DownloadIcon } from '@wasl/ui/icons/DownloadIcon'
import { useMemo, useState } from 'react'
import { usePageFacts } from '../../../base/page-context.tsx'
import { StaffFailed } from '../../../desk/StaffFailed.tsx'
import { useLocale } from '../../../i18n/language.tsx'
import area from '../../../desk/form/Area.module.css'
import { useKeptFocus } from '../../../desk/use-kept-focus.ts'
import { AdministrationHead } from '../AdministrationHead.tsx'
import css from './Audit.module.css'
import {
  auditQueryOf,
  nothingAsked,
  readAuditAsked,
  writeAuditAsked,
  type AuditAsked,
} from './audit-asked.ts'
import { auditQuery } from './audit-log.queries.ts'
import { useAuditText } from './audit-log.text.ts'
import { AuditFilters } from './AuditFilters.tsx'
import { AuditLine } from './AuditLine.tsx'

/** Who did what to which object, newest first. */
export function AuditPage() {
  const t = useAuditText()
  const locale = useLocale()
  const router = useRouter()
  const { pathname, searchStr } = useLocation()
  const asked = useMemo(() => readAuditAsked(searchStr), [searchStr])
  const [openedAt] = useState(Date.now)
  const { timeZone } = usePageFacts().merchant
  const wish = auditQueryOf(asked, { now: openedAt, timeZone })
  const found = useInfiniteQuery(auditQuery(wish, locale))
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = found
  const { list, more } = useKeptFocus<HTMLElement>()
  const go = (change: Partial<AuditAsked>) =>
    void router.navigate({
      to: pathname,
      search: writeAuditAsked({ ...asked, ...change }),
      resetScroll: false,
    })
  const entries = data?.pages.flatMap((page) => page.results)
  return (
    <div className={area.page}>
      <AdministrationHead
        area="audit"
        actions={
          // Its room is there before the list is; only where nothing is found there is nothing to take away.
          entries?.length !== 0 &&
          !(found.error && !entries) && (
            <ButtonLink
              size="row"
              href={`/bff/dashboard/administration/audit/file?${new URLSearchParams(wish)}`}
              icon={<DownloadIcon size={16} />}
              download
            >
              {t('administration.audit.export')}
            </ButtonLink>
          )
        }
      />
      <AuditFilters asked={asked} onChange={go} />
      <section ref={list} className={css.box} aria-label={t('administration.audit.list')} data-box="card">
        {!entries && found.error && (
          <StaffFailed kind="panel" error={found.error} onRetry={() => void found.refetch()} />
        )}
        {!entries && !found.error && <SkeletonBlocks kind="list" label={t('administration.audit.loading')} />}
        {entries?.length === 0 && (
          <EmptyState
            kind="no-results"
            title={t('administration.audit.none')}
            actions={<Button onClick={() => go(nothingAsked)}>{t('administration.audit.clearAll')}</Button>}
          >
            {t('administration.audit.noneText')}
          </EmptyState>
        )}
        {entries && entries.length > 0 && (
          <ol className={css.lines}>
            {entries.map((entry) => (
              <li key={entry.id} data-entry="">
                <AuditLine entry={entry} onObject={(object) => go({ object })} />
              </li>
            ))}
          </ol>
        )}
        {hasNextPage && (
          <div className={css.foot}>
            <Button
              isPending={isFetchingNextPage}
              onClick={() => {
                more()
                void fetchNextPage()
              }}
            >
              {t('administration.audit.older')}
            </Button>
          </div>
        )}
      </section>
    </div>
  )
}
