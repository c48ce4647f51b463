import { useInfiniteQuery } from '@tanstack/react-query'
import { useLocation, useRouter } from '@tanstack/react-router'
import type { Endpoints } from '@wasl/contracts/web/dashboard/administration/webhooks.contract'
import { Button } from '@wasl/ui/Button'
import { EmptyState } from '@wasl/ui/data/EmptyState'
import { SkeletonBlocks } from '@wasl/ui/data/SkeletonBlocks'
import { useId, useState } from 'react'
import { StaffFailed } from '../../../desk/StaffFailed.tsx'
import css from '../../../desk/form/Area.module.css'
import { useKeptFocus } from '../../../desk/use-kept-focus.ts'
import { DeliveryDialog } from './DeliveryDialog.tsx'
import { DeliveryFilters } from './DeliveryFilters.tsx'
import { DeliveryRow } from './DeliveryRow.tsx'
import { asksAnything, readDeliveriesAsked, type DeliveriesAsked } from './deliveries-asked.ts'
import { deliveriesQuery } from './hooks.queries.ts'
import { useHooksText } from './hooks.text.ts'

/** What was sent where, newest first; which of it is shown stands in the address. */
export function DeliveryLog({ known }: { known: Endpoints }) {
  const t = useHooksText()
  const titleId = useId()
  const router = useRouter()
  const { pathname, searchStr } = useLocation()
  const asked = readDeliveriesAsked(searchStr)
  const found = useInfiniteQuery(deliveriesQuery(asked))
  const [open, setOpen] = useState<string | null>(null)
  const rows = found.data?.pages.flatMap(({ results }) => results)
  const { list, more } = useKeptFocus<HTMLElement>()
  const go = (search: DeliveriesAsked) => void router.navigate({ to: pathname, search, resetScroll: false })
  return (
    <section ref={list} className={css.page} aria-labelledby={titleId}>
      <h2 id={titleId} className={css.name}>
        {t('hooks.log')}
      </h2>
      <DeliveryFilters asked={asked} known={known} onGo={go} />
      {!rows && found.error && (
        <StaffFailed kind="panel" error={found.error} onRetry={() => void found.refetch()} />
      )}
      {!rows && !found.error && <SkeletonBlocks kind="list" label={t('hooks.log')} />}
      {rows?.length === 0 &&
        (asksAnything(asked) ? (
          <EmptyState
            kind="no-results"
            title={t('hooks.logNoMatch')}
            heading="h3"
            actions={<Button onClick={() => go({})}>{t('hooks.clear')}</Button>}
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
