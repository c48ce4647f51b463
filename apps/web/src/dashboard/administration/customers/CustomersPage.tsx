import { useQuery } from '@tanstack/react-query'
import { erasureList } from '@wasl/contracts/lists/erasures'
import type { FoundCustomer, Erasures } from '@wasl/contracts/web/dashboard/administration/customers.contract'
import { EmptyState } from '@wasl/ui/data/EmptyState'
import { SkeletonBlocks } from '@wasl/ui/data/SkeletonBlocks'
import { SearchField } from '@wasl/ui/fields/SearchField'
import { useState } from 'react'
import { PagesFoot } from '../../../desk/list/PagesFoot.tsx'
import { usePagedList, type PagedAsked } from '../../../desk/list/usePagedList.ts'
import { StaffFailed } from '../../../desk/StaffFailed.tsx'
import { AdministrationHead } from '../AdministrationHead.tsx'
import css from '../../../desk/form/Area.module.css'
import { CustomerDialog } from './CustomerDialog.tsx'
import { CustomerRow } from './CustomerRow.tsx'
import { erasuresQuery, fewestLetters, foundQuery } from './customers.queries.ts'
import { useCustomersText } from './customers.text.ts'
import { RetentionForm } from './RetentionForm.tsx'
import { Dots } from '@wasl/ui/text/Dots'
import { Card } from '@wasl/ui/layout/Card'
import { Instant } from '../../../parts/Instant.tsx'

/** What is stored of a customer: seen, exported, erased; and for how long it is kept. */
export function CustomersPage() {
  const t = useCustomersText()
  const [q, setQ] = useState('')
  const [open, setOpen] = useState<FoundCustomer | null>(null)
  const found = useQuery(foundQuery(q))
  const { asked, go } = usePagedList(erasureList)
  const erasures = useQuery(erasuresQuery(asked))
  const isAsked = q.length >= fewestLetters
  const customers = isAsked ? found.data?.results : undefined
  const results = customers && t('personal.results', { n: customers.length })
  return (
    <div className={css.page}>
      <AdministrationHead area="customers" />
      <SearchField
        label={t('personal.search')}
        placeholder={t('personal.searchPlaceholder')}
        clearLabel={t('personal.clear')}
        onSearch={(text) => setQ(text.trim())}
        isPending={found.isFetching}
        {...(results && { results, announcement: results })}
      />
      {!isAsked && <p className={css.quiet}>{t('personal.start')}</p>}
      {isAsked && found.error && (
        <StaffFailed kind="panel" error={found.error} onRetry={() => void found.refetch()} />
      )}
      {isAsked && found.isPending && <SkeletonBlocks kind="list" label={t('personal.search')} count={3} />}
      {customers?.length === 0 && (
        <EmptyState kind="no-results" title={t('personal.nobody')}>
          {t('personal.nobodyText')}
        </EmptyState>
      )}
      {customers && customers.length > 0 && (
        <ul className={css.list} aria-label={t('personal.search')} data-box="card">
          {customers.map((customer) => (
            <CustomerRow key={customer.id} customer={customer} onOpen={() => setOpen(customer)} />
          ))}
        </ul>
      )}
      {found.data && customers?.length === found.data.limit && (
        <p className={css.quiet}>{t('personal.more', { limit: found.data.limit })}</p>
      )}
      {erasures.data && (
        <>
          <RetentionForm erasures={erasures.data} />
          <ErasureLog erasures={erasures.data} asked={asked} onGo={go} />
        </>
      )}
      {open && <CustomerDialog customer={open} onClosed={() => setOpen(null)} />}
    </div>
  )
}

type ErasureLogProps = {
  erasures: Erasures
  asked: PagedAsked<typeof erasureList>
  onGo: ReturnType<typeof usePagedList<typeof erasureList>>['go']
}

/** Who erased a customer and when. It does not name the customer. */
function ErasureLog({ erasures: { results, count, asOf }, asked, onGo }: ErasureLogProps) {
  const t = useCustomersText()
  return (
    <Card title={t('personal.log')}>
      {results.length === 0 ? (
        <p className={css.quiet}>{t('personal.logNone')}</p>
      ) : (
        <ul className={css.list}>
          {results.map(({ id, reason, actor, counts, at }) => (
            <li key={id} className={css.item}>
              <div className={css.told}>
                <p className={css.name}>
                  {reason === 'asked' ? t('personal.asked', { actor }) : t('personal.byItself')}
                </p>
                <p className={css.quiet}>
                  <Dots>
                    <Instant at={at} />
                    {t('personal.counts', { requests: counts.requests, messages: counts.messages })}
                  </Dots>
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {count > 10 && <PagesFoot asked={asked} asOf={asOf} count={count} shown={results.length} onGo={onGo} />}
    </Card>
  )
}
