import { useInfiniteQuery } from '@tanstack/react-query'
import { deliveryList } from '@wasl/contracts/lists/deliveries'
import { deliveryStates } from '@wasl/contracts/values/states'
import type { Endpoints } from '@wasl/contracts/web/dashboard/administration/webhooks.contract'
import { Button } from '@wasl/ui/actions/Button'
import { EmptyState } from '@wasl/ui/data/EmptyState'
import { SkeletonBlocks } from '@wasl/ui/data/SkeletonBlocks'
import { useId, useState } from 'react'
import { StaffFailed } from '../../../desk/StaffFailed.tsx'
import css from '../../../desk/form/Area.module.css'
import { choicesOf } from '../../../desk/list/applied-filters.ts'
import { askedSearch } from '../../../desk/list/asked-query.ts'
import { ListFilters } from '../../../desk/list/ListFilters.tsx'
import { isNarrowed } from '../../../desk/list/list-query.ts'
import { usePagedList } from '../../../desk/list/usePagedList.ts'
import { useKeptFocus } from '../../../desk/use-kept-focus.ts'
import { DeliveryDialog } from './DeliveryDialog.tsx'
import { DeliveryRow } from './DeliveryRow.tsx'
import { deliveriesQuery } from './hooks.queries.ts'
import { useHooksText } from './hooks.text.ts'

/** What was sent where, newest first; which of it is shown stands in the address. */
export function DeliveryLog({ known }: { known: Endpoints }) {
  const t = useHooksText()
  const titleId = useId()
  const { asked, go } = usePagedList(deliveryList)
  const found = useInfiniteQuery(deliveriesQuery(askedSearch(deliveryList, asked, 'UTC')))
  const [open, setOpen] = useState<string | null>(null)
  const rows = found.data?.pages.flatMap(({ results }) => results)
  const { list, more } = useKeptFocus<HTMLElement>()
  return (
    <section ref={list} className={css.page} aria-labelledby={titleId}>
      <h2 id={titleId} className={css.name}>
        {t('hooks.log')}
      </h2>
      <ListFilters
        list={deliveryList}
        asked={asked}
        onGo={go}
        nameOf={(filter) => t(`hooks.filter.${filter}`)}
        choices={{
          endpoint: known.results.map(({ id, url }) => ({ value: id, name: { en: url, ar: url } })),
          state: choicesOf(deliveryStates, (state) => t(`hooks.state.${state}`)),
          type: choicesOf([...known.eventTypes, 'webhook.test'], (type) => type),
        }}
        search={{
          label: t('hooks.search'),
          placeholder: t('hooks.search'),
          clearLabel: t('hooks.searchClear'),
        }}
      />
      {!rows && found.error && (
        <StaffFailed kind="panel" error={found.error} onRetry={() => void found.refetch()} />
      )}
      {!rows && !found.error && <SkeletonBlocks kind="list" label={t('hooks.log')} />}
      {rows?.length === 0 &&
        (isNarrowed(asked) ? (
          <EmptyState
            kind="no-results"
            title={t('hooks.logNoMatch')}
            heading="h3"
            actions={<Button onClick={() => go({ q: '', filters: {}, page: 1 })}>{t('hooks.clear')}</Button>}
          >
            {t('hooks.logNoMatchText')}
          </EmptyState>
        ) : (
          <EmptyState kind="no-data" title={t('hooks.logNone')} heading="h3">
            {t('hooks.logNoneText')}
          </EmptyState>
        ))}
      {rows && rows.length > 0 && (
        <ul className={css.list} aria-labelledby={titleId} data-box="card">
          {rows.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} onOpen={() => setOpen(delivery.id)} />
          ))}
        </ul>
      )}
      {found.hasNextPage && (
        <div className={css.tools}>
          <Button
            isPending={found.isFetchingNextPage}
            onClick={() => {
              more()
              void found.fetchNextPage()
            }}
          >
            {t('hooks.more')}
          </Button>
        </div>
      )}
      {open !== null && <DeliveryDialog id={open} onClosed={() => setOpen(null)} />}
    </section>
  )
}
