import type { TransactionShown } from '@wasl/contracts/web/dashboard/transactions/detail.contract'
import type { Locale } from '@wasl/domain/locale'
import { createQueries } from '@wasl/web/desk/queries.ts'
import { DetailPage } from '@wasl/web/dashboard/transactions/detail/DetailPage'
import { transactionQuery } from '@wasl/web/dashboard/transactions/detail/detail.queries.ts'
import { useState } from 'react'
import { DashboardPart } from '../DashboardPart.tsx'

type Props = {
  locale: Locale
  /** What the server would have answered; null: it is awaited. */
  transaction: TransactionShown | null
}

const place = { module: 'payment_request', list: 'live' } as const
const id = 'PR-1016'

const Detail = () => <DetailPage place={place} id={id} />

/** The page of one transaction. */
export function DetailScreen({ locale, transaction }: Props) {
  const [queries] = useState(() => {
    const created = createQueries()
    const options = transactionQuery(place, id)
    created.setQueryDefaults(options.queryKey, { refetchOnMount: false })
    if (transaction) created.setQueryData(options.queryKey, transaction)
    return created
  })
  return (
    <DashboardPart
      path={`payment-request/transactions/${id}`}
      locale={locale}
      component={Detail}
      queries={queries}
    />
  )
}
