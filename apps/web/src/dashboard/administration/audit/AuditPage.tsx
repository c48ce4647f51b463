import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { auditList } from '@wasl/contracts/lists/audit'
import { activityKinds } from '@wasl/contracts/values/states'
import { Button } from '@wasl/ui/actions/Button'
import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { EmptyState } from '@wasl/ui/data/EmptyState'
import { SkeletonBlocks } from '@wasl/ui/data/SkeletonBlocks'
import { DownloadIcon } from '@wasl/ui/icons/DownloadIcon'
import { usePageFacts } from '../../../base/page-context.tsx'
import { StaffFailed } from '../../../desk/StaffFailed.tsx'
import { choicesOf } from '../../../desk/list/applied-filters.ts'
import { askedSearch } from '../../../desk/list/asked-query.ts'
import { ListFilters } from '../../../desk/list/ListFilters.tsx'
import { usePagedList } from '../../../desk/list/usePagedList.ts'
import { useLocale } from '../../../i18n/language.tsx'
import area from '../../../desk/form/Area.module.css'
import { useKeptFocus } from '../../../desk/use-kept-focus.ts'
import { AdministrationHead } from '../AdministrationHead.tsx'
import css from './Audit.module.css'
import { actorsQuery, auditQuery } from './audit-log.queries.ts'
import { useAuditText } from './audit-log.text.ts'
import { AuditLine } from './AuditLine.tsx'

/** Who did what to which object, newest first. */
export function AuditPage() {
  const t = useAuditText()
  const locale = useLocale()
  const { timeZone } = usePageFacts().merchant
  const { asked, go } = usePagedList(auditList)
  const wish = askedSearch(auditList, asked, timeZone)
  const found = useInfiniteQuery(auditQuery(wish, locale))
  const actors = useQuery(actorsQuery).data?.results ?? []
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = found
  const { list, more } = useKeptFocus<HTMLElement>()
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
      <ListFilters
        list={auditList}
        asked={asked}
        onGo={go}
        nameOf={(filter) => t(`administration.audit.filter.${filter}`)}
        choices={{
          actor: actors.map(({ actor, nameEn, nameAr }) => ({
            value: actor,
            name: { en: nameEn || actor, ar: nameAr || nameEn || actor },
          })),
          kind: choicesOf(activityKinds, (kind) => t(`administration.audit.kind.${kind}`)),
        }}
        search={{
          label: t('administration.audit.object'),
          placeholder: t('administration.audit.objectHint'),
          clearLabel: t('administration.audit.clearObject'),
        }}
      />
      <section ref={list} className={css.box} aria-label={t('administration.audit.list')} data-box="card">
        {!entries && found.error && (
          <StaffFailed kind="panel" error={found.error} onRetry={() => void found.refetch()} />
        )}
        {!entries && !found.error && <SkeletonBlocks kind="list" label={t('administration.audit.loading')} />}
        {entries?.length === 0 && (
          <EmptyState
            kind="no-results"
            title={t('administration.audit.none')}
            actions={
              <Button onClick={() => go({ q: '', filters: {}, page: 1 })}>
                {t('administration.audit.clearAll')}
              </Button>
            }
          >
            {t('administration.audit.noneText')}
          </EmptyState>
        )}
        {entries && entries.length > 0 && (
          <ol className={css.lines}>
            {entries.map((entry) => (
              <li key={entry.id} data-entry="">
                <AuditLine entry={entry} onObject={(q) => go({ q, page: 1 })} />
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
