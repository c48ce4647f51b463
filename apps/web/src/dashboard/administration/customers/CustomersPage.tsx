import { useQuery } from '@tanstack/react-query'
import type { FoundCustomer } from '@wasl/contracts/web/dashboard/administration/customers.contract'
import { EmptyState } from '@wasl/ui/data/EmptyState'
import { SkeletonBlocks } from '@wasl/ui/data/SkeletonBlocks'
import { SearchField } from '@wasl/ui/fields/SearchField'
import { useState } from 'react'
import { StaffFailed } from '../../../desk/StaffFailed.tsx'
import { AdministrationHead } from '../AdministrationHead.tsx'
import css from '../../../desk/form/Area.module.css'
import { CustomerDialog } from './CustomerDialog.tsx'
import { CustomerRow } from './CustomerRow.tsx'
import { erasuresQuery, fewestLetters, foundQuery } from './customers.queries.ts'
import { useCustomersText } from './customers.text.ts'
import { ErasureLog } from './ErasureLog.tsx'
import { RetentionForm } from './RetentionForm.tsx'

/** What is stored of a customer: seen, exported, erased; and for how long it is kept. */
export function CustomersPage() {
  const t = useCustomersText()
  const [q, setQ] = useState('')
  const [open, setOpen] = useState<FoundCustomer | null>(null)
  const found = useQuery(foundQuery(q))
  const erasures = useQuery(erasuresQuery)
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
          <ErasureLog erasures={erasures.data.results} />
        </>
      )}
      {open && <CustomerDialog customer={open} onClosed={() => setOpen(null)} />}
    </div>
  )
}
